/** Boars on the Run! at the table. */
import { term } from "../../table/choices";
import type { GameFace, Group, Moment, Motion, TableProps, Term } from "../../table/contract";
import { type Action, type Event, Ground, Kind } from "../../wire/boars";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Icon from "./Icon.svelte";
import {
  card,
  cardName,
  colourKey,
  FOOD,
  hue,
  idleCopy,
  kindKey,
  mealName,
  says,
  ticket,
  viewOf,
  waiting,
  who,
  yours as toAct,
} from "./knowledge";
import "./look.css";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";
import Sickness from "./Sickness.svelte";

function now(p: TableProps): string {
  const t = says(p);
  const view = viewOf(p);
  const yours = toAct(p);
  const whose = who(p, view.actors[0] ?? view.turn);
  if (view.over) return t("over");
  if (waiting(p)) return t("now-you-send");
  switch (view.step) {
    case "DrawCubes":
      return yours ? t("now-you-draw", { black: view.spoiling }) : t("now-draw", whose);
    case "Menu":
      return yours ? t("now-you-menu") : t("now-menu", whose);
    case "UseCubes":
      return yours ? using(p) : t("now-use", whose);
    case "PayForCard":
    case "PayPredator":
      if (!yours) return t("now-pay", whose);
      return view.card === null
        ? t("now-you-pay", { due: view.due })
        : t("now-you-pay-for", { due: view.due, card: card(p, view.card.card) });
    case "DiscardCard":
      if (!yours) return t("now-discard", whose);
      return view.card?.kind === Kind.COULDNT_CARE_LESS && !view.market.some(({ card }) => card === view.card?.card)
        ? t("now-you-discard-to-move", { card: card(p, view.card.card), moves: view.card.moves })
        : t("now-you-discard");
    case "FoodstuffSpace":
      return yours ? t("now-you-food", ofSpace(p)) : t("now-food", whose);
    case "PredatorSpace":
      return yours ? t("now-you-predator", ofSpace(p)) : t("now-predator", whose);
    case "TransportStation":
      return yours ? t("now-you-station") : t("now-station", whose);
    default:
      return yours ? vendetta(p) : t("now-vendetta", whose);
  }
}

/** The colour of the space that is being activated, for a message. */
function ofSpace(p: TableProps): { colour: ReturnType<typeof hue> | "" } {
  const view = viewOf(p);
  const colour = view.track[view.boars[view.turn]?.space ?? 0]?.[1] ?? null;
  return { colour: colour === null ? "" : hue(p, colour) };
}

/** What to do with one's cubes, or why there is nothing to do. */
function using(p: TableProps): string {
  const t = says(p);
  const view = viewOf(p);
  const only = p.actions.length === 1;
  if (view.sick) return t(only ? "now-you-sick-only" : "now-you-sick", { black: view.drawn.black });
  return only ? t("now-you-done") : t("now-you-use");
}

/** What a vendetta asks. */
function vendetta(p: TableProps): string {
  const t = says(p);
  const view = viewOf(p);
  const { black } = view.drawn;
  if (view.step === "TriggerVendetta") {
    const only = p.actions.length === 1 ? (term(p, p.actions[0] as number) as unknown as Action) : null;
    return only?.is === "Trigger"
      ? t("now-you-trigger", { black, card: card(p, only.card) })
      : t("now-you-vendetta", { black });
  }
  if (view.card === null) return t("now-you-vendetta", { black });
  const of = { card: card(p, view.card.card) };
  if (view.step === "ChooseCard") return t("now-you-pick", of);
  switch (view.card.kind) {
    case Kind.OVERTAKE:
      return t("now-you-overtake", of);
    case Kind.PULLBACK:
      return t("now-you-pull-back", { ...of, moves: view.card.moves });
    case Kind.SWITCHEROO:
      return t(p.prefix.length > 0 ? "now-you-switch-with" : "now-you-switch", of);
    case Kind.FINDERS_KEEPERS:
      return t("now-you-take-from", of);
    default:
      return t("now-you-strip", of);
  }
}

