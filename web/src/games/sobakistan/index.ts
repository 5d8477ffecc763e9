/** Sobakistan at the table. */
import { sameKind } from "../../table/choices";
import type { GameFace, Group, Moment, Motion, TableProps, Term } from "../../table/contract";
import { value } from "../../text/sentence";
import { type Action, Evidence, type Event, type Remark, Role } from "../../wire/sobakistan";
import { t as page } from "../../words/index.svelte";
import Board from "./Board.svelte";
import Hat from "./Hat.svelte";
import Icon from "./Icon.svelte";
import {
  all,
  BLOODHOUND,
  districtName,
  hintName,
  LIAISON,
  lineName,
  nameOf,
  precinctName,
  roleOf,
  says,
  stationShort,
  viewOf,
  who,
} from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";
import { toolOf } from "./tool.svelte";
import "./look.css";

function now(p: TableProps): string {
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  const waiting = all(p, view.actors);
  const squad = view.catcher ?? 0;
  const t = says(p);
  if (view.over) return page("generic-over");
  const waits = yours && p.prefix.length > 0 && p.actions.length === 0 ? toSend(p) : null;
  if (waits !== null) return t(waits);
  switch (view.step) {
    case "PlaceStartingHint":
      return t(yours ? "now-starting-hint" : "now-they-start");
    case "ShedCoat":
      return t(yours ? "now-shed" : "now-they-shed");
    case "PlaceSquads":
      return t(yours ? "now-squads" : "now-they-squads");
    case "LiaisonTurn":
      return yours ? nextHint(p) : t("now-they-hint");
    case "JoinPack":
      return yours ? t("now-pack", { wolf: who(p, view.called ?? 0) }) : t("now-they-pack", { waiting });
    case "WolvesTurn":
      return yours ? t(p.prefix.length > 0 ? "now-move-end" : "now-move") : t("now-they-move", { waiting });
    case "BloodhoundTurn":
      return yours ? nextHunt(p) : t("now-they-hunt");
    case "CatcherReturns":
      return t(yours ? "now-catcher" : "now-they-catch", { squad });
    case "RunAway":
      return yours ? t("now-run", { evidence: carries(p) }) : t("now-they-run", { waiting });
    case "DropOrEscape":
      return yours ? t("now-evening") : t("now-they-evening", { waiting });
    default:
      return "";
  }
}

/** What waits to be sent. */
function toSend(p: TableProps): "now-send-storm" | "now-send-drop" | "now-send-escape" | "now-send-move" {
  switch ((p.sheet.actions[p.prefix.at(-1) ?? -1] as Term | undefined)?.is) {
    case "ToStation":
      return "now-send-storm";
    case "DropOff":
      return "now-send-drop";
    case "Escape":
      return "now-send-escape";
    default:
      return "now-send-move";
  }
}

const carries = (p: TableProps): boolean =>
  viewOf(p).wolves.some((wolf) => wolf.seat === p.seat && wolf.evidence === Evidence.CARRIED);

/** What the Bloodhound does with what is in hand. */
function nextHunt(p: TableProps): string {
  const [tool = "", squad = ""] = toolOf(p).split(" ");
  const t = says(p);
  if (tool === "" || tool === "squad") return t("now-hunt", { moves: tool === "" ? 0 : viewOf(p).moves_left, squad });
  return t("now-tool", { tool, squad });
}

/** What the Liaison can still do, by what is offered. */
function nextHint(p: TableProps): string {
  const kinds = new Set(p.actions.map((action) => (p.sheet.actions[action] as Term).is));
  const t = says(p);
  const [tool, squad = ""] = toolOf(p).split(" ");
  if (tool === "whistle") return t("now-tool", { tool, squad });
  if (!kinds.has("PlaceHint")) return t("now-hint-end");
  if (kinds.has("EndHints")) return t("now-hint-more");
  return t(viewOf(p).scent_thrown ? "now-hint-scent" : "now-hint");
}

