import { expect, test } from "vitest";
import type { Term } from "../table/contract";
import type { Position, Welcome } from "../wire/messages";
import { firstLine, have, hear, nothing, type Told } from "./told";

const event = (seat: number) => ({ is: "Said", seat, remark: 0 });
const position = (n: number, since: number, events: Term[]): Position => ({
  tell: "position",
  n,
  since,
  events: events.map((event) => ({ event, public: true })),
  view: { seat: 0, actors: [0], held: [], over: false },
  actions: [n],
  remarks: [],
});
const welcome: Welcome = { tell: "welcome", table: "t", game: "gulag", title: "Gulag", sheet: "s", seat: 0 };

function after(...answers: Parameters<typeof hear>[1][]): Told {
  return answers.reduce<Told>((told, answer) => hear(told, answer, 0)!, nothing());
}

test("events add up, and the rest is what came last", () => {
  const told = after(position(1, 0, [event(0)]), position(2, 1, [event(1), event(2)]));
  expect(told.events).toEqual([event(0), event(1), event(2)]);
  expect(told.actions).toEqual([2]);
  expect(have(told)).toEqual({ n: 2, heard: 3, chat: 0 });
});

test("what is not said to be public is a secret", () => {
  const heard = [{ event: event(0), public: true }, { event: event(1) }, { event: event(2), public: false }];
  const told = after({ ...position(1, 0, []), events: heard }, position(2, 3, [event(3)]));
  expect(told.isPublic).toEqual([true, false, false, true]);
});

test("a snapshot replaces what we had", () => {
  expect(after(position(1, 0, [event(0)]), position(9, 0, [event(5)])).events).toEqual([event(5)]);
});

test("a gap is noticed: we must begin anew", () => {
  expect(hear(after(position(1, 0, [event(0)])), position(5, 3, []), 0)).toBeNull();
});

test("other eyes than we said hello with: we must begin anew", () => {
  const told = after(welcome);
  expect(hear(told, { ...welcome, seat: 1 }, 0, true)).toBeNull();
  expect(hear(told, { ...welcome, notes: "x" }, 0, true)?.welcome?.notes).toBe("x");
});

const line = (text: string) => ({ at: 0, who: "ann", name: "Ann", colour: 0, text });

test("whoever changes seats is told everything anew, but for what all are told", () => {
  const told = after(welcome, position(3, 0, [event(0)]), { tell: "chatted", since: 0, lines: [] });
  const moved = hear({ ...told, chat: [line("a")] }, { ...welcome, seat: null }, 0)!;
  expect([moved.n, moved.events, moved.view, moved.chat.length]).toEqual([null, [], null, 1]);
});

test("chat lines that we had are not doubled", () => {
  const told = after(
    { tell: "chatted", since: 0, lines: [line("a"), line("b")] },
    { tell: "chatted", since: 1, lines: [line("b"), line("c")] },
  );
  expect(told.chat.map((one) => one.text)).toEqual(["a", "b", "c"]);
});

test("of a long chat we have the end, and ask for what came before", () => {
  const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => line(String(from + at)));
  const numbers = (told: Told) => [...told.earlier, ...told.chat].map((one) => Number(one.text));
  let told = after({ tell: "chatted", since: 200, lines: lines(200, 300) });
  expect([have(told).chat, firstLine(told)]).toEqual([300, 200]);
  told = hear(told, { tell: "earlier", id: "a", since: 100, lines: lines(100, 200) }, 0)!;
  expect(hear(told, { tell: "earlier", id: "a", since: 100, lines: lines(100, 200) }, 0)).toBe(told);
  told = hear(told, { tell: "chatted", since: 300, lines: lines(300, 301) }, 0)!;
  expect([numbers(told).length, numbers(told)[0], told.chat.length, firstLine(told)]).toEqual([201, 100, 101, 100]);
  told = hear(told, { tell: "chatted", since: 900, lines: lines(900, 1000) }, 0)!;
  expect([numbers(told).length, firstLine(told), have(told).chat]).toEqual([100, 900, 1000]);
});

test("the server's clock is compared with ours", () => {
  expect(hear(nothing(), { tell: "clock", now: 1500, deadlines: [2000, null] }, 1000)).toMatchObject({ ahead: 500 });
});
