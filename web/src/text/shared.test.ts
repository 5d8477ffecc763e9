import { expect, it } from "vitest";
import type { Sheet } from "../wire/api";
import { talkPieces } from "./talk";
import { dataThing, sentence, thing } from "./sentence";
import { atTable, foreign, gloss, glosses } from "./shared";

const sheet = (language: string, catalogue: string): Sheet =>
  ({
    language,
    catalogue,
    named: { Hint: ["Dangerous", "Very Sweet"], Line: ["Red"] },
    shared: ["Hint"],
    terms: { Hinted: [{ name: "hint", kind: "named", of: "Hint" }] },
    choices: {},
    remarks: [],
  }) as unknown as Sheet;
const english = sheet("en", "Hinted = A hint: { $hint }.\n");
const german = sheet(
  "de",
  "Hinted = Ein Hinweis: { $hint }.\nHint-dangerous = Gefährlich\nHint-very_sweet = Zuckersüß\nLine-red = Rot\n",
);

it("calls what all share as the table does, and everything else in one's own language", () => {
  const read = atTable(german, english);
  expect(sentence(read, { is: "Hinted", hint: 1 })).toBe("Ein Hinweis: Very Sweet.");
  expect(thing(read, "Line", 0)).toBe("Rot");
  expect(sentence(german, { is: "Hinted", hint: 1 })).toBe("Ein Hinweis: Zuckersüß."); // the sheet itself is as it was
});

it("says what a word of the table means in one's own language", () => {
  expect(gloss(atTable(german, english), "Hint-very_sweet")).toBe("Zuckersüß");
  expect(gloss(atTable(english, german), "Hint-very_sweet")).toBe("Very Sweet"); // as the game's data has it
});

it("has nothing to explain of words that nobody shares, or at a table of one's own language", () => {
  expect(gloss(atTable(german, english), "Line-red")).toBeNull();
  expect(gloss(german, "Hint-dangerous")).toBeNull();
  expect([foreign(german), foreign(atTable(german, english))]).toEqual([false, true]);
});

it("finds all such words in a sentence", () => {
  const read = atTable(english, german);
  const say = talkPieces<{ Hinted: "hint" }>(read);
  const both = [
    ...say("Hinted", { hint: dataThing(read, "Hint", 0) }),
    ...say("Hinted", { hint: dataThing(read, "Hint", 1) }),
  ];
  expect(both).toContainEqual({ id: "Hint-dangerous", name: "Gefährlich" });
  expect(glosses(read, both)).toEqual(["Dangerous", "Very Sweet"]);
});
