/** Remarks for people: by group, in the words of the game's face, and found by searching. */
import type { GameFace, TableProps, Term } from "../table/contract";

export interface RemarkGroup {
  key: string;
  title: string;
  remarks: { number: number; short: string; sentence: string }[];
}

/** The remarks that can be made now and have all the words of the search in them. */
export function remarkGroups(table: TableProps, face: GameFace, search: string): RemarkGroup[] {
  const wanted = words(search);
  const groups = new Map<string, RemarkGroup>();
  for (const number of table.remarks) {
    const term = table.sheet.remarks[number] as Term;
    const sentence = table.say(term);
    const shown = face.remark?.(term, table) ?? { key: term.is, title: "" };
    if (!fits(`${shown.title} ${sentence}`, wanted)) continue;
    const group = groups.get(shown.key) ?? { key: shown.key, title: shown.title, remarks: [] };
    group.remarks.push({ number, sentence, short: shown.short ?? sentence });
    groups.set(shown.key, group);
  }
  return [...groups.values()];
}

/** The words of a search. */
export const words = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text has all these words in it. */
export function fits(text: string, wanted: readonly string[]): boolean {
  const low = text.toLowerCase();
  return wanted.every((word) => low.includes(word));
}