/** To lose all one's cards oneself takes more than a slip of the finger. */
function weighty(action: Term, p: TableProps): boolean {
  return action.is === "Target" && action["player"] === p.seat && viewOf(p).card?.kind === Kind.SORRY_NOT_SORRY;
}

/** What stops the table: what befalls you, and what everybody laughs about. */
function moment(event: Term, p: TableProps): Moment | null {
  const typed = event as unknown as Event;
  const bad = (yes: boolean): Pick<Moment, "mood"> => (yes ? { mood: "bad" } : {});
  switch (typed.is) {
    case "Sickened":
      return { Picture: Sickness, ...bad(typed.seat === p.seat) };
    case "PulledBack":
      return { icon: "vendetta", ...bad(typed.target === p.seat) };
    case "Chased": {
      const colour = viewOf(p).track[typed.space + 1]?.[1] ?? null;
      return typed.seat === p.seat
        ? { icon: `predator-${colour === null ? "red" : colourKey(colour)}`, mood: "bad" }
        : null;
    }
    case "Bumped":
      return typed.seat === p.seat ? { icon: "boar", mood: "bad" } : null;
    case "Took":
      if (typed.seat === p.seat) return { icon: "grab", mood: "good" };
      return { icon: "grab", ...bad(typed.target === p.seat) };
    case "Switched":
      return { icon: "swap", ...bad(typed.one === p.seat || typed.other === p.seat) };
    case "Discarded":
      // By the will of somebody else.
      return typed.seat === p.seat && viewOf(p).turn !== p.seat ? { icon: "lose", mood: "bad" } : null;
    case "Rode":
      return { icon: `station-${FOOD[typed.transport] ?? "red"}`, ...(typed.seat === p.seat ? { mood: "good" } : {}) };
    default:
      return null;
  }
}

function group(action: Term, p: TableProps): Group {
  const t = says(p);
  const typed = action as unknown as Action;
  const view = viewOf(p);
  const faces = [...view.market, ...view.boars.flatMap((boar) => boar.cards)];
  const ofCard = (number: number): { short: string; icon: string } => ({
    short: cardName(p, number),
    icon: kindKey(faces.find((face) => face.card === number)?.kind ?? 0),
  });
  const copy = (number: number) =>
    idleCopy(p, number) !== undefined
      ? { ...ofCard(number), short: t("live-copy", { card: card(p, number) }) }
      : ofCard(number);
  const here = view.track[view.boars[view.turn]?.space ?? 0]?.[1] ?? null;
  const cube = here === null ? {} : { icon: `cube-${colourKey(here)}` };
  switch (typed.is) {
    case "Draw":
      return { key: "draw", title: t("draw"), short: String(typed.cubes), weight: "number" };
    case "Trigger":
      return { key: "trigger", title: t("trigger"), ...ofCard(typed.card) };
    case "Target":
      return { key: "target", title: t("target"), short: p.names[typed.player] ?? "", seat: typed.player };
    case "Pick":
      return { key: "pick", title: t("pick"), ...copy(typed.card) };
    case "KeepMenu":
      return { key: "menu", title: t("menu"), short: t("keep") };
    case "ChangeMenu":
      return { key: "menu", title: t("menu"), short: t("change") };
    case "Buy": {
      const cost = faces.find((face) => face.card === typed.card)?.cost ?? 0;
      return {
        key: "buy",
        title: t("buy"),
        late: true,
        ...ofCard(typed.card),
        short: t("buy-for", { card: card(p, typed.card), cost }),
      };
    }
    case "Use":
      return { key: "diet", title: t("diet"), ...ofCard(typed.card) };
    case "Eat":
      return {
        key: "diet",
        title: t("diet"),
        short: mealName(p, typed.meal),
        icon: "boar",
      };
    case "Ride": {
      const icon = `station-${FOOD[typed.transport] ?? "red"}`;
      return {
        key: "ride",
        title: t("ride"),
        short: t("ride-for", ticket(p, typed.transport)),
        icon,
      };
    }
    case "Done":
      return { key: "done", title: t("done"), weight: "strong" };
    case "Pay": {
      const icon = `cube-${colourKey(typed.colour)}`;
      return { key: "pay", title: t("pay-title"), short: t("one", { colour: hue(p, typed.colour) }), icon };
    }
    case "Discard":
      return { key: "discard", title: t("discard"), ...copy(typed.card) };
    case "IdleCopy": {
      const goes =
        view.step === "DiscardCard" ? { key: "discard", title: t("discard") } : { key: "pick", title: t("pick") };
      return { ...goes, ...ofCard(typed.card), short: t("idle-copy", { card: card(p, typed.card) }) };
    }
    case "TakeOne": {
      const icon = `cube-${colourKey(typed.colour)}`;
      return { key: "take", title: t("take"), short: t("one", { colour: hue(p, typed.colour) }), icon };
    }
    case "TakeThree":
      return { key: "take", title: t("take"), short: t("take-three", ofSpace(p)), ...cube };
    case "GiveOne":
      return { key: "give", title: t("give"), short: t("one", ofSpace(p)), ...cube };
    case "GiveThree":
      return { key: "give", title: t("give"), short: t("give-three") };
  }
}

