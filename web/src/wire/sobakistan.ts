// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

import type { AlreadyChosen, EmptyChain, GameOver, JustSaid, Limit, MoveEnds, NoSuchAction, NotPossible, NotSayable, NotYourTurn, Said, Unfinished } from "./engine";

export interface PlaceHint {
  is: "PlaceHint";
  negated: boolean;
  hint: number;
}

/** The Liaison's turn is over. */
export interface EndHints {
  is: "EndHints";
}

export interface HowlInCode {
  is: "HowlInCode";
}

export interface ShedYourCoat {
  is: "ShedYourCoat";
}

export interface ThrowOffTheScent {
  is: "ThrowOffTheScent";
}

export interface CallThePack {
  is: "CallThePack";
  wolf: number;
}

export interface BlowAWhistle {
  is: "BlowAWhistle";
  squad: number;
  precinct: number;
}

export interface Discard {
  is: "Discard";
  hint: number;
}

/** Discard no more, and draw as many cards as were discarded. */
export interface DrawAnew {
  is: "DrawAnew";
}

/** Do not go where the pack is called. */
export interface StayAway {
  is: "StayAway";
}

export interface JoinThePack {
  is: "JoinThePack";
}

export interface MoveTo {
  is: "MoveTo";
  station: number;
}

export interface MarkTerritory {
  is: "MarkTerritory";
}

export interface RunWithTheWolves {
  is: "RunWithTheWolves";
}

/** Stay where one is: the move is over. */
export interface Stay {
  is: "Stay";
}

/** Neither drop off nor escape. */
export interface DoNothing {
  is: "DoNothing";
}

export interface DropOff {
  is: "DropOff";
}

export interface Escape {
  is: "Escape";
}

export interface ToPrecinct {
  is: "ToPrecinct";
  squad: number;
  precinct: number;
}

export interface ToDistrict {
  is: "ToDistrict";
  squad: number;
  district: number;
}

export interface ToStation {
  is: "ToStation";
  squad: number;
  station: number;
}

export interface ShuffleThroughDenunciations {
  is: "ShuffleThroughDenunciations";
}

export interface Scour {
  is: "Scour";
}

/** The Bloodhound's turn is over. */
export interface EndHunt {
  is: "EndHunt";
}

export interface DigUpInformation {
  is: "DigUpInformation";
  wolf: number;
  card: WolfCard;
}

/** The two hunting cards of a Wolf. */
export const WolfCard = { MARK_TERRITORY: 0, RUN_WITH_THE_WOLVES: 1 } as const;
export type WolfCard = (typeof WolfCard)[keyof typeof WolfCard];

export interface CordonOffLine {
  is: "CordonOffLine";
  line: number;
}

export interface CordonOffDistrict {
  is: "CordonOffDistrict";
  district: number;
}

export interface SniffAround {
  is: "SniffAround";
  station: number;
}

/** The Liaison: what a hint of this turn is about. */
export interface HintIsFor {
  is: "HintIsFor";
  which: Which;
  aim: Aim;
}

/** Which of the hints that were placed last. */
export const Which = { FIRST: 0, SECOND: 1, BOTH: 2 } as const;
export type Which = (typeof Which)[keyof typeof Which];

/** What a hint is about. */
export const Aim = { NEXT_STATION: 0, LATER_STATION: 1, DROP_OFF: 2, EXTRACTION: 3 } as const;
export type Aim = (typeof Aim)[keyof typeof Aim];

/** The Liaison: which word a hint of this turn is about. */
export interface HintMeans {
  is: "HintMeans";
  which: Which;
  word: Word;
}

/** Which part of a station's name. */
export const Word = { FIRST: 0, SECOND: 1, BOTH: 2 } as const;
export type Word = (typeof Word)[keyof typeof Word];

/** The Liaison: how far a Wolf may be from the goal; 0 is there. */
export interface YouAreAway {
  is: "YouAreAway";
  wolf: number;
  steps: number;
}

