/**
 * The sentence of a term, from the catalogue on a game's sheet: the same that `game.text` writes in Python.
 *
 * `tests/test_page_texts.py` writes what Python says of every term into fixtures, and they are compared here.
 */
import type { FluentVariable } from "@fluent/bundle";
import type { Term, TermValue } from "../table/contract";
import type { Sheet, TermField } from "../wire/api";
import { Listed, Person, type Piece, pieces as taken, plain, Thing } from "./names";
import { Words } from "./words";

export type { Piece } from "./names";

type Names = readonly string[];
type Reader = number | null | undefined;

/** No field of a term is the reader. */
export const NOBODY = "nobody";

const known = new WeakMap<Sheet, Words>();

/** All that a game says, in the language of its sheet. */
export function wordsOf(sheet: Sheet): Words {
  let words = known.get(sheet);
  if (words === undefined) {
    words = new Words(sheet.language, [sheet.catalogue, dataNames(sheet)]);
    known.set(sheet, words);
  }
  return words;
}

/** The sentence of a term; seats are called by these names, or by number, and the reader `you`. */
export const sentence = (sheet: Sheet, term: Term, names?: Names, reader?: Reader): string =>
  plain(marked(sheet, term, names, reader));

/** The same in pieces, so that names can be shown in colour. */
export const pieces = (sheet: Sheet, term: Term, names?: Names, reader?: Reader): Piece[] =>
  taken(marked(sheet, term, names, reader));

/** The same with marks around names. */
export const marked = (sheet: Sheet, term: Term, names?: Names, reader?: Reader): string =>
  wordsOf(sheet).message(term.is, argumentsOf(sheet, term, names, reader));

/** What messages about a term know. */
export function argumentsOf(sheet: Sheet, term: Term, names?: Names, reader?: Reader): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = players(sheet, names, reader);
  for (const field of sheet.terms[term.is] ?? [])
    args[field.name] = argument(sheet, field, term[field.name], names, reader);
  if (term.is === "Said")
    args["remark"] = marked(sheet, sheet.remarks[term["remark"] as number] as Term, names, reader);
  return { ...args, you: you(sheet, term, reader) };
}

/** Those whom every sentence can name by their part. */
export const players = (sheet: Sheet, names: Names | undefined, reader: Reader): Record<string, Person> =>
  Object.fromEntries(
    Object.entries(sheet.cast ?? {}).map(([part, seat]) => [
      part,
      new Person(wordsOf(sheet), seat, names, seat === reader),
    ]),
  );

/** The part that the reader plays, where sentences know it. */
const partOf = (sheet: Sheet, reader: Reader): string =>
  Object.entries(sheet.cast ?? {}).find(([, seat]) => seat === reader)?.[0] ?? NOBODY;

/** The field of a term that is the reader: a seat, or a set of seats with nobody else in it; or the reader's part. */
export function you(sheet: Sheet, term: Term, reader: Reader): string {
  if (reader == null) return NOBODY;
  const is = (field: TermField): boolean => {
    const value = term[field.name];
    if (field.kind === "seat") return value === reader;
    return field.kind === "seats" && Array.isArray(value) && value.length === 1 && value[0] === reader;
  };
  return sheet.terms[term.is]?.find(is)?.name ?? partOf(sheet, reader);
}

/** A field of a term as messages know it. */
export function argument(
  sheet: Sheet,
  field: TermField,
  given: TermValue | undefined,
  names: Names | undefined,
  reader: Reader,
): FluentVariable {
  const words = wordsOf(sheet);
  switch (field.kind) {
    case "seat":
      return new Person(words, given as number, names, given === reader);
    case "seats":
      return new Listed(
        words,
        (given as readonly number[]).map((seat) => new Person(words, seat, names, seat === reader)),
      );
    case "choice":
      return enumerated(sheet, field.of as string, given as number);
    case "named":
      return dataThing(sheet, field.of as string, given as number);
    case "bool":
      return String(given);
    default:
      return given as number;
  }
}

/** A member of an enumeration, as an argument of a message: enumerated(sheet, "Loyalty", 1). */
export const enumerated = (sheet: Sheet, of: string, number: number): Thing =>
  new Thing(wordsOf(sheet), of, sheet.choices[of]?.[number] ?? String(number));

/** Something that the game's data names, as an argument of a message. */
export function dataThing(sheet: Sheet, kind: string, number: number): Thing {
  const own = sheet.named[kind]?.[number] ?? String(number);
  return new Thing(wordsOf(sheet), kind, slug(own), own);
}

/** Somebody, as an argument of a message. */
export const person = (sheet: Sheet, seat: number, names: Names, reader?: Reader): Person =>
  new Person(wordsOf(sheet), seat, names, seat === reader);

/** What a member of an enumeration is called, e.g. value(sheet, "Loyalty", 1). */
export const value = (sheet: Sheet, of: string, number: number, form = "", count = 1): string =>
  plain(enumerated(sheet, of, number).called(form, count));

/** What a thing of the game's data is called. */
export const thing = (sheet: Sheet, kind: string, number: number, form = ""): string =>
  plain(dataThing(sheet, kind, number).called(form));

/** What things in the game's data are called, as a catalogue, for messages to refer to. */
export const dataNames = (sheet: Sheet): string =>
  Object.entries(sheet.named ?? {})
    .flatMap(([kind, names]) => names.map((name) => `${kind}-${slug(name)} = { "${name}" }`))
    .join("\n");

/** A name as a part of a message's id. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
