import { describe, expect, it } from "vitest";
import { type Box, nearest, place, shared } from "./place";

const PHONE = { width: 390, height: 844 };
const CARD = { width: 370, height: 190 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe("the place of a card", () => {
  it("is beside what it points at, and inside of the window", () => {
    for (const target of [box(0, 40, 390, 60), box(0, 300, 90, 110), box(300, 300, 90, 110), box(10, 700, 370, 100)]) {
      const at = { ...place({ window: PHONE, card: CARD, targets: [target], needed: [], others: [] }), ...CARD };
      expect(shared(at, target)).toBe(0);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top + at.height).toBeLessThanOrEqual(PHONE.height);
    }
  });

  it("leaves free what is needed, where there is room", () => {
    const targets = [box(150, 400, 90, 90)];
    const needed = [box(0, 620, 390, 150), box(0, 44, 390, 70)];
    const at = { ...place({ window: PHONE, card: CARD, targets, needed, others: [] }), ...CARD };
    for (const one of [...targets, ...needed]) expect(shared(at, one)).toBe(0);
  });

  it("rather covers what one could tap than what one has to", () => {
    const everywhere = [box(0, 0, 390, 300), box(0, 300, 390, 300)];
    const needed = [box(0, 600, 390, 244), box(0, 100, 90, 90)];
    const at = { ...place({ window: PHONE, card: CARD, targets: [], needed, others: everywhere }), ...CARD };
    for (const one of needed) expect(shared(at, one)).toBe(0);
  });

  it("is in the middle where it points at nothing", () => {
    const { top } = place({ window: PHONE, card: CARD, targets: [], needed: [], others: [] });
    expect(Math.abs(top + CARD.height / 2 - PHONE.height / 2)).toBeLessThan(8);
  });

  it("covers what it points at only where there is no other room", () => {
    const all = box(0, 0, 390, 844);
    const at = place({ window: PHONE, card: CARD, targets: [all], needed: [], others: [] });
    expect(at.left).toBeGreaterThanOrEqual(0);
  });
});

describe("the line from a card", () => {
  it("goes to the nearest thing, unless the card touches it", () => {
    const line = nearest(box(100, 100, 100, 100), [box(400, 100, 50, 50), box(120, 240, 20, 20)]);
    expect(line).toEqual({ from: [130, 200], to: [130, 240] });
    expect(nearest(box(0, 0, 100, 100), [box(50, 50, 10, 10), box(300, 0, 10, 10)])).toBeNull();
  });
});
