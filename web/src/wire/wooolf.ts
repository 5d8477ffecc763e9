// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

import type { AlreadyChosen, EmptyChain, GameOver, JustSaid, Limit, MoveEnds, NoSuchAction, NotPossible, NotSayable, NotYourTurn, Said, Unfinished } from "./engine";

export interface Peek {
  is: "Peek";
  target: number;
}

export interface PeekAtMute {
  is: "PeekAtMute";
}

export interface Ask {
  is: "Ask";
  question: Question;
  target: number;
}

/** The kinds of question cards. */
export const Question = { PLAYS_WOLF_HUNTER_OR_SHEPHERD_BOY: 0, PLAYS_SHEEP_HUNTER_OR_SHEPHERD_BOY: 1, HAS_HUNTING_DOG: 2, HAS_HUNTER: 3, HAS_SHEEP: 4 } as const;
export type Question = (typeof Question)[keyof typeof Question];

/** Announce an early suspicion; the pointers are set next. */
export interface Suspect {
  is: "Suspect";
}

export interface PointFirst {
  is: "PointFirst";
  target: number;
}

export interface FirstAtMute {
  is: "FirstAtMute";
}

/** The first pointer at 0: nobody plays the target. */
export interface FirstAtNobody {
  is: "FirstAtNobody";
}

/** Both pointers at x: no suspicion at all. */
export interface SuspectNobody {
  is: "SuspectNobody";
}

export interface PointSecond {
  is: "PointSecond";
  target: number;
}

export interface SecondAtMute {
  is: "SecondAtMute";
}

/** The second pointer at 0: nobody plays the target. */
export interface SecondAtNobody {
  is: "SecondAtNobody";
}

/** The second pointer at x: for wolves, who have one target only. */
export interface SecondAtX {
  is: "SecondAtX";
}

/** A new round has been dealt. */
export interface RoundBegan {
  is: "RoundBegan";
  round: number;
  starter: number;
}

/** To one seat: its two cards. */
export interface Dealt {
  is: "Dealt";
  image: Character;
  appearance: Appearance;
  other_image: Character;
  other_appearance: Appearance;
}

/** The image of a card, and whom a player plays. */
export const Character = { SHEEP: 0, HUNTING_DOG: 1, HUNTER: 2, SHEPHERD_BOY: 3, WOLF: 4 } as const;
export type Character = (typeof Character)[keyof typeof Character];

/** What a card looks like to whoever peeks at it; unknown is printed as a question mark. */
export const Appearance = { SHEEP: 0, HUNTING_DOG: 1, HUNTER: 2, SHEPHERD_BOY: 3, WOLF: 4, UNKNOWN: 5 } as const;
export type Appearance = (typeof Appearance)[keyof typeof Appearance];

/** To one seat: one of its question cards. */
export interface DealtQuestion {
  is: "DealtQuestion";
  question: Question;
}

/** A clue token: what a player announces about a card of another. */
export interface Announced {
  is: "Announced";
  peeker: number;
  target: number;
  appearance: Appearance;
}

/** A clue token for the mute player. */
export interface AnnouncedOfMute {
  is: "AnnouncedOfMute";
  peeker: number;
  appearance: Appearance;
}

/** To the peeker: the card that it was. */
export interface Saw {
  is: "Saw";
  target: number;
  image: Character;
  appearance: Appearance;
}

/** To the peeker: the card of the mute player that it was. */
export interface SawOfMute {
  is: "SawOfMute";
  image: Character;
  appearance: Appearance;
}

/** To the owner: which card the peeker saw. */
export interface WasSeen {
  is: "WasSeen";
  peeker: number;
  image: Character;
  appearance: Appearance;
}

/** A question card was used, and stays with its answer in front of the one asked. */
export interface Answered {
  is: "Answered";
  asker: number;
  target: number;
  question: Question;
  yes: boolean;
}

/** A player makes an early suspicion; at what it points is not told. */
export interface Suspected {
  is: "Suspected";
  seat: number;
}

/** The turns of the round are over: all others make a final suspicion or none. */
export interface TurnsOver {
  is: "TurnsOver";
  enough: boolean;
}

/** A pointer at a player: to its owner, and to everybody at the scoring. */
export interface PointedAt {
  is: "PointedAt";
  seat: number;
  character: Character;
  target: number;
}

/** A pointer at the mute player. */
export interface PointedAtMute {
  is: "PointedAtMute";
  seat: number;
  character: Character;
}

/** A pointer at 0. */
export interface PointedAtNobody {
  is: "PointedAtNobody";
  seat: number;
  character: Character;
}

/** Both pointers at x: no suspicion. */
export interface Abstained {
  is: "Abstained";
  seat: number;
}

/** A player's cards are turned up. */
export interface Shown {
  is: "Shown";
  seat: number;
  image: Character;
  appearance: Appearance;
  other_image: Character;
  other_appearance: Appearance;
}

