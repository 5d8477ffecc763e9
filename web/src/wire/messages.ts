// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

import type { Notice } from "./notices";

/** The first frame. Without a token the cookie counts; without either, one is a spectator. */
export interface Hello {
  ask: "hello";
  token?: string | null;
  n?: number | null;
  heard?: number;
  chat?: number;
}

/** Make a whole move. `at` is the `n` one decided by: if one's decision has changed since, it is stale. */
export interface Move {
  ask: "move";
  id: string;
  at: number;
  actions: number[];
}

/** Make a typed remark. */
export interface Say {
  ask: "say";
  id: string;
  remark: number;
}

/** What could be chosen next, and would be seen, after these choices? Nothing changes. */
export interface Draft {
  ask: "draft";
  id: string;
  at: number;
  prefix: number[];
}

/** What would a good player do here, and why? Where the table has hints. Nobody else notices. */
export interface Advise {
  ask: "advise";
  id: string;
  at: number;
}

/** Why can the last of these choices not be made? */
export interface Why {
  ask: "why";
  id: string;
  actions: number[];
}

/** Free words to the table, where it allows them. */
export interface Chat {
  ask: "chat";
  id: string;
  text: string;
}

/** Which lines of chat came before the line `before`? */
export interface LookBack {
  ask: "lookback";
  id: string;
  before: number;
}

/** Keep these private notes, and whatever the page marks, for this person, wherever they sit. */
export interface Notes {
  ask: "notes";
  id: string;
  text: string;
}

/** Be called that; a colour of the page's palette if one likes. */
export interface Rename {
  ask: "rename";
  id: string;
  name: string;
  colour?: number | null;
}

/** The host, in the lobby: seats, options, tempo, chat, hints, review, language. What is left out stays. */
export interface Arrange {
  ask: "arrange";
  id: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string> | null;
  tempo?: string | null;
  chat?: boolean | null;
  hints?: boolean | null;
  review?: boolean | null;
  language?: string | null;
}

/** The host, in the lobby: put a bot of that strength into an empty seat; None empties it again. */
export interface SeatBot {
  ask: "seatbot";
  id: string;
  seat: number;
  bot: string | null;
}

/** In the lobby: sit in another seat that no person has. A bot who sat there takes one's own. */
export interface Sit {
  ask: "sit";
  id: string;
  seat: number;
}

/** In the lobby: ready to start, with entropy (hex) of one's own for the shuffle. */
export interface Ready {
  ask: "ready";
  id: string;
  entropy: string;
}

/** The host: start the game. Empty seats go to bots. */
export interface Start {
  ask: "start";
  id: string;
}

/** Let a bot of that strength play one's seat until one takes it back. */
export interface HandOver {
  ask: "handover";
  id: string;
  bot: string;
}

/** Play one's seat oneself again. Whose time was over has to wait until the bot has decided. */
export interface TakeBack {
  ask: "takeback";
  id: string;
}

/** The host: a one-time code with which a friend takes a seat that no person has. */
export interface Give {
  ask: "give";
  id: string;
  seat: number;
}

/** A one-time code that brings one's own seat to another device. */
export interface MoveSeat {
  ask: "moveseat";
  id: string;
}

/** Give one's seat up for good: it is empty in the lobby, and a bot's in a game. */
export interface Leave {
  ask: "leave";
  id: string;
}

/** Wish to end the game here, or no longer; it ends when all people at the table wish it. */
export interface Agree {
  ask: "agree";
  id: string;
  end: boolean;
}

/** In a game: ask for something that needs the others' agreement, agree to it, or (`on` false) no longer. */
export interface Wish {
  ask: "wish";
  id: string;
  what: "bot" | "give" | "goon";
  on: boolean;
  seat?: number | null;
}

/** The host, in the lobby: free somebody's seat. They can watch; the old invite works no more. */
export interface Kick {
  ask: "kick";
  id: string;
  seat: number;
}

/** The host: let somebody else who is here be the host. */
export interface Host {
  ask: "host";
  id: string;
  seat: number;
}

/** The host: stop the clocks and all play, or go on. After a while anybody who sits here may go on. */
export interface Pause {
  ask: "pause";
  id: string;
  on: boolean;
}

/** The host: close the table; in a game only while nobody else plays. */
export interface Close {
  ask: "close";
  id: string;
}

/** After the end: a new table with the same seats; asked again, the same one. */
export interface Rematch {
  ask: "rematch";
  id: string;
}

/** The answer to Hello: which table, and whose eyes one has (no seat: a spectator's). */
export interface Welcome {
  tell: "welcome";
  table: string;
  game: string;
  title: string;
  sheet: string;
  seat: number | null;
  notes?: string;
  who?: string;
}

