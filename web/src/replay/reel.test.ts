import { describe, expect, it } from "vitest";
import type { Term } from "../table/contract";
import type { Scene, Sheet, Story } from "../wire/api";
import { t } from "../words/index.svelte";
import { caption, propsAt, roomOf, sameMoment, seatOf, within } from "./reel";

const view = { seat: null, step: "Go", actors: [0], held: [], over: false };
const scene = (told: Term[], more: Partial<Scene> = {}): Scene => ({
  by: 0,
  said: false,
  events: told.map((event) => (event.is === "Mine" ? { event } : { event, public: true })),
  view,
  ...more,
});
const story = (eyes: string, scenes: Scene[]): Story => ({
  sheet: "x",
  game: "none",
  title: "None",
  seats: 2,
  names: ["Ann", "Bea"],
  options: {},
  eyes,
  scenes,
  end: null,
});
const sheet = {
  terms: { Went: [{ name: "seat", kind: "seat" }], Mine: [] },
  language: "en",
  catalogue: "Went = { $you ->\n    [seat] You went.\n   *[nobody] { $seat } went.\n}\nMine = Secret.\n",
  lines: [],
  chapters: [],
  remarks: [],
  actions: [],
} as unknown as Sheet;

const went = (seat: number): Term => ({ is: "Went", seat });
const mine: Term = { is: "Mine" };
const all = story("all", [
  scene([mine, mine], { by: null, to: [[0], [1]] }),
  scene([went(0)], { to: [null] }),
  scene([mine], { to: [[1]] }),
  scene([went(1)], { to: [null], views: [view, view] }),
]);
const anns = story("0", [scene([mine], { by: null }), scene([went(0)]), scene([went(1)])]);

describe("a scene", () => {
  it("has everything told until then", () => {
    const room = roomOf(all);
    expect(propsAt(all, sheet, room, 1).events).toEqual([mine, mine, went(0)]);
    expect(propsAt(all, sheet, room, 1).isPublic).toEqual([false, false, true]);
    expect(propsAt(all, sheet, room, 1).told).toEqual([[0], [1], null]);
    expect(propsAt(all, sheet, room, 3).views).toHaveLength(2);
    expect(propsAt(anns, sheet, room, 1).told).toBeUndefined();
    expect(propsAt(anns, sheet, room, 1).seat).toBe(0);
    expect(propsAt(all, sheet, room, 99).events).toHaveLength(5);
  });

  it("lets nobody choose", () => {
    const shown = propsAt(all, sheet, roomOf(all), 2);
    expect([shown.actions, shown.replay]).toEqual([[], true]);
  });

  it("calls people by their seats where the story has no names", () => {
    const nameless = { ...all, names: ["", "Bea"] };
    expect(propsAt(nameless, sheet, roomOf(nameless), 1).names).toEqual(["Seat 0", "Bea"]);
    expect(caption(nameless, sheet, 1)).toBe("Seat 0 went.");
  });

  it("says what happened", () => {
    expect(caption(all, sheet, 0)).toBe(t("replay-start"));
    expect(caption(all, sheet, 1)).toBe("Ann went.");
    expect(caption(story("0", [scene([]), scene([])]), sheet, 1)).toBe(t("replay-did", { name: "Ann" }));
    expect(caption(story("0", [scene([]), scene([], { by: null })]), sheet, 1)).toBe(t("replay-unseen"));
  });
});

describe("other eyes", () => {
  it("see the same moment", () => {
    expect(sameMoment(all, 0, anns)).toBe(0);
    expect(sameMoment(all, 1, anns)).toBe(1);
    expect(sameMoment(all, 2, anns)).toBe(1);
    expect(sameMoment(all, 3, anns)).toBe(2);
    expect(sameMoment(anns, 1, all)).toBe(1);
    expect(sameMoment(anns, 2, all)).toBe(3);
  });

  it("are those of a seat or of nobody", () => {
    expect([seatOf("3"), seatOf("all"), seatOf("public")]).toEqual([3, null, null]);
  });
});

it("stays within the story", () => {
  expect([within(all, -1), within(all, 2), within(all, 50)]).toEqual([0, 2, 3]);
});
