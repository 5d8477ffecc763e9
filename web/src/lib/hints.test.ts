import { beforeEach, expect, test } from "vitest";
import type { Term } from "../table/contract";
import type { Advised } from "../wire/messages";
import type { Answer, NewAsk } from "./connection";
import { Hints } from "./hints.svelte";
import { nothing, type Told } from "./told";

let asked: NewAsk[];
let answer: (answer: Partial<Answer>) => Promise<void>;
let hints: Hints;

beforeEach(() => {
  asked = [];
  hints = new Hints({
    ask: (wanted) => {
      asked.push(wanted);
      return new Promise((resolve) => {
        answer = async (given) => {
          resolve({ id: "x", ...given } as Answer);
          await Promise.resolve();
          await Promise.resolve();
        };
      });
    },
    because: (refused) => refused.code?.is ?? "",
  });
});

const advised: Advised = { tell: "advised", id: "x", n: 5, actions: [1, 2], doubts: [[3, { is: "Risky" }]] };
const told = (n: number, actions: number[], ...events: string[]): Told => ({
  ...nothing(),
  n,
  actions,
  events: events.map((is) => ({ is }) as Term),
});

test("what is advised is shown when somebody asks, and put away", async () => {
  void hints.show(5);
  expect(asked).toEqual([{ ask: "advise", at: 5 }]);
  expect([hints.wanted, hints.advice]).toEqual([true, null]);
  await answer(advised);
  expect(hints.advice?.actions).toEqual([1, 2]);
  hints.hide();
  expect(hints.advice).toBe(null);
  await hints.show(5);
  expect([hints.advice?.actions, asked.length]).toEqual([[1, 2], 1]);
});

test("doubts are there before anybody has asked what to do", async () => {
  void hints.think(5);
  await answer(advised);
  expect([hints.advice, hints.doubts.get(3)]).toEqual([null, { is: "Risky" }]);
});

test("it is asked once, and shown when the answer is there", async () => {
  void hints.think(5);
  void hints.show(5);
  expect(asked.length).toBe(1);
  await answer(advised);
  expect(hints.advice).not.toBe(null);
});

test("it holds while people talk, and is gone with what was to be decided", async () => {
  hints.hear(told(5, [1, 3]));
  void hints.show(5);
  await answer(advised);
  hints.hear(told(6, [1, 3], "Said"));
  expect(hints.advice).not.toBe(null);
  hints.hear(told(7, [1, 3], "Said", "Played"));
  expect([hints.advice, hints.wanted, hints.doubts.size]).toEqual([null, false, 0]);
});

test("an answer to what is over does not count", async () => {
  hints.hear(told(5, [1]));
  void hints.show(5);
  hints.hear(told(6, [2]));
  await answer(advised);
  expect([hints.wanted, hints.doubts.size]).toEqual([false, 0]);
});

test("a refusal is told to whoever asked, and to nobody else", async () => {
  void hints.think(5);
  await answer({ tell: "refused", code: { is: "HintsBusy" } });
  expect(hints.wrong).toBe("");
  void hints.show(5);
  await answer({ tell: "refused", code: { is: "HintsBusy" } });
  expect([hints.wrong, hints.wanted]).toEqual(["HintsBusy", false]);
});
