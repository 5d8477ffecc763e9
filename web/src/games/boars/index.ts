/** Boars on the Run! at the table. */
import { term } from "../../table/choices";
import type { GameFace, Group, Motion, TableProps, Term } from "../../table/contract";
import { type Action, type Event, Ground } from "../../wire/boars";
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
  who,
} from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

function now(p: TableProps): string {
  const t = says(p);
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  const whose = who(p, view.actors[0] ?? view.turn);
  if (view.over) return t("over");
  switch (view.step) {
    case "DrawCubes":
      return yours ? t("now-you-draw") : t("now-draw", whose);
    case "Menu":
      return yours ? t("now-you-menu") : t("now-menu", whose);
    case "UseCubes":
      return yours ? t("now-you-use") : t("now-use", whose);
    case "PayForCard":
    case "PayPredator":
      if (!yours) return t("now-pay", whose);
      return view.card === null
        ? t("now-you-pay", { due: view.due })
        : t("now-you-pay-for", { due: view.due, card: card(p, view.card.card) });
    case "DiscardCard":
      return yours ? t("now-you-discard") : t("now-discard", whose);
    case "FoodstuffSpace":
      return yours ? t("now-you-food") : t("now-food", whose);
    case "PredatorSpace":
      return yours ? t("now-you-predator") : t("now-predator", whose);
    case "TransportStation":
      return yours ? t("now-you-station") : t("now-station", whose);
    default:
      return yours ? t("now-you-vendetta") : t("now-vendetta", whose);
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
  // The colour of the space that is being activated.
  const here = view.track[view.boars[view.turn]?.space ?? 0]?.[1] ?? null;
  const ofSpace = here === null ? "" : hue(p, here);
  const cube = here === null ? {} : { icon: `cube-${colourKey(here)}` };
  switch (typed.is) {
    case "Draw":
      return { key: "draw", title: t("draw"), short: String(typed.cubes) };
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
      return { key: "take", title: t("take"), short: t("take-three", { colour: ofSpace }), ...cube };
    case "GiveOne":
      return { key: "give", title: t("give"), short: t("one", { colour: ofSpace }), ...cube };
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

export const boars: GameFace = {
  Centre,
  SeatBadge,
  Icon,
  Secrets,
  Sheet,
  Review,
  broad: true,
  now,
  group,
  expected,
  motion,
  chapter: (event, p) => (event.is === "Drew" ? says(p)("turn-of", who(p, event.seat as number)) : null),
};
