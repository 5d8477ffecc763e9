import { describe, expect, it } from "vitest";
import type { TableProps, Term } from "../table/contract";
import { layout } from "../table/layout";
import boarsText from "../text/fixtures/boars.json";
import gulagText from "../text/fixtures/gulag.json";
import wolvesText from "../text/fixtures/wolves.json";
import sobakistanText from "../text/fixtures/sobakistan.json";
import wooolfText from "../text/fixtures/wooolf.json";
import { sentence } from "../text/sentence";
import type { Sheet } from "../wire/api";
import { type BoarsView, type Face, Ground, Kind, Phase as BoarsPhase } from "../wire/boars";
import { Card, type GulagView, Loyalty } from "../wire/gulag";
import { Gathering, type Mat, Phase, Resource, type WolvesView } from "../wire/wolves";
import { Appearance, Character, type WooolfView } from "../wire/wooolf";
import { faceOf } from ".";
import { cardAction, does, listed, spaceName, standing, usedBefore } from "./boars/knowledge";
import { wind } from "./boars/road";
import { generic } from "./generic";
import { facts } from "./generic/facts";
import { anything, claims, known, pastCards, putDown } from "./gulag/knowledge";
import { left, needs, piecesOf, track } from "./wolves/knowledge";
import { draw } from "./sobakistan/geometry";
import { choicesOnMap, pieces, saidOfTrail } from "./sobakistan/knowledge";
import { markLabel, marksAt, pressed, read, subjectsOf, wiped } from "./sobakistan/marks";
import { fitting, NO_GUESS, pressed as guessed, routeMarks, routesOf } from "./sobakistan/routes";
import { askedFor, cluesAt, handAt, hasMute, heaps, isSecret, MUTE, scoreLines } from "./wooolf/knowledge";

interface Fixture {
  sheet: unknown;
  said: unknown[][];
}
const names = ["Ann", "Bea", "Cleo", "Dora", "Eve"];
const actionsOf = (text: Fixture, events: number): Term[] => text.said.slice(0, events).map((row) => row[0] as Term);

function table(text: Fixture, view: object, more: Partial<TableProps> = {}): TableProps {
  const sheet = { actions: [], ...(text.sheet as object) } as unknown as Sheet;
  return {
    sheet,
    room: { seats: [] } as unknown as TableProps["room"],
    seat: 0,
    view: { seat: 0, actors: [], held: [], over: false, ...view },
    events: [],
    names,
    actions: [],
    remarks: [],
    say: (term) => sentence(sheet, term, names),
    choose: () => undefined,
    prefix: [],
    sending: false,
    replay: false,
    covered: false,
    ...more,
  };
}

it("gives a game without a face the generic one", () => {
  expect(faceOf("gulag")).not.toBe(generic);
  expect(faceOf("tag")).toBe(generic);
});

it.each([
  ["gulag", 10],
  ["wooolf", 9], // with the mute player
  ["boars", 4],
  ["wolves", 6],
  ["sobakistan", 6],
])("has room at the table of %s for up to %i", (game, most) => {
  for (let people = 2; people <= most; people++) {
    for (const shape of ["wide", "narrow"] as const) {
      expect(layout(people, shape, faceOf(game).broad).spots).toHaveLength(people);
    }
  }
});

