/**
 * Our side of a fair shuffle: keep the commitment that we saw first, make our part only then, and check both at the
 * end. It is kept in this browser, by table, so that a page opened anew still knows.
 */
import type { Deal, Joined, Shuffle } from "../wire/api";
import * as api from "./api";
import { check, type Finding, type Kept } from "./shuffle";

const KEY = "wolfden.shuffle.";
const MOST = 200; // tables

/** As much of localStorage as we use. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Stored extends Kept {
  at: number;
  dealt: boolean; // from then on seat and people stay as they are
}

export class Fairness {
  kept: Stored | null = $state.raw(null);
  /** The table shows another commitment than at first: it gets no part of ours. */
  changed = $state(false);
  /** What came out at the end: findings, or why there are none. */
  found: Finding[] | string | null = $state.raw(null);

  constructor(
    readonly table: string,
    private readonly shelf: Shelf = browser(),
    private readonly chance: () => string = api.entropy,
  ) {
    this.kept = this.load();
  }

  /** The table shows itself: its commitment, where we sit (none: we watch), and at which seats there are people. */
  saw(phase: string, commitment: string, seat: number | null, here: number[]): void {
    const before = this.recall();
    const dealt = phase !== "lobby";
    this.changed = before !== null && before.commitment !== commitment;
    if (this.changed || before?.dealt || (before === null && dealt)) return;
    const people = dealt ? [...new Set([...(before?.people ?? []), ...here])] : here;
    this.keep({ commitment, part: before?.part ?? null, seat, people, dealt, at: Date.now() });
  }

  /** Our part of this shuffle, always the same one; none before we have seen a commitment, or if it was changed. */
  part(): string | null {
    const kept = this.recall();
    if (kept === null || this.changed) return null;
    if (kept.part === null && !kept.dealt) this.keep({ ...kept, part: this.chance() });
    return this.kept?.part ?? null;
  }

  /** The table did not take our part. */
  refused(): void {
    if (this.kept) this.keep({ ...this.kept, part: null });
  }

  /** Play at once: the table is open, its commitment is here, and now comes our part. */
  async deal({ seat, phase, commitment }: Joined, how: Omit<Deal, "entropy"> = {}): Promise<void> {
    const people = seat === null ? [] : [seat];
    this.saw(phase, commitment, seat, people);
    const part = this.part();
    if (part === null) return;
    const dealt = await api.deal(this.table, { entropy: part, ...how });
    this.saw(dealt.phase, dealt.commitment, seat, people);
  }

  /** The game is over: ask the server to open its part, and hold it against what we kept. */
  async check(ask: (table: string) => Promise<Shuffle> = api.shuffle): Promise<void> {
    try {
      this.found = check(this.kept, this.table, await ask(this.table));
    } catch (error) {
      this.found = (error as Error).message;
    }
  }

  /** What we kept, also in another window of this browser. */
  private recall(): Stored | null {
    return (this.kept = this.load() ?? this.kept);
  }

  private load(): Stored | null {
    try {
      return JSON.parse(this.shelf.getItem(KEY + this.table) ?? "null") as Stored | null;
    } catch {
      return null; // not ours
    }
  }

  private keep(kept: Stored): void {
    const { at: _, ...now } = kept;
    const { at: __, ...before } = this.kept ?? { at: 0 };
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    this.kept = kept;
    try {
      makeRoom(this.shelf, KEY + this.table);
      this.shelf.setItem(KEY + this.table, JSON.stringify(kept));
    } catch {
      // then it lasts as long as the page
    }
  }
}

/** Forget the tables that were looked at longest ago. */
function makeRoom(shelf: Shelf, but: string): void {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? "");
  const aged = keys
    .filter((key) => key.startsWith(KEY) && key !== but)
    .map((key) => ({ key, at: Number(/"at":(\d+)/.exec(shelf.getItem(key) ?? "")?.[1] ?? 0) }))
    .sort((one, other) => other.at - one.at);
  for (const { key } of aged.slice(MOST - 1)) shelf.removeItem(key);
}

function browser(): Shelf {
  try {
    return localStorage;
  } catch {
    return memory; // storing is not allowed: then until the page is left
  }
}

const held = new Map<string, string>();
const memory: Shelf = {
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, value),
  removeItem: (key) => void held.delete(key),
  key: (index) => [...held.keys()][index] ?? null,
  get length() {
    return held.size;
  },
};
