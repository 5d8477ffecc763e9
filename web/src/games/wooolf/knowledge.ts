/** What is in a view and a journal of Wooolf!!, gathered for showing. */
import type { Place, ScoreLine, TableProps, Term } from "../../table/contract";
import type { Named } from "../../text/names";
import { enumerated, NOBODY, person, value } from "../../text/sentence";
import { type Talk, talk } from "../../text/talk";
import type { Argument } from "../../text/words";
import {
  type Action,
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
  type ScoredRound,
  type Suspicion,
  type WooolfView,
} from "../../wire/wooolf";
import type { Sign } from "./marks";

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

/** All there are, the lowest first. */
export const characters = (p: TableProps): Character[] =>
  Object.keys(p.sheet.choices.Character ?? {}).map((key) => Number(key) as Character);

/** What one has pencilled in about somebody and a character, in a sentence. */
export function noted(p: TableProps, who: Place, of: Character, sign: Sign | null): string {
  const key = sign === null ? "none" : { "?": "maybe", x: "no", "!": "sure" }[sign];
  return says(p)("noted", { sign: key, name: nameOf(p, who), character: character(p, of) });
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

/** The number of an action that can be chosen now. */
export function number(p: TableProps, wanted: Action): number | null {
  const found = p.actions.find((action) => {
    const term = p.sheet.actions[action] as Readonly<Record<string, unknown>>;
    return Object.entries(wanted).every(([field, value]) => term[field] === value);
  });
  return found ?? null;
}

/** The number of an action, whether it can be chosen now or not. */
export const numberOf = (p: TableProps, kind: Action["is"]): number =>
  p.sheet.actions.findIndex((action) => (action as Action).is === kind);

/** The actions that have been chosen so far. */
export const chosen = (p: TableProps): Action[] => p.prefix.map((action) => p.sheet.actions[action] as Action);

/** The cards of somebody that these eyes have peeked at in this round; the same one seen twice is one. */
export function seenCards(p: TableProps, place: Place): Card[] {
  const found = new Map<string, Card>();
  for (const { peeker, card } of cluesAt(p, place))
    if (peeker === p.seat && card !== null) found.set(`${card.image} ${card.appearance}`, card);
  return [...found.values()].slice(0, 2);
}

/** Which characters somebody cannot play by an answer of their own: answers are true. */
export function ruledOut(p: TableProps, place: Place): Set<Character> {
  const out = new Set<Character>();
  for (const { question, yes } of answersAt(p, place)) {
    const named = askedFor(p, question);
    const plays = (p.sheet.choices.Question?.[question] ?? "").startsWith("plays");
    for (const [key, face] of Object.entries(p.sheet.choices.Character ?? {}))
      if (plays ? named.includes(face) !== yes : !yes && named.includes(face)) out.add(Number(key) as Character);
  }
  return out;
}

/** Your suspicion, with the pointers that you are just setting. */
export function composed(p: TableProps): { first: Pointer | null; second: Pointer | null } {
  const { first, second } = viewOf(p).suspicion ?? { first: null, second: null };
  const made = { first, second };
  for (const action of chosen(p)) {
    if (action.is === "PointFirst") made.first = action.target as Pointer;
    else if (action.is === "FirstAtMute") made.first = Pointer.MUTE;
    else if (action.is === "FirstAtNobody") made.first = Pointer.NOBODY;
    else if (action.is === "SuspectNobody") made.first = made.second = Pointer.X;
    else if (action.is === "PointSecond") made.second = action.target as Pointer;
    else if (action.is === "SecondAtMute") made.second = Pointer.MUTE;
    else if (action.is === "SecondAtNobody") made.second = Pointer.NOBODY;
    else if (action.is === "SecondAtX") made.second = Pointer.X;
  }
  return made;
}

/** Who sits where a pointer points; nobody does at 0 and x. */
export function placeOf(pointer: Pointer | null): Place | null {
  if (pointer === null || pointer === Pointer.NOBODY || pointer === Pointer.X) return null;
  return pointer === Pointer.MUTE ? MUTE : pointer;
}

/** Whom you take somebody for with your pointers; under the cover nobody sees it. */
export function takenFor(p: TableProps, place: Place): Character[] {
  const hand = viewOf(p).hand;
  if (hand === null || p.covered) return [];
  const { first, second } = composed(p);
  return hand.targets.filter((_, index) => placeOf(index === 0 ? first : second) === place);
}

/** The same in a sentence. */
export const takenForWords = (p: TableProps, place: Place, character: Character): string =>
  p.seat === null
    ? ""
    : p.say(
        typeof place === "number"
          ? { is: "PointedAt", seat: p.seat, character, target: place }
          : { is: "PointedAtMute", seat: p.seat, character },
      );

/** At whom or what a pointer points, in words. */
export function pointed(p: TableProps, pointer: Pointer): string {
  if (pointer === Pointer.MUTE) return says(p)("mute");
  if (pointer === Pointer.NOBODY) return says(p)("nobody-plays");
  if (pointer === Pointer.X) return says(p)("x");
  return p.names[pointer] ?? "";
}

export const isNone = (suspicion: Suspicion): boolean => suspicion.first === Pointer.X;

/** What happened last that lies open, for the middle of the table; and the card, for those who were told. */
export function latest(p: TableProps): { event: Event; card: Card | null; number: number } | null {
  const telling = ["RoundBegan", "Announced", "AnnouncedOfMute", "Answered", "Suspected", "TurnsOver"];
  const at = p.events.findLastIndex((event) => telling.includes(event.is));
  if (at < 0) return null;
  const next = p.events[at + 1] as unknown as Event | undefined;
  const told = next?.is === "Saw" || next?.is === "SawOfMute" || next?.is === "WasSeen";
  const card = told && !p.covered ? { image: next.image, appearance: next.appearance } : null;
  return { event: p.events[at] as unknown as Event, card, number: at };
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

/** Whether a pointer of a scored round was right about the character that it was for. */
export function isRight(p: TableProps, round: ScoredRound, sought: Character, pointer: Pointer): boolean {
  const at = placeOf(pointer);
  if (at === null) return !round.hands.some((hand) => hand.character === sought);
  return round.hands[typeof at === "number" ? at : p.names.length]?.character === sought;
}

/** Where these eyes were wrong in a scored round: who played what, in sentences. */
export function mistakes(p: TableProps, round: ScoredRound): string[] {
  const t = says(p);
  const hand = p.seat === null ? undefined : round.hands[p.seat];
  const made = p.seat === null ? undefined : round.suspicions[p.seat];
  if (hand === undefined || made === undefined || isNone(made)) return [];
  return hand.targets.flatMap((sought, index) => {
    const pointer = index === 0 ? made.first : made.second;
    if (pointer === null || isRight(p, round, sought, pointer)) return [];
    const at = placeOf(pointer);
    if (at === null) {
      const found = round.hands.flatMap((one, who) => (one.character === sought ? [who] : []));
      const who = found.map((seat) => (seat < p.names.length ? person(p.sheet, seat, p.names, p.seat) : t("the-mute")));
      return [t("mistake-nobody", { who, character: character(p, sought) })];
    }
    const seat = typeof at === "number" ? at : p.names.length;
    const played = round.hands[seat]?.character;
    if (played === undefined) return [];
    const was = { played: character(p, played), character: character(p, sought) };
    return [
      typeof at === "number" ? t("mistake-at", { target: p.names[at] ?? "", ...was }) : t("mistake-at-mute", was),
    ];
  });
}

/** What a scored round brought these eyes, in sentences, and whether that is good or bad. */
export function verdict(p: TableProps, index: number): { sentences: string[]; mood: "good" | "bad" | "none" } {
  const view = viewOf(p);
  const round = view.past[index];
  const seat = p.seat;
  const made = seat === null ? undefined : round?.suspicions[seat];
  if (seat === null || round === undefined || made === undefined) return { sentences: [], mood: "none" };
  const early = round.early.includes(seat);
  const wrong = round.wrong.includes(seat);
  const lines = scoreLines(p).filter(
    (line) => line.part === says(p)("round", { round: index + 1 }) && line.seat === seat,
  );
  const sentences = [
    isNone(made)
      ? p.say({ is: "Abstained", seat })
      : wrong
        ? p.say({ is: "WasWrong", seat, early })
        : p.say({ is: "WasRight", seat, points: lines[0]?.points ?? 0 }),
    ...mistakes(p, round),
  ];
  const barred = !view.over && index === view.past.length - 1 && view.barred.includes(seat);
  if (barred) sentences.push(p.say({ is: "NotEarly", seat }));
  for (const event of scoring(p, index + 1))
    if (event.is === "Fooled" && (event.seat === seat || event.shepherd_boy === seat))
      sentences.push(p.say(event as unknown as Term));
  const mood = wrong ? "bad" : (round.points[seat] ?? 0) > 0 ? "good" : "none";
  return { sentences, mood };
}

/** What was told of a round, up to the next one. */
function scoring(p: TableProps, round: number): Event[] {
  const events = p.events as unknown as Event[];
  const from = events.findIndex((event) => event.is === "RoundBegan" && event.round === round);
  const to = events.findIndex((event) => event.is === "RoundBegan" && event.round === round + 1);
  return from < 0 ? [] : events.slice(from, to < 0 ? undefined : to);
}

/** What a suspicion that is being made can bring and cost, as one's goal has it. */
export function stakes(p: TableProps): string {
  const { goal } = p;
  if (goal === null || (goal.is !== "PointOne" && goal.is !== "PointTwo")) return "";
  const { early, points, last, barred } = goal as unknown as Stakes;
  const given = { points, last, barred, early };
  return says(p)(goal.is === "PointOne" ? "stakes-one" : "stakes-two", given);
}

interface Stakes {
  early: boolean;
  points: number;
  last: boolean;
  barred: boolean;
}

/** Whether these eyes are to peek, ask or suspect. */
export const isTurn = (p: TableProps): boolean =>
  p.seat !== null && !p.replay && viewOf(p).actors.includes(p.seat) && viewOf(p).step === "Turn";

export const isPointing = (p: TableProps): boolean =>
  p.seat !== null && !p.replay && viewOf(p).actors.includes(p.seat) && viewOf(p).step !== "Turn";
