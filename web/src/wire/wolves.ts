// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

import type { AlreadyChosen, EmptyChain, GameOver, JustSaid, Limit, MoveEnds, NoSuchAction, NotPossible, NotSayable, NotYourTurn, Said, Unfinished } from "./engine";

export interface PickCommunity {
  is: "PickCommunity";
  community: Community;
}

export const Community = { ATINZINA: 0, CHIGWAMI: 1, MASAKAT: 2, PAHANIS: 3, THIMI: 4, WAYATIN: 5 } as const;
export type Community = (typeof Community)[keyof typeof Community];

export interface Draw {
  is: "Draw";
}

export interface Stop {
  is: "Stop";
}

/** Stop, with a token that Determination gives. */
export interface StopWith {
  is: "StopWith";
  resource: Resource;
}

/** What communities need, and what tokens are of. */
export const Resource = { FISH: 0, CORN: 1, BISON: 2 } as const;
export type Resource = (typeof Resource)[keyof typeof Resource];

/** Look at the top of one's deck, as Know the Land allows; then put the cards back one by one. */
export interface Look {
  is: "Look";
}

/** The first card put back is the first to be drawn. */
export interface PutOnTop {
  is: "PutOnTop";
  card: Card;
}

/** The cards of a player deck; resources come first and have the same numbers. */
export const Card = { FISH: 0, CORN: 1, BISON: 2, LEADER: 3, FOREST: 4 } as const;
export type Card = (typeof Card)[keyof typeof Card];

/** So many tokens and leaders; the rest comes from the hand, as far as it goes. */
export interface Pay {
  is: "Pay";
  resource: Resource;
  tokens: number;
  leaders: number;
}

export interface GiveTo {
  is: "GiveTo";
  receiver: number;
}

export interface EndGifting {
  is: "EndGifting";
}

export interface Give {
  is: "Give";
  piece: Piece;
}

/** What a gift is made of: cards, with their numbers, then tokens. */
export const Piece = { FISH_CARD: 0, CORN_CARD: 1, BISON_CARD: 2, LEADER: 3, FISH_TOKEN: 4, CORN_TOKEN: 5, BISON_TOKEN: 6 } as const;
export type Piece = (typeof Piece)[keyof typeof Piece];

/** The offer is complete. */
export interface HandOver {
  is: "HandOver";
}

export interface Take {
  is: "Take";
  piece: Piece;
}

export interface TakeNoMore {
  is: "TakeNoMore";
}

export interface TakeAll {
  is: "TakeAll";
}

/** What a leader among the gifts stands for. */
export interface LeaderAs {
  is: "LeaderAs";
  resource: Resource;
}

/** A token that goes into the reserve, where not all of a gift fits. */
export interface Keep {
  is: "Keep";
  resource: Resource;
}

/** A token that The More You Share gives. */
export interface ShareToken {
  is: "ShareToken";
  resource: Resource;
}

/** A third token, as No Waste allows. */
export interface AddThird {
  is: "AddThird";
  resource: Resource;
}

export interface AddNone {
  is: "AddNone";
}

export interface Learn {
  is: "Learn";
  knowledge: Knowledge;
}

export const Knowledge = { KNOW_THE_LAND: 0, NO_WASTE: 1, SHOWING_OFF: 2, DETERMINATION: 3, PRESERVATION: 4, THE_MORE_YOU_SHARE: 5 } as const;
export type Knowledge = (typeof Knowledge)[keyof typeof Knowledge];

export interface LearnNothing {
  is: "LearnNothing";
}

/** How many tokens of a kind the reserve shall hold after this turn. */
export interface Store {
  is: "Store";
  resource: Resource;
  number: number;
}

/** The More You Share may be left for another gift. */
export interface ShareNothing {
  is: "ShareNothing";
}

export interface ILack {
  is: "ILack";
  number: number;
  resource: Resource;
}

export interface IOverstretched {
  is: "IOverstretched";
}

export interface StopDrawing {
  is: "StopDrawing";
}

export interface TookCommunity {
  is: "TookCommunity";
  seat: number;
  community: Community;
}

export interface TurnBegan {
  is: "TurnBegan";
  turn: number;
}

/** An availability card: everybody removes such a card, if they have one. */
export interface Scarce {
  is: "Scarce";
  resource: Resource;
}

