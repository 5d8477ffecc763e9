// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

import type { AlreadyChosen, EmptyChain, GameOver, JustSaid, Limit, MoveEnds, NoSuchAction, NotPossible, NotSayable, NotYourTurn, Said, Unfinished } from "./engine";

export interface AppointWorker {
  is: "AppointWorker";
  seat: number;
}

export interface AppointSupervisor {
  is: "AppointSupervisor";
  seat: number;
}

export interface Play {
  is: "Play";
  card: Card;
}

/** The two task cards. */
export const Card = { STRIKE: 0, WORK: 1 } as const;
export type Card = (typeof Card)[keyof typeof Card];

export interface OrderSwap {
  is: "OrderSwap";
  seat: number;
}

export interface LetBe {
  is: "LetBe";
}

export interface IAm {
  is: "IAm";
  loyalty: Loyalty;
}

/** The two colours of worker cards. */
export const Loyalty = { BLACK: 0, RED: 1 } as const;
export type Loyalty = (typeof Loyalty)[keyof typeof Loyalty];

export interface ISaw {
  is: "ISaw";
  seat: number;
  loyalty: Loyalty;
}

export interface IThink {
  is: "IThink";
  seat: number;
  loyalty: Loyalty;
}

export interface IPlayed {
  is: "IPlayed";
  turn: number;
  card: Card;
}

/** To one seat: its own card, and the card it drew and passed to its right. */
export interface Dealt {
  is: "Dealt";
  loyalty: Loyalty;
  neighbour: number;
  seen: Loyalty;
}

/** The lot has chosen the first commissar. */
export interface Opened {
  is: "Opened";
  commissar: number;
}

/** The commissar has named two workers and a supervisor. */
export interface Appointed {
  is: "Appointed";
  turn: number;
  commissar: number;
  workers: number[];
  supervisor: number;
}

/** To one worker: the card they put down. */
export interface Played {
  is: "Played";
  turn: number;
  card: Card;
}

/** The supervisor has ordered a worker to swap cards. */
export interface Ordered {
  is: "Ordered";
  supervisor: number;
  worker: number;
}

/** The supervisor has ordered nobody. */
export interface LeftAlone {
  is: "LeftAlone";
  supervisor: number;
}

/** The two cards were shuffled and turned up. */
export interface Inspected {
  is: "Inspected";
  turn: number;
  work: number;
}

/** The last turn is over, and all worker cards are shown. */
export interface Revealed {
  is: "Revealed";
  red: number[];
  black: number[];
}

/** The commissar cannot be named. */
export interface NotThemself {
  is: "NotThemself";
}

/** Three different people are needed. */
export interface AlreadyNamed {
  is: "AlreadyNamed";
  seat: number;
}

/** Nobody sits there. */
export interface NoSuchPlayer {
  is: "NoSuchPlayer";
}

/** Too many of those named last turn. */
export interface NotTrusted {
  is: "NotTrusted";
  seat: number;
  most: number;
}

/** Only the two workers can be ordered to swap. */
export interface NotWorking {
  is: "NotWorking";
  seat: number;
}

/** More than twice as much work as reds: red wins. */
export interface AheadOfPlan {
  is: "AheadOfPlan";
  work: number;
  red: number;
}

/** Less than twice as much work as reds: black wins. */
export interface Abandoned {
  is: "Abandoned";
  work: number;
  red: number;
}

/** Exactly twice as much work as reds: the smaller side wins. */
export interface OnPlan {
  is: "OnPlan";
  work: number;
  red: number;
  minority: Loyalty;
}

/** Exactly twice as much work as reds, and the sides are equal: nobody wins. */
export interface Late {
  is: "Late";
  work: number;
  red: number;
}

/** One seat's knowledge. The neighbour is the one whose card it drew and passed on; everybody leads one turn. */
export interface GulagView {
  seat: number | null;
  step: Step;
  actors: number[];
  held: number[];
  over: boolean;
  loyalty: Loyalty | null;
  neighbour: number | null;
  neighbour_loyalty: Loyalty | null;
  turn: number;
  turns: number;
  commissar: number;
  workers: number[];
  supervisor: number | null;
  own: Card | null;
  work: number;
  marks: Mark[];
  past: PastTurn[];
  red: number[] | null;
}

/** If there are so many reds, they win with so much work. */
export interface Mark {
  reds: number;
  work: number;
}

/** A finished turn, and one's own card in it: as chosen, before any swap. */
export interface PastTurn {
  commissar: number;
  workers: number[];
  supervisor: number;
  ordered: number | null;
  work: number;
  own: Card | null;
}

