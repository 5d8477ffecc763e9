/** What is in a view and a journal of Gulag, gathered for showing. */
import { enumerated, NOBODY, person, value } from "../../text/sentence";
import type { Person, Thing } from "../../text/names";
import { type Talk, talk } from "../../text/talk";
import type { TableProps, Term } from "../../table/contract";
import { Card, type GulagView, Loyalty, type Messages, type PastTurn, type Remark } from "../../wire/gulag";

export const RED = "red";
export const BLACK = "black";

export const viewOf = (p: TableProps): GulagView => p.view as GulagView;

/** The key of a picture for a card or loyalty. */
export const cardKey = (card: Card): "work" | "strike" => (card === Card.WORK ? "work" : "strike");
export const loyaltyKey = (loyalty: Loyalty): "red" | "black" => (loyalty === Loyalty.RED ? RED : BLACK);

/** What a card or a loyalty is called; `title`: where the word stands alone. */
export const cardName = (p: TableProps, card: Card): string => value(p.sheet, "Card", card);
export const loyaltyName = (p: TableProps, loyalty: Loyalty): string => value(p.sheet, "Loyalty", loyalty);
export const loyaltyTitle = (p: TableProps, loyalty: Loyalty): string => value(p.sheet, "Loyalty", loyalty, "title");

/** What Gulag says, in the reader's language. */
export const says = (p: TableProps): Talk<Messages> => talk<Messages>(p.sheet);

/** A card, a loyalty, somebody and some people, as arguments of messages. */
export const cardArgument = (p: TableProps, card: Card): Thing => enumerated(p.sheet, "Card", card);
export const loyaltyArgument = (p: TableProps, loyalty: Loyalty): Thing => enumerated(p.sheet, "Loyalty", loyalty);
export const who = (p: TableProps, seat: number): Person => person(p.sheet, seat, p.names, p.seat);
export const all = (p: TableProps, seats: readonly number[]): Person[] => seats.map((seat) => who(p, seat));

/** For `$you`: the name of the argument, if that is the reader. */
export const youAs = (p: TableProps, seat: number, argument: string): string => (seat === p.seat ? argument : NOBODY);

/** Whose loyalty these eyes are sure of; the all-seeing are sure of everybody's. */
export function known(p: TableProps): Map<number, Loyalty> {
  const found = new Map<number, Loyalty>();
  for (const view of [p.view, ...(p.views ?? [])] as GulagView[]) {
    view.red?.forEach((seat) => found.set(seat, Loyalty.RED));
    if (view.red !== null) p.names.forEach((_, seat) => found.has(seat) || found.set(seat, Loyalty.BLACK));
    if (view.seat !== null && view.loyalty !== null) found.set(view.seat, view.loyalty);
    if (view.neighbour !== null && view.neighbour_loyalty !== null) found.set(view.neighbour, view.neighbour_loyalty);
  }
  return found;
}

/** Whether the commissar is choosing the team of the turn. */
export function appointing(view: GulagView): boolean {
  return view.step === "SelectWorkers" || view.step === "SelectSupervisor";
}

/** The card that somebody has put down in the turn under way: its face where these eyes know it. */
export function putDown(p: TableProps, seat: number): "choosing" | "down" | Card | null {
  const view = viewOf(p);
  if (!view.workers.includes(seat) || appointing(view)) return null;
  const eyes = (p.views as GulagView[] | undefined)?.[seat] ?? (seat === p.seat ? view : null);
  if (eyes !== null && eyes.own !== null) return eyes.own;
  const held = eyes === null || eyes.held.length === 0 ? null : (p.sheet.actions[eyes.held[0] as number] as Term);
  if (held?.is === "Play") return held.card as Card;
  return view.step === "Task" && view.actors.includes(seat) ? "choosing" : "down";
}

/** The cards of finished turns that these eyes know, by turn and seat. */
export function pastCards(p: TableProps, turn: number): Map<number, Card> {
  const found = new Map<number, Card>();
  for (const view of [p.view, ...(p.views ?? [])] as GulagView[]) {
    const own = view.past[turn]?.own ?? null;
    if (view.seat !== null && own !== null) found.set(view.seat, own);
  }
  return found;
}

/** How many of somebody's fields on the canal: the work of each finished turn. */
export const workOf = (past: readonly PastTurn[]): number[] => past.map((turn) => turn.work);

/** What was said about somebody: by themself, by whoever saw the card, by others, and of the cards they played. */
export interface Claims {
  own: Loyalty[];
  seen: { by: number; loyalty: Loyalty }[];
  thought: { loyalty: Loyalty; by: number[] }[];
  played: { turn: number; card: Card }[];
}

/** All claims, gathered by the person they are about; who says the same again is heard once. */
export function claims(p: TableProps): Claims[] {
  const about: Claims[] = p.names.map(() => ({ own: [], seen: [], thought: [], played: [] }));
  const heard = new Set<string>();
  for (const event of p.events) {
    if (event.is !== "Said") continue;
    const by = event.seat as number;
    const key = `${by} ${event.remark as number}`;
    if (heard.has(key)) continue;
    heard.add(key);
    const remark = p.sheet.remarks[event.remark as number] as Remark;
    switch (remark.is) {
      case "IAm":
        about[by]?.own.push(remark.loyalty);
        break;
      case "ISaw":
        about[remark.seat]?.seen.push({ by, loyalty: remark.loyalty });
        break;
      case "IThink": {
        const thoughts = about[remark.seat]?.thought;
        const same = thoughts?.find((one) => one.loyalty === remark.loyalty);
        if (same) same.by.push(by);
        else thoughts?.push({ loyalty: remark.loyalty, by: [by] });
        break;
      }
      case "IPlayed":
        about[by]?.played.push({ turn: remark.turn, card: remark.card });
    }
  }
  return about;
}

/** Whether anybody said anything about somebody. */
export const anything = (one: Claims): boolean =>
  one.own.length + one.seen.length + one.thought.length + one.played.length > 0;
