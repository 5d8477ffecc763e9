/** Gulag at the table. */
import { sameKind, term } from "../../table/choices";
import type { GameFace, Group, Moment, Motion, TableProps, Term } from "../../table/contract";
import { type Action, type Event, Loyalty, type Remark } from "../../wire/gulag";
import About from "./About.svelte";
import Centre from "./Centre.svelte";
import Deal from "./Deal.svelte";
import Hat from "./Hat.svelte";
import Icon from "./Icon.svelte";
import Inspection from "./Inspection.svelte";
import { naming } from "./jobs";
import {
  all,
  cardArgument,
  cardKey,
  loyaltyArgument,
  loyaltyTitle,
  playing,
  says,
  viewOf,
  who,
  youAs,
} from "./knowledge";
import "./look.css";
import Reveal from "./Reveal.svelte";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

function now(p: TableProps): string {
  const t = says(p);
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  if (view.over) return t("over");
  if (naming(p)) return nameNow(p);
  switch (view.step) {
    case "SelectWorkers":
    case "SelectSupervisor":
      return t("now-appoints", { commissar: who(p, view.commissar), you: youAs(p, view.commissar, "commissar") });
    case "Task": {
      const card = playing(p).find((one) => one.chosen)?.card;
      if (card !== undefined)
        return p.covered ? t("now-you-task-covered") : t("now-you-task-chosen", { card: cardArgument(p, card) });
      return yours ? t("now-you-task") : t("now-task", { workers: all(p, view.actors) });
    }
    case "Supervision": {
      const supervisor = view.supervisor as number;
      return yours
        ? t("now-you-supervise")
        : t("now-supervises", { supervisor: who(p, supervisor), you: youAs(p, supervisor, "supervisor") });
    }
  }
}

/** To whoever names people: whom to name next, and why there is nobody else where that is so. */
function nameNow(p: TableProps): string {
  const t = says(p);
  const named = p.prefix.length;
  const [last, filled] = [p.prefix.at(-1), p.filled ?? 0];
  if (last !== undefined && filled > 0)
    return t("now-you-appoint-filled", { seat: who(p, term(p, last)["seat"] as number) });
  const only = p.actions.length === 1 ? term(p, p.actions[0] as number) : undefined;
  if (only !== undefined) return t("now-you-appoint-only", { named, seat: who(p, only["seat"] as number) });
  return t("now-you-appoint", { named });
}

function group(action: Term, p: TableProps): Group {
  const t = says(p);
  const typed = action as unknown as Action;
  switch (typed.is) {
    case "AppointWorker":
      return { key: "work", title: t("send-to-work"), short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "AppointSupervisor":
      return { key: "supervise", title: t("let-supervise"), short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "Play":
      return { key: "play", title: t("card"), icon: cardKey(typed.card), weight: "card", secret: true };
    case "OrderSwap":
      return { key: "swap", title: t("swap"), short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "LetBe":
      return { key: "swap", title: t("swap"), icon: "let-be" };
  }
}

function remark(remark: Term, p: TableProps): Group {
  const t = says(p);
  const typed = remark as unknown as Remark;
  switch (typed.is) {
    case "IAm":
      return { key: "me", title: t("about-me"), short: loyaltyTitle(p, typed.loyalty), ...self(p) };
    case "ISaw":
      return { key: "seen", title: t("about-seen"), seat: typed.seat };
    case "IThink":
      return { key: "others", title: t("about-others"), seat: typed.seat };
    case "IPlayed":
      return { key: "cards", title: t("about-my-cards"), ...self(p) };
  }
}

const self = (p: TableProps): { seat?: number } => (p.seat === null ? {} : { seat: p.seat });

/** A claim in a bubble: short, as there is little room for it. */
function spoken(remark: Term, p: TableProps): string {
  const t = says(p);
  const typed = remark as unknown as Remark;
  switch (typed.is) {
    case "IAm":
      return t("spoken-own", { loyalty: loyaltyArgument(p, typed.loyalty) });
    case "ISaw":
      return t("spoken-seen", {
        seat: who(p, typed.seat),
        you: youAs(p, typed.seat, "seat"),
        loyalty: loyaltyArgument(p, typed.loyalty),
      });
    case "IThink":
      return p.say(remark);
    case "IPlayed":
      return t("spoken-played", { turn: typed.turn, card: cardArgument(p, typed.card) });
  }
}

/** Whoever names people may wonder why they cannot name somebody; at all other times there is nothing to wonder about. */
const expected = (p: TableProps): number[] => (naming(p) ? sameKind(p) : []);

/** What everybody stops for: the cards that are dealt, turned up at the inspection, and shown at the end. */
function moment(event: Term, p: TableProps): Moment | null {
  const typed = event as unknown as Event;
  const side = p.covered ? null : viewOf(p).loyalty;
  switch (typed.is) {
    case "Dealt":
      return { Picture: Deal };
    case "Inspected": {
      if (side === null || typed.work === 1) return { Picture: Inspection };
      return { Picture: Inspection, mood: (typed.work === 2) === (side === Loyalty.RED) ? "good" : "bad" };
    }
    case "Revealed":
      return { Picture: Reveal };
    default:
      return null;
  }
}

/** Cards go to the middle, orders to whoever is ordered, jobs to those who get them. */
function motion(event: Term): Motion[] {
  const typed = event as unknown as Event;
  switch (typed.is) {
    case "Appointed":
      return [
        ...typed.workers.map((seat): Motion => ({ from: typed.commissar, to: seat, icon: "work" })),
        { from: typed.commissar, to: typed.supervisor, icon: "eye" },
      ];
    case "Ordered":
      return [{ from: typed.supervisor, to: typed.worker, icon: "swap" }];
    default:
      return [];
  }
}

export const gulag: GameFace = {
  About,
  Centre,
  SeatBadge,
  Hat,
  Icon,
  Secrets,
  Sheet,
  Review,
  room: () => ({ lying: { width: 9, height: 3.6 }, upright: { width: 5.5, height: 6 } }),
  now,
  weighty: (action) => action.is === "Play",
  fills: () => true,
  group,
  expected,
  remark,
  spoken,
  moment,
  motion,
  chapter: (event, p) => (event.is === "Appointed" ? says(p)("turn-short", { turn: event.turn as number }) : null),
};
