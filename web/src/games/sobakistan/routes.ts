/**
 * Which routes may be the one, for what these eyes know: how routes are made or, if they are open, all cards; and where
 * the Wolves may have started. The Liaison sees what the Wolves can think of.
 */
import type { TableProps } from "../../table/contract";
import { Role } from "../../wire/sobakistan";
import { open, says, viewOf } from "./knowledge";
import { type Mark, markLabel, routeSubject } from "./marks";

/** Start, drop-off point, extraction point. */
export type Route = readonly [number, number, number];

/** What one supposes about the route: a station, and its place on it; anywhere on it, or nothing, if null. */
export interface Guess {
  station: number | null;
  place: number | null;
}
export const NO_GUESS: Guess = { station: null, place: null };
export const FEW = 12; // that can be listed

/** The places on a route, as messages select by them. */
export const PLACES = ["start", "drop_off", "extraction"] as const;

/** What they are called. */
export function placeNames(p: TableProps): string[] {
  const t = says(p);
  return [t("start"), t("drop-off"), t("extraction")];
}

/** All that may be the one; none once it lies open, or under the cover for whom it would tell something. */
export function routesOf(p: TableProps): readonly Route[] {
  const view = viewOf(p);
  if (view.over || !(open(p) || view.role === Role.BLOODHOUND)) return [];
  return view.routes.flatMap(([start, dropOff, ends]) => ends.map((end): Route => [start, dropOff, end]));
}

/** Those that fit a guess. */
export const fitting = (routes: readonly Route[], { station, place }: Guess): readonly Route[] =>
  station === null
    ? routes
    : routes.filter((route) => (place === null ? route.includes(station) : route[place] === station));

/** The next guess when a station is pressed: anywhere, start, drop-off, extraction, and nothing again. */
export function pressed(routes: readonly Route[], guess: Guess, station: number): Guess {
  const guesses = [null, 0, 1, 2].map((place) => ({ station, place }));
  const after = guess.station === station ? guesses.findIndex((one) => one.place === guess.place) + 1 : 0;
  const count = (one: Guess): number => fitting(routes, one).length;
  const anywhere = count({ station, place: null });
  // A place on the route says nothing if it is the only one that there is.
  const tells = (one: Guess): boolean => count(one) > 0 && (one.place === null || count(one) < anywhere);
  return guesses.slice(after).find(tells) ?? NO_GUESS;
}

/** What a station may be on these routes, as marks on the map. */
export function routeMarks(p: TableProps, routes: readonly Route[], station: number): Mark[] {
  const known = viewOf(p).start !== null; // and marked as such
  const names = placeNames(p);
  return PLACES.flatMap((what, place) => {
    const here = routes.filter((route) => route[place] === station).length;
    if (here === 0 || (place === 0 && known)) return [];
    const subject = routeSubject(what, what, names[place] ?? "");
    const sign = here === routes.length ? "!" : "?";
    return [{ subject, sign, slot: place, label: markLabel(p, subject, sign) }];
  });
}
