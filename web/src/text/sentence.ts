/**
 * The sentence of a term, from the words on a game's sheet: the same that `game.text` writes in Python.
 *
 * `tests/test_page_texts.py` writes what Python says of every term into fixtures, and they are compared here.
 */
import type { Sheet, TermField } from "../wire/api";
import type { Term } from "../table/contract";

/** A piece of a sentence: plain words, or somebody's name. */
export type Piece = string | { readonly seat: number; readonly name: string };

type Names = readonly string[];
type Entry = string | Readonly<Record<string, string>>;
type ValueWords = Readonly<Record<string, Readonly<Record<string, string>> | readonly string[]>>;

/** The sentence of a term; seats are called by these names, or by number. */
export function sentence(sheet: Sheet, term: Term, names?: Names): string {
  return pieces(sheet, term, names)
    .map((piece) => (typeof piece === "string" ? piece : piece.name))
    .join("");
}

/** The same in pieces, so that names can be shown in colour. */
export function pieces(sheet: Sheet, term: Term, names?: Names): Piece[] {
  if (term.is === "Said") {
    const remark = sheet.remarks[term.remark as number] as Term;
    return [named(term.seat as number, names), ": ", ...pieces(sheet, remark, names)];
  }
  const fields = sheet.terms[term.is] ?? [];
  const said: Piece[] = [];
  for (const part of parts(left(chosen(sheet, term, fields), term))) {
    if (typeof part === "string") {
      said.push(part);
      continue;
    }
    const field = fields.find((one) => one.name === part.field);
    if (field !== undefined) said.push(...spoken(sheet, field, term[field.name], names));
  }
  return said;
}

/** What a member of an enumeration is called, e.g. value(sheet, "Loyalty", 1). */
export function value(sheet: Sheet, of: string, number: number): string {
  const key = sheet.choices[of]?.[number] ?? String(number);
  return listed(sheet, of, key);
}

/** One, two and three. */
export function listing(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The sentence with its placeholders; where there are several, the one chosen by a field's value. */
function chosen(sheet: Sheet, term: Term, fields: readonly TermField[]): string {
  const entry = sheet.words[term.is] as Entry | undefined;
  if (entry === undefined) return term.is;
  if (typeof entry === "string") return entry;
  const by = fields.find((field) => field.name === entry.by);
  const given = by && term[by.name];
  const key = by?.kind === "choice" ? sheet.choices[by.of as string]?.[given as number] : String(given);
  return entry[key ?? ""] ?? term.is;
}

function spoken(sheet: Sheet, field: TermField, given: Term[string] | undefined, names?: Names): Piece[] {
  switch (field.kind) {
    case "seat":
      return [named(given as number, names)];
    case "seats":
      return names_of(given as readonly number[], names);
    case "choice":
      return [value(sheet, field.of as string, given as number)];
    case "named":
      return [listed(sheet, field.of as string, String(given))];
    case "bool":
      return [given === true ? "True" : "False"];
    default:
      return [String(given)];
  }
}

function listed(sheet: Sheet, of: string, key: string): string {
  const values = sheet.words.values as ValueWords | undefined;
  return (values?.[of] as Readonly<Record<string, string>> | undefined)?.[key] ?? key;
}

function names_of(seats: readonly number[], names?: Names): Piece[] {
  return seats.flatMap((seat, index) => {
    const comma = index === 0 ? [] : [index === seats.length - 1 ? " and " : ", "];
    return [...comma, named(seat, names)];
  });
}

function named(seat: number, names?: Names): Piece {
  return { seat, name: names === undefined ? `seat ${seat}` : (names[seat] ?? `seat ${seat}`) };
}

/** A list in a sentence, `[{red} red, {blue} blue|nothing]`, without what there is none of. */
function left(sentence: string, term: Term): string {
  return sentence.replace(/\[([^\][|]*)\|([^\][|]*)\]/g, (_, list: string, nothing: string) => {
    const some = (item: string): boolean => [...item.matchAll(/\{(\w+)\}/g)].some(([, name]) => term[name ?? ""]);
    return list.split(", ").filter(some).join(", ") || nothing;
  });
}

/** Words and placeholders of a sentence; doubled braces are braces. */
function parts(sentence: string): (string | { field: string })[] {
  const found: (string | { field: string })[] = [];
  const pattern = /\{\{|\}\}|\{(\w+)\}/g;
  let from = 0;
  for (const match of sentence.matchAll(pattern)) {
    if (match.index > from) found.push(sentence.slice(from, match.index));
    found.push(match[1] === undefined ? match[0].charAt(0) : { field: match[1] });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push(sentence.slice(from));
  return found;
}
