import { describe, expect, it } from "vitest";
import { clockwise, layout, type Spot } from "./layout";

const SHAPES = ["wide", "narrow"] as const;
const cells = (area: string): string[] => {
  const [top, left, bottom, right] = area.split(" / ").map(Number) as [number, number, number, number];
  const found: string[] = [];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) found.push(`${row},${column}`);
  return found;
};
const middle = (spot: Spot): [number, number] => {
  const [top, left, bottom, right] = spot.area.split(" / ").map(Number) as [number, number, number, number];
  return [(left + right) / 2, (top + bottom) / 2];
};

describe.each(SHAPES)("a %s table", (shape) => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])("of %i has a place for everybody, and no two share a cell", (people) => {
    const { spots, centre } = layout(people, shape);
    expect(spots).toHaveLength(people);
    const taken = [...spots.map((spot) => spot.area), centre].flatMap(cells);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.every((cell) => Number(cell.split(",")[1]) >= 1 && Number(cell.split(",")[1]) <= 24)).toBe(true);
  });

  it.each([4, 5, 6, 7, 8, 9, 10])("of %i goes clockwise from the middle of the bottom", (people) => {
    const spots = layout(people, shape).spots.map(middle);
    const rows = Math.max(...spots.map(([, y]) => y));
    expect(spots[0]).toEqual([13, rows]);
    const turn = spots.map(([x, y]) => (Math.atan2((y - (rows + 1.5) / 2) * 6, x - 13) * 180) / Math.PI - 90);
    const round = turn.map((angle) => (angle + 720) % 360);
    expect(round).toEqual([...round].sort((a, b) => a - b));
  });
});

it.each([2, 3, 4, 5, 6])("leaves the sides of a broad table of %i free", (people) => {
  for (const shape of SHAPES) {
    const { spots, centre } = layout(people, shape, true);
    expect(spots).toHaveLength(people);
    expect(spots[0]?.edge).toBe("bottom");
    expect(new Set(spots.map((spot) => spot.edge))).toEqual(new Set(["bottom", "top"]));
    expect(centre).toBe("2 / 1 / 3 / 25");
    expect(spots.every((spot) => spot.bendX === 0 && spot.bendY === 0)).toBe(true); // the board needs the room
    const taken = spots.flatMap((spot) => cells(spot.area));
    expect(new Set(taken).size).toBe(taken.length);
  }
});

it("has room for eleven at most", () => {
  expect(() => layout(12, "wide")).toThrow(RangeError);
});

it("starts with you and goes on clockwise", () => {
  expect(clockwise(5, 3, [])).toEqual([3, 4, 0, 1, 2]);
  expect(clockwise(5, null, [])).toEqual([0, 1, 2, 3, 4]);
});

it("seats a guest after its seat", () => {
  const guest = { place: "mute", after: 3 };
  expect(clockwise(4, 2, [guest])).toEqual([2, 3, guest, 0, 1]);
});
