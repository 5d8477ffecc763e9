/** Whom one does not want to read in the chat of a table; remembered by this browser. */
import { SvelteSet } from "svelte/reactivity";

export class Mutes {
  private readonly people: SvelteSet<string>;
  private readonly key: string;

  constructor(table: string) {
    this.key = `wolfden-muted-${table}`;
    this.people = new SvelteSet(read(this.key));
  }

  has(who: string): boolean {
    return this.people.has(who);
  }

  toggle(who: string): void {
    if (!this.people.delete(who)) this.people.add(who);
    try {
      sessionStorage.setItem(this.key, JSON.stringify([...this.people]));
    } catch {
      // then it lasts as long as the page
    }
  }
}

function read(key: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
  } catch {
    return [];
  }
}
