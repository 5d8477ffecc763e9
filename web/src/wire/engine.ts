// Made by `python -m wolfden.server.types` from the Python types. Do not edit.

/** A seat made a remark. */
export interface Said {
  is: "Said";
  seat: number;
  remark: number;
}

/** The game ran to the longest length it may have and is scored as it stands. */
export interface Limit {
  is: "Limit";
  decisions: number;
}

/** The game is over. */
export interface GameOver {
  is: "GameOver";
}

/** Others act now. */
export interface NotYourTurn {
  is: "NotYourTurn";
}

/** The seat has chosen and waits for the others. */
export interface AlreadyChosen {
  is: "AlreadyChosen";
}

/** A number outside the game's actions. */
export interface NoSuchAction {
  is: "NoSuchAction";
}

/** The action does not belong to what can be done now. */
export interface NotPossible {
  is: "NotPossible";
}

/** A composed move without a single choice. */
export interface EmptyChain {
  is: "EmptyChain";
}

/** A composed move that stops before it is whole. */
export interface Unfinished {
  is: "Unfinished";
}

/** A composed move that goes on after the choice that makes it. */
export interface MoveEnds {
  is: "MoveEnds";
}

/** A remark that this seat cannot make now. */
export interface NotSayable {
  is: "NotSayable";
}

/** A remark already made since the last move. */
export interface JustSaid {
  is: "JustSaid";
}

/** What every game shows: to whom, the step of the rules, who is awaited, one's own unfinished or sealed move, and the end. Once the game is over, the step is the last one. */
export interface View {
  seat: number | null;
  step: string;
  actors: number[];
  held: number[];
  over: boolean;
}

export type Event = Said;

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
  | JustSaid;
