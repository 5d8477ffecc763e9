/**
 * What these eyes are about to do, on this screen alone: a piece held over the mats, several choices by one tap, a
 * question why not. Nothing of it is known to the table before it is chosen.
 */
import type { TableProps } from "../../table/contract";
import { Gathering, type Piece } from "../../wire/wolves";
import { able, ownMat, viewOf } from "./knowledge";

/** The next choice of a move in the making; none: that was all. */
export type Next = (p: TableProps) => number | undefined;

/** How long each card of several is looked at. */
const LOOK = 420; // milliseconds
/** How long a card may be on its way. */
const PATIENCE = 1500;

class Desk {
  held: Piece | null = $state(null); // in one's fingers, until one taps a mat
  reason = $state(""); // why what was tapped cannot be done
  drawing = $state(false); // card after card, by one tap

  /** Whether what is being composed was chosen as a whole, by one tap that named it: then that sends it, too. */
  asOne = false;

  private next: Next | null = null;
  private made = 0; // choices of the move that there must be now
  private enough: (p: TableProps) => boolean = () => true;
  private had = { cards: 0, leaders: 0 };
  private ready = 0; // when the next card may be drawn
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Make choices one after the other, for as long as there is a next one. */
  compose(p: TableProps, next: Next, asOne = false): void {
    this.drop();
    this.next = next;
    this.asOne = asOne;
    this.made = p.prefix.length;
    this.follow(p);
  }

  /** Draw card after card, until it is enough or a leader comes. */
  draw(p: TableProps, enough: (p: TableProps) => boolean): void {
    this.drop();
    const mat = ownMat(p);
    if (mat === undefined) return;
    this.enough = enough;
    this.had = { cards: mat.cards, leaders: mat.leaders };
    this.ready = 0;
    this.drawing = true;
    this.follow(p);
  }

  /** Whatever was begun here ends. */
  drop(): void {
    this.next = null;
    this.asOne = false;
    this.drawing = false;
    this.held = null;
    this.reason = "";
    clearTimeout(this.timer);
  }

  /** Things stand like this now: go on with what was begun. */
  follow(p: TableProps): void {
    if (p.sending) return;
    if (p.prefix.length === 0 && this.next === null) this.asOne = false; // it was sent, or taken back
    if (this.next !== null) this.composeOn(p, this.next);
    else if (this.drawing) this.drawOn(p);
  }

  /** Ask why an action cannot be chosen. */
  async why(p: TableProps, action: number): Promise<void> {
    const turn = ++this.asked;
    const text = await p.why(action);
    if (turn === this.asked) this.reason = text;
  }

  private composeOn(p: TableProps, next: Next): void {
    const action = p.prefix.length === this.made ? next(p) : undefined; // somebody took a choice back, or it was refused
    if (action === undefined) this.next = null;
    else {
      this.made += 1;
      p.choose(action);
    }
  }

  private drawOn(p: TableProps): void {
    const mat = ownMat(p);
    const over = mat === undefined || mat.gathering !== Gathering.DRAWING || viewOf(p).step !== "Gathering";
    if (over || mat.leaders > this.had.leaders) return this.drop();
    const action = able(p, { is: "Draw" });
    if (action === undefined) return; // what happened meanwhile is still being shown
    clearTimeout(this.timer);
    if (mat.cards < this.had.cards || p.prefix.length > 0) {
      // The card is on its way. If none comes it was refused, or is warned of first.
      this.timer = setTimeout(() => this.drop(), PATIENCE);
      return;
    }
    if (this.enough(p)) return this.drop();
    const wait = this.ready - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.drawing && this.follow(p), wait);
      return;
    }
    this.ready = performance.now() + LOOK;
    this.had.cards = mat.cards + 1;
    p.choose(action);
  }
}

export const desk = new Desk();
