/**
 * The line to a table: says hello with what we have, asks, and never gives up.
 *
 * Every ask has an id of its own. What was asked and not answered is asked again, with the same id, after each new
 * hello; the server does nothing twice. So an ask is answered once, however often the line breaks.
 */
import type { Answer, Code, Done, Drafted, Earlier, Hello, Refused, Request } from "../wire/messages";

type Asks = Exclude<Request, Hello>;
/** Something to ask, still without its id. */
export type Question = Asks extends infer R ? (R extends Asks ? Omit<R, "id"> : never) : never;
/** What answers an ask. */
export type Reply = Done | Refused | Code | Drafted | Earlier;

export type LinkState =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "waiting"; until: number } // for the next try
  | { is: "closed"; text: string };

/** As much of a WebSocket as we use. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Line {
  open: () => Wire;
  hello: () => Omit<Hello, "ask">;
  tell: (answer: Answer, toHello?: boolean) => void; // all but the answers to asks
  state: (state: LinkState) => void;
  newId?: () => string;
  random?: () => number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
// An ask that is not answered in this time means a line that is dead without having said so.
const PATIENCE = 10_000;

interface Pending {
  ask: Asks;
  answer: (reply: Reply) => void;
}

export class Connection {
  private wire: Wire | null = null;
  private welcomed = false;
  private failures = 0;
  private pending = new Map<string, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(private readonly line: Line) {}

  /** Connect; also now instead of later, where it waits for its next try. */
  connect(): void {
    if (this.over || this.wire) return;
    clearTimeout(this.retry);
    this.line.state({ is: "connecting" });
    const wire = this.line.open();
    this.wire = wire;
    wire.onopen = () => wire.send(JSON.stringify({ ask: "hello", ...this.line.hello() } satisfies Hello));
    wire.onmessage = (event) => {
      if (this.wire === wire) this.hear(JSON.parse(event.data) as Answer);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
    this.expect();
  }

  /** Drop the line and connect anew: after sleep, or when what we have does not fit what we are told. */
  reconnect(): void {
    if (this.over) return;
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    this.failures = 0;
    wire?.close();
    this.connect();
  }

  /** For good. */
  close(text = ""): void {
    this.over = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
    this.line.state({ is: "closed", text });
    for (const [id, { answer }] of this.pending) answer({ tell: "refused", id, text });
    this.pending.clear();
  }

  /** Ask, now or as soon as there is a line; the answer comes in any case, a refusal is one, too. */
  ask(question: Question): Promise<Reply> {
    const id = (this.line.newId ?? (() => crypto.randomUUID()))();
    const ask = { ...question, id } as Asks;
    if (this.over) return Promise.resolve({ tell: "refused", id, text: "" });
    return new Promise((answer) => {
      this.pending.set(id, { ask, answer });
      if (this.welcomed) this.say(ask);
    });
  }

  private say(ask: Asks): void {
    this.wire?.send(JSON.stringify(ask));
    this.expect();
  }

  private hear(answer: Answer): void {
    const wire = this.wire;
    clearTimeout(this.watch);
    switch (answer.tell) {
      case "welcome":
        if (this.welcomed) return this.line.tell(answer); // one has changed seats
        this.failures = 0;
        this.line.state({ is: "open" });
        this.line.tell(answer, true);
        if (this.wire !== wire) return; // it was not what we had hoped for, and we began anew
        this.welcomed = true;
        for (const { ask } of this.pending.values()) this.say(ask);
        return;
      case "done":
      case "drafted":
      case "code":
      case "earlier":
      case "refused":
        return this.answered(answer);
      case "bye":
        this.line.tell(answer);
        if (!answer.again) this.close(answer.text);
        return;
      default:
        this.line.tell(answer);
    }
    if (this.pending.size > 0) this.expect();
  }

  private answered(reply: Reply): void {
    const pending = reply.id == null ? undefined : this.pending.get(reply.id);
    if (pending === undefined) {
      if (reply.tell === "refused") this.line.tell(reply); // nothing that we can name: the whole page hears it
      return;
    }
    this.pending.delete(reply.id!);
    pending.answer(reply);
    if (this.pending.size > 0) this.expect();
  }

  private lost(): void {
    this.wire = null;
    this.welcomed = false;
    clearTimeout(this.watch);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + (this.line.random ?? Math.random)());
    this.failures += 1;
    this.line.state({ is: "waiting", until: Date.now() + wait });
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Something must be heard soon. */
  private expect(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      const wire = this.wire;
      wire?.close();
      if (wire) this.lost();
    }, PATIENCE);
  }
}
