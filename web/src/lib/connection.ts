/**
 * The line to a table: says hello with what we have, asks, and never gives up.
 *
 * Every ask has an id of its own. What was asked and not answered is asked again, with the same id, after each new
 * hello; the server does nothing twice. So an ask is answered once, however often the line breaks.
 */
import type { Advised, Ask, Code, Done, Drafted, Earlier, Hello, Refused, Tell } from "../wire/messages";
import type { Notice } from "../wire/notices";

type AskWithId = Exclude<Ask, Hello>;
/** Something to ask, still without its id. */
export type NewAsk = AskWithId extends infer A ? (A extends AskWithId ? Omit<A, "id"> : never) : never;
/** What answers an ask. */
export type Answer = Done | Refused | Code | Drafted | Advised | Earlier;

export type LinkState =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "waiting"; until: number } // for the next try
  | { is: "closed"; why: Notice | null }; // for good: as the server says, or because the page is left

/** As much of a WebSocket as we use. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** What a connection needs of the page around it. */
export interface Page {
  open: () => Socket;
  hello: () => Omit<Hello, "ask">;
  tell: (frame: Tell, toHello?: boolean) => void; // all but the answers to asks
  state: (state: LinkState) => void;
  newId?: () => string;
  random?: () => number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
// An ask that is not answered in this time means a line that is dead without having said so.
const PATIENCE = 10_000;

interface Pending {
  ask: AskWithId;
  answer: (answer: Answer) => void;
}

export class Connection {
  private socket: Socket | null = null;
  private welcomed = false;
  private failures = 0;
  private pending = new Map<string, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(private readonly page: Page) {}

  /** Connect; also now instead of later, where it waits for its next try. */
  connect(): void {
    if (this.over || this.socket) return;
    clearTimeout(this.retry);
    this.page.state({ is: "connecting" });
    const socket = this.page.open();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ ask: "hello", ...this.page.hello() } satisfies Hello));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as Tell);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    this.expect();
  }

  /** Drop the line and connect anew: after sleep, or when what we have does not fit what we are told. */
  reconnect(): void {
    if (this.over) return;
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    this.failures = 0;
    socket?.close();
    this.connect();
  }

  /** For good. */
  close(why: Notice | null = null): void {
    this.over = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.page.state({ is: "closed", why });
    for (const [id, { answer }] of this.pending) answer({ tell: "refused", id, code: why });
    this.pending.clear();
  }

  /** Ask, now or as soon as there is a line; the answer comes in any case, a refusal is one, too. */
  ask(wanted: NewAsk): Promise<Answer> {
    const id = (this.page.newId ?? (() => crypto.randomUUID()))();
    const ask = { ...wanted, id } as AskWithId;
    if (this.over) return Promise.resolve({ tell: "refused", id });
    return new Promise((answer) => {
      this.pending.set(id, { ask, answer });
      if (this.welcomed) this.say(ask);
    });
  }

  private say(ask: AskWithId): void {
    this.socket?.send(JSON.stringify(ask));
    this.expect();
  }

  private hear(frame: Tell): void {
    const socket = this.socket;
    clearTimeout(this.watch);
    switch (frame.tell) {
      case "welcome":
        if (this.welcomed) return this.page.tell(frame); // one has changed seats
        this.failures = 0;
        this.page.state({ is: "open" });
        this.page.tell(frame, true);
        if (this.socket !== socket) return; // it was not what we had hoped for, and we began anew
        this.welcomed = true;
        for (const { ask } of this.pending.values()) this.say(ask);
        return;
      case "done":
      case "drafted":
      case "advised":
      case "code":
      case "earlier":
      case "refused":
        return this.answered(frame);
      case "bye":
        this.page.tell(frame);
        if (!frame.again) this.close(frame.code);
        return;
      default:
        this.page.tell(frame);
    }
    if (this.pending.size > 0) this.expect();
  }

  private answered(answer: Answer): void {
    const pending = answer.id == null ? undefined : this.pending.get(answer.id);
    if (pending === undefined) {
      if (answer.tell === "refused") this.page.tell(answer); // nothing that we can name: the whole page hears it
      return;
    }
    this.pending.delete(answer.id!);
    pending.answer(answer);
    if (this.pending.size > 0) this.expect();
  }

  private lost(): void {
    this.socket = null;
    this.welcomed = false;
    clearTimeout(this.watch);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + (this.page.random ?? Math.random)());
    this.failures += 1;
    this.page.state({ is: "waiting", until: Date.now() + wait });
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Something must be heard soon. */
  private expect(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      const socket = this.socket;
      socket?.close();
      if (socket) this.lost();
    }, PATIENCE);
  }
}
