/** Which events of a journal make one line, and its sentence: as `engine/lines.py` does it, with what the sheet says. */
import type { FluentVariable } from "@fluent/bundle";
import type { Term } from "../table/contract";
import type { RunCard, Sheet, TermField } from "../wire/api";
import { Counted, Listed, Person, type Piece, pieces, plain, Thing } from "./names";
import { argument, dataThing, enumerated, marked, players, wordsOf, you } from "./sentence";

/** The events at these places of the journal, and the run that they make, if any. */
export interface Line {
  places: readonly number[];
  /** The event that stands for the line: one that not everybody was told, if there is such a one, or the first. */
  first: number;
  end: number; // right after the last of them
  run: RunCard | null;
}

type Told = readonly (readonly number[] | null)[];

/**
 * A journal in lines, each at the place of its first event. A run is all public or all not, but for what goes with an
 * event, and does not go past the beginning of a chapter; where `told` says who was told each event, it was the same.
 */
export function lines(sheet: Sheet, events: readonly Term[], isPublic: readonly boolean[], told?: Told): Line[] {
  const alike = (one: number, other: number): boolean =>
    isPublic[one] === isPublic[other] && String(told?.[one]) === String(told?.[other]);
  const taken = new Set<number>();
  const found: Line[] = [];
  for (let at = 0; at < events.length; at++) {
    if (taken.has(at)) continue;
    let [places, run]: [number[], RunCard | null] = [[at], null];
    for (const one of sheet.lines) {
      const its = placesOf(sheet, one, events, at, taken, alike);
      if (its.length >= one.least && (run === null || its.length > places.length)) [places, run] = [its, one];
    }
    for (const place of places) taken.add(place);
    const secret = places.find((place) => isPublic[place] !== true);
    found.push({ places, first: secret ?? at, end: (places.at(-1) as number) + 1, run });
  }
  return found;
}

/** Where the events are that make such a run from there on. */
function placesOf(
  sheet: Sheet,
  run: RunCard,
  events: readonly Term[],
  at: number,
  taken: ReadonlySet<number>,
  alike: (one: number, other: number) => boolean,
): number[] {
  const first = events[at] as Term;
  if (!run.starts.includes(first.is)) return [];
  const goesOn = (place: number, last: number): boolean => {
    const event = events[place] as Term;
    if (run.also.includes(event.is) && !run.same.some((name) => name in event)) return place === last + 1;
    if (!run.kinds.includes(event.is) && !run.also.includes(event.is)) return false;
    return (
      alike(place, at) &&
      run.same.every((name) => !(name in event) || !(name in first) || same(event[name], first[name]))
    );
  };
  if (run.exact) {
    const places = run.kinds.map((_, index) => at + index);
    const fits = (place: number, index: number): boolean => {
      const is = events[place]?.is;
      if (is === undefined || is !== run.kinds[index] || taken.has(place)) return false;
      return index === 0 || (!sheet.chapters.includes(is) && goesOn(place, place - 1));
    };
    return places.every(fits) ? places : [];
  }
  // The same of others, and what the run names, may come in between, if it names anything.
  const passes = ({ is }: Term): boolean => run.past.length > 0 && [run.kinds, run.also, run.past].flat().includes(is);
  const places = [at];
  for (let place = at + 1; place < events.length; place++) {
    const event = events[place] as Term;
    if (sheet.chapters.includes(event.is)) break;
    if (!taken.has(place) && goesOn(place, places.at(-1) as number)) places.push(place);
    else if (!passes(event)) break;
  }
  return places;
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
  const part = line.places.map((place) => events[place] as Term);
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
  const words = wordsOf(sheet);
  const kinds = [...run.kinds, ...run.also];
  const times = events.filter(({ is }) => run.kinds.includes(is)).length;
  const args: Record<string, FluentVariable> = { ...players(sheet, names, reader), times };
  for (const kind of kinds) args[`times_${kind}`] = events.filter((event) => event.is === kind).length;
  const all = kinds.flatMap((kind) => sheet.terms[kind] ?? []);
  const fields = new Map(all.map((field): [string, TermField] => [field.name, field]));
  for (const field of fields.values()) {
    const having = events.filter((event) => field.name in event);
    if (field.kind === "number")
      args[field.name] = having.reduce((sum, event) => sum + (event[field.name] as number), 0);
    else if (field.kind === "choice" || field.kind === "named") args[field.name] = counted(sheet, run, field, having);
    else if (having[0]) args[field.name] = argument(sheet, field, having[0][field.name], names, reader);
    else if (field.kind === "bool") args[field.name] = "false";
    else if (field.kind === "seats") args[field.name] = new Listed(words, []);
    const plural = `${field.name}s`;
    if (field.kind !== "seat" || run.same.includes(field.name) || fields.has(plural)) continue;
    const seats = [...new Set(having.map((event) => event[field.name] as number))];
    args[plural] = new Listed(
      words,
      seats.map((seat) => new Person(words, seat, names, seat === reader)),
    );
  }
  // A field that is the reader comes before the part that the reader plays.
  const read = events.map((event) => you(sheet, event, reader));
  return { ...args, you: read.find((name) => fields.has(name)) ?? (read[0] as string) };
}

/** Things with their numbers, in the order in which they first came; a single one as a thing. */
function counted(sheet: Sheet, run: RunCard, field: TermField, events: readonly Term[]): Listed | Thing {
  const make = field.kind === "named" ? dataThing : enumerated;
  const thing = (number: number): Thing => make(sheet, field.of as string, number);
  if (events.length === 1 && run.number === "") return thing(events[0]![field.name] as number);
  const counts = new Map<number, number>();
  for (const event of events) {
    const number = event[field.name] as number;
    counts.set(number, (counts.get(number) ?? 0) + ((event[run.number] as number | undefined) ?? 1));
  }
  const words = wordsOf(sheet);
  return new Listed(
    words,
    [...counts].map(([number, count]) => new Counted(words, thing(number), count)),
  );
}
