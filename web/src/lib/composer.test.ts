import { beforeEach, expect, test } from "vitest";
import type { Answer, NewAsk } from "./connection";
import { Composer } from "./composer.svelte";

const view = { seat: 0, step: "Choose", actors: [0], held: [], over: false };
let asked: NewAsk[];
let answers: ((answer: Partial<Answer>) => Promise<void>)[];
let n: number;
let actions: number[];
let cautions: [number, unknown][];
let whole: boolean;
let atOnce: boolean;
let told: (readonly number[])[]; // how many choices there were, each time it was asked whether to send at once
let fills: (action: number) => boolean;
let composer: Composer;

beforeEach(() => {
  asked = [];
  answers = [];
  n = 5;
  actions = [1, 2];
  cautions = [];
  whole = false;
  atOnce = false;
  told = [];
  fills = () => false;
  composer = new Composer({
    ask: (wanted) => {
      asked.push(wanted);
      return new Promise((resolve) =>
        answers.push(async (answer) => {
          resolve({ id: "x", ...answer } as Answer);
          await Promise.resolve();
          await Promise.resolve();
        }),
      );
    },
    here: () => ({ n, actions, cautions, whole, view }),
    atOnce: (_, among) => {
      told.push(among);
      return atOnce;
    },
    fills: (action) => fills(action),
    because: (refused) => refused.code?.is ?? "",
    words: { stale: "stale!", lost: "lost!" },
  });
});

const drafted = (actions: number[], whole = false): Partial<Answer> => ({ tell: "drafted", actions, view, whole });

test("a move is put together, taken back in part, and sent whole", async () => {
  void composer.choose(1);
  expect(asked[0]).toEqual({ ask: "draft", at: 5, prefix: [1] });
  await answers[0]!(drafted([7, 8]));
  expect(composer.actions).toEqual([7, 8]);
  void composer.choose(7);
  await answers[1]!(drafted([], true));
  expect(composer.whole).toBe(true);
  void composer.back();
  await answers[2]!(drafted([7, 8]));
  expect([composer.prefix, composer.whole]).toEqual([[1], false]);
  void composer.choose(8);
  await answers[3]!(drafted([], true));
  void composer.send();
  expect(asked[4]).toEqual({ ask: "move", at: 5, actions: [1, 8] });
  expect(composer.sending).toBe(true);
});

test("what is not offered cannot be chosen", () => {
  void composer.choose(3);
  expect(asked).toEqual([]);
});

test("it is sending until the table has changed", async () => {
  void composer.choose(1);
  await answers[0]!(drafted([], true));
  void composer.send();
  await answers[1]!({ tell: "done" });
  expect(composer.sending).toBe(true);
  n = 6;
  composer.moved();
  expect([composer.sending, composer.prefix]).toEqual([false, []]);
});

test("a move that arrived while we were away is over when the answer comes", async () => {
  void composer.choose(1);
  await answers[0]!(drafted([], true));
  void composer.send();
  n = 6;
  composer.moved();
  expect(composer.sending).toBe(true);
  await answers[1]!({ tell: "done" });
  expect(composer.sending).toBe(false);
});

test("a stale move is dropped with a word; another refusal keeps the choices", async () => {
  void composer.choose(1);
  await answers[0]!(drafted([], true));
  void composer.send();
  await answers[1]!({ tell: "refused", code: { is: "TablePaused" } });
  expect([composer.wrong, composer.prefix, composer.sending]).toEqual(["TablePaused", [1], false]);
  void composer.send();
  await answers[2]!({ tell: "refused", code: { is: "ChoicesChanged" }, stale: true });
  expect([composer.wrong, composer.prefix]).toEqual(["stale!", []]);
});

test("when the table changes the choices are tried again, and dropped if they no longer fit", async () => {
  void composer.choose(1);
  await answers[0]!(drafted([7]));
  n = 6;
  composer.moved();
  expect(asked[1]).toEqual({ ask: "draft", at: 6, prefix: [1] });
  await answers[1]!(drafted([8]));
  expect(composer.actions).toEqual([8]);
  composer.moved();
  await answers[2]!({ tell: "refused", reason: { is: "NotPossible" } });
  expect([composer.prefix, composer.wrong]).toEqual([[], "lost!"]);
});

test("when there is nothing to choose any more, the choices are gone without a word", async () => {
  void composer.choose(1);
  await answers[0]!(drafted([7]));
  actions = [];
  composer.moved();
  expect([composer.prefix, composer.wrong, asked.length]).toEqual([[], "", 1]);
});

test("an old answer does not count", async () => {
  void composer.choose(1);
  composer.clear();
  await answers[0]!(drafted([7]));
  expect(composer.prefix).toEqual([]);
});

test("where one likes, a whole move is sent at once", async () => {
  atOnce = true;
  void composer.choose(1);
  await answers[0]!(drafted([], true));
  expect(asked[1]).toEqual({ ask: "move", at: 5, actions: [1] });
});

test("where each choice is a whole move, there is nothing to ask but the move itself", async () => {
  whole = true;
  void composer.choose(1);
  expect([composer.prefix, composer.whole, composer.actions, asked]).toEqual([[1], true, [], []]);
  void composer.back();
  expect([composer.prefix, composer.whole, composer.actions]).toEqual([[], false, [1, 2]]);
  void composer.choose(2);
  void composer.send();
  expect(asked).toEqual([{ ask: "move", at: 5, actions: [2] }]);
});

