import { describe, expect, it } from "vitest";
import type { RunCard, Sheet } from "../wire/api";
import type { Person, Room } from "../wire/messages";
import { t } from "../words/index.svelte";
import { choiceGroups, choicesAt, sameKind, underCover } from "./choices";
import { colour, COLOURS } from "./colours";
import type { GameFace, TableProps, Term } from "./contract";
import { chapters, isCovered, logLines, piecesOf } from "./log";
import { chatted, lastSaid, newlySaid } from "./speech";
import { presence, status } from "./status";
import { table as anyTable } from "./table.fixture";

const sheet = {
  actions: [
    { is: "Send", seat: 0 },
    { is: "Send", seat: 1 },
    { is: "Send", seat: 2 },
    { is: "Send", seat: 3 },
    { is: "Wait" },
  ],
  remarks: [{ is: "Hm" }, { is: "Oh" }],
  terms: { Send: [{ name: "seat", kind: "seat" }], Wait: [] },
  lines: [],
  chapters: [],
} as unknown as Sheet;
const person: Person = {
  name: "",
  colour: 0,
  person: true,
  bot: null,
  here: true,
  ready: true,
  end: false,
  who: "",
  newcomer: false,
};
const table = (more: Partial<TableProps> = {}): TableProps =>
  anyTable(
    { sheets: { en: sheet }, said: [] },
    { actors: [0] },
    {
      room: { seats: [person, person, person] } as unknown as Room,
      names: ["Ann", "Bea", "Cleo"],
      actions: [1, 4],
      say: (term) => term.is,
      ...more,
    },
  );
const face = {
  group: (action: Term) =>
    action.is === "Send" ? { key: "send", title: "Send", seat: action["seat"] } : { key: "wait", title: "Wait" },
  chapter: (event: Term) => (event.is === "Turn" ? `Turn ${event["number"] as number}` : null),
} as unknown as GameFace;

describe("choices", () => {
  it("stand in groups, with what cannot be chosen at the end", () => {
    const groups = choiceGroups(table(), face);
    expect(groups.map((group) => group.key)).toEqual(["send", "wait"]);
    expect(groups[0]?.choices.map((choice) => [choice.action, choice.able])).toEqual([
      [1, true],
      [0, false],
      [2, false],
    ]);
  });

  it("come late where they are in sight on the board in any case", () => {
    const group = (action: Term) => ({ ...face.group(action, table()), late: action.is === "Send" });
    expect(choiceGroups(table(), { ...face, group }).map(({ key }) => key)).toEqual(["wait", "send"]);
  });

  it("are nothing at all when nothing can be chosen", () => {
    expect(choiceGroups(table({ actions: [] }), face)).toEqual([]);
  });

  it("leave out people who are not at the table", () => {
    expect(sameKind(table())).toEqual([0, 1, 2, 4]);
  });

  it("are as the game expects them, where it says so", () => {
    const groups = choiceGroups(table(), { ...face, expected: () => [3] });
    expect(groups[0]?.choices.map((choice) => choice.action)).toEqual([1, 3]);
  });

  it("are covered with one's secrets, if they tell any of them", () => {
    const telling = { ...face, group: () => ({ key: "hand", title: "From your hand", secret: true }) };
    const covered = table({ covered: true });
    expect(underCover(covered, choiceGroups(covered, telling))).toBe(true);
    expect(underCover(covered, choiceGroups(covered, face))).toBe(false);
    expect(underCover(table(), choiceGroups(table(), telling))).toBe(false);
  });

  it("can be made at a place", () => {
    expect(choicesAt(table(), face, 1).map((choice) => choice.action)).toEqual([1]);
    expect(choicesAt(table(), face, 2)).toEqual([]);
  });
});

