/**
 * What is looked at now, on the board as in the hand: with the mouse over it, a finger on it, or the keyboard at it.
 *
 * The road lights up where it would lead; and what cannot be chosen, or is held long enough, says what it is.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Looked {
  seat?: number | undefined; // whose boar it would move
  spaces?: readonly number[]; // and where to
  text?: string; // what it is
}

const LONG = 450; // milliseconds of holding after which one is told
const READING = 7000;

class Looking {
  at: Looked | null = $state.raw(null);
  note = $state("");
  drawing = $state(0); // how many cubes one thinks of drawing
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell something for a while, on the board. */
  tell(text: string): void {
    this.note = text;
    clearTimeout(this.timer);
    this.timer = text === "" ? undefined : setTimeout(() => (this.note = ""), READING);
  }

  /** The position is another one. */
  forget(): void {
    this.at = null;
    this.tell("");
  }
}

export const looking = new Looking();

/** Whoever looks at this element looks at that. */
export const looks =
  (what: () => Looked): Attachment<HTMLElement> =>
  (node) => {
    let mine: Looked | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    const come = (): void => void (looking.at = mine = what());
    const go = (): void => {
      clearTimeout(timer);
      // A button that goes away with the focus on it is left in the midst of drawing.
      queueMicrotask(() => {
        if (looking.at === mine) looking.at = null;
      });
    };
    const down = (event: PointerEvent): void => {
      told = false;
      if (event.pointerType === "mouse") return;
      come();
      timer = setTimeout(() => {
        told = true;
        looking.tell(what().text ?? "");
      }, LONG);
    };
    // Whoever held it to read does not choose it by letting go.
    const click = (event: MouseEvent): void => {
      if (!told) return;
      told = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") go(); // a mouse is still there
    };
    const menu = (event: Event): void => {
      if (told) event.preventDefault();
    };
    // Svelte's own way to listen: what is removed loses the focus while the page is being drawn.
    const ears = [
      on(node, "pointerenter", come),
      on(node, "pointerleave", go),
      on(node, "pointerdown", down),
      on(node, "pointerup", up),
      on(node, "pointercancel", go),
      on(node, "focusin", come),
      on(node, "focusout", go),
      on(node, "contextmenu", menu),
      on(node, "click", click, { capture: true }),
    ];
    return () => {
      go();
      for (const stop of ears) stop();
    };
  };
