/** Wooolf!! at the table. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { GameFace, Group, Guest, Moment, Motion, TableProps, Term } from "../../table/contract";
import { person } from "../../text/sentence";
import { talk } from "../../text/talk";
import { type Action, type Event, type Messages, Pointer } from "../../wire/wooolf";
import { t as page } from "../../words/index.svelte";
import About from "./About.svelte";
import Answer from "./Answer.svelte";
import Centre from "./Centre.svelte";
import Hat from "./Hat.svelte";
import { heldUp } from "./held.svelte";
import Icon from "./Icon.svelte";
import {
  about,
  character,
  composed,
  hasMute,
  isPointing,
  isTurn,
  looksKey,
  MUTE,
  question,
  scoreLines,
  viewOf,
} from "./knowledge";
import "./look.css";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import SeenCard from "./SeenCard.svelte";
import Sheet from "./Sheet.svelte";

function now(p: TableProps): string {
  const view = viewOf(p);
  const t = talk<Messages>(p.sheet);
  if (isPointing(p) && view.hand !== null) {
    const made = composed(p);
    if (made.first === Pointer.X) return t("now-send-none");
    if (made.second === Pointer.X) return t("now-send-x");
    if (made.second !== null) return t("now-send");
    const pointer = made.first === null ? 1 : 2;
    const target = view.hand.targets[pointer - 1];
    if (p.covered) return t("now-point-covered", { pointer });
    return target === undefined ? t("now-point-x") : t("now-point", { pointer, character: character(p, target) });
  }
  if (view.over) return page("generic-over");
  // Everybody makes the final suspicion at once: then it is nobody's turn.
  if (view.step === "FinalSuspicion" || view.turn === null)
    return t("now-final", { seats: view.actors.map((seat) => person(p.sheet, seat, p.names, p.seat)) });
  if (view.step === "EarlySuspicion") return t("now-points", about(p, "seat", view.turn));
  if (!isTurn(p)) return t("now-turn", about(p, "seat", view.turn));
  if (p.prefix.length > 0) return t("now-declare");
  const held = heldUp(p);
  if (held !== null) return t("now-ask");
  const suspect = view.lap > 1 && !view.barred.includes(view.turn);
  return t("now-your-turn", { ask: view.questions.length > 0, suspect });
}

function group(action: Term, p: TableProps): Group {
  const typed = action as unknown as Action;
  const t = talk<Messages>(p.sheet);
  const targets = viewOf(p).hand?.targets ?? [];
  const pointing = (pointer: 1 | 2): Pick<Group, "key" | "title" | "secret"> => {
    const target = targets[pointer - 1];
    return {
      secret: true, // whom one looks for tells whom one plays
      key: `pointer-${pointer}`,
      title:
        target === undefined
          ? t("pointer", { pointer })
          : t("pointer-for", { pointer, character: character(p, target) }),
    };
  };
  const at = (seat: number): { short: string; seat: number } => ({ short: p.names[seat] ?? "", seat });
  const mute = { short: t("mute"), seat: MUTE };
  switch (typed.is) {
    case "Peek":
      return { key: "peek", title: t("peek"), ...at(typed.target) };
    case "PeekAtMute":
      return { key: "peek", title: t("peek"), ...mute };
    case "Ask":
      return {
        secret: true,
        key: `ask-${typed.question}`,
        title: t("ask", { question: question(p, typed.question) }),
        ...at(typed.target),
      };
    case "Suspect":
      return { key: "suspect", title: t("suspect"), icon: "suspect", weight: "strong" };
    case "PointFirst":
      return { ...pointing(1), ...at(typed.target) };
    case "FirstAtMute":
      return { ...pointing(1), ...mute };
    case "FirstAtNobody":
      return { ...pointing(1), short: t("nobody-plays"), icon: "nobody" };
    case "SuspectNobody":
      return { ...pointing(1), short: t("no-suspicion"), icon: "x" };
    case "PointSecond":
      return { ...pointing(2), ...at(typed.target) };
    case "SecondAtMute":
      return { ...pointing(2), ...mute };
    case "SecondAtNobody":
      return { ...pointing(2), short: t("nobody-plays"), icon: "nobody" };
    case "SecondAtX":
      return { ...pointing(2), short: t("go-on-x"), icon: "x" };
  }
}

/** An early suspicion is always there to be asked about; while pointing, also what cannot be pointed at. */
function expected(p: TableProps): number[] {
  const view = viewOf(p);
  const kinds: Record<string, string[]> = {
    Turn: ["Suspect"],
    EarlySuspicion: view.suspicion === null ? ["SuspectNobody"] : ["SecondAtX"],
    FinalSuspicion: view.suspicion === null ? [] : ["SecondAtX"],
  };
  const wanted = view.over ? [] : (kinds[view.step] ?? []);
  return p.sheet.actions.flatMap((action, number) => (wanted.includes((action as Term).is) ? [number] : []));
}

