import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LONGEST } from "../wire/messages";
import { LONGEST_TEXT, Notes } from "./notes.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("they are saved once, after a pause", async () => {
  const saved: string[] = [];
  const notes = new Notes((text) => (saved.push(text), Promise.resolve("")));
  notes.type("a");
  await vi.advanceTimersByTimeAsync(500);
  notes.type("ab");
  expect([saved, notes.state]).toEqual([[], "unsaved"]);
  await vi.advanceTimersByTimeAsync(800);
  expect([saved, notes.state]).toEqual([["ab"], "saved"]);
});

test("what is typed is not overwritten by what was kept before", async () => {
  const notes = new Notes(() => Promise.resolve(""));
  notes.kept("old");
  expect(notes.text).toBe("old");
  notes.type("newer");
  notes.kept("old");
  expect(notes.text).toBe("newer");
  await vi.advanceTimersByTimeAsync(800);
  notes.kept("from elsewhere");
  expect(notes.text).toBe("from elsewhere");
});

test("what somebody typed is nobody else's", async () => {
  const saved: string[] = [];
  const notes = new Notes((text) => (saved.push(text), Promise.resolve("")));
  notes.kept("mine", "ann");
  notes.type("mine, and more");
  notes.kept("mine", "ann");
  expect(notes.text).toBe("mine, and more");
  notes.kept("", "");
  expect([notes.text, notes.state]).toEqual(["", "saved"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(saved).toEqual([]);
});

test("typing on while saving saves again", async () => {
  const saved: string[] = [];
  let finish: (wrong: string) => void = () => {};
  const notes = new Notes((text) => (saved.push(text), new Promise((resolve) => (finish = resolve))));
  notes.type("a");
  await vi.advanceTimersByTimeAsync(800);
  notes.type("ab");
  finish("");
  await vi.advanceTimersByTimeAsync(800);
  expect(saved).toEqual(["a", "ab"]);
});

test("a refusal is said, and the text stays", async () => {
  const notes = new Notes(() => Promise.resolve("too long"));
  notes.type("x");
  await vi.advanceTimersByTimeAsync(800);
  expect([notes.wrong, notes.state, notes.text]).toEqual(["too long", "unsaved", "x"]);
});

test("marks are kept with the text, and come back apart from it", async () => {
  const saved: string[] = [];
  const notes = new Notes((text) => (saved.push(text), Promise.resolve("")));
  notes.type("Cleo lies\u001e");
  notes.mark("5a?");
  await vi.advanceTimersByTimeAsync(800);
  const again = new Notes(() => Promise.resolve(""));
  again.kept(saved[0] ?? "");
  expect([saved.length, again.text, again.marks]).toEqual([1, "Cleo lies", "5a?"]);
  again.mark("");
  again.kept("something older");
  expect(again.text).toBe("Cleo lies");
});

test("text alone is kept as it is, and never more than the server takes", async () => {
  const saved: string[] = [];
  const notes = new Notes((text) => (saved.push(text), Promise.resolve("")));
  notes.type("plain");
  await notes.flush();
  notes.type("x".repeat(LONGEST_TEXT));
  notes.mark("y".repeat(9999));
  await notes.flush();
  expect([saved[0], saved[1]?.length]).toEqual(["plain", LONGEST.Notes.text]);
});
