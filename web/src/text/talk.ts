/** Messages by their ids, with the arguments that they take; the generated types in `wire/` know both. */
import type { Sheet } from "../wire/api";
import { type Piece, pieces } from "./names";
import { wordsOf } from "./sentence";
import type { Argument, Arguments } from "./words";

/** For each message the names of its arguments; `never` where it takes none. */
export type Catalogue = object;

type Given<Names> = [Names] extends [never] ? [] : [args: Readonly<Record<Names & string, Argument>>];

/** Says a message: t("turn-of", { turn: 3, turns: 6 }). */
export type Talk<Messages extends Catalogue> = <Id extends keyof Messages & string>(
  id: Id,
  ...given: Given<Messages[Id]>
) => string;

/** What a game says besides the sentences of its terms: const t = talk<Messages>(p.sheet). */
export const talk =
  <Messages extends Catalogue>(sheet: Sheet): Talk<Messages> =>
  (id, ...given) =>
    wordsOf(sheet).say(id, given[0] as Arguments | undefined);

/** The same in pieces, for names in colour. */
export const talkPieces =
  <Messages extends Catalogue>(sheet: Sheet) =>
  <Id extends keyof Messages & string>(id: Id, ...given: Given<Messages[Id]>): Piece[] =>
    pieces(wordsOf(sheet).marked(id, given[0] as Arguments | undefined));
