/** Naming two workers and a supervisor: who has which job so far, and how two exchange theirs. */
import { term } from "../../table/choices";
import type { TableProps, Term } from "../../table/contract";
import { says, viewOf } from "./knowledge";

export interface Job {
  icon: string;
  text: string;
  seat: number | null;
  next: boolean; // is filled by the next tap
}

/** What a job’s icon is about: see `frame/about.ts`. */
export const ABOUT: Readonly<Record<string, string>> = { cap: "commissar", work: "worker", eye: "supervisor" };

const chosen = (p: TableProps): Term[] => p.prefix.map((action) => term(p, action));

/** Whether these eyes are naming people now, or have named them and not sent it. */
export function naming(p: TableProps): boolean {
  if (p.replay || p.seat === null) return false;
  const kinds = ["AppointWorker", "AppointSupervisor"];
  return [...p.prefix, ...p.actions].some((action) => kinds.includes(term(p, action).is));
}

/** The three jobs, in the order in which they are given. */
export function jobs(p: TableProps): Job[] {
  const t = says(p);
  const named = chosen(p).map((one) => one["seat"] as number);
  return ["work", "work", "eye"].map((icon, index) => ({
    icon,
    text: t(icon === "eye" ? "supervisor" : "worker"),
    seat: named[index] ?? null,
    next: index === named.length && viewOf(p).actors.includes(p.seat as number),
  }));
}

/** What one has to choose so that these two have each other's jobs; null: there is nobody to exchange. */
export function exchanged(p: TableProps, one: number, other: number): number[] | null {
  const named = chosen(p).map((action) => action["seat"] as number);
  const [a, b] = [named[one], named[other]];
  if (a === undefined || b === undefined) return null;
  named[one] = b;
  named[other] = a;
  const all = p.sheet.actions as Term[];
  return named.map((seat, index) =>
    all.findIndex(
      (action) => action.is === (index === 2 ? "AppointSupervisor" : "AppointWorker") && action["seat"] === seat,
    ),
  );
}
