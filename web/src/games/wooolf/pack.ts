/** How tokens before somebody are laid into the room there is: overlapping where they must, and the last ones left out. */

export interface Packed {
  shown: number; // so many of them, the newest last
  overlap: number; // of each with the one before it, in em
}

const ROW = 2.05; // the height of a row, in em
const GAP = 0.15;
const OVERLAPS = [-GAP, 0.35, 0.8] as const;
const MORE = 1.6; // the width of "+3"

/** Tokens of these widths in a box of that size, all in em. */
export function pack(widths: readonly number[], width: number, height: number): Packed {
  const rows = Math.max(1, Math.floor((height + GAP) / ROW));
  for (const overlap of OVERLAPS) if (fits(widths, width, rows, overlap)) return { shown: widths.length, overlap };
  const overlap = OVERLAPS[OVERLAPS.length - 1] as number;
  let shown = widths.length;
  while (shown > 0 && !fits([...widths.slice(-shown), MORE], width, rows, overlap)) shown -= 1;
  return { shown, overlap };
}

function fits(widths: readonly number[], width: number, rows: number, overlap: number): boolean {
  let row = 1;
  let used = 0;
  for (const one of widths) {
    const needed = used === 0 ? one : used - overlap + one;
    if (needed <= width + 1e-6) used = needed;
    else {
      row += 1;
      used = one;
    }
  }
  return row <= rows;
}