/** All that is the table's and not the game's. Sent whole whenever something of it changed. */
export interface Room {
  tell: "room";
  phase: string;
  seats: Person[];
  host: number | null;
  options: Record<string, boolean | number | string>;
  tempo: string;
  chat: boolean;
  hints: boolean;
  review: boolean;
  language: string;
  commitment: string;
  code?: string | null;
  ended?: string | null;
  rematch?: string | null;
  spectators?: number;
  wishes?: Wished[];
  news?: News[];
}

/** Who has a seat: a person, a bot, or nobody yet. A person may let a bot play for them. */
export interface Person {
  name: string;
  colour: number;
  person: boolean;
  bot: string | null;
  here: boolean;
  ready: boolean;
  end: boolean;
  who: string;
  newcomer: boolean;
  beside?: string;
}

/** What somebody wishes that needs agreement: about which seat, which seats agree, and which have to as well. */
export interface Wished {
  what: string;
  seat: number | null;
  agreed: number[];
  missing: number[];
}

/** What has become of a seat or a role, for everybody to know. */
export interface News {
  at: number;
  what: string;
  name: string;
  of?: string;
}

/** When each awaited seat's time is over, and what time it is now; a seat without a deadline has none. */
export interface Clock {
  tell: "clock";
  now: number;
  deadlines: (number | null)[];
}

/** What one's eyes see now, and the events since `since` (0: all of them). */
export interface Position {
  tell: "position";
  n: number;
  since: number;
  events: Heard[];
  view: unknown;
  actions: number[];
  remarks: number[];
  whole?: boolean;
  goal?: unknown | null;
  cautions?: [number, unknown][];
  end?: Ending | null;
}

/** An event as one was told it. What is not marked as public is nobody else's to see. */
export interface Heard {
  event: unknown;
  public?: boolean;
}

/** How the game ended. The review and the shuffle's seed are there where the table allows review. */
export interface Ending {
  winners: number[];
  scores: number[];
  reason: unknown;
  sides: string[] | null;
  review: unknown | null;
  seed: string | null;
}

/** The answer to Draft; `whole` if the choices make a move already, and there is nothing to choose. */
export interface Drafted {
  tell: "drafted";
  id: string;
  actions: number[];
  view: unknown;
  whole?: boolean;
  goal?: unknown | null;
  cautions?: [number, unknown][];
}

/** The answer to Advise: a good player's whole move and why, and what choices of this decision risk as it sees it. */
export interface Advised {
  tell: "advised";
  id: string;
  n: number;
  actions: number[];
  whys?: unknown[];
  doubts?: [number, unknown][];
}

/** What was asked is done, and kept. */
export interface Done {
  tell: "done";
  id: string;
}

/** What was asked is not done: the game's reason where it was the game that refused, else the server's code. */
export interface Refused {
  tell: "refused";
  id: string | null;
  code?: Notice | null;
  reason?: unknown | null;
  stale?: boolean;
}

/** The answer to Give and MoveSeat: a code that works once, and until then. */
export interface Code {
  tell: "code";
  id: string;
  code: string;
  until: number;
}

/** Lines of chat since the line `since`. After a hello, the last ones: older ones are there for the asking. */
export interface Chatted {
  tell: "chatted";
  since: number;
  lines: Line[];
}

/** A line of chat, and who wrote it: the person, by the name and colour they had then. */
export interface Line {
  at: number;
  who: string;
  name: string;
  colour: number;
  text: string;
}

/** The answer to LookBack: the lines since `since`, a page of them, up to the one that was named. */
export interface Earlier {
  tell: "earlier";
  id: string;
  since: number;
  lines: Line[];
}

/** The last frame: why the server closes this socket, and whether coming back makes sense. */
export interface Bye {
  tell: "bye";
  code: Notice;
  again: boolean;
}

export type Ask =
  | Hello
  | Move
  | Say
  | Draft
  | Advise
  | Why
  | Chat
  | LookBack
  | Notes
  | Rename
  | Arrange
  | SeatBot
  | Sit
  | Ready
  | Start
  | HandOver
  | TakeBack
  | Give
  | MoveSeat
  | Leave
  | Agree
  | Wish
  | Kick
  | Host
  | Pause
  | Close
  | Rematch;

export type Tell =
  | Welcome
  | Room
  | Clock
  | Position
  | Drafted
  | Advised
  | Done
  | Refused
  | Code
  | Chatted
  | Earlier
  | Bye;

/** How many letters a text may have. */
export const LONGEST = {
  Chat: { text: 500 },
  Notes: { text: 6000 },
  Rename: { name: 24 },
} as const;
