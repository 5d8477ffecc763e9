/** What is in a view of Wolves, gathered for showing. */
import type { TableProps, Term } from "../../table/contract";
import type { Person, Thing } from "../../text/names";
import { enumerated, NOBODY, person, value } from "../../text/sentence";
import { type Talk, talk } from "../../text/talk";
import {
  type Card,
  type Community,
  type Knowledge,
  type Mat,
  type Messages,
  type Offer,
  type Piece,
  type Pile,
  Resource,
  type WolvesView,
} from "../../wire/wolves";

export const viewOf = (p: TableProps): WolvesView => p.view as WolvesView;

export const RESOURCES = [Resource.FISH, Resource.CORN, Resource.BISON] as const;

/** The keys of pictures; those of cards and resources are their fields in the view, too. */
const CARD_KEYS = ["fish", "corn", "bison", "leader", "forest"] as const;
const KNOWLEDGE_KEYS = ["land", "basket", "drum", "climb", "pot", "hands"] as const;
const OFFER_KEYS = [
  "fish_cards",
  "corn_cards",
  "bison_cards",
  "leaders",
  "fish_tokens",
  "corn_tokens",
  "bison_tokens",
] as const;

export const resourceKey = (resource: Resource): "fish" | "corn" | "bison" =>
  (["fish", "corn", "bison"] as const)[resource];
export const cardKey = (card: Card): keyof Pile => CARD_KEYS[card];
export const knowledgeKey = (knowledge: Knowledge): string => KNOWLEDGE_KEYS[knowledge];
export const tokenKey = (resource: Resource): string => `${resourceKey(resource)}_token`;
export const isToken = (piece: Piece): boolean => piece >= CARD_KEYS.length - 1;
export const pieceKey = (piece: Piece): string =>
  isToken(piece) ? `${CARD_KEYS[piece - 4]}_token` : cardKey(piece as Card);

/** What Wolves says, in the reader's language. */
export const says = (p: TableProps): Talk<Messages> => talk<Messages>(p.sheet);

/** Things and people as arguments of what it says. */
export const resourceThing = (p: TableProps, one: Resource): Thing => enumerated(p.sheet, "Resource", one);
export const cardThing = (p: TableProps, one: Card): Thing => enumerated(p.sheet, "Card", one);
export const pieceThing = (p: TableProps, one: Piece): Thing => enumerated(p.sheet, "Piece", one);
export const knowledgeThing = (p: TableProps, one: Knowledge): Thing => enumerated(p.sheet, "Knowledge", one);
export const who = (p: TableProps, seat: number): Person => person(p.sheet, seat, p.names, p.seat);

/** The same people, and `you`: which of them is the reader. Lists are the reader if they hold nobody else. */
export function people<Part extends string>(
  p: TableProps,
  given: Readonly<Record<Part, number | readonly number[]>>,
): Record<Part, Person | Person[]> & { you: string } {
  const parts = Object.entries(given) as [Part, number | readonly number[]][];
  const reads = parts.find(([, seats]) => p.seat !== null && String(seats) === String(p.seat));
  const named = parts.map(([part, seats]) => [
    part,
    typeof seats === "number" ? who(p, seats) : seats.map((seat) => who(p, seat)),
  ]);
  return { ...Object.fromEntries(named), you: reads?.[0] ?? NOBODY } as Record<Part, Person | Person[]> & {
    you: string;
  };
}

/** What things are called. */
export const resourceName = (p: TableProps, resource: Resource): string => value(p.sheet, "Resource", resource);
export const tokenName = (p: TableProps, resource: Resource): string => value(p.sheet, "Resource", resource, "token");
export const cardName = (p: TableProps, card: Card): string => value(p.sheet, "Card", card);
export const pieceName = (p: TableProps, piece: Piece): string => value(p.sheet, "Piece", piece);
export const knowledgeName = (p: TableProps, one: Knowledge): string => value(p.sheet, "Knowledge", one);
export const communityName = (p: TableProps, one: Community): string => value(p.sheet, "Community", one);
export const nameOf = (p: TableProps, seat: number | null): string => (seat === null ? "" : (p.names[seat] ?? ""));

