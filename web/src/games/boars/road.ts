/** Where the spaces of a road lie when it winds over a box of any shape: to and fro, row by row, from edge to edge. */

/** A place in the box, in its pixels. */
export interface Spot {
  x: number;
  y: number;
}

export interface Road {
  columns: number;
  cell: number; // the largest square that each space has for itself
  spots: readonly Spot[];
  line: string; // an SVG path along all spaces
}

const HEADROOM = 0.045; // a boar is higher than its space

/** So many spaces in a row that each of them has as much room as there can be. */
export function fitting(spaces: number, width: number, height: number): number {
  const cell = (columns: number): number => Math.min(width / columns, height / Math.ceil(spaces / columns));
  let best = 1;
  for (let columns = 2; columns <= spaces; columns++) if (cell(columns) > cell(best)) best = columns;
  return best;
}

/** A road of that many spaces over a box. */
export function wind(spaces: number, width: number, height: number): Road {
  const above = height * HEADROOM;
  const columns = fitting(spaces, width, height - above);
  const rows = Math.ceil(spaces / columns);
  const [across, down] = [width / columns, (height - above) / rows];
  const cell = Math.min(across, down);
  const wave = Math.min(0.07 * down, 0.5 * (down - 0.86 * cell)); // it must not run out of the box
  const spots = Array.from({ length: spaces }, (_, space) => {
    const row = Math.floor(space / columns);
    const along = space % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    return {
      x: round((column + 0.5) * across),
      y: round(above + (row + 0.5) * down + Math.max(0, wave) * Math.sin(column * 0.9 + row * 2)),
    };
  });
  const line = spots.map(({ x, y }, space) => {
    const before = spots[space - 1];
    if (before === undefined) return `M${x} ${y}`;
    if (space % columns !== 0) return `L${x} ${y}`;
    // Out at the end of a row, and in again below it.
    const out = round(before.x + (Math.floor(space / columns) % 2 === 1 ? 0.12 : -0.12) * across);
    return `C${out} ${before.y} ${out} ${y} ${x} ${y}`;
  });
  return { columns, cell: round(cell), spots, line: line.join("") };
}

const round = (number: number): number => Math.round(number * 10) / 10;