export interface YouAreLost {
  is: "YouAreLost";
  wolf: number;
}

/** The Liaison: whether a Wolf should reach the goal this turn. */
export interface YouReachIt {
  is: "YouReachIt";
  wolf: number;
  yes: boolean;
}

/** The Liaison: whether a Wolf is going the right way. */
export interface RightWay {
  is: "RightWay";
  wolf: number;
  yes: boolean;
}

/** A Wolf: am I going the right way? */
export interface AmIRight {
  is: "AmIRight";
}

/** A Wolf: can I reach it in one turn? */
export interface CanIReachIt {
  is: "CanIReachIt";
}

/** A Wolf: what was the last hint about? */
export interface WhatIsItFor {
  is: "WhatIsItFor";
}

/** A Wolf: which word was the last hint about? */
export interface WhichWord {
  is: "WhichWord";
}

/** A Wolf: I do not understand the hints. */
export interface NotUnderstood {
  is: "NotUnderstood";
}

/** The Bloodhound: you are in that district, I know it. */
export interface ThinkSo {
  is: "ThinkSo";
  wolf: number;
  district: number;
}

export interface Say {
  is: "Say";
  taunt: Taunt;
}

/** What else the Bloodhound likes to say. */
export const Taunt = { I_SMELL_YOU: 0, NOBODY_ESCAPES: 1, GIVE_UP: 2 } as const;
export type Taunt = (typeof Taunt)[keyof typeof Taunt];

/** To the Liaison, and at the end to everybody: the route card. */
export interface RouteDrawn {
  is: "RouteDrawn";
  start: number;
  drop_off: number;
  extraction: number;
}

/** To the Wolves: the starting station. */
export interface StartsAt {
  is: "StartsAt";
  station: number;
}

/** To the Liaison: a hint card from the deck. */
export interface Drew {
  is: "Drew";
  hint: number;
}

/** The hint for the drop-off point, which lies open. */
export interface StartingHint {
  is: "StartingHint";
  hint: number;
  negated: boolean;
}

/** A squad begins the game in a precinct. */
export interface SquadPlaced {
  is: "SquadPlaced";
  squad: number;
  precinct: number;
}

/** A new round begins. */
export interface RoundBegan {
  is: "RoundBegan";
  round: number;
}

/** A hint card on the trail, face up. */
export interface Hinted {
  is: "Hinted";
  hint: number;
  negated: boolean;
}

/** A hint card on the trail, face down; a Not beside it is seen by all. */
export interface HintedFaceDown {
  is: "HintedFaceDown";
  negated: boolean;
}

/** To the Liaison and the Wolves: what the card says that lies face down. */
export interface HintedInSecret {
  is: "HintedInSecret";
  hint: number;
  negated: boolean;
}

/** Howl in Code: every Wolf shows the Liaison where they are. */
export interface Howled {
  is: "Howled";
}

/** Blow a Whistle: a squad goes to an empty precinct. */
export interface Whistled {
  is: "Whistled";
  squad: number;
  precinct: number;
}

/** Shed Your Coat is used. */
export interface CoatShed {
  is: "CoatShed";
}

/** So many hint cards were put away and drawn anew. */
export interface HintsChanged {
  is: "HintsChanged";
  cards: number;
}

/** Throw Off the Scent: this turn's only hint will lie face down. */
export interface ScentThrown {
  is: "ScentThrown";
}

/** Call the Pack: that Wolf shows the Liaison and the other Wolves where they are. */
export interface PackCalled {
  is: "PackCalled";
  wolf: number;
}

/** Call the Pack with a single Wolf in play, who may move once more on their next turn. */
export interface LoneWolfRuns {
  is: "LoneWolfRuns";
  wolf: number;
}

/** To those it was shown to, and to the Wolf: where a Wolf is. */
export interface Showed {
  is: "Showed";
  wolf: number;
  station: number;
}

