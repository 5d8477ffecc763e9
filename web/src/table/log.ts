/** The journal in chapters: turns or rounds, as the game has them. */
import type { GameFace, TableProps, Term } from "./contract";

export interface LogLine {
  number: number; // in the journal, from 0
  event: Term;
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

/** Everything told, under the headings that the game gives it. */
export function chapters(p: TableProps, face: GameFace): Chapter[] {
  const found: Chapter[] = [];
  p.events.forEach((event, number) => {
    const title = face.chapter?.(event, p) ?? null;
    if (title !== null || found.length === 0) found.push({ title, lines: [] });
    const to = p.told?.[number] ?? null;
    found.at(-1)?.lines.push({ number, event, secret: p.isPublic[number] !== true, to });
  });
  return found;
}
