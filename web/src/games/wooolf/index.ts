/** Wooolf!! at the table. */
import { listing } from "../../text/sentence";
import type { GameFace, Group, Guest, Motion, TableProps, Term } from "../../table/contract";
import type { Action, Event } from "../../wire/wooolf";
import { boards } from "../../words/en";
import Centre from "./Centre.svelte";
import Hat from "./Hat.svelte";
import Icon from "./Icon.svelte";
import { characterName, hasMute, isPointing, looksKey, MUTE, questionText, scoreLines, viewOf } from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

const words = boards.wooolf;

function now(p: TableProps): string {
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  const name = (seat: number | null): string => (seat === null ? "" : (p.names[seat] ?? ""));
  if (isPointing(p) && view.hand !== null) {
    const pointer = view.suspicion === null ? 0 : 1;
    const target = view.hand.targets[pointer];
    if (p.covered) return words.nowPointCovered(pointer);
    return target === undefined ? words.nowPointX : words.nowPoint(pointer, characterName(p, target));
  }
  if (view.over) return boards.generic.over;
  switch (view.step) {
    case "EarlySuspicion":
      return words.nowPoints(name(view.turn));
    case "FinalSuspicion":
      return words.nowFinal(listing(view.actors.map(name)));
    default:
      if (!yours) return words.nowTurn(name(view.turn));
      return view.lap === 1 ? words.nowYourFirstTurn : words.nowYourTurn;
  }
}

function group(action: Term, p: TableProps): Group {
  const typed = action as unknown as Action;
  const targets = viewOf(p).hand?.targets ?? [];
  const pointer = (number: 0 | 1): Pick<Group, "key" | "title" | "secret"> => ({
    secret: true, // whom one looks for tells whom one plays
    key: `pointer-${number}`,
    title:
      targets[number] === undefined
        ? words.pointer(number)
        : words.pointerFor(number, characterName(p, targets[number])),
  });
  const at = (seat: number): { short: string; seat: number } => ({ short: p.names[seat] ?? "", seat });
  const mute = { short: words.mute, seat: MUTE };
  switch (typed.is) {
    case "Peek":
      return { key: "peek", title: words.peek, ...at(typed.target) };
    case "PeekAtMute":
      return { key: "peek", title: words.peek, ...mute };
    case "Ask":
      return {
        secret: true,
        key: `ask-${typed.question}`,
        title: words.ask(questionText(p, typed.question)),
        ...at(typed.target),
      };
    case "Suspect":
      return { key: "suspect", title: words.suspect, icon: "suspect", weight: "strong" };
    case "PointFirst":
      return { ...pointer(0), ...at(typed.target) };
    case "FirstAtMute":
      return { ...pointer(0), ...mute };
    case "FirstAtNobody":
      return { ...pointer(0), short: words.nobodyPlays, icon: "nobody" };
    case "SuspectNobody":
      return { ...pointer(0), short: words.noSuspicion, icon: "x" };
    case "PointSecond":
      return { ...pointer(1), ...at(typed.target) };
    case "SecondAtMute":
      return { ...pointer(1), ...mute };
    case "SecondAtNobody":
      return { ...pointer(1), short: words.nobodyPlays, icon: "nobody" };
    case "SecondAtX":
      return { ...pointer(1), short: words.x, icon: "x" };
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
  hasMute(p) ? [{ place: MUTE, name: words.mute, after: p.names.length - 1 }] : [];

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

export const wooolf: GameFace = {
  Centre,
  SeatBadge,
  Hat,
  Icon,
  Secrets,
  Sheet,
  Review,
  now,
  group,
  expected,
  guests,
  motion,
  chapter: (event) => (event.is === "RoundBegan" ? words.round(event.round as number) : null),
  lines: scoreLines,
};
