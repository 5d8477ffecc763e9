import { expect, test } from "vitest";
import { speak } from "../words/index.svelte";
import { clock, moment, span } from "./time";

test.each([
  [-5, "0:00"],
  [1, "0:01"],
  [43_000, "0:43"],
  [725_000, "12:05"],
  [3_600_000, "1 h 0 min"],
  [12_000_000, "3 h 20 min"],
  [187_200_000, "2 d 4 h"],
])("%i ms is %s", (ms, text) => expect(span(ms)).toBe(text));

test("times are those of the page's language", async () => {
  await speak("de");
  expect([span(12_000_000), span(100_000_000), span(187_200_000)]).toEqual([
    "3 Std. 20 Min.",
    "1 Tag 3 Std.",
    "2 Tage 4 Std.",
  ]);
  const evening = new Date(2026, 10, 17, 20, 5).getTime();
  expect([clock(evening), moment(evening)]).toEqual(["20:05", "17.11.26, 20:05"]);
  await speak("en");
});
