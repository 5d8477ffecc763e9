/**
 * Putting a move together: choice by choice, each of which can be taken back, until it is sent whole.
 *
 * What can be chosen next is asked of the server, which changes nothing by it; but not where each choice is known to be
 * a whole move. While a move is on its way, and until we have seen the table after it, nothing can be chosen.
 */
import type { View } from "../table/contract";
import type { Refused } from "../wire/messages";
import type { Answer, NewAsk } from "./connection";

/** What some choices risk, by their actions. */
type Cautions = readonly (readonly [number, unknown])[];

interface Here {
  n: number;
  actions: readonly number[];
  cautions: Cautions;
  whole: boolean; // each of them is a whole move
  view: View;
}

/** A choice so far. */
interface Step {
  action: number;
  byItself: boolean; // nothing else was left
  among: number; // so many choices there were
  risk: unknown; // what it risks, as it was offered; or null
}

/** What a composer needs of the page around it. */
interface Page {
  ask: (wanted: NewAsk) => Promise<Answer>;
  here: () => Here | null;
  // Send this whole move without being asked to? `among`: how many choices there were at each of its steps.
  atOnce: (move: readonly number[], among: readonly number[]) => boolean;
  fills: (action: number) => boolean; // make this choice by itself, where it is the only one left
  because: (refused: Refused) => string;
  words: { stale: string; lost: string };
}

export class Composer {
  private steps: readonly Step[] = $state.raw([]);
  /** What has been chosen so far. */
  readonly prefix: readonly number[] = $derived(this.steps.map(({ action }) => action));
  /** What each of the choices so far risks, or null. */
  readonly risked: readonly unknown[] = $derived(this.steps.map(({ risk }) => risk));
  whole = $state(false);
  sending = $state(false);
  asking = $state(false);
  wrong = $state("");
  private drafted: { actions: readonly number[]; cautions: Cautions; view: View; goal: unknown } | null =
    $state.raw(null);
  private sentAt: number | null = null;
  private latest = 0;

  constructor(private readonly page: Page) {}

  /** How many of the last choices were made by themselves, since nothing else was left. */
  get filled(): number {
    return this.steps.length - 1 - this.steps.findLastIndex(({ byItself }) => !byItself);
  }

  /** What can be chosen next. */
  get actions(): readonly number[] {
    if (this.whole) return [];
    return this.drafted?.actions ?? this.page.here()?.actions ?? [];
  }

  /** What some of them risk. */
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
    if (await this.draft([...this.steps, this.step(action)], false)) await this.fill();
    const among = this.steps.map((step) => step.among);
    if (this.whole && this.page.atOnce(this.prefix, among)) await this.send();
  }

  /** Choose all of these instead of what was chosen so far; nothing is sent. */
  async compose(prefix: readonly number[]): Promise<void> {
    if (this.sending || this.asking) return;
    this.wrong = "";
    const steps = prefix.map((action, index) =>
      this.steps[index]?.action === action ? this.steps[index] : this.unseen(action),
    );
    if (await this.draft(steps, false)) await this.fill();
  }

  /** Take the last choice back, with those that followed by themselves. */
  async back(): Promise<void> {
    if (this.sending || this.steps.length === 0) return;
    this.wrong = "";
    const left = this.steps.slice(0, -1 - this.filled);
    if (left.length === 0) this.clear();
    else await this.draft(left, true);
  }

  /** Drop everything chosen. */
  clear(): void {
    this.latest += 1;
    this.steps = [];
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
    } else if (!this.sending && this.steps.length > 0) {
      if (here === null || here.actions.length === 0)
        this.clear(); // others decide now: what the table says is enough
      else void this.draft(this.steps, true);
    }
  }

  /** A choice, as it is offered now. */
  private step(action: number): Step {
    const risk = this.cautions.find(([of]) => of === action)?.[1] ?? null;
    return { action, byItself: false, among: this.actions.length, risk };
  }

  /** A choice that nobody has been offered yet: it counts as one of many. */
  private unseen(action: number): Step {
    return { ...this.step(action), among: Infinity };
  }

  /** Make the choices that go without saying, one after the other. */
  private async fill(): Promise<void> {
    const [only, ...more] = this.whole ? [] : (this.drafted?.actions ?? []);
    if (only === undefined || more.length > 0 || !this.page.fills(only)) return;
    if (await this.draft([...this.steps, { ...this.step(only), byItself: true }], false)) await this.fill();
  }

  /** A choice that is a whole move: nothing has to be asked. */
  private settle(steps: readonly Step[], here: Here): void {
    const [only] = steps;
    this.asking = false;
    this.drafted = null;
    this.whole = steps.length === 1 && only !== undefined && here.actions.includes(only.action);
    this.steps = this.whole ? steps : [];
    if (!this.whole) this.wrong = this.page.words.lost;
  }

  /**
   * Ask what comes after these choices, and give whether something does. `again`: they were fine before, so a refusal
   * means that things changed.
   */
  private async draft(steps: readonly Step[], again: boolean): Promise<boolean> {
    const here = this.page.here();
    if (here === null) {
      this.clear();
      return false;
    }
    const turn = ++this.latest;
    if (here.whole) {
      this.settle(steps, here);
      return false;
    }
    this.asking = true;
    const answer = await this.page.ask({ ask: "draft", at: here.n, prefix: steps.map(({ action }) => action) });
    if (turn !== this.latest) return false;
    this.asking = false;
    if (answer.tell === "drafted") {
      this.steps = steps;
      this.whole = answer.whole ?? false;
      const { actions, cautions = [], goal = null } = answer;
      this.drafted = { actions, cautions, view: answer.view as View, goal };
      return !this.whole;
    }
    if (answer.tell === "refused") {
      if (again || answer.stale) this.clear();
      this.wrong = again ? this.page.words.lost : answer.stale ? this.page.words.stale : this.page.because(answer);
    }
    return false;
  }
}
