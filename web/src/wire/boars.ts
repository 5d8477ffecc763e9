// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

import type { AlreadyChosen, EmptyChain, GameOver, JustSaid, Limit, MoveEnds, NoSuchAction, NotPossible, NotSayable, NotYourTurn, Said, Unfinished } from "./engine";

export interface Draw {
  is: "Draw";
  cubes: number;
}

/** A vendetta whose number of black cubes was drawn. */
export interface Trigger {
  is: "Trigger";
  card: number;
}

/** Whom a vendetta is for. */
export interface Target {
  is: "Target";
  player: number;
}

/** A card of the player who was chosen. */
export interface Pick {
  is: "Pick";
  card: number;
}

export interface KeepMenu {
  is: "KeepMenu";
}

/** All four open cards go to the bottom of the deck. */
export interface ChangeMenu {
  is: "ChangeMenu";
}

export interface Buy {
  is: "Buy";
  card: number;
}

/** A diet card. */
export interface Use {
  is: "Use";
  card: number;
}

/** Use no more cubes, diets and tickets this turn. */
export interface Done {
  is: "Done";
}

/** A diet of one's boar card. */
export interface Eat {
  is: "Eat";
  meal: number;
}

export interface Ride {
  is: "Ride";
  transport: number;
}

/** One cube. */
export interface Pay {
  is: "Pay";
  colour: Colour;
}

/** The colours of food. */
export const Colour = { RED: 0, BLUE: 1, YELLOW: 2, GREEN: 3 } as const;
export type Colour = (typeof Colour)[keyof typeof Colour];

export interface Discard {
  is: "Discard";
  card: number;
}

export interface TakeOne {
  is: "TakeOne";
  colour: Colour;
}

/** Of the colour of the foodstuff space. */
export interface TakeThree {
  is: "TakeThree";
}

/** Of the predator's colour. */
export interface GiveOne {
  is: "GiveOne";
}

/** Of any colours. */
export interface GiveThree {
  is: "GiveThree";
}

/** Among equal cards, of which some can still do something this turn: one that cannot. */
export interface IdleCopy {
  is: "IdleCopy";
  card: number;
}

/** A boar card was dealt. */
export interface Chose {
  is: "Chose";
  seat: number;
  boar: number;
}

/** The lot has chosen who begins. */
export interface Begins {
  is: "Begins";
  seat: number;
}

/** A card was turned up for the market. */
export interface Revealed {
  is: "Revealed";
  card: number;
}

export interface Drew {
  is: "Drew";
  seat: number;
  red: number;
  blue: number;
  yellow: number;
  green: number;
  black: number;
}

/** Too many black cubes: all that was drawn is back in the bag. */
export interface Sickened {
  is: "Sickened";
  seat: number;
}

/** A vendetta takes effect, and lies at the bottom of the deck. */
export interface Triggered {
  is: "Triggered";
  seat: number;
  card: number;
}

export interface Overtook {
  is: "Overtook";
  seat: number;
  target: number;
  space: number;
}

/** An overtake vendetta on one's own boar. */
export interface Stepped {
  is: "Stepped";
  seat: number;
  space: number;
}

export interface PulledBack {
  is: "PulledBack";
  target: number;
  space: number;
}

/** Two cards of two players have changed places. */
export interface Switched {
  is: "Switched";
  one: number;
  card: number;
  other: number;
  other_card: number;
}

export interface Took {
  is: "Took";
  seat: number;
  target: number;
  card: number;
}

/** Which of a player's equal cards goes next: one that can still do something this turn, or an idle one. */
export interface ChoseCopy {
  is: "ChoseCopy";
  seat: number;
  card: number;
  idle: boolean;
}

/** A card went to the bottom of the deck. */
export interface Discarded {
  is: "Discarded";
  seat: number;
  card: number;
}

export interface MenuChanged {
  is: "MenuChanged";
  seat: number;
}

/** A card was bought for these cubes. */
export interface Bought {
  is: "Bought";
  seat: number;
  card: number;
  red: number;
  blue: number;
  yellow: number;
  green: number;
}

/** A diet card, and where it took the boar. */
export interface Used {
  is: "Used";
  seat: number;
  card: number;
  space: number;
}

/** A diet card that gave cubes. */
export interface Feasted {
  is: "Feasted";
  seat: number;
  card: number;
  red: number;
  blue: number;
  yellow: number;
  green: number;
}

export interface Rode {
  is: "Rode";
  seat: number;
  transport: number;
  space: number;
}

/** A diet of one's boar card. */
export interface Ate {
  is: "Ate";
  seat: number;
  meal: number;
  space: number;
}

export interface Bumped {
  is: "Bumped";
  seat: number;
  space: number;
}

