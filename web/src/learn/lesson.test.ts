import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonStory, Pointer } from "../wire/api";
import type { Position } from "../wire/messages";
import { LessonSession } from "./lesson.svelte";

vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("matchMedia", () => ({ matches: true }));

const frame = (n: number, actions: number[], remarks: number[] = [], more: Partial<Position> = {}): Position => ({
  tell: "position",
  n,
  since: n - 1,
  events: [{ event: { is: "Happened", n } }],
  view: { n, over: false, actors: [0] },
  actions,
  remarks,
  ...more,
});

const way = (actions: number[], whole = false, why = {}) => ({ actions, view: { actions }, whole, goal: null, why });
const card = (id: string, frame: number, asked: Pointer["asked"] = null): Pointer => ({
  id,
  frame,
  at: [],
  asked,
  later: false,
  again: false,
});

const STORY: LessonStory = {
  sheet: "s",
  game: "hunt",
  title: "Hunt",
  name: "first",
  seat: 0,
  names: ["", "Anna"],
  options: {},
  frames: [
    frame(1, [1, 2, 3], [7]),
    frame(2, [], [7]),
    frame(3, [5, 6], [7, 8]),
    frame(4, [5, 6], [7]),
    frame(5, [], [], { end: { winners: [0], scores: [1, -1], reason: {}, sides: null, review: null, seed: null } }),
  ],
  cards: [
    card("welcome", 1),
    card("compose", 1, {
      say: false,
      move: [1, 2],
      any: true,
      ways: {
        "": way([1, 2, 3], false, { 9: { is: "NotNow" } }),
        "1": way([2, 3]),
        "2": way([1, 3]),
        "1,2": way([], true),
      },
      otherwise: { 3: "otherwise-three" },
    }),
    card("watch", 3),
    card("speak", 3, { say: true, move: [8], any: false, ways: {}, otherwise: {} }),
    card("decide", 4, {
      say: false,
      move: [5],
      any: false,
      ways: { "": way([5, 6]), "5": way([], true) },
      otherwise: {},
    }),
    card("end", 5),
  ],
  words: { en: "welcome = Hello { $anna }.\n    .title = Hello" },
};

let lesson: LessonSession;
let kept: number[];
beforeEach(() => {
  kept = [];
  lesson = new LessonSession(STORY, "Otter", (at) => kept.push(at));
  lesson.start();
});

describe("a lesson", () => {
  it("begins at its first card, as at a table", () => {
    expect(lesson.at).toBe(0);
    expect(lesson.told.n).toBe(1);
    expect(lesson.told.room?.phase).toBe("playing");
    expect(lesson.names).toEqual(["Otter", "Anna"]);
    expect(lesson.seat).toBe(0);
    expect(lesson.myTurn).toBe(true);
  });

  it("goes on with what is read, and waits where something is to be done", () => {
    lesson.goOn();
    expect(lesson.at).toBe(1);
    lesson.goOn();
    expect(lesson.at).toBe(1);
    expect(kept).toEqual([0, 1]);
  });

  it("lets a move be put together in any order that comes to the same", async () => {
    lesson.goOn();
    await lesson.composer.choose(2);
    expect(lesson.composer.actions).toEqual([1, 3]);
    expect(lesson.composer.view).toMatchObject({ held: [2] });
    await lesson.composer.choose(1);
    expect(lesson.composer.whole).toBe(true);
    await lesson.composer.send();
    expect(lesson.at).toBe(2);
    expect(lesson.told.n).toBe(3);
    expect(lesson.told.events).toHaveLength(3);
    expect(lesson.composer.prefix).toEqual([]);
    expect(lesson.composer.sending).toBe(false);
  });

  it("does not make another choice, and says why; what was chosen before stays", async () => {
    lesson.goOn();
    await lesson.composer.choose(1);
    await lesson.composer.choose(3);
    expect(lesson.detour).toBe("otherwise-three");
    expect(lesson.composer.prefix).toEqual([1]);
    expect(lesson.composer.wrong).toBe("");
    lesson.goOn();
    expect(lesson.detour).toBeNull();
    expect(lesson.at).toBe(1);
    await lesson.composer.choose(2);
    await lesson.composer.send();
    expect(lesson.at).toBe(2);
  });

  it("takes a move before its card was read", async () => {
    await lesson.composer.choose(3);
    expect(lesson.at).toBe(1);
    expect(lesson.detour).toBe("otherwise-three");
    lesson.jump(0);
    await lesson.composer.choose(1);
    await lesson.composer.choose(2);
    await lesson.composer.send();
    expect(lesson.at).toBe(2);
  });

  it("offers to choose or to say no more than it waits for", () => {
    lesson.jump(2);
    expect(lesson.told.actions).toEqual([]);
    expect(lesson.told.remarks).toEqual([7, 8]);
    lesson.jump(4);
    expect(lesson.told.actions).toEqual([5, 6]);
    expect(lesson.told.remarks).toEqual([]);
  });

  it("hears what is said, and nothing else", async () => {
    lesson.jump(3);
    expect(await lesson.attempt({ ask: "say", remark: 7 })).toBe("");
    expect(lesson.detour).toBe("otherwise");
    expect(await lesson.attempt({ ask: "say", remark: 8 })).toBe("");
    expect(lesson.detour).toBeNull();
    expect(lesson.at).toBe(4);
  });

  it("drops a whole move that is not the right one", async () => {
    lesson.jump(4);
    await lesson.composer.choose(6);
    expect(lesson.detour).toBe("otherwise");
    expect(lesson.composer.prefix).toEqual([]);
    expect(lesson.composer.actions).toEqual([5, 6]);
  });

  it("goes back to what was, and ahead to the next thing to do", () => {
    lesson.jump(4);
    expect(lesson.told.events).toHaveLength(4);
    lesson.jump(lesson.at - 1);
    expect(lesson.told.events).toHaveLength(3);
    lesson.jump(0);
    expect(lesson.ahead).toBe(1);
    lesson.jump(lesson.ahead);
    expect(lesson.ahead).toBe(3);
    lesson.jump(4);
    expect(lesson.ahead).toBe(5);
    expect(lesson.pace.shown.n).toBe(4);
  });

  it("ends as a game does", async () => {
    lesson.jump(4);
    await lesson.composer.choose(5);
    await lesson.composer.send();
    expect(lesson.last).toBe(true);
    expect(lesson.told.end?.winners).toEqual([0]);
    expect(lesson.told.room?.phase).toBe("over");
    lesson.jump(0);
    expect(lesson.told.room?.phase).toBe("playing");
    expect(lesson.told.end).toBeNull();
  });
});
