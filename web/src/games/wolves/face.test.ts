import { describe, expect, it } from "vitest";
import type { TableProps, Term } from "../../table/contract";
import wolvesText from "../../text/fixtures/wolves.json";
import { Gathering, type Mat, Resource, type WolvesView } from "../../wire/wolves";
import { faceOf } from "..";
import { left, needs, piecesOf, track } from "./knowledge";
import { lines, lineText } from "../../text/lines";
import { actionsOf, names, table, type Fixture } from "../../table/table.fixture";

describe("Wolves", () => {
  type Language = keyof typeof wolvesText.sheets;
  const languages = Object.keys(wolvesText.sheets) as Language[];
  const text = wolvesText as unknown as Fixture;
  const terms = actionsOf(text, Infinity);
  const actions = terms.slice(
    0,
    terms.findIndex(({ is }) => is === "ILack"),
  );
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
  const at = (
    step: string,
    more: Partial<WolvesView> = {},
    language: Language = "en",
    props: Partial<TableProps> = {},
  ): TableProps =>
    table(
      text,
      {
        step,
        over: false,
        learning: false,
        needs: 3,
        looking: [],
        lessons: [],
        receiver: 1,
        acting: 0,
        mats: names.map(() => mat({})),
        ...more,
      },
      props,
      language,
    );
  const paid = { cards: three(3, 1, 0), tokens: three(0, 1, 0), leaders: three(0, 0, 1) };

  it("shows needs as open until somebody has paid, then as met or missing", () => {
    expect(needs(at("Needs"), mat({}), Resource.FISH)).toEqual(["open", "open", "open"]);
    expect(needs(at("Needs"), mat({ paid }), Resource.CORN)).toEqual(["met", "met", "open"]);
    const short = mat({ paid, unmet: three(0, 1, 2) });
    expect(needs(at("Needs"), short, Resource.CORN)).toEqual(["met", "met", "missing"]);
    const helped = mat({ paid, unmet: three(0, 0, 1) });
    expect(needs(at("Gifting"), helped, Resource.CORN)).toEqual(["met", "met", "met"]);
    expect(needs(at("Gifting"), helped, Resource.BISON)).toEqual(["met", "met", "missing"]);
    expect(needs(at("Needs", { needs: 2 }), mat({}), Resource.FISH)).toEqual(["open", "open"]);
  });

  it("counts what is left of a deck", () => {
    const found = left({ ...three(5, 4, 3), leader: 3, forest: 2 }, { ...three(2, 0, 3), leader: 1, forest: 0 });
    expect(found.kinds.map(({ count }) => count)).toEqual([3, 4, 0, 2, 2]);
    expect(found.total).toBe(11);
  });

  it("covers the choices that tell what is in a hand", () => {
    const face = faceOf("wolves");
    const secret = actions.filter((action) => face.group(action, at("Giving")).secret);
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

  const STEPS = [
    "Picking",
    "Gathering",
    "Needs",
    "Gifting",
    "Giving",
    "Taking",
    "Naming",
    "Keeping",
    "Sharing",
    "AddingThird",
    "Reconciling",
  ];

  it.each(languages)("says in %s what is happening in every step, and what one may do", (language) => {
    const face = faceOf("wolves");
    const HOLE = /[{}$]|\?\?\?|^$/;
    for (const step of STEPS) {
      for (const more of [{}, { learning: true }, { over: true }]) {
        for (const actors of [[0], [1], [1, 2]]) {
          for (const replay of [false, true]) {
            expect(face.now(at(step, { actors, ...more }, language, { replay }))).not.toMatch(HOLE);
          }
        }
      }
    }
    expect(actions.length).toBeGreaterThan(100);
    const seated = (action: Term): boolean => action.is !== "GiveTo" || (action.receiver as number) < names.length;
    for (const action of actions.filter(seated)) {
      const group = face.group(action, at("Giving", {}, language));
      expect(group.title).not.toMatch(HOLE);
      expect(group.short ?? "-").not.toMatch(HOLE);
    }
  });

  it("speaks to whoever reads, also when they look back", () => {
    const face = faceOf("wolves");
    expect(face.now(at("Needs", { actors: [1] }))).toBe("Bea pays for the needs of the community.");
    expect(face.now(at("Needs", { actors: [0] }, "en", { replay: true }))).toBe(
      "You pay for the needs of your people.",
    );
    expect(face.now(at("Gathering", { actors: [0, 2] }, "en", { replay: true }))).toBe(
      "Waiting for you and Cleo to stop drawing.",
    );
    expect(face.now(at("Gathering", { actors: [1, 2] }, "de"))).toBe("Es sammeln noch Bea und Cleo.");
    expect(face.now(at("Taking", { actors: [1], acting: 0 }))).toBe("Bea decides how much to take from you.");
    expect(face.now(at("Taking", { actors: [0], acting: 2 }, "de"))).toBe(
      "Ein Geschenk von Cleo: Wie viel davon nimmst du an?",
    );
  });

  it("says of a payment what it is made of", () => {
    const face = faceOf("wolves");
    const short = (tokens: number, leaders: number, language: Language = "en"): string | undefined =>
      face.group({ is: "Pay", resource: 0, tokens, leaders }, at("Needs", {}, language)).short;
    expect(short(0, 0)).toBe("cards only");
    expect(short(1, 0)).toBe("1 token, the rest cards");
    expect(short(1, 2)).toBe("1 token and 2 leaders");
    expect(short(0, 2, "de")).toBe("2 Anführern, Rest Karten");
  });

  it("gives everybody who gathers a line, and nobody else's cards away", () => {
    const events: Term[] = [
      { is: "TurnBegan", turn: 1 },
      { is: "Drew", seat: 1 },
      { is: "Drew", seat: 0 },
      { is: "DrewCard", card: 0 },
      { is: "DrewLeader", seat: 1, leaders: 1 },
      { is: "Drew", seat: 0 },
      { is: "DrewCard", card: 4 },
      { is: "Stopped", seat: 1, cards: 1, leaders: 1 },
    ];
    const isPublic = events.map(({ is }) => is !== "DrewCard");
    const { sheet } = at("Gathering");
    const found = lines(sheet, events, isPublic);
    expect(found.map((line) => lineText(sheet, line, events, names, 0))).toEqual([
      "Turn 1 begins.",
      "Bea drew 2 cards, 1 of them a leader, and stopped.",
      "You drew 1 fish and 1 forest.",
    ]);
    expect(found.map((line) => isPublic[line.first])).toEqual([true, true, false]);
  });
});
