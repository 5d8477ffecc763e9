// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

/** The game has not begun yet. */
export interface NotBegun {
  is: "NotBegun";
}

/** That belongs to the lobby. */
export interface BegunAlready {
  is: "BegunAlready";
}

/** Nobody plays in a pause. */
export interface TablePaused {
  is: "TablePaused";
}

/** There is no pause that could end. */
export interface NotPaused {
  is: "NotPaused";
}

/** There is nothing left to play. */
export interface GameEnded {
  is: "GameEnded";
}

/** The table is closed, for good. */
export interface TableClosed {
  is: "TableClosed";
}

/** That has to wait for the end of the game. */
export interface NotOverYet {
  is: "NotOverYet";
}

/** That can be done only while a game runs. */
export interface OnlyInGame {
  is: "OnlyInGame";
}

/** What one chose by is not what is there now. */
export interface ChoicesChanged {
  is: "ChoicesChanged";
}

/** The server has been upgraded: what was chosen before no longer counts. */
export interface RulesChanged {
  is: "RulesChanged";
}

/** The database did not take it, so it has not happened. */
export interface NotKept {
  is: "NotKept";
}

/** Only those who sit here can do that. */
export interface OnlyWatching {
  is: "OnlyWatching";
}

/** Only the host can do that. */
export interface OnlyHost {
  is: "OnlyHost";
}

/** Somebody whose page is closed cannot be the host. */
export interface HostMustBeHere {
  is: "HostMustBeHere";
}

/** The host cannot close a game that others play. */
export interface StillPlaying {
  is: "StillPlaying";
  names: string[];
}

/** There is no such seat. */
export interface SeatNotThere {
  is: "SeatNotThere";
}

/** A person has that seat. */
export interface SeatTaken {
  is: "SeatTaken";
}

/** No person has that seat. */
export interface SeatFree {
  is: "SeatFree";
}

/** Nobody frees their own seat like this. */
export interface OwnSeat {
  is: "OwnSeat";
}

/** The host has freed one's seat just now. */
export interface SeatFreed {
  is: "SeatFreed";
}

/** The host has freed one's seat at this table before. */
export interface FreedHere {
  is: "FreedHere";
}

/** The host has freed one's seat at the table that goes on. */
export interface FreedNext {
  is: "FreedNext";
}

/** The seat is played on another device now. */
export interface SeatElsewhere {
  is: "SeatElsewhere";
}

/** One has a seat here already. */
export interface AnotherSeat {
  is: "AnotherSeat";
}

/** One has seen another hand of this game. */
export interface SeenAnother {
  is: "SeenAnother";
}

/** A bot plays for oneself; it has to be stopped first. */
export interface BotPlays {
  is: "BotPlays";
}

/** A bot plays for oneself already. */
export interface BotPlaysAlready {
  is: "BotPlaysAlready";
}

/** A bot plays in that seat already. */
export interface BotPlaysThere {
  is: "BotPlaysThere";
}

/** One's time was over, so the bot decides this. */
export interface BotDecides {
  is: "BotDecides";
}

/** The game has bots, but none called that. */
export interface NoSuchBot {
  is: "NoSuchBot";
  bots: string[];
}

/** Nobody can be called that. */
export interface BadName {
  is: "BadName";
  longest: number;
}

/** Too many are called that already. */
export interface NameTaken {
  is: "NameTaken";
}

/** Somebody has that colour. */
export interface ColourTaken {
  is: "ColourTaken";
}

/** There is no game of that name. */
export interface NoSuchGame {
  is: "NoSuchGame";
}

/** The game is not for so many. */
export interface WrongSeats {
  is: "WrongSeats";
  title: string;
  fewest: number;
  most: number;
}

/** More people sit here than that. */
export interface TooFewSeats {
  is: "TooFewSeats";
  people: number;
}

/** The game has no such option, or not with that value; the detail is for developers. */
export interface WrongOption {
  is: "WrongOption";
  detail: string;
}

