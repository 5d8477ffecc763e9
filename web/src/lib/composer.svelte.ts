/**
 * Putting a move together: choice by choice, each of which can be taken back, until it is sent whole.
 *
 * What can be chosen next is asked of the server, which changes nothing by it; but not where each choice is known to be
 * a whole move. While a move is on its way, and until we have seen the table after it, nothing can be chosen.
 */
import type { View } from "../table/contract";
import type { Refused } from "../wire/messages";
import type { Answer, NewAsk } from "./connection";

type Cautions = readonly (readonly [number, unknown])[];

interface Here {
  n: number;
  actions: readonly number[];
  cautions: Cautions; // what some of them risk
  whole: boolean; // each of them is a whole move
  view: View;
}

/** What a composer needs of the page around it. */
interface Page {
  ask: (wanted: NewAsk) => Promise<Answer>;
  here: () => Here | null;
  atOnce: (move: readonly number[]) => boolean; // send this whole move without being asked to
  because: (refused: Refused) => string;
  words: { stale: string; lost: string };
}

export class Composer {
  prefix: readonly number[] = $state.raw([]);
  whole = $state(false);
  sending = $state(false);
  asking = $state(false);
  wrong = $state("");
  /** What each of the choices so far risks, or null. */
  risked: readonly unknown[] = $state.raw([]);
  private drafted: { actions: readonly number[]; cautions: Cautions; view: View; goal: unknown } | null =
    $state.raw(null);
  private sentAt: number | null = null;
  private latest = 0;

  constructor(private readonly page: Page) {}

  /** What can be chosen next. */
  get actions(): readonly number[] {
    if (this.whole) return [];
    return this.drafted?.actions ?? this.page.here()?.actions ?? [];
  }

  /** What some of them risk, as far as the view tells. */
  get cautions(): Cautions {
    if (this.whole) return [];
    return this.drafted?.cautions ?? this.page.here()?.cautions ?? [];
  }

  /** What is seen: the table, or the table as one's choices so far would have it. */
  get view(): View | null {
    return this.drafted?.view ?? this.page.here()?.view ?? null;
  }

  /** What one is after, as one's choices so far would have it. */
  get goal(): unknown {
    return this.drafted?.goal ?? null;
  }

  /** Choose the next thing. */
  async choose(action: number): Promise<void> {
    if (this.sending || this.asking || !this.actions.includes(action)) return;
    this.wrong = "";
    await this.draft([...this.prefix, action], false);
    if (this.whole && this.page.atOnce(this.prefix)) await this.send();
  }

  /** Choose all of these instead of what was chosen so far; nothing is sent. */
  async compose(prefix: readonly number[]): Promise<void> {
    if (this.sending || this.asking) return;
    this.wrong = "";
    await this.draft(prefix, false);
  }

  /** Take the last choice back. */
  async back(): Promise<void> {
    if (this.sending || this.prefix.length === 0) return;
    this.wrong = "";
    if (this.prefix.length === 1) this.clear();
    else await this.draft(this.prefix.slice(0, -1), true);
  }

  /** Drop everything chosen. */
  clear(): void {
    this.latest += 1;
    this.prefix = [];
    this.risked = [];
    this.drafted = null;
    this.whole = false;
    this.asking = false;
  }

  /** Send the whole move. There is no way back from here. */
  async send(): Promise<void> {
    const here = this.page.here();
    if (!this.whole || this.sending || here === null) return;
    this.sending = true;
    this.wrong = "";
    const at = here.n;
    const answer = await this.page.ask({ ask: "move", at, actions: [...this.prefix] });
    if (answer.tell === "refused") {
      this.sending = false;
      this.wrong = answer.stale ? this.page.words.stale : this.page.because(answer);
      if (answer.stale) this.clear();
      return;
    }
    this.sentAt = at;
    this.moved();
  }

  /** The table has changed: the move has arrived, or the choices so far must fit the new position. */
  moved(): void {
    const here = this.page.here();
    if (this.sentAt !== null) {
      if (here === null || here.n > this.sentAt) {
        this.sentAt = null;
        this.sending = false;
        this.clear();
      }
    } else if (!this.sending && this.prefix.length > 0) {
      if (here === null || here.actions.length === 0)
        this.clear(); // others decide now: what the table says is enough
      else void this.draft(this.prefix, true);
    }
  }

  /** What these choices risk: those made before as it was then, the next one as it is offered now. */
  private riskedBy(prefix: readonly number[]): unknown[] {
    const kept = prefix.findIndex((action, index) => action !== this.prefix[index]);
    return prefix.map((action, index) => {
      if (kept < 0 || index < kept) return this.risked[index] ?? null;
      return this.cautions.find(([of]) => of === action)?.[1] ?? null;
    });
  }

  /** A choice that is a whole move: nothing has to be asked. */
  private settle(prefix: readonly number[], here: Here, risked: readonly unknown[]): void {
    this.asking = false;
    this.drafted = null;
    this.whole = prefix.length === 1 && here.actions.includes(prefix[0] as number);
    this.prefix = this.whole ? prefix : [];
    this.risked = this.whole ? risked : [];
    if (!this.whole) this.wrong = this.page.words.lost;
  }

  /** Ask what comes after these choices. `again`: they were fine before, so a refusal means that things changed. */
  private async draft(prefix: readonly number[], again: boolean): Promise<void> {
    const here = this.page.here();
    if (here === null) return this.clear();
    const turn = ++this.latest;
    const risked = this.riskedBy(prefix);
    if (here.whole) return this.settle(prefix, here, risked);
    this.asking = true;
    const answer = await this.page.ask({ ask: "draft", at: here.n, prefix: [...prefix] });
    if (turn !== this.latest) return;
    this.asking = false;
    if (answer.tell === "drafted") {
      this.prefix = prefix;
      this.risked = risked;
      this.whole = answer.whole ?? false;
      const { actions, cautions = [], goal = null } = answer;
      this.drafted = { actions, cautions, view: answer.view as View, goal };
    } else if (answer.tell === "refused") {
      if (again || answer.stale) this.clear();
      this.wrong = again ? this.page.words.lost : answer.stale ? this.page.words.stale : this.page.because(answer);
    }
  }
}
