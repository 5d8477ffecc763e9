import { describe, expect, it } from "vitest";
import { type Box, clockwise, layout } from "./layout";

// What the frame leaves for the board: windows of 1280 x 720 and 1920 x 1080, a tablet, a phone upright and on its side.
const TABLES = [
  [975, 440],
  [1536, 790],
  [768, 640],
  [390, 450],
  [565, 390],
  [360, 420],
] as const;

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;
const within = (box: Box, width: number, height: number): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01;

describe.each(TABLES)("a table of %i by %i", (width, height) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("holds %i people, their words and the game, apart", (people) => {
    const { spots, centre } = layout(people, width, height);
    expect(spots).toHaveLength(people);
    const boxes = [...spots.map((spot) => spot.person), ...spots.map((spot) => spot.words), centre];
    expect(boxes.filter((box) => !within(box, width, height))).toEqual([]);
    expect(boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b)))).toEqual([]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("seats %i people clockwise, you in the middle of the bottom", (people) => {
    const middles = layout(people, width, height).spots.map(({ person }) => [
      person.x + person.width / 2 - width / 2,
      person.y + person.height / 2 - height / 2,
    ]) as [number, number][];
    expect(middles[0]?.[0]).toBeCloseTo(0);
    expect(middles[0]?.[1]).toBeGreaterThan(0);
    const round = middles.map(([x, y]) => ((Math.atan2(y, x) * 180) / Math.PI + 630 + 0.001) % 360);
    expect(round).toEqual([...round].sort((a, b) => a - b));
  });
});

it("leaves the game most of the table, and two lines for what people say", () => {
  for (const people of [5, 7, 10]) {
    for (const [width, height] of TABLES.slice(0, 5)) {
      const { spots, centre, em } = layout(people, width, height);
      expect(centre.width).toBeGreaterThan(width * 0.45);
      expect(centre.height).toBeGreaterThan(height * 0.45);
      for (const { words } of spots) expect(words.height).toBeGreaterThanOrEqual(2 * em);
    }
  }
});

it("draws people larger at a larger table", () => {
  expect(layout(7, 390, 450).em).toBe(16);
  expect(layout(7, 1536, 790).em).toBe(24);
});

it("has room for eleven at most", () => {
  expect(() => layout(12, 975, 440)).toThrow(RangeError);
});

it("starts with you and goes on clockwise", () => {
  expect(clockwise(5, 3, [])).toEqual([3, 4, 0, 1, 2]);
  expect(clockwise(5, null, [])).toEqual([0, 1, 2, 3, 4]);
});

it("seats a guest after its seat", () => {
  const guest = { place: "mute", after: 3 };
  expect(clockwise(4, 2, [guest])).toEqual([2, 3, guest, 0, 1]);
});
