/** Where a card finds room: beside what it points at, and on nothing that one needs now. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Room {
  window: { width: number; height: number };
  card: { width: number; height: number };
  targets: readonly Box[]; // what it points at
  needed: readonly Box[]; // what one has to tap or to read now
  others: readonly Box[]; // what one could tap besides
}

const STEP = 8;
const EDGE = 8; // between the card and the window
const GAP = 14; // between the card and what it points at

/** The left upper corner where the card covers least of what matters, and is nearest to what it points at. */
export function place({ window, card, targets, needed, others }: Room): { left: number; top: number } {
  const right = Math.max(EDGE, window.width - card.width - EDGE);
  const bottom = Math.max(EDGE, window.height - card.height - EDGE);
  const around = targets.map((box) => grown(box, GAP));
  const middle = targets.length > 0 ? centre(targets) : { x: window.width / 2, y: window.height / 2 };
  let best = { left: EDGE, top: EDGE, cost: Infinity };
  for (const top of steps(EDGE, bottom)) {
    for (const left of steps(EDGE, right)) {
      const at = { left, top, ...card };
      const far = Math.hypot(left + card.width / 2 - middle.x, top + card.height / 2 - middle.y);
      const there = 100 * covered(at, targets) + 10 * covered(at, needed) + covered(at, others) + covered(at, around);
      const cost = there + far;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}

function* steps(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at;
  yield to;
}

/** How much of these boxes a card covers. */
const covered = (card: Box, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + shared(card, box), 0);

export function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const centre = (boxes: readonly Box[]): { x: number; y: number } => ({
  x: boxes.reduce((sum, box) => sum + box.left + box.width / 2, 0) / boxes.length,
  y: boxes.reduce((sum, box) => sum + box.top + box.height / 2, 0) / boxes.length,
});

export interface Line {
  from: [number, number];
  to: [number, number];
}

/** The shortest line from a card to something that it points at; none where it touches one of them. */
export function nearest(card: Box, targets: readonly Box[]): Line | null {
  const lines = targets.map((target) => between(card, target));
  const shortest = lines.toSorted((one, other) => length(one) - length(other))[0];
  return shortest === undefined || length(shortest) < GAP / 2 ? null : shortest;
}

const length = ({ from, to }: Line): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

function between(card: Box, target: Box): Line {
  const [x1, x2] = ends(card.left, card.left + card.width, target.left, target.left + target.width);
  const [y1, y2] = ends(card.top, card.top + card.height, target.top, target.top + target.height);
  return { from: [x1, y1], to: [x2, y2] };
}

/** Of two spans, the points that are nearest to each other; in the middle of what they share. */
function ends(from: number, to: number, low: number, high: number): [number, number] {
  if (to < low) return [to, low];
  if (high < from) return [from, high];
  const middle = (Math.max(from, low) + Math.min(to, high)) / 2;
  return [middle, middle];
}
