/** What a shuffle proves to whoever kept the commitment and their own part. Nothing here draws, stores or asks. */
import type { Shuffle } from "../wire/api";
import { blake2b } from "./blake2b";

/** What this browser kept of a table's shuffle, from before it was dealt. */
export interface Kept {
  commitment: string; // the first one that the table showed, while nothing was dealt
  part: string | null; // ours, made after that; none if we sent none
  seat: number | null; // where we sat when it was dealt
  people: number[]; // seats at which we saw people until then
}

/**
 * Something that was found out.
 *
 * good: our part went in, and the commitment came before it
 * changed, secret, seed, part: what we kept, the server's secret, the seed or our part does not fit
 * strangers: parts from seats where we saw nobody
 * others: parts of other people
 * alone: nobody put anything in, so that the server's secret decided everything
 * late: we did not see the commitment before it was dealt; absent: we put nothing in
 */
export type Finding =
  | { is: "good" | "changed" | "secret" | "seed" | "part" | "alone" | "late" | "absent" }
  | { is: "strangers" | "others"; seats: number[] };

export const WRONG: readonly Finding["is"][] = ["changed", "secret", "seed", "part"];

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a server commits to: its secret (hex) and the table's name; tables from before, to the secret alone. */
export function commitment(secret: string, table: string | null): string {
  if (table === null) return blake2b(unhex(secret), "wolfden.commit");
  return blake2b(bytes(JSON.stringify([secret, table])), "wolfden.commit.2");
}

/** The seed that comes of the secret, the table's name and each seat's part, in decimal digits. */
export function seed(secret: string, table: string, parts: ReadonlyMap<number, string>): string {
  const given = [...parts].sort(([one], [other]) => one - other);
  return BigInt(`0x${blake2b(bytes(JSON.stringify([secret, table, given])), "wolfden.shuffle")}`).toString();
}

/** Hold what the server has opened against what we kept. The table's name is the one that we asked for. */
export function check(kept: Kept | null, table: string, { fair, seed: dealt }: Shuffle): Finding[] {
  const parts = new Map(Object.entries(fair.entropies).map(([seat, part]) => [Number(seat), part]));
  const promised = kept?.commitment ?? fair.commitment;
  if (promised !== fair.commitment) return [{ is: "changed" }];
  if (promised !== commitment(fair.secret, table) && promised !== commitment(fair.secret, null)) {
    return [{ is: "secret" }];
  }
  const { part, seat } = kept ?? { part: null, seat: null };
  if (part !== null && seat !== null && parts.get(seat) !== part) return [{ is: "part" }];
  if (seed(fair.secret, table, parts) !== dealt) return [{ is: "seed" }];
  if (parts.size === 0) return [{ is: "alone" }];
  if (kept === null) return [{ is: "late" }];
  if (part === null || seat === null) return [{ is: "absent" }];
  const found: Finding[] = [{ is: "good" }];
  const others = [...parts.keys()].filter((other) => other !== seat);
  const strangers = others.filter((other) => !kept.people.includes(other));
  const known = others.filter((other) => kept.people.includes(other));
  if (strangers.length > 0) found.push({ is: "strangers", seats: strangers });
  if (known.length > 0) found.push({ is: "others", seats: known });
  return found;
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
