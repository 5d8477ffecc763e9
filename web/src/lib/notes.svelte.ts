/**
 * Private notes, and with them what is marked on a board. The server keeps both as one text, a moment after one stops
 * typing or marking. What is typed is never overwritten.
 */
import { LONGEST } from "../wire/messages";

const PAUSE = 800;
const APART = "\u001e"; // between the text and the marks; nobody types it
const MOST_MARKS = 1000;

/** So much can be typed: the rest is for the marks. */
export const LONGEST_TEXT = LONGEST.Notes.text - MOST_MARKS - APART.length;

export class Notes {
  text = $state("");
  marks = $state(""); // in whatever way the game's board writes them
  state: "saved" | "unsaved" | "saving" = $state("saved");
  wrong = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private typed = false;
  private whose = "";

  constructor(private readonly save: (text: string) => Promise<string>) {}

  /** What the server keeps for that person: taken over unless we have something newer of theirs. */
  kept(whole: string, whose = this.whose): void {
    if (whose !== this.whose) {
      clearTimeout(this.timer);
      this.whose = whose;
      this.typed = false;
      this.state = "saved";
      this.wrong = "";
    }
    if (this.typed) return;
    const [text = "", marks = ""] = whole.split(APART);
    this.text = text;
    this.marks = marks;
  }

  type(text: string): void {
    this.text = text.replaceAll(APART, "");
    this.later();
  }

  mark(marks: string): void {
    this.marks = marks.replaceAll(APART, "").slice(0, MOST_MARKS);
    this.later();
  }

  private later(): void {
    this.typed = true;
    this.state = "unsaved";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), PAUSE);
  }

  private whole(): string {
    return this.marks === "" ? this.text : `${this.text}${APART}${this.marks}`;
  }

  /** Keep now what is not kept yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.state !== "unsaved") return;
    const whole = this.whole();
    this.state = "saving";
    this.wrong = await this.save(whole);
    if (this.whole() !== whole) {
      if (this.state === "saving") this.state = "unsaved"; // typed on meanwhile; its own pause runs
      return;
    }
    this.typed = this.wrong !== "";
    this.state = this.wrong ? "unsaved" : "saved";
  }
}