/** Cubes from a space, for the bag. */
export interface Gained {
  is: "Gained";
  seat: number;
  red: number;
  blue: number;
  yellow: number;
  green: number;
}

/** A gatherer has added a cube of its colour. */
export interface Gathered {
  is: "Gathered";
  seat: number;
  card: number;
}

/** A predator got these cubes. */
export interface Fed {
  is: "Fed";
  seat: number;
  red: number;
  blue: number;
  yellow: number;
  green: number;
}

/** There was nothing to give to the predator. */
export interface Chased {
  is: "Chased";
  seat: number;
  space: number;
}

/** A boar is at the finish. */
export interface FirstHome {
  is: "FirstHome";
  seat: number;
}

/** Everybody has had so many turns: whoever is furthest ahead has won. */
export interface OutOfTurns {
  is: "OutOfTurns";
  turns: number;
}

/** The bag holds fewer. */
export interface TooFewCubes {
  is: "TooFewCubes";
  cubes: number;
}

/** A vendetta that can trigger must. */
export interface VendettasFirst {
  is: "VendettasFirst";
}

/** It did not lie in front of the player at the draw, or needs another number of black cubes. */
export interface NoVendetta {
  is: "NoVendetta";
  card: number;
}

/** Nobody is a legal target of that vendetta. */
export interface NoTarget {
  is: "NoTarget";
  card: number;
}

export interface NotATarget {
  is: "NotATarget";
  player: number;
}

/** Nobody sits there. */
export interface NoSuchPlayer {
  is: "NoSuchPlayer";
}

/** That card does not lie in front of the player. */
export interface NotInFront {
  is: "NotInFront";
  card: number;
}

/** Not one of the open cards. */
export interface NotOpen {
  is: "NotOpen";
  card: number;
}

/** One card a turn. */
export interface OnePurchase {
  is: "OnePurchase";
}

export interface TooDear {
  is: "TooDear";
  card: number;
  cost: number;
}

/** Each diet once a turn. */
export interface UsedUp {
  is: "UsedUp";
}

/** The cubes of the diet are not there. */
export interface TooLittleFood {
  is: "TooLittleFood";
}

/** That diet needs a draw without any cube of that colour. */
export interface ColourDrawn {
  is: "ColourDrawn";
  colour: Colour;
}

/** A portion diet needs just so many cubes. */
export interface NotThatMany {
  is: "NotThatMany";
  cubes: number;
}

/** The reserve has none of these. */
export interface NothingToGain {
  is: "NothingToGain";
}

/** A special diet needs a purchase to act on, made while it lay in front of the player. */
export interface NoPurchase {
  is: "NoPurchase";
}

/** There is nothing to discard. */
export interface NoOtherCard {
  is: "NoOtherCard";
}

/** Gatherers and vendettas work by themselves. */
export interface NotADiet {
  is: "NotADiet";
  card: number;
}

/** A diet of another boar. */
export interface NotYourBoar {
  is: "NotYourBoar";
}

/** A ticket needs just so many cubes of its colour, all of them still there. */
export interface NotTheTicket {
  is: "NotTheTicket";
  cubes: number;
  colour: Colour;
}

/** There is no station of that kind ahead. */
export interface LastStation {
  is: "LastStation";
  transport: number;
}

/** Cubes are paid colour by colour, and there must be enough for the rest. */
export interface PaidInOrder {
  is: "PaidInOrder";
}

/** The reserve has no cube of that colour. */
export interface NoneLeft {
  is: "NoneLeft";
  colour: Colour;
}

/** The equal cards do not differ: there is nothing to choose between them. */
export interface NotIdle {
  is: "NotIdle";
  card: number;
}

/** Neither the card that was just bought nor the one that is being used. */
export interface NotTheNewCard {
  is: "NotTheNewCard";
}

/** One seat's knowledge. `drawn` is this turn's draw, `hand` what is left of it, `used` the cards used. */
export interface BoarsView {
  seat: number | null;
  step: Step;
  actors: number[];
  held: number[];
  over: boolean;
  round: number;
  starter: number;
  turn: number;
  track: ([Ground, Colour | null])[];
  tickets: [number, number, number, number];
  spoiling: number;
  boars: BoarView[];
  market: Face[];
  reserve: Cubes;
  deck: number;
  drawn: Cubes;
  hand: Cubes;
  sick: boolean;
  bought: boolean;
  card: Face | null;
  due: number;
  paid: Cubes;
  used: Face[];
  eaten: [boolean, boolean];
}

/** What kind of space it is. */
export const Ground = { START: 0, FOODSTUFF: 1, PREDATOR: 2, STATION: 3, FINISH: 4 } as const;
export type Ground = (typeof Ground)[keyof typeof Ground];