function group(action: Term, p: TableProps): Group {
  const typed = action as unknown as Action;
  const t = says(p);
  const bySquad = (squad: number): Pick<Group, "key" | "title" | "icon"> => ({
    key: `squad-${squad}`,
    title: t("groups-squad", { squad }),
    icon: "squad",
  });
  switch (typed.is) {
    case "PlaceHint": {
      const hint = hintName(p, typed.hint);
      return typed.negated
        ? { key: "not", title: t("groups-not"), short: t("not-hint", { hint }), icon: "not", secret: true }
        : { key: "hint", title: t("groups-hint"), short: hint, icon: "hint", secret: true };
    }
    case "EndHints":
    case "EndHunt":
      return { key: "end", title: t("groups-end"), weight: "strong" };
    case "HowlInCode":
    case "ShedYourCoat":
    case "ThrowOffTheScent":
    case "MarkTerritory":
    case "RunWithTheWolves":
    case "ShuffleThroughDenunciations":
    case "Scour":
      return { key: "cards", title: t("groups-cards"), icon: "card" };
    case "CallThePack":
      return { key: "pack", title: t("groups-pack"), short: nameOf(p, typed.wolf), seat: typed.wolf };
    case "BlowAWhistle": {
      const short = t("to-precinct", { precinct: precinctName(p, typed.precinct) });
      return { key: `whistle-${typed.squad}`, title: t("groups-whistle", { squad: typed.squad }), short };
    }
    case "Discard":
      return { key: "shed", title: t("groups-shed"), short: hintName(p, typed.hint), icon: "hint", secret: true };
    case "DrawAnew":
      return { key: "end", title: t("groups-shed"), weight: "strong" };
    case "StayAway":
    case "JoinThePack":
      return { key: "called", title: t("groups-called"), icon: "wolf" };
    // What a Wolf can do tells where they are.
    case "MoveTo":
      return { key: "move", title: t("groups-move"), short: stationShort(p, typed.station), secret: true };
    case "Stay":
      return { key: "stay", title: t("groups-stay"), secret: true };
    case "DoNothing":
      return { key: "evening", title: t("groups-evening"), secret: true };
    case "DropOff":
      return { key: "evening", title: t("groups-evening"), icon: "evidence", secret: true };
    case "Escape":
      return { key: "evening", title: t("groups-evening"), icon: "door", secret: true };
    case "ToPrecinct":
      return { ...bySquad(typed.squad), short: t("to-precinct", { precinct: precinctName(p, typed.precinct) }) };
    case "ToDistrict":
      return { ...bySquad(typed.squad), short: t("to-district", { district: districtName(p, typed.district) }) };
    case "ToStation":
      return { ...bySquad(typed.squad), short: t("to-station", { station: stationShort(p, typed.station) }) };
    case "DigUpInformation":
      return { key: "dig", title: t("groups-dig"), seat: typed.wolf };
    case "CordonOffLine":
      return { key: "line", title: t("groups-line"), short: t("line", { line: lineName(p, typed.line) }) };
    case "CordonOffDistrict": {
      const short = t("district", { district: districtName(p, typed.district) });
      return { key: "district", title: t("groups-district"), short };
    }
    case "SniffAround":
      return { key: "sniff", title: t("groups-sniff"), short: stationShort(p, typed.station) };
  }
}

function remark(remark: Term, p: TableProps): Group {
  const typed = remark as unknown as Remark;
  const t = says(p);
  switch (typed.is) {
    case "HintIsFor":
    case "HintMeans":
      return { key: "hints", title: t("remarks-hints") };
    case "YouAreAway":
    case "YouAreLost":
    case "YouReachIt":
    case "RightWay":
    case "ThinkSo":
      return { key: `to-${typed.wolf}`, title: t("remarks-wolves", { wolf: who(p, typed.wolf) }), seat: typed.wolf };
    case "AmIRight":
    case "CanIReachIt":
    case "WhatIsItFor":
    case "WhichWord":
    case "NotUnderstood":
      return { key: "ask", title: t("remarks-ask") };
    case "Say":
      return { key: "say", title: t("remarks-taunt") };
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

/** Who was caught, what became of the evidence, who is out: everybody should see it. */
function moment(event: Term, p: TableProps): Moment | null {
  const typed = event as unknown as Event;
  const hound = viewOf(p).role === Role.BLOODHOUND;
  const watching = viewOf(p).role === null;
  const mood = (forHound: boolean): Pick<Moment, "mood"> =>
    watching ? {} : { mood: hound === forHound ? "good" : "bad" };
  switch (typed.is) {
    case "Interrogated":
      return { icon: "lamp", ...mood(true) };
    case "EvidenceTaken":
      return { icon: "evidence", ...mood(true) };
    case "Arrested":
      return { icon: "cuffs", ...mood(true) };
    case "NobodyThere":
      return { icon: "squad" };
    case "DroppedOff":
      return { icon: "evidence" };
    case "Escaped":
      return { icon: "door" };
    case "PackCalled":
    case "LoneWolfRuns":
      return { icon: "wolf" };
    case "Answered":
      return { icon: "ears" };
    default:
      return null;
  }
}

export const sobakistan: GameFace = {
  Board,
  SeatBadge,
  Hat,
  Icon,
  Secrets,
  Sheet,
  Review,
  part: (seat, sheet) => value(sheet, "Role", roleOf(seat)),
  now,
  weighty: (action) => ["ToStation", "DropOff", "Escape"].includes(action.is),
  moment,
  group,
  remark,
  expected,
  motion,
  chapter: (event, p) => (event.is === "RoundBegan" ? says(p)("chapter", { round: event.round as number }) : null),
};
