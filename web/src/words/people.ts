/** People in the page's own messages: by seat, so that their names come out in colour, and the reader is "you". */
import { Person } from "../text/names";
import type { Person as Seated } from "../wire/messages";
import { pageWords } from "./index.svelte";

type Names = readonly string[];

/** Somebody in a seat, as an argument of `t` and `parts`. */
export const who = (seat: number, names: Names, reader: number | null = null): Person =>
  new Person(pageWords(), seat, names, seat === reader);

/** Several of them. */
export const people = (seats: readonly number[], names: Names, reader: number | null = null): Person[] =>
  seats.map((seat) => who(seat, names, reader));

/** Somebody of whom we know only the name: where they sit now, if they do; else the name alone. */
export function called(name: string, seats: readonly Pick<Seated, "name">[]): Person | string {
  const seat = seats.findIndex((one) => one.name === name);
  return seat < 0
    ? name
    : who(
        seat,
        seats.map((one) => one.name),
      );
}