/** Everything, once the game is over: who was red, what lay unseen, and every card as it was chosen. */
export interface GulagReview {
  red: number[];
  red_discarded: number;
  black_discarded: number;
  turns: PastTurn[];
  strikers: number[][];
}

export type Step = "SelectWorkers" | "SelectSupervisor" | "Task" | "Supervision";

export type Action = AppointWorker | AppointSupervisor | Play | OrderSwap | LetBe;

export type Remark = IAm | ISaw | IThink | IPlayed;

export type Event = Said | Dealt | Opened | Appointed | Played | Ordered | LeftAlone | Inspected | Revealed;

export type Reason =
  | Limit
  | GameOver
  | NotYourTurn
  | AlreadyChosen
  | NoSuchAction
  | NotPossible
  | EmptyChain
  | Unfinished
  | MoveEnds
  | NotSayable
  | JustSaid
  | NotThemself
  | AlreadyNamed
  | NoSuchPlayer
  | NotTrusted
  | NotWorking
  | AheadOfPlan
  | Abandoned
  | OnPlan
  | Late;

export type View = GulagView;

export type Review = GulagReview;

/** What is said by the ids of messages, and the arguments that each takes. */
export interface Messages {
  "about": never;
  "red-cards": "n";
  "black-cards": "n";
  "goal-left": "left" | "work";
  "goal-reds": "reds1";
  "turn-of": "turn" | "turns";
  "turn-short": "turn";
  "turn-result": "turn" | "work";
  "track": never;
  "so-far": "work";
  "before": never;
  "commissar": never;
  "worker": never;
  "workers": never;
  "supervisor": never;
  "column-turn": never;
  "column-work": never;
  "ordered": never;
  "no-order": never;
  "card-choosing": "who" | "you";
  "card-down": "who" | "you";
  "card-up": "card" | "who" | "you";
  "choosing": never;
  "put-down": never;
  "your-card": never;
  "your-card-is": "loyalty";
  "neighbour-card": "neighbour";
  "neighbour-card-is": "loyalty" | "neighbour";
  "known-by": "knower";
  "says-of": "loyalty";
  "over": never;
  "now-you-appoint": "named";
  "now-you-appoint-only": "named" | "seat";
  "now-you-appoint-filled": "seat";
  "now-appoints": "commissar" | "you";
  "now-you-task": never;
  "now-you-task-chosen": "card";
  "now-you-task-covered": never;
  "now-task": "workers";
  "now-you-supervise": never;
  "now-supervises": "supervisor" | "you";
  "send-to-work": never;
  "let-supervise": never;
  "card": never;
  "swap": never;
  "about-me": never;
  "about-my-cards": never;
  "about-seen": never;
  "about-others": never;
  "past-turns": never;
  "no-turns": never;
  "claims": never;
  "no-claims": never;
  "claims-is": "loyalty";
  "claims-was": "loyalty";
  "claims-own": never;
  "claims-seen": never;
  "claims-seen-by": "by" | "loyalty";
  "claims-thought": never;
  "claims-thought-by": "by" | "loyalty";
  "claims-played": never;
  "claims-played-on": "card" | "turn";
  "total": "work";
  "discarded": "black" | "cards" | "red";
  "canal": never;
  "canal-mark": "reds" | "work";
  "canal-reached": "reds";
  "canal-beyond": "reds";
  "canal-ruled-out": "reds";
  "canal-how": never;
  "jobs": never;
  "job-result": "work";
  "choose-card": never;
  "leave-both": never;
  "exchange": "who";
  "all-turns": never;
  "turn-told": "commissar" | "supervisor" | "turn" | "work" | "workers";
  "about-jobs": never;
  "about-job": "job" | "turn";
  "about-no-job": never;
  "about-said": never;
  "about-nothing-said": never;
  "claim-by": "by" | "text";
  "claim-refuted": never;
  "claim-false": never;
  "claim-doubted": never;
  "claims-more": "count";
  "marks": never;
  "mark-red": never;
  "mark-black": never;
  "mark-doubt": never;
  "marked": "mark";
  "known": "loyalty";
  "spoken-own": "loyalty";
  "spoken-seen": "loyalty" | "seat" | "you";
  "spoken-played": "card" | "turn";
  "goal-more-Dig": never;
  "goal-more-Hinder": never;
  "goal-more-Settled": never;
  "thing-work": never;
  "thing-strike": never;
  "thing-commissar": never;
  "thing-worker": never;
  "thing-supervisor": never;
  "thing-canal": never;
  "thing-loyalty": never;
  "thing-claim": never;
}
