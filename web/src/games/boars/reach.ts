/** Where a card, a diet or a ticket would take one's boar: shown on the road while it is looked at. */
import type { TableProps } from "../../table/contract";
import { type BoarsView, type Colour, type Face, Ground, Kind } from "../../wire/boars";
import { viewOf } from "./knowledge";

const own = (view: BoarsView) => (view.seat === null ? undefined : view.boars[view.seat]);

/** So many spaces on, at most to the finish. */
export function ahead(p: TableProps, moves: number): number[] {
  const view = viewOf(p);
  const boar = own(view);
  return boar === undefined || moves <= 0 ? [] : [Math.min(boar.space + moves, view.track.length - 1)];
}

/** Where using a card leads; nowhere if it moves nobody by itself. */
export const cardLeads = (p: TableProps, face: Face): number[] =>
  face.kind < Kind.OVERTAKE ? ahead(p, face.moves) : [];

/** The next station of a transport. */
export function nextStation(p: TableProps, colour: Colour): number[] {
  const view = viewOf(p);
  const boar = own(view);
  if (boar === undefined) return [];
  const space = view.track.findIndex(
    ([ground, hue], at) => at > boar.space && ground === Ground.STATION && hue === colour,
  );
  return space < 0 ? [] : [space];
}

/** Where a vendetta at somebody takes a boar, and whose. */
export function vendettaLeads(
  p: TableProps,
  face: Face | null,
  target: number,
): { seat: number; space: number } | null {
  const view = viewOf(p);
  const boar = view.boars[target];
  if (boar === undefined || face === null || view.seat === null) return null;
  if (face.kind === Kind.PULLBACK) return { seat: target, space: Math.max(0, boar.space - face.moves) };
  if (face.kind === Kind.OVERTAKE) return { seat: view.seat, space: Math.min(boar.space + 1, view.track.length - 1) };
  return null;
}
