/** Whom one does not want to read in the chat of a table; remembered by this browser. */
import { SvelteSet } from "svelte/reactivity";

export class Mutes {
  private readonly seats: SvelteSet<number>;
  private readonly key: string;

  constructor(table: string) {
    this.key = `wolfden-muted-${table}`;
    this.seats = new SvelteSet(read(this.key));
  }

  has(seat: number): boolean {
    return this.seats.has(seat);
  }

  toggle(seat: number): void {
    if (!this.seats.delete(seat)) this.seats.add(seat);
    try {
      sessionStorage.setItem(this.key, JSON.stringify([...this.seats]));
    } catch {
      // then it lasts as long as the page
    }
  }
}

function read(key: string): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as number[];
  } catch {
    return [];
  }
}
