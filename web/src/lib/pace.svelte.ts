/**
 * What happens is shown one thing after another, at a pace that people can follow.
 *
 * A table tells us faster than anybody can look: bots move within moments of each other. So each position waits until
 * the one before it has been looked at. `shown` is what is on the screen; whoever is to decide sees the newest soon, and
 * a tap or the space bar catches up at any time. Nothing here draws.
 */
import type { Term } from "../table/contract";
import { nothing, type Told } from "./told";

export type Speed = "calm" | "normal" | "quick" | "none";

/** How long, in milliseconds, an ordinary thing and a moment are looked at. */
const LOOKS: Record<Speed, { thing: number; moment: number }> = {
  calm: { thing: 1500, moment: 3000 },
  normal: { thing: 800, moment: 1900 },
  quick: { thing: 350, moment: 1000 },
  none: { thing: 0, moment: 0 },
};

/** When we are to decide, all that is still to be shown takes no longer than this. */
const BEFORE_OUR_TURN = 1500;
/** More than that at once happened while we were not here, and is told in words. */
const MANY = 30;

interface Page {
  speed: () => Speed;
  away: () => boolean; // nobody is looking
  awaited: (told: Told) => boolean; // we are to decide
  isMoment: (event: Term, number: number, told: Told) => boolean; // it stops the table for a beat
}

/** An event that has the board for itself, by its number in the journal. */
export interface Shown {
  event: Term;
  number: number;
}

export class Pace {
  shown: Told = $state.raw(nothing());
  moment: Shown | null = $state.raw(null);
  /** The number of the first event that came while nobody looked; none: nothing did. */
  missed: number | null = $state(null);
  // A state of its own: whether we have caught up depends on it, and with that whether one can choose.
  private waiting: readonly { told: Told; from: number; moments: Shown[] }[] = $state.raw([]);
  private deadline: number | null = null; // until when all is to be shown, since we are to decide
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: Page) {}

  /** Whether what is on the screen is how things stand. */
  get caughtUp(): boolean {
    return this.waiting.length === 0 && this.moment === null;
  }

  /** The table has told something. */
  hear(told: Told): void {
    const before = this.waiting.at(-1)?.told ?? this.shown;
    const from = before.events.length;
    const began = before.n === null || told.n === null || told.events.length < from;
    if (told.n === before.n && !began) return this.aside(told);
    if (began || this.page.speed() === "none") return this.jump(told);
    if (this.page.away() || told.events.length - from > MANY) {
      if (told.events.length > from) this.missed ??= from;
      return this.jump(told);
    }
    const moments = told.events
      .slice(from)
      .map((event, index) => ({ event, number: from + index }))
      .filter(({ event, number }) => this.page.isMoment(event, number, told));
    this.waiting = [...this.waiting, { told, from, moments }];
    if (this.timer === undefined) this.next();
  }

  /** Show how things stand now. */
  catchUp(): void {
    const last = this.waiting.at(-1)?.told;
    if (last !== undefined) this.jump(last);
    else this.rest();
  }

  /** What is not the game's (who is here, the chat) does not wait. */
  private aside(told: Told): void {
    const { events, isPublic, view, goal, actions, remarks, whole, end, n } = this.shown;
    this.shown =
      this.waiting.length === 0 ? told : { ...told, events, isPublic, view, goal, actions, remarks, whole, end, n };
    for (const one of this.waiting) if (one.told.n === told.n) one.told = told;
  }

  private jump(told: Told): void {
    this.waiting = [];
    this.shown = told;
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.deadline = null;
    this.moment = null;
  }

  /** Show the next thing, and come back when it has been looked at. */
  private next(): void {
    this.timer = undefined;
    this.moment = null;
    const one = this.waiting[0];
    if (one === undefined) return;
    this.shown = one.told;
    this.moment = one.moments.shift() ?? null;
    const news = one.told.events.length > one.from;
    const wait = this.moment !== null ? this.look("moment") : news ? this.look("thing") : 0;
    if (one.moments.length === 0) this.waiting = this.waiting.slice(1);
    this.timer = setTimeout(() => this.next(), wait); // what comes meanwhile waits as long
  }

  /** How long to look at something: shorter where we are to decide, and much is still to come. */
  private look(what: "thing" | "moment"): number {
    const looks = LOOKS[this.page.speed()];
    if (!this.page.awaited(this.waiting.at(-1)?.told ?? this.shown)) {
      this.deadline = null;
      return looks[what];
    }
    const now = Date.now();
    this.deadline ??= now + BEFORE_OUR_TURN;
    const later = this.waiting.map(({ moments }) => Math.max(looks.thing, moments.length * looks.moment));
    const all = later.reduce((sum, one) => sum + one, looks[what]);
    return Math.min(looks[what], (looks[what] * Math.max(0, this.deadline - now)) / all);
  }
}
