/** Where everything on the map goes. The board says where stations are; names and precincts take the room between. */
import type { CityMap } from "../../wire/sobakistan";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map as it is drawn, in the units of its picture. */
export interface Drawing {
  box: { left: number; top: number; width: number; height: number };
  stations: ReadonlyMap<number, Point>;
  edges: readonly (readonly (readonly [Point, Point])[])[]; // of each line
  areas: readonly (readonly Point[])[]; // of each district
  districts: readonly Point[]; // where their names stand
  precincts: readonly Point[];
}

/** Something that needs room: its middle, and half of its width and height. */
interface Block extends Point {
  readonly wide: number;
  readonly high: number;
}

const SCALE = 100;
const STRETCH = 1.14; // downwards, for the names under the stations
const MARGIN = { side: 78, top: 80, bottom: 92 };
const STATION = { wide: 62, high: 56, below: 24 }; // with its name below
const NAME = { wide: 78, high: 34 }; // of a district, with a squad beside it
const PRECINCT = { wide: 46, high: 36 };
const STEP = 12; // between the places that are tried

export function draw(city: CityMap): Drawing {
  const stations = new Map(
    city.stations.map((one) => [one.number, { x: one.x * SCALE, y: one.y * SCALE * STRETCH } as Point]),
  );
  const at = (number: number): Point => stations.get(number) ?? { x: 0, y: 0 };
  const edges = city.lines.map((line) =>
    line.stations.slice(1).map((next, index) => [at(line.stations[index] ?? next), at(next)] as const),
  );
  const all = [...stations.values()];
  const left = Math.min(...all.map((one) => one.x)) - MARGIN.side;
  const top = Math.min(...all.map((one) => one.y)) - MARGIN.top;
  const right = Math.max(...all.map((one) => one.x)) + MARGIN.side;
  const bottom = Math.max(...all.map((one) => one.y)) + MARGIN.bottom;

  const areas = city.districts.map((_, number) =>
    around(city.stations.filter((one) => one.district === number).map((one) => at(one.number))),
  );
  const blocks: Block[] = all.map((one) => ({
    x: one.x,
    y: one.y + STATION.below,
    wide: STATION.wide,
    high: STATION.high,
  }));
  const put = (wanted: Point, reach: number, size: { wide: number; high: number }): Point => {
    let best: Point = wanted;
    let most = -Infinity;
    for (
      let x = Math.max(left + size.wide, wanted.x - reach);
      x <= Math.min(right - size.wide, wanted.x + reach);
      x += STEP
    )
      for (
        let y = Math.max(top + size.high, wanted.y - reach);
        y <= Math.min(bottom - size.high, wanted.y + reach);
        y += STEP
      ) {
        const room =
          Math.min(60, ...blocks.map((block) => gap(block, { x, y, ...size }))) * 2 +
          Math.min(50, ...edges.flat().map(([from, to]) => toEdge({ x, y }, from, to))) -
          0.25 * Math.hypot(x - wanted.x, y - wanted.y);
        if (room > most) [best, most] = [{ x, y }, room];
      }
    blocks.push({ ...best, ...size });
    return best;
  };

  const centre = middle(all);
  const middles = areas.map(middle);
  const precincts = city.precincts.map(({ districts }) => {
    const between = middle(districts.map((one) => middles[one] ?? centre));
    const [x, y] = [between.x - centre.x, between.y - centre.y];
    const out = Math.min(
      (x < 0 ? left - centre.x : right - centre.x) / (x || 1),
      (y < 0 ? top - centre.y : bottom - centre.y) / (y || 1),
    );
    return put({ x: centre.x + x * out, y: centre.y + y * out }, 170, PRECINCT);
  });
  const districts = middles.map((wanted) => put(wanted, 120, NAME));
  return {
    box: { left, top, width: right - left, height: bottom - top },
    stations,
    edges,
    areas,
    districts,
    precincts,
  };
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

function toEdge(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - part * x, point.y - from.y - part * y);
}
