import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Hearing } from "./hearing.svelte";
import { BUBBLE_MILLIS } from "./speech";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what somebody says is heard until they say more, or for a while", () => {
  const hearing = new Hearing();
  hearing.hear([
    { seat: 1, text: "Fish!" },
    { seat: 2, text: "Corn!" },
  ]);
  vi.advanceTimersByTime(BUBBLE_MILLIS / 2);
  hearing.hear([{ seat: 1, text: "Bison!" }]);
  expect([...hearing.said]).toEqual([
    [2, "Corn!"],
    [1, "Bison!"],
  ]);
  vi.advanceTimersByTime(BUBBLE_MILLIS / 2 + 100);
  expect([...hearing.said]).toEqual([[1, "Bison!"]]);
  vi.advanceTimersByTime(BUBBLE_MILLIS);
  expect(hearing.said.size).toBe(0);
});