const guests = (p: TableProps): Guest[] =>
  hasMute(p) ? [{ place: MUTE, name: talk<Messages>(p.sheet)("mute"), after: p.names.length - 1 }] : [];

/** Peeks and questions go to whoever is looked at or asked. */
function motion(event: Term, p: TableProps): Motion[] {
  const typed = event as unknown as Event;
  switch (typed.is) {
    case "Announced":
      return [
        { from: typed.peeker, to: typed.target, icon: "peek" },
        { from: typed.peeker, to: typed.target, icon: looksKey(p, typed.appearance) },
      ];
    case "AnnouncedOfMute":
      return [
        { from: typed.peeker, to: MUTE, icon: "peek" },
        { from: typed.peeker, to: MUTE, icon: looksKey(p, typed.appearance) },
      ];
    case "Answered":
      return [{ from: typed.asker, to: typed.target, icon: "ask" }];
    case "Suspected":
      return [{ from: typed.seat, to: "centre", icon: "suspect" }];
    case "RoundBegan":
      return p.names.map((_, seat): Motion => ({ from: "centre", to: seat, icon: "back" }));
    default:
      return [];
  }
}

/** Saying "I suspect!" and suspecting nobody can be done once in a round, and not be undone. */
const weighty = (action: Term): boolean => action.is === "Suspect" || action.is === "SuspectNobody";

/** What to see in the middle of the table: cards that one has looked at, answers to one's questions, and suspicions. */
function moment(event: Term, p: TableProps): Moment | null {
  const typed = event as unknown as Event;
  switch (typed.is) {
    case "Saw":
    case "SawOfMute":
      return { Picture: SeenCard };
    case "Answered":
      return typed.asker === p.seat ? { Picture: Answer } : null;
    case "Suspected":
      return typed.seat === p.seat ? null : { icon: "suspect" };
    case "TurnsOver":
      return { icon: "suspect" };
    // In other rounds all cards are turned up for as long as one wants to look at them.
    case "WasRight":
      return p.view.over && typed.seat === p.seat ? { icon: "point", mood: "good" } : null;
    case "WasWrong":
      return p.view.over && typed.seat === p.seat ? { icon: "error", mood: "bad" } : null;
    case "Fooled":
      if (!p.view.over || (typed.seat !== p.seat && typed.shepherd_boy !== p.seat)) return null;
      return { icon: "shepherd_boy", mood: typed.seat === p.seat ? "bad" : "good" };
    default:
      return null;
  }
}

// In em: what somebody takes with two cards and some tokens; the cards are larger where there is room for them.
const SMALL = { lying: { width: 12.5, height: 4.5 }, upright: { width: 6, height: 5.5 } };
const LARGE = { lying: { width: 16, height: 5.75 }, upright: { width: 8.6, height: 8.6 } };
const MOST_LARGE = 8; // people: of more, two sit at a side

export const wooolf: GameFace = {
  Centre,
  About,
  SeatBadge,
  Hat,
  Icon,
  Secrets,
  Sheet,
  Review,
  now,
  weighty,
  fills: (action) => action.is === "SecondAtX",
  moment,
  room(people) {
    const large = (innerWidth.current ?? 0) >= 960 && (innerHeight.current ?? 0) >= 544;
    if (!large) return SMALL;
    return people <= MOST_LARGE ? LARGE : { ...LARGE, upright: SMALL.upright };
  },
  group,
  expected,
  guests,
  motion,
  chapter: (event, p) =>
    event.is === "RoundBegan" ? talk<Messages>(p.sheet)("round", { round: event["round"] as number }) : null,
  lines: scoreLines,
};