/** To a Wolf: a number marked on their board. */
export interface Moved {
  is: "Moved";
  station: number;
}

/** To a Wolf: the same number again in the next slot. */
export interface Stayed {
  is: "Stayed";
  station: number;
}

/** Mark Territory: a Wolf showed the Liaison where they were. */
export interface TerritoryMarked {
  is: "TerritoryMarked";
  wolf: number;
}

/** Run With the Wolves: a Wolf could move once more. */
export interface RanFurther {
  is: "RanFurther";
  wolf: number;
}

/** Every Wolf has marked a station for the round. */
export interface AllMoved {
  is: "AllMoved";
}

/** A squad is in a district now. */
export interface SquadDrove {
  is: "SquadDrove";
  squad: number;
  district: number;
}

/** A squad is in a precinct now. */
export interface SquadReturned {
  is: "SquadReturned";
  squad: number;
  precinct: number;
}

/** A squad is at a station now; all Wolves who are there are caught. */
export interface SquadEntered {
  is: "SquadEntered";
  squad: number;
  station: number;
}

/** No Wolf was at the station. */
export interface NobodyThere {
  is: "NobodyThere";
  station: number;
}

/** A Wolf was caught for the first time. */
export interface Interrogated {
  is: "Interrogated";
  wolf: number;
}

/** A Wolf was caught again and lost the evidence. */
export interface EvidenceTaken {
  is: "EvidenceTaken";
  wolf: number;
}

/** A Wolf was caught with nothing more to lose and is out. */
export interface Arrested {
  is: "Arrested";
  wolf: number;
}

/** A new turn of the Bloodhound's: nothing is cordoned off any more. */
export interface CordonsLifted {
  is: "CordonsLifted";
}

/** Shuffle Through Denunciations: is there a squad in your district? */
export interface Denounced {
  is: "Denounced";
}

/** Dig Up Information: the same question to one Wolf. */
export interface DugUp {
  is: "DugUp";
  wolf: number;
  card: WolfCard;
}

/** A Wolf's answer, heard by all. */
export interface Answered {
  is: "Answered";
  wolf: number;
  yes: boolean;
}

export interface LineCordoned {
  is: "LineCordoned";
  line: number;
}

export interface DistrictCordoned {
  is: "DistrictCordoned";
  district: number;
}

/** Scour: one more move this turn. */
export interface Scoured {
  is: "Scoured";
}

/** Sniff Around the Station: have you ever been there? */
export interface Sniffed {
  is: "Sniffed";
  station: number;
}

/** The Bloodhound's turn is over; squads have left the stations. */
export interface HuntOver {
  is: "HuntOver";
}

/** A Wolf put down the evidence where they are. */
export interface DroppedOff {
  is: "DroppedOff";
  wolf: number;
}

/** A Wolf left the city from where they are. */
export interface Escaped {
  is: "Escaped";
  wolf: number;
}

/** Where a Wolf dropped the evidence, and whether that was the drop-off point. */
export interface Delivered {
  is: "Delivered";
  wolf: number;
  station: number;
  right: boolean;
}

/** A Wolf who never put the evidence down. */
export interface NotDelivered {
  is: "NotDelivered";
  wolf: number;
}

/** Where a Wolf escaped, and whether that was the extraction point. */
export interface GotAway {
  is: "GotAway";
  wolf: number;
  station: number;
  right: boolean;
}

/** A Wolf who was still in the city, or arrested. */
export interface LeftBehind {
  is: "LeftBehind";
  wolf: number;
}

export interface HintNotInHand {
  is: "HintNotInHand";
  hint: number;
}

/** All Not cards are used. */
export interface NoNotLeft {
  is: "NoNotLeft";
}

/** No more hints this turn. */
export interface EnoughHints {
  is: "EnoughHints";
}

/** A turn has at least one hint. */
export interface HintFirst {
  is: "HintFirst";
}

