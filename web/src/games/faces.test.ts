import { describe, expect, it } from "vitest";
import type { Term } from "../table/contract";
import { layout, ROOMS } from "../table/layout";
import gulagText from "../text/fixtures/gulag.json";
import sobakistanText from "../text/fixtures/sobakistan.json";
import wooolfText from "../text/fixtures/wooolf.json";
import { faceOf } from ".";
import { generic } from "./generic";
import { facts, stepOf } from "./generic/facts";
import { actionsOf, table, type Fixture } from "../table/table.fixture";

it("gives a game without a face the generic one", () => {
  expect(faceOf("gulag")).not.toBe(generic);
  expect(faceOf("tag")).toBe(generic);
});

it.each([
  ["gulag", 10],
  ["wooolf", 9], // with the mute player
])("has room around the table of %s for up to %i, on every screen", (game, most) => {
  const rooms = { ...ROOMS, ...faceOf(game).room };
  for (const [width, height] of [
    [975, 440],
    [390, 450],
    [565, 390],
  ] as const) {
    for (let people = 2; people <= most; people++) {
      const { spots, centre } = layout(people, width, height, rooms);
      expect(spots).toHaveLength(people);
      expect(Math.min(centre.width, centre.height)).toBeGreaterThan(140);
      for (const { person } of spots) expect(person.y + person.height).toBeLessThanOrEqual(height);
    }
  }
});

it.each([
  ["gulag", gulagText, ["Play"]],
  [
    "wooolf",
    wooolfText,
    "Ask PointFirst FirstAtMute FirstAtNobody SuspectNobody PointSecond SecondAtMute SecondAtNobody SecondAtX".split(
      " ",
    ),
  ],
  ["sobakistan", sobakistanText, "PlaceHint Discard MoveTo Stay DoNothing DropOff Escape".split(" ")],
])("covers the choices of %s that tell secrets", (game, text, kinds) => {
  const p = table(text as Fixture, { hand: { targets: [] }, squads: [], names: [] });
  const actions = (text as Fixture).said
    .map((row) => row[0] as Term)
    .filter((term) => faceOf(game).group(term, p)?.secret);
  expect([...new Set(actions.map((term) => term.is))].sort()).toEqual(kinds.sort());
});

describe("any game", () => {
  it("has facts to read", () => {
    const p = table(gulagText as Fixture, {
      step: "SelectWorkers",
      commissar: 2,
      workers: [0, 1],
      loyalty: 1,
      own: null,
      points: [1, 2, 3, 4, 5],
    });
    expect(facts(p).map((fact) => [fact.name, fact.text])).toEqual([
      ["Commissar", "Cleo"],
      ["Workers", "Ann and Bea"],
      ["Loyalty", "red"],
      ["Points", "Ann: 1, Bea: 2, Cleo: 3, Dora: 4, Eve: 5"],
    ]);
  });

  it("says the step once, and not as a fact", () => {
    const p = table(gulagText as Fixture, { step: "SelectWorkers", turn: 1 });
    expect(stepOf(p)).toBe("Select workers");
    expect(facts(p).map((fact) => fact.name)).toEqual(["Turn"]);
  });

  it("has words for enumerations that only views have", () => {
    const p = table(sobakistanText as Fixture, { role: 1, evidence: 0, liaison_cards: [0, 3] });
    const said = Object.fromEntries(facts(p).map((fact) => [fact.name, fact.text]));
    expect(said["Role"]).toBe("Liaison");
    expect(JSON.stringify(said)).not.toMatch(/\d/);
  });

  it("has facts made of facts", () => {
    const p = table(gulagText as Fixture, { past: [{ commissar: 1, work: 2 }] });
    expect(facts(p)).toEqual([
      {
        name: "Past",
        text: "",
        parts: [
          {
            name: "1",
            text: "",
            parts: [
              { name: "Commissar", text: "Bea", parts: [] },
              { name: "Work", text: "2", parts: [] },
            ],
          },
        ],
      },
    ]);
  });

  it("groups choices by what they are", () => {
    const p = table(gulagText as Fixture, {});
    const groups = actionsOf(gulagText as Fixture, 33).map((action) => generic.group(action, p));
    expect([...new Set(groups.map((group) => group.title))]).toEqual([
      "Appoint Worker",
      "Appoint Supervisor",
      "Play",
      "Order Swap",
      "Let Be",
    ]);
    expect(groups[3]?.seat).toBe(3);
    expect(groups.at(-1)?.seat).toBeUndefined();
  });
});
