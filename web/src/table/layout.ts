/**
 * Who sits where: places around a table, on a grid of 24 columns, so that nobody ever covers anybody.
 *
 * You sit at the bottom; the others follow clockwise, so whoever sits on your left is to the left of you.
 */

/** How many sit at the bottom (you in their middle), on each side and at the top. */
interface Sides {
  bottom: 1 | 3;
  side: number;
  top: number;
}

/** Where one sits: a grid area, and how far to lean towards the middle (-1 to 1), which makes corners round. */
export interface Spot {
  area: string;
  edge: "bottom" | "left" | "top" | "right";
  bendX: number;
  bendY: number;
}

export interface Layout {
  spots: readonly Spot[];
  centre: string;
}

export const COLUMNS = 24;

const WIDE: readonly Sides[] = [
  { bottom: 1, side: 0, top: 0 },
  { bottom: 1, side: 0, top: 1 },
  { bottom: 1, side: 0, top: 2 },
  { bottom: 1, side: 1, top: 1 },
  { bottom: 1, side: 1, top: 2 },
  { bottom: 1, side: 1, top: 3 },
  { bottom: 3, side: 1, top: 2 },
  { bottom: 3, side: 1, top: 3 },
  { bottom: 3, side: 1, top: 4 },
  { bottom: 3, side: 2, top: 3 },
  { bottom: 3, side: 2, top: 4 },
];

const NARROW: readonly Sides[] = [
  { bottom: 1, side: 0, top: 0 },
  { bottom: 1, side: 0, top: 1 },
  { bottom: 1, side: 0, top: 2 },
  { bottom: 1, side: 1, top: 1 },
  { bottom: 1, side: 1, top: 2 },
  { bottom: 1, side: 1, top: 3 },
  { bottom: 1, side: 2, top: 2 },
  { bottom: 1, side: 2, top: 3 },
  { bottom: 1, side: 3, top: 2 },
  { bottom: 1, side: 3, top: 3 },
  { bottom: 1, side: 4, top: 2 },
];

// Nobody at the sides, for a board that is as wide as the table.
const BROAD: readonly Sides[] = [
  { bottom: 1, side: 0, top: 0 },
  { bottom: 1, side: 0, top: 1 },
  { bottom: 1, side: 0, top: 2 },
  { bottom: 1, side: 0, top: 3 },
  { bottom: 3, side: 0, top: 2 },
  { bottom: 3, side: 0, top: 3 },
];

const SIDE_SPAN = { wide: 5, narrow: 7 };
const ROW_SPAN = { wide: 6, narrow: 8 };

/** The places of that many people, you first and then clockwise; a broad table leaves the sides free. */
export function layout(people: number, shape: "wide" | "narrow", broad = false): Layout {
  const plan = (broad ? BROAD : shape === "wide" ? WIDE : NARROW)[people - 1];
  if (plan === undefined)
    throw new RangeError(`a table has room for 1 to ${(broad ? BROAD : WIDE).length} people, not ${people}`);
  const { bottom, side, top } = plan;
  const span = SIDE_SPAN[shape];
  const rows = Math.max(side, 1);
  const last = rows + 2;
  const row = (count: number, at: number, from: number): Spot[] => {
    const width = Math.min(ROW_SPAN[shape], Math.floor(COLUMNS / count));
    const start = Math.floor((COLUMNS - count * width) / 2) + 1;
    const edge = at === 1 ? "top" : "bottom";
    return Array.from({ length: count }, (_, index) => ({
      area: `${at} / ${start + index * width} / ${at + 1} / ${start + (index + 1) * width}`,
      edge,
      bendX: 0,
      bendY: broad ? 0 : from * lean(index, count), // a broad table has no round ends
    }));
  };
  const column = (left: boolean): Spot[] =>
    Array.from({ length: side }, (_, index) => ({
      area: `${index + 2} / ${left ? 1 : COLUMNS + 1 - span} / ${index + 3} / ${left ? span + 1 : COLUMNS + 1}`,
      edge: left ? "left" : "right",
      bendX: (left ? 1 : -1) * lean(index, side),
      bendY: 0,
    }));
  const below = row(bottom, last, -1);
  const you = Math.floor(bottom / 2);
  return {
    spots: [
      ...below.slice(0, you + 1).reverse(),
      ...column(true).reverse(),
      ...row(top, 1, 1),
      ...column(false),
      ...below.slice(you + 1).reverse(),
    ],
    centre: side === 0 ? `2 / 1 / 3 / ${COLUMNS + 1}` : `2 / ${span + 1} / ${rows + 2} / ${COLUMNS + 1 - span}`,
  };
}

/** Nothing in the middle of a row, most at its ends. */
function lean(index: number, count: number): number {
  const off = count < 3 ? 0 : (2 * index) / (count - 1) - 1;
  return Math.round(off * off * 100) / 100;
}

/** Everybody clockwise from you (from the first seat, for a spectator); a guest follows the seat it sits after. */
export function clockwise<Guest extends { place: string; after: number }>(
  seats: number,
  you: number | null,
  guests: readonly Guest[],
): (number | Guest)[] {
  const order: (number | Guest)[] = [];
  for (let step = 0; step < seats; step++) {
    const seat = ((you ?? 0) + step) % seats;
    order.push(seat, ...guests.filter((guest) => guest.after === seat));
  }
  return order;
}
