/**
 * The page's own language: everything that is no game's, from the catalogues in `src/wolfden/languages`.
 *
 * `await speak(preferred())` once before anything is drawn; after that `t` speaks, and whatever shows what it said
 * changes with the language.
 */
import { loaders, names } from "virtual:languages";
import { settings } from "../lib/settings.svelte";
import { type Piece, pieces } from "../text/names";
import type { Talk } from "../text/talk";
import { accented } from "../text/accented";
import { type Arguments, MADE_UP, Words } from "../text/words";
import type { Messages } from "../wire/page";

export const ENGLISH = "en";
/** The languages there are, English first. */
export const languages: readonly string[] = Object.keys(loaders);
/** What a language calls itself. */
export const languageName = (of: string): string => names[of] ?? of;

let words: Words = $state.raw(new Words(ENGLISH, []));
let latest = 0;

/** What the page speaks now. */
export const language = (): string => words.language;
/** The one of our languages that it is: the made-up one is English. */
export const plainLanguage = (): string => (language() === MADE_UP ? ENGLISH : language());
/** The words of the page, for lists and for refusals of the server, whose ids are not known beforehand. */
export const pageWords = (): Words => words;
/** Say a message of the page. */
export const t: Talk<Messages> = (id, ...given) => words.say(id, given[0]);
/** The same in pieces, for names in colour. */
export const parts = <Id extends keyof Messages>(
  id: Id,
  ...given: [Messages[Id]] extends [never] ? [] : [args: Readonly<Record<Messages[Id] & string, Arguments[string]>>]
): Piece[] => pieces(words.marked(id, given[0] as Arguments | undefined));
/** What is there in several languages, in ours. */
export const inOwnLanguage = (texts: Readonly<Record<string, string>>): string => {
  const text = texts[plainLanguage()] ?? texts[ENGLISH] ?? "";
  return language() === MADE_UP ? accented(text) : text;
};
/** One, two and three. */
export const listing = (texts: readonly string[]): string => words.listing(texts);

/** Speak that language from now on; English if it cannot be had. Of two that are asked for, the later one counts. */
export async function speak(wanted: string): Promise<void> {
  const chosen = wanted === MADE_UP || loaders[wanted] ? wanted : ENGLISH;
  const turn = ++latest;
  const catalogue = await (loaders[chosen] ?? loaders[ENGLISH])!();
  if (turn !== latest) return;
  words = new Words(chosen, [catalogue.default]);
}

/** Somebody chooses a language: this browser remembers it. */
export function choose(wanted: string): Promise<void> {
  settings.language = wanted;
  forget();
  return speak(wanted);
}

/** The language that was chosen here, or else the first of the browser's that we have; ?language= for tests. */
export function preferred(): string {
  const asked = new URLSearchParams(location.search).get("language") ?? recall();
  if (asked === MADE_UP || (asked && loaders[asked])) {
    remember(asked);
    return asked;
  }
  if (settings.language && loaders[settings.language]) return settings.language;
  const short = navigator.languages.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return short.find((one) => loaders[one]) ?? ENGLISH;
}

// What was asked for in an address holds as long as this tab: our own links do not carry it on.
const ASKED = "wolfden-language";

function recall(): string | null {
  try {
    return sessionStorage.getItem(ASKED);
  } catch {
    return null; // storing is not allowed
  }
}

function remember(asked: string): void {
  try {
    sessionStorage.setItem(ASKED, asked);
  } catch {
    // then until the next page
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(ASKED);
  } catch {
    // there is nothing to forget
  }
}
