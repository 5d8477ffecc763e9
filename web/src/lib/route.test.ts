import { expect, test } from "vitest";
import { address, parse, type Route } from "./route";

const routes: [string, Route][] = [
  ["/", { page: "home" }],
  ["/join", { page: "join", code: "", once: false }],
  ["/join/red-fox", { page: "join", code: "red-fox", once: false }],
  ["/join#0123", { page: "join", code: "0123", once: true }],
  ["/t/a%2Fb", { page: "table", table: "a/b" }],
  ["/move#0123", { page: "move", code: "0123" }],
  ["/replay", { page: "replay", table: null, scene: null }],
  ["/replay/abc#12", { page: "replay", table: "abc", scene: 12 }],
  ["/rules/gulag", { page: "rules", game: "gulag" }],
  ["/learn/gulag", { page: "learn", game: "gulag", lesson: null }],
  ["/learn/sobakistan/wolf", { page: "learn", game: "sobakistan", lesson: "wolf" }],
];

test.each(routes)("%s", (at, route) => {
  const [path = "", hash = ""] = at.split("#");
  expect(parse(path, hash)).toEqual(route);
  expect(address(route)).toBe(at);
});

test.each(["/t", "/rules", "/t/a/b", "/learn", "/learn/a/b/c", "/somewhere", "/move/code"])("%s is nowhere", (path) => {
  expect(parse(path)).toEqual({ page: "nowhere" });
});

test("a broken escape is taken as it stands", () => {
  expect(parse("/join/%E0%A4%A")).toEqual({ page: "join", code: "%E0%A4%A", once: false });
});

test("a moment that is no number is none", () => {
  expect(parse("/replay/abc", "#12x")).toEqual({ page: "replay", table: "abc", scene: null });
});
