/** The face of any game: readable facts, choices in sentences, people around the table. */
import type { GameFace, Group, TableProps, Term } from "../../table/contract";
import { t } from "../../words/index.svelte";
import { people } from "../../words/people";
import Centre from "./Centre.svelte";
import { named } from "./facts";
import Sheet from "./Sheet.svelte";

function now(p: TableProps): string {
  if (p.view.over) return t("generic-over");
  if (p.seat !== null && !p.replay && p.view.actors.includes(p.seat)) return t("generic-turn");
  return t("generic-waiting", { names: people(p.view.actors, p.names, p.replay ? null : p.seat) });
}

/** By the kind of action; an action at a single seat can be chosen by tapping it. */
function group(action: Term, p: TableProps): Group {
  const seats = (p.sheet.terms[action.is] ?? []).filter((field) => field.kind === "seat");
  const seat = seats.length === 1 ? (action[seats[0]?.name ?? ""] as number) : undefined;
  const title = named(p, `group-${action.is}`, action.is.replace(/(?<=[a-z])(?=[A-Z])/g, " "));
  // Nobody says what is secret here: under the cover, everything is.
  return { key: action.is, title, secret: true, ...(seat === undefined ? {} : { seat }) };
}

export const generic: GameFace = {
  Centre,
  Sheet,
  now,
  group,
};