/** A hunting card that somebody else has now. */
export interface CardElsewhere {
  is: "CardElsewhere";
}

/** Throw Off the Scent comes before the turn's first hint. */
export interface BeforeHints {
  is: "BeforeHints";
}

/** The hint deck has no card, or not so many. */
export interface NothingToDraw {
  is: "NothingToDraw";
}

/** At least one card must be discarded. */
export interface NothingShed {
  is: "NothingShed";
}

/** That Wolf is out of the game, or there is no such Wolf. */
export interface NotInPlay {
  is: "NotInPlay";
  wolf: number;
}

/** One squad at a precinct at a time. */
export interface PrecinctTaken {
  is: "PrecinctTaken";
  precinct: number;
}

export interface NoSuchSquad {
  is: "NoSuchSquad";
  squad: number;
}

/** The map has no such place. */
export interface NotOnTheMap {
  is: "NotOnTheMap";
}

/** A cordoned-off district lies between the Wolf and the pack. */
export interface CordonBetween {
  is: "CordonBetween";
}

/** Not one step away. */
export interface NotAdjacent {
  is: "NotAdjacent";
  station: number;
}

/** One step away, but behind a cordon. */
export interface CordonedOff {
  is: "CordonedOff";
  station: number;
}

/** A Wolf moves once, unless a card says otherwise. */
export interface NoStepLeft {
  is: "NoStepLeft";
}

/** Nobody runs to where a squad is. */
export interface SquadThere {
  is: "SquadThere";
  station: number;
}

/** A squad that caught somebody stays in its precinct until the next turn. */
export interface SquadRests {
  is: "SquadRests";
  squad: number;
}

/** All moves of the turn are made. */
export interface NoMoveLeft {
  is: "NoMoveLeft";
}

/** A squad cannot go there from where it is. */
export interface OutOfReach {
  is: "OutOfReach";
  squad: number;
}

/** Only stations in a district with a squad can be sniffed around. */
export interface NoSquadNear {
  is: "NoSquadNear";
  station: number;
}

/** There is nothing to drop off. */
export interface NoEvidence {
  is: "NoEvidence";
}

/** More tokens for the resistance. */
export interface ResistanceWon {
  is: "ResistanceWon";
  resistance: number;
  bloodhound: number;
}

/** More tokens for the Bloodhound. */
export interface BloodhoundWon {
  is: "BloodhoundWon";
  resistance: number;
  bloodhound: number;
}

/** As many tokens on both sides: the Bloodhound wins. */
export interface BloodhoundWonTie {
  is: "BloodhoundWonTie";
  tokens: number;
}

/** One seat's knowledge. `names` gives words by their numbers in the data, two for each token. */
export interface SobakistanView {
  seat: number | null;
  step: Step;
  actors: number[];
  held: number[];
  over: boolean;
  role: Role | null;
  round: number;
  rounds: number;
  map: CityMap;
  names: Name[];
  trail: Card[];
  nots: number;
  hints_placed: number;
  scent_thrown: boolean;
  hint_deck: number;
  hint_hand: number;
  squads: SquadPlace[];
  moves_left: number;
  cordoned_lines: number[];
  cordoned_districts: number[];
  liaison_cards: LiaisonCard[];
  bloodhound_cards: BloodhoundCard[];
  wolves: WolfState[];
  called: number | null;
  fleeing: number[];
  catcher: number | null;
  start: number | null;
  starts: number[];
  open_routes: boolean;
  routes: [number, number, number[]][];
  route: RouteCard | null;
  hand: number[];
  shedding: number[];
  messages: Message[];
  steps_left: number;
}

