/** The journal in lines and chapters: turns or rounds, as the game has them. */
import { type Line, linePieces, lines } from "../text/lines";
import type { Piece } from "../text/names";
import type { Sheet } from "../wire/api";
import type { GameFace, TableProps, Term } from "./contract";

export interface LogLine {
  number: number; // of its first event in the journal, from 0
  line: Line;
  said: boolean;
  secret: boolean; // not everybody was told all of it
  covered: boolean; // and so it is not shown now
  to: readonly number[] | null; // who was told, where the all-seeing look
}

export interface Chapter {
  title: string | null;
  lines: LogLine[];
}

type Covers = Pick<TableProps, "covered" | "isPublic">;
type Journal = Covers & Pick<TableProps, "events" | "told">;

/** Whether the event of that number in the journal is a secret that is covered now. */
export const isCovered = (p: Covers, number: number): boolean => p.covered && p.isPublic[number] !== true;

/** Everything told, under the headings that the game gives it. */
export function chapters(p: TableProps, face: GameFace): Chapter[] {
  const found: Chapter[] = [];
  const titles = p.events.map((event) => face.chapter?.(event, p) ?? null);
  const headings = p.events.flatMap((event, number) => (titles[number] === null ? [] : [event.is]));
  // No line goes past a heading: neither one that the game's rules know, nor one of its face.
  const sheet = { ...p.sheet, chapters: [...new Set([...p.sheet.chapters, ...headings])] };
  for (const line of logLines(p, sheet)) {
    const title = titles[line.number] ?? null;
    if (title !== null || found.length === 0) found.push({ title, lines: [] });
    found.at(-1)?.lines.push(line);
  }
  return found;
}

/** A journal in lines. What is covered stands in lines of its own, so that what everybody was told can be read. */
export function logLines(p: Journal, sheet: Sheet): LogLine[] {
  const all = lines(sheet, p.events, p.isPublic, p.told);
  return (p.covered ? all.flatMap((line) => apart(p, sheet, line)) : all).map((line) => {
    const number = line.places[0] as number;
    const secret = line.places.find((place) => p.isPublic[place] !== true);
    return {
      number,
      line,
      said: p.events[number]?.is === "Said",
      secret: secret !== undefined,
      covered: p.covered && secret !== undefined,
      to: p.told?.[secret ?? number] ?? null,
    };
  });
}

/** A line that tells secrets along with what everybody knows: first the one, as if there were no secrets, then those. */
function apart(p: Journal, sheet: Sheet, line: Line): Line[] {
  const open = line.places.filter((place) => p.isPublic[place] === true);
  const hidden = line.places.filter((place) => p.isPublic[place] !== true);
  if (open.length === 0 || hidden.length === 0) return [line];
  const events = open.map((place) => p.events[place] as Term);
  const told = lines(
    sheet,
    events,
    open.map(() => true),
  );
  return [
    ...told.map(({ places, run }) =>
      lineOf(
        places.map((place) => open[place] as number),
        run,
      ),
    ),
    lineOf(hidden, null),
  ];
}

// A long journal is told again with every move, and most of it stays as it was.
const known = new WeakMap<Term, { sheet: Sheet; key: string; pieces: readonly Piece[] }>();

/** The sentence of a line in pieces, as these eyes are told it. */
export function piecesOf(p: Pick<TableProps, "sheet" | "events" | "names" | "seat">, line: Line): readonly Piece[] {
  const first = p.events[line.places[0] as number] as Term;
  const key = JSON.stringify([line.run?.name, line.places, p.names, p.seat]);
  const before = known.get(first);
  if (before?.sheet === p.sheet && before.key === key) return before.pieces;
  const pieces = linePieces(p.sheet, line, p.events, p.names, p.seat);
  known.set(first, { sheet: p.sheet, key, pieces });
  return pieces;
}

const lineOf = (places: readonly number[], run: Line["run"]): Line => ({
  places,
  first: places[0] as number,
  end: (places.at(-1) as number) + 1,
  run,
});
