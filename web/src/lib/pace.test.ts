import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Term } from "../table/contract";
import { Pace, type Speed } from "./pace.svelte";
import { nothing, type Told } from "./told";

let speed: Speed;
let away: boolean;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  [speed, away] = ["normal", false];
  pace = new Pace({
    speed: () => speed,
    away: () => away,
    awaited: ({ actions }) => actions.length > 0,
    isMoment: ({ is }) => is === "Big",
  });
  pace.hear(at(1, []));
});
afterEach(() => void vi.useRealTimers());

const event = (is: string): Term => ({ is });
const at = (n: number, kinds: string[], more: Partial<Told> = {}): Told => ({
  ...nothing(),
  n,
  events: kinds.map(event),
  isPublic: kinds.map(() => true),
  ...more,
});

it("shows one thing after another", () => {
  pace.hear(at(2, ["A"]));
  pace.hear(at(3, ["A", "B"]));
  expect(pace.shown.events.length).toBe(1);
  expect(pace.caughtUp).toBe(false);
  vi.advanceTimersByTime(810);
  expect(pace.shown.events.length).toBe(2);
  expect(pace.caughtUp).toBe(true);
});

it("stops for each moment, also for two that came together", () => {
  pace.hear(at(2, ["Big", "small", "Big"]));
  expect(pace.moment?.number).toBe(0);
  vi.advanceTimersByTime(1910);
  expect(pace.moment?.number).toBe(2);
  vi.advanceTimersByTime(1910);
  expect(pace.moment).toBeNull();
  expect(pace.caughtUp).toBe(true);
});

it("catches up at once when asked to", () => {
  pace.hear(at(2, ["Big"]));
  pace.hear(at(3, ["Big", "Big"]));
  pace.catchUp();
  expect([pace.shown.n, pace.moment, pace.caughtUp]).toEqual([3, null, true]);
  pace.hear(at(4, ["Big", "Big", "A"]));
  expect(pace.shown.n).toBe(4);
});

it("lets nobody who is to decide wait for longer than a second and a half", () => {
  for (let n = 2; n < 9; n++) pace.hear(at(n, Array<string>(n - 1).fill("Big")));
  pace.hear(at(9, Array<string>(8).fill("Big"), { actions: [1] }));
  vi.advanceTimersByTime(1900); // the first was begun before it was our turn
  expect(pace.caughtUp).toBe(false);
  vi.advanceTimersByTime(1510);
  expect(pace.caughtUp).toBe(true);
});

it("keeps for later what happened while nobody looked", () => {
  away = true;
  pace.hear(at(2, ["A", "B"]));
  expect([pace.shown.n, pace.missed]).toEqual([2, 0]);
  pace.hear(at(3, ["A", "B", "C"]));
  expect(pace.missed).toBe(0);
});

it("shows at once where nobody wants to wait, and at the beginning", () => {
  speed = "none";
  pace.hear(at(2, ["Big"]));
  expect([pace.shown.n, pace.caughtUp]).toEqual([2, true]);
  pace.hear(nothing());
  expect(pace.shown.n).toBeNull();
});

it("does not let the chat wait, nor the chat let the game jump", () => {
  pace.hear(at(2, ["A"]));
  pace.hear(at(3, ["A", "B"]));
  pace.hear(at(3, ["A", "B"], { chatFrom: 7 }));
  expect([pace.shown.n, pace.shown.chatFrom]).toEqual([2, 7]);
  vi.advanceTimersByTime(810);
  expect([pace.shown.n, pace.shown.chatFrom]).toEqual([3, 7]);
});
