import { expect, test } from "vitest";
import type { GameCard } from "../wire/api";
import { partsOf, playOf } from "./play";

const card: GameCard = {
  name: "hunt",
  title: "Hunt",
  about: {},
  fewest: 3,
  most: 6,
  minutes: [10, 20],
  hard: 2,
  parts: {},
  options: [],
  bots: ["good", "random"],
  data: false,
  lessons: [],
};
const role = (name: string) => ({ name, hint: `${name}.` });
const cast: GameCard = {
  ...card,
  parts: { en: ["Hound", "Hare", "Hare"].map(role), de: ["Hund", "Hase", "Hase"].map(role) },
};

test("nobody has to choose anything", () => {
  expect(playOf(card)).toEqual({ bots: 2, bot: "good", seat: 0 });
});

test("what was chosen last comes first", () => {
  const kept = { bots: 5, bot: "random", seat: 1 };
  expect(playOf(cast, kept)).toEqual(kept);
});

test("but only what the game has", () => {
  expect(playOf(card, { bots: 9, bot: "perfect", seat: 1 })).toEqual({ bots: 5, bot: "good", seat: 0 });
  expect(playOf(card, { bots: 0 }).bots).toBe(2);
  expect(playOf(cast, { seat: 2 }).seat).toBe(0);
});

test("each part is offered once, in the reader's language, by the first seat that plays it", () => {
  expect(partsOf(card)).toEqual([]);
  expect(partsOf(cast, "de")).toEqual([
    { seat: 0, name: "Hund", hint: "Hund." },
    { seat: 1, name: "Hase", hint: "Hase." },
  ]);
  expect(partsOf(cast, "fr").map(({ name }) => name)).toEqual(["Hound", "Hare"]);
});
