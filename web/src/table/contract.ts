/**
 * What the frame of the table (pages/Table.svelte) and the pieces of a game may rely on.
 *
 * Nothing here knows a rule. A piece shows what is in a view and a journal, and offers the choices it is given.
 */
import type { Component } from "svelte";
import type { Fairness } from "../lib/fairness.svelte";
import type { Sheet } from "../wire/api";
import type { Ending, Line, Room } from "../wire/messages";
import type { Rooms } from "./layout";

/** An action, remark, event or reason, as it comes over the wire: `is` names it, the rest are its fields. */
export interface Term {
  readonly is: string;
  readonly [field: string]: TermValue;
}
export type TermValue = string | number | boolean | null | readonly number[];

/** What every game's view has; a game's own pieces know the rest of it. */
export interface View {
  readonly seat: number | null;
  readonly step: string; // of the rules; a game's own type knows their names
  readonly actors: readonly number[];
  readonly held: readonly number[];
  readonly over: boolean;
}

/** A place at the table: a seat, or by name somebody who has none (the mute player of Wooolf!!). */
export type Place = number | string;

/** What every piece gets. While a move is put together, `view` and `actions` are those of the draft. */
export interface TableProps {
  sheet: Sheet;
  room: Room;
  seat: number | null; // whose eyes; none: a spectator's
  view: View;
  events: readonly Term[]; // the whole journal of these eyes
  isPublic: readonly boolean[]; // of each event: everybody was told; anything else is covered with one's secrets
  names: readonly string[];
  actions: readonly number[];
  remarks: readonly number[];
  speak?: ((remark: number) => Promise<string>) | undefined; // make a remark; gives what is wrong with it, if anything
  say: (value: Term) => string; // the sentence of a term, as these eyes are told it
  choose: (action: number) => void; // the next choice: goes on drafting, or makes the move
  compose?: ((actions: readonly number[]) => void) | undefined; // choose all of these instead of what was chosen so far
  prefix: readonly number[]; // what has been chosen so far
  filled?: number | undefined; // how many of the last of these were chosen by themselves, since nothing else was left
  sending: boolean; // a move is on its way, and nothing can be chosen
  goal: Term | null; // what these eyes are after now; under the cover like any secret
  cautions?: ReadonlyMap<number, Term> | undefined; // what some choices risk; none where nobody is to be warned
  why: (action: number) => Promise<string>; // why the action, after the choices so far, cannot be chosen
  views?: readonly View[] | undefined; // every seat's, for the all-seeing
  told?: readonly (readonly number[] | null)[] | undefined; // for the all-seeing: who was told each event (null: all)
  replay: boolean; // looking back: nothing can be chosen
  covered: boolean; // secrets are face down
  marks?: string | undefined; // what these eyes have marked on the board for themselves; a game's own writing
  mark?: ((marks: string) => void) | undefined; // keep these marks with the notes; none: one has no notes here
}

/** `table/Ring.svelte`: people around the table. */
export interface RingProps extends TableProps {
  face: GameFace;
  chat?: readonly Line[]; // lines of those who are not muted; the newest is shown as a speech bubble for a while
}

/** `table/Choices.svelte`: what you may do. */
export interface ChoicesProps extends TableProps {
  face: GameFace;
  whole: boolean; // the choices so far make a move: it waits to be sent
  composed: boolean; // a move is put together here out of several choices
  back: () => void; // drop the last choice
  send: () => void; // send a whole move
}

/** `table/Log.svelte`: the journal in sentences. */
export interface LogProps extends TableProps {
  face: GameFace;
}

/** `pages/End.svelte`: a part of the table's page once the game is over, and of the last scene of a replay. */
export interface EndProps extends TableProps {
  face: GameFace;
  end: Ending;
  rematch?: (() => void) | undefined; // none: one cannot ask for it
  replayAt?: string | undefined; // address of the replay page, where there is one
  fileAt?: string | undefined; // address of the replay file
  fairness?: Fairness | undefined; // what we know of the shuffle, where we took part in it
}

/** How a choice is shown: under which heading, how short it can be said there, and whom one can tap instead. */
export interface Group {
  key: string; // choices of one key stand together
  title: string;
  short?: string; // under the title; else the whole sentence
  seat?: Place; // tapping that place is choosing it, too
  icon?: string; // one of the face's icons
  late?: boolean; // always in sight on the board: in the list it comes after the others
  secret?: boolean; // tells what only you know: under the cover it is not shown
  // A card to play; a thing that must not be overlooked ("I suspect!"); or one of many numbers, which are said quietly.
  weight?: "card" | "strong" | "number";
}