/** There is no such tempo. */
export interface NoSuchTempo {
  is: "NoSuchTempo";
  tempos: string[];
}

/** There is no such language. */
export interface NoSuchLanguage {
  is: "NoSuchLanguage";
  languages: string[];
}

/** Somebody's own numbers do not fit the game; the line is 0 where none is to blame. The detail is English. */
export interface BadNumbers {
  is: "BadNumbers";
  line: number;
  detail: string;
}

/** The game has no numbers that could be replaced. */
export interface NoNumbers {
  is: "NoNumbers";
  title: string;
}

/** Somebody is not ready. */
export interface NotReady {
  is: "NotReady";
  names: string[];
}

/** Only who sits here alone can start at once. */
export interface OthersSitHere {
  is: "OthersSitHere";
}

/** Nobody has to play for somebody who is here. */
export interface TheyAreHere {
  is: "TheyAreHere";
}

/** At a table with a clock, the clock says when a bot plays for somebody. */
export interface ClockDecides {
  is: "ClockDecides";
}

/** Somebody has not been away for as long as it takes. */
export interface JustGone {
  is: "JustGone";
  seconds: number;
  minutes: number;
  name: string;
}

/** Some have not agreed yet that somebody new sees a hand of this game. */
export interface MustAgree {
  is: "MustAgree";
  names: string[];
}

/** It is too early to end the host's pause alone: a pause has to last for so long. */
export interface PauseHolds {
  is: "PauseHolds";
  seconds: number;
  minutes: number;
}

/** The others did not want a pause. */
export interface PauseJustEnded {
  is: "PauseJustEnded";
}

/** There were too many pauses of late. */
export interface EnoughPauses {
  is: "EnoughPauses";
}

/** There is no free chat at this table. */
export interface NoChat {
  is: "NoChat";
}

/** There is nothing to say. */
export interface NothingSaid {
  is: "NothingSaid";
}

/** Enough has been said at this table. */
export interface ChatFull {
  is: "ChatFull";
}

/** At this table nobody can ask what a good player would do. */
export interface NoHints {
  is: "NoHints";
}

/** Too many ask at once what a good player would do. */
export interface HintsBusy {
  is: "HintsBusy";
}

/** There is no such table, or not any more. */
export interface NoSuchTable {
  is: "NoSuchTable";
}

/** No table has that code. */
export interface NoSuchInvite {
  is: "NoSuchInvite";
}

/** A one-time code that does not work, or no longer. */
export interface CodeSpent {
  is: "CodeSpent";
}

/** There is nothing at that address. */
export interface NothingHere {
  is: "NothingHere";
}

/** The host did not want everything to be seen. */
export interface KeepsSecrets {
  is: "KeepsSecrets";
}

/** What others know is shown only when the game is over. */
export interface ShownAtEnd {
  is: "ShownAtEnd";
}

/** A game that went on by other rules than it began with cannot be told. */
export interface RulesChangedOnTheWay {
  is: "RulesChangedOnTheWay";
}

/** The file is no replay, or damaged. The detail is English. */
export interface NoReplay {
  is: "NoReplay";
  detail: string;
}

/** The replay is of a game that is not here. */
export interface OtherGame {
  is: "OtherGame";
  name: string;
}

/** The replay is of other rules than those that are here. */
export interface OtherVersion {
  is: "OtherVersion";
  title: string;
  version: number;
  here: number;
}

/** The replay has too many bytes or moves to be shown. */
export interface FileTooLong {
  is: "FileTooLong";
}

/** That was too much at once. */
export interface TooFast {
  is: "TooFast";
  seconds: number;
  minutes: number;
}

/** Too many codes that do not work. */
export interface TooManyGuesses {
  is: "TooManyGuesses";
  seconds: number;
  minutes: number;
}

/** Too many new tables from one address. */
export interface TooManyTables {
  is: "TooManyTables";
  seconds: number;
  minutes: number;
}

/** There is no room for more connections. */
export interface HouseFull {
  is: "HouseFull";
  seconds: number;
  minutes: number;
}