/** The mute player's cards are turned up. */
export interface ShownOfMute {
  is: "ShownOfMute";
  image: Character;
  appearance: Appearance;
  other_image: Character;
  other_appearance: Appearance;
}

/** A question card that a player has not used in the round. */
export interface Unasked {
  is: "Unasked";
  seat: number;
  question: Question;
}

/** A suspicion was right. */
export interface WasRight {
  is: "WasRight";
  seat: number;
  points: number;
}

/** A suspicion was wrong and brings an error token. */
export interface WasWrong {
  is: "WasWrong";
  seat: number;
  early: boolean;
}

/** No early suspicion in the round that begins, after a wrong one in the last. */
export interface NotEarly {
  is: "NotEarly";
  seat: number;
}

/** The shepherd boy gets a point for somebody who believed in a wolf that was none. */
export interface Fooled {
  is: "Fooled";
  shepherd_boy: number;
  seat: number;
}

/** Nobody peeks at, asks or suspects themself. */
export interface NotThemself {
  is: "NotThemself";
}

/** Nobody sits there. */
export interface NoSuchPlayer {
  is: "NoSuchPlayer";
}

/** There is a mute player only with four seats. */
export interface NoMutePlayer {
  is: "NoMutePlayer";
}

/** A question card that the player does not have, or has used. */
export interface NotInHand {
  is: "NotInHand";
  question: Question;
}

/** No early suspicion on the first turn of a round. */
export interface FirstTurn {
  is: "FirstTurn";
}

/** No early suspicion in the round after a wrong one. */
export interface Barred {
  is: "Barred";
}

/** Pointers are set after an early suspicion has been announced, or when all make their final one. */
export interface NotSuspecting {
  is: "NotSuspecting";
}

/** Whoever makes a suspicion sets pointers and does nothing else. */
export interface Suspecting {
  is: "Suspecting";
}

/** The first pointer is set before the second. */
export interface FirstComesFirst {
  is: "FirstComesFirst";
}

/** The first pointer is set already. */
export interface FirstIsSet {
  is: "FirstIsSet";
}

/** Whoever has announced a suspicion has to make one. */
export interface MustPoint {
  is: "MustPoint";
}

/** A character with one target sets the second pointer to x. */
export interface OneTarget {
  is: "OneTarget";
}

/** A character with two targets cannot set the second pointer alone to x. */
export interface TwoTargets {
  is: "TwoTargets";
}

/** The last round has been played. */
export interface AllRounds {
  is: "AllRounds";
  rounds: number;
}

/** These players have as many error tokens as end the game. */
export interface TooManyErrors {
  is: "TooManyErrors";
  seats: number[];
  errors: number;
}

/** One seat's knowledge. Hand, questions and suspicion are its own. */
export interface WooolfView {
  seat: number | null;
  step: Step;
  actors: number[];
  held: number[];
  over: boolean;
  advanced: boolean;
  round: number;
  starter: number;
  turn: number | null;
  lap: number;
  suspected: number[];
  barred: number[];
  hand: Hand | null;
  questions: Question[];
  suspicion: Suspicion | null;
  clues: Clue[];
  answers: Answer[];
  points: number[];
  errors: number[];
  past: ScoredRound[];
}

/** Somebody's two cards, whom they play with them, and whom they look for with each pointer. */
export interface Hand {
  cards: [Card, Card];
  character: Character;
  targets: Character[];
}

/** A character card. */
export interface Card {
  image: Character;
  appearance: Appearance;
}

/** Two pointers; the second is none while only the first is set. */
export interface Suspicion {
  first: Pointer;
  second: Pointer | null;
}

/** What a pointer can be set to: a seat, the mute player, 0 (nobody plays it) or x. */
export const Pointer = { SEAT_0: 0, SEAT_1: 1, SEAT_2: 2, SEAT_3: 3, SEAT_4: 4, SEAT_5: 5, SEAT_6: 6, SEAT_7: 7, MUTE: 8, NOBODY: 9, X: 10 } as const;
export type Pointer = (typeof Pointer)[keyof typeof Pointer];

/** A clue token: who placed it before whom (none: the mute player), what it says; and the card, if known. */
export interface Clue {
  peeker: number;
  target: number | null;
  appearance: Appearance;
  card: Card | null;
}

/** A question card that lies, with its answer, in front of the one asked. */
export interface Answer {
  asker: number;
  target: number;
  question: Question;
  yes: boolean;
}

/** A round after its scoring: nothing of it is hidden. The mute player's hand comes last. */
export interface ScoredRound {
  hands: Hand[];
  suspicions: Suspicion[];
  early: number[];
  points: number[];
  wrong: number[];
}

/** Everything, once the game is over. */
export interface WooolfReview {
  rounds: ScoredRound[];
  points: number[];
  errors: number[];
}

