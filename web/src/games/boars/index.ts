/** Boars on the Run! at the table. */
import { term } from "../../table/choices";
import type { GameFace, Group, Motion, TableProps, Term } from "../../table/contract";
import { type Action, type Event, Ground } from "../../wire/boars";
import { boards } from "../../words/en";
import Centre from "./Centre.svelte";
import Icon from "./Icon.svelte";
import {
  cardName,
  colourKey,
  colourName,
  FOOD,
  idleCopy,
  kindKey,
  ownMeal,
  ticket,
  transportName,
  viewOf,
} from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

const words = boards.boars;

function now(p: TableProps): string {
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  const name = p.names[view.actors[0] ?? view.turn] ?? "";
  if (view.over) return boards.generic.over;
  switch (view.step) {
    case "DrawCubes":
      return yours ? words.nowYouDraw : words.nowDraw(name);
    case "Menu":
      return yours ? words.nowYouMenu : words.nowMenu(name);
    case "UseCubes":
      return yours ? words.nowYouUse : words.nowUse(name);
    case "PayForCard":
    case "PayPredator":
      if (!yours) return words.nowPay(name);
      return view.card === null ? words.nowYouPay(view.due) : words.nowYouPayFor(view.due, cardName(p, view.card.card));
    case "DiscardCard":
      return yours ? words.nowYouDiscard : words.nowDiscard(name);
    case "FoodstuffSpace":
      return yours ? words.nowYouFood : words.nowFood(name);
    case "PredatorSpace":
      return yours ? words.nowYouPredator : words.nowPredator(name);
    case "TransportStation":
      return yours ? words.nowYouStation : words.nowStation(name);
    default:
      return yours ? words.nowYouVendetta : words.nowVendetta(name);
  }
}

function group(action: Term, p: TableProps): Group {
  const typed = action as unknown as Action;
  const view = viewOf(p);
  const faces = [...view.market, ...view.boars.flatMap((boar) => boar.cards)];
  const card = (number: number): { short: string; icon: string } => ({
    short: cardName(p, number),
    icon: kindKey(faces.find((face) => face.card === number)?.kind ?? 0),
  });
  const copy = (number: number) =>
    idleCopy(p, number) !== undefined ? { ...card(number), short: words.liveCopy(cardName(p, number)) } : card(number);
  // The colour of the space that is being activated.
  const here = view.track[view.boars[view.turn]?.space ?? 0]?.[1] ?? null;
  const ofSpace = here === null ? "" : colourName(p, here);
  const cube = here === null ? {} : { icon: `cube-${colourKey(here)}` };
  switch (typed.is) {
    case "Draw":
      return { key: "draw", title: words.draw, short: String(typed.cubes) };
    case "Trigger":
      return { key: "trigger", title: words.trigger, ...card(typed.card) };
    case "Target":
      return { key: "target", title: words.target, short: p.names[typed.player] ?? "", seat: typed.player };
    case "Pick":
      return { key: "pick", title: words.pick, ...copy(typed.card) };
    case "KeepMenu":
      return { key: "menu", title: words.menu, short: words.keep };
    case "ChangeMenu":
      return { key: "menu", title: words.menu, short: words.change };
    case "Buy": {
      const cost = faces.find((face) => face.card === typed.card)?.cost ?? 0;
      return { key: "buy", title: words.buy, ...card(typed.card), short: words.buyFor(cardName(p, typed.card), cost) };
    }
    case "Use":
      return { key: "diet", title: words.diet, ...card(typed.card) };
    case "Eat":
      return {
        key: "diet",
        title: words.diet,
        short: ownMeal(p, Math.floor(typed.meal / 2), typed.meal),
        icon: "boar",
      };
    case "Ride": {
      const icon = `station-${FOOD[typed.transport] ?? "red"}`;
      return {
        key: "ride",
        title: words.ride,
        short: words.rideFor(transportName(p, typed.transport), ticket(p, typed.transport)),
        icon,
      };
    }
    case "Done":
      return { key: "done", title: words.done, weight: "strong" };
    case "Pay": {
      const icon = `cube-${colourKey(typed.colour)}`;
      return { key: "pay", title: words.payTitle, short: words.one(colourName(p, typed.colour)), icon };
    }
    case "Discard":
      return { key: "discard", title: words.discard, ...copy(typed.card) };
    case "IdleCopy": {
      const goes =
        view.step === "DiscardCard" ? { key: "discard", title: words.discard } : { key: "pick", title: words.pick };
      return { ...goes, ...card(typed.card), short: words.idleCopy(cardName(p, typed.card)) };
    }
    case "TakeOne": {
      const icon = `cube-${colourKey(typed.colour)}`;
      return { key: "take", title: words.take, short: words.one(colourName(p, typed.colour)), icon };
    }
    case "TakeThree":
      return { key: "take", title: words.take, short: words.takeThree(ofSpace), ...cube };
    case "GiveOne":
      return { key: "give", title: words.give, short: words.one(ofSpace), ...cube };
    case "GiveThree":
      return { key: "give", title: words.give, short: words.giveThree };
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
  chapter: (event, p) => (event.is === "Drew" ? words.turnOf(p.names[event.seat as number] ?? "") : null),
};
