/** What is in a view of Boars on the Run!, gathered for showing. */
import { term } from "../../table/choices";
import type { TableProps } from "../../table/contract";
import type { Person, Thing } from "../../text/names";
import { dataThing, enumerated, NOBODY, person, thing } from "../../text/sentence";
import { type Talk, talk } from "../../text/talk";
import {
  type Action,
  type BoarsView,
  type Cubes,
  Colour,
  type Face,
  Ground,
  Kind,
  type Messages,
} from "../../wire/boars";

export const viewOf = (p: TableProps): BoarsView => p.view as unknown as BoarsView;

/** The keys of the colours: of cubes, of pictures. */
export const FOOD = ["red", "blue", "yellow", "green"] as const;
export const ALL = [...FOOD, "black"] as const;
export type CubeColour = (typeof ALL)[number];

export const colourKey = (colour: Colour): CubeColour => FOOD[colour];

/** What the game says, in the reader's language. */
export const says = (p: TableProps): Talk<Messages> => talk<Messages>(p.sheet);

/** Things and people as arguments of messages. */
export const hue = (p: TableProps, colour: Colour): Thing => enumerated(p.sheet, "Colour", colour);
export const card = (p: TableProps, number: number): Thing => dataThing(p.sheet, "Card", number);
export const boarOf = (p: TableProps, boar: number): Thing => dataThing(p.sheet, "Boar", boar);
export const mealOf = (p: TableProps, meal: number): Thing => dataThing(p.sheet, "Meal", meal);
export const transportOf = (p: TableProps, transport: number): Thing => dataThing(p.sheet, "Transport", transport);
export const who = (p: TableProps, seat: number): { seat: Person; you: string } => ({
  seat: person(p.sheet, seat, p.names, p.seat),
  you: seat === p.seat ? "seat" : NOBODY,
});

/** Names of things where they stand alone. */
export const cardName = (p: TableProps, number: number): string => thing(p.sheet, "Card", number);
export const boarName = (p: TableProps, boar: number): string => thing(p.sheet, "Boar", boar);
export const mealName = (p: TableProps, meal: number): string => thing(p.sheet, "Meal", meal);

/** A transport, and what a ticket for it costs: 3 red. */
export const ticket = (p: TableProps, transport: number): { transport: Thing; cubes: number; colour: Thing } => ({
  transport: transportOf(p, transport),
  cubes: viewOf(p).tickets[transport] ?? 0,
  colour: hue(p, transport as Colour),
});

/** How many cubes in all. */
export const total = (cubes: Cubes): number => ALL.reduce((sum, colour) => sum + cubes[colour], 0);

/** Cubes in words: 2 red and 1 black. */
export const listed = (p: TableProps, { red, blue, yellow, green, black }: Cubes): string =>
  says(p)("cubes", { red, blue, yellow, green, black });

/** Whether there are as many of each colour. */
export const alike = (some: Cubes, others: Cubes): boolean => ALL.every((colour) => some[colour] === others[colour]);

/** The picture of a space. */
export function groundKey(ground: Ground, colour: Colour | null): string {
  const kind = ["start", "food", "predator", "station", "finish"][ground] ?? "";
  return colour === null ? kind : `${kind}-${colourKey(colour)}`;
}

/** A space in words; stations by the name of their transport. */
export function spaceName(p: TableProps, space: number): string {
  const t = says(p);
  const [ground, colour] = viewOf(p).track[space] ?? [Ground.START, null];
  if (colour === null) return t(ground === Ground.START ? "space-start" : "space-finish", { space });
  if (ground === Ground.STATION)
    return t("space-station", { space, transport: transportOf(p, colour), colour: hue(p, colour) });
  return t(ground === Ground.PREDATOR ? "space-predator" : "space-foodstuff", { space, colour: hue(p, colour) });
}