export type Step = "Turn" | "EarlySuspicion" | "FinalSuspicion";

export type Action =
  | Peek
  | PeekAtMute
  | Ask
  | Suspect
  | PointFirst
  | FirstAtMute
  | FirstAtNobody
  | SuspectNobody
  | PointSecond
  | SecondAtMute
  | SecondAtNobody
  | SecondAtX;

export type Remark = never;

export type Event =
  | Said
  | RoundBegan
  | Dealt
  | DealtQuestion
  | Announced
  | AnnouncedOfMute
  | Saw
  | SawOfMute
  | WasSeen
  | Answered
  | Suspected
  | TurnsOver
  | PointedAt
  | PointedAtMute
  | PointedAtNobody
  | Abstained
  | Shown
  | ShownOfMute
  | Unasked
  | WasRight
  | WasWrong
  | NotEarly
  | Fooled;

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
  | NoSuchPlayer
  | NoMutePlayer
  | NotInHand
  | FirstTurn
  | Barred
  | NotSuspecting
  | Suspecting
  | FirstComesFirst
  | FirstIsSet
  | MustPoint
  | OneTarget
  | TwoTargets
  | AllRounds
  | TooManyErrors;

export type View = WooolfView;

export type Review = WooolfReview;

/** What is said by the ids of messages, and the arguments that each takes. */
export interface Messages {
  "about": never;
  "option-advanced": never;
  "card": "appearance" | "image";
  "other-card": "other_appearance" | "other_image";
  "card-and-card": never;
  "cards": "appearance" | "image" | "other_appearance" | "other_image";
  "counted": "thing";
  "goal-points": "points";
  "goal-worth": "barred" | "early" | "final";
  "goal-left": "left";
  "goal-last": "last";
  "goal-cries": "character" | "cries";
  "goal-wrong": "barred" | "last";
  "stakes-one": "early";
  "stakes-two": "early";
  "now-your-turn": "ask" | "suspect";
  "now-ask": never;
  "now-declare": never;
  "now-turn": "seat" | "you";
  "now-point": "character" | "pointer";
  "now-point-covered": "pointer";
  "now-point-x": never;
  "now-send": never;
  "now-send-x": never;
  "now-send-none": never;
  "now-points": "seat" | "you";
  "now-final": "seats";
  "peek": never;
  "ask": "question";
  "suspect": never;
  "pointer": "pointer";
  "pointer-for": "character" | "pointer";
  "nobody-plays": never;
  "no-suspicion": never;
  "x": never;
  "go-on-x": never;
  "tap-somebody": never;
  "ready": never;
  "ready-none": never;
  "declare": never;
  "declare-about": "points";
  "declare-last": "points";
  "round": "round";
  "lap": "lap";
  "suspicions": "count";
  "suspicions-of": "count" | "enough";
  "yes": never;
  "no": never;
  "round-over": "round";
  "look": "round";
  "go-on": never;
  "mute": never;
  "the-mute": never;
  "face-down": never;
  "seen": "image";
  "guessed": "character";
  "points": "points";
  "errors": "errors";
  "suspects": never;
  "suspected": "seat" | "you";
  "barred": never;
  "clue": "appearance" | "count" | "peeker" | "you";
  "answer": "asker" | "question" | "yes" | "you";
  "plain": never;
  "disguised": "appearance";
  "play": "character";
  "look-for-one": "first";
  "look-for-two": "first" | "second";
  "hold-up": "question";
  "hold-later": "question";
  "no-questions": never;
  "open": never;
  "clues": never;
  "asked": "asker" | "question" | "you";
  "unknown": never;
  "score": never;
  "player": never;
  "total": never;
  "error-tokens": never;
  "errors-barred": "errors";
  "wrong": never;
  "right": never;
  "mistake-at": "character" | "played" | "target";
  "mistake-at-mute": "character" | "played";
  "mistake-nobody": "character" | "who";
  "marks-how": never;
  "more-tokens": "count";
  "marks-wipe": never;
  "noted": "character" | "name" | "sign";
  "ruled-out": "character";
  "card-open": "name";
  "card-noted": "character" | "name";
  "played": "character" | "seat" | "you";
  "mute-played": "character";
  "line-right": "early";
  "line-wrong": "early";
  "line-none": never;
  "line-fooled": "seats";
  "goal-more-FindOne": never;
  "goal-more-FindTwo": "character";
  "goal-more-PointOne": never;
  "goal-more-PointTwo": never;
  "goal-more-AwaitScoring": never;
  "goal-more-SitOut": never;
  "thing-sheep": never;
  "thing-hunting_dog": never;
  "thing-hunter": never;
  "thing-shepherd_boy": never;
  "thing-wolf": never;
  "thing-unknown": never;
  "thing-clue": never;
  "thing-question": never;
  "thing-pointer": never;
  "thing-points": never;
  "thing-error": never;
  "thing-mute": never;
}
