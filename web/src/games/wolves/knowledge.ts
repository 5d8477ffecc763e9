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

/** A space for a need of one's own: what is not paid yet may lie in one's hand or reserve. */
export type Space = Need | "card" | "token";

/** The spaces for a resource on one's own mat, with what one could pay them with now. */
export function spaces(p: TableProps, mat: Mat, resource: Resource): Space[] {
  const { hand, learning, step } = viewOf(p);
  const key = resourceKey(resource);
  let cards = p.covered || hand === null ? 0 : hand[key];
  let tokens = mat.reserve[key];
  // What is being paid is one's own business until it is sent.
  const open = p.covered && composing(p) && step === "Needs" && !learning;
  return needs(p, mat, resource).map((one) => {
    if (open) return "open";
    if (one !== "open") return one;
    return cards-- > 0 ? "card" : tokens-- > 0 ? "token" : "open";
  });
}

/** How much is lacking for one's own needs besides cards and tokens, before leaders stand in. */
export const lacking = (p: TableProps, mat: Mat): number =>
  RESOURCES.reduce<number>((sum, one) => sum + spaces(p, mat, one).filter((space) => space === "open").length, 0);

/** Everybody on the status track: how far along it, in which of two lanes, so that neighbours do not hide each other. */
export interface Marker {
  seat: number;
  status: number;
  along: number; // of the whole track, from 0 to 1
  lane: 0 | 1;
}

const SHORTEST = 20;
const FIVE = 5;

/** The last space of the status track that is shown; the track has no end. */
export const trackEnd = (view: WolvesView): number =>
  Math.max(SHORTEST, Math.ceil(Math.max(0, ...view.mats.map((mat) => mat.status)) / FIVE) * FIVE);

/** The markers above zero, the last first. */
export function markers(view: WolvesView): Marker[] {
  const end = trackEnd(view);
  return view.mats
    .map((mat, seat) => ({ seat, status: mat.status }))
    .filter(({ status }) => status > 0)
    .sort((a, b) => a.status - b.status)
    .map(({ seat, status }, index) => ({ seat, status, along: status / end, lane: (index % 2) as 0 | 1 }));
}

/** Who has no status. */
export const atStart = (view: WolvesView): number[] =>
  view.mats.flatMap((mat, seat) => (mat.status === 0 ? [seat] : []));

/** Numbers of the rules, where a table plays with its own. */
interface Numbers {
  rules?: { overstretch?: number };
  communities?: Record<string, Partial<Record<string, number>>>;
}
const numbers = (p: TableProps): Numbers => (p.sheet.data ?? {}) as Numbers;
const OVERSTRETCH = 3;

/** The leader that is one too many. */
export const limit = (p: TableProps): number => numbers(p).rules?.overstretch ?? OVERSTRETCH;

/** What a community has more of than others, in words. */
export function bonus(p: TableProps, one: Community): string {
  const key = p.sheet.choices["Community"]?.[one] ?? "";
  const own = numbers(p).communities?.[key];
  if (own === undefined) return value(p.sheet, "Community", one, "has");
  const { fish = 0, corn = 0, bison = 0 } = own;
  return says(p)("has", { fish, corn, bison });
}

/** Who still lacks something, as far as they have paid. */
export const hungry = (p: TableProps): number[] =>
  viewOf(p).mats.flatMap(({ unmet }, seat) => (unmet.fish + unmet.corn + unmet.bison > 0 ? [seat] : []));

/** One's own mat. */
export const ownMat = (p: TableProps): Mat | undefined => (p.seat === null ? undefined : viewOf(p).mats[p.seat]);

/** Whether these eyes have to decide something now. */
export const mine = (p: TableProps): boolean =>
  p.seat !== null && !p.replay && !p.view.over && p.view.actors.includes(p.seat);

const fits = (term: Term, wanted: Term): boolean =>
  Object.entries(wanted).every(([name, given]) => term[name] === given);

/** The number of the action with these fields. */
export const numberOf = (p: TableProps, wanted: Term): number | undefined => {
  const found = p.sheet.actions.findIndex((term) => fits(term as Term, wanted));
  return found < 0 ? undefined : found;
};

/** The same, if it can be chosen now. */
export const able = (p: TableProps, wanted: Term): number | undefined =>
  p.replay ? undefined : p.actions.find((action) => fits(p.sheet.actions[action] as Term, wanted));

/** What can be chosen now, of one kind. */
export const those = (p: TableProps, is: Term["is"]): { action: number; term: Term }[] =>
  p.replay
    ? []
    : p.actions
        .map((action) => ({ action, term: p.sheet.actions[action] as Term }))
        .filter(({ term }) => term.is === is);

/** What has been chosen so far. */
export const chosen = (p: TableProps): Term[] => p.prefix.map((action) => p.sheet.actions[action] as Term);

/** Whether these eyes are putting a move together that others must not see yet. */
export const composing = (p: TableProps): boolean => p.prefix.length > 0;