/** What a card does, in a sentence. */
export function does(p: TableProps, face: Face): string {
  const t = says(p);
  const { moves } = face;
  const number = face.number ?? 0;
  const colour = face.colour === null ? "" : hue(p, face.colour);
  const [red, blue, yellow, green] = face.eats;
  const [gain_red, gain_blue, gain_yellow, gain_green] = face.gains;
  const gains = { gain_red, gain_blue, gain_yellow, gain_green };
  switch (face.kind) {
    case Kind.DIET:
      return t("does-diet", { red, blue, yellow, green, moves, ...gains });
    case Kind.NON_DIET:
      return t("does-non_diet", { colour, moves });
    case Kind.MIDNIGHT_FEAST:
      return t("does-midnight_feast", { colour, ...gains });
    case Kind.PORTION:
      return t("does-portion", { number, moves });
    case Kind.GATHERER:
      return t("does-gatherer", { colour });
    case Kind.KNOWLEDGE_IS_POWER:
      return t("does-knowledge_is_power", { moves });
    case Kind.BEST_SERVED_COLD:
      return t("does-best_served_cold", { moves });
    case Kind.COULDNT_CARE_LESS:
      return t("does-couldnt_care_less", { moves });
    case Kind.OVERTAKE:
      return t("does-overtake", { number, colour });
    case Kind.PULLBACK:
      return t("does-pullback", { number, moves });
    case Kind.SWITCHEROO:
      return t("does-switcheroo", { number });
    case Kind.FINDERS_KEEPERS:
      return t("does-finders_keepers", { number });
    case Kind.SORRY_NOT_SORRY:
      return t("does-sorry_not_sorry", { number });
  }
}

/** The picture of a kind of card. */
export function kindKey(kind: Kind): string {
  if (kind >= Kind.OVERTAKE) return "vendetta";
  const keys = ["diet", "fast", "feast", "portion", "gatherer", "book", "dish", "shrug"];
  return keys[kind] ?? "diet";
}

/** Whether one is to act, and on a table that goes on. */
export const yours = (p: TableProps): boolean =>
  p.seat !== null && !p.replay && !p.view.over && p.view.actors.includes(p.seat);

/** Whether what was chosen is a whole move that waits to be sent: then the view is as it was before the last choice. */
export const waiting = (p: TableProps): boolean =>
  yours(p) && p.prefix.length > 0 && p.actions.length === 0 && !p.sending;

/** A chance in words: neither none nor certainty where it is not. */
export function percent(p: TableProps, chance: number): string {
  const t = says(p);
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return t("percent-under");
  if (rounded === 100 && chance < 1) return t("percent-over");
  return t("percent", { n: rounded });
}

/** The number of an action of that kind, whether it can be chosen or not. */
export function numberOf(p: TableProps, fits: (action: Action) => boolean): number | undefined {
  const found = p.sheet.actions.findIndex((one) => fits(one as unknown as Action));
  return found < 0 ? undefined : found;
}

/** The number of the action of that kind, if it can be chosen now. */
export function able(p: TableProps, fits: (action: Action) => boolean): number | undefined {
  if (p.replay || p.sending) return undefined;
  return p.actions.find((action) => fits(term(p, action) as unknown as Action));
}

/** Where one of two equal cards can do no more this turn, so that one says which is meant: the action for that one. */
export const idleCopy = (p: TableProps, card: number): number | undefined =>
  able(p, (one) => one.is === "IdleCopy" && one.card === card);

/** What clicking a card that lies before somebody would choose; of equal cards, one used this turn can go by itself. */
export function cardAction(p: TableProps, seat: number, card: number, used = false): number | undefined {
  if (seat === p.seat) {
    const idle = idleCopy(p, card);
    if (idle !== undefined) {
      // What sets them apart is not always to be seen: then the buttons say which is which.
      if (!viewOf(p).used.some((face) => face.card === card)) return undefined;
      if (used) return idle;
    }
    return able(p, (one) => (one.is === "Use" || one.is === "Trigger" || one.is === "Discard") && one.card === card);
  }
  const target = p.prefix.map((action) => term(p, action) as unknown as Action).findLast((one) => one.is === "Target");
  if (target?.is === "Target" && target.player !== seat) return undefined;
  return able(p, (one) => one.is === "Pick" && one.card === card);
}

/** Which of somebody's cards were used this turn: the view lists faces, and of equal cards any may be meant. */
export function usedBefore(view: BoarsView, seat: number): boolean[] {
  const left = seat === view.turn ? view.used.map((face) => face.card) : [];
  return (view.boars[seat]?.cards ?? []).map(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whose boar stands where, and its place among those on the same space. */
export function standing(view: BoarsView): { seat: number; space: number; place: number; among: number }[] {
  return view.boars.map(({ space }, seat) => {
    const here = view.boars.flatMap((other, index) => (other.space === space ? [index] : []));
    return { seat, space, place: here.indexOf(seat), among: here.length };
  });
}
