/** What is in a view of Sobakistan, gathered for showing. */
import { colour } from "../../table/colours";
import type { TableProps, Term } from "../../table/contract";
import { type Person, plain } from "../../text/names";
import { dataThing, NOBODY, person, thing, value, wordsOf } from "../../text/sentence";
import { foreign, gloss } from "../../text/shared";
import { type Talk, talk } from "../../text/talk";
import type { Words } from "../../text/words";
import {
  type Action,
  type Card,
  type Event,
  Fate,
  type Messages,
  type Remark,
  Role,
  type RouteCard,
  type SobakistanView,
  Which,
  type WolfBoard,
} from "../../wire/sobakistan";
import { toolFor, toolOf, toolsOf } from "./tool.svelte";

export const BLOODHOUND = 0;
export const LIAISON = 1;

export const viewOf = (p: TableProps): SobakistanView => p.view as SobakistanView;
export const allViews = (p: TableProps): SobakistanView[] => [p.view, ...(p.views ?? [])] as SobakistanView[];
export const nameOf = (p: TableProps, seat: number | null): string => (seat === null ? "" : (p.names[seat] ?? ""));
export const colourOf = (p: TableProps, seat: number): string => colour(p.room.seats[seat]?.colour ?? seat);

/** What Sobakistan says, in the reader's language. */
export const says = (p: TableProps): Talk<Messages> => talk<Messages>(p.sheet);
/** Somebody, and some people, as arguments of messages. */
export const who = (p: TableProps, seat: number): Person => person(p.sheet, seat, p.names, p.seat);
export const all = (p: TableProps, seats: readonly number[]): Person[] => seats.map((seat) => who(p, seat));
/** A Wolf as the arguments of a message that speaks to the reader. */
export const aWolf = (p: TableProps, seat: number): { wolf: Person; you: string } => ({
  wolf: who(p, seat),
  you: seat === p.seat ? "wolf" : NOBODY,
});

/** What things are called: hints as at the table, places in the reader's language. */
export const hintName = (p: TableProps, hint: number): string => thing(p.sheet, "Hint", hint);
export const districtName = (p: TableProps, district: number): string => thing(p.sheet, "District", district);
export const precinctName = (p: TableProps, precinct: number): string => thing(p.sheet, "Precinct", precinct);
export const lineName = (p: TableProps, line: number): string => thing(p.sheet, "Line", line);
export const lineNames = (p: TableProps): string[] => viewOf(p).map.lines.map((_, line) => lineName(p, line));

/** What a hint means in the reader's language, where the table has another; else null. */
export const hintGloss = (p: TableProps, hint: number): string | null =>
  gloss(p.sheet, `Hint-${dataThing(p.sheet, "Hint", hint).key}`);

/** Whether these eyes may see secrets now: they are not covered, or there are none any more. */
export const open = (p: TableProps): boolean => !p.covered || p.view.over;

/** The two words of a station's name as the table has them, and what they mean in the reader's language, if another. */
function twoWords(p: TableProps, station: number): { said: string[]; own: string[] | null } {
  const name = viewOf(p).names[station - 1];
  if (name === undefined) return { said: [], own: null };
  const [long, short] = [dataThing(p.sheet, "LongWord", name.long), dataThing(p.sheet, "ShortWord", name.short)];
  const meant = [long, short].map((word) => gloss(p.sheet, `${word.kind}-${word.key}`) ?? "");
  return { said: [plain(long.called()), plain(short.called())], own: foreign(p.sheet) ? meant : null };
}

/** Two words put together as a language does it: the table's, or the reader's own. */
const together = (language: Words, [long = "", short = ""]: readonly string[]): string =>
  long === "" ? "" : language.say("station-name", { long, short });

export const stationName = (p: TableProps, station: number): string =>
  together(wordsOf(p.sheet).ofKind("LongWord"), twoWords(p, station).said);

/** A station's name in the reader's language, where the table has another; else null. */
export function stationGloss(p: TableProps, station: number): string | null {
  const { own } = twoWords(p, station);
  return own === null ? null : together(wordsOf(p.sheet), own);
}

