import type { TableProps, Term } from "./contract";
import { sentence } from "../text/sentence";
import type { Sheet } from "../wire/api";

// A table for tests: what the server would tell, with the sentences of a real game.

export interface Fixture {
  sheet?: unknown; // of a game made up in a test
  sheets?: Record<string, unknown>; // of a real game, by language
  said: unknown[][]; // a term, who reads it, and its sentence in each language
}
export const names = ["Ann", "Bea", "Cleo", "Dora", "Eve"];
export const actionsOf = (text: Fixture, events: number): Term[] =>
  text.said
    .filter((row) => row[1] === null)
    .slice(0, events)
    .map((row) => row[0] as Term);

export function table(text: Fixture, view: object, more: Partial<TableProps> = {}, language = "en"): TableProps {
  const sheet = { actions: [], ...((text.sheet ?? text.sheets?.[language]) as object) } as unknown as Sheet;
  const seat = more.seat === undefined ? 0 : more.seat;
  return {
    sheet,
    room: { seats: [] } as unknown as TableProps["room"],
    seat,
    view: { seat: 0, step: "", actors: [], held: [], over: false, ...view },
    events: [],
    isPublic: [],
    names,
    actions: [],
    remarks: [],
    say: (term) => sentence(sheet, term, names, seat),
    choose: () => undefined,
    prefix: [],
    sending: false,
    goal: null,
    why: () => Promise.resolve(""),
    replay: false,
    covered: false,
    ...more,
  };
}
