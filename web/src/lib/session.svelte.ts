/** One table, as the page sees it: what we were told, the line to it, the move being put together, the notes. */
import type { Term } from "../table/contract";
import { sentence } from "../text/sentence";
import type { Sheet } from "../wire/api";
import type { Person, Refused, Room, Tell } from "../wire/messages";
import { t } from "../words/index.svelte";
import { Composer } from "./composer.svelte";
import { type Answer, Connection, type LinkState, type NewAsk, type Socket } from "./connection";
import { Fairness } from "./fairness.svelte";
import { Hints } from "./hints.svelte";
import { Notes } from "./notes.svelte";
import { worded } from "./notices";
import { Pace } from "./pace.svelte";
import { settings } from "./settings.svelte";
import { loadFace } from "../games";
import { sheetAt } from "./sheets";
import { firstLine, have, hear, nothing, type Told } from "./told";

// A page that slept for so long may hold a dead line without knowing.
const SLEEP = 20_000;

/** Whose eyes a session has: the browser's own, or those of somebody who shares the screen. */
export interface Eyes {
  token: string | null; // none: the cookie's
  heard: number | null; // so many events they know already
}

export class Session {
  told: Told = $state.raw(nothing());
  link: LinkState = $state.raw({ is: "connecting" });
  sheet: Sheet | null = $state.raw(null);
  wrong = $state(""); // what concerns nothing in particular
  /** Whether a whole move needs no Send; the table's page knows, which has the game's face. */
  light: (move: readonly number[], among: readonly number[]) => boolean = () => false;
  /** Whether a whole move has to be sent because one of its choices is warned of. */
  risky: (move: readonly number[]) => boolean = () => false;
  /** Whether a choice is made by itself where it is the only one left; the table's page knows, too. */
  fills: (action: number) => boolean = () => false;
  readonly composer: Composer;
  readonly hints: Hints;
  readonly notes: Notes;
  readonly pace: Pace;
  /** Whether an event stops the table for a beat; the table's page knows, which has the game's face. */
  isMoment: (event: Term, number: number, told: Told) => boolean = () => false;
  readonly fairness: Fairness;
  /** Playing again, where that is not a rematch with the same people. */
  again: (() => Promise<string>) | null = null;
  /** Whether it is no table at all but a lesson: then there is nobody to agree with, and nothing to hand over. */
  readonly guided: boolean = false;
  /** Changes where a lesson turns to something else, and so does what lies on the screen. */
  get scene(): string {
    return "";
  }
  private readonly connection: Connection;
  private reading = 0;
  private hiddenSince: number | null = null;
  private heard: number | null;

