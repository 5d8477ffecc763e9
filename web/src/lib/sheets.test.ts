import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { foreign } from "../text/shared";
import { thing } from "../text/sentence";
import { MADE_UP } from "../text/words";
import { sheetAt } from "./sheets";

const asked: string[] = [];
const body = (language: string, shared: string[]): string =>
  JSON.stringify({
    language,
    catalogue: language === "de" ? "Hint-sweet = Süß\n" : "Hint-sweet = Sweet\n",
    named: { Hint: ["Sweet"] },
    shared,
    help: "# Help",
  });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const language = /language=(.*)/.exec(path)?.[1] ?? "";
    return Promise.resolve(new Response(body(language, path.includes("words") ? ["Hint"] : [])));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a sheet is asked for in one's own language, once", async () => {
  await sheetAt("plain", "de", "en");
  const sheet = await sheetAt("plain", "de", "de");
  expect([sheet.language, foreign(sheet)]).toEqual(["de", false]);
  expect(asked).toEqual(["/api/sheets/plain?language=de"]);
});

test("words that all share are the table's", async () => {
  const [own, other] = [await sheetAt("words", "de", "de"), await sheetAt("words", "de", "en")];
  expect([thing(own, "Hint", 0), thing(other, "Hint", 0)]).toEqual(["Süß", "Sweet"]);
  expect([foreign(own), foreign(other)]).toEqual([false, true]);
});

test("the made-up language is English for the server and for the table", async () => {
  const sheet = await sheetAt("words2", MADE_UP, "en");
  expect(asked).toEqual(["/api/sheets/words2?language=en"]);
  expect([sheet.language, foreign(sheet)]).toEqual([MADE_UP, false]);
  expect([thing(sheet, "Hint", 0), sheet.help].join()).not.toMatch(/[a-z]/i);
});