describe("Gulag", () => {
  const text = gulagText as Fixture;
  const remarks = gulagText.sheet.remarks as Term[];
  const remark = (wanted: object): number =>
    remarks.findIndex((one) => Object.entries(wanted).every(([key, value]) => one[key] === value));
  const said = (seat: number, wanted: object): Term => ({ is: "Said", seat, remark: remark(wanted) });
  const start: Partial<GulagView> = {
    loyalty: Loyalty.RED,
    neighbour: 4,
    neighbour_loyalty: Loyalty.BLACK,
    phase: 1,
    turn: 1,
    commissar: 1,
    workers: [0, 2],
    supervisor: 3,
    own: null,
    past: [],
    red: null,
    actors: [2],
  };

  it("knows two loyalties, and all of them at the end", () => {
    expect([...known(table(text, start))]).toEqual([
      [0, Loyalty.RED],
      [4, Loyalty.BLACK],
    ]);
    const over = known(table(text, { ...start, red: [0, 2], over: true }));
    expect([0, 1, 2, 3, 4].map((seat) => over.get(seat))).toEqual([1, 0, 1, 0, 0]);
    const views = [1, 2].map((seat) => ({ ...start, seat, loyalty: Loyalty.RED, held: [], over: false }));
    expect(known(table(text, start, { views: views as never })).get(2)).toBe(Loyalty.RED);
  });

  it("sees its own card and the backs of others", () => {
    expect(putDown(table(text, start), 2)).toBe("choosing");
    expect(putDown(table(text, { ...start, actors: [0] }), 2)).toBe("down");
    expect(putDown(table(text, start), 1)).toBe(null);
    expect(putDown(table(text, { ...start, phase: 2, own: Card.STRIKE }), 0)).toBe("strike");
    const play = { is: "Play", card: Card.WORK };
    const sealed = table(text, { ...start, held: [0] });
    expect(putDown({ ...sealed, sheet: { ...sealed.sheet, actions: [play] } }, 0)).toBe("work");
  });

  it("keeps the cards it knows of past turns", () => {
    const past = [{ commissar: 1, workers: [0, 2], supervisor: 3, ordered: null, work: 1, own: Card.WORK }];
    expect([...pastCards(table(text, { ...start, past }), 0)]).toEqual([[0, Card.WORK]]);
    expect([...pastCards(table(text, start), 0)]).toEqual([]);
  });

  it("gathers claims by whom they are about, each once", () => {
    const events = [
      said(1, { is: "IAm", loyalty: 1 }),
      said(1, { is: "IAm", loyalty: 1 }),
      said(1, { is: "ISaw", seat: 0, loyalty: 0 }),
      said(2, { is: "IThink", seat: 0, loyalty: 1 }),
      said(3, { is: "IThink", seat: 0, loyalty: 1 }),
      said(3, { is: "IPlayed", turn: 2, card: 0 }),
    ];
    const found = claims(table(text, start, { events }));
    expect(found[0]).toEqual({
      own: [],
      seen: [{ by: 1, loyalty: 0 }],
      thought: [{ loyalty: 1, by: [2, 3] }],
      played: [],
    });
    expect(found[1]?.own).toEqual([1]);
    expect(found[3]?.played).toEqual([{ turn: 2, card: 0 }]);
    expect(found.map(anything)).toEqual([true, true, false, true, false]);
  });

  it("says what is happening, and what one may do", () => {
    const face = faceOf("gulag");
    const p = table(text, { ...start, phase: 0, workers: [2], actors: [0], commissar: 0 });
    expect(face.now(p)).toContain("second worker");
    expect(face.now({ ...p, seat: 1 })).toContain("Ann");
    for (const action of actionsOf(text, 33)) expect(face.group(action, p).title).not.toBe("");
  });
});