/** The name in lines for the map: all that comes before the second word, and that. `own`: in the reader's language. */
export function nameLines(p: TableProps, station: number, own = false): string[] {
  const meant = own ? stationGloss(p, station) : null;
  const name = meant ?? stationName(p, station);
  const pair = twoWords(p, station);
  const last = (meant === null ? pair.said : (pair.own ?? []))[1] ?? "";
  return name.endsWith(last) ? [name.slice(0, name.length - last.length).trimEnd(), last] : [name];
}

export const stationShort = (p: TableProps, station: number): string =>
  says(p)("station-short", { number: station, name: stationName(p, station) });

/** The boards these eyes may see, by the Wolf's seat. */
export function boardsOf(p: TableProps): Map<number, WolfBoard> {
  const found = new Map<number, WolfBoard>();
  if (!open(p)) return found;
  for (const view of allViews(p)) {
    for (const wolf of view.wolves) if (wolf.board !== null) found.set(wolf.seat, wolf.board);
  }
  return found;
}

/** Where a Wolf is or was last, if these eyes see the board. */
export const whereIs = (p: TableProps, wolf: number): number | null =>
  boardsOf(p).get(wolf)?.marks.at(-1)?.station ?? null;

/** The trail as far as it can be read. */
export function trailOf(p: TableProps): Card[] {
  const trails = allViews(p).map((view) => view.trail);
  return viewOf(p).trail.map((card, index) => {
    if (card.face_down && !open(p)) return { ...card, hint: null };
    return { ...card, hint: trails.find((trail) => (trail[index]?.hint ?? null) !== null)?.[index]?.hint ?? null };
  });
}

/** What the Liaison has said of each card on the trail: what it is for, and which word it is about. */
export function saidOfTrail(p: TableProps): string[] {
  const said: Map<string, string>[] = [];
  let turn = 0; // the first card of this turn
  for (const event of p.events as unknown as Event[]) {
    if (event.is === "StartingHint" || event.is === "Hinted" || event.is === "HintedFaceDown") said.push(new Map());
    else if (event.is === "RoundBegan") turn = said.length;
    else if (event.is === "Said" && event.seat === LIAISON) {
      const remark = p.sheet.remarks[event.remark] as unknown as Remark;
      if (remark.is !== "HintIsFor" && remark.is !== "HintMeans") continue;
      const text =
        remark.is === "HintIsFor"
          ? value(p.sheet, "Aim", remark.aim, "short")
          : value(p.sheet, "Word", remark.word, "short");
      const about = remark.which === Which.BOTH ? said.slice(turn) : said.slice(turn + remark.which).slice(0, 1);
      for (const card of about) card.set(remark.is, text);
    }
  }
  return said.map((card) => [...card.values()].join(", "));
}

/** The route card as far as it is known: the Wolves know where it begins. */
export function routeOf(p: TableProps): Partial<RouteCard> {
  if (!open(p)) return {};
  const route = allViews(p).find((view) => view.route !== null)?.route;
  const start = allViews(p).find((view) => view.start !== null)?.start;
  return route ?? (start === undefined || start === null ? {} : { start });
}

/** A place on the map: "station 5", "district 0", "precinct 3" or "line 2". */
export type Spot = `${"station" | "district" | "precinct" | "line"} ${number}`;

/** Something that lies on the map. */
export interface Piece {
  kind: "squad" | "wolf" | "shown" | "evidence" | "route" | "door";
  text: string; // as short as a letter
  label: string;
  colour?: string;
  dim?: boolean;
  ghost?: boolean; // put there by choices that are not yet sent
}

