/**
 * Who sits where: places around a table that fits its box, so that nobody ever covers anybody.
 *
 * You sit at the bottom; the others follow clockwise, so whoever sits on your left is to the left of you. Everybody has
 * a box of their own for themselves and what they say; what is left in the middle is the game's.
 */

/** Lengths are in pixels, from the top left corner of the table. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where one sits, and where one's words go: beside the person or, in a narrow place, towards the middle. */
export interface Spot {
  edge: "bottom" | "left" | "top" | "right";
  shape: Shape;
  person: Box;
  words: Box;
  from: "left" | "right" | "top" | "bottom"; // the side of the words at which the speaker is
  mirrored: boolean; // in the right half of the table a face is at the right of its name
}

export interface Layout {
  em: number; // how large people are drawn: their type, of which all else is a multiple
  spots: readonly Spot[];
  centre: Box;
}

/** A person lies in a row (the name beside the face) or stands in a column (the name below it). */
export type Shape = "lying" | "upright";

/** How much room a person takes with what the game knows of them; in em. */
export interface Room {
  width: number;
  height: number;
}

export type Rooms = Record<Shape, Room>;

export const ROOMS: Rooms = { lying: { width: 10, height: 3.25 }, upright: { width: 5.5, height: 5 } };

/** How many sit at the bottom (you in their middle), on each side and at the top. */
interface Sides {
  bottom: 1 | 3;
  side: number;
  top: number;
}

const WIDE: readonly Sides[] = [
  { bottom: 1, side: 0, top: 0 },
  { bottom: 1, side: 0, top: 1 },
  { bottom: 1, side: 0, top: 2 },
  { bottom: 1, side: 1, top: 1 },
  { bottom: 1, side: 1, top: 2 },
  { bottom: 1, side: 1, top: 3 },
  { bottom: 3, side: 1, top: 2 },
  { bottom: 3, side: 1, top: 3 },
  { bottom: 3, side: 2, top: 2 },
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
  { bottom: 3, side: 2, top: 2 },
  { bottom: 3, side: 2, top: 3 },
  { bottom: 3, side: 2, top: 4 },
];

// A phone on its side: there is no height for two at a side.
const LOW: readonly Sides[] = [...WIDE.slice(0, 8), { bottom: 3, side: 1, top: 4 }, { bottom: 3, side: 1, top: 5 }];

const REM = 16;
const USUAL = { width: 975, height: 440 }; // from a table of this size on, people grow with it
const LARGEST = 1.5; // times the usual
const MARGIN = 4;
const SPOKEN = { wide: 6.5, high: 2.25, tall: 3.5 }; // what two short lines need, and three; in em

/** The places of that many people, you first and then clockwise, at a table of that size. */
export function layout(people: number, width: number, height: number, rooms: Rooms = ROOMS): Layout {
  const narrow = width < height * 1.2;
  const plan = (narrow ? NARROW : height < USUAL.height - 20 && people <= LOW.length ? LOW : WIDE)[people - 1];
  if (plan === undefined) throw new RangeError(`a table has room for 1 to ${WIDE.length} people, not ${people}`);
  const em = REM * clamp(Math.min(width / USUAL.width, height / USUAL.height), 1, LARGEST);
  const top = row(plan.top, "top", width, em, rooms);
  const bottom = row(plan.bottom, "bottom", width, em, rooms);
  const middle = { y: top.height, height: Math.max(0, height - top.height - bottom.height) };
  const shape: Shape = width >= 4.6 * rooms.lying.width * em ? "lying" : "upright";
  const aside = plan.side === 0 ? 0 : rooms[shape].width * em + 2 * MARGIN;

  const column = (edge: "left" | "right"): Spot[] =>
    Array.from({ length: plan.side }, (_, index) => {
      const own = middle.height / plan.side;
      const person = rooms[shape].height * em;
      const words = Math.max(0, Math.min(SPOKEN.tall * em, own - person - 2 * MARGIN));
      const x = edge === "left" ? MARGIN : width - aside + MARGIN;
      const y = middle.y + index * own + Math.max(MARGIN, (own - person - words) / 2);
      const wide = aside - 2 * MARGIN;
      return {
        edge,
        shape,
        person: { x, y, width: wide, height: person },
        words: { x, y: y + person + MARGIN, width: wide, height: words },
        from: "top",
        mirrored: edge === "right",
      };
    });

  const below = bottom.spots.map((spot) => ({
    ...spot,
    person: { ...spot.person, y: height - MARGIN - spot.person.height },
    words: { ...spot.words, y: height - spot.words.y - spot.words.height },
  }));
  const you = Math.floor(plan.bottom / 2);
  return {
    em,
    spots: [
      ...below.slice(0, you + 1).reverse(),
      ...column("left").reverse(),
      ...top.spots,
      ...column("right"),
      ...below.slice(you + 1).reverse(),
    ],
    centre: { x: aside, width: width - 2 * aside, ...middle },
  };
}

/**
 * People beside each other, from left to right, measured from the edge of the table.
 *
 * Their words are between them where the table is wide enough, on the side of the middle, and else before them.
 */
function row(
  count: number,
  edge: "top" | "bottom",
  width: number,
  em: number,
  rooms: Rooms,
): { height: number; spots: Spot[] } {
  const half = (count - 1) / 2;
  const odd = count % 2 === 1;
  const lying = rooms.lying.width * em;
  const spoken = SPOKEN.wide * em + 3 * MARGIN;
  const beside = count * (lying + spoken) + (odd ? spoken : 0) <= width;
  // One in the middle stays there: room on both sides, of which words take one.
  const central = !odd ? 0 : beside ? Math.max(width / count, lying + 2 * spoken) : width / count;
  const other = count === 1 ? 0 : (width - central) / (count - (odd ? 1 : 0));
  const shape: Shape = beside || width / count >= 0.7 * lying ? "lying" : "upright";
  const tall = rooms[shape].height * em;
  const spots: Spot[] = [];
  let start = 0;
  for (let index = 0; index < count; index++) {
    const own = index === half ? central : other;
    const wide = Math.min(rooms[shape].width * em, own - 2 * MARGIN);
    const between = index === half || !beside ? (own - wide) / 2 : MARGIN;
    const x = index <= half ? start + between : start + own - between - wide;
    const words = beside
      ? {
          x: index <= half ? x + wide + 2 * MARGIN : start + MARGIN,
          y: MARGIN,
          width: own - wide - between - 3 * MARGIN,
          height: tall,
        }
      : { x: start + MARGIN, y: tall + 2 * MARGIN, width: own - 2 * MARGIN, height: SPOKEN.high * em };
    const from = beside ? (index <= half ? "left" : "right") : edge;
    spots.push({
      edge,
      shape,
      person: { x, y: MARGIN, width: wide, height: tall },
      words,
      from,
      mirrored: index > half,
    });
    start += own;
  }
  return { height: count === 0 ? 0 : tall + 2 * MARGIN + (beside ? 0 : SPOKEN.high * em + MARGIN), spots };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

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