/** Something small that goes from one place at the table to another when an event is told. */
export interface Motion {
  from: Place | "centre";
  to: Place | "centre";
  icon: string;
}

/** Something that everybody should see happen: its sentence is the event's. */
export interface Moment {
  icon?: string; // one of the face's icons
  Picture?: Component<TableProps & { event: Term }>; // more than an icon
  mood?: "good" | "bad"; // for these eyes
}

/** Somebody at the table without a seat. */
export interface Guest {
  place: string;
  name: string;
  after: number; // sits after that seat, clockwise
}

/** A line of the score sheet: `what` in words, `points` for one seat; a total at the end of each part. */
export interface ScoreLine {
  part: string; // e.g. "Round 1"
  seat: number;
  what: string;
  points: number;
}

/** A game's own pieces. `src/games/index.ts` gives the face of a game, the generic one if it has none. */
export interface GameFace {
  /**
   * The board: it fills the box that it is given, however wide and high (`@container board`), and one acts on it: what
   * makes a choice carries `data-action` with the action's number. None: people sit around a table, `Centre` in its middle.
   */
  Board?: Component<TableProps>;
  /** What lies in the middle of the table, where people sit around it. */
  Centre?: Component<TableProps>;
  /** What somebody is known to have or be: at their place, or on their mat beside the board. */
  SeatBadge?: Component<TableProps & { who: Place }>;
  /** The game's small pictures, by name. */
  Icon?: Component<{ name: string }>;
  /** What there is to know, note and do about somebody: shown when their place at the table is tapped. */
  About?: Component<TableProps & { who: Place; done: () => void }>;
  /** How much room somebody takes around the table with their badge, where it is more than usual; in em. */
  room?: (people: number) => Partial<Rooms>;
  /** What somebody wears on the head: a commissar's cap, a wolf's face. */
  Hat?: Component<TableProps & { who: Place }>;
  /** Your hand, in one row of a fixed height; face down while covered. */
  Secrets?: Component<TableProps>;
  /** More about the table than fits on it: past turns, claims, clues in a table. */
  Sheet?: Component<TableProps>;
  /** Everything revealed, at the end. */
  Review?: Component<TableProps & { end: Ending }>;
  /** Whom a seat plays, where that goes by the seat. */
  part?: (seat: number, sheet: Sheet) => string;
  /** What is happening now, in one sentence. */
  now: (p: TableProps) => string;
  /** Whether a move that is this one choice has to be sent: it matters too much for one tap. */
  weighty?: (action: Term, p: TableProps) => boolean;
  /**
   * Whether a move of several choices is sent with the last of them: it says so itself ("Offer it"), or there was
   * nothing else to decide. `among`: how many choices there were at each. Else it waits for Send.
   */
  settles?: (move: readonly Term[], among: readonly number[], p: TableProps) => boolean;
  /** Whether the only choice that is left in a composed move is made by itself; it is taken back with the one before. */
  fills?: (action: Term, p: TableProps) => boolean;
  /** What stops the table for a beat when it is told, in the middle of the board. */
  moment?: (event: Term, p: TableProps) => Moment | null;
  /** How an action is shown among the choices. */
  group: (action: Term, p: TableProps) => Group;
  /** How a remark is shown among those that can be made. */
  remark?: (remark: Term, p: TableProps) => Group;
  /** A remark in so few words that they fit a bubble; else it is said in full. */
  spoken?: (remark: Term, p: TableProps) => string;
  /** Choices that one might expect here, shown greyed out when they are not there, with "why can't I?". */
  expected?: (p: TableProps) => readonly number[];
  /** Who is at the table without a seat. */
  guests?: (p: TableProps) => readonly Guest[];
  /** The heading of the part of the log that begins with this event: a turn, a round. */
  chapter?: (event: Term, p: TableProps) => string | null;
  /** What moves on the table when an event is told; nothing does where less motion is wanted. */
  motion?: (event: Term, p: TableProps) => readonly Motion[];
  /** More of why it ended so, in sentences that everybody may read: who lacked what. */
  because?: (p: TableProps) => readonly string[];
  /** Points line by line, where the game counts points. */
  lines?: (p: TableProps, end: Ending) => readonly ScoreLine[];
}
