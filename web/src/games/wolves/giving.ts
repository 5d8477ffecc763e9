/** Putting a gift together on the board: by tapping a mat, what it lacks, or one's own pieces. */
import type { TableProps, Term } from "../../table/contract";
import type { Offer, Piece, Resource } from "../../wire/wolves";
import { desk } from "./desk.svelte";
import { able, chosen, ownMat, piecesOf, resourceKey, viewOf } from "./knowledge";

/** Cards have the numbers of their resources as pieces; tokens come after cards and leaders. */
export const cardOf = (resource: Resource): Piece => resource as Piece;
export const tokenOf = (resource: Resource): Piece => (resource + 4) as Piece;

/** A kind of piece in a gift: how many there are, and how many of them are taken. */
export interface Stack {
  piece: Piece;
  count: number;
  taken: number;
}

/** A gift kind by kind. */
export function stacks(offer: Offer, taken?: Offer): Stack[] {
  const all = piecesOf(offer, taken);
  return [...new Set(all.map(({ piece }) => piece))].map((piece) => {
    const same = all.filter((one) => one.piece === piece);
    return { piece, count: same.length, taken: same.filter((one) => one.taken).length };
  });
}

/** How many pieces a gift has. */
export const size = (offer: Offer): number => Object.values(offer).reduce((sum: number, one: number) => sum + one, 0);

/** Whom the gift in the making is for; none: nobody has been chosen yet. */
export const receiver = (p: TableProps): number | null =>
  chosen(p).some(({ is }) => is === "GiveTo") ? viewOf(p).receiver : null;

/** The pieces that would fill what somebody still lacks of a resource, as far as one has them: cards first. */
export function fill(p: TableProps, seat: number, resource: Resource): Piece[] {
  const { hand, mats, offer } = viewOf(p);
  const own = ownMat(p);
  const mat = mats[seat];
  if (hand === null || own === undefined || mat === undefined) return [];
  const key = resourceKey(resource);
  const giving = receiver(p) === seat;
  const cards = hand[key] - (giving ? offer[`${key}_cards`] : 0);
  const tokens = own.reserve[key] - (giving ? offer[`${key}_tokens`] : 0);
  const lacks = mat.unmet[key] - (giving ? offer[`${key}_cards`] + offer[`${key}_tokens`] : 0);
  const pieces = [
    ...Array.from({ length: Math.max(0, cards) }, () => cardOf(resource)),
    ...Array.from({ length: Math.max(0, tokens) }, () => tokenOf(resource)),
  ];
  return pieces.slice(0, Math.max(0, lacks));
}

/** The first choice on the way to give something to somebody; none: one cannot. */
export const firstStep = (p: TableProps, seat: number, piece?: Piece): Term =>
  receiver(p) === seat && piece !== undefined ? { is: "Give", piece } : { is: "GiveTo", receiver: seat };

/** Give these pieces to somebody: whom, unless that has been chosen, and then piece by piece. */
export function give(p: TableProps, seat: number, pieces: readonly Piece[]): void {
  const steps: Term[] = pieces.map((piece) => ({ is: "Give", piece }));
  if (receiver(p) !== seat) steps.unshift({ is: "GiveTo", receiver: seat });
  const from = p.prefix.length;
  desk.compose(p, (now) => {
    const step = steps[now.prefix.length - from];
    return step === undefined ? undefined : able(now, step);
  });
}
