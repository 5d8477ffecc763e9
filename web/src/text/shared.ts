/**
 * Words that all at a table share, whatever language they read: things of some kinds are called as the table calls them,
 * and whoever reads another language can look up what that means.
 */
import type { Sheet } from "../wire/api";
import { type Piece, plain } from "./names";
import { slug, wordsOf } from "./sentence";
import { Words } from "./words";

const own = new WeakMap<Sheet, Words>();

/** The sheet as it is read at a table of another language: `table` is the same sheet in that one. */
export function atTable(sheet: Sheet, table: Sheet): Sheet {
  const read = { ...sheet };
  wordsOf(read).share(sheet.shared, wordsOf(table));
  own.set(read, new Words(sheet.language, [sheet.catalogue]));
  return read;
}

/** Whether things at this table are called in another language than one's own. */
export const foreign = (sheet: Sheet): boolean => own.has(sheet);

/** What a thing that the table calls in another language (`id`: of its message) is called in one's own; else null. */
export function gloss(sheet: Sheet, id: string): string | null {
  const words = own.get(sheet);
  const kind = id.slice(0, id.indexOf("-"));
  if (words === undefined || !sheet.shared.includes(kind)) return null;
  const data = sheet.named[kind]?.find((name) => `${kind}-${slug(name)}` === id);
  return plain(words.message(id, { n: 1 }, "", data));
}

/** What the words of the table's language in a sentence mean in one's own, in the order in which they come. */
export const glosses = (sheet: Sheet, pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece === "object" && "id" in piece ? (gloss(sheet, piece.id) ?? []) : []));
