import { describe, expect, test } from "vitest";
import type { Shuffle } from "../wire/api";
import { blake2b } from "./blake2b";
import { check, commitment, seed, type Kept } from "./shuffle";
import made from "./shuffle.fixture.json";

const parts = (entropies: Record<string, string>): Map<number, string> =>
  new Map(Object.entries(entropies).map(([seat, part]) => [Number(seat), part]));

describe("the same numbers as on the server", () => {
  test.each(made.hashes)("a hash of $length bytes", ({ length, label, hash }) => {
    expect(
      blake2b(
        Uint8Array.from({ length }, (_, index) => (7 * index) % 256),
        label,
      ),
    ).toBe(hash);
  });

  test.each(made.shuffles)(
    "commitment and seed of $table",
    ({ secret, table, entropies, bound, older, seed: dealt }) => {
      expect(commitment(secret, table)).toBe(bound);
      expect(commitment(secret, null)).toBe(older);
      expect(seed(secret, table, parts(entropies as Record<string, string>))).toBe(dealt);
    },
  );
});

// A table at which we sit in seat 1, with somebody else in seat 0.
const SECRET = "5".repeat(64);
const TABLE = "AAAAAAAAAAAAAAAAAAAAAA";
const OURS = "0f".repeat(16);
const THEIRS = "a0".repeat(16);

function opened(entropies: Record<string, string>, more: Partial<Shuffle["fair"]> = {}): Shuffle {
  const fair = { secret: SECRET, commitment: commitment(SECRET, TABLE), table: TABLE, entropies, ...more };
  return { fair, seed: seed(fair.secret, fair.table, parts(fair.entropies)) };
}

const kept = (more: Partial<Kept> = {}): Kept => ({
  commitment: commitment(SECRET, TABLE),
  part: OURS,
  seat: 1,
  people: [0, 1],
  ...more,
});

const found = (mine: Kept | null, shuffle: Shuffle): string[] => check(mine, TABLE, shuffle).map(({ is }) => is);

test("our part is in, and the commitment came before", () => {
  expect(found(kept(), opened({ 1: OURS }))).toEqual(["good"]);
  expect(check(kept(), TABLE, opened({ 0: THEIRS, 1: OURS }))).toEqual([{ is: "good" }, { is: "others", seats: [0] }]);
});

test("tables from before commit to the secret alone", () => {
  const older = commitment(SECRET, null);
  expect(found(kept({ commitment: older }), opened({ 1: OURS }, { commitment: older }))).toEqual(["good"]);
});

test("a server that takes another secret is found out", () => {
  const secret = "6".repeat(64);
  const fished = opened({ 1: OURS }, { secret, commitment: commitment(secret, TABLE) });
  expect(found(kept(), fished)).toEqual(["changed"]);
  expect(found(kept(), opened({ 1: OURS }, { secret }))).toEqual(["secret"]);
});

test("a server that takes another name for the table is found out", () => {
  const fished = opened({ 1: OURS }, { table: "another" });
  expect(found(kept(), fished)).toEqual(["seed"]);
  const told = opened({ 1: OURS }, { table: "another", commitment: commitment(SECRET, "another") });
  expect(found(kept({ commitment: commitment(SECRET, "another") }), told)).toEqual(["secret"]);
});

test("a server that leaves our part out, or takes another for it, is found out", () => {
  expect(found(kept(), opened({ 0: THEIRS }))).toEqual(["part"]);
  expect(found(kept(), opened({ 1: THEIRS }))).toEqual(["part"]);
  expect(found(kept(), opened({ 0: OURS, 1: THEIRS }))).toEqual(["part"]);
});

test("a server that says it put our part in, and did not, is found out", () => {
  expect(found(kept(), { ...opened({ 1: OURS }), seed: opened({}).seed })).toEqual(["seed"]);
});

test("a part from a seat where nobody sat could be the server's choice", () => {
  expect(check(kept(), TABLE, opened({ 0: THEIRS, 1: OURS, 3: THEIRS }))).toEqual([
    { is: "good" },
    { is: "strangers", seats: [3] },
    { is: "others", seats: [0] },
  ]);
});

test("whoever came late, or put nothing in, is told no more than they can know", () => {
  expect(found(null, opened({ 0: THEIRS }))).toEqual(["late"]);
  expect(found(null, { ...opened({ 0: THEIRS }), seed: "7" })).toEqual(["seed"]);
  expect(found(kept({ part: null }), opened({ 0: THEIRS }))).toEqual(["absent"]);
  expect(found(kept({ seat: null }), opened({ 0: THEIRS }))).toEqual(["absent"]);
  expect(found(kept({ part: null }), opened({}))).toEqual(["alone"]);
});
