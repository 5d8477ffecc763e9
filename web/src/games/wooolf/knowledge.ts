/** What is in a view and a journal of Wooolf!!, gathered for showing. */
import type { Place, ScoreLine, TableProps } from "../../table/contract";
import type { Named } from "../../text/names";
import { enumerated, NOBODY, person, value } from "../../text/sentence";
import { type Talk, talk } from "../../text/talk";
import type { Argument } from "../../text/words";
import {
  type Answer,
  type Appearance,
  type Card,
  type Character,
  type Clue,
  type Event,
  type Hand,
  type Messages,
  Pointer,
  type Question,
  type Suspicion,
  type WooolfView,
} from "../../wire/wooolf";

export const MUTE = "mute";
const FIRST_WITH_ALL_HANDS = 5; // with fewer seats somebody mute sits at the table

export const viewOf = (p: TableProps): WooolfView => p.view as WooolfView;

/** The key of a picture: of a character, an appearance or a question's characters. */
export const faceKey = (p: TableProps, character: Character): string => p.sheet.choices.Character?.[character] ?? "";
export const looksKey = (p: TableProps, looks: Appearance): string => p.sheet.choices.Appearance?.[looks] ?? "";
export const characterName = (p: TableProps, character: Character): string => value(p.sheet, "Character", character);
export const questionText = (p: TableProps, question: Question): string => value(p.sheet, "Question", question);

/** The same as arguments of messages. */
export const character = (p: TableProps, of: Character): Named => enumerated(p.sheet, "Character", of);
export const appearance = (p: TableProps, of: Appearance): Named => enumerated(p.sheet, "Appearance", of);
export const question = (p: TableProps, of: Question): Named => enumerated(p.sheet, "Question", of);
export const printed = (p: TableProps, card: Card): { image: Named; appearance: Named } => ({
  image: character(p, card.image),
  appearance: appearance(p, card.appearance),
});

/** Somebody as an argument of a message, and whether that is the one who reads it. */
export function about<Field extends string>(
  p: TableProps,
  field: Field,
  seat: number,
): Record<Field | "you", Argument> {
  const who = person(p.sheet, seat, p.names, p.seat);
  return { [field]: who, you: seat === p.seat ? field : NOBODY } as Record<Field | "you", Argument>;
}

const says = (p: TableProps): Talk<Messages> => talk<Messages>(p.sheet);

/** Which characters a question names. */
export function askedFor(p: TableProps, question: Question): string[] {
  const key = p.sheet.choices.Question?.[question] ?? "";
  const faces = Object.values(p.sheet.choices.Character ?? {});
  return faces.filter((face) => key.includes(face)).sort((a, b) => key.indexOf(a) - key.indexOf(b));
}

/** What was announced of a card, so many times. */
export const announced = (p: TableProps, clue: Clue, count = 1): string =>
  says(p)("clue", {
    ...about(p, "peeker", clue.peeker),
    appearance: appearance(p, clue.appearance),
    count,
  });

/** What the card was, as the one who saw it was told. */
export const itWas = (p: TableProps, clue: Clue, card: Card): string =>
  p.say(
    clue.target === null
      ? { is: "SawOfMute", image: card.image, appearance: card.appearance }
      : { is: "Saw", target: clue.target, image: card.image, appearance: card.appearance },
  );

/** Whom somebody with these targets looks for. */
export function sought(p: TableProps, targets: readonly Character[]): string {
  const [first, second] = targets.map((target) => character(p, target));
  if (first === undefined) return "";
  return second === undefined ? says(p)("look-for-one", { first }) : says(p)("look-for-two", { first, second });
}

/** Whether somebody mute sits at this table. */
export const hasMute = (p: TableProps): boolean => p.names.length < FIRST_WITH_ALL_HANDS;

export const nameOf = (p: TableProps, place: Place | null): string =>
  typeof place === "number" ? (p.names[place] ?? "") : says(p)("mute");

/** Everybody with cards, clockwise from the first seat. */
export const players = (p: TableProps): Place[] => [...p.names.keys(), ...(hasMute(p) ? [MUTE] : [])];

/** The clue tokens before somebody, and the answers. */
export const cluesAt = (p: TableProps, place: Place): Clue[] =>
  viewOf(p)
    .clues.map((clue, index) => (p.views as WooolfView[] | undefined)?.[clue.peeker]?.clues[index] ?? clue)
    .filter((clue) => (clue.target ?? MUTE) === place);