  constructor(
    readonly table: string,
    eyes: Eyes = { token: null, heard: null },
    open: () => Socket = () => socket(table),
  ) {
    this.heard = eyes.heard;
    this.connection = new Connection({
      open,
      hello: () => ({ ...have(this.told), token: eyes.token }),
      tell: (frame, toHello) => this.hear(frame, toHello),
      state: (state) => (this.link = state),
    });
    this.composer = new Composer({
      ask: (wanted) => this.ask(wanted),
      here: () => {
        const { n, view, actions, cautions, whole } = this.told;
        return n === null || view === null ? null : { n, view, actions, cautions, whole };
      },
      atOnce: (move, among) => !this.risky(move) && (settings.atOnce || this.light(move, among)),
      fills: (action) => this.fills(action),
      because: (refused) => this.because(refused),
      words: {
        get stale() {
          return t("table-stale");
        },
        get lost() {
          return t("table-lost");
        },
      },
    });
    this.hints = new Hints({ ask: (wanted) => this.ask(wanted), because: (refused) => this.because(refused) });
    this.pace = new Pace({
      speed: () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : settings.speed),
      away: () => document.hidden,
      awaited: ({ actions }) => actions.length > 0 && !this.guided,
      isMoment: (event, number, told) => this.isMoment(event, number, told),
    });
    this.fairness = new Fairness(table);
    this.notes = new Notes((text) => this.attempt({ ask: "notes", text }));
  }

  /** Connect, and stay connected until what this returns is called. */
  start(): () => void {
    const awake = (): void => this.wake();
    const online = (): void => this.connection.reconnect();
    document.addEventListener("visibilitychange", awake);
    addEventListener("online", online);
    this.connection.connect();
    return () => {
      document.removeEventListener("visibilitychange", awake);
      removeEventListener("online", online);
      void this.notes.flush();
      this.connection.close();
    };
  }

  /** Forget everything: the next one at this screen must not find it. */
  forget(): void {
    this.told = nothing();
    this.composer.clear();
    this.hints.clear();
    this.pace.hear(this.told);
    this.notes.kept("", "");
    this.wrong = "";
  }

  retry(): void {
    this.connection.connect();
  }

  /** Read the game's sheet in that language; what was read before stays until it is there. */
  async read(digest: string, language: string, table: string): Promise<void> {
    const turn = ++this.reading;
    try {
      const sheet = await sheetAt(digest, language, table);
      await loadFace(sheet.game);
      if (turn === this.reading) this.sheet = sheet;
    } catch (error) {
      this.wrong = (error as Error).message;
    }
  }

  ask(wanted: NewAsk): Promise<Answer> {
    return this.connection.ask(wanted);
  }

  /** Ask; gives the refusal in words, or nothing where it was done. */
  async attempt(wanted: NewAsk): Promise<string> {
    const answer = await this.ask(wanted);
    if (answer.tell !== "refused") return "";
    return answer.stale ? t("table-stale") : this.because(answer);
  }

  /** Ask for the lines of chat before those that we have; gives the refusal in words, if there is one. */
  async lookBack(): Promise<string> {
    const answer = await this.ask({ ask: "lookback", before: firstLine(this.told) });
    if (answer.tell === "refused") return this.because(answer);
    this.hear(answer);
    return "";
  }

  /** Why an action cannot be chosen: next, or instead of the last choice of a whole move. */
  async why(action: number): Promise<string> {
    const { prefix, whole } = this.composer;
    const answer = await this.ask({ ask: "why", actions: [...(whole ? prefix.slice(0, -1) : prefix), action] });
    return answer.tell === "refused" ? this.because(answer) : t("help-why-can");
  }

  /** A refusal in words; the game's reasons name people as this table does. Without a reason, the line is closed. */
  because(refused: Refused): string {
    if (refused.reason && this.sheet) return sentence(this.sheet, refused.reason as Term, this.names, this.seat);
    return refused.code ? worded(refused.code) : t("link-closed");
  }

  get seat(): number | null {
    return this.told.welcome?.seat ?? null;
  }

  /** Whoever has our seat: we ourselves, perhaps with a bot that plays. */
  get me(): Person | null {
    return this.seat === null ? null : (this.told.room?.seats[this.seat] ?? null);
  }

  get host(): boolean {
    return this.seat !== null && this.told.room?.host === this.seat;
  }

  get names(): string[] {
    return this.told.room?.seats.map((person) => person.name) ?? [];
  }

  /** Whether we are awaited, and play ourselves. */
  get myTurn(): boolean {
    const { room, view, actions } = this.told;
    return room?.phase === "playing" && !!view && actions.length > 0 && this.me?.bot == null;
  }

  protected hear(frame: Tell, toHello = false): void {
    if (frame.tell === "refused") {
      this.wrong = this.because(frame);
      return;
    }
    const before = this.told;
    const told = hear(before, frame, Date.now(), toHello);
    if (told === null) {
      this.told = nothing();
      this.pace.hear(this.told);
      this.composer.clear();
      this.hints.clear();
      this.connection.reconnect();
      return;
    }
    this.told = told;
    this.hints.hear(told);
    this.pace.hear(told);
    if (this.heard !== null && told.n !== null) {
      if (told.events.length > this.heard) this.pace.missed = this.heard; // others had the device meanwhile
      this.heard = null;
    }
    if (told.n === null || this.me?.bot != null) this.composer.clear();
    if (frame.tell === "welcome") this.notes.kept(frame.notes ?? "", frame.who ?? "");
    if (frame.tell === "position") this.composer.moved();
    if (frame.tell === "room") this.saw(frame);
    if (told.end?.seed != null && before.end === null) void this.fairness.check();
  }

  private saw(room: Room): void {
    const people = room.seats.flatMap((person, seat) => (person.person ? [seat] : []));
    this.fairness.saw(room.phase, room.commitment, this.seat, people);
  }

  private wake(): void {
    if (document.hidden) {
      this.hiddenSince = Date.now();
      void this.notes.flush();
    } else if (this.hiddenSince !== null && Date.now() - this.hiddenSince > SLEEP) {
      this.connection.reconnect();
    } else {
      this.connection.connect();
    }
  }
}

function socket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Socket;
}
