/** Private notes, kept by the server a moment after one stops typing. What is typed is never overwritten. */

const PAUSE = 800;

export class Notes {
  text = $state("");
  state: "saved" | "unsaved" | "saving" = $state("saved");
  wrong = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private typed = false;

  constructor(private readonly save: (text: string) => Promise<string>) {}

  /** What the server keeps: taken over unless we have something newer. */
  kept(text: string): void {
    if (!this.typed) this.text = text;
  }

  type(text: string): void {
    this.text = text;
    this.typed = true;
    this.state = "unsaved";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** Keep now what is not kept yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.state !== "unsaved") return;
    const text = this.text;
    this.state = "saving";
    this.wrong = await this.save(text);
    if (this.text !== text) {
      if (this.state === "saving") this.state = "unsaved"; // typed on meanwhile; its own pause runs
      return;
    }
    this.typed = this.wrong !== "";
    this.state = this.wrong ? "unsaved" : "saved";
  }
}
