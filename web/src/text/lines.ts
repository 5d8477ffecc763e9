/** Which events of a journal make one line, and its sentence: as `engine/lines.py` does it, with what the sheet says. */
import type { FluentVariable } from "@fluent/bundle";
import type { Term } from "../table/contract";
import type { RunCard, Sheet, TermField } from "../wire/api";
import { Counted, Listed, Person, type Piece, pieces, plain, Thing } from "./names";
import { argument, dataThing, enumerated, marked, players, wordsOf, you } from "./sentence";

/** The events of the journal from `first` to before `end`, and the run that they make, if any. */
export interface Line {
  first: number;
  end: number;
  run: RunCard | null;
}

/**
 * A journal in lines. A run is all public or all not, and does not go past the beginning of a chapter; where `told` says
 * who was told each event, it was the same ones.
 */
export function lines(
  sheet: Sheet,
  events: readonly Term[],
  isPublic: readonly boolean[],
  told?: readonly (readonly number[] | null)[],
): Line[] {
  const alike = (one: number, other: number): boolean =>
    isPublic[one] === isPublic[other] && String(told?.[one]) === String(told?.[other]);
  const found: Line[] = [];
  for (let at = 0; at < events.length; at = found.at(-1)!.end) {
    let [longest, run]: [number, RunCard | null] = [0, null];
    for (const one of sheet.lines) {
      const length = lengthOf(sheet, one, events, at, alike);
      if (length > longest) [longest, run] = [length, one];
    }
    found.push({ first: at, end: at + Math.max(longest, 1), run });
  }
  return found;
}

/** How many events from there on make such a run; none if they are too few. */
function lengthOf(
  sheet: Sheet,
  run: RunCard,
  events: readonly Term[],
  at: number,
  alike: (one: number, other: number) => boolean,
): number {
  const first = events[at] as Term;
  if (!run.starts.includes(first.is)) return 0;
  const fits = (number: number): boolean => {
    const event = events[number] as Term;
    if (!run.kinds.includes(event.is) || !alike(number, at)) return false;
    if (number > at && sheet.chapters.includes(event.is)) return false;
    return run.same.every((name) => !(name in event) || !(name in first) || same(event[name], first[name]));
  };
  let end = at;
  while (end < events.length && fits(end)) end++;
  return end - at >= run.least ? end - at : 0;
}

const same = (one: Term[string] | undefined, other: Term[string] | undefined): boolean => String(one) === String(other);

/** The sentence of a line in pieces. */
export const linePieces = (
  sheet: Sheet,
  line: Line,
  events: readonly Term[],
  names?: readonly string[],
  reader?: number | null,
): Piece[] => pieces(lineMarked(sheet, line, events, names, reader));

/** The sentence of a line. */
export const lineText = (
  sheet: Sheet,
  line: Line,
  events: readonly Term[],
  names?: readonly string[],
  reader?: number | null,
): string => plain(lineMarked(sheet, line, events, names, reader));

function lineMarked(
  sheet: Sheet,
  line: Line,
  events: readonly Term[],
  names?: readonly string[],
  reader?: number | null,
): string {
  const part = events.slice(line.first, line.end);
  if (line.run === null) return marked(sheet, part[0] as Term, names, reader);
  return wordsOf(sheet).message(line.run.name, runArguments(sheet, line.run, part, names, reader));
}

/**
 * What the message of a run gets: numbers are added up, things counted, all else is as in the first event. All people in
 * a field in which events may differ are there as a list, too: for `$seat` it is called `$seats`.
 */
function runArguments(
  sheet: Sheet,
  run: RunCard,
  events: readonly Term[],
  names?: readonly string[],
  reader?: number | null,
): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = { ...players(sheet, names, reader), times: events.length };
  for (const kind of run.kinds) args[`times_${kind}`] = events.filter((event) => event.is === kind).length;
  const all = run.kinds.flatMap((kind) => sheet.terms[kind] ?? []);
  const fields = new Map(all.map((field): [string, TermField] => [field.name, field]));
  for (const field of fields.values()) {
    const having = events.filter((event) => field.name in event);
    if (field.kind === "seat" && !run.same.includes(field.name))
      args[`${field.name}s`] = everybody(sheet, field, having, names, reader);
    if (field.kind === "number")
      args[field.name] = having.reduce((sum, event) => sum + (event[field.name] as number), 0);
    else if (field.kind === "choice" || field.kind === "named") args[field.name] = counted(sheet, field, having);
    else if (having[0]) args[field.name] = argument(sheet, field, having[0][field.name], names, reader);
    else if (field.kind === "bool") args[field.name] = "false";
    else if (field.kind === "seats") args[field.name] = new Listed(wordsOf(sheet), []);
  }
  // A field that is the reader comes before the part that the reader plays.
  const read = events.map((event) => you(sheet, event, reader));
  return { ...args, you: read.find((name) => fields.has(name)) ?? (read[0] as string) };
}

/** Everybody whom a run has in a field, once each. */
function everybody(
  sheet: Sheet,
  field: TermField,
  events: readonly Term[],
  names: readonly string[] | undefined,
  reader: number | null | undefined,
): Listed {
  const words = wordsOf(sheet);
  const seats = [...new Set(events.map((event) => event[field.name] as number))];
  return new Listed(
    words,
    seats.map((seat) => new Person(words, seat, names, seat === reader)),
  );
}

/** Things with their numbers, in the order in which they first came; a single one as a thing. */
function counted(sheet: Sheet, field: TermField, events: readonly Term[]): Listed | Thing {
  const make = field.kind === "named" ? dataThing : enumerated;
  const thing = (number: number): Thing => make(sheet, field.of as string, number);
  if (events.length === 1) return thing(events[0]![field.name] as number);
  const counts = new Map<number, number>();
  for (const event of events) {
    const number = event[field.name] as number;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const words = wordsOf(sheet);
  return new Listed(
    words,
    [...counts].map(([number, count]) => new Counted(words, thing(number), count)),
  );
}