/** The last turn: cards turned up from a deck, and out of the game. */
export interface WinterTook {
  is: "WinterTook";
  seat: number;
  number: number;
  card: Card;
}

/** A player who overstretched in the turn before does not gather. */
export interface Skips {
  is: "Skips";
  seat: number;
}

/** A player has drawn a card into the hand. */
export interface Drew {
  is: "Drew";
  seat: number;
}

/** To one seat: which card it was. */
export interface DrewCard {
  is: "DrewCard";
  card: Card;
}

/** A leader was drawn and lies face up, with as many as there are now. */
export interface DrewLeader {
  is: "DrewLeader";
  seat: number;
  leaders: number;
}

export interface Overstretched {
  is: "Overstretched";
  seat: number;
}

export interface Stopped {
  is: "Stopped";
  seat: number;
  cards: number;
  leaders: number;
}

/** A token from Determination. */
export interface Determined {
  is: "Determined";
  seat: number;
  resource: Resource;
}

/** A player has looked at the top cards of their deck. */
export interface Looked {
  is: "Looked";
  seat: number;
  cards: number;
}

/** To one seat: a card looked at. */
export interface Saw {
  is: "Saw";
  card: Card;
}

/** A player has put back one of the cards that they had looked at. */
export interface PutBack {
  is: "PutBack";
  seat: number;
}

/** To one seat: which card it was, and its place in the order of drawing. */
export interface PutBackCard {
  is: "PutBackCard";
  card: Card;
  place: number;
}

/** A rank of the first turn. */
export interface FirstRank {
  is: "FirstRank";
  rank: number;
  seat: number;
}

/** Status for drawing few leaders, and where the marker came to stand. */
export interface Conserved {
  is: "Conserved";
  seat: number;
  gain: number;
  status: number;
}

export interface Paid {
  is: "Paid";
  seat: number;
  number: number;
  resource: Resource;
  means: Means;
}

/** What needs are paid with. */
export const Means = { CARDS: 0, TOKENS: 1, LEADERS: 2 } as const;
export type Means = (typeof Means)[keyof typeof Means];

export interface NeedsMet {
  is: "NeedsMet";
  seat: number;
}

/** A need that is not met yet. */
export interface Lacks {
  is: "Lacks";
  seat: number;
  number: number;
  resource: Resource;
}

/** A part of an offer. */
export interface Offered {
  is: "Offered";
  giver: number;
  receiver: number;
  number: number;
  piece: Piece;
}

/** A part of an accepted gift. */
export interface Took {
  is: "Took";
  receiver: number;
  giver: number;
  number: number;
  piece: Piece;
}

export interface Refused {
  is: "Refused";
  receiver: number;
  giver: number;
}

export interface LeaderBecame {
  is: "LeaderBecame";
  receiver: number;
  number: number;
  resource: Resource;
}

/** What became of a gift, by resource: so many tokens for needs, for the reserve, and turned into status. */
export interface Arrived {
  is: "Arrived";
  receiver: number;
  resource: Resource;
  needs: number;
  reserve: number;
  status: number;
}

/** The giver's status for a gift. */
export interface Generous {
  is: "Generous";
  giver: number;
  gain: number;
  status: number;
}

/** The receiver's status for what no longer fitted. */
export interface Overflowed {
  is: "Overflowed";
  receiver: number;
  gain: number;
  status: number;
}

/** A token from The More You Share. */
export interface Shared {
  is: "Shared";
  seat: number;
  resource: Resource;
}

/** The More You Share was left for another gift. */
export interface SharedNothing {
  is: "SharedNothing";
  seat: number;
}

export interface EndedGifting {
  is: "EndedGifting";
  seat: number;
}

/** A third token from No Waste. */
export interface DidNotWaste {
  is: "DidNotWaste";
  seat: number;
  resource: Resource;
}

export interface Learned {
  is: "Learned";
  seat: number;
  knowledge: Knowledge;
}

/** A player has turned everything in: the reserve after it, and the status that the rest brought. */
export interface Reconciled {
  is: "Reconciled";
  seat: number;
  fish: number;
  corn: number;
  bison: number;
  gain: number;
  status: number;
}

/** A rank at the end of a turn, with its awards. */
export interface Ranked {
  is: "Ranked";
  rank: number;
  seat: number;
  awards: number;
}

/** Somebody else has that community. */
export interface Taken {
  is: "Taken";
}

