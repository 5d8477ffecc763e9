import { describe, expect, it } from "vitest";
import boarsText from "../../text/fixtures/boars.json";
import { type BoarsView, type Face, Ground, Kind } from "../../wire/boars";
import { faceOf } from "..";
import { cardAction, does, listed, spaceName, standing, usedBefore } from "./knowledge";
import { formula } from "./formula";
import { wind } from "./road";
import { lines, lineText } from "../../text/lines";
import type { Term } from "../../table/contract";
import { table, type Fixture } from "../../table/table.fixture";
import type { Sheet } from "../../wire/api";

describe("Boars on the Run!", () => {
  const text = boarsText as unknown as Fixture;
  const german = { sheet: { actions: [], ...boarsText.sheets.de } as unknown as Sheet };
  const LAST_ACTION = "IdleCopy"; // in the order of the rules, after which come events and reasons
  const none = { red: 0, blue: 0, yellow: 0, green: 0, black: 0 };
  const diet: Face = {
    card: 0,
    kind: Kind.DIET,
    cost: 3,
    colour: null,
    eats: [2, 0, 0, 1],
    number: null,
    moves: 5,
    gains: [0, 0, 0, 0],
  };
  const boar = (space: number, cards: Face[] = []) => ({ boar: 0, meals: [0, 1], space, cards, cubes: 25, bag: null });
  const start = {
    step: "DrawCubes",
    round: 1,
    turn: 0,
    spoiling: 3,
    drawn: none,
    hand: none,
    paid: none,
    sick: false,
    tickets: [3, 5, 4, 6],
    track: [
      [Ground.START, null],
      [Ground.FOODSTUFF, 1],
      [Ground.STATION, 0],
      [Ground.FINISH, null],
    ],
    boars: [boar(1, [diet, diet]), boar(0), boar(1, [diet])],
    market: [diet, diet, diet, diet],
    used: [diet],
    card: null,
    due: 0,
  } as unknown as BoarsView;

  it("winds a road so that each space has a place of its own, next to the one before", () => {
    const [width, height] = [900, 300];
    const { spots, cell } = wind(96, width, height);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(96);
    spots.slice(1).forEach(({ x, y }, index) => {
      const before = spots[index]!;
      expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(3 * cell);
    });
  });

  it("says what lies there, and what cards do", () => {
    const p = table(text, start);
    expect(spaceName(p, 1)).toBe("Space 1: blue foodstuff");
    expect(spaceName(p, 2)).toBe("Space 2: station of the Prickly Cab (red)");
    expect(listed(p, { ...none, red: 2, black: 1 })).toBe("2 red and 1 black");
    expect(listed(p, none)).toBe("nothing");
    expect(does(p, diet)).toBe("Pay 2 red and 1 green to move 5 spaces.");
    expect(does(p, { ...diet, moves: 0, gains: [0, 3, 0, 0] })).toBe("Pay 2 red and 1 green to get 3 blue.");
    const said = Object.values(Kind).map((kind) => does(p, { ...diet, kind, colour: 2, number: 1 }));
    expect(new Set(said).size).toBeGreaterThanOrEqual(said.length - 1); // fasts and feasts differ in what they give
  });

  it("says the same in German", () => {
    const p = table(text, start, german);
    expect(spaceName(p, 1)).toBe("Feld 1: blaues Futterfeld");
    expect(spaceName(p, 2)).toBe("Feld 2: Station des Stacheltaxis (rot)");
    expect(does(p, diet)).toBe("Zahle 2 rote und 1 grünen und lauf 5 Felder.");
    const face = faceOf("boars");
    expect(face.group({ is: "Eat", meal: 1 }, p).short).toBe("2 rote für 3 Felder");
    expect(face.group({ is: "Ride", transport: 0 }, p).short).toBe("Stacheltaxi: 3 rote");
    expect(face.group({ is: "TakeOne", colour: 2 }, p).short).toBe("1 gelben");
    expect(face.chapter?.({ is: "Drew", seat: 0 }, p)).toBe("Dein Zug");
    expect(face.chapter?.({ is: "Drew", seat: 1 }, p)).toBe("Zug von Bea");
  });

  it("tells a vendetta and what came of it in one line, from the reader's side", () => {
    const sheet = boarsText.sheets.en as unknown as Sheet;
    const nip = sheet.named["Card"]!.indexOf("Nip");
    const events: Term[] = [
      { is: "Triggered", seat: 0, card: nip },
      { is: "PulledBack", target: 1, space: 20 },
      { is: "Triggered", seat: 0, card: nip },
      { is: "PulledBack", target: 1, space: 0 },
    ];
    const found = lines(
      sheet,
      events,
      events.map(() => true),
    );
    expect(found.map((line) => lineText(sheet, line, events, ["Ann", "Bea"], 1))).toEqual([
      "Ann pulled you back to space 20 with Nip.",
      "Ann pulled you back to the start with Nip.",
    ]);
  });

  it("says at the end how far the others got, the nearest first", () => {
    const ended = { ...start, boars: [boar(1), boar(3), boar(2)] } as unknown as BoarsView;
    expect(faceOf("boars").because?.(table(text, ended))).toEqual([
      "Cleo was 1 space short of the finish.",
      "You were 2 spaces short of the finish.",
    ]);
    expect(faceOf("boars").because?.(table(text, ended, german))?.[1]).toBe("Dir fehlten noch 2 Felder bis zum Ziel.");
  });

  it("shows three black cubes as a number, so that a small card holds them", () => {
    const angry = (number: number) => formula({ ...diet, kind: Kind.PULLBACK, number, moves: 15 }).needs;
    expect(angry(3)).toEqual([{ text: "3" }, { icon: "cube-black" }]);
    expect(angry(2)).toEqual([{ icon: "cube-black" }, { icon: "cube-black" }]);
  });

  it("spreads boars that share a space, and knows one of two equal cards as used", () => {
    expect(standing(start).map(({ place, among }) => [place, among])).toEqual([
      [0, 2],
      [0, 1],
      [1, 2],
    ]);
    expect(usedBefore(start, 0)).toEqual([true, false]);
    expect(usedBefore(start, 2)).toEqual([false]);
  });

  it("offers a card where it lies: one's own to use, that of the target to pick", () => {
    const actions = [
      { is: "Use", card: 0 },
      { is: "Pick", card: 0 },
      { is: "Target", player: 2 },
    ];
    const p = table(text, start, { actions: [0, 1], prefix: [2] });
    const offered = { ...p, sheet: { ...p.sheet, actions } };
    expect([0, 1, 2].map((seat) => cardAction(offered, seat, 0))).toEqual([0, undefined, 1]);
    expect(cardAction({ ...offered, replay: true }, 0, 0)).toBeUndefined();
  });

  it("lets the used one of two equal cards go by itself, and names it", () => {
    const actions = [
      { is: "Discard", card: 0 },
      { is: "IdleCopy", card: 0 },
    ];
    const p = table(text, { ...start, step: "DiscardCard" }, { actions: [0, 1] });
    const offered = { ...p, sheet: { ...p.sheet, actions } };
    expect(usedBefore(start, 0).map((used) => cardAction(offered, 0, 0, used))).toEqual([1, 0]);
    expect(cardAction({ ...offered, actions: [0] }, 0, 0, true)).toBe(0);
    expect(faceOf("boars").group({ is: "Discard", card: 0 }, offered).short).toMatch(/can still act this turn/);
    const goes = faceOf("boars").group({ is: "IdleCopy", card: 0 }, offered);
    expect(goes.title).toBe("Discard");
    expect(goes.short).toMatch(/can do no more this turn/);
    expect(faceOf("boars").group({ is: "IdleCopy", card: 0 }, table(text, start)).title).toBe("Which card?");
  });

  it("leaves it to the buttons where nothing to be seen sets two equal cards apart", () => {
    const actions = [
      { is: "Discard", card: 0 },
      { is: "IdleCopy", card: 0 },
    ];
    const p = table(text, { ...start, used: [], step: "DiscardCard" }, { actions: [0, 1] });
    expect(cardAction({ ...p, sheet: { ...p.sheet, actions } }, 0, 0)).toBeUndefined();
  });

  it("says what is happening, and what one may do", () => {
    const face = faceOf("boars");
    const steps = ["DrawCubes", "TriggerVendetta", "Menu", "UseCubes", "PayForCard", "PayPredator", "DiscardCard"];
    const said = [...steps, "FoodstuffSpace", "PredatorSpace", "TransportStation"].map((step) => {
      const p = table(text, { ...start, step, actors: [0] });
      expect(face.now({ ...p, seat: 1 })).toMatch(/Ann/);
      return face.now(p);
    });
    expect(new Set(said).size).toBe(said.length - 1); // paying is paying
    expect(face.now(table(text, { ...start, step: "UseCubes", over: true }))).not.toMatch(/Ann/);
    const p = table(text, start);
    const terms = boarsText.said.map(([term]) => term as unknown as Term);
    const actions = terms.slice(0, terms.findLastIndex((term) => term.is === LAST_ACTION) + 1);
    expect(actions.length).toBeGreaterThan(300);
    for (const action of actions) {
      const { title, short } = face.group(action, p);
      expect(title).not.toBe("");
      expect(`${title}${short ?? ""}`).not.toMatch(/[{}]|undefined/);
    }
  });
});
