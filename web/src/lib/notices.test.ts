import { afterEach, expect, test } from "vitest";
import type { Notice } from "../wire/notices";
import { speak } from "../words/index.svelte";
import { worded } from "./notices";

afterEach(() => speak("en"));

const NOTICES: [Notice, string, string][] = [
  [{ is: "OnlyHost" }, "Only the host of the table can do that.", "Das kann nur der Host."],
  [{ is: "NotReady", names: ["Ben"] }, "Ben is not ready yet.", "Ben ist noch nicht bereit."],
  [
    { is: "NotReady", names: ["Ben", "Cleo", "Eve"] },
    "Ben, Cleo and Eve are not ready yet.",
    "Ben, Cleo und Eve sind noch nicht bereit.",
  ],
  [
    { is: "TooFast", seconds: 1, minutes: 0 },
    "That was too much at once. Please wait a second.",
    "Das war zu viel auf einmal. Bitte warte eine Sekunde.",
  ],
  [
    { is: "TooFast", seconds: 0, minutes: 2 },
    "That was too much at once. Please wait 2 minutes.",
    "Das war zu viel auf einmal. Bitte warte 2 Minuten.",
  ],
  [
    { is: "BadNumbers", line: 0, detail: "?" },
    "The numbers in your file do not fit the game: ?",
    "Die Zahlen in deiner Datei passen nicht zum Spiel: ?",
  ],
];

test.each(NOTICES)("%o is worded in the page's language", async (notice, english, german) => {
  expect(worded(notice)).toBe(english);
  await speak("de");
  expect(worded(notice)).toBe(german);
});

test("what a newer server says, and this page does not know, is a sentence all the same", () => {
  expect(worded({ is: "Unheard" } as unknown as Notice)).toBe("Something went wrong here. It is not your fault.");
});
