/** Sobakistan at the table. */
import { sameKind } from "../../table/choices";
import type { GameFace, Group, Motion, TableProps, Term } from "../../table/contract";
import { listing, value } from "../../text/sentence";
import type { Action, Event, Remark } from "../../wire/sobakistan";
import { boards, sobakistan as words } from "../../words/en";
import Centre from "./Centre.svelte";
import Hat from "./Hat.svelte";
import Icon from "./Icon.svelte";
import { BLOODHOUND, hintName, LIAISON, nameOf, stationShort, viewOf } from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

function now(p: TableProps): string {
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  const waiting = listing(view.actors.map((seat) => nameOf(p, seat)));
  const say = words.now;
  if (view.over) return boards.generic.over;
  switch (view.step) {
    case "PlaceStartingHint":
      return yours ? say.startingHint : say.theyStart(waiting);
    case "ShedCoat":
      return yours ? say.shed : say.theyShed(waiting);
    case "PlaceSquads":
      return yours ? say.squads : say.theySquads(waiting);
    case "LiaisonTurn":
      return yours ? nextHint(p) : say.theyHint(waiting);
    case "JoinPack":
      return yours ? say.pack(nameOf(p, view.called)) : say.theyPack(waiting);
    case "WolvesTurn":
      return yours ? say.move : say.theyMove(waiting);
    case "BloodhoundTurn":
      return yours ? say.hunt(words.atMost(view.moves_left)) : say.theyHunt(waiting);
    case "CatcherReturns":
      return yours ? say.catcher(view.catcher ?? 0) : say.theyCatch(view.catcher ?? 0);
    case "RunAway":
      return yours ? say.run : say.theyRun(waiting);
    case "DropOrEscape":
      return yours ? say.evening : say.theyEvening(waiting);
    default:
      return "";
  }
}

/** What the Liaison can still do, by what is offered. */
function nextHint(p: TableProps): string {
  const kinds = new Set(p.actions.map((action) => (p.sheet.actions[action] as Term).is));
  if (!kinds.has("PlaceHint")) return words.now.hintEnd;
  if (kinds.has("EndHints")) return words.now.hintMore;
  return viewOf(p).scent_thrown ? words.now.hintScent : words.now.hint;
}

function group(action: Term, p: TableProps): Group {
  const typed = action as unknown as Action;
  const titles = words.groups;
  switch (typed.is) {
    case "PlaceHint": {
      const short = hintName(p, typed.hint);
      return typed.negated
        ? { key: "not", title: titles.not, short: `${words.not} ${short}`, icon: "not", secret: true }
        : { key: "hint", title: titles.hint, short, icon: "hint", secret: true };
    }
    case "EndHints":
    case "EndHunt":
      return { key: "end", title: titles.end, weight: "strong" };
    case "HowlInCode":
    case "ShedYourCoat":
    case "ThrowOffTheScent":
    case "MarkTerritory":
    case "RunWithTheWolves":
    case "ShuffleThroughDenunciations":
    case "Scour":
      return { key: "cards", title: titles.cards, icon: "card" };
    case "CallThePack":
      return { key: "pack", title: titles.pack, short: nameOf(p, typed.wolf), seat: typed.wolf };
    case "BlowAWhistle": {
      const short = words.toPrecinct(value(p.sheet, "Precinct", typed.precinct));
      return { key: `whistle-${typed.squad}`, title: titles.whistle(typed.squad), short };
    }
    case "Discard":
      return { key: "shed", title: titles.shed, short: hintName(p, typed.hint), icon: "hint", secret: true };
    case "DrawAnew":
      return { key: "end", title: titles.shed, weight: "strong" };
    case "StayAway":
    case "JoinThePack":
      return { key: "called", title: titles.called, icon: "wolf" };
    // What a Wolf can do tells where they are.
    case "MoveTo":
      return { key: "move", title: titles.move, short: stationShort(p, typed.station), secret: true };
    case "Stay":
      return { key: "stay", title: titles.stay, secret: true };
    case "DoNothing":
      return { key: "evening", title: titles.evening, secret: true };
    case "DropOff":
      return { key: "evening", title: titles.evening, icon: "evidence", secret: true };
    case "Escape":
      return { key: "evening", title: titles.evening, icon: "door", secret: true };
    case "ToPrecinct": {
      const short = words.toPrecinct(value(p.sheet, "Precinct", typed.precinct));
      return { key: `squad-${typed.squad}`, title: titles.squad(typed.squad), short, icon: "squad" };
    }
    case "ToDistrict": {
      const short = words.toDistrict(value(p.sheet, "District", typed.district));
      return { key: `squad-${typed.squad}`, title: titles.squad(typed.squad), short, icon: "squad" };
    }
    case "ToStation": {
      const short = stationShort(p, typed.station);
      return { key: `squad-${typed.squad}`, title: titles.squad(typed.squad), short, icon: "squad" };
    }
    case "DigUpInformation":
      return { key: "dig", title: titles.dig, seat: typed.wolf };
    case "CordonOffLine":
      return { key: "line", title: titles.line, short: words.line(value(p.sheet, "Line", typed.line)) };
    case "CordonOffDistrict": {
      const short = words.district(value(p.sheet, "District", typed.district));
      return { key: "district", title: titles.district, short };
    }
    case "SniffAround":
      return { key: "sniff", title: titles.sniff, short: stationShort(p, typed.station) };
  }
}

