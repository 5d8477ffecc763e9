/** What people have just said, for as long as a bubble stays. */
import { BUBBLE_MILLIS, type Bubble } from "./speech";

export class Hearing {
  private heard: readonly (Bubble & { until: number })[] = $state.raw([]);

  /** What each seat said last, while it is still to be seen. */
  get said(): ReadonlyMap<number, string> {
    return new Map(this.heard.map(({ seat, text }) => [seat, text]));
  }

  /** These are new: what the same people said before is gone. */
  hear(bubbles: readonly Bubble[]): void {
    if (bubbles.length === 0) return;
    const until = Date.now() + BUBBLE_MILLIS;
    const speakers = new Set(bubbles.map(({ seat }) => seat));
    const others = this.heard.filter(({ seat }) => !speakers.has(seat));
    this.heard = [...others, ...bubbles.map((bubble) => ({ ...bubble, until }))];
    setTimeout(() => (this.heard = this.heard.filter((one) => one.until > Date.now())), BUBBLE_MILLIS + 50);
  }
}