/** Nobody stops before the first card. */
export interface DrawFirst {
  is: "DrawFirst";
}

/** It takes a knowledge card that the player does not have. */
export interface NotKnown {
  is: "NotKnown";
  knowledge: Knowledge;
}

/** Once a turn. */
export interface LookedAlready {
  is: "LookedAlready";
}

/** The cards looked at go back before anything else. */
export interface PutBackFirst {
  is: "PutBackFirst";
}

/** Not a card that was looked at. */
export interface NotAmongThese {
  is: "NotAmongThese";
}

/** Determination is for those who drew on. */
export interface NotBold {
  is: "NotBold";
}

/** Determination gives a token: which one? */
export interface ChooseToken {
  is: "ChooseToken";
}

/** The reserve cannot hold more. */
export interface NoRoom {
  is: "NoRoom";
}

/** Needs are paid, and reserves settled, resource by resource. */
export interface InOrder {
  is: "InOrder";
  resource: Resource;
}

/** Not so many tokens or leaders there. */
export interface TooFew {
  is: "TooFew";
}

/** More than is needed. */
export interface TooMany {
  is: "TooMany";
}

/** As many needs must be met as can be. */
export interface CoverAll {
  is: "CoverAll";
}

/** Gifts go to others. */
export interface NotThemself {
  is: "NotThemself";
}

/** Nobody sits there. */
export interface NoSuchPlayer {
  is: "NoSuchPlayer";
}

/** One offer to each player and turn. */
export interface OneOffer {
  is: "OneOffer";
  seat: number;
}

/** Neither resources nor leaders nor tokens. */
export interface NothingToGive {
  is: "NothingToGive";
}

/** A gift has one piece at least. */
export interface NothingOffered {
  is: "NothingOffered";
}

/** No more of that piece. */
export interface NotThere {
  is: "NotThere";
  piece: Piece;
}

/** A wild token goes to a need while there is one. */
export interface NeededFirst {
  is: "NeededFirst";
}

/** Whoever takes one token of The More You Share takes the other, too. */
export interface BothTokens {
  is: "BothTokens";
}

/** No Waste makes three out of exactly two. */
export interface NotTwo {
  is: "NotTwo";
}

/** All copies of a knowledge card are taken. */
export interface NoCopyLeft {
  is: "NoCopyLeft";
}

/** Nobody has the same knowledge card twice. */
export interface KnownAlready {
  is: "KnownAlready";
}

/** A knowledge card takes two leaders. */
export interface TooFewLeaders {
  is: "TooFewLeaders";
}

/** There are not enough tokens and cards for that. */
export interface NotSoMany {
  is: "NotSoMany";
}

/** Needs were not met, and all have lost. */
export interface Starved {
  is: "Starved";
  seats: number[];
}

/** All have won, and one is chief. */
export interface Chief {
  is: "Chief";
  seat: number;
  awards: number;
}

/** All have won, and several have the most awards. */
export interface NoChief {
  is: "NoChief";
  seats: number[];
  awards: number;
}

/** One seat's knowledge. The hand, the cards looked at and those on top of the deck are its own. */
export interface WolvesView {
  seat: number | null;
  step: Step;
  actors: number[];
  held: number[];
  over: boolean;
  turn: number;
  last_turn: number;
  needs: number;
  mats: Mat[];
  order: number[];
  acting: number | null;
  revealed: Availability;
  availability: Availability;
  lessons: number[];
  receiver: number | null;
  offered: number[];
  offer: Offer;
  taken: Offer;
  named: Tokens3;
  kept: Tokens3;
  hand: Pile | null;
  looking: Card[];
  top: Card[];
  learning: boolean;
  stored: Tokens3;
}

/** A player's community, for everybody to see. `deck` is all that is left of their cards, wherever they are. */
export interface Mat {
  community: Community | null;
  rank: number | null;
  status: number;
  awards: number;
  knowledge: Knowledge[];
  deck: Pile;
  gathering: Gathering;
  cards: number;
  leaders: number;
  looked: boolean;
  reserve: Tokens3;
  room: number;
  paid: Payment;
  unmet: Needs3;
}

/** Cards by kind. */
export interface Pile {
  fish: number;
  corn: number;
  bison: number;
  leader: number;
  forest: number;
}

/** How far a player's gathering is. */
export const Gathering = { DRAWING: 0, STOPPED: 1, OVERSTRETCHED: 2, SKIPPING: 3 } as const;
export type Gathering = (typeof Gathering)[keyof typeof Gathering];

