/** What is in a view of Sobakistan, gathered for showing. */
import { colour } from "../../table/colours";
import type { TableProps, Term } from "../../table/contract";
import { value } from "../../text/sentence";
import {
  type Action,
  type Card,
  type Event,
  Fate,
  type Remark,
  Role,
  type RouteCard,
  type SobakistanView,
  Which,
  type WolfBoard,
} from "../../wire/sobakistan";
import { sobakistan as words } from "../../words/en";

export const BLOODHOUND = 0;
export const LIAISON = 1;

export const viewOf = (p: TableProps): SobakistanView => p.view as SobakistanView;
export const allViews = (p: TableProps): SobakistanView[] => [p.view, ...(p.views ?? [])] as SobakistanView[];
export const nameOf = (p: TableProps, seat: number | null): string => (seat === null ? "" : (p.names[seat] ?? ""));
export const colourOf = (p: TableProps, seat: number): string => colour(p.room.seats[seat]?.colour ?? seat);
export const hintName = (p: TableProps, hint: number): string => value(p.sheet, "Hint", hint);

/** Whether these eyes may see secrets now: they are not covered, or there are none any more. */
export const open = (p: TableProps): boolean => !p.covered || p.view.over;

/** The two words of a station's name. */
export function wordsOf(p: TableProps, station: number): [string, string] {
  const name = viewOf(p).names[station - 1];
  return name === undefined
    ? ["", ""]
    : [value(p.sheet, "LongWord", name.long), value(p.sheet, "ShortWord", name.short)];
}

export const stationName = (p: TableProps, station: number): string => wordsOf(p, station).join(" ");
export const stationShort = (p: TableProps, station: number): string =>
  words.stationShort(station, stationName(p, station));

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
      const text = remark.is === "HintIsFor" ? words.aims[remark.aim] : words.aboutWord[remark.word];
      const about = remark.which === Which.BOTH ? said.slice(turn) : said.slice(turn + remark.which).slice(0, 1);
      for (const card of about) card.set(remark.is, text ?? "");
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
  kind: "squad" | "wolf" | "shown" | "evidence" | "route";
  text: string; // as short as a letter
  label: string;
  colour?: string;
  dim?: boolean;
}

/** What lies where. */
export function pieces(p: TableProps): Map<Spot, Piece[]> {
  const found = new Map<Spot, Piece[]>();
  const put = (spot: Spot, piece: Piece): void => void found.set(spot, [...(found.get(spot) ?? []), piece]);
  const view = viewOf(p);
  const route = routeOf(p);
  if (route.start !== undefined) put(`station ${route.start}`, mark(words.start));
  if (route.drop_off !== undefined) put(`station ${route.drop_off}`, mark(words.dropOff));
  if (route.extraction !== undefined) put(`station ${route.extraction}`, mark(words.extraction));
  view.squads.forEach((squad, index) => {
    const spot = squadSpot(squad);
    const rests = squad.rests ? `, ${words.resting}` : "";
    const label = `${words.squad(index + 1)}${rests}`;
    if (spot !== null) put(spot, { kind: "squad", text: String(index + 1), label, dim: squad.rests });
  });
  const boards = boardsOf(p);
  for (const [seat, board] of boards) {
    const out = view.wolves.find((wolf) => wolf.seat === seat)?.fate !== Fate.IN_PLAY;
    const last = board.marks.at(-1);
    const who = { text: nameOf(p, seat).charAt(0), colour: colourOf(p, seat) };
    if (board.dropped_at !== null) {
      put(`station ${board.dropped_at}`, { kind: "evidence", ...who, label: words.dropHere(nameOf(p, seat)) });
    }
    if (last === undefined) continue;
    const here = out ? words.wolfLast : words.wolfHere;
    const label = seat === p.seat && !out ? words.youHere : here(nameOf(p, seat));
    put(`station ${last.station}`, { kind: "wolf", ...who, label, dim: out });
  }
  if (open(p)) {
    for (const { wolf, round, station } of lastShown(p)) {
      if (boards.has(wolf)) continue;
      const label = words.wolfShown(nameOf(p, wolf), round);
      put(`station ${station}`, { kind: "shown", text: nameOf(p, wolf).charAt(0), colour: colourOf(p, wolf), label });
    }
  }
  return found;
}

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

/** What can be chosen at places on the map. */
export function choicesOnMap(p: TableProps): Map<Spot, number[]> {
  const found = new Map<Spot, number[]>();
  const view = viewOf(p);
  if (p.replay || (p.covered && view.role !== Role.BLOODHOUND)) return found; // what can be reached tells where one is
  for (const action of p.actions) {
    const spot = spotOf(p, p.sheet.actions[action] as Term);
    if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), action]);
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

/** The hunting cards in somebody's hand, by name. */
export function huntingCards(p: TableProps, seat: number): string[] {
  const view = viewOf(p);
  if (seat === LIAISON) return view.liaison_cards.map((card) => words.liaisonCards[card] ?? "");
  if (seat !== BLOODHOUND) {
    const wolf = view.wolves.find((one) => one.seat === seat);
    return wolf?.cards.map((card) => value(p.sheet, "WolfCard", card)) ?? [];
  }
  return [
    ...view.bloodhound_cards.map((card) => words.bloodhoundCards[card] ?? ""),
    ...view.wolves.flatMap((wolf) => wolf.dig_up.map(() => words.digUp(nameOf(p, wolf.seat)))),
  ];
}

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
