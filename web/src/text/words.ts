/**
 * What is said in one language, from catalogues in Fluent: `engine/words.py` does the same, with the same files.
 *
 * Besides what Fluent has itself, messages know four functions: VALUE, KEY, COUNT and TALLY.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { accented } from "./accented";
import { Counted, Listed, Named, PLAIN_CASE, plain, Thing } from "./names";

/** The made-up language of tests: English with accents, and longer. What has none of them comes from no catalogue. */
export const MADE_UP = "en-XA";

/** What can be given to a message: lists are joined, and `true` is a word to select by. */
export type Argument = string | number | boolean | Named | readonly Argument[];
export type Arguments = Readonly<Record<string, Argument>>;

export class Words {
  private readonly bundle: FluentBundle;
  /** Kinds of things that others at the table call the same, and the words that have their names. */
  private shared: { kinds: ReadonlySet<string>; words: Words } | null = null;

  constructor(
    readonly language: string,
    catalogues: readonly string[],
  ) {
    this.bundle = new FluentBundle(language === MADE_UP ? "en" : language, {
      functions: {
        VALUE: ([value, number], named) => this.value(value, number, named),
        KEY: ([value]) => (value instanceof Named ? value.key : asText(value)),
        COUNT: ([value]) => new FluentNumber(value instanceof Listed ? value.items.length : 1),
        TALLY: (pairs, named) => this.tally(pairs, named),
      },
      useIsolating: false,
      transform: language === MADE_UP ? accented : (text) => text,
    });
    // Of two messages with the same id, the first counts.
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text));
  }

  /** A message as plain text. */
  say(id: string, args: Arguments = {}): string {
    return plain(this.marked(id, args));
  }

  /** A message with marks around names: see `pieces`. */
  marked(id: string, args: Arguments = {}): string {
    return this.message(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.given(value)])));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** An attribute of a message that takes no arguments; nothing if it has none. */
  hint(id: string, attribute = "hint"): string {
    return this.bundle.getMessage(id)?.attributes[attribute] === undefined ? "" : this.message(id, {}, attribute);
  }

  /** One, two and three. */
  listing(parts: readonly string[]): string {
    return parts.length === 0 ? "" : plain(this.joined(parts));
  }

  /** Call things of these kinds as these words do. */
  share(kinds: readonly string[], words: Words): void {
    this.shared = { kinds: new Set(kinds), words };
  }

  ofKind(kind: string): Words {
    return this.shared?.kinds.has(kind) ? this.shared.words : this;
  }

  joined(texts: readonly string[]): string {
    const [start = "", ...rest] = texts;
    const last = rest.pop();
    if (last === undefined) return start;
    const first = rest.reduce((before, next) => this.message("list-more", { first: before, next }), start);
    return this.message("list-last", { first, last });
  }

  /** A message, or its attribute if it has such a one; `otherwise`, or its id, where there is no such message. */
  message(id: string, args: Record<string, FluentVariable>, attribute = "", otherwise?: string): string {
    const found = this.bundle.getMessage(id);
    const pattern = found?.attributes[attribute] ?? found?.value;
    if (pattern == null) return otherwise ?? id;
    return this.bundle.formatPattern(pattern, args, []); // what is wrong with a message is found by tests
  }

  private given(value: Argument): FluentVariable {
    if (typeof value === "boolean") return String(value);
    return isList(value) ? this.list(value) : value;
  }

  private list(values: readonly Argument[]): Listed {
    return new Listed(
      this,
      values.map((value) => (value instanceof Named ? value : isList(value) ? this.list(value) : String(value))),
    );
  }

  private value(value: FluentValue | undefined, number: FluentValue | undefined, named: Record<string, FluentValue>) {
    const form = named["case"] === undefined ? PLAIN_CASE : asText(named["case"]);
    return value instanceof Named
      ? value.called(form, number === undefined ? undefined : asNumber(number))
      : asText(value);
  }

  /** What stands as a string in a message, which Fluent leaves as it is. */
  private written(text: string): string {
    return this.language === MADE_UP ? accented(text) : text;
  }

  private tally(pairs: FluentValue[], named: Record<string, FluentValue>): string {
    const counted: Counted[] = [];
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const [thing, number] = [pairs[at], asNumber(pairs[at + 1])];
      if (number) counted.push(new Counted(this, thing instanceof Thing ? thing : asText(thing), number));
    }
    const none = named["none"] === undefined ? undefined : this.written(asText(named["none"]));
    return new Listed(this, counted, none).called(named["case"] === undefined ? PLAIN_CASE : asText(named["case"]));
  }
}

const isList = (value: Argument): value is readonly Argument[] => Array.isArray(value);
const asText = (value: FluentValue | undefined): string =>
  typeof value === "string" ? value : String(value?.valueOf() ?? "");
const asNumber = (value: FluentValue | undefined): number =>
  Number(typeof value === "string" ? value : value?.valueOf());