/** Tokens by resource. */
export interface Tokens3 {
  fish: number;
  corn: number;
  bison: number;
}

/** What lies on the needs of a mat: cards, tokens and leaders, by resource. */
export interface Payment {
  cards: Needs3;
  tokens: Needs3;
  leaders: Needs3;
}

/** Needs by resource. */
export interface Needs3 {
  fish: number;
  corn: number;
  bison: number;
}

/** Availability cards by resource. */
export interface Availability {
  fish: number;
  corn: number;
  bison: number;
}

/** A gift: cards from the hand, leaders, tokens from the reserve. */
export interface Offer {
  fish_cards: number;
  corn_cards: number;
  bison_cards: number;
  leaders: number;
  fish_tokens: number;
  corn_tokens: number;
  bison_tokens: number;
}

/** Everything, once the game is over: what was in the hands, if it ended badly. */
export interface WolvesReview {
  communities: Community[];
  order: number[];
  awards: number[];
  hands: Pile[];
  unmet: Needs3[];
}

export type Step =
  | "Picking"
  | "Gathering"
  | "Needs"
  | "Gifting"
  | "Giving"
  | "Taking"
  | "Naming"
  | "Keeping"
  | "Sharing"
  | "AddingThird"
  | "Reconciling";

export type Action =
  | PickCommunity
  | Draw
  | Stop
  | StopWith
  | Look
  | PutOnTop
  | Pay
  | GiveTo
  | EndGifting
  | Give
  | HandOver
  | Take
  | TakeNoMore
  | TakeAll
  | LeaderAs
  | Keep
  | ShareToken
  | AddThird
  | AddNone
  | Learn
  | LearnNothing
  | Store
  | ShareNothing;

export type Remark = ILack | IOverstretched | StopDrawing;

export type Event =
  | Said
  | TookCommunity
  | TurnBegan
  | Scarce
  | WinterTook
  | Skips
  | Drew
  | DrewCard
  | DrewLeader
  | Overstretched
  | Stopped
  | Determined
  | Looked
  | Saw
  | PutBack
  | PutBackCard
  | FirstRank
  | Conserved
  | Paid
  | NeedsMet
  | Lacks
  | Offered
  | Took
  | Refused
  | LeaderBecame
  | Arrived
  | Generous
  | Overflowed
  | Shared
  | SharedNothing
  | EndedGifting
  | DidNotWaste
  | Learned
  | Reconciled
  | Ranked;

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
  | Taken
  | DrawFirst
  | NotKnown
  | LookedAlready
  | PutBackFirst
  | NotAmongThese
  | NotBold
  | ChooseToken
  | NoRoom
  | InOrder
  | TooFew
  | TooMany
  | CoverAll
  | NotThemself
  | NoSuchPlayer
  | OneOffer
  | NothingToGive
  | NothingOffered
  | NotThere
  | NeededFirst
  | BothTokens
  | NotTwo
  | NoCopyLeft
  | KnownAlready
  | TooFewLeaders
  | NotSoMany
  | Starved
  | Chief
  | NoChief;

export type View = WolvesView;

export type Review = WolvesReview;

