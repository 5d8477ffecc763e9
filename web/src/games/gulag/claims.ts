/** What people claim, about themselves and about each other, and what the open table says to it. */
import type { TableProps } from "../../table/contract";
import { type Card, type GulagView, Card as Cards, Loyalty, type Remark } from "../../wire/gulag";
import { viewOf } from "./knowledge";

/** What was said about somebody: by themself, by whoever saw the card, by others, and of the cards they played. */
export interface Claims {
  own: Loyalty[];
  seen: { by: number; loyalty: Loyalty }[];
  thought: { loyalty: Loyalty; by: number[] }[];
  played: { turn: number; card: Card }[];
}

/**
 * One claim, and whether the cards that everybody has seen turned up speak against it. That is arithmetic which anybody
 * at the table can do; what only some know is never a part of it.
 */
export interface Claim {
  by: number;
  about: number;
  remark: Remark;
  verdict: "open" | "refuted" | "doubted" | "false"; // false: at the end, when all cards lie open
}

/** Everything that was claimed, each thing once, in the order in which it was said. */
export function said(p: TableProps): Claim[] {
  const found = new Map<string, Claim>();
  for (const event of p.events) {
    if (event.is !== "Said") continue;
    const by = event.seat as number;
    const key = `${by} ${event.remark as number}`;
    const remark = p.sheet.remarks[event.remark as number] as Remark;
    const about = remark.is === "ISaw" || remark.is === "IThink" ? remark.seat : by;
    if (!found.has(key)) found.set(key, { by, about, remark, verdict: "open" });
  }
  const all = [...found.values()];
  return all.map((claim) => ({ ...claim, verdict: verdict(viewOf(p), claim, all) }));
}

/** All claims, gathered by the person they are about; who says the same again is heard once. */
export function claims(p: TableProps): Claims[] {
  const about: Claims[] = p.names.map(() => ({ own: [], seen: [], thought: [], played: [] }));
  for (const { by, remark } of said(p)) {
    switch (remark.is) {
      case "IAm":
        about[by]?.own.push(remark.loyalty);
        break;
      case "ISaw":
        about[remark.seat]?.seen.push({ by, loyalty: remark.loyalty });
        break;
      case "IThink": {
        const thoughts = about[remark.seat]?.thought;
        const same = thoughts?.find((one) => one.loyalty === remark.loyalty);
        if (same) same.by.push(by);
        else thoughts?.push({ loyalty: remark.loyalty, by: [by] });
        break;
      }
      case "IPlayed":
        about[by]?.played.push({ turn: remark.turn, card: remark.card });
    }
  }
  return about;
}

/** Whether anybody said anything about somebody. */
export const anything = (one: Claims): boolean =>
  one.own.length + one.seen.length + one.thought.length + one.played.length > 0;

function verdict(view: GulagView, claim: Claim, all: readonly Claim[]): Claim["verdict"] {
  const { remark } = claim;
  if (remark.is !== "IPlayed") {
    if (view.red === null) return "open";
    const truth = view.red.includes(claim.about) ? Loyalty.RED : Loyalty.BLACK;
    return truth === remark.loyalty ? "open" : "false";
  }
  const turn = view.past[remark.turn - 1];
  if (turn === undefined) return "open";
  const lay = laid(turn.ordered, claim.by, remark.card);
  if (turn.work !== 1) return lay === (turn.work === 2 ? Cards.WORK : Cards.STRIKE) ? "open" : "refuted";
  // One of each was turned up: two who both say what cannot be together are not both right.
  const clash = all.some(
    (other) =>
      other.remark.is === "IPlayed" &&
      other.remark.turn === remark.turn &&
      other.by !== claim.by &&
      laid(turn.ordered, other.by, other.remark.card) === lay,
  );
  return clash ? "doubted" : "open";
}

/** The card that lay there in the end, if somebody chose that one. */
const laid = (ordered: number | null, seat: number, chosen: Card): Card =>
  ordered !== seat ? chosen : chosen === Cards.WORK ? Cards.STRIKE : Cards.WORK;
