/**
 * Where everything on the map goes. The board says where stations are; the map is stretched to the box that it is given,
 * wide or upright, which moves no line across another. Names, districts and precincts take the room between.
 */
import type { CityMap } from "../../wire/sobakistan";
import { type Layout, layoutOf } from "./layouts";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A station's name: where its lines begin, and to which side of that they go. */
export interface Label extends Point {
  readonly anchor: "start" | "middle" | "end";
}

/** The map as it is drawn, in the units of its picture. */
export interface Drawing {
  box: { left: number; top: number; width: number; height: number };
  stations: ReadonlyMap<number, Point>;
  labels: ReadonlyMap<number, Label>; // of stations: the first line of each name
  edges: readonly (readonly (readonly [Point, Point])[])[]; // of each line
  signs: readonly Point[]; // of each line: where it can be tapped
  areas: readonly (readonly Point[])[]; // of each district
  districts: readonly Point[]; // where their names stand
  precincts: readonly Point[];
}

/** Something that needs room: its middle, and half of its width and height. */
interface Block extends Point {
  readonly wide: number;
  readonly high: number;
}

export const LINE_HEIGHT = 21; // of names
const LETTER = 11; // its width, about
const SQUARE: Size = { width: 900, height: 980 };
const MARGIN = { side: 62, top: 62, bottom: 56 };
const STOP = 25; // with its border
const PIECES = { wide: 26, high: 20, above: 40 }; // what lies on a station lies above the stop
const NAME = { high: 34 }; // of a district, with a squad beside it
const PRECINCT = { wide: 40, high: 37 };
const SIGN = { wide: 30, high: 30 };
const UPRIGHT = 1.2; // wider than that for its height, a box is a wide one
const STEP = 12; // between the places that are tried
const ROUNDS = 3; // of looking for better places for names

export function draw(
  city: CityMap,
  size: Size = SQUARE,
  nameOf: (station: number) => readonly string[] = () => [],
  districtOf: (district: number) => string = (district) => city.districts[district] ?? "",
): Drawing {
  const layout = layoutOf(city, size.width < UPRIGHT * size.height);
  const stretch = stretched(layout, size);
  const stations = new Map(layout.stations.map((one) => [one.number, stretch(one)]));
  const wish = (place: readonly [number, number] | undefined): Point | undefined =>
    place && stretch({ x: place[0], y: place[1] });
  const at = (number: number): Point => stations.get(number) ?? { x: 0, y: 0 };
  const edges = city.lines.map((line) =>
    line.stations.slice(1).map((next, index) => [at(line.stations[index] ?? next), at(next)] as const),
  );
  const all = [...stations.values()];
  const centre = middle(all);
  const areas = city.districts.map((_, number) =>
    around(city.stations.filter((one) => one.district === number).map((one) => at(one.number))),
  );

  const stops: Block[] = all.map((one) => ({ ...one, wide: STOP, high: STOP }));
  const above: Block[] = all.map((one) => ({
    x: one.x,
    y: one.y - PIECES.above,
    wide: PIECES.wide,
    high: PIECES.high,
  }));
  const names = named(city, size, at, nameOf, stops, above, edges.flat());
  const blocks: Block[] = [...stops, ...above, ...[...names.values()].map((one) => one.block)];

  const put = (wanted: Point, reach: number, need: { wide: number; high: number }, far: number): Point => {
    let best: Point = wanted;
    let most = -Infinity;
    const from = (value: number, half: number): number => Math.max(half, value - reach);
    const to = (value: number, half: number, most: number): number => Math.min(most - half, value + reach);
    for (let x = from(wanted.x, need.wide); x <= to(wanted.x, need.wide, size.width); x += STEP)
      for (let y = from(wanted.y, need.high); y <= to(wanted.y, need.high, size.height); y += STEP) {
        const room =
          weighed(Math.min(30, ...blocks.map((block) => gap(block, { x, y, ...need })))) +
          Math.min(34, ...edges.flat().map(([from, to]) => toEdge({ x, y }, from, to))) -
          far * Math.hypot(x - wanted.x, y - wanted.y);
        if (room > most) [best, most] = [{ x, y }, room];
      }
    blocks.push({ ...best, ...need });
    return best;
  };

  const middles = areas.map(middle);
  const precincts = city.precincts.map(({ districts }, number) => {
    const wished = wish(layout.precincts[number]);
    if (wished !== undefined) return put(wished, 70, PRECINCT, 0.3);
    const between = middle(districts.map((one) => middles[one] ?? centre));
    const [x, y] = [between.x - centre.x, between.y - centre.y];
    const out = Math.min(
      (x < 0 ? -centre.x : size.width - centre.x) / (x || 1),
      (y < 0 ? -centre.y : size.height - centre.y) / (y || 1),
    );
    return put({ x: centre.x + x * out, y: centre.y + y * out }, 240, PRECINCT, 0.15);
  });
  const districts = middles.map((wanted, number) => {
    const wide = Math.max(40, 14 + 5.6 * districtOf(number).length);
    const wished = wish(layout.districts[number]);
    return wished === undefined
      ? put(wanted, 120, { wide, high: NAME.high }, 0.4)
      : put(wished, 110, { wide, high: NAME.high }, 0.3);
  });
  const signs = edges.map((line) => {
    const spots = line.flatMap(([from, to]) => [0.5, 0.4, 0.6].map((part) => between(from, to, part)));
    const room = (spot: Point): number => Math.min(...blocks.map((block) => gap(block, { ...spot, ...SIGN })));
    const best = spots.reduce((one, other) => (room(other) > room(one) + 1 ? other : one), spots[0] ?? centre);
    blocks.push({ ...best, ...SIGN });
    return best;
  });
  return {
    box: { left: 0, top: 0, ...size },
    stations,
    labels: new Map([...names].map(([number, one]) => [number, one.label])),
    edges,
    signs,
    areas,
    districts,
    precincts,
  };
}

