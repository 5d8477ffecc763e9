import { describe, expect, it } from "vitest";
import type { Term } from "../table/contract";
import type { Sheet } from "../wire/api";
import { listing, pieces, sentence, value } from "./sentence";

interface Fixture {
  sheet: Sheet;
  names: string[];
  said: [Term, string, string][];
}
const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });

it("is tested against every game", () => {
  expect(Object.keys(fixtures).length).toBeGreaterThan(1);
});

describe.each(Object.entries(fixtures))("%s", (_, { sheet, names, said }) => {
  it("says of every term what Python says", () => {
    expect(said.length).toBeGreaterThan(50);
    for (const [term, named] of said) expect(sentence(sheet, term, names)).toBe(named);
  });

  it("says the same without names", () => {
    for (const [term, , plain] of said) expect(sentence(sheet, term)).toBe(plain);
  });

  it("loses nothing in pieces", () => {
    for (const [term, named] of said) {
      const words = pieces(sheet, term, names).map((piece) => (typeof piece === "string" ? piece : names[piece.seat]));
      expect(words.join("")).toBe(named);
    }
  });
});

const sheet = {
  terms: {
    Went: [
      { name: "to", kind: "named", of: "Field" },
      { name: "fast", kind: "bool" },
    ],
  },
  choices: { Colour: { 0: "red" } },
  words: { Went: "{{To}} {to}: {fast}", values: { Field: ["Meadow", "Swamp"], Colour: { red: "scarlet" } } },
  remarks: [],
} as unknown as Sheet;

it("names things by the game's data", () => {
  expect(sentence(sheet, { is: "Went", to: 1, fast: true })).toBe("{To} Swamp: True");
  expect(sentence(sheet, { is: "Went", to: 7, fast: false })).toBe("{To} 7: False");
});

it("calls a value by its word", () => {
  expect(value(sheet, "Colour", 0)).toBe("scarlet");
  expect(value(sheet, "Colour", 4)).toBe("4");
});

it("says an unknown term by its name", () => {
  expect(sentence(sheet, { is: "Sang" })).toBe("Sang");
});

it("lists", () => {
  expect(listing([])).toBe("");
  expect(listing(["a"])).toBe("a");
  expect(listing(["a", "b", "c"])).toBe("a, b and c");
});