describe("the log", () => {
  const events: Term[] = [{ is: "Mine" }, { is: "Turn", number: 1 }, { is: "Hm" }, { is: "Turn", number: 2 }];

  const runOf = (name: string, kinds: string[], also: string[] = []): RunCard =>
    ({ name, kinds, same: ["seat"], starts: kinds, least: 2, also, past: [], number: "", exact: false }) as RunCard;

  it("has chapters, and lines before the first", () => {
    const found = chapters(table({ events }), face);
    expect(found.map((one) => one.title)).toEqual([null, "Turn 1", "Turn 2"]);
    expect(found.map((one) => one.lines.map((line) => line.number))).toEqual([[0], [1, 2], [3]]);
  });

  it("has one line for a run, which never mixes what is secret with what is not", () => {
    const run = runOf("Hmmed", ["Hm"]);
    const hms: Term[] = [{ is: "Hm" }, { is: "Hm" }, { is: "Hm" }, { is: "Hm" }, { is: "Mine" }];
    const p = table({ sheet: { ...sheet, lines: [run] }, events: hms, isPublic: [true, true, false, false, true] });
    const lines = chapters(p, face).flatMap((one) => one.lines);
    expect(lines.map((one) => [one.number, one.line.end, one.secret])).toEqual([
      [0, 2, false],
      [2, 4, true],
      [4, 5, false],
    ]);
    const told = [[0], [0], [1], [1], null];
    const seen = chapters({ ...p, isPublic: told.map((to) => to === null), told }, face).flatMap((one) => one.lines);
    expect(seen.map((one) => [one.number, one.to])).toEqual([
      [0, [0]],
      [2, [1]],
      [4, null],
    ]);
  });

  it("tells under the cover what everybody knows of a line, and only that", () => {
    const drew: Term[] = [{ is: "Drew" }, { is: "Card" }, { is: "Drew" }, { is: "Card" }, { is: "Hm" }];
    const run = runOf("DrewCards", ["Drew"], ["Card"]);
    const isPublic = [true, false, true, false, true];
    const p = table({ sheet: { ...sheet, lines: [run] }, events: drew, isPublic });
    const shown = (covered: boolean): unknown[] =>
      logLines({ ...p, covered }, p.sheet).map((one) => [one.line.places, one.line.run?.name, one.covered]);
    expect(shown(false)).toEqual([
      [[0, 1, 2, 3], "DrewCards", false],
      [[4], undefined, false],
    ]);
    expect(shown(true)).toEqual([
      [[0, 2], "DrewCards", false],
      [[1, 3], undefined, true],
      [[4], undefined, false],
    ]);
  });

  it("tells a line again only if it has changed", () => {
    const told = {
      ...sheet,
      language: "en",
      catalogue: "Went = { $seat } went.",
      terms: { Went: sheet.terms["Send"] },
    };
    const p = table({ sheet: told as unknown as Sheet, events: [{ is: "Went", seat: 1 }], isPublic: [true] });
    const [one] = logLines(p, p.sheet);
    const before = piecesOf(p, one!.line);
    expect(before).toEqual([{ seat: 1, name: "Bea" }, " went."]);
    expect(piecesOf({ ...p, names: [...p.names] }, one!.line)).toBe(before);
    expect(piecesOf({ ...p, names: ["Ann", "Bo", "Cleo"] }, one!.line)[0]).toEqual({ seat: 1, name: "Bo" });
    expect(piecesOf({ ...p, seat: 1 }, one!.line)[0]).not.toEqual(before[0]);
  });

  it("has no line that goes past a heading", () => {
    const run = runOf("WentOn", ["Turn", "Hm"]);
    const p = table({ sheet: { ...sheet, lines: [run] }, events: events.slice(1), isPublic: [true, true, true] });
    expect(chapters(p, face).map((one) => [one.title, one.lines.map((line) => line.line.end)])).toEqual([
      ["Turn 1", [2]],
      ["Turn 2", [3]],
    ]);
  });

  it("marks what is not public, and what nobody says anything about", () => {
    const isPublic = [false, true, true];
    const secret = chapters(table({ events, isPublic }), face).flatMap((one) => one.lines.map((line) => line.secret));
    expect(secret).toEqual([true, false, false, true]);
  });

  it("covers what is not public, if one covers one's secrets", () => {
    const p = table({ events, isPublic: [false, true] });
    expect(events.map((_, number) => isCovered({ ...p, covered: true }, number))).toEqual([true, false, true, true]);
    expect(events.some((_, number) => isCovered(p, number))).toBe(false);
  });

  it("marks for the all-seeing who was told", () => {
    const told = [[2], null, [0, 1], null];
    const isPublic = told.map((to) => to === null);
    const lines = chapters(table({ events, isPublic, told }), face).flatMap((one) => one.lines);
    expect(lines.map((line) => [line.secret, line.to])).toEqual([
      [true, [2]],
      [false, null],
      [true, [0, 1]],
      [false, null],
    ]);
  });
});

describe("bubbles", () => {
  const remark = (number: number): string => ["Hm", "Oh"][number] ?? "";
  const said = (seat: number, number: number): Term => ({ is: "Said", seat, remark: number });

  it("show what was said since something happened, the newest of each", () => {
    const events = [said(2, 0), { is: "Turn" }, said(0, 0), said(1, 0), said(0, 1)];
    expect(lastSaid(events, remark)).toEqual([
      { seat: 0, text: "Oh" },
      { seat: 1, text: "Hm" },
    ]);
  });

  it("show what is new even if something happened since", () => {
    expect(newlySaid([said(2, 0), { is: "Turn" }], remark)).toEqual([{ seat: 2, text: "Hm" }]);
  });

  it("show the newest line of chat", () => {
    const line = (who: string, text: string) => ({ at: 0, who, name: who, colour: 0, text });
    const seats = [{ who: "bea" }, { who: "ann" }, { who: "" }];
    expect(chatted([line("ann", "a"), line("bea", "b"), line("ann", "c"), line("gone", "d")], seats)).toEqual([
      { seat: 1, text: "c" },
      { seat: 0, text: "b" },
    ]);
    expect(chatted([line("", "from long ago")], seats)).toEqual([]);
  });
});

describe("a place", () => {
  it("says whose turn it is first", () => {
    expect(status(table(), 0)).toEqual({ text: t("ring-your-turn"), awaited: true });
    expect(status(table({ seat: 1 }), 0).text).toBe(t("ring-to-move"));
    expect(status(table({ replay: true }), 0).text).toBe(t("ring-to-move"));
  });

  it("says that you have chosen", () => {
    const view = { seat: 0, step: "Choose", actors: [1], held: [4], over: false };
    expect(status(table({ view }), 0)).toEqual({ text: t("ring-you-chose"), awaited: false });
  });

  it("says who is not there", () => {
    expect(presence(person)).toBe("");
    expect(presence({ ...person, here: false })).toBe(t("ring-away"));
    expect(presence({ ...person, person: false })).toBe(t("ring-empty"));
    expect(presence({ ...person, person: false, bot: "good" })).toBe(t("ring-bot"));
    expect(presence({ ...person, bot: "good" })).toBe(t("ring-bot-for", { bot: "good" }));
  });

  it("has a colour whatever its number", () => {
    expect(colour(1)).toBe("var(--seat-1)");
    expect(colour(COLOURS + 1)).toBe(colour(1));
  });
});
