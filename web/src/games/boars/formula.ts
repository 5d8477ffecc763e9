/** A card in pictures: what it asks for, and what it brings. */
import { type Diet, type Face, Kind } from "../../wire/boars";
import { FOOD } from "./knowledge";

export type Sign = { icon: string } | { text: string };

export interface Formula {
  needs: readonly Sign[];
  gives: readonly Sign[];
}

const cubes = (counts: readonly number[]): Sign[] =>
  FOOD.flatMap((colour, index) => Array.from({ length: counts[index] ?? 0 }, () => ({ icon: `cube-${colour}` })));
/** Three cubes beside a boar and how far would not fit a small card: 3 × black. */
const black = (number: number | null): Sign[] =>
  (number ?? 0) > 2
    ? [{ text: `${number}` }, { icon: "cube-black" }]
    : Array.from({ length: number ?? 0 }, () => ({ icon: "cube-black" }));
const on = (moves: number): Sign[] => (moves > 0 ? [{ text: `+${moves}` }] : []);
/** More than three cubes of a colour would not fit: 3 × red. */
const gained = (counts: readonly number[]): Sign[] =>
  FOOD.flatMap((colour, index) => (counts[index] ? [{ text: `+${counts[index]}` }, { icon: `cube-${colour}` }] : []));

export const mealFormula = ({ eats, moves }: Diet): Formula => ({ needs: cubes(eats), gives: on(moves) });

export function formula(face: Face): Formula {
  const colour = FOOD[face.colour ?? 0];
  const moves = on(face.moves);
  switch (face.kind) {
    case Kind.DIET:
      return { needs: cubes(face.eats), gives: [...moves, ...gained(face.gains)] };
    case Kind.NON_DIET:
      return { needs: [{ icon: `no-${colour}` }], gives: moves };
    case Kind.MIDNIGHT_FEAST:
      return { needs: [{ icon: `no-${colour}` }], gives: gained(face.gains) };
    case Kind.PORTION:
      return { needs: [{ icon: "bag" }, { text: `${face.number ?? 0}` }], gives: moves };
    case Kind.GATHERER:
      return { needs: [{ icon: "gatherer" }], gives: [{ text: "+1" }, { icon: `cube-${colour}` }] };
    case Kind.KNOWLEDGE_IS_POWER:
      return { needs: [{ icon: "cube-any" }, { icon: "diet" }], gives: moves };
    case Kind.BEST_SERVED_COLD:
      return { needs: [{ icon: "cube-any" }, { icon: "vendetta" }], gives: moves };
    case Kind.COULDNT_CARE_LESS:
      return { needs: [{ icon: "away" }], gives: moves };
    case Kind.OVERTAKE:
      return { needs: black(face.number), gives: [{ icon: `food-${colour}` }, { icon: "boar" }, { text: "+1" }] };
    case Kind.PULLBACK:
      return { needs: black(face.number), gives: [{ icon: "boar" }, { text: `−${face.moves}` }] };
    case Kind.SWITCHEROO:
      return { needs: black(face.number), gives: [{ icon: "swap" }] };
    case Kind.FINDERS_KEEPERS:
      return { needs: black(face.number), gives: [{ icon: "grab" }] };
    case Kind.SORRY_NOT_SORRY:
      return { needs: black(face.number), gives: [{ icon: "lose" }] };
  }
}
