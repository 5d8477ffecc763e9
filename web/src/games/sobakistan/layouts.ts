/**
 * Other places for the stations of the map in the box: it is drawn for a wide box, and a phone is upright. The lines are
 * the same, and none crosses another. A map of one's own is drawn by its own places, however high the box is.
 */
import type { CityMap } from "../../wire/sobakistan";

/** The lines that the places below are for. */
const LINES = "1 8 9 16 17 12 4,13 14 12 11 2,6 13 5 4 3,6 17 10 11 3,6 7 15 1 18,7 18 16 10 2 9";

// Four columns, so that a name of two lines has room below each station; x goes east, y south.
const UPRIGHT: readonly (readonly [number, number])[] = [
  [1.05, 0], // 1
  [3.0, 0.55],
  [3.0, 4.75],
  [2.12, 5.0],
  [1.0, 5.1], // 5
  [0.0, 3.0],
  [0.0, 1.45],
  [2.15, 0],
  [1.9, 1.0],
  [2.72, 2.05], // 10
  [3.0, 3.35],
  [2.08, 4.0],
  [0.0, 4.5],
  [1.02, 4.02],
  [0.0, 0.12], // 15
  [1.98, 2.0],
  [1.72, 3.0],
  [1.0, 1.62],
];

// About where districts are named, and where precincts stand.
const NAMES: Readonly<Record<string, readonly [number, number]>> = {
  "North-Western": [0.52, 0.8],
  "North-Eastern": [2.5, 0.5],
  Central: [1.4, 2.4],
  Eastern: [2.72, 2.75],
  Western: [0.5, 3.5],
  Southern: [1.55, 4.6],
};
const PRECINCTS: Readonly<Record<string, readonly [number, number]>> = {
  "north-western": [0.5, 2.3],
  "north-eastern": [2.42, 1.42],
  "south-eastern": [2.55, 4.35],
  "south-western": [0.4, 5.25],
};

/** Where things go on a map, in units of its own. */
export interface Layout {
  stations: CityMap["stations"];
  districts: readonly (readonly [number, number] | undefined)[]; // none: wherever there is room in the district
  precincts: readonly (readonly [number, number] | undefined)[]; // none: at the edge, beside its districts
}

/** The places that suit a box of that shape. */
export function layoutOf(city: CityMap, upright: boolean): Layout {
  const lines = city.lines.map((line) => line.stations.join(" ")).sort();
  if (!upright || lines.join() !== LINES) return { stations: city.stations, districts: [], precincts: [] };
  return {
    stations: city.stations.map((one) => {
      const [x, y] = UPRIGHT[one.number - 1] ?? [one.x, one.y];
      return { ...one, x, y };
    }),
    districts: city.districts.map((name) => NAMES[name]),
    precincts: city.precincts.map(({ name }) => PRECINCTS[name]),
  };
}
