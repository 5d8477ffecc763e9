/**
 * Readable facts from any view, for games without pieces of their own.
 *
 * A view says nothing about what its numbers mean. The sheet says which of its fields hold an enumeration; any other
 * that is called like a field of an event or an action is taken for the same kind of thing. What a field, a step or a
 * kind of action is called, the game's catalogue can say (`field-points`, `step-SelectWorkers`, `group-Play`); else it is
 * called as in the program.
 */
import { value, wordsOf } from "../../text/sentence";
import type { TableProps } from "../../table/contract";
import { listing, t } from "../../words/index.svelte";

export interface Fact {
  name: string;
  text: string; // empty if there are only parts
  parts: Fact[];
}

const COMMON = new Set(["seat", "step", "actors", "held", "over"]);

/** What the view has besides what every view has. */
export function facts(p: TableProps): Fact[] {
  return Object.entries(p.view)
    .filter(([name, given]) => !COMMON.has(name) && given !== null && !(Array.isArray(given) && given.length === 0))
    .map(([name, given]) => fact(p, name, given));
}

function fact(p: TableProps, name: string, given: unknown): Fact {
  const label = named(p, `field-${name}`, spaced(name));
  if (given === null || given === undefined) return { name: label, text: t("generic-none"), parts: [] };
  if (Array.isArray(given)) {
    if (given.every((one) => typeof one !== "object" || one === null)) {
      return { name: label, text: plain(p, name, given), parts: [] };
    }
    return { name: label, text: "", parts: given.map((one, index) => fact(p, String(index + 1), one)) };
  }
  if (typeof given === "object") {
    return { name: label, text: "", parts: Object.entries(given).map(([key, one]) => fact(p, key, one)) };
  }
  return { name: label, text: word(p, name, given), parts: [] };
}

/** The step of the rules, "SelectWorkers", as words. */
export const stepOf = (p: TableProps): string =>
  named(
    p,
    `step-${p.view.step}`,
    p.view.step.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );

/** What the game's catalogue says, if it does. */
export const named = (p: TableProps, id: string, otherwise: string): string =>
  wordsOf(p.sheet).has(id) ? wordsOf(p.sheet).say(id) : otherwise;

function plain(p: TableProps, name: string, given: readonly unknown[]): string {
  const perSeat = given.length === p.names.length && !meant(p, name, "seats") && !meant(p, name, "seat");
  if (perSeat)
    return given
      .map((one, seat) => t("generic-of", { name: p.names[seat] ?? "", what: word(p, name, one) }))
      .join(", ");
  return given.length === 0 ? t("generic-none") : listing(given.map((one) => word(p, name, one)));
}

function word(p: TableProps, name: string, given: unknown): string {
  if (typeof given === "boolean") return given ? t("generic-yes") : t("generic-no");
  if (typeof given !== "number") return given === null ? t("generic-none") : String(given);
  const shown = p.sheet.shown[name];
  if (shown !== undefined) return value(p.sheet, shown, given).replaceAll("_", " ");
  if (meant(p, name, "seat") || meant(p, name, "seats")) return p.names[given] ?? String(given);
  const of = meant(p, name, "choice");
  return of ? value(p.sheet, of, given) : String(given);
}

/** Whether the game's terms have a field of that name and kind: the list it names, or the kind. */
function meant(p: TableProps, name: string, kind: string): string | null {
  const names = [name, name.replace(/s$/, "")];
  for (const fields of Object.values(p.sheet.terms)) {
    const field = fields.find((one) => one.kind === kind && names.includes(one.name));
    if (field) return field.of ?? kind;
  }
  return null;
}

const spaced = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
