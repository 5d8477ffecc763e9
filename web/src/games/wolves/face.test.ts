import { describe, expect, it } from "vitest";
import type { TableProps } from "../../table/contract";
import wolvesText from "../../text/fixtures/wolves.json";
import { Gathering, type Mat, Resource, type WolvesView } from "../../wire/wolves";
import { faceOf } from "..";
import { left, needs, piecesOf, track } from "./knowledge";
import { wolves as words } from "../../words/en";
import { actionsOf, names, table, type Fixture } from "../../table/table.fixture";

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
  const at = (step: string, more: Partial<WolvesView> = {}): TableProps =>
    table(text, {
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
    });
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
    const secret = actionsOf(text, 140).filter((action) => face.group(action, at("Giving")).secret);
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

  it("says what is happening in every step, and what one may do", () => {
    const face = faceOf("wolves");
    for (const step of Object.keys(words.steps)) {
      for (const more of [{}, { learning: true }, { over: true }]) {
        expect(face.now(at(step, { actors: [0], ...more }))).not.toBe("");
        expect(face.now(at(step, { actors: [1], ...more }))).not.toBe("");
      }
    }
    for (const action of actionsOf(text, 140)) expect(face.group(action, at("Giving")).title).not.toBe("");
  });
});
