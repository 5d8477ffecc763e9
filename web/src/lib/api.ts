/** What is asked over HTTP. A refusal is thrown as a sentence for people. */
import type {
  Deal,
  GameCard,
  Invitation,
  Join,
  Joined,
  LessonStory,
  Mine,
  NewTable,
  Sheet,
  Shuffle,
  Wrong,
} from "../wire/api";
import { accented } from "../text/accented";
import { MADE_UP } from "../text/words";
import { ENGLISH, t } from "../words/index.svelte";
import { hex } from "./blake2b";
import { worded } from "./notices";

/** Why something is not done; `wait`: it may well be done after so many seconds. */
export class Refusal extends Error {
  constructor(
    text: string,
    readonly wait: number | null = null,
  ) {
    super(text);
  }
}

// Whoever only looks is asked again by us instead of by a person, where that is soon.
const SOON = 5;
const TRIES = 3;

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(path, { credentials: "same-origin", ...init }).catch(() => null);
    const wait = answer && waits(answer);
    if (wait == null || wait > SOON || init?.method || tries === TRIES) return read<T>(answer);
    await new Promise((done) => setTimeout(done, 1000 * wait));
  }
}

/** After how many seconds a server that has too much to do wants to be asked again. */
function waits(answer: Response): number | null {
  if (answer.status !== 429 && answer.status !== 503) return null;
  const seconds = Number(answer.headers.get("retry-after") ?? NaN);
  return seconds > 0 ? seconds : null;
}

/** What an answer (none: the server cannot be reached) says, or its refusal. */
export async function read<T>(answer: Response | null): Promise<T> {
  const body: unknown = await answer?.json().catch(() => null);
  if (answer?.ok && body != null) return body as T;
  const wait = answer && waits(answer);
  const why = (body as Wrong | null)?.code;
  throw new Refusal(why ? worded(why) : wait == null ? t("offline") : t("busy", { seconds: wait }), wait);
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
export const lesson = (game: string, name: string): Promise<LessonStory> =>
  ask(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);
export const invitation = (code: string): Promise<Invitation> => ask(`/api/invites/${encodeURIComponent(code)}`);

const sheets = new Map<string, Promise<Sheet>>();

/** The sheet of that digest in a language; it never changes, so it is asked for once. */
export function sheet(digest: string, wanted: string): Promise<Sheet> {
  const at = `/api/sheets/${digest}?language=${encodeURIComponent(spoken(wanted))}`;
  const key = `${at} ${wanted}`;
  let known = sheets.get(key);
  if (known === undefined) {
    known = ask<Sheet>(at).then((found) => (wanted === MADE_UP ? madeUp(found) : found));
    known.catch(() => sheets.delete(key));
    sheets.set(key, known);
  }
  return known;
}

/** The rules of a game in a language, as Markdown. */
export async function rules(game: string, wanted: string): Promise<string> {
  const at = `/api/rules/${encodeURIComponent(game)}?language=${encodeURIComponent(spoken(wanted))}`;
  const answer = await fetch(at).catch(() => null);
  if (!answer?.ok) throw new Refusal(answer ? t("rules-none") : t("offline"));
  const text = await answer.text();
  return wanted === MADE_UP ? accented(text) : text;
}

/** The server does not know the made-up language of tests: it is English with accents, which we put there. */
const spoken = (wanted: string): string => (wanted === MADE_UP ? ENGLISH : wanted);
const madeUp = (found: Sheet): Sheet => ({ ...found, language: MADE_UP, help: accented(found.help) });

/** Chance of our own for the shuffle: 128 bits in hex. */
export function entropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
