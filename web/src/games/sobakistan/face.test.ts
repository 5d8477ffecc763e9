import { describe, expect, it } from "vitest";
import type { TableProps, Term } from "../../table/contract";
import sobakistanText from "../../text/fixtures/sobakistan.json";
import { atTable } from "../../text/shared";
import { faceOf } from "..";
import { bow, draw } from "./geometry";
import {
  choicesOnMap,
  hintGloss,
  hintName,
  nameLines,
  pieces,
  saidOfTrail,
  squadTo,
  stationGloss,
  stationName,
} from "./knowledge";
import { type Mark, marksAt, pressed, read, subjectsOf, wiped } from "./marks";
import { fitting, NO_GUESS, pressed as guessed, routeMarks, routesOf } from "./routes";
import { actionsOf, table, type Fixture } from "../../table/table.fixture";

describe("Sobakistan", () => {
  const text = sobakistanText as unknown as Fixture;
  const wolf = { seat: 2, fate: 0, interrogated: false, evidence: 0, extra_step: false, cards: [0, 1], dig_up: [] };
  const start = {
    seat: 2,
    role: 2,
    step: "WolvesTurn",
    actors: [2],
    names: [],
    squads: [{ station: null, district: 1, precinct: null, rests: false }],
    wolves: [{ ...wolf, board: { marks: [{ slot: 0, station: 7 }], dropped_at: null } }],
    messages: [],
    trail: [],
    start: 7,
    route: null,
  };
  const p = table(text, start, { seat: 2, actions: [0, 1] });
  const inWords = (mark: Mark): string => mark.label;
  const moving = { ...p, sheet: { ...p.sheet, actions: [{ is: "MoveTo", station: 6 }, { is: "Stay" }] } };

  it("lays on the map what the eyes see, and hides under the cover where a Wolf is", () => {
    expect([...pieces(moving).keys()]).toEqual(["station 7", "district 1"]);
    expect([...choicesOnMap(moving).keys()]).toEqual(["station 6", "station 7"]);
    expect([...pieces({ ...moving, covered: true }).keys()]).toEqual(["district 1"]);
    expect(choicesOnMap({ ...moving, covered: true }).size).toBe(0);
  });

  it("sends the squad in hand by a tap, and another one where only that one can go", () => {
    const actions = [
      { is: "ToDistrict", squad: 1, district: 0 },
      { is: "ToDistrict", squad: 2, district: 0 },
      { is: "ToDistrict", squad: 2, district: 3 },
      { is: "ToStation", squad: 2, station: 5 },
      { is: "ToStation", squad: 3, station: 5 },
      { is: "CordonOffDistrict", district: 4 },
    ];
    const hunt = table(text, { ...start, seat: 0, role: 0, step: "BloodhoundTurn" }, { seat: 0 });
    const hunting = { ...hunt, sheet: { ...hunt.sheet, actions } as never, actions: [0, 1, 2, 3, 4, 5] };
    const choices = choicesOnMap(hunting);
    // Two squads could storm the station, and none of them is in hand; nor is the card.
    expect([...choices]).toEqual([
      ["district 0", [0]],
      ["district 3", [2]],
    ]);
    expect([...choices.values()].map((able) => squadTo(hunting, able))).toEqual([1, 2]);
    // Where no other squad can move, there is nothing to tell apart.
    expect(squadTo({ ...hunting, actions: [0, 5] }, [0])).toBe(null);
  });

  it("draws the route as a bent way that ends before the stops", () => {
    const ends =
      bow({ x: 0, y: 0 }, { x: 400, y: 0 })
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [x, , , bend, to] = ends as [number, number, number, number, number];
    expect(x).toBeGreaterThan(20);
    expect(bend).toBe(88);
    expect(to).toBeLessThan(380);
  });

  describe("has a pencil for the map", () => {
    const eyes = (marks: string, more: Partial<TableProps> = {}): TableProps =>
      table(text, { ...start, seat: 0, role: 0 }, { seat: 0, marks, mark: () => undefined, ...more });

    it("for all that one does not know", () => {
      const about = (p: TableProps) => subjectsOf(p).map((subject) => subject.name);
      expect(about(eyes(""))).toEqual(["Cleo", "Drop-off", "Extraction"]);
      expect(about({ ...moving, mark: () => undefined })).toEqual(["Drop-off", "Extraction"]);
      expect(about(table(text, { ...start, role: 1 }, { seat: 1, mark: () => undefined }))).toEqual(["Cleo"]);
      expect(about(table(text, start))).toEqual([]); // nobody's notes
    });

    it("that says maybe, not, here and nothing again", () => {
      let marks = "";
      const said: string[] = [];
      for (let press = 0; press < 4; press++) {
        marks = pressed(marks, 5, "c");
        said.push(marksAt(eyes(marks), 5).map(inWords).join());
      }
      expect(said).toEqual(["Cleo may be here", "Cleo is not here", "Cleo is here", ""]);
      expect(marks).toBe("");
    });

    it("that wipes what one likes", () => {
      const marks = ["9c", "5c", "5c", "5c", "5y"].reduce(
        (text, place) => pressed(text, parseInt(place), place.at(-1) ?? ""),
        "",
      );
      expect(marks).toBe("9c? 5c! 5y?");
      expect(wiped(marks, "c")).toBe("5y?");
    });

    it("whose marks are hidden under the cover, and read in whatever else is there", () => {
      expect(marksAt(eyes("5c!", { covered: true }), 5)).toEqual([]);
      expect([...read("5c! nonsense 5c 123c? 7d?x 6y? <b>")]).toEqual([
        ["5c", "!"],
        ["6y", "?"],
      ]);
    });
  });

  it("writes on the trail what the Liaison said of the hints", () => {
    const remarks = text.sheets?.["en"] as { remarks: Term[] };
    const said = (wanted: object): Term => ({
      is: "Said",
      seat: 1,
      remark: remarks.remarks.findIndex((one) => Object.entries(wanted).every(([key, value]) => one[key] === value)),
    });
    const events = [
      { is: "StartingHint", hint: 1, negated: false },
      { is: "RoundBegan", round: 1 },
      { is: "Hinted", hint: 2, negated: false },
      said({ is: "HintIsFor", which: 0, aim: 2 }),
      said({ is: "HintMeans", which: 0, word: 0 }),
      { is: "RoundBegan", round: 2 },
      { is: "HintedFaceDown", negated: false },
      { is: "HintedInSecret", hint: 3, negated: false },
      said({ is: "HintIsFor", which: 0, aim: 2 }),
      said({ is: "HintIsFor", which: 0, aim: 3 }), // thought better of it
    ];
    expect(saidOfTrail(table(text, start, { events }))).toEqual(["", "drop-off, first word", "extraction"]);
  });

  describe("shows the routes that may be the one", () => {
    const all = [
      [7, 3, 1],
      [7, 3, 9],
      [7, 5, 9],
      [9, 5, 7],
    ];
    const from7 = [
      [7, 3, [1, 9]],
      [7, 5, [9]],
    ];
    const wolf = table(text, { ...start, routes: from7 }, { seat: 2 });
    const hound = table(text, { ...start, seat: 0, role: 0, start: null, routes: [...from7, [9, 5, [7]]] });

    it("for what the seat knows, and not under the cover", () => {
      expect(routesOf(wolf)).toEqual(all.slice(0, 3));
      expect(routesOf(hound)).toEqual(all);
      expect(routesOf({ ...wolf, covered: true })).toEqual([]);
      expect(routesOf({ ...hound, covered: true })).toEqual(all); // everybody knows as much
      expect(routesOf({ ...hound, view: { ...hound.view, over: true } })).toEqual([]);
    });

    it("as marks on the map", () => {
      const marks = (p: TableProps, station: number) => routeMarks(p, routesOf(p), station).map(inWords);
      expect(marks(wolf, 7)).toEqual([]); // the start is marked anyway
      expect(marks(wolf, 3)).toEqual(["The drop-off may be here"]);
      expect(marks(hound, 7)).toEqual(["The start may be here", "The extraction may be here"]);
      expect(routeMarks(wolf, fitting(routesOf(wolf), { station: 5, place: 1 }), 9).map(inWords)).toEqual([
        "The extraction is here",
      ]);
    });

    it("narrowed by what one supposes, a press at a time", () => {
      const routes = routesOf(hound);
      let guess = NO_GUESS;
      const left: number[] = [];
      for (let press = 0; press < 4; press++) {
        guess = guessed(routes, guess, 9);
        left.push(fitting(routes, guess).length);
      }
      expect(left).toEqual([3, 1, 2, 4]); // anywhere, as the start, as the extraction point, and all again
      expect(guessed(routes, NO_GUESS, 2)).toEqual(NO_GUESS);
      expect(guessed(routes, guessed(routes, NO_GUESS, 3), 3)).toEqual(NO_GUESS); // it has one place only
    });
  });

  it("draws everything inside of the picture", () => {
    const station = (number: number, x: number, y: number) => ({ number, district: number % 2, x, y });
    const { box, stations, districts, precincts } = draw({
      stations: [station(1, 1, 1), station(2, 5, 1), station(3, 3, 4)],
      lines: [{ name: "red", stations: [1, 2, 3] }],
      districts: ["West", "East"],
      precincts: [{ name: "north", districts: [0, 1] }],
      least_steps: 3,
      most_steps: 8,
    });
    for (const { x, y } of [...stations.values(), ...districts, ...precincts]) {
      expect(x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height).toBe(true);
    }
  });

  describe("at a table of another language", () => {
    const named = { ...start, names: [{ long: 2, short: 3 }] };
    const english = table(text, named, { seat: 2 });
    const german = table(text, named, { seat: 2 }, "de");
    const foreign = { ...english, sheet: atTable(english.sheet, german.sheet) };

    it("has its names and hints, and what they mean in one's own", () => {
      expect([stationName(english, 1), stationName(german, 1)]).toEqual(["Polar Swamp", "Polar-Sumpf"]);
      expect([stationName(foreign, 1), stationGloss(foreign, 1)]).toEqual(["Polar-Sumpf", "Polar Swamp"]);
      expect([hintName(foreign, 3), hintGloss(foreign, 3)]).toEqual(["kalt", "Cold"]);
      expect([stationGloss(german, 1), hintGloss(german, 3)]).toEqual([null, null]);
    });

    it("draws them in two lines, in one's own language if one likes", () => {
      expect(nameLines(english, 1)).toEqual(["Polar", "Swamp"]);
      expect(nameLines(foreign, 1)).toEqual(["Polar-", "Sumpf"]);
      expect(nameLines(foreign, 1, true)).toEqual(["Polar", "Swamp"]);
      expect(nameLines(german, 1, true)).toEqual(["Polar-", "Sumpf"]);
      expect(nameLines(english, 2)).toEqual(["", ""]); // not named yet
    });
  });

  it("speaks to whoever reads", () => {
    const labels = (seat: number | null, language?: string): string[] =>
      [...pieces(table(text, { ...start, seat }, { seat }, language)).values()].flat().map((piece) => piece.label);
    expect(labels(2)).toEqual(["Start", "You are here", "Squad 1"]);
    expect(labels(2, "de")).toEqual(["Start", "Du bist hier", "Trupp 1"]);
    expect(labels(null)).toEqual(["Start", "Cleo is here", "Squad 1"]);
    const asked = (seat: number, language?: string): string =>
      faceOf("sobakistan").now(table(text, { ...start, seat }, { seat }, language));
    expect(asked(0)).toBe("The Wolves move in secret. Waiting for Cleo.");
    expect(asked(2, "de")).toBe("Geh zu einer Station neben deiner oder bleib. Niemand sieht es.");
    expect(faceOf("sobakistan").part?.(1, p.sheet)).toBe("Liaison");
  });

  it("has a heading for everything one may do", () => {
    const face = faceOf("sobakistan");
    for (const action of actionsOf(text, 283)) expect(face.group(action, p).title).not.toBe("");
    expect(face.now(p)).toContain("Nobody sees it");
  });
});
