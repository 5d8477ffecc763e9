import { expect, test } from "vitest";
import { keepPlaces } from "./places";

test("what is played leaves its place empty, and nothing else moves", () => {
  expect(keepPlaces([], ["a", "b", "c"])).toEqual(["a", "b", "c"]);
  expect(keepPlaces(["a", "b", "c"], ["a", "c"])).toEqual(["a", null, "c"]);
  expect(keepPlaces(["a", "b"], ["b", "a"])).toEqual(["a", "b"]);
});

test("what is drawn takes the first empty place", () => {
  expect(keepPlaces(["a", null, null, "d"], ["a", "d", "e"])).toEqual(["a", "e", null, "d"]);
  expect(keepPlaces(["a", null], ["a", "e", "f"])).toEqual(["a", "e", "f"]);
});
