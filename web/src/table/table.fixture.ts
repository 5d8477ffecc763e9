import type { TableProps, Term } from "./contract";
import { sentence } from "../text/sentence";
import type { Sheet } from "../wire/api";

// A table for tests: what the server would tell, with the sentences of a real game.

export interface Fixture {
  sheet: unknown;
  said: unknown[][];
}
export const names = ["Ann", "Bea", "Cleo", "Dora", "Eve"];
export const actionsOf = (text: Fixture, events: number): Term[] =>
  text.said.slice(0, events).map((row) => row[0] as Term);

export function table(text: Fixture, view: object, more: Partial<TableProps> = {}): TableProps {
  const sheet = { actions: [], ...(text.sheet as object) } as unknown as Sheet;
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
