/** Where the spaces of a road lie when it winds over a board: to and fro, row by row. */

/** A place on the board, in hundredths of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

export interface Road {
  width: number; // of the picture, in the units of `line`
  height: number;
  spots: readonly Spot[];
  line: string; // an SVG path along all spaces
}

const ACROSS = 10;
const DOWN = 11.5;
const BEND = 3; // how far it swings out at the end of a row
const WAVE = 1.1;

/** A road of that many spaces, so many in a row. */
export function wind(spaces: number, columns: number): Road {
  const rows = Math.ceil(spaces / columns);
  const [width, height] = [columns * ACROSS, rows * DOWN];
  const at = (space: number): Spot => {
    const row = Math.floor(space / columns);
    const along = space % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    return { x: (column + 0.5) * ACROSS, y: (row + 0.5) * DOWN + WAVE * Math.sin(column * 0.9 + row * 2) };
  };
  const points = Array.from({ length: spaces }, (_, space) => at(space));
  const line = points.map((point, space) => {
    if (space === 0) return `M${round(point.x)} ${round(point.y)}`;
    if (space % columns !== 0) return `L${round(point.x)} ${round(point.y)}`;
    const before = points[space - 1] as Spot;
    const out = before.x + (Math.floor(space / columns) % 2 === 1 ? BEND : -BEND);
    return `C${round(out)} ${round(before.y)} ${round(out)} ${round(point.y)} ${round(point.x)} ${round(point.y)}`;
  });
  const spots = points.map(({ x, y }) => ({ x: round((100 * x) / width), y: round((100 * y) / height) }));
  return { width, height, spots, line: line.join("") };
}

const round = (number: number): number => Math.round(number * 100) / 100;