function remark(remark: Term, p: TableProps): Group {
  const typed = remark as unknown as Remark;
  switch (typed.is) {
    case "HintIsFor":
    case "HintMeans":
      return { key: "hints", title: words.remarks.hints };
    case "YouAreAway":
    case "YouAreLost":
    case "YouReachIt":
    case "RightWay":
    case "ThinkSo":
      return { key: `to-${typed.wolf}`, title: words.remarks.wolves(nameOf(p, typed.wolf)), seat: typed.wolf };
    case "AmIRight":
    case "CanIReachIt":
    case "WhatIsItFor":
    case "WhichWord":
    case "NotUnderstood":
      return { key: "ask", title: words.remarks.ask };
    case "Say":
      return { key: "say", title: words.remarks.taunt };
  }
}

/** What is like that which can be chosen, as far as the map and the hand go: all other hints are somewhere else. */
function expected(p: TableProps): number[] {
  const view = viewOf(p);
  return sameKind(p).filter((number) => {
    const action = p.sheet.actions[number] as unknown as Action;
    if (action.is === "PlaceHint" || action.is === "Discard") return view.hand.includes(action.hint);
    return !("squad" in action) || action.squad <= view.squads.length;
  });
}

/** Hints go to the trail; a hand falls on the shoulder of whoever is caught. */
function motion(event: Term): Motion[] {
  const typed = event as unknown as Event;
  switch (typed.is) {
    case "StartingHint":
    case "Hinted":
    case "HintedFaceDown":
      return [{ from: LIAISON, to: "centre", icon: "hint" }];
    case "SquadEntered":
      return [{ from: BLOODHOUND, to: "centre", icon: "squad" }];
    case "Interrogated":
      return [{ from: "centre", to: typed.wolf, icon: "lamp" }];
    case "EvidenceTaken":
      return [{ from: typed.wolf, to: BLOODHOUND, icon: "evidence" }];
    case "Arrested":
      return [{ from: "centre", to: typed.wolf, icon: "cuffs" }];
    case "DroppedOff":
      return [{ from: typed.wolf, to: "centre", icon: "evidence" }];
    case "Escaped":
      return [{ from: "centre", to: typed.wolf, icon: "door" }];
    case "TerritoryMarked":
    case "RanFurther":
      return [{ from: typed.wolf, to: BLOODHOUND, icon: "card" }];
    default:
      return [];
  }
}

export const sobakistan: GameFace = {
  Centre,
  SeatBadge,
  Hat,
  Icon,
  Secrets,
  Sheet,
  Review,
  broad: true,
  part: (seat) =>
    seat === BLOODHOUND ? words.role.bloodhound : seat === LIAISON ? words.role.liaison : words.role.wolf,
  now,
  group,
  remark,
  expected,
  motion,
  chapter: (event) => (event.is === "RoundBegan" ? words.chapter(event.round as number) : null),
};