/** What lies there to be bought, eaten and ridden while cubes are used; and what might be taken or given. */
function expected(p: TableProps): number[] {
  const view = viewOf(p);
  const own = view.seat === null ? undefined : view.boars[view.seat];
  const cards = new Set(own?.cards.map((face) => face.card));
  const market = new Set(view.market.map((face) => face.card));
  const asked = (one: Action): boolean => {
    switch (one.is) {
      case "Buy":
        return view.step === "UseCubes" && market.has(one.card);
      case "Use":
        return view.step === "UseCubes" && cards.has(one.card);
      case "Eat":
        return view.step === "UseCubes" && (own?.meals.includes(one.meal) ?? false);
      case "Ride":
        return view.step === "UseCubes";
      case "GiveOne":
      case "GiveThree":
        return view.step === "PredatorSpace";
      default:
        return false;
    }
  };
  return p.sheet.actions.flatMap((_, action) => (asked(term(p, action) as unknown as Action) ? [action] : []));
}

/** Cubes and cards go between the middle and people. */
function motion(event: Term, p: TableProps): Motion[] {
  const typed = event as unknown as Event;
  const cubes = (some: Record<(typeof FOOD)[number], number>): string[] =>
    FOOD.flatMap((colour) => Array.from({ length: Math.min(some[colour], 3) }, () => `cube-${colour}`));
  switch (typed.is) {
    case "Gained":
    case "Feasted":
      return cubes(typed).map((icon) => ({ from: "centre", to: typed.seat, icon }));
    case "Fed":
      return cubes(typed).map((icon) => ({ from: typed.seat, to: "centre", icon }));
    case "Bought":
      return [{ from: "centre", to: typed.seat, icon: "diet" }];
    case "Took":
      return [{ from: typed.target, to: typed.seat, icon: "diet" }];
    case "Triggered":
      return [{ from: typed.seat, to: "centre", icon: "vendetta" }];
    case "Switched":
      return [
        { from: typed.one, to: typed.other, icon: "diet" },
        { from: typed.other, to: typed.one, icon: "diet" },
      ];
    case "Chased": {
      const ground = viewOf(p).track[typed.space + 1];
      const icon = ground?.[0] === Ground.PREDATOR && ground[1] !== null ? `predator-${colourKey(ground[1])}` : "boar";
      return [{ from: "centre", to: typed.seat, icon }];
    }
    default:
      return [];
  }
}

/** How far the others got, the nearest first. */
const because = (p: TableProps): string[] => {
  const { boars, track } = viewOf(p);
  return boars
    .map(({ space }, seat) => ({ seat, left: track.length - 1 - space }))
    .filter(({ left }) => left > 0)
    .sort((one, other) => one.left - other.left)
    .map(({ seat, left }) => says(p)("short-of", { ...who(p, seat), left }));
};

export const boars: GameFace = {
  Board,
  Centre,
  SeatBadge,
  Icon,
  Secrets,
  Sheet,
  Review,
  now,
  weighty,
  moment,
  group,
  expected,
  motion,
  because,
  chapter: (event, p) => (event.is === "Drew" ? says(p)("turn-of", who(p, event.seat as number)) : null),
};
