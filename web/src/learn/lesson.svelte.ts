/**
 * A lesson in place of a table: it tells what a table would tell, answers drafts and moves from its story, and knows at
 * which card one is. Nothing is asked of the server, and nothing can be lost: a choice that the lesson does not go on
 * with is not made, and the card says why not now.
 */
import type { Answer, NewAsk } from "../lib/connection";
import { Session } from "../lib/session.svelte";
import type { View } from "../table/contract";
import { hear, nothing, type Told } from "../lib/told";
import { pieces, type Piece } from "../text/names";
import { dataNames, person } from "../text/sentence";
import { Words } from "../text/words";
import type { Asked, LessonStory, Pointer, Sheet } from "../wire/api";
import type { Position, Refused, Room } from "../wire/messages";
import { ENGLISH } from "../words/index.svelte";

/** Of more positions than that between two cards, only the last are shown one by one. */
const MOST_WATCHED = 8;
const ID = "lesson"; // of every answer: nobody waits for it but the one who asked

/** Choices of a move, as its ways are listed by. */
const spelled = ({ any }: Asked, actions: readonly number[]): string =>
  (any ? actions.toSorted((one, other) => one - other) : actions).join(",");

export class LessonSession extends Session {
  override readonly guided = true;
  /** The number of the card one is at. */
  at = $state(0);
  /** What the card says to the choice one has made instead, by the name of its attribute. */
  detour: string | null = $state(null);

  constructor(
    readonly story: LessonStory,
    private readonly name: string, // the learner's
    private readonly keep: (card: number) => void = () => {},
  ) {
    super(`${ID}-${story.game}-${story.name}`);
    this.link = { is: "open" };
  }

  get card(): Pointer {
    return this.story.cards[this.at] as Pointer;
  }

  override get scene(): string {
    return this.card.id;
  }

  get last(): boolean {
    return this.at === this.story.cards.length - 1;
  }

  /** Which of how many cards it is, for those who read them; one that is there again is still the same. */
  get progress(): { number: number; count: number } {
    const first = (cards: readonly Pointer[]): number => cards.filter((card) => !card.again).length;
    return { number: first(this.story.cards.slice(0, this.at + 1)), count: first(this.story.cards) };
  }

  /** The number of the card before this one. */
  get before(): number {
    const { id } = this.card;
    return this.story.cards.findLastIndex((card, number) => number < this.at && card.id !== id && !card.again);
  }

  /** The number of the next card with something to do: this one is not meant. The last card where there is none. */
  get ahead(): number {
    const next = this.story.cards.findIndex((card, number) => number > this.at && card.asked !== null && !card.again);
    return next < 0 ? this.story.cards.length - 1 : next;
  }

  override start(): () => void {
    this.jump(0);
    return () => this.pace.catchUp();
  }

  /** Go to a card at once, back or ahead: the table is as it was or will be then. */
  jump(card: number): void {
    this.at = Math.min(Math.max(0, card), this.story.cards.length - 1);
    this.detour = null;
    this.composer.clear();
    this.tell(this.card.frame);
    this.keep(this.at);
  }

  /** How the table is after so many frames, at once. */
  private tell(frames: number): void {
    this.told = this.toldAt(frames);
    this.pace.hear(this.told);
    this.pace.catchUp();
    this.pace.missed = null; // nobody was away: the card tells what has happened
  }

  /** The card is read: what happens until the next one is shown as at any table. */
  goOn(): void {
    if (this.detour !== null) this.detour = null;
    else if (this.card.asked === null && !this.last) this.proceed(this.at + 1);
  }

  override ask(wanted: NewAsk): Promise<Answer> {
    return Promise.resolve(this.answer(wanted));
  }

  override because(refused: Refused): string {
    return refused.reason || refused.code ? super.because(refused) : ""; // the card says it
  }

  private answer(wanted: NewAsk): Answer {
    switch (wanted.ask) {
      case "draft":
        return this.draft(wanted.prefix);
      case "move":
        return this.move(wanted.actions, false);
      case "say":
        return this.move([wanted.remark], true);
      case "why":
        return this.reason(wanted.actions);
      default:
        return { tell: "done", id: ID };
    }
  }

  private draft(prefix: readonly number[]): Answer {
    const [number, asked] = this.asking();
    const way = asked?.ways[spelled(asked, prefix)];
    if (way === undefined) return this.otherwise(number, asked, prefix);
    const { actions, whole, goal } = way;
    const held = whole ? prefix.slice(0, -1) : prefix;
    const seen = asked?.ways[spelled(asked, held)] ?? way;
    return { tell: "drafted", id: ID, actions, view: { ...(seen.view as View), held }, whole, goal };
  }

