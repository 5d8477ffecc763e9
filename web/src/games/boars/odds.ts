/**
 * The chances of a draw from a bag whose cubes are counted out: drawing without replacement, and no rule beyond that.
 *
 * A bag that is not counted out has no chances here: nobody is told more than the table tells.
 */
import { type Cubes, type Face, Kind } from "../../wire/boars";
import { ALL, FOOD, total } from "./knowledge";

/** In how many ways `some` can be taken out of `all`. */
export function ways(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let found = 1;
  for (let n = 1; n <= Math.min(some, all - some); n++) found = (found * (all - n + 1)) / n;
  return found;
}

/** The least and the most cubes of a colour that a draw should have; colours that are not named may be as they are. */
export type Wanted = Partial<Record<(typeof ALL)[number], readonly [least: number, most: number]>>;

/** The chance that so many cubes out of a bag are as wanted. */
export function chance(bag: Cubes, drawn: number, wanted: Wanted): number {
  const named = ALL.filter((colour) => wanted[colour] !== undefined);
  const others = named.reduce((sum, colour) => sum - bag[colour], total(bag));
  const found = (index: number, left: number): number => {
    const colour = named[index];
    if (colour === undefined) return ways(others, left);
    const [least, most] = wanted[colour] ?? [0, left];
    let sum = 0;
    for (let some = Math.max(0, least); some <= Math.min(most, left, bag[colour]); some++)
      sum += ways(bag[colour], some) * found(index + 1, left - some);
    return sum;
  };
  const all = ways(total(bag), drawn);
  return all === 0 ? 0 : Math.min(1, found(0, drawn) / all);
}

/** The chance of so many black cubes that one gets sick. */
export const sickness = (bag: Cubes, drawn: number, spoiling: number): number =>
  chance(bag, drawn, { black: [spoiling, Infinity] });

/** The chance of exactly so many black cubes, which sets off a vendetta. */
export const vendetta = (bag: Cubes, drawn: number, black: number): number =>
  chance(bag, drawn, { black: [black, black] });

/** The chance of having the cubes of a diet, without being sick. */
export function meal(bag: Cubes, drawn: number, eats: readonly number[], spoiling: number): number {
  const wanted: Wanted = { black: [0, spoiling - 1] };
  FOOD.forEach((colour, index) => {
    if (eats[index]) wanted[colour] = [eats[index], Infinity];
  });
  return chance(bag, drawn, wanted);
}

/** The chance that the draw is one with which a card does something; nothing where no draw decides about it. */
export function works(face: Face, bag: Cubes, drawn: number, spoiling: number): number | null {
  const colour = face.colour === null ? undefined : FOOD[face.colour];
  switch (face.kind) {
    case Kind.DIET:
      return meal(bag, drawn, face.eats, spoiling);
    case Kind.NON_DIET:
    case Kind.MIDNIGHT_FEAST:
      return colour === undefined ? null : chance(bag, drawn, { [colour]: [0, 0] });
    case Kind.PORTION:
      return drawn === face.number ? 1 : 0;
    default:
      return face.kind >= Kind.OVERTAKE && face.number !== null ? vendetta(bag, drawn, face.number) : null;
  }
}
