import { expect, test } from "vitest";
import { span } from "./time";

test.each([
  [-5, "0:00"],
  [1, "0:01"],
  [43_000, "0:43"],
  [725_000, "12:05"],
  [3_600_000, "1 h 0 min"],
  [12_000_000, "3 h 20 min"],
  [187_200_000, "2 d 4 h"],
])("%i ms is %s", (ms, text) => expect(span(ms)).toBe(text));