/** What is said by the ids of messages, and the arguments that each takes. */
export interface Messages {
  "about": never;
  "option-communities": never;
  "option-communities-dealt": never;
  "option-communities-mixed": never;
  "option-communities-picked": never;
  "used-needs": never;
  "used-reserve": never;
  "used-status": never;
  "now-over": never;
  "now-pick": never;
  "now-picks": "seat" | "you";
  "now-looking": never;
  "now-first-draw": never;
  "now-draw": "leaders" | "left";
  "now-stop": never;
  "now-gathers": "seats" | "you";
  "now-pay": never;
  "now-pay-resource": "resource";
  "now-pay-forced": "resource";
  "now-paid": never;
  "now-pays": "seat" | "you";
  "now-gift": "hungry";
  "now-gift-nothing": never;
  "now-end-gifting": never;
  "now-gifts": "seat" | "you";
  "now-give": "receiver";
  "now-given": "receiver";
  "now-take": "giver";
  "now-taken": never;
  "now-takes": "giver" | "seat" | "you";
  "now-name": never;
  "now-keep": never;
  "now-share": never;
  "now-no-waste": never;
  "now-learn": never;
  "now-store": never;
  "now-store-resource": "resource";
  "now-stored": never;
  "now-decides": "seat" | "you";
  "now-settles": "seat" | "you";
  "turn": "turn";
  "turn-of": "turn" | "turns";
  "step-name": "step";
  "the-end": never;
  "winter-took": never;
  "winter-took-you": never;
  "scarce-now": never;
  "scarce-count": "count" | "resource";
  "left": "bison" | "corn" | "fish";
  "track": never;
  "status": never;
  "status-count": "status";
  "at": "seat" | "status" | "you";
  "empty-gift": never;
  "taken-piece": "piece";
  "stores": never;
  "covered": never;
  "needs": "all" | "met" | "missing" | "resource";
  "needs-ready": "all" | "met" | "ready" | "resource";
  "lacks": "bison" | "corn" | "fish" | "you";
  "lacked": "bison" | "corn" | "fish" | "seat" | "turn" | "you";
  "in-reserve": "count" | "resource";
  "rank": "rank";
  "rank-short": "rank";
  "awards": "awards";
  "drawn": "cards";
  "leaders-up": "leaders";
  "leaders-places": "leaders" | "left";
  "leaders-broken": never;
  "knows": "knowledge";
  "stopped": "you";
  "overstretched": "you";
  "overstretched-brief": never;
  "skips": "you";
  "draws": never;
  "fed": "you";
  "hand": never;
  "latest": never;
  "own-mat": never;
  "note-close": never;
  "hand-empty": never;
  "needs-caption": never;
  "reserve-caption": "held" | "room";
  "deck-left": "count";
  "deck": never;
  "counted-card": "card" | "count";
  "counted-resource": "count" | "resource";
  "top": never;
  "top-short": never;
  "draw-hint": never;
  "draw-enough": never;
  "draw-enough-hint": never;
  "draw-leader": never;
  "draw-leader-hint": never;
  "draw-halt": never;
  "risk": "cards" | "leaders";
  "risk-last": "cards" | "leaders";
  "hold": "piece";
  "face-down": never;
  "pick": never;
  "has": "bison" | "corn" | "fish";
  "gather": never;
  "draw-short": never;
  "stop-short": never;
  "stop-with": never;
  "look-short": never;
  "put-back": never;
  "pay": "resource";
  "payment": "leaders" | "others" | "tokens";
  "pay-forced": "resource";
  "pay-plain": never;
  "pay-plain-hint": never;
  "pay-ready": never;
  "give-to": never;
  "give": never;
  "offer-it": never;
  "fill": "count" | "receiver" | "resource";
  "gift-for": "receiver";
  "gift-add-first": never;
  "gift-add": never;
  "gift-nothing": never;
  "gift-hungry": "seats";
  "gift-free": never;
  "gift-how": never;
  "give-no-more": never;
  "go-on": never;
  "offer-short": "count";
  "gift-from": "giver";
  "take-all": never;
  "take-no-more": never;
  "so-far": never;
  "take": never;
  "leader-as": never;
  "keep": never;
  "share": never;
  "share-nothing": never;
  "third": never;
  "add-none": never;
  "learn": never;
  "learn-nothing": never;
  "lesson-does": "knowledge";
  "store": "resource";
  "store-forced": "number" | "resource";
  "store-most": never;
  "store-most-hint": never;
  "store-none": never;
  "store-none-hint": never;
  "say-needs": never;
  "say-other": never;
  "lessons": never;
  "lesson": "knowledge";
  "known": never;
  "copies-left": "count";
  "owned-by": "seats";
  "decks": never;
  "player": never;
  "no-community": never;
  "communities": never;
  "chief": never;
  "hand-at-end": never;
  "unmet-at-end": never;
  "how-many-Store": "high" | "low" | "resource";
  "goal-more-Lead": never;
  "goal-more-Gather": never;
  "goal-more-GatherMore": never;
  "goal-more-Short": never;
  "goal-more-Ready": never;
  "goal-more-Lacking": never;
  "goal-more-Help": never;
  "goal-more-Climb": never;
  "thing-need": never;
  "thing-leader": never;
  "thing-knowledge": never;
  "thing-status": never;
  "thing-rank": never;
  "thing-award": never;
  "thing-reserve": never;
  "thing-deck": never;
  "thing-forest": never;
  "thing-availability": never;
  "thing-gift": never;
}