  private move(actions: readonly number[], say: boolean): Answer {
    const [number, asked] = this.asking();
    const right = asked?.say === say && spelled(asked, asked.move) === spelled(asked, actions);
    if (!right) {
      this.composer.clear();
      return this.otherwise(number, asked, actions);
    }
    this.detour = null;
    this.proceed(number + 1);
    return { tell: "done", id: ID };
  }

  private reason(actions: readonly number[]): Answer {
    const asked = this.asking()[1];
    const way = asked?.ways[spelled(asked, actions.slice(0, -1))];
    const action = actions.at(-1) as number;
    if (way?.actions.includes(action)) return { tell: "done", id: ID };
    return { tell: "refused", id: ID, reason: way?.why[action] ?? { is: "NotPossible" } };
  }

  /** Something else was chosen: it is not made, and the card that asked says why. */
  private otherwise(number: number, asked: Asked | undefined, actions: readonly number[]): Refused {
    if (asked !== undefined) {
      this.at = number;
      const known = actions.map((action) => asked.otherwise[action]);
      this.detour = known.findLast((attribute) => attribute !== undefined) ?? "otherwise";
    }
    return { tell: "refused", id: ID };
  }

  /** The card that waits for a move in this position, even if one has not read so far. */
  private asking(heard = this.heardFrames): [number, Asked | undefined] {
    const number = this.story.cards.findIndex((card) => card.frame === heard && card.asked !== null);
    return [number, this.story.cards[number]?.asked ?? undefined];
  }

  private heardFrames = 0;

  private proceed(card: number): void {
    const to = Math.min(card, this.story.cards.length - 1);
    if (this.story.cards[to]?.later) return this.jump(to); // nobody watches what happens until then
    const until = this.story.cards[to]?.frame ?? 0;
    if (until - this.heardFrames > MOST_WATCHED) this.tell(until - MOST_WATCHED);
    for (const frame of this.story.frames.slice(this.heardFrames, until)) {
      this.heardFrames += 1;
      this.hear(this.offered(frame, this.heardFrames));
      if (frame.end) this.hear(this.room("over"));
    }
    this.at = to;
    this.keep(to);
  }

  /** All that one knows after so many frames. */
  private toldAt(frames: number): Told {
    this.heardFrames = frames;
    const { sheet, game, title, seat } = this.story;
    const over = this.story.frames.slice(0, frames).some((frame) => frame.end);
    const said = [
      { tell: "welcome", table: this.table, game, title, sheet, seat, who: ID } as const,
      this.room(over ? "over" : "playing"),
      ...this.story.frames.slice(0, frames).map((frame, index) => this.offered(frame, index + 1)),
    ];
    return said.reduce<Told>((told, frame) => hear(told, frame, 0) ?? told, nothing());
  }

  /** A frame with no more to choose and to say than the lesson waits for. */
  private offered(frame: Position, heard: number): Position {
    const [, asked] = this.asking(heard);
    return {
      ...frame,
      actions: asked && !asked.say ? frame.actions : [],
      remarks: asked?.say ? frame.remarks : [],
    };
  }

  private room(phase: string): Room {
    return {
      tell: "room",
      phase,
      seats: this.story.names.map((name, seat) => ({
        name: seat === this.story.seat ? this.name : name,
        colour: seat,
        person: seat === this.story.seat,
        bot: seat === this.story.seat ? null : "good",
        here: true,
        ready: true,
        end: false,
        who: seat === this.story.seat ? ID : "",
        newcomer: false,
      })),
      host: null,
      options: this.story.options,
      tempo: "untimed",
      chat: false,
      hints: false,
      review: false,
      language: ENGLISH, // each reads it alone: see `Learn.svelte`
      commitment: "",
    };
  }

  /** What the card says: its text, its title, or what it says to another choice; people are named in colour. */
  says(sheet: Sheet, attribute: string): Piece[] {
    const people = this.story.names.map((name, seat) => [name.toLowerCase(), person(sheet, seat, this.names)] as const);
    const args = Object.fromEntries(people.filter(([name]) => name !== ""));
    return pieces(this.words(sheet).message(this.card.id, args, attribute));
  }

  private known = new WeakMap<Sheet, Words>();

  /** The words of the cards in the language of a sheet, and those of the game. */
  private words(sheet: Sheet): Words {
    let words = this.known.get(sheet);
    if (words === undefined) {
      const own = this.story.words[sheet.language] ?? this.story.words[ENGLISH] ?? "";
      words = new Words(sheet.language, [own, sheet.catalogue, dataNames(sheet)]);
      this.known.set(sheet, words);
    }
    return words;
  }
}