/** What lies where. */
export function pieces(p: TableProps): Map<Spot, Piece[]> {
  const found = new Map<Spot, Piece[]>();
  const put = (spot: Spot, piece: Piece): void => void found.set(spot, [...(found.get(spot) ?? []), piece]);
  const view = viewOf(p);
  const t = says(p);
  const route = routeOf(p);
  if (route.start !== undefined) put(`station ${route.start}`, mark(t("start")));
  if (route.drop_off !== undefined) put(`station ${route.drop_off}`, mark(t("drop-off")));
  if (route.extraction !== undefined) put(`station ${route.extraction}`, mark(t("extraction")));
  view.squads.forEach((squad, index) => {
    const spot = squadSpot(squad);
    const label = t(squad.rests ? "squad-resting" : "squad", { squad: index + 1 });
    const ghost = spot !== null && chosenFor(p, index + 1).includes(spot);
    if (spot !== null) put(spot, { kind: "squad", text: String(index + 1), label, dim: squad.rests, ghost });
  });
  const boards = boardsOf(p);
  for (const [seat, board] of boards) {
    const out = view.wolves.find((wolf) => wolf.seat === seat)?.fate !== Fate.IN_PLAY;
    const last = board.marks.at(-1);
    const letter = { text: nameOf(p, seat).charAt(0), colour: colourOf(p, seat) };
    if (board.dropped_at !== null) {
      put(`station ${board.dropped_at}`, { kind: "evidence", ...letter, label: t("drop-here", aWolf(p, seat)) });
    }
    if (last === undefined) continue;
    const label = t(out ? "wolf-last" : "wolf-here", aWolf(p, seat));
    const steps = seat === p.seat ? stepsChosen(p) : 0;
    const from = steps > 0 ? board.marks.at(-1 - steps) : undefined;
    if (from !== undefined)
      put(`station ${from.station}`, { kind: "wolf", ...letter, label: t("wolf-from"), dim: true });
    put(`station ${last.station}`, { kind: "wolf", ...letter, label, dim: out, ghost: steps > 0 });
  }
  if (open(p)) {
    for (const { wolf, round, station } of lastShown(p)) {
      if (boards.has(wolf)) continue;
      const label = t("wolf-shown", { ...aWolf(p, wolf), round });
      put(`station ${station}`, { kind: "shown", text: nameOf(p, wolf).charAt(0), colour: colourOf(p, wolf), label });
    }
  }
  return found;
}

/** Steps of one's own that are chosen and not yet sent; the view has them already. */
const stepsChosen = (p: TableProps): number =>
  p.prefix.filter((action) => (p.sheet.actions[action] as Term).is === "MoveTo").length;

/** Where a squad goes by choices that are not yet sent. */
const chosenFor = (p: TableProps, squad: number): (Spot | null)[] =>
  p.prefix
    .map((action) => p.sheet.actions[action] as Term)
    .filter((term) => term["squad"] === squad)
    .map((term) => spotOf(p, term));

const mark = (label: string): Piece => ({ kind: "route", text: label.charAt(0), label });

function squadSpot(squad: SobakistanView["squads"][number]): Spot | null {
  if (squad.station !== null) return `station ${squad.station}`;
  if (squad.district !== null) return `district ${squad.district}`;
  return squad.precinct === null ? null : `precinct ${squad.precinct}`;
}

/** Where each Wolf showed themself last. */
function lastShown(p: TableProps): SobakistanView["messages"] {
  const last = new Map(viewOf(p).messages.map((message) => [message.wolf, message]));
  return [...last.values()];
}

/**
 * What can be chosen at places on the map, with what is in hand. Where the squad in hand cannot go and one other squad
 * can, that one goes: nobody else could be meant.
 */
export function choicesOnMap(p: TableProps): Map<Spot, number[]> {
  const found = new Map<Spot, number[]>();
  const others = new Map<Spot, number[]>();
  const view = viewOf(p);
  if (p.replay || (p.covered && view.role !== Role.BLOODHOUND)) return found; // what can be reached tells where one is
  const tool = toolOf(p);
  for (const action of p.actions) {
    const term = p.sheet.actions[action] as Term;
    const [spot, needs] = [spotOf(p, term), toolFor(term)];
    if (spot === null) continue;
    if (needs === "" || needs === tool) found.set(spot, [...(found.get(spot) ?? []), action]);
    else if (isSquad(tool) && isSquad(needs)) others.set(spot, [...(others.get(spot) ?? []), action]);
  }
  for (const [spot, able] of others) if (able.length === 1 && !found.has(spot)) found.set(spot, able);
  return found;
}

const isSquad = (tool: string): boolean => tool.startsWith("squad ");

/** Which squad goes there by a tap, where several squads could move. */
export function squadTo(p: TableProps, choices: readonly number[]): number | null {
  const [only, ...more] = choices;
  const term = only === undefined || more.length > 0 ? null : (p.sheet.actions[only] as Term);
  if (term === null || !isSquad(toolFor(term))) return null;
  return toolsOf(p).filter(isSquad).length > 1 ? (term["squad"] as number) : null;
}

