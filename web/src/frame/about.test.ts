import { describe, expect, it } from "vitest";
import type { Term } from "../table/contract";
import type { Sheet } from "../wire/api";
import { goalMore, thing, things } from "./about";

interface Fixture {
  sheets: Record<string, Sheet>;
  names: string[];
  said: [Term, number | null, ...string[]][];
}

const fixtures = import.meta.glob<Fixture>("../text/fixtures/*.json", { eager: true, import: "default" });
const sources = import.meta.glob<string>("../games/*/**/*.{svelte,ts}", {
  eager: true,
  import: "default",
  query: "?raw",
});
const GAMES = ["boars", "gulag", "sobakistan", "wolves", "wooolf"];
const HOLE = /[{}\ue000-\ue002]/;

/** The ids that a game's pieces name in so many words; those that are put together are tried in the browser. */
const named = (game: string): string[] =>
  Object.entries(sources)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .flatMap(([, text]) => [...text.matchAll(/data-about=(?:"([^"{]+)"|\{([^}]+)\})/g)])
    .flatMap(
      ([, plain, made]) => plain?.split(" ") ?? [...(made ?? "").matchAll(/"([a-z -]+)"/g)].map((one) => one[1]!),
    )
    .flatMap((ids) => ids.split(" "));

describe.each(GAMES)("%s", (game) => {
  const { sheets, names, said } = Object.entries(fixtures).find(([path]) => path.endsWith(`/${game}.json`))![1];

  it.each(Object.keys(sheets))("tells in %s what its things are", (language) => {
    const all = things(sheets[language]!);
    expect(all.length).toBeGreaterThan(7);
    for (const { name, text } of all) {
      expect(name).not.toBe("");
      expect(text.length).toBeGreaterThan(25);
      expect(name + text).not.toMatch(HOLE);
    }
    expect(new Set(all.map((one) => one.name)).size).toBe(all.length);
  });

  it("names nothing on its board that it cannot tell about", () => {
    const ids = named(game);
    expect(ids.length).toBeGreaterThan(4);
    for (const id of ids) expect(thing(sheets["en"]!, id), id).not.toBeNull();
  });

  it.each(Object.keys(sheets))("tells in %s at length what one is after", (language) => {
    const sheet = sheets[language]!;
    const goals = said.map(([term]) => term).filter((term) => sheet.catalogue.includes(`\ngoal-more-${term.is} =`));
    expect(goals.length).toBeGreaterThan(1);
    for (const goal of goals) {
      const more = goalMore(sheet, goal, names, 0);
      expect(more.length).toBeGreaterThan(80);
      expect(more).not.toMatch(HOLE);
    }
  });
});

it("tells nothing at length where a game has nothing to tell", () => {
  const sheet = Object.values(fixtures)[0]!.sheets["en"]!;
  expect(goalMore(sheet, { is: "Unheard" }, [], null)).toBe("");
  expect(thing(sheet, "unheard")).toBeNull();
});
