import { expect, it } from "vitest";
import type { Term } from "../table/contract";
import type { RunCard, Sheet } from "../wire/api";
import { lines, lineText } from "./lines";

const CATALOGUE = `
you = you
nothing = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }
counted = { $n } { $thing }
Colour-red = red
Sang = La.
Dared = { $seat } dared.
Lost = { $to } lost.
Bet = { $seat } beat { $to }.
DrewAll = { $you ->
    [seat] You drew { $times }: { $colour }{ $times_Stopped ->
        [0] .
       *[other] , and stopped.
    }
   *[nobody] { $seat } drew { $times }{ $times_Stopped ->
        [0] .
       *[other] , and stopped.
    }
}
PaidAll = { $seats } paid { $colour }, { $number } in all.
`;
const run = (more: Partial<RunCard>): RunCard => ({
  name: "",
  kinds: [],
  starts: more.kinds ?? [],
  same: [],
  least: 2,
  also: [],
  past: [],
  number: "",
  exact: false,
  ...more,
});
const seat = { name: "seat", kind: "seat" };
const colour = { name: "colour", kind: "choice", of: "Colour" };
const sheet = {
  language: "en",
  catalogue: CATALOGUE,
  named: {},
  chapters: ["Chapter"],
  choices: { Colour: { 0: "red" } },
  terms: {
    Drew: [seat],
    Saw: [colour],
    Stopped: [seat],
    Sang: [],
    Paid: [seat, { name: "number", kind: "number" }, colour],
    Dared: [seat],
    Lost: [{ name: "to", kind: "seat" }],
  },
  lines: [
    run({ name: "DrewAll", kinds: ["Drew"], same: ["seat"], also: ["Saw", "Stopped"], past: ["Sang"] }),
    run({ name: "PaidAll", kinds: ["Paid"], least: 1, number: "number" }),
    run({ name: "Bet", kinds: ["Dared", "Lost"], exact: true }),
  ],
} as unknown as Sheet;

const texts = (events: readonly Term[], isPublic: readonly boolean[], reader: number | null = null): string[] =>
  lines(sheet, events, isPublic).map((line) => lineText(sheet, line, events, ["Ann", "Bob"], reader));
const drew = (who: number): Term => ({ is: "Drew", seat: who });
const stopped = (who: number): Term => ({ is: "Stopped", seat: who });
const saw: Term = { is: "Saw", colour: 0 };
const sang: Term = { is: "Sang" };

it("gives each a line of their own where all act at once", () => {
  const events = [drew(0), drew(1), sang, drew(0), stopped(1), stopped(0)];
  const all = events.map(() => true);
  expect(texts(events, all)).toEqual(["Ann drew 2, and stopped.", "Bob drew 1, and stopped.", "La."]);
});

it("puts what only the reader was told into the line, which is a secret then", () => {
  const events = [drew(0), saw, drew(1), sang, drew(0), saw];
  const isPublic = events.map((event) => event.is !== "Saw");
  expect(texts(events, isPublic, 0)[0]).toBe("You drew 2: 2 red.");
  const found = lines(sheet, events, isPublic);
  expect(found.map((line) => line.places)).toEqual([[0, 1, 4, 5], [2], [3]]);
  expect(found.map((line) => isPublic[line.first])).toEqual([false, true, true]);
});

it("ends a run with its chapter", () => {
  const events = [drew(0), drew(0), { is: "Chapter" }, drew(0), drew(0)];
  const found = lines(sheet, events, [true, true, true, true, true]);
  expect(found.map((line) => [line.first, line.end])).toEqual([
    [0, 2],
    [2, 3],
    [3, 5],
  ]);
});

it("counts things by the numbers of the events, and lists people", () => {
  const paid = (who: number, number: number): Term => ({ is: "Paid", seat: who, number, colour: 0 });
  expect(texts([paid(1, 3)], [true])).toEqual(["Bob paid 3 red, 3 in all."]);
  expect(texts([paid(1, 3), paid(0, 1), paid(1, 1)], [true, true, true], 0)).toEqual([
    "Bob and you paid 5 red, 5 in all.",
  ]);
});

it("makes an exact run of one event of each kind, and no others", () => {
  const [dared, lost]: Term[] = [
    { is: "Dared", seat: 0 },
    { is: "Lost", to: 1 },
  ];
  const events = [dared!, lost!, lost!, dared!, dared!, lost!, dared!];
  const all = events.map(() => true);
  expect(texts(events, all)).toEqual(["Ann beat Bob.", "Bob lost.", "Ann dared.", "Ann beat Bob.", "Ann dared."]);
  expect(texts([dared!, lost!], [true, false])).toEqual(["Ann dared.", "Bob lost."]);
});