/** Whom a seat plays. */
export const Role = { BLOODHOUND: 0, LIAISON: 1, WOLF: 2 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** The printed part of the game: the board, the least steps of each way of a route, and the most of both. */
export interface CityMap {
  stations: MapStation[];
  lines: MapLine[];
  districts: string[];
  precincts: MapPrecinct[];
  least_steps: number;
  most_steps: number;
}

/** A station as it is drawn: x goes east, y south. */
export interface MapStation {
  number: number;
  district: number;
  x: number;
  y: number;
}

export interface MapLine {
  name: string;
  stations: number[];
}

export interface MapPrecinct {
  name: string;
  districts: [number, number];
}

/** The two tokens that name a station. */
export interface Name {
  long: number;
  short: number;
}

/** A card on the trail; what it says is none if it lies face down and the seat may not look at it. */
export interface Card {
  round: number;
  hint: number | null;
  negated: boolean;
  face_down: boolean;
}

/** Where a squad is: at a station, in a district or in a precinct. */
export interface SquadPlace {
  station: number | null;
  district: number | null;
  precinct: number | null;
  rests: boolean;
}

/** The Liaison's sides of the hunting cards. */
export const LiaisonCard = { HOWL_IN_CODE: 0, BLOW_A_WHISTLE: 1, SHED_YOUR_COAT: 2, THROW_OFF_THE_SCENT: 3, CALL_THE_PACK: 4 } as const;
export type LiaisonCard = (typeof LiaisonCard)[keyof typeof LiaisonCard];

/** The Bloodhound's sides of the same cards. */
export const BloodhoundCard = { SHUFFLE_THROUGH_DENUNCIATIONS: 0, SCOUR: 1, SNIFF_AROUND_THE_STATION: 2, CORDON_OFF_A_LINE: 3, CORDON_OFF_A_DISTRICT: 4 } as const;
export type BloodhoundCard = (typeof BloodhoundCard)[keyof typeof BloodhoundCard];

/** A Wolf; the board is there for those who may see it. */
export interface WolfState {
  seat: number;
  fate: Fate;
  interrogated: boolean;
  evidence: Evidence;
  extra_step: boolean;
  cards: WolfCard[];
  dig_up: WolfCard[];
  board: WolfBoard | null;
}

/** Where a Wolf stands. */
export const Fate = { IN_PLAY: 0, ESCAPED: 1, ARRESTED: 2 } as const;
export type Fate = (typeof Fate)[keyof typeof Fate];

/** What has become of a Wolf's evidence. */
export const Evidence = { CARRIED: 0, DROPPED: 1, TAKEN: 2 } as const;
export type Evidence = (typeof Evidence)[keyof typeof Evidence];

/** What a Wolf keeps to themself: all marks, the last of which is where they are, and the circled one. */
export interface WolfBoard {
  marks: Mark[];
  dropped_at: number | null;
}

/** A number on a Wolf's board. */
export interface Mark {
  slot: number;
  station: number;
}

export interface RouteCard {
  start: number;
  drop_off: number;
  extraction: number;
}

/** Where a Wolf showed themself to be. */
export interface Message {
  round: number;
  wolf: number;
  station: number;
}

/** Everything, once the game is over. */
export interface SobakistanReview {
  route: RouteCard;
  wolves: WolfState[];
  trail: Card[];
  hand: number[];
  messages: Message[];
}

export type Step =
  | "PlaceStartingHint"
  | "ShedCoat"
  | "PlaceSquads"
  | "LiaisonTurn"
  | "JoinPack"
  | "WolvesTurn"
  | "BloodhoundTurn"
  | "CatcherReturns"
  | "RunAway"
  | "DropOrEscape";

export type Action =
  | PlaceHint
  | EndHints
  | HowlInCode
  | ShedYourCoat
  | ThrowOffTheScent
  | CallThePack
  | BlowAWhistle
  | Discard
  | DrawAnew
  | StayAway
  | JoinThePack
  | MoveTo
  | MarkTerritory
  | RunWithTheWolves
  | Stay
  | DoNothing
  | DropOff
  | Escape
  | ToPrecinct
  | ToDistrict
  | ToStation
  | ShuffleThroughDenunciations
  | Scour
  | EndHunt
  | DigUpInformation
  | CordonOffLine
  | CordonOffDistrict
  | SniffAround;

export type Remark =
  | HintIsFor
  | HintMeans
  | YouAreAway
  | YouAreLost
  | YouReachIt
  | RightWay
  | AmIRight
  | CanIReachIt
  | WhatIsItFor
  | WhichWord
  | NotUnderstood
  | ThinkSo
  | Say;

export type Event =
  | Said
  | RouteDrawn
  | StartsAt
  | Drew
  | StartingHint
  | SquadPlaced
  | RoundBegan
  | Hinted
  | HintedFaceDown
  | HintedInSecret
  | Howled
  | Whistled
  | CoatShed
  | HintsChanged
  | ScentThrown
  | PackCalled
  | LoneWolfRuns
  | Showed
  | Moved
  | Stayed
  | TerritoryMarked
  | RanFurther
  | AllMoved
  | SquadDrove
  | SquadReturned
  | SquadEntered
  | NobodyThere
  | Interrogated
  | EvidenceTaken
  | Arrested
  | CordonsLifted
  | Denounced
  | DugUp
  | Answered
  | LineCordoned
  | DistrictCordoned
  | Scoured
  | Sniffed
  | HuntOver
  | DroppedOff
  | Escaped
  | Delivered
  | NotDelivered
  | GotAway
  | LeftBehind;

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
  | HintNotInHand
  | NoNotLeft
  | EnoughHints
  | HintFirst
  | CardElsewhere
  | BeforeHints
  | NothingToDraw
  | NothingShed
  | NotInPlay
  | PrecinctTaken
  | NoSuchSquad
  | NotOnTheMap
  | CordonBetween
  | NotAdjacent
  | CordonedOff
  | NoStepLeft
  | SquadThere
  | SquadRests
  | NoMoveLeft
  | OutOfReach
  | NoSquadNear
  | NoEvidence
  | ResistanceWon
  | BloodhoundWon
  | BloodhoundWonTie;

export type View = SobakistanView;

export type Review = SobakistanReview;

/** What is said by the ids of messages, and the arguments that each takes. */
export interface Messages {
  "about": never;
  "option-open_routes": never;
  "station-name": "long" | "short";
  "counted": "n" | "thing";
  "map": never;
  "round": "round" | "rounds";
  "chapter": "round";
  "before": never;
  "before-short": never;
  "round-short": "round" | "rounds";
  "whole-map": never;
  "squads": never;
  "take-squad": "squad";
  "phases": never;
  "phase-liaison": never;
  "phase-wolves": never;
  "phase-bloodhound": never;
  "phase-evening": never;
  "station": "district" | "name" | "number";
  "station-short": "name" | "number";
  "district": "district";
  "district-cordoned": "district";
  "precinct": "precinct";
  "line": "line";
  "line-cordoned": "line";
  "lines": never;
  "cordoned": never;
  "choose-among": "count";
  "what": "place";
  "never": never;
  "squad": "squad";
  "squad-resting": "squad";
  "wolf-here": "wolf" | "you";
  "wolf-from": never;
  "wolf-last": "wolf" | "you";
  "wolf-shown": "round" | "wolf" | "you";
  "drop-here": "wolf" | "you";
  "start": never;
  "drop-off": never;
  "extraction": never;
  "path": "wolf" | "you";
  "places": never;
  "trail": never;
  "trail-empty": never;
  "starting-hint": never;
  "not": never;
  "not-hint": "hint";
  "hint-down": "negated";
  "hint-secret": never;
  "own-names": never;
  "table-names": never;
  "nots-left": "nots";
  "deck": "cards";
  "your-hand": never;
  "no-hand": never;
  "put-away": never;
  "hand-of": "cards";
  "hunting": never;
  "hunting-of": "cards" | "count";
  "no-cards": never;
  "dig-up": "wolf";
  "dig-ask": "wolf";
  "interrogated": never;
  "extra-step": never;
  "board-of": "wolf" | "you";
  "slot-start": never;
  "slot-start-label": never;
  "slot-label": "slot";
  "circled": never;
  "route": never;
  "covered": never;
  "shown-to": never;
  "shown-line": "round" | "station" | "wolf" | "you";
  "play-it": never;
  "does-howl": never;
  "does-whistle": never;
  "does-shed": never;
  "does-scent": never;
  "does-pack": never;
  "does-mark": never;
  "does-run": never;
  "does-shuffle": never;
  "does-scour": never;
  "does-sniff": never;
  "does-line": never;
  "does-district": never;
  "does-dig": never;
  "marks-start": never;
  "marks-done": never;
  "marks-whom": never;
  "marks-how": never;
  "marks-wipe": "subject" | "wolf";
  "marks-heading": never;
  "marks-none": never;
  "marks-nothing": "station";
  "marks-made": "mark" | "station";
  "mark-maybe": "subject" | "wolf";
  "mark-not": "subject" | "wolf";
  "mark-here": "subject" | "wolf";
  "marked-here": "stations";
  "marked-maybe": "stations";
  "marked-not": "stations";
  "routes-heading": never;
  "routes-heading-liaison": never;
  "routes-start": "count";
  "routes-done": never;
  "routes-again": "count";
  "routes-cards": "count";
  "routes-fit": "count" | "least" | "most";
  "routes-through": "count" | "place" | "station";
  "routes-how": never;
  "routes-how-liaison": never;
  "routes-many": "count";
  "routes-this-one": never;
  "routes-dropped": never;
  "now-starting-hint": never;
  "now-they-start": never;
  "now-shed": never;
  "now-they-shed": never;
  "now-squads": never;
  "now-they-squads": never;
  "now-hint": never;
  "now-hint-scent": never;
  "now-hint-more": never;
  "now-hint-end": never;
  "now-they-hint": never;
  "now-pack": "wolf";
  "now-they-pack": "waiting";
  "now-move": never;
  "now-they-move": "waiting";
  "now-hunt": "moves" | "squad";
  "now-tool": "squad" | "tool";
  "now-send-storm": never;
  "now-send-drop": never;
  "now-send-escape": never;
  "now-send-move": never;
  "now-move-end": never;
  "now-they-hunt": never;
  "now-catcher": "squad";
  "now-they-catch": "squad";
  "now-run": "evidence";
  "now-they-run": "waiting";
  "now-evening": never;
  "now-they-evening": "waiting";
  "groups-hint": never;
  "groups-not": never;
  "groups-end": never;
  "groups-cards": never;
  "groups-pack": never;
  "groups-whistle": "squad";
  "groups-shed": never;
  "groups-called": never;
  "groups-move": never;
  "groups-stay": never;
  "groups-evening": never;
  "groups-squad": "squad";
  "groups-dig": never;
  "groups-line": never;
  "groups-district": never;
  "groups-sniff": never;
  "to-district": "district";
  "to-precinct": "precinct";
  "to-station": "station";
  "remarks-hints": never;
  "remarks-wolves": "wolf";
  "remarks-ask": never;
  "remarks-taunt": never;
  "goal-more-Hunt": never;
  "goal-more-HuntWon": never;
  "goal-more-Guide": never;
  "goal-more-GuideOut": never;
  "goal-more-DropThenEscape": never;
  "goal-more-EscapeAfter": never;
  "goal-more-EscapeWithout": never;
  "goal-more-OutEscaped": never;
  "goal-more-OutArrested": never;
  "thing-squad": never;
  "thing-precinct": never;
  "thing-district": never;
  "thing-station": never;
  "thing-line": never;
  "thing-cordon": never;
  "thing-wolf": never;
  "thing-evidence": never;
  "thing-hunting-card": never;
  "thing-hint": never;
  "thing-not": never;
  "thing-trail": never;
  "thing-route": never;
  "thing-board": never;
}
