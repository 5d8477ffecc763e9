/** Who has just said what, for the bubbles at the table. */
import type { Line } from "../wire/messages";
import type { Term } from "./contract";

export interface Bubble {
  seat: number;
  text: string;
}

/** How long a bubble stays after it was heard. */
export const BUBBLE_MILLIS = 8000;

/** The remarks made since the last thing that happened: the newest of each seat. */
export function lastSaid(events: readonly Term[], remark: (number: number) => string): Bubble[] {
  const said = new Map<number, Bubble>();
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index] as Term;
    if (event.is !== "Said") break;
    const seat = event.seat as number;
    if (!said.has(seat)) said.set(seat, { seat, text: remark(event.remark as number) });
  }
  return [...said.values()];
}

/** The remarks among these events: the newest of each seat. */
export function newlySaid(events: readonly Term[], remark: (number: number) => string): Bubble[] {
  return lastSaid(
    events.filter((event) => event.is === "Said"),
    remark,
  );
}

/** Chat lines as bubbles: the newest of everybody, where they sit now; of those who have left, none. */
export function chatted(lines: readonly Line[], seats: readonly { who: string }[]): Bubble[] {
  const bubbles = lines.map(({ who, text }) => ({ seat: who ? seats.findIndex((one) => one.who === who) : -1, text }));
  return [...new Map(bubbles.filter(({ seat }) => seat >= 0).map((bubble) => [bubble.seat, bubble])).values()];
}