describe("Wooolf!!", () => {
  const text = wooolfText as Fixture;
  const hand = (character: Character) => ({
    cards: [
      { image: character, appearance: character },
      { image: Character.SHEEP, appearance: Appearance.UNKNOWN },
    ],
    character,
    targets: [Character.HUNTER, Character.WOLF],
  });
  const round = {
    hands: [0, 1, 2, 3, 4, 0].map((character) => hand(character as Character)),
    suspicions: names.map(() => ({ first: 1, second: 2 })),
    early: [1],
    points: [1, 2, 0, 1, 0],
    wrong: [2],
  };
  const start: Partial<WooolfView> = {
    phase: 0,
    round: 1,
    starter: 0,
    turn: 0,
    lap: 1,
    hand: hand(Character.WOLF) as never,
    clues: [],
    answers: [],
    suspected: [],
    barred: [],
    past: [],
    suspicion: null,
    points: [0, 0, 0, 0, 0],
  };

  it("has somebody mute with four seats", () => {
    expect(hasMute(table(text, start))).toBe(false);
    const four = table(text, start, { names: names.slice(0, 4) });
    expect(hasMute(four)).toBe(true);
    expect(faceOf("wooolf").guests?.(four)).toMatchObject([{ place: MUTE, after: 3 }]);
  });

  it("shows hands that are known", () => {
    expect(handAt(table(text, start), 0)?.character).toBe(Character.WOLF);
    expect(handAt(table(text, start), 1)).toBe(null);
    const over = table(text, { ...start, over: true, hand: null, past: [round] });
    expect(handAt(over, 2)?.character).toBe(Character.HUNTER);
    expect(handAt({ ...over, names: names.slice(0, 4) }, MUTE)?.character).toBe(Character.WOLF);
  });

  it("lays clues before whom they are about", () => {
    const clues = [
      { peeker: 0, target: 2, appearance: 0, card: null },
      { peeker: 1, target: null, appearance: 4, card: null },
    ];
    const p = table(text, { ...start, clues });
    expect(cluesAt(p, 2)).toEqual([clues[0]]);
    expect(cluesAt(p, MUTE)).toEqual([clues[1]]);
  });

  it("heaps up clues that say the same", () => {
    const clue = (peeker: number, appearance: Appearance) => ({ peeker, target: 2, appearance, card: null });
    const found = heaps([clue(0, 1), clue(0, 1), clue(1, 1), clue(0, 2)]);
    expect(found.map((heap) => heap.count)).toEqual([2, 1, 1]);
  });

  it("names the characters in a question", () => {
    const p = table(text, start);
    expect(askedFor(p, 0)).toEqual(["wolf", "hunter", "shepherd_boy"]);
    expect(askedFor(p, 2)).toEqual(["hunting_dog"]);
  });

  it("keeps pointers secret until the cards are turned up", () => {
    const pointer = { is: "PointedAt", seat: 0, character: 0, target: 1 };
    const events: Term[] = [
      { is: "RoundBegan", round: 1, starter: 0 },
      { is: "Dealt" },
      pointer,
      { is: "Shown", seat: 0 },
      { ...pointer },
      { is: "RoundBegan", round: 2, starter: 0 },
      { ...pointer },
    ];
    expect(events.map((event, number) => isSecret(event, { events }, number))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it("tells points line by line, as many as were counted", () => {
    const events: Term[] = [
      { is: "RoundBegan", round: 1, starter: 0 },
      { is: "Abstained", seat: 4 },
      { is: "Shown", seat: 0 },
      { is: "Abstained", seat: 4 },
      { is: "WasRight", seat: 0, points: 1 },
      { is: "WasRight", seat: 1, points: 2 },
      { is: "WasWrong", seat: 2, early: false },
      { is: "Fooled", shepherd_boy: 3, seat: 2 },
    ];
    const lines = scoreLines(table(text, { ...start, past: [round] }, { events }));
    const sums = names.map((_, seat) =>
      lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
    );
    expect(sums).toEqual(round.points);
    expect(lines.filter((line) => line.seat === 4)).toHaveLength(1);
  });

  it("says what is happening, and what one may do", () => {
    const face = faceOf("wooolf");
    const p = table(text, { ...start, actors: [0] });
    expect(face.now(p)).not.toContain("suspect");
    expect(face.now(table(text, { ...start, actors: [0], lap: 2 }))).toContain("suspect");
    expect(face.now(table(text, { ...start, actors: [0], phase: 2 }))).toContain("hunter");
    for (const action of actionsOf(text, 72)) expect(face.group(action, p).title).not.toBe("");
  });
});

describe("Wolves", () => {
  const text = wolvesText as Fixture;
  const three = (fish: number, corn: number, bison: number) => ({ fish, corn, bison });
  const mat = (more: Partial<Mat>): Mat => ({
    community: 0,
    rank: 1,
    status: 0,
    awards: 0,
    knowledge: [],
    deck: { ...three(5, 5, 5), leader: 3, forest: 5 },
    gathering: Gathering.STOPPED,
    cards: 0,
    leaders: 0,
    looked: false,
    reserve: three(0, 0, 0),
    room: 9,
    paid: { cards: three(0, 0, 0), tokens: three(0, 0, 0), leaders: three(0, 0, 0) },
    unmet: three(0, 0, 0),
    ...more,
  });
  const at = (phase: Phase, more: Partial<WolvesView> = {}): TableProps =>
    table(text, {
      phase,
      needs: 3,
      looking: [],
      lessons: [],
      receiver: 1,
      acting: 0,
      mats: names.map(() => mat({})),
      ...more,
    });
  const paid = { cards: three(3, 1, 0), tokens: three(0, 1, 0), leaders: three(0, 0, 1) };

  it("shows needs as open until somebody has paid, then as met or missing", () => {
    expect(needs(at(Phase.NEEDS), mat({}), Resource.FISH)).toEqual(["open", "open", "open"]);
    expect(needs(at(Phase.NEEDS), mat({ paid }), Resource.CORN)).toEqual(["met", "met", "open"]);
    const short = mat({ paid, unmet: three(0, 1, 2) });
    expect(needs(at(Phase.NEEDS), short, Resource.CORN)).toEqual(["met", "met", "missing"]);
    const helped = mat({ paid, unmet: three(0, 0, 1) });
    expect(needs(at(Phase.GIFTING), helped, Resource.CORN)).toEqual(["met", "met", "met"]);
    expect(needs(at(Phase.GIFTING), helped, Resource.BISON)).toEqual(["met", "met", "missing"]);
    expect(needs(at(Phase.NEEDS, { needs: 2 }), mat({}), Resource.FISH)).toEqual(["open", "open"]);
  });

  it("counts what is left of a deck", () => {
    const found = left({ ...three(5, 4, 3), leader: 3, forest: 2 }, { ...three(2, 0, 3), leader: 1, forest: 0 });
    expect(found.kinds.map(({ count }) => count)).toEqual([3, 4, 0, 2, 2]);
    expect(found.total).toBe(11);
  });

  it("covers the choices that tell what is in a hand", () => {
    const face = faceOf("wolves");
    const secret = actionsOf(text, 139).filter((action) => face.group(action, at(Phase.GIVING)).secret);
    expect([...new Set(secret.map(({ is }) => is))]).toEqual(["PutOnTop", "Pay", "Give", "Store"]);
  });

  it("sets markers on the status track", () => {
    const mats = [mat({ status: 11 }), mat({}), mat({ status: 5 }), mat({})];
    const found = track({ mats } as WolvesView);
    expect(found.start).toEqual([1, 3]);
    expect(found.rows.map((row) => row.from)).toEqual([1, 11]);
    expect(found.rows[0]?.spaces[4]).toBe(2);
    expect(found.rows[1]?.spaces[0]).toBe(0);
    expect(track({ mats: [mat({ status: 95 })] } as WolvesView).rows.map((row) => row.from)).toEqual([91]);
  });

  it("marks what is taken of a gift", () => {
    const none = {
      fish_cards: 0,
      corn_cards: 0,
      bison_cards: 0,
      leaders: 0,
      fish_tokens: 0,
      corn_tokens: 0,
      bison_tokens: 0,
    };
    expect(piecesOf({ ...none, corn_cards: 2, fish_tokens: 1 }, { ...none, corn_cards: 1 })).toEqual([
      { piece: 1, taken: true },
      { piece: 1, taken: false },
      { piece: 4, taken: false },
    ]);
  });

  it("says what is happening in every phase, and what one may do", () => {
    const face = faceOf("wolves");
    for (const phase of Object.values(Phase)) {
      expect(face.now(at(phase, { actors: [0] }))).not.toBe("");
      expect(face.now(at(phase, { actors: [1] }))).not.toBe("");
    }
    for (const action of actionsOf(text, 139)) expect(face.group(action, at(Phase.GIVING)).title).not.toBe("");
  });

  it("keeps cards secret that only one seat is told", () => {
    const face = faceOf("wolves");
    const told = ["Drew", "DrewCard", "DrewLeader", "Saw", "PutBack", "PutBackCard"];
    expect(told.filter((is) => face.secret({ is }, { events: [] }))).toEqual(["DrewCard", "Saw", "PutBackCard"]);
  });
});

describe("Sobakistan", () => {
  const text = sobakistanText as unknown as Fixture;
  const wolf = { seat: 2, fate: 0, interrogated: false, evidence: 0, extra_step: false, cards: [0, 1], dig_up: [] };
  const start = {
    seat: 2,
    role: 2,
    phase: 5,
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
  const moving = { ...p, sheet: { ...p.sheet, actions: [{ is: "MoveTo", station: 6 }, { is: "Stay" }] } };

  it("lays on the map what the eyes see, and hides under the cover where a Wolf is", () => {
    expect([...pieces(moving).keys()]).toEqual(["station 7", "district 1"]);
    expect([...choicesOnMap(moving).keys()]).toEqual(["station 6", "station 7"]);
    expect([...pieces({ ...moving, covered: true }).keys()]).toEqual(["district 1"]);
    expect(choicesOnMap({ ...moving, covered: true }).size).toBe(0);
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
        said.push(marksAt(eyes(marks), 5).map(markLabel).join());
      }
      expect(said).toEqual(["Cleo: maybe", "Cleo: not", "Cleo: here", ""]);
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
    const remarks = text.sheet as { remarks: Term[] };
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
    const map = {
      routes: [
        [7, 3, 9],
        [7, 3, 1],
        [7, 5, 9],
        [9, 5, 7],
      ],
    };
    const wolf = table(text, { ...start, map, starts: [7] }, { seat: 2 });
    const hound = table(text, { ...start, seat: 0, role: 0, start: null, map, starts: [7, 9] });

    it("for what the seat knows, and not under the cover", () => {
      expect(routesOf(wolf)).toEqual(map.routes.slice(0, 3));
      expect(routesOf(hound)).toEqual(map.routes);
      expect(routesOf({ ...wolf, covered: true })).toEqual([]);
      expect(routesOf({ ...hound, covered: true })).toEqual(map.routes); // everybody knows as much
      expect(routesOf({ ...hound, view: { ...hound.view, over: true } })).toEqual([]);
    });

    it("as marks on the map", () => {
      const marks = (p: TableProps, station: number) => routeMarks(p, routesOf(p), station).map(markLabel);
      expect(marks(wolf, 7)).toEqual([]); // the start is marked anyway
      expect(marks(wolf, 3)).toEqual(["Drop-off: maybe"]);
      expect(marks(hound, 7)).toEqual(["Start: maybe", "Extraction: maybe"]);
      expect(routeMarks(wolf, fitting(routesOf(wolf), { station: 5, place: 1 }), 9).map(markLabel)).toEqual([
        "Extraction: here",
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
      routes: [],
    });
    for (const { x, y } of [...stations.values(), ...districts, ...precincts]) {
      expect(x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height).toBe(true);
    }
  });

  it("has a heading for everything one may do", () => {
    const face = faceOf("sobakistan");
    for (const action of actionsOf(text, 283)) expect(face.group(action, p).title).not.toBe("");
    expect(face.now(p)).toContain("Nobody sees it");
  });
});

describe("Boars on the Run!", () => {
  const text = boarsText as Fixture;
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
    phase: BoarsPhase.DRAW,
    round: 1,
    turn: 0,
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
    const { spots, width, height } = wind(96, 10);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(96);
    spots.slice(1).forEach(({ x, y }, index) => {
      const before = spots[index]!;
      expect(Math.hypot(((x - before.x) * width) / 100, ((y - before.y) * height) / 100)).toBeLessThan(15);
    });
  });

  it("says what lies there, and what cards do", () => {
    const p = table(text, start);
    expect(spaceName(p, 1)).toBe("Space 1: blue foodstuff");
    expect(spaceName(p, 2)).toContain("Prickly Cab");
    expect(listed(p, { ...none, red: 2, black: 1 })).toBe("2 red, 1 spoiled");
    expect(does(p, diet)).toBe("Pay 2 red + 1 green: 5 spaces on");
    const said = Object.values(Kind).map((kind) => does(p, { ...diet, kind, colour: 2, number: 1 }));
    expect(new Set(said).size).toBeGreaterThanOrEqual(said.length - 1); // fasts and feasts differ in what they give
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

  it("says what is happening, and what one may do", () => {
    const face = faceOf("boars");
    for (const phase of Object.values(BoarsPhase)) {
      const p = table(text, { ...start, phase, actors: [0] });
      expect(face.now(p)).not.toBe("");
      if (phase !== BoarsPhase.OVER) expect(face.now({ ...p, seat: 1 })).toMatch(/Ann/);
    }
    const p = table(text, start);
    const actions = actionsOf(text, 283);
    for (const action of actions) expect(face.group(action, p).title).not.toBe("");
  });
});

describe("any game", () => {
  it("has facts to read", () => {
    const p = table(gulagText as Fixture, {
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

  it("covers all of the log, as nobody says what in it is secret", () => {
    const p = table(gulagText as Fixture, {});
    expect(generic.secret({ is: "Dealt" }, p)).toBe(false);
    expect(generic.secret({ is: "Dealt" }, { ...p, covered: true })).toBe(true);
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
