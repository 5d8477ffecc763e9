import type { TableProps, Term } from "./contract";
import { sentence } from "../text/sentence";
import type { Sheet } from "../wire/api";

// A table for tests: what the server would tell, with the sentences of a real game.

export interface Fixture {
  sheet?: unknown;
  sheets?: unknown; // by language; English, unless a sheet is given
  said: unknown[][]; // a term, who reads it, and its sentences
}
export const names = ["Ann", "Bea", "Cleo", "Dora", "Eve"];
export const actionsOf = (text: Fixture, events: number): Term[] =>
  text.said
    .filter((row) => row[1] === null) // each once, as nobody reads it
    .slice(0, events)
    .map((row) => row[0] as Term);

export function table(text: Fixture, view: object, more: Partial<TableProps> = {}): TableProps {
  const english = (text.sheets as Record<string, object> | undefined)?.["en"];
  const sheet = { actions: [], ...(text.sheet ?? english ?? {}) } as unknown as Sheet;
  return {
    sheet,
    room: { seats: [] } as unknown as TableProps["room"],
    seat: 0,
    view: { seat: 0, step: "", actors: [], held: [], over: false, ...view },
    events: [],
    isPublic: [],
    names,
    actions: [],
    remarks: [],
    say: (term) => sentence(sheet, term, names),
    choose: () => undefined,
    prefix: [],
    sending: false,
    replay: false,
    covered: false,
    ...more,
  };
}
