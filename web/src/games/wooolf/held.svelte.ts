/** A question card that is held up: whoever is tapped next is asked it. It is put down when anything happens. */
import type { TableProps } from "../../table/contract";
import type { Question } from "../../wire/wooolf";
import { number, viewOf } from "./knowledge";

let up: { question: Question; when: number } | null = $state(null);

/** The question that is held up, as long as it can be asked. */
export function heldUp(p: TableProps): Question | null {
  if (up === null || p.covered || up.when !== p.events.length) return null;
  return canAsk(p, up.question) ? up.question : null;
}

export const canAsk = (p: TableProps, question: Question): boolean =>
  viewOf(p).questions.includes(question) && askAnybody(p, question);

/** Hold a question card up, or put it down. */
export function hold(p: TableProps, question: Question): void {
  up = heldUp(p) === question ? null : { question, when: p.events.length };
}

const askAnybody = (p: TableProps, question: Question): boolean =>
  p.names.some((_, target) => number(p, { is: "Ask", question, target }) !== null);
