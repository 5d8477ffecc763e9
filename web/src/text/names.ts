/**
 * People, things and lists as arguments of messages: they know their names in every form. As `engine/named.py` does it.
 *
 * A name is put between marks, so that it can be shown in colour; `pieces` takes them apart, `plain` takes them out.
 */
import { FluentType } from "@fluent/bundle";
import type { Words } from "./words";

// From the private use area, which names cannot have: before what is named, before its name, after it.
const OPEN = "\ue000";
const NAME = "\ue001";
const CLOSE = "\ue002";

/** The case of things in a list, and of `VALUE` where it names none. */
export const PLAIN_CASE = "nom";

/** A piece of a sentence: plain words, somebody's name, or the name of a thing (`id`: of its message). */
export type Piece =
  string | { readonly seat: number; readonly name: string } | { readonly id: string; readonly name: string };

/** Put a name between its marks. `what`: a message's id, or @ and a seat. */
const marked = (what: string, name: string): string => `${OPEN}${what}${NAME}${name}${CLOSE}`;

/** A sentence without the marks around names. */
export const plain = (text: string): string => text.replace(/\ue000[^\ue001]*\ue001|\ue002/g, "");

/** A sentence in pieces. Of a name within a name, the outer one counts. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  for (let open = rest.indexOf(OPEN); open >= 0; open = rest.indexOf(OPEN)) {
    if (open > 0) found.push(rest.slice(0, open));
    const middle = rest.indexOf(NAME, open);
    const close = closing(rest, middle);
    const what = rest.slice(open + 1, middle);
    const name = plain(rest.slice(middle + 1, close));
    found.push(what.startsWith("@") ? { seat: Number(what.slice(1)), name } : { id: what, name });
    rest = rest.slice(close + 1);
  }
  if (rest) found.push(rest);
  return found;
}

/** Where the mark is that closes a name. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === OPEN) depth++;
    else if (text[at] === CLOSE && --depth === 0) return at;
  }
  return text.length;
}

/** Something that has a name in sentences. */
export abstract class Named extends FluentType<string> {
  /** By which a message can select. */
  readonly key: string = "";

  constructor() {
    super("");
  }

  /** The name, with its marks; in another case, or for another number. */
  abstract called(form?: string, number?: number): string;

  override toString(): string {
    return this.called();
  }
}

/** Somebody in a seat. Sentences speak to the reader; where one does not, they are called `you` in it. */
export class Person extends Named {
  constructor(
    private readonly words: Words,
    private readonly seat: number,
    private readonly names: readonly string[] | undefined,
    private readonly reads: boolean,
  ) {
    super();
  }

  called(form = ""): string {
    return marked(`@${this.seat}`, this.name(form));
  }

  private name(form: string): string {
    if (this.reads) return this.words.message("you", {}, form);
    return this.names?.[this.seat] ?? this.words.message("unnamed", { number: this.seat });
  }
}

/** A member of an enumeration, or something that the game's data names (`own`: as it does there). */
export class Thing extends Named {
  constructor(
    private readonly words: Words,
    readonly kind: string,
    override readonly key: string,
    private readonly own?: string,
  ) {
    super();
  }

  called(form = "", number = 1): string {
    const id = `${this.kind}-${this.key}`;
    return marked(id, this.words.ofKind(this.kind).message(id, { n: number }, form, this.own));
  }
}

/** A thing with its number before it: 2 fish. A string is the id of the thing's message. */
export class Counted extends Named {
  override readonly key: string;

  constructor(
    private readonly words: Words,
    private readonly thing: Thing | string,
    private readonly count: number,
  ) {
    super();
    this.key = typeof thing === "string" ? "" : thing.key;
  }

  called(form = ""): string {
    const n = this.count;
    const thing =
      typeof this.thing === "string" ? this.words.message(this.thing, { n }, form) : this.thing.called(form, n);
    return this.words.message("counted", { n, thing });
  }
}

/** Several of them, joined as the language does it; `none`: what to say if there are none. */
export class Listed extends Named {
  override readonly key: string;

  constructor(
    private readonly words: Words,
    readonly items: readonly (Named | string)[],
    private readonly none?: string,
  ) {
    super();
    const only = items.length === 1 ? items[0] : undefined;
    this.key = only instanceof Named ? only.key : "";
  }

  called(form = PLAIN_CASE): string {
    const texts = this.items.map((item) => (typeof item === "string" ? item : item.called(form || PLAIN_CASE)));
    if (texts.length === 0) return this.none ?? this.words.message("nothing", {});
    return this.words.joined(texts);
  }
}
