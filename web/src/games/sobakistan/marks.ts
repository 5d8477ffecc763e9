/**
 * What one marks on the map for oneself: where each Wolf may be, and where the route may lead, as far as one does not
 * know it. Marks are kept with one's notes, as words such as "5c?": a station, a letter for what is meant, and a sign.
 */
import type { TableProps } from "../../table/contract";
import { Role } from "../../wire/sobakistan";
import { colourOf, nameOf, open, says, viewOf } from "./knowledge";

/** What can be said about a station, in the order in which pressing it goes. */
const SIGNS = ["?", "x", "!"] as const;
export type Sign = (typeof SIGNS)[number];

/** Whom or what marks are about. */
export interface Subject {
  key: string;
  what: "wolf" | "start" | "drop_off" | "extraction";
  name: string;
  letter: string;
  colour: string;
  flag: boolean; // a place of the route, not a Wolf
}

export interface Mark {
  subject: Subject;
  sign: Sign;
  slot: number; // of the subject, so that its marks are in the same place at every station
  label: string; // in words: "Cleo may be here"
}

export const ROUTE_COLOUR = "#7a1f5c";
const DROP_OFF = "y";
const EXTRACTION = "z";
const wolfKey = (seat: number): string => String.fromCharCode("a".charCodeAt(0) + seat);

/** All that these eyes can mark: the other Wolves, and what they do not know of the route. */
export function subjectsOf(p: TableProps): Subject[] {
  const view = viewOf(p);
  if (p.mark === undefined || view.over) return [];
  const wolves = view.wolves
    .filter((wolf) => wolf.seat !== p.seat)
    .map(({ seat }) => {
      const name = nameOf(p, seat);
      const letter = name.charAt(0);
      return { key: wolfKey(seat), what: "wolf" as const, name, letter, colour: colourOf(p, seat), flag: false };
    });
  if (view.role === Role.LIAISON) return wolves;
  const t = says(p);
  return [
    ...wolves,
    routeSubject(DROP_OFF, "drop_off", t("drop-off")),
    routeSubject(EXTRACTION, "extraction", t("extraction")),
  ];
}

/** A place of the route as what marks are about. */
export const routeSubject = (key: string, what: Subject["what"], name: string): Subject => ({
  key,
  what,
  name,
  letter: name.charAt(0),
  colour: ROUTE_COLOUR,
  flag: true,
});

/** The marks by station and subject, e.g. "5c"; anything else in the text is passed over. */
export function read(text: string): Map<string, Sign> {
  const found = new Map<string, Sign>();
  for (const [, place, sign] of text.matchAll(/(?<!\S)(\d{1,2}[a-z])([?x!])(?!\S)/g)) {
    found.set(place as string, sign as Sign);
  }
  return found;
}

const write = (marks: ReadonlyMap<string, Sign>): string =>
  [...marks].map(([place, sign]) => `${place}${sign}`).join(" ");

/** The next sign at a station: maybe, not, here, and nothing again. */
export function pressed(text: string, station: number, key: string): string {
  const marks = read(text);
  const place = `${station}${key}`;
  const before = marks.get(place);
  const sign = SIGNS[before === undefined ? 0 : SIGNS.indexOf(before) + 1];
  if (sign === undefined) marks.delete(place);
  else marks.set(place, sign);
  return write(marks);
}

/** Without anything about one subject. */
export const wiped = (text: string, key: string): string =>
  write(new Map([...read(text)].filter(([place]) => !place.endsWith(key))));

/** The marks on a station that these eyes may see now. */
export function marksAt(p: TableProps, station: number): Mark[] {
  if (!open(p)) return [];
  const marks = read(p.marks ?? "");
  return subjectsOf(p).flatMap((subject, slot) => {
    const sign = marks.get(`${station}${subject.key}`);
    return sign === undefined ? [] : [{ subject, sign, slot, label: markLabel(p, subject, sign) }];
  });
}

const SAID = { "?": "mark-maybe", x: "mark-not", "!": "mark-here" } as const;

/** What a mark says in words. */
export const markLabel = (p: TableProps, subject: Subject, sign: Sign): string =>
  says(p)(SAID[sign], { subject: subject.what, wolf: subject.name });