/** The server holds as much as it can. */
export interface TooBusy {
  is: "TooBusy";
  seconds: number;
  minutes: number;
}

/** So many replays are being looked at that one more has to wait. */
export interface TooManyStories {
  is: "TooManyStories";
  seconds: number;
  minutes: number;
}

/** A page that asks faster than it may is let go, and comes back. */
export interface Flooded {
  is: "Flooded";
}

/** A seat is open in too many pages, or too many watch. */
export interface TooManyPages {
  is: "TooManyPages";
}

/** Too much waits for those at one address. */
export interface TooMuchUnread {
  is: "TooMuchUnread";
}

/** The table is brought back from what is kept of it. */
export interface SetUpAgain {
  is: "SetUpAgain";
}

/** The server is being restarted. */
export interface Restarting {
  is: "Restarting";
}

/** It is not ready for anybody just now. */
export interface ComeBack {
  is: "ComeBack";
}

/** The database does not let itself be read at the moment. */
export interface CannotRead {
  is: "CannotRead";
}

/** Something is wrong with the server. */
export interface OurMistake {
  is: "OurMistake";
}

/** What was asked makes no sense. The detail is English, for developers. */
export interface Misunderstood {
  is: "Misunderstood";
  detail: string;
}

/** The first frame did not come, or is no hello. */
export interface NoHello {
  is: "NoHello";
}

/** That is no text, or too long. */
export interface NoFrame {
  is: "NoFrame";
}

/** Another hello. */
export interface MetAlready {
  is: "MetAlready";
}

/** A request from a page that is not ours. */
export interface FromElsewhere {
  is: "FromElsewhere";
}

/** The body of a request has to be JSON. */
export interface NotJson {
  is: "NotJson";
}

/** The body of a request is too long. */
export interface TooLong {
  is: "TooLong";
}

/** The body of a request has not come as a whole. */
export interface BrokeOff {
  is: "BrokeOff";
}

export type Notice =
  | NotBegun
  | BegunAlready
  | TablePaused
  | NotPaused
  | GameEnded
  | TableClosed
  | NotOverYet
  | OnlyInGame
  | ChoicesChanged
  | RulesChanged
  | NotKept
  | OnlyWatching
  | OnlyHost
  | HostMustBeHere
  | StillPlaying
  | SeatNotThere
  | SeatTaken
  | SeatFree
  | OwnSeat
  | SeatFreed
  | FreedHere
  | FreedNext
  | SeatElsewhere
  | AnotherSeat
  | SeenAnother
  | BotPlays
  | BotPlaysAlready
  | BotPlaysThere
  | BotDecides
  | NoSuchBot
  | BadName
  | NameTaken
  | ColourTaken
  | NoSuchGame
  | WrongSeats
  | TooFewSeats
  | WrongOption
  | NoSuchTempo
  | NoSuchLanguage
  | BadNumbers
  | NoNumbers
  | NotReady
  | OthersSitHere
  | TheyAreHere
  | ClockDecides
  | JustGone
  | MustAgree
  | PauseHolds
  | PauseJustEnded
  | EnoughPauses
  | NoChat
  | NothingSaid
  | ChatFull
  | NoHints
  | HintsBusy
  | NoSuchTable
  | NoSuchInvite
  | CodeSpent
  | NothingHere
  | KeepsSecrets
  | ShownAtEnd
  | RulesChangedOnTheWay
  | NoReplay
  | OtherGame
  | OtherVersion
  | FileTooLong
  | TooFast
  | TooManyGuesses
  | TooManyTables
  | HouseFull
  | TooBusy
  | TooManyStories
  | Flooded
  | TooManyPages
  | TooMuchUnread
  | SetUpAgain
  | Restarting
  | ComeBack
  | CannotRead
  | OurMistake
  | Misunderstood
  | NoHello
  | NoFrame
  | MetAlready
  | FromElsewhere
  | NotJson
  | TooLong
  | BrokeOff;
