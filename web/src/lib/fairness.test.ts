import { expect, test } from "vitest";
import { Fairness, type Shelf } from "./fairness.svelte";
import { commitment, seed } from "./shuffle";

const TABLE = "AAAAAAAAAAAAAAAAAAAAAA";
const SECRET = "5".repeat(64);
const FIRST = commitment(SECRET, TABLE);

function shelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function chance(): () => string {
  let count = 0;
  return () => (count += 1).toString(16).padStart(32, "0");
}

test("there is no part of ours before there is a commitment", () => {
  const fairness = new Fairness(TABLE, shelf(), chance());
  expect(fairness.part()).toBeNull();
  fairness.saw("lobby", FIRST, 0, [0]);
  expect(fairness.part()).toBe("1".padStart(32, "0"));
});

test("a table gets the same part however often it asks, also from a page opened anew", () => {
  const store = shelf();
  const fairness = new Fairness(TABLE, store, chance());
  fairness.saw("lobby", FIRST, 0, [0]);
  const part = fairness.part();
  fairness.saw("lobby", FIRST, 2, [0, 2]);
  expect(fairness.part()).toBe(part);
  const again = new Fairness(TABLE, store, () => "f".repeat(32));
  expect(again.part()).toBe(part);
});

test("two windows of one browser send the same part", () => {
  const store = shelf();
  const windows = ["a", "b"].map((letter) => new Fairness(TABLE, store, () => letter.repeat(32)));
  for (const fairness of windows) fairness.saw("lobby", FIRST, 0, [0]);
  expect(windows.map((fairness) => fairness.part())).toEqual(["a".repeat(32), "a".repeat(32)]);
});

test("a changed commitment is noticed, and gets nothing", () => {
  const store = shelf();
  new Fairness(TABLE, store, chance()).saw("lobby", FIRST, 0, [0]);
  const fairness = new Fairness(TABLE, store, chance());
  fairness.saw("lobby", "e".repeat(64), 0, [0]);
  expect([fairness.changed, fairness.part(), fairness.kept?.commitment]).toEqual([true, null, FIRST]);
});

test("a commitment that is first seen when cards are dealt is not taken for an early one", () => {
  const fairness = new Fairness(TABLE, shelf(), chance());
  fairness.saw("playing", FIRST, 0, [0]);
  expect([fairness.kept, fairness.part()]).toEqual([null, null]);
});

test("what we saw when it was dealt stays, and no part is made after that", () => {
  const fairness = new Fairness(TABLE, shelf(), chance());
  fairness.saw("lobby", FIRST, 0, [0, 2]);
  fairness.saw("playing", FIRST, 1, [1, 2]);
  fairness.saw("playing", FIRST, null, [3]);
  expect(fairness.kept).toMatchObject({ seat: 1, people: [0, 2, 1], dealt: true });
  expect(fairness.part()).toBeNull();
});

test("a part that was refused was not put in", async () => {
  const fairness = new Fairness(TABLE, shelf(), chance());
  fairness.saw("lobby", FIRST, 0, [0]);
  fairness.part();
  fairness.saw("playing", FIRST, 0, [0]);
  fairness.refused();
  const theirs = "9".repeat(32);
  await fairness.check(() =>
    Promise.resolve({
      fair: { secret: SECRET, commitment: FIRST, table: TABLE, entropies: { 1: theirs } },
      seed: seed(SECRET, TABLE, new Map([[1, theirs]])),
    }),
  );
  expect(fairness.found).toEqual([{ is: "absent" }]);
});

test("a server that does not open its part is told of", async () => {
  const fairness = new Fairness(TABLE, shelf(), chance());
  await fairness.check(() => Promise.reject(new Error("No.")));
  expect(fairness.found).toBe("No.");
});

test("the shelf does not grow for ever, and full or foreign shelves do no harm", () => {
  const store = shelf();
  store.setItem("other", "stays");
  for (let count = 0; count < 230; count += 1) new Fairness(`${count}`, store, chance()).saw("lobby", FIRST, 0, [0]);
  expect(store.kept.size).toBe(201);
  expect(store.getItem("other")).toBe("stays");
  const full = new Fairness(TABLE, { ...store, setItem: () => expect.fail("full") }, chance());
  full.saw("lobby", FIRST, 0, [0]);
  expect(full.part()).not.toBeNull();
  store.setItem(`wolfden.shuffle.${TABLE}`, "{");
  expect(new Fairness(TABLE, store, chance()).kept).toBeNull();
});
