/**
 * What one pencils in for oneself: whom somebody may play, and what their cards may be. Marks are kept with one's notes
 * as words such as "c4?" (of a person, a character and a sign) and "c1=0" (of a person, a card and its image), after a
 * word for the round: in the next one everybody has other cards.
 */
import type { Place, TableProps } from "../../table/contract";
import type { Character, WooolfView } from "../../wire/wooolf";

/** What can be said of somebody and a character, in the order in which pressing goes. */
const SIGNS = ["?", "x", "!"] as const;
export type Sign = (typeof SIGNS)[number];

const IMAGES = 5;
const keyOf = (who: Place): string => (typeof who === "number" ? String.fromCharCode("a".charCodeAt(0) + who) : "m");
const roundOf = (p: TableProps): string => `r${(p.view as WooolfView).round}`;

/** The marks of this round by what they are about, e.g. "c4" or "c1="; anything else in the text is passed over. */
function read(p: TableProps): Map<string, string> {
  const [round, ...words] = (p.marks ?? "").split(" ");
  const found = new Map<string, string>();
  if (round !== roundOf(p)) return found;
  for (const word of words) {
    const mark = /^([a-hm](?:[0-4](?=[?x!]$)|[01]=(?=[0-4]$)))(.)$/.exec(word);
    if (mark) found.set(mark[1] as string, mark[2] as string);
  }
  return found;
}

function write(p: TableProps, about: string, sign: string | undefined): void {
  const marks = read(p);
  if (sign === undefined) marks.delete(about);
  else marks.set(about, sign);
  p.mark?.([roundOf(p), ...[...marks].map(([key, value]) => `${key}${value}`)].join(" "));
}

/** Whether these eyes can mark anything, and may see it now. */
export const canMark = (p: TableProps): boolean => p.mark !== undefined && !p.view.over && !p.covered;

/** What is marked of somebody and a character. */
export const signOf = (p: TableProps, who: Place, character: Character): Sign | null =>
  canMark(p) ? ((read(p).get(`${keyOf(who)}${character}`) as Sign | undefined) ?? null) : null;

/** What one of somebody's two cards is marked as. */
export function guessOf(p: TableProps, who: Place, card: number): Character | null {
  const image = canMark(p) ? read(p).get(`${keyOf(who)}${card}=`) : undefined;
  return image === undefined ? null : (Number(image) as Character);
}

/** The next sign: maybe, no, surely, and nothing again. */
export function press(p: TableProps, who: Place, character: Character): void {
  const before = signOf(p, who, character);
  write(p, `${keyOf(who)}${character}`, SIGNS[before === null ? 0 : SIGNS.indexOf(before) + 1]);
}

/** The next image on a card, and after the last one none again. */
export function turn(p: TableProps, who: Place, card: number): void {
  const next = (guessOf(p, who, card) ?? -1) + 1;
  write(p, `${keyOf(who)}${card}=`, next < IMAGES ? String(next) : undefined);
}

export const someMarks = (p: TableProps): boolean => canMark(p) && read(p).size > 0;
export const wipe = (p: TableProps): void => p.mark?.("");