/** A player: the boar, where it is, the cards in front, how many cubes are in the bag, and which, if shown. */
export interface BoarView {
  boar: number;
  meals: [number, number];
  diets: [Diet, Diet];
  space: number;
  cards: Face[];
  cubes: number;
  bag: Cubes | null;
}

/** One of the two diets of a boar, as views show it: the cubes it costs, by colour, and how far it carries. */
export interface Diet {
  eats: [number, number, number, number];
  moves: number;
}

/** What is printed on a card. `number` is of cubes to draw: all of them for a portion, black ones for a vendetta. */
export interface Face {
  card: number;
  kind: Kind;
  cost: number;
  colour: Colour | null;
  eats: [number, number, number, number];
  number: number | null;
  moves: number;
  gains: [number, number, number, number];
}

/** What a card does. */
export const Kind = { DIET: 0, NON_DIET: 1, MIDNIGHT_FEAST: 2, PORTION: 3, GATHERER: 4, KNOWLEDGE_IS_POWER: 5, BEST_SERVED_COLD: 6, COULDNT_CARE_LESS: 7, OVERTAKE: 8, PULLBACK: 9, SWITCHEROO: 10, FINDERS_KEEPERS: 11, SORRY_NOT_SORRY: 12 } as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Cubes by colour. */
export interface Cubes {
  red: number;
  blue: number;
  yellow: number;
  green: number;
  black: number;
}

/** Everything, once the game is over: all bags. */
export interface BoarsReview {
  boars: BoarView[];
  reserve: Cubes;
  turns: number;
}

export type Step =
  | "DrawCubes"
  | "TriggerVendetta"
  | "ChooseTarget"
  | "ChooseOwner"
  | "ChooseCard"
  | "Menu"
  | "UseCubes"
  | "PayForCard"
  | "DiscardCard"
  | "FoodstuffSpace"
  | "PredatorSpace"
  | "PayPredator"
  | "TransportStation";

export type Action =
  | Draw
  | Trigger
  | Target
  | Pick
  | KeepMenu
  | ChangeMenu
  | Buy
  | Use
  | Done
  | Eat
  | Ride
  | Pay
  | Discard
  | TakeOne
  | TakeThree
  | GiveOne
  | GiveThree
  | IdleCopy;

export type Remark = never;

export type Event =
  | Said
  | Chose
  | Begins
  | Revealed
  | Drew
  | Sickened
  | Triggered
  | Overtook
  | Stepped
  | PulledBack
  | Switched
  | Took
  | ChoseCopy
  | Discarded
  | MenuChanged
  | Bought
  | Used
  | Feasted
  | Rode
  | Ate
  | Bumped
  | Gained
  | Gathered
  | Fed
  | Chased;

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
  | FirstHome
  | OutOfTurns
  | TooFewCubes
  | VendettasFirst
  | NoVendetta
  | NoTarget
  | NotATarget
  | NoSuchPlayer
  | NotInFront
  | NotOpen
  | OnePurchase
  | TooDear
  | UsedUp
  | TooLittleFood
  | ColourDrawn
  | NotThatMany
  | NothingToGain
  | NoPurchase
  | NoOtherCard
  | NotADiet
  | NotYourBoar
  | NotTheTicket
  | LastStation
  | PaidInOrder
  | NoneLeft
  | NotIdle
  | NotTheNewCard;

export type View = BoarsView;

export type Review = BoarsReview;

