/** What the server says, in words: it speaks no language, and names things (`wire/notices.ts`) that we have words for. */
import type { Notice } from "../wire/notices";
import { pageWords } from "../words/index.svelte";

/** A notice as a sentence in the page's language. A newer server may say what this page has no words for. */
export function worded(notice: Notice): string {
  const words = pageWords();
  const { is, ...fields } = notice;
  return words.has(is) ? words.say(is, fields) : words.say("OurMistake");
}