/** The cards of a pile, one by one. */
export const cardsOf = (pile: Pile): Card[] =>
  CARD_KEYS.flatMap((key, card) => Array.from({ length: pile[key] }, () => card as Card));

/** What is left of a deck besides the cards that were drawn from it, by kind and in all. */
export function left(deck: Pile, drawn: Pile): { kinds: { card: Card; count: number }[]; total: number } {
  const kinds = CARD_KEYS.map((key, card) => ({ card: card as Card, count: deck[key] - drawn[key] }));
  return { kinds, total: kinds.reduce((sum, { count }) => sum + count, 0) };
}

/** The pieces of a gift, one by one, and which of them have been taken. */
export const piecesOf = (offer: Offer, taken?: Offer): { piece: Piece; taken: boolean }[] =>
  OFFER_KEYS.flatMap((key, piece) =>
    Array.from({ length: offer[key] }, (_, index) => ({ piece: piece as Piece, taken: index < (taken?.[key] ?? 0) })),
  );

/** A space for a need on a mat: met, still missing after everybody has paid, or not paid for yet. */
export type Need = "met" | "missing" | "open";

const BEFORE_NEEDS = new Set(["Picking", "Gathering"]);

/** The spaces for a resource on a mat. */
export function needs(p: TableProps, mat: Mat, resource: Resource): Need[] {
  const { step, needs: number } = viewOf(p);
  const key = resourceKey(resource);
  const paid = (one: "fish" | "corn" | "bison"): number =>
    mat.paid.cards[one] + mat.paid.tokens[one] + mat.paid.leaders[one];
  // Before gifts go across, all that was needed is either paid or unmet: less means that somebody has not paid yet.
  const all = RESOURCES.reduce<number>((sum, one) => sum + paid(resourceKey(one)) + mat.unmet[resourceKey(one)], 0);
  const settled = step === "Needs" ? all >= number * RESOURCES.length : !BEFORE_NEEDS.has(step);
  const met = settled ? number - mat.unmet[key] : paid(key);
  return Array.from({ length: number }, (_, index) => (index < met ? "met" : settled ? "missing" : "open"));
}

/** Who stands on which space of the status track: the start, and rows of ten spaces. */
export interface Track {
  start: number[];
  rows: { from: number; spaces: (number | null)[] }[];
}

const ROW = 10;
const FEWEST_ROWS = 2;
const MOST_ROWS = 5; // of a longer track, only rows on which somebody stands

export function track(view: WolvesView): Track {
  const at = new Map(view.mats.flatMap((mat, seat) => (mat.status > 0 ? [[mat.status, seat] as const] : [])));
  const last = Math.max(FEWEST_ROWS, Math.ceil(Math.max(0, ...at.keys()) / ROW));
  const rows = Array.from({ length: last }, (_, row) => ({
    from: row * ROW + 1,
    spaces: Array.from({ length: ROW }, (_, space) => at.get(row * ROW + space + 1) ?? null),
  }));
  return {
    start: view.mats.flatMap((mat, seat) => (mat.status === 0 ? [seat] : [])),
    rows: last > MOST_ROWS ? rows.filter((row) => row.spaces.some((seat) => seat !== null)) : rows,
  };
}

/** The number of an action that can be chosen now: the one with these fields. */
export function able(p: TableProps, wanted: Term): number | undefined {
  if (p.replay || p.sending) return undefined;
  return p.actions.find((action) => {
    const term = p.sheet.actions[action] as Term;
    return Object.entries(wanted).every(([name, given]) => term[name] === given);
  });
}

/** Whether these eyes are putting a move together that others must not see yet. */
export const composing = (p: TableProps): boolean => p.prefix.length > 0;