/** The same clues, with equal ones of one peeker on one heap. */
export function heaps(clues: readonly Clue[]): { clue: Clue; count: number }[] {
  const found = new Map<string, { clue: Clue; count: number }>();
  for (const clue of clues) {
    const key = [clue.peeker, clue.appearance, clue.card?.image, clue.card?.appearance].join();
    const heap = found.get(key) ?? { clue, count: 0 };
    heap.count += 1;
    found.set(key, heap);
  }
  return [...found.values()];
}

export const answersAt = (p: TableProps, place: Place): Answer[] =>
  viewOf(p).answers.filter((answer) => answer.target === place);

/** Somebody's hand, as far as these eyes know it: their own, everybody's for the all-seeing, the last one at the end. */
export function handAt(p: TableProps, place: Place): Hand | null {
  const view = viewOf(p);
  if (view.over) return view.past.at(-1)?.hands[place === MUTE ? p.names.length : (place as number)] ?? null;
  if (place === MUTE) return null;
  const eyes = (p.views as WooolfView[] | undefined)?.[place as number];
  return eyes?.hand ?? (place === p.seat ? view.hand : null);
}

/** At whom or what a pointer points, in words. */
export function pointed(p: TableProps, pointer: Pointer): string {
  if (pointer === Pointer.MUTE) return says(p)("mute");
  if (pointer === Pointer.NOBODY) return says(p)("nobody-plays");
  if (pointer === Pointer.X) return says(p)("x");
  return p.names[pointer] ?? "";
}

export const isNone = (suspicion: Suspicion): boolean => suspicion.first === Pointer.X;

/** What happened last that lies open, for the middle of the table. */
export function latest(p: TableProps): Event | null {
  const telling = ["RoundBegan", "Announced", "AnnouncedOfMute", "Answered", "Suspected", "TurnsOver"];
  return (p.events.findLast((event) => telling.includes(event.is)) as unknown as Event | undefined) ?? null;
}

/** Whether the last round was just scored, and nothing has happened since. */
export function justScored(p: TableProps): boolean {
  const view = viewOf(p);
  return view.past.length > 0 && view.clues.length + view.answers.length + view.suspected.length === 0;
}

/** The points of each round, line by line, as they were told. */
export function scoreLines(p: TableProps): ScoreLine[] {
  const t = says(p);
  const lines: ScoreLine[] = [];
  let round = 0;
  const part = (): string => t("round", { round });
  let shown = false;
  const fooled = new Map<number, number[]>();
  const closeRound = (): void => {
    for (const [boy, seats] of fooled) {
      const right = lines.filter((line) => line.part === part() && line.seat === boy);
      const points = (viewOf(p).past[round - 1]?.points[boy] ?? 0) - right.reduce((sum, line) => sum + line.points, 0);
      const fooledOnes = seats.map((seat) => person(p.sheet, seat, p.names, p.seat));
      lines.push({ part: part(), seat: boy, what: t("line-fooled", { seats: fooledOnes }), points });
    }
    fooled.clear();
  };
  for (const event of p.events as unknown as Event[]) {
    switch (event.is) {
      case "RoundBegan":
        closeRound();
        round = event.round;
        shown = false;
        break;
      case "Shown":
        shown = true;
        break;
      case "Abstained":
        if (shown) lines.push({ part: part(), seat: event.seat, what: t("line-none"), points: 0 });
        break;
      case "WasRight": {
        const early = viewOf(p).past[round - 1]?.early.includes(event.seat) ?? false;
        lines.push({ part: part(), seat: event.seat, what: t("line-right", { early }), points: event.points });
        break;
      }
      case "WasWrong":
        lines.push({ part: part(), seat: event.seat, what: t("line-wrong", { early: event.early }), points: 0 });
        break;
      case "Fooled":
        fooled.set(event.shepherd_boy, [...(fooled.get(event.shepherd_boy) ?? []), event.seat]);
        break;
    }
  }
  closeRound();
  return lines;
}

export const isPointing = (p: TableProps): boolean =>
  p.seat !== null && !p.replay && viewOf(p).actors.includes(p.seat) && viewOf(p).step !== "Turn";
