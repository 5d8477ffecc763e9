import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { TableProps, Term } from "../../table/contract";
import wolvesText from "../../text/fixtures/wolves.json";
import { Gathering, type Mat, Resource, type WolvesView } from "../../wire/wolves";
import { faceOf } from "..";
import { fill, give, stacks } from "./giving";
import { desk } from "./desk.svelte";
import { condition } from "./condition";
import { atStart, lacking, left, limit, markers, needs, piecesOf, spaces, trackEnd } from "./knowledge";
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

  it("sends what ends by itself or was forced, and asks about what was weighed", () => {
    const settles = (move: Term[], among: number[]): boolean =>
      faceOf("wolves").settles?.(move, among, at("Needs")) ?? false;
    const pay = (resource: number): Term => ({ is: "Pay", resource, tokens: 0, leaders: 0 });
    expect(settles([pay(0), pay(1), pay(2)], [1, 1, 1])).toBe(true);
    expect(settles([pay(0), pay(1), pay(2)], [1, 2, 1])).toBe(true); // one thing was to decide
    expect(settles([pay(0), pay(1), pay(2)], [2, 2, 1])).toBe(false);
    const gift: Term[] = [
      { is: "GiveTo", receiver: 1 },
      { is: "Give", piece: 0 },
    ];
    expect(settles([...gift, { is: "HandOver" }], [3, 4, 4])).toBe(true);
    const take: Term = { is: "Take", piece: 0 };
    expect(settles([take, take], [3, 3])).toBe(true); // nothing is left of it
    const as: Term = { is: "LeaderAs", resource: 0 };
    expect(settles([{ is: "TakeAll" }, as], [3, 3])).toBe(true);
    expect(settles([{ is: "TakeAll" }, as, as], [3, 3, 2])).toBe(false);
  });

  it("asks before gifts end while somebody starves who could be given something", () => {
    const weighty = (unmet: number, actions: number[]): boolean => {
      const p = at("Gifting", { mats: names.map((_, seat) => mat({ unmet: three(seat === 1 ? unmet : 0, 0, 0) })) });
      const sheet = { ...p.sheet, actions: [{ is: "GiveTo", receiver: 1 }] } as unknown as TableProps["sheet"];
      return faceOf("wolves").weighty?.({ is: "EndGifting" }, { ...p, sheet, actions }) ?? false;
    };
    expect([weighty(1, [0]), weighty(0, [0]), weighty(1, [])]).toEqual([true, false, false]);
  });

  it("says at the end who lacked what, to whoever reads it", () => {
    const mats = names.map((_, seat) => mat({ unmet: seat < 2 ? three(0, seat + 1, 3) : three(0, 0, 0) }));
    const because = (language: Language) =>
      faceOf("wolves").because?.(at("Gifting", { mats, turn: 1, over: true }, language));
    expect(because("en")).toEqual([
      "In turn 1 you lacked 1 corn and 3 bison.",
      "In turn 1 Bea lacked 2 corn and 3 bison.",
    ]);
    expect(because("de")?.[1]).toMatch(/^In Runde 1 fehlte Bea: /);
    expect(faceOf("wolves").because?.(at("Gifting"))).toEqual([]);
  });

  it("sets markers on the status track, neighbours in different lanes", () => {
    const mats = [mat({ status: 11 }), mat({}), mat({ status: 5 }), mat({})];
    const view = { mats } as WolvesView;
    expect(atStart(view)).toEqual([1, 3]);
    expect(trackEnd(view)).toBe(20);
    expect(markers(view)).toEqual([
      { seat: 2, status: 5, along: 0.25, lane: 0 },
      { seat: 0, status: 11, along: 0.55, lane: 1 },
    ]);
    expect(trackEnd({ mats: [mat({ status: 93 })] } as WolvesView)).toBe(95);
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

  it("says of a payment what it takes besides cards", () => {
    const face = faceOf("wolves");
    const short = (tokens: number, leaders: number, language: Language = "en"): string | undefined =>
      face.group({ is: "Pay", resource: 0, tokens, leaders }, at("Needs", {}, language)).short;
    expect(short(0, 0)).toBe("cards only");
    expect(short(1, 0)).toBe("1 token");
    expect(short(1, 2)).toBe("1 token and 2 leaders");
    expect(short(0, 2, "de")).toBe("2 Anführern");
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

  const hand = (fish: number, corn: number, bison: number, leader = 0, forest = 0) => ({
    ...three(fish, corn, bison),
    leader,
    forest,
  });

  it("fills one's own spaces with what one could pay them with, unless that is covered", () => {
    const own = mat({ reserve: three(0, 2, 1) });
    const p = at("Gathering", { hand: hand(2, 2, 0, 1), mats: [own] });
    expect(spaces(p, own, Resource.FISH)).toEqual(["card", "card", "open"]);
    expect(spaces(p, own, Resource.CORN)).toEqual(["card", "card", "token"]);
    expect(spaces(p, own, Resource.BISON)).toEqual(["token", "open", "open"]);
    expect(lacking(p, own)).toBe(3);
    expect(spaces({ ...p, covered: true }, own, Resource.FISH)).toEqual(["open", "open", "open"]);
  });

  it("knows which leader is one too many, also by a table's own numbers", () => {
    const p = at("Gathering");
    expect(limit(p)).toBe(3);
    expect(limit({ ...p, sheet: { ...p.sheet, data: { rules: { overstretch: 4 } } } })).toBe(4);
  });

  const offer = (more: object) => ({
    fish_cards: 0,
    corn_cards: 0,
    bison_cards: 0,
    leaders: 0,
    fish_tokens: 0,
    corn_tokens: 0,
    bison_tokens: 0,
    ...more,
  });

  it("fills what somebody lacks with cards first, and counts what is in the gift already", () => {
    const mats = [mat({ reserve: three(1, 0, 0) }), mat({ unmet: three(3, 1, 0) })];
    const p = at("Gifting", { hand: hand(1, 0, 5), mats, offer: offer({}), receiver: null });
    expect(fill(p, 1, Resource.FISH)).toEqual([0, 4]);
    expect(fill(p, 1, Resource.CORN)).toEqual([]);
    expect(fill(p, 1, Resource.BISON)).toEqual([]);
    const sheet = { ...p.sheet, actions: [{ is: "GiveTo", receiver: 1 }] };
    const view = { ...p.view, receiver: 1, offer: offer({ fish_cards: 1 }) } as unknown as TableProps["view"];
    expect(fill({ ...p, sheet, view, prefix: [0] }, 1, Resource.FISH)).toEqual([4]);
    expect(stacks(offer({ leaders: 2, fish_tokens: 1 }), offer({ leaders: 1 }))).toEqual([
      { piece: 3, count: 2, taken: 1 },
      { piece: 4, count: 1, taken: 0 },
    ]);
  });

  it("makes several choices by one tap, and stops when one is taken back", () => {
    const chosen: number[] = [];
    const list = [{ is: "GiveTo", receiver: 1 }, { is: "Give", piece: 0 }, { is: "HandOver" }];
    const base = at("Gifting");
    const p: TableProps = {
      ...base,
      sheet: { ...base.sheet, actions: list },
      actions: [0],
      choose: (action) => chosen.push(action),
    };
    give(p, 1, [0, 0]);
    expect(chosen).toEqual([0]);
    const view = { ...p.view, step: "Giving" };
    desk.follow({ ...p, view, sending: true });
    expect(chosen).toEqual([0]);
    desk.follow({ ...p, view, prefix: [0], actions: [1] });
    expect(chosen).toEqual([0, 1]);
    desk.follow({ ...p, view, prefix: [0], actions: [1, 2] }); // taken back
    desk.follow({ ...p, view, prefix: [0, 1], actions: [1, 2] });
    expect(chosen).toEqual([0, 1]);
  });

  it("draws card after card until it is enough, a leader comes, or it is refused", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const drawn = (cards: number, leaders: number): TableProps => ({
      ...at("Gathering", { mats: [mat({ gathering: Gathering.DRAWING, cards, leaders })] }),
      sheet: { ...at("Gathering").sheet, actions: [{ is: "Draw" }] },
      actions: [0],
      choose: () => (tapped += 1),
    });
    let tapped = 0;
    desk.draw(drawn(0, 0), () => false);
    expect([tapped, desk.drawing]).toEqual([1, true]);
    desk.follow({ ...drawn(0, 0), actions: [] }); // still being shown
    expect(desk.drawing).toBe(true);
    desk.follow(drawn(0, 0)); // no card has come yet
    expect(desk.drawing).toBe(true);
    vi.advanceTimersByTime(2000); // and none comes
    expect(desk.drawing).toBe(false);
    desk.draw(drawn(4, 0), () => false);
    desk.follow(drawn(5, 1));
    expect([tapped, desk.drawing]).toEqual([2, false]);
    desk.draw(drawn(5, 1), () => true);
    expect([tapped, desk.drawing]).toEqual([2, false]);
  });

  it("waits for Send where too much depends on one tap", () => {
    const weighty = faceOf("wolves").weighty as (action: Term, p: TableProps) => boolean;
    const fed = at("Gifting");
    const hungry = at("Gifting", { mats: [mat({}), mat({ unmet: three(1, 0, 0) })] });
    const sheet = { ...hungry.sheet, actions: [{ is: "GiveTo", receiver: 1 }] };
    expect(weighty({ is: "Stop" }, fed)).toBe(true);
    expect(weighty({ is: "StopWith", resource: 0 }, fed)).toBe(true);
    expect(weighty({ is: "Draw" }, fed)).toBe(false);
    expect(weighty({ is: "EndGifting" }, fed)).toBe(false);
    expect(weighty({ is: "EndGifting" }, hungry)).toBe(false); // there is nothing to give
    expect(weighty({ is: "EndGifting" }, { ...hungry, sheet, actions: [0] })).toBe(true);
    expect(weighty({ is: "TakeNoMore" }, hungry)).toBe(false);
    expect(weighty({ is: "TakeNoMore" }, { ...hungry, seat: 1 })).toBe(true);
    expect(weighty({ is: "TakeAll" }, { ...hungry, seat: 1 })).toBe(false);
  });

  it("stops the table for bad news, for knowledge and for ranks", () => {
    const moment = faceOf("wolves").moment as NonNullable<ReturnType<typeof faceOf>["moment"]>;
    const calm = at("Gathering", { turn: 2, last_turn: 8, revealed: three(0, 0, 0) });
    const scarce = at("Gathering", { turn: 4, last_turn: 8, revealed: three(1, 0, 1) });
    const winter = at("Gathering", { turn: 8, last_turn: 8, revealed: three(0, 0, 0) });
    expect(moment({ is: "TurnBegan", turn: 2 }, calm)).toBeNull();
    expect(moment({ is: "TurnBegan", turn: 4 }, scarce)?.mood).toBe("bad");
    expect(moment({ is: "TurnBegan", turn: 8 }, winter)?.mood).toBe("bad");
    expect(moment({ is: "Overstretched", seat: 2 }, calm)?.mood).toBe("bad");
    expect(moment({ is: "Skips", seat: 0 }, calm)?.mood).toBe("bad");
    expect(moment({ is: "Skips", seat: 1 }, calm)).toBeNull();
    expect(moment({ is: "Learned", seat: 0, knowledge: 1 }, calm)).toEqual({ icon: "basket", mood: "good" });
    expect(moment({ is: "Ranked", rank: 1, seat: 0, awards: 3 }, calm)?.mood).toBe("good");
    expect(moment({ is: "Ranked", rank: 2, seat: 0, awards: 2 }, calm)).toBeNull();
    expect(moment({ is: "Drew", seat: 0 }, calm)).toBeNull();
  });

  it("says how a community is doing, bad news first, to whoever leads it", () => {
    const text = (step: string, more: Partial<Mat>, seat = 1): string =>
      condition(at(step, { mats: [mat(more), mat(more)] }), seat).text;
    expect(text("Gathering", { gathering: Gathering.DRAWING })).toBe("is drawing");
    expect(text("Gathering", {}, 0)).toBe("You have stopped");
    expect(text("Needs", {})).toBe("");
    expect(text("Needs", { paid })).toBe("fed");
    expect(text("Gifting", { unmet: three(0, 2, 0) }, 0)).toBe("You lack 2 corn");
    expect(text("Gifting", { unmet: three(0, 2, 1), gathering: Gathering.OVERSTRETCHED })).toBe(
      "lacks 2 corn and 1 bison",
    );
    expect(text("Gathering", { gathering: Gathering.OVERSTRETCHED })).toBe("overstretched");
    expect(text("Gathering", { gathering: Gathering.SKIPPING })).toBe("does not gather");
    expect(text("Gathering", { community: null })).toBe("");
  });

  it.each(languages)("says in %s what waits to be sent", (language) => {
    const face = faceOf("wolves");
    const list: Term[] = [{ is: "Stop" }, { is: "EndGifting" }, { is: "GiveTo", receiver: 1 }];
    const waiting = (step: string, first: number, more: Partial<WolvesView> = {}): string => {
      const p = at(step, { actors: [0], ...more }, language);
      return face.now({ ...p, sheet: { ...p.sheet, actions: list }, prefix: [first] });
    };
    const said = [
      waiting("Gathering", 0),
      waiting("Needs", 0),
      waiting("Gifting", 1, { receiver: null }),
      waiting("Giving", 2),
      waiting("Taking", 0),
      waiting("Reconciling", 0),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const one of said) expect(one).not.toMatch(/[{}$]|\?\?\?|^$/);
  });
});
