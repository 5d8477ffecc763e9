/**
 * What things on the table are. An element says it with `data-about="squad station"`: ids of the game's catalogue,
 * `thing-squad` and `thing-station`, the most telling first. Whoever taps it and chooses nothing by that, holds it, or
 * asks "What is this?" is told, and before that what it says about itself.
 */
import { argumentsOf, wordsOf } from "../text/sentence";
import { plain } from "../text/names";
import type { Term } from "../table/contract";
import type { Sheet } from "../wire/api";

const ID = /^thing-([\w-]+) =/gm;
/** What a tap means something else on. */
const ACTS = "button, a, input, select, textarea, summary, label, [role='button'], [data-action], [data-actions]";
/** What has a long press of its own: see `table/held.ts`. */
const HELD = "[data-held]";

export interface Thing {
  id: string;
  name: string;
  text: string;
}

/** Something that was pointed at: what it says about itself, if anything, and what it is. */
export interface Pointed {
  own: string;
  things: readonly Thing[];
}

/** A thing of the game by its id. */
export function thing(sheet: Sheet, id: string): Thing | null {
  const words = wordsOf(sheet);
  const message = `thing-${id}`;
  return words.has(message) ? { id, name: words.hint(message, "name"), text: words.say(message) } : null;
}

/** All things of the game that can be told about, in the order of its catalogue. */
export function things(sheet: Sheet): Thing[] {
  const ids = new Set([...sheet.catalogue.matchAll(ID)].map((found) => found[1] ?? ""));
  return [...ids].map((id) => thing(sheet, id)).filter((one) => one !== null);
}

/** What was pointed at; nothing if it says nothing. */
export function pointed(sheet: Sheet, target: EventTarget | null): Pointed | null {
  const element = about(target);
  if (element === null) return null;
  const ids = (element.dataset["about"] ?? "").split(" ");
  const found = ids.map((id) => thing(sheet, id)).filter((one) => one !== null);
  return found.length === 0 ? null : { own: label(element), things: found };
}

/** The element that says what was pointed at. */
export function about(target: EventTarget | null): (HTMLElement | SVGElement) | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-about]") : null;
}

/** Whether a tap there does something. */
export const acts = (target: EventTarget | null): boolean => target instanceof Element && target.closest(ACTS) !== null;

/** Whether holding it does something else. */
export const isHeld = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(HELD) !== null;

/** What an element says about itself. */
function label(element: Element): string {
  const own = element.getAttribute("title") ?? element.querySelector(":scope > title")?.textContent;
  return (own ?? element.getAttribute("aria-label") ?? "").trim();
}

/** What one is after, told at length; nothing where the game does not. */
export function goalMore(sheet: Sheet, goal: Term, names: readonly string[], reader: number | null): string {
  return plain(wordsOf(sheet).message(`goal-more-${goal.is}`, argumentsOf(sheet, goal, names, reader), "", ""));
}