test("a whole move that no longer fits is dropped, and no other one sent in its place", async () => {
  whole = true;
  await composer.choose(1);
  n = 6;
  composer.moved();
  expect([composer.prefix, composer.whole]).toEqual([[1], true]);
  actions = [2, 3];
  composer.moved();
  expect([composer.prefix, composer.whole, composer.wrong, asked]).toEqual([[], false, "lost!", []]);
});

test("where one likes, a single choice is sent at once, in one go", async () => {
  whole = true;
  atOnce = true;
  void composer.choose(1);
  await Promise.resolve();
  expect(asked).toEqual([{ ask: "move", at: 5, actions: [1] }]);
});

test("knows of each choice how many there were, also after some were taken back", async () => {
  void composer.choose(1);
  await answers[0]!(drafted([7]));
  void composer.choose(7);
  await answers[1]!(drafted([8, 9, 10], false));
  void composer.back();
  await answers[2]!(drafted([7]));
  void composer.choose(7);
  await answers[3]!(drafted([], true));
  await Promise.resolve();
  expect(told).toEqual([[2, 1]]);
});

test("what choices risk is known before and after they are made, as it was offered", async () => {
  cautions = [[1, "risky"]];
  expect(composer.cautions).toEqual([[1, "risky"]]);
  void composer.choose(1);
  await answers[0]!({ ...drafted([7, 8]), cautions: [[8, "worse"]] } as Partial<Answer>);
  expect([composer.risked, composer.cautions]).toEqual([["risky"], [[8, "worse"]]]);
  void composer.choose(8);
  await answers[1]!(drafted([], true));
  expect([composer.risked, composer.cautions]).toEqual([["risky", "worse"], []]);
  void composer.back();
  await answers[2]!(drafted([7, 8]));
  expect(composer.risked).toEqual(["risky"]);
  composer.clear();
  expect(composer.risked).toEqual([]);
});

test("a single choice that risks something says so while it waits", async () => {
  whole = true;
  cautions = [[2, "risky"]];
  await composer.choose(2);
  expect([composer.whole, composer.risked]).toEqual([true, ["risky"]]);
  void composer.back();
  await composer.choose(1);
  expect(composer.risked).toEqual([null]);
});

test("the only choice that is left is made by itself, and taken back with the one before", async () => {
  fills = (action) => action === 9;
  void composer.choose(1);
  await answers[0]!(drafted([7, 8]));
  void composer.choose(7);
  await answers[1]!(drafted([9]));
  expect(asked[2]).toEqual({ ask: "draft", at: 5, prefix: [1, 7, 9] });
  await answers[2]!(drafted([], true));
  expect([composer.prefix, composer.whole, composer.filled]).toEqual([[1, 7, 9], true, 1]);
  void composer.back();
  expect(asked[3]).toEqual({ ask: "draft", at: 5, prefix: [1] });
  await answers[3]!(drafted([7, 8]));
  expect([composer.prefix, composer.whole, composer.filled]).toEqual([[1], false, 0]);
});

test("nothing is chosen by itself among several, or where the game wants it to be seen", async () => {
  fills = (action) => action === 9;
  void composer.choose(1);
  await answers[0]!(drafted([9, 8]));
  void composer.choose(8);
  await answers[1]!(drafted([7]));
  expect([composer.prefix, asked.length]).toEqual([[1, 8], 2]);
});

test("when all that was chosen follows from the first choice, taking back drops it all", async () => {
  fills = () => true;
  void composer.choose(1);
  await answers[0]!(drafted([8]));
  await answers[1]!(drafted([9]));
  await answers[2]!(drafted([], true));
  expect([composer.prefix, composer.filled, composer.whole]).toEqual([[1, 8, 9], 2, true]);
  await composer.back();
  expect([composer.prefix, composer.filled, composer.actions]).toEqual([[], 0, [1, 2]]);
});

test("what was chosen by itself in between goes with the choice before it", async () => {
  fills = (action) => action === 8;
  void composer.choose(1);
  await answers[0]!(drafted([8]));
  await answers[1]!(drafted([6, 7]));
  expect([composer.prefix, composer.filled]).toEqual([[1, 8], 1]);
  void composer.choose(6);
  await answers[2]!(drafted([], true));
  expect([composer.prefix, composer.filled]).toEqual([[1, 8, 6], 0]);
  void composer.back();
  await answers[3]!(drafted([6, 7]));
  expect([composer.prefix, composer.filled]).toEqual([[1, 8], 1]);
  await composer.back();
  expect(composer.prefix).toEqual([]);
});

test("what was chosen by itself is still known to be so when the table changes", async () => {
  fills = () => true;
  void composer.choose(1);
  await answers[0]!(drafted([8]));
  await answers[1]!(drafted([], true));
  n = 6;
  composer.moved();
  await answers[2]!(drafted([], true));
  expect([composer.prefix, composer.filled]).toEqual([[1, 8], 1]);
});

test("a choice by itself that comes too late changes nothing", async () => {
  fills = () => true;
  void composer.choose(1);
  await answers[0]!(drafted([8]));
  composer.clear();
  await answers[1]!(drafted([], true));
  expect([composer.prefix, composer.filled, composer.whole]).toEqual([[], 0, false]);
});

test("where one likes, a move that is whole by itself is sent at once", async () => {
  fills = () => true;
  atOnce = true;
  void composer.choose(1);
  await answers[0]!(drafted([8]));
  await answers[1]!(drafted([], true));
  await Promise.resolve();
  expect(asked[2]).toEqual({ ask: "move", at: 5, actions: [1, 8] });
});
