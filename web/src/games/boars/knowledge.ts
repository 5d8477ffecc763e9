/** What is in a view of Boars on the Run!, gathered for showing. */
import { term } from "../../table/choices";
import type { TableProps } from "../../table/contract";
import { value } from "../../text/sentence";
import { type Action, type BoarsView, type Cubes, Colour, type Face, Ground, Kind } from "../../wire/boars";
import { boards } from "../../words/en";

const words = boards.boars;

export const viewOf = (p: TableProps): BoarsView => p.view as unknown as BoarsView;

/** The keys of the colours: of cubes, of pictures. */
export const FOOD = ["red", "blue", "yellow", "green"] as const;
export const ALL = [...FOOD, "black"] as const;
export type CubeColour = (typeof ALL)[number];

export const colourKey = (colour: Colour): CubeColour => FOOD[colour];
export const colourName = (p: TableProps, colour: Colour): string => value(p.sheet, "Colour", colour);
export const cardName = (p: TableProps, card: number): string => value(p.sheet, "Card", card);
export const boarName = (p: TableProps, boar: number): string => value(p.sheet, "Boar", boar);
export const mealName = (p: TableProps, meal: number): string => value(p.sheet, "Meal", meal);
/** A diet of a boar under its own name. */
export const ownMeal = (p: TableProps, boar: number, meal: number): string =>
  mealName(p, meal).replace(`${boarName(p, boar)}'s `, "");
export const transportName = (p: TableProps, transport: number): string => value(p.sheet, "Transport", transport);

/** What a ticket costs: 3 red. */
export const ticket = (p: TableProps, transport: number): string =>
  words.count(viewOf(p).tickets[transport] ?? 0, colourName(p, transport as Colour));

/** What a colour of cubes is called, spoiled ones, too. */
export const cubeName = (p: TableProps, cube: CubeColour): string =>
  cube === "black" ? words.black : colourName(p, FOOD.indexOf(cube) as Colour);

/** How many cubes in all. */
export const total = (cubes: Cubes): number => ALL.reduce((sum, colour) => sum + cubes[colour], 0);

/** Cubes in words: 2 red, 1 spoiled. */
export const listed = (p: TableProps, cubes: Cubes): string =>
  ALL.filter((colour) => cubes[colour] > 0)
    .map((colour) => words.count(cubes[colour], cubeName(p, colour)))
    .join(", ") || words.nothing;

const some = (p: TableProps, counts: readonly number[]): string =>
  counts
    .flatMap((count, colour) => (count > 0 ? [words.count(count, colourName(p, colour as Colour))] : []))
    .join(" + ");

/** The picture of a space. */
export function groundKey(ground: Ground, colour: Colour | null): string {
  const kind = ["start", "food", "predator", "station", "finish"][ground] ?? "";
  return colour === null ? kind : `${kind}-${colourKey(colour)}`;
}

/** A space in words; stations by the name of their transport. */
export function spaceName(p: TableProps, space: number): string {
  const [ground, colour] = viewOf(p).track[space] ?? [Ground.START, null];
  const what = ground === Ground.STATION && colour !== null ? transportName(p, colour) : (words.grounds[ground] ?? "");
  return words.space(space, colour === null ? what : words.ofColour(colourName(p, colour), what));
}

/** What a card does, in a few words. */
export function does(p: TableProps, face: Face): string {
  const colour = face.colour === null ? "" : colourName(p, face.colour);
  const on = [
    ...(face.moves > 0 ? [words.forward(face.moves)] : []),
    ...(face.gains.some((count) => count > 0) ? [words.gain(some(p, face.gains))] : []),
  ].join(", ");
  const vendetta = (then: string): string => words.black_(face.number ?? 0, then);
  switch (face.kind) {
    case Kind.DIET:
      return words.pay(some(p, face.eats), on);
    case Kind.NON_DIET:
    case Kind.MIDNIGHT_FEAST:
      return words.without(colour, on);
    case Kind.PORTION:
      return words.portion(face.number ?? 0, on);
    case Kind.GATHERER:
      return words.gather(colour);
    case Kind.KNOWLEDGE_IS_POWER:
      return words.onDiet(on);
    case Kind.BEST_SERVED_COLD:
      return words.onVendetta(on);
    case Kind.COULDNT_CARE_LESS:
      return words.onDiscard(on);
    case Kind.OVERTAKE:
      return vendetta(words.overtake(colour));
    case Kind.PULLBACK:
      return vendetta(words.pullback(face.moves));
    case Kind.SWITCHEROO:
      return vendetta(words.switcheroo);
    case Kind.FINDERS_KEEPERS:
      return vendetta(words.finders);
    case Kind.SORRY_NOT_SORRY:
      return vendetta(words.sorry);
  }
}

/** The picture of a kind of card. */
export function kindKey(kind: Kind): string {
  if (kind >= Kind.OVERTAKE) return "vendetta";
  const keys = ["diet", "fast", "feast", "portion", "gatherer", "book", "dish", "shrug"];
  return keys[kind] ?? "diet";
}

/** The number of the action of that kind, if it can be chosen now. */
export function able(p: TableProps, fits: (action: Action) => boolean): number | undefined {
  if (p.replay || p.sending) return undefined;
  return p.actions.find((action) => fits(term(p, action) as unknown as Action));
}

/** Where one of two equal cards can do no more this turn, so that one says which is meant: the action for that one. */
export const idleCopy = (p: TableProps, card: number): number | undefined =>
  able(p, (one) => one.is === "IdleCopy" && one.card === card);

/** What clicking a card that lies before somebody would choose; of equal cards, one used this turn can go by itself. */
export function cardAction(p: TableProps, seat: number, card: number, used = false): number | undefined {
  if (seat === p.seat) {
    const idle = idleCopy(p, card);
    if (idle !== undefined) {
      // What sets them apart is not always to be seen: then the buttons say which is which.
      if (!viewOf(p).used.some((face) => face.card === card)) return undefined;
      if (used) return idle;
    }
    return able(p, (one) => (one.is === "Use" || one.is === "Trigger" || one.is === "Discard") && one.card === card);
  }
  const target = p.prefix.map((action) => term(p, action) as unknown as Action).findLast((one) => one.is === "Target");
  if (target?.is === "Target" && target.player !== seat) return undefined;
  return able(p, (one) => one.is === "Pick" && one.card === card);
}

/** Which of somebody's cards were used this turn: the view lists faces, and of equal cards any may be meant. */
export function usedBefore(view: BoarsView, seat: number): boolean[] {
  const left = seat === view.turn ? view.used.map((face) => face.card) : [];
  return (view.boars[seat]?.cards ?? []).map(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whose boar stands where, and its place among those on the same space. */
export function standing(view: BoarsView): { seat: number; space: number; place: number; among: number }[] {
  return view.boars.map(({ space }, seat) => {
    const here = view.boars.flatMap((other, index) => (other.space === space ? [index] : []));
    return { seat, space, place: here.indexOf(seat), among: here.length };
  });
}