/** To cover something is worse than to be close to it. */
const weighed = (room: number): number => (room < 0 ? 9 : 3) * room;

/** From the places of a layout to those in the box. */
function stretched({ stations }: Layout, size: Size): (place: Point) => Point {
  const along = (key: "x" | "y", from: number, to: number): ((value: number) => number) => {
    const values = stations.map((one) => one[key]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value) => (most === least ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from));
  };
  const x = along("x", MARGIN.side, size.width - MARGIN.side);
  const y = along("y", MARGIN.top, size.height - MARGIN.bottom);
  return (place) => ({ x: x(place.x), y: y(place.y) });
}

interface Named {
  block: Block;
  label: Label;
}

/** A place for each station's name: below, beside or above it, wherever it covers least. */
function named(
  city: CityMap,
  size: Size,
  at: (number: number) => Point,
  nameOf: (station: number) => readonly string[],
  stops: readonly Block[],
  above: readonly Block[],
  edges: readonly (readonly [Point, Point])[],
): Map<number, Named> {
  const found = new Map<number, Named>();
  const cost = (one: Block, number: number): number => {
    const others = [...found].filter(([other]) => other !== number).map(([, other]) => other.block);
    const covers = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + shared(block, one), 0);
    const outside =
      Math.max(0, one.wide - one.x) +
      Math.max(0, one.x + one.wide - size.width) +
      Math.max(0, one.high - one.y) +
      Math.max(0, one.y + one.high - size.height);
    const crossed = edges.reduce((sum, [from, to]) => sum + inside(one, from, to), 0);
    return 8 * covers(stops) + 5 * covers(others) + 1.2 * covers(above) + 400 * outside + 9 * crossed;
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const { number } of city.stations) {
      const lines = nameOf(number);
      const wide = (Math.max(4, ...lines.map((line) => line.length)) * LETTER) / 2;
      const high = (Math.max(1, lines.length) * LINE_HEIGHT) / 2;
      const options = places(at(number), wide, high).map((one, rank) => ({
        ...one,
        cost: cost(one.block, number) + 25 * rank,
      }));
      found.set(
        number,
        options.reduce((best, one) => (one.cost < best.cost ? one : best)),
      );
    }
  return found;
}

/** Where a name can stand, best first. */
function places(stop: Point, wide: number, high: number): Named[] {
  const next = STOP + 8;
  const spot = (x: number, y: number, anchor: Label["anchor"]): Named => ({
    block: { x: stop.x + x, y: stop.y + y, wide, high },
    label: {
      x: stop.x + x + { start: -wide, middle: 0, end: wide }[anchor],
      y: stop.y + y - high + LINE_HEIGHT - 5,
      anchor,
    },
  });
  return [
    spot(0, next + high - 3, "middle"),
    spot(next + wide, 0, "start"),
    spot(-next - wide, 0, "end"),
    spot(next - 8 + wide, high + 2, "start"),
    spot(8 - next - wide, high + 2, "end"),
    spot(next - 8 + wide, -high - 2, "start"),
    spot(8 - next - wide, -high - 2, "end"),
    spot(wide * 0.55, next + high - 3, "middle"),
    spot(-wide * 0.55, next + high - 3, "middle"),
    spot(0, 1 - next - high, "middle"),
  ];
}

export const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** A bent way from one place to the edge of another, as the path of a picture. */
export function bow(from: Point, to: Point): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y) || 1;
  const bend = { x: (from.x + to.x) / 2 - 0.22 * y, y: (from.y + to.y) / 2 + 0.22 * x };
  const reach = (end: Point, by: number): Point => between(end, bend, Math.min(0.4, by / far));
  const [first, last] = [reach(from, 60), reach(to, 74)];
  return `M${first.x} ${first.y}Q${bend.x} ${bend.y} ${last.x} ${last.y}`;
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) };
}

/** In the order in which one walks around them. */
function around(points: readonly Point[]): Point[] {
  const { x, y } = middle(points);
  const angle = (one: Point): number => Math.atan2(one.y - y, one.x - x);
  return [...points].sort((one, other) => angle(one) - angle(other));
}

/** How far two blocks are apart; below zero where they cover each other. */
function gap(one: Block, other: Block): number {
  const across = Math.abs(one.x - other.x) - one.wide - other.wide;
  const down = Math.abs(one.y - other.y) - one.high - other.high;
  return across < 0 && down < 0 ? Math.max(across, down) : Math.hypot(Math.max(0, across), Math.max(0, down));
}

/** The ground that two blocks share. */
function shared(one: Block, other: Block): number {
  const along = (a: number, b: number, halfA: number, halfB: number): number =>
    Math.max(0, Math.min(a + halfA, b + halfB) - Math.max(a - halfA, b - halfB));
  return along(one.x, other.x, one.wide, other.wide) * along(one.y, other.y, one.high, other.high);
}

/** How much of a line runs through a block. */
function inside(block: Block, from: Point, to: Point): number {
  const parts = 16;
  let count = 0;
  for (let step = 0; step <= parts; step++) {
    const spot = between(from, to, step / parts);
    if (Math.abs(spot.x - block.x) < block.wide + 6 && Math.abs(spot.y - block.y) < block.high + 6) count += 1;
  }
  return (count / parts) * Math.hypot(to.x - from.x, to.y - from.y);
}

function toEdge(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - part * x, point.y - from.y - part * y);
}
