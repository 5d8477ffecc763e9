/** What one notes about others for oneself alone: kept with one's notes, as words such as "3r". */
import type { TableProps } from "../../table/contract";

export const MARKS = ["red", "black", "doubt"] as const;
export type Mark = (typeof MARKS)[number];

const LETTERS: Record<Mark, string> = { red: "r", black: "b", doubt: "q" };

/** Everybody's marks, by seat. */
export function marksOf(p: TableProps): Map<number, Mark> {
  const found = new Map<number, Mark>();
  for (const word of (p.marks ?? "").split(" ")) {
    const [, seat, letter] = /^(\d+)([a-z])$/.exec(word) ?? [];
    const mark = MARKS.find((one) => LETTERS[one] === letter);
    if (mark !== undefined) found.set(Number(seat), mark);
  }
  return found;
}

/** Mark somebody, or nobody any more. */
export function mark(p: TableProps, seat: number, as: Mark | null): void {
  const marks = marksOf(p);
  if (as === null) marks.delete(seat);
  else marks.set(seat, as);
  p.mark?.([...marks].map(([who, what]) => `${who}${LETTERS[what]}`).join(" "));
}
