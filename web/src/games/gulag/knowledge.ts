/** What is in a view and a journal of Gulag, gathered for showing. */
import { enumerated, NOBODY, person, value } from "../../text/sentence";
import type { Person, Thing } from "../../text/names";
import { type Talk, talk } from "../../text/talk";
import { term } from "../../table/choices";
import type { TableProps, Term } from "../../table/contract";
import { Card, type GulagView, Loyalty, type Messages } from "../../wire/gulag";

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

/** The cards that these eyes choose from now, also once one of them is chosen and not sent. */
export function playing(p: TableProps): { action: number; card: Card; chosen: boolean }[] {
  const isPlay = (action: number): boolean => term(p, action).is === "Play";
  if (p.replay || ![...p.actions, ...p.prefix].some(isPlay)) return [];
  return (p.sheet.actions as Term[]).flatMap((one, action) =>
    one.is === "Play" ? [{ action, card: one["card"] as Card, chosen: p.prefix.includes(action) }] : [],
  );
}

/** The most work cards there can still be. */
export const reach = (view: GulagView): number => view.work + 2 * (view.turns - view.past.length);

/** A flag at the canal: with so many reds, so much work is enough. */
export interface Flag {
  reds: number;
  work: number;
  state: "reached" | "open" | "beyond" | "out"; // out: these eyes know that there are more or fewer reds
  text: string;
}

export function flags(p: TableProps): Flag[] {
  const t = says(p);
  const view = viewOf(p);
  const sure = p.covered && !view.over ? [] : [...known(p).values()];
  const fewest = sure.filter((loyalty) => loyalty === Loyalty.RED).length;
  const most = view.turns - sure.filter((loyalty) => loyalty === Loyalty.BLACK).length;
  return view.marks.map(({ reds, work }) => {
    if (reds < fewest || reds > most) return { reds, work, state: "out", text: t("canal-ruled-out", { reds }) };
    if (work <= view.work) return { reds, work, state: "reached", text: t("canal-reached", { reds }) };
    if (work > reach(view)) return { reds, work, state: "beyond", text: t("canal-beyond", { reds }) };
    return { reds, work, state: "open", text: t("canal-mark", { reds, work }) };
  });
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
