import { describe, expect, it } from "vitest";
import type { Term } from "../../table/contract";
import wooolfText from "../../text/fixtures/wooolf.json";
import { Appearance, Character, type WooolfView } from "../../wire/wooolf";
import { faceOf } from "..";
import { announced, askedFor, cluesAt, handAt, hasMute, heaps, itWas, MUTE, scoreLines, sought } from "./knowledge";
import { actionsOf, names, table, type Fixture } from "../../table/table.fixture";

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
    step: "Turn",
    round: 1,
    starter: 0,
    turn: 0,
    lap: 1,
    hand: hand(Character.WOLF) as never,
    clues: [],
    answers: [],
    questions: [0],
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

  it("does not say under the cover whom one looks for", () => {
    const pointing = table(text, { ...start, step: "EarlySuspicion", actors: [0] });
    expect(faceOf("wooolf").now(pointing)).toBe("Who plays a hunter? Tap a person or “Nobody”.");
    expect(faceOf("wooolf").now({ ...pointing, covered: true })).toBe("Set your first pointer.");
  });

  it("sets the second pointer to x by itself where there is one target, and says so", () => {
    const { fills, now } = faceOf("wooolf");
    const one = { ...hand(Character.WOLF), targets: [Character.HUNTER] };
    const p = table(text, { ...start, step: "EarlySuspicion", actors: [0], hand: one as never });
    expect(fills?.({ is: "SecondAtX" }, p)).toBe(true);
    expect(fills?.({ is: "SecondAtNobody" }, p)).toBe(false);
    const actions = [{ is: "PointFirst", target: 2 }, { is: "SecondAtX" }];
    expect(now({ ...p, sheet: { ...p.sheet, actions } as never, prefix: [0, 1], filled: 1 })).toBe(
      "You have only one target, so your second pointer is on x. Send it?",
    );
  });

  it("speaks to whom it shows the table, in their language", () => {
    const { now } = faceOf("wooolf");
    const at = (seat: number | null, language: string, more = {}): string =>
      now(table(text, { ...start, actors: [1], turn: 1, ...more }, { seat }, language));
    expect(at(0, "en")).toBe("It is Bea's turn.");
    expect(at(1, "en")).toBe("Your turn: tap cards to peek, or a person to ask.");
    expect(at(1, "en", { questions: [] })).toBe("Your turn: tap cards to peek at one.");
    expect(at(null, "de")).toBe("Bea ist am Zug.");
    expect(at(1, "de", { lap: 2 })).toContain("äußere einen Verdacht");
    expect(at(0, "en", { step: "EarlySuspicion" })).toBe("Bea suspects and sets two pointers in secret.");
    const last = { step: "FinalSuspicion", turn: null, actors: [1, 3] };
    expect(at(0, "en", last)).toBe("The others make their final suspicions. Waiting for Bea and Dora.");
    expect(at(0, "de", last)).toContain("Wir warten auf Bea und Dora.");
  });

  it("says of a clue who announced it, how often, and what the card was if that is known", () => {
    const card = { image: Character.HUNTER, appearance: Appearance.SHEEP };
    const clue = { peeker: 0, target: 2, appearance: Appearance.WOLF, card };
    const p = table(text, start);
    expect(announced(p, clue)).toBe("You said: “A wolf!”");
    expect(announced({ ...p, seat: 1 }, clue, 2)).toBe("Ann said 2 times: “A wolf!”");
    expect(itWas(p, clue, card)).toBe("It was a hunter disguised as a sheep.");
    expect(itWas(p, { ...clue, target: null }, card)).toBe("It was a hunter disguised as a sheep.");
  });

  it("says whom one looks for", () => {
    const [english, german] = [table(text, start), table(text, start, {}, "de")];
    expect(sought(english, [Character.SHEEP])).toBe("You are looking for a sheep.");
    expect(sought(german, [Character.HUNTER, Character.WOLF])).toBe("Du suchst einen Jäger und einen Wolf.");
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
    expect(lines.map((line) => line.what)).toContain("Fooled Cleo as the shepherd boy");
    expect(new Set(lines.map((line) => line.part))).toEqual(new Set(["Round 1"]));
  });

  it("says what is happening, and what one may do", () => {
    const face = faceOf("wooolf");
    const p = table(text, { ...start, actors: [0] });
    expect(face.now(p)).not.toContain("suspect");
    expect(face.now(table(text, { ...start, actors: [0], lap: 2 }))).toContain("suspect");
    expect(face.now(table(text, { ...start, actors: [0], step: "FinalSuspicion" }))).toContain("hunter");
    for (const action of actionsOf(text, 72)) expect(face.group(action, p).title).not.toBe("");
  });
});
