/** What is asked over HTTP. A refusal is thrown as a sentence for people. */
import type { Deal, GameCard, Join, Joined, Mine, NewTable, Sheet, Shuffle, Wrong } from "../wire/api";
import { shell } from "../words/en";
import { hex } from "./blake2b";

export class Refusal extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal(shell.offline);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok || body === null) throw new Refusal((body as Wrong | null)?.error ?? shell.offline);
  return body as T;
}

const post = <T>(path: string, value: unknown): Promise<T> =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) });

export const games = (): Promise<GameCard[]> => ask("/api/games");
export const mine = (): Promise<Mine[]> => ask("/api/mine");
export const openTable = (table: NewTable): Promise<Joined> => post("/api/tables", table);
export const deal = (table: string, how: Deal): Promise<Joined> =>
  post(`/api/tables/${encodeURIComponent(table)}/deal`, how);
export const shuffle = (table: string): Promise<Shuffle> => ask(`/api/tables/${encodeURIComponent(table)}/shuffle`);
export const join = (how: Join): Promise<Joined> => post("/api/join", how);

const sheets = new Map<string, Promise<Sheet>>();

/** The sheet at that address; it never changes, so it is asked for once. */
export function sheet(at: string): Promise<Sheet> {
  let known = sheets.get(at);
  if (known === undefined) {
    known = ask<Sheet>(at.startsWith("/") ? at : `/api/sheets/${at}`);
    known.catch(() => sheets.delete(at));
    sheets.set(at, known);
  }
  return known;
}

/** The rules of a game, as Markdown. */
export async function rules(game: string): Promise<string> {
  const answer = await fetch(`/api/rules/${encodeURIComponent(game)}`).catch(() => null);
  if (!answer?.ok) throw new Refusal(answer ? shell.rules.none : shell.offline);
  return answer.text();
}

/** Chance of our own for the shuffle: 128 bits in hex. */
export function entropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
