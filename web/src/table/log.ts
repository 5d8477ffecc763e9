/** The journal in lines and chapters: turns or rounds, as the game has them. */
import { type Line, lines } from "../text/lines";
import type { GameFace, TableProps, Term } from "./contract";

export interface LogLine {
  number: number; // of its first event in the journal, from 0
  line: Line;
  said: boolean;
  secret: boolean;
  to: readonly number[] | null; // who was told, where the all-seeing look
}

export interface Chapter {
  title: string | null;
  lines: LogLine[];
}

/** Whether the event of that number in the journal is a secret that is covered now. */
export const isCovered = (p: Pick<TableProps, "covered" | "isPublic">, number: number): boolean =>
  p.covered && p.isPublic[number] !== true;

/**
 * Everything told, under the headings that the game gives it.
 *
 * The events of a line are all public or all not, and told to the same ones: what is true of its first is true of it.
 */
export function chapters(p: TableProps, face: GameFace): Chapter[] {
  const found: Chapter[] = [];
  const titles = p.events.map((event) => face.chapter?.(event, p) ?? null);
  const headings = p.events.flatMap((event, number) => (titles[number] === null ? [] : [event.is]));
  // No line goes past a heading: neither one that the game's rules know, nor one of its face.
  const sheet = { ...p.sheet, chapters: [...new Set([...p.sheet.chapters, ...headings])] };
  for (const line of lines(sheet, p.events, p.isPublic, p.told)) {
    const number = line.first;
    const event = p.events[number] as Term;
    const title = titles[number] ?? null;
    if (title !== null || found.length === 0) found.push({ title, lines: [] });
    const secret = p.isPublic[number] !== true;
    found.at(-1)?.lines.push({ number, line, said: event.is === "Said", secret, to: p.told?.[number] ?? null });
  }
  return found;
}
