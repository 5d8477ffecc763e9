// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

import type { Ending, Heard, Position } from "./messages";

import type { Notice } from "./notices";

/** A game on the home page: GET /api/games gives a list of them. */
export interface GameCard {
  name: string;
  title: string;
  about: Record<string, string>;
  fewest: number;
  most: number;
  minutes: [number, number];
  hard: number;
  parts: Record<string, Part[]>;
  options: OptionCard[];
  bots: string[];
  data: boolean;
  lessons: LessonCard[];
}

/** The part that a seat plays: what it is called, and what one does in it, in a sentence. */
export interface Part {
  name: string;
  hint: string;
}

/** An option of a game; the first value is the default. The catalogue says what it is about. */
export interface OptionCard {
  name: string;
  values: (boolean | number | string)[];
}

/** A lesson of a game: GET /api/lessons/{game}/{name} gives it whole. */
export interface LessonCard {
  name: string;
  seat: number;
  seats: number;
}

/** A field of a term: `kind` is seat, seats, number, bool, choice or named; `of` names its enumeration or list. */
export interface TermField {
  name: string;
  kind: string;
  of?: string | null;
}

/** Events that make one line of the log, as in `engine/lines.py`; its message is called `name`. */
export interface RunCard {
  name: string;
  kinds: string[];
  same: string[];
  starts: string[];
  least: number;
  also: string[];
  past: string[];
  number: string;
  exact: boolean;
}

/** All about a game that never changes: GET /api/sheets/{digest}?language=, immutable, made once for its data. */
export interface Sheet {
  game: string;
  title: string;
  version: number;
  fewest: number;
  most: number;
  actions: unknown[];
  remarks: unknown[];
  terms: Record<string, TermField[]>;
  choices: Record<string, Record<string, string>>;
  shown: Record<string, string>;
  language: string;
  catalogue: string;
  named: Record<string, string[]>;
  shared: string[];
  lines: RunCard[];
  chapters: string[];
  help: string;
  bots: string[];
  data?: unknown | null;
  cast?: Record<string, number>;
  doubts?: boolean;
  lessons?: LessonCard[];
}

/** POST /api/tables. `play_now`: start at once, with bots in the other seats; one's own part is not in the shuffle. */
export interface NewTable {
  game: string;
  name: string;
  seats?: number | null;
  seat?: number | null;
  options?: Record<string, boolean | number | string>;
  tempo?: string;
  chat?: boolean | null;
  hints?: boolean | null;
  review?: boolean;
  language?: string;
  play_now?: boolean;
  bot?: string | null;
  data?: string | null;
}

/** POST /api/tables/{table}/deal, by the host who sits there alone: start, with bots in the other seats. */
export interface Deal {
  entropy: string;
  bot?: string | null;
}

/** POST /api/join with an invite code (a free seat, or watch), or a one-time code (that very seat). */
export interface Join {
  code: string;
  name?: string | null;
  watch?: boolean;
  beside?: boolean;
  token?: string | null;
}

/** The answer to all three; the seat's token comes in an HttpOnly cookie of its own, unless it is `beside` another. */
export interface Joined {
  table: string;
  seat: number | null;
  phase: string;
  commitment: string;
  beside?: Beside | null;
}

/** Somebody who has a seat, and no browser of their own: who they are at the table, and their token. */
export interface Beside {
  who: string;
  token: string;
}

/** Where an invite leads: GET /api/invites/{code}. All of it can be seen by whoever watches that table. */
export interface Invitation {
  game: string;
  title: string;
  phase: string;
  host: string | null;
  people: string[];
  bots: number;
  free: number;
  yours: boolean;
}

/** How a seed came about: GET /api/tables/{table}/shuffle, once the game is over and may be seen. */
export interface Shuffle {
  fair: Fair;
  seed: string;
}

/** How a table came to its seed: the server's secret, what it had committed to, and what each seat put in. */
export interface Fair {
  secret: string;
  commitment: string;
  table: string;
  entropies: Record<string, string>;
}

/** A table at which this browser has a seat: GET /api/mine gives a list of them. */
export interface Mine {
  table: string;
  game: string;
  title: string;
  seat: number;
  names: string[];
  phase: string;
  your_turn: boolean;
}

/** A replay after one move: what these eyes were told of it, what they see then, and whose it was if they know. */
export interface Scene {
  by: number | null;
  said: boolean;
  events: Heard[];
  view: unknown;
  views?: unknown[] | null;
  to?: (number[] | null)[] | null;
}

/** A replay to look at, through some eyes: GET /api/tables/{table}/story?eyes=, POST /api/story?eyes=. */
export interface Story {
  sheet: string;
  game: string;
  title: string;
  seats: number;
  names: string[];
  options: Record<string, boolean | number | string>;
  eyes: string;
  scenes: Scene[];
  end: Ending | null;
}

/** What there is to choose and to see after some choices of a move, as in `Drafted`, and why nothing else can be. */
export interface Way {
  actions: number[];
  view: unknown;
  whole: boolean;
  goal: unknown | null;
  why: Record<string, unknown>;
}

/** The learner's own move, and for some choices of it (`3,5`) what comes after them: in any order, then they are listed in ascending order, or in its own. Where they are a whole move, what is seen is what was before the last. */
export interface Asked {
  say: boolean;
  move: number[];
  any: boolean;
  ways: Record<string, Way>;
  otherwise: Record<string, string>;
}

/** A card of a lesson: its message, after how many frames it comes, what it points at, and what it waits for. */
export interface Pointer {
  id: string;
  frame: number;
  at: ([string, string | number])[];
  asked: Asked | null;
  later: boolean;
  again: boolean;
}

/** A game to learn by: GET /api/lessons/{game}/{name}. The page plays it without a table. */
export interface LessonStory {
  sheet: string;
  game: string;
  title: string;
  name: string;
  seat: number;
  names: string[];
  options: Record<string, boolean | number | string>;
  frames: Position[];
  cards: Pointer[];
  words: Record<string, string>;
}

/** Any refusal over HTTP. */
export interface Wrong {
  code: Notice;
}

/** How many letters a text may have. */
export const LONGEST = {
  NewTable: { name: 24, language: 35 },
  Join: { code: 100 },
  Fair: { table: 64 },
} as const;
