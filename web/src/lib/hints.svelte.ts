/**
 * What a good player would do, and what it would warn of: asked of the server, for one decision.
 *
 * Where the game has doubts, they are asked for as soon as one is to decide; the move stays hidden until one asks for it.
 */
import type { Term } from "../table/contract";
import type { Advised, Refused } from "../wire/messages";
import type { Answer, NewAsk } from "./connection";
import type { Told } from "./told";

interface Page {
  ask: (wanted: NewAsk) => Promise<Answer>;
  because: (refused: Refused) => string;
}

export class Hints {
  /** Whether somebody has asked what to do; the answer may still be on its way. */
  wanted = $state(false);
  wrong = $state("");
  private found: Advised | null = $state.raw(null);
  private before: Told | null = null;
  private asking: number | null = null; // the position that is asked about

  constructor(private readonly page: Page) {}

  /** The advice, if somebody has asked for it and it is there. */
  get advice(): Advised | null {
    return this.wanted ? this.found : null;
  }

  /** What a good player would warn of, by the number of the choice. */
  get doubts(): ReadonlyMap<number, Term> {
    return new Map((this.found?.doubts ?? []) as [number, Term][]);
  }

  /** The table has told something: what was advised holds as long as the same is to be decided. */
  hear(told: Told): void {
    const before = this.before;
    this.before = told;
    if (before !== null && told.n !== before.n && !same(before, told)) this.clear();
  }

  /** Forget what was advised. */
  clear(): void {
    this.wanted = false;
    this.wrong = "";
    this.found = null;
    this.asking = null;
  }

  /** Have the advice found, but do not show it. */
  async think(at: number): Promise<void> {
    if (this.found !== null || this.asking !== null) return;
    this.asking = at;
    const answer = await this.page.ask({ ask: "advise", at });
    if (this.asking !== at) return; // it is about something that is over
    this.asking = null;
    if (answer.tell === "advised") this.found = answer;
    else if (answer.tell === "refused" && this.wanted) {
      this.wanted = false;
      if (!answer.stale) this.wrong = this.page.because(answer);
    }
  }

  /** Show what a good player would do. */
  async show(at: number): Promise<void> {
    this.wanted = true;
    this.wrong = "";
    await this.think(at);
  }

  /** Put it away; asked again, it is there at once. */
  hide(): void {
    this.wanted = false;
  }
}

/** Whether the same is to be decided: all that has happened is that somebody has said something. */
function same(before: Told, told: Told): boolean {
  const news = told.events.slice(before.events.length);
  const choices = before.actions.length > 0 && before.actions.join() === told.actions.join();
  return choices && told.events.length >= before.events.length && news.every((event) => event.is === "Said");
}