/** What is said by the ids of messages, and the arguments that each takes. */
export interface Messages {
  "about": never;
  "option-bags": never;
  "option-bags-own": never;
  "option-bags-all": never;
  "option-bags-none": never;
  "counted": "n" | "thing";
  "cubes": "black" | "blue" | "green" | "red" | "yellow";
  "pile": "colour" | "n";
  "space-start": "space";
  "space-foodstuff": "colour" | "space";
  "space-predator": "colour" | "space";
  "space-station": "colour" | "space" | "transport";
  "space-finish": "space";
  "does-diet": "blue" | "gain_blue" | "gain_green" | "gain_red" | "gain_yellow" | "green" | "moves" | "red" | "yellow";
  "does-non_diet": "colour" | "moves";
  "does-midnight_feast": "colour" | "gain_blue" | "gain_green" | "gain_red" | "gain_yellow";
  "does-portion": "moves" | "number";
  "does-gatherer": "colour";
  "does-knowledge_is_power": "moves";
  "does-best_served_cold": "moves";
  "does-couldnt_care_less": "moves";
  "does-overtake": "colour" | "number";
  "does-pullback": "moves" | "number";
  "does-switcheroo": "number";
  "does-finders_keepers": "number";
  "does-sorry_not_sorry": "number";
  "over": never;
  "round": "round";
  "road": never;
  "boars-on-road": never;
  "boar-at": "boar" | "seat" | "space" | "you";
  "legend": never;
  "legend-food": never;
  "legend-predator": never;
  "legend-food-full": never;
  "legend-predator-full": never;
  "legend-station": "colour" | "cubes" | "transport";
  "market": never;
  "deck": "cards";
  "costs": "cost";
  "reserve": never;
  "reserve-holds": "cubes";
  "draws": "seat" | "you";
  "drew": "seat" | "you";
  "drew-cubes": "cubes" | "seat" | "you";
  "left": never;
  "left-cubes": "cubes";
  "sick-because": "black" | "seat" | "you";
  "sick-costs": never;
  "left-in-reserve": "n";
  "aimed-moves": "from" | "to";
  "aimed-past": "from" | "to";
  "aimed-cards": "cards";
  "note-why": "what" | "why";
  "now-you-send": never;
  "all-paid": never;
  "draw-how-many": never;
  "draw-number": "cubes";
  "draw-number-risk": "chance" | "cubes";
  "draw-fewer": never;
  "draw-more": never;
  "draw-go": "cubes";
  "draw-covered": never;
  "draw-uncounted": "cubes";
  "sick-by": "black";
  "vendetta-by": "black" | "cards";
  "percent": "n";
  "percent-under": never;
  "percent-over": never;
  "a-purchase": never;
  "done-go-on": never;
  "then-food": "colour";
  "then-predator": "colour";
  "then-station": "colour";
  "then-nothing": never;
  "unused": "things";
  "unused-none": never;
  "bag": never;
  "bag-of": "cubes" | "seat" | "you";
  "in-bag": "cubes";
  "in-bag-covered": "cubes";
  "hidden-bag": never;
  "your-cards": never;
  "no-cards": never;
  "boar-eats": "boar" | "first" | "second";
  "boar-on": "boar" | "place";
  "diet-of": "boar" | "meal";
  "diet-of-eaten": "boar" | "meal";
  "used": never;
  "card-does": "card" | "does";
  "card-does-used": "card" | "does";
  "choose-card": "action" | "does";
  "all-cards": never;
  "short-of": "left" | "seat" | "you";
  "turns": "turns";
  "now-draw": "seat" | "you";
  "now-you-draw": "black";
  "now-vendetta": "seat" | "you";
  "now-you-vendetta": "black";
  "now-you-trigger": "black" | "card";
  "now-you-overtake": "card";
  "now-you-pull-back": "card" | "moves";
  "now-you-switch": "card";
  "now-you-switch-with": "card";
  "now-you-take-from": "card";
  "now-you-strip": "card";
  "now-you-pick": "card";
  "now-menu": "seat" | "you";
  "now-you-menu": never;
  "now-use": "seat" | "you";
  "now-you-use": never;
  "now-you-done": never;
  "now-you-sick": "black";
  "now-you-sick-only": "black";
  "now-pay": "seat" | "you";
  "now-you-pay": "due";
  "now-you-pay-for": "card" | "due";
  "now-discard": "seat" | "you";
  "now-you-discard": never;
  "now-you-discard-to-move": "card" | "moves";
  "now-food": "seat" | "you";
  "now-you-food": "colour";
  "now-predator": "seat" | "you";
  "now-you-predator": "colour";
  "now-station": "seat" | "you";
  "now-you-station": never;
  "draw": never;
  "trigger": never;
  "target": never;
  "pick": never;
  "menu": never;
  "keep": never;
  "change": never;
  "buy": never;
  "buy-for": "card" | "cost";
  "diet": never;
  "ride": never;
  "ride-for": "colour" | "cubes" | "transport";
  "done": never;
  "pay-title": never;
  "discard": never;
  "live-copy": "card";
  "idle-copy": "card";
  "take": never;
  "take-three": "colour";
  "one": "colour";
  "give": never;
  "give-three": never;
  "turn-of": "seat" | "you";
  "how-many-Draw": "high" | "low";
  "goal-more-SetOff": never;
  "goal-more-Lead": never;
  "goal-more-Level": never;
  "goal-more-CatchUp": never;
  "thing-diet": never;
  "thing-fast": never;
  "thing-feast": never;
  "thing-portion": never;
  "thing-gatherer": never;
  "thing-book": never;
  "thing-dish": never;
  "thing-shrug": never;
  "thing-vendetta": never;
  "thing-meal": never;
  "thing-ticket": never;
  "thing-food": never;
  "thing-black": never;
  "thing-bag": never;
  "thing-menu": never;
  "thing-reserve": never;
  "thing-foodstuff": never;
  "thing-predator": never;
  "thing-station": never;
  "thing-start": never;
  "thing-finish": never;
  "thing-boar": never;
}
