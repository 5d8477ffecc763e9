/** The sheet of a game as one reads it at a table. */
import { atTable } from "../text/shared";
import { MADE_UP } from "../text/words";
import type { Sheet } from "../wire/api";
import { ENGLISH } from "../words/index.svelte";
import { sheet } from "./api";

/** In a language of one's own, but with the words that all at the table share in the table's. */
export async function sheetAt(digest: string, language: string, table: string): Promise<Sheet> {
  const own = await sheet(digest, language);
  if (own.shared.length === 0 || table === (language === MADE_UP ? ENGLISH : language)) return own;
  return atTable(own, await sheet(digest, table));
}
