/**
 * The page's own language: everything that is no game's, from the catalogues in `src/wolfden/languages`.
 *
 * `await speak(preferred())` once before anything is drawn; after that `t` speaks, and whatever shows what it said
 * changes with the language.
 */
import { loaders } from "virtual:languages";
import { settings } from "../lib/settings.svelte";
import type { Talk } from "../text/talk";
import { MADE_UP, Words } from "../text/words";
import type { Messages } from "../wire/page";
import { type Piece, pieces } from "../text/names";

const ENGLISH = "en";

/** The languages there are, English first. */
export const languages: readonly string[] = Object.keys(loaders);

let words: Words = $state.raw(new Words(ENGLISH, []));

/** What the page speaks now. */
export const language = (): string => words.language;

/** The words of the page, for lists and for refusals of the server, whose ids are not known beforehand. */
export const pageWords = (): Words => words;

/** Say a message of the page. */
export const t: Talk<Messages> = (id, ...given) => words.say(id, given[0]);

/** The same in pieces, for names in colour. */
export const parts = (...[id, ...given]: Parameters<Talk<Messages>>): Piece[] => pieces(words.marked(id, given[0]));

/** One, two and three. */
export const listing = (texts: readonly string[]): string => words.listing(texts);

/** Speak that language from now on; English if it cannot be had. */
export async function speak(wanted: string): Promise<void> {
  const chosen = wanted === MADE_UP || loaders[wanted] ? wanted : ENGLISH;
  const catalogue = await (loaders[chosen] ?? loaders[ENGLISH])!();
  words = new Words(chosen, [catalogue.default]);
  document.documentElement.lang = chosen;
}

/** The language that was chosen here, or else the first of the browser's that we have; ?language= for tests. */
export function preferred(): string {
  const asked = new URLSearchParams(location.search).get("language");
  if (asked === MADE_UP || (asked && loaders[asked])) return asked;
  if (settings.language && loaders[settings.language]) return settings.language;
  const short = navigator.languages.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return short.find((one) => loaders[one]) ?? ENGLISH;
}