/** What pressing a place would mean if one could: the action to ask about. */
export function wantedAt(p: TableProps, spot: Spot): number | null {
  if (p.replay || p.actions.length === 0 || (p.covered && viewOf(p).role !== Role.BLOODHOUND)) return null;
  const tool = toolOf(p);
  const kinds = new Set(p.actions.map((action) => (p.sheet.actions[action] as Term).is));
  const found = p.sheet.actions.findIndex((one) => {
    const term = one as Term;
    const meant = tool === "" ? term.is === "MoveTo" && kinds.has("MoveTo") : toolFor(term) === tool;
    return meant && spotOf(p, term) === spot;
  });
  return found < 0 ? null : found;
}

/** What is chosen, not yet sent, and not in the view: squads, evidence, an escape, as they would lie on the map. */
export function ghosts(p: TableProps): Map<Spot, Piece[]> {
  const found = new Map<Spot, Piece[]>();
  if (p.replay || (p.covered && viewOf(p).role !== Role.BLOODHOUND)) return found;
  for (const action of p.prefix) {
    const term = p.sheet.actions[action] as Term;
    const typed = term as unknown as Action;
    const spot = spotOf(p, term);
    if (spot === null) continue;
    const label = p.say(term);
    const there = "squad" in typed ? viewOf(p).squads[typed.squad - 1] : undefined;
    if (there !== undefined && squadSpot(there) === spot) continue; // the view has it there already
    if ("squad" in typed) found.set(spot, [{ kind: "squad", text: String(typed.squad), label }]);
    else if (typed.is === "DropOff") found.set(spot, [{ kind: "evidence", text: "", label }]);
    else if (typed.is === "Escape") found.set(spot, [{ kind: "door", text: "", label }]);
  }
  return found;
}

/** The place that an action is about. */
export function spotOf(p: TableProps, action: Term): Spot | null {
  const typed = action as unknown as Action;
  switch (typed.is) {
    case "MoveTo":
    case "ToStation":
    case "SniffAround":
      return `station ${typed.station}`;
    case "ToDistrict":
    case "CordonOffDistrict":
      return `district ${typed.district}`;
    case "ToPrecinct":
    case "BlowAWhistle":
      return `precinct ${typed.precinct}`;
    case "CordonOffLine":
      return `line ${typed.line}`;
    case "Stay":
    case "StayAway":
    case "DropOff":
    case "Escape":
    case "DoNothing": {
      const here = p.seat === null ? null : whereIs(p, p.seat);
      return here === null ? null : `station ${here}`;
    }
    case "JoinThePack": {
      const called = viewOf(p).messages.findLast((message) => message.wolf === viewOf(p).called);
      return called === undefined ? null : `station ${called.station}`;
    }
    default:
      return null;
  }
}

/** The hunting cards in somebody's hand, by name; `title`: as they stand in a sentence. */
export function huntingCards(p: TableProps, seat: number, form: "" | "title" = ""): string[] {
  const view = viewOf(p);
  if (seat === LIAISON) return view.liaison_cards.map((card) => value(p.sheet, "LiaisonCard", card, form));
  if (seat !== BLOODHOUND) {
    const wolf = view.wolves.find((one) => one.seat === seat);
    return wolf?.cards.map((card) => value(p.sheet, "WolfCard", card, form)) ?? [];
  }
  return [
    ...view.bloodhound_cards.map((card) => value(p.sheet, "BloodhoundCard", card, form)),
    ...view.wolves.flatMap((wolf) => wolf.dig_up.map(() => says(p)("dig-up", aWolf(p, wolf.seat)))),
  ];
}

/** Whom a seat plays. */
export const roleOf = (seat: number): Role =>
  seat === BLOODHOUND ? Role.BLOODHOUND : seat === LIAISON ? Role.LIAISON : Role.WOLF;

/** A letter of each line's name that no line before it has. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letter = [...name.toUpperCase()].find((one) => !taken.has(one)) ?? "?";
    taken.add(letter);
    return letter;
  });
}

const PAINTS: Readonly<Record<string, string>> = {
  red: "#c8322b",
  black: "#26221f",
  blue: "#1f63b0",
  green: "#2a7f43",
  yellow: "#d79c00",
  purple: "#84429b",
};

/** The colour that a line is called by; one of its own if it is called otherwise. */
export const paint = (name: string, number: number): string => PAINTS[name] ?? colour(number);
