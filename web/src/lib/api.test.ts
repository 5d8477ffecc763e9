import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { games, openTable, Refusal } from "./api";

const TOO_MUCH = "That was too much at once. Please wait 2 seconds.";
const answers: Response[] = [];
const refusal = (status: number, after?: string, body = '{"code":{"is":"TooFast","seconds":2,"minutes":0}}') =>
  new Response(body, { status, headers: after === undefined ? {} : { "retry-after": after } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.length = 0;
});

test("whoever only looks is let in a little later", async () => {
  answers.push(refusal(503, "2"), refusal(429, "1"), new Response("[]"));
  const asked = games();
  await vi.advanceTimersByTimeAsync(2999);
  expect(answers.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toEqual([]);
});

test("but not for ever, and not after a long time", async () => {
  answers.push(refusal(503, "1"), refusal(503, "1"), refusal(503, "1"));
  const asked = expect(games()).rejects.toMatchObject({ message: TOO_MUCH, wait: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  await asked;
  answers.push(refusal(429, "60"));
  await expect(games()).rejects.toMatchObject({ wait: 60 });
});

test("what changes something is asked once; a proxy's word has a sentence, too", async () => {
  answers.push(refusal(503, "1", "<html>"), refusal(400));
  const table = { game: "gulag", name: "Ann" };
  await expect(openTable(table)).rejects.toThrow("try again in a second");
  await expect(openTable(table)).rejects.toEqual(new Refusal(TOO_MUCH));
});
