/** Wolves at the table. */
import type { GameFace, Group, Motion, TableProps, Term } from "../../table/contract";
import { listing } from "../../text/sentence";
import type { Action, Event, Remark, Resource } from "../../wire/wolves";
import { boards, wolves as words } from "../../words/en";
import Centre from "./Centre.svelte";
import Icon from "./Icon.svelte";
import {
  cardKey,
  cardName,
  communityName,
  isToken,
  knowledgeKey,
  nameOf,
  pieceKey,
  pieceName,
  resourceKey,
  resourceName,
  tokenKey,
  viewOf,
} from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

function now(p: TableProps): string {
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  const names = listing(view.actors.map((seat) => nameOf(p, seat)));
  const mat = p.seat === null ? undefined : view.mats[p.seat];
  if (view.over) return boards.generic.over;
  switch (view.step) {
    case "Picking":
      return yours ? words.nowPick : words.nowPicks(names);
    case "Gathering":
      if (!yours || mat === undefined) return words.nowGathers(names);
      if (view.looking.length > 0) return words.nowLooking;
      return mat.cards + mat.leaders === 0 ? words.nowFirstDraw : words.nowDraw(mat.leaders);
    case "Needs":
      return yours ? words.nowPay(asked(p)) : words.nowPays(names);
    case "Gifting":
      return yours ? words.nowGift : words.nowGifts(names);
    case "Giving":
      return yours ? words.nowGive(nameOf(p, view.receiver)) : words.nowGifts(names);
    case "Taking":
      return yours ? words.nowTake(nameOf(p, view.acting)) : words.nowTakes(names, nameOf(p, view.acting));
    case "Naming":
      return yours ? words.nowName : words.nowDecides(names);
    case "Keeping":
      return yours ? words.nowKeep : words.nowDecides(names);
    case "Sharing":
      return yours ? words.nowShare : words.nowDecides(names);
    case "AddingThird":
      return yours ? words.nowNoWaste : words.nowDecides(names);
    case "Reconciling":
      if (!yours) return words.nowSettles(names);
      return view.learning ? words.nowLearn : words.nowStore(asked(p));
    default:
      return "";
  }
}

/** The resource that the choices are about: needs and reserves are settled one by one. */
function asked(p: TableProps): string {
  const first = p.actions[0] === undefined ? undefined : (p.sheet.actions[p.actions[0]] as Term | undefined);
  return typeof first?.resource === "number" ? resourceName(p, first.resource as Resource) : "";
}

function group(action: Term, p: TableProps): Group {
  const typed = action as unknown as Action;
  const token = (resource: Resource): Pick<Group, "short" | "icon"> => ({
    short: resourceName(p, resource),
    icon: tokenKey(resource),
  });
  switch (typed.is) {
    case "PickCommunity":
      return { key: "pick", title: words.pick, short: communityName(p, typed.community) };
    case "Draw":
      return { key: "gather", title: words.gather, icon: "draw", weight: "card" };
    case "Stop":
      return { key: "gather", title: words.gather, icon: "stop", weight: "card" };
    case "Look":
      return { key: "gather", title: words.gather, short: words.lookShort, icon: "land", weight: "card" };
    case "StopWith":
      return { key: "stop", title: words.stopWith, ...token(typed.resource) };
    case "PutOnTop":
      return {
        key: "back",
        title: words.putBack,
        short: cardName(p, typed.card),
        icon: cardKey(typed.card),
        weight: "card",
        secret: true,
      };
    case "Pay":
      return {
        secret: true,
        key: `pay-${typed.resource}`,
        title: words.pay(resourceName(p, typed.resource)),
        short: payment(typed.tokens, typed.leaders),
        icon: typed.leaders > 0 ? "leader" : typed.tokens > 0 ? tokenKey(typed.resource) : resourceKey(typed.resource),
      };
    case "GiveTo":
      return { key: "to", title: words.giveTo, short: nameOf(p, typed.receiver), seat: typed.receiver };
    case "EndGifting":
      return { key: "done", title: words.done, icon: "stop" };
    case "Give": {
      const from = isToken(typed.piece)
        ? { key: "give-tokens", title: words.giveTokens }
        : { key: "give-cards", title: words.giveCards };
      return { ...from, short: pieceName(p, typed.piece), icon: pieceKey(typed.piece), weight: "card", secret: true };
    }
    case "HandOver":
      return { key: "offer", title: words.offerTo(nameOf(p, viewOf(p).receiver)), icon: "gift", weight: "strong" };
    case "Take":
      return {
        key: "take",
        title: words.take,
        short: pieceName(p, typed.piece),
        icon: pieceKey(typed.piece),
        weight: "card",
      };
    case "TakeAll":
      return { key: "whole", title: words.takeWhole, icon: "gift" };
    case "TakeNoMore":
      return { key: "whole", title: words.takeWhole, icon: "stop" };
    case "LeaderAs":
      return { key: "leader", title: words.leaderAs, ...token(typed.resource) };
    case "Keep":
      return { key: "keep", title: words.keep, ...token(typed.resource) };
    case "ShareToken":
      return { key: "share", title: words.share, ...token(typed.resource) };
    case "ShareNothing":
      return { key: "share", title: words.share, short: words.shareNothing, icon: "none" };
    case "AddThird":
      return { key: "third", title: words.third, ...token(typed.resource) };
    case "AddNone":
      return { key: "third", title: words.third, icon: "none" };
    case "Learn":
      return { key: "learn", title: words.learn, icon: knowledgeKey(typed.knowledge) };
    case "LearnNothing":
      return { key: "learn", title: words.learn, icon: "none" };
    case "Store":
      return {
        secret: true,
        key: `store-${typed.resource}`,
        title: words.store(resourceName(p, typed.resource)),
        short: String(typed.number),
        icon: tokenKey(typed.resource),
      };
  }
}

function payment(tokens: number, leaders: number): string {
  if (tokens + leaders === 0) return words.payAll;
  const means = [
    ...(tokens > 0 ? [words.payTokens(tokens)] : []),
    ...(leaders > 0 ? [words.payLeaders(leaders)] : []),
    words.payRest,
  ];
  return means.join(", ");
}

/** What one might ask about; not the many numbers of payments and reserves. */
function expected(p: TableProps): number[] {
  const view = viewOf(p);
  const kinds: Partial<Record<string, string>> = {
    Picking: "PickCommunity",
    Gathering: view.looking.length > 0 ? "" : "Stop",
    Gifting: "GiveTo",
    Giving: "HandOver",
    Reconciling: view.learning ? "Learn" : "",
  };
  return p.sheet.actions.flatMap((action, number) => {
    const term = action as Term;
    if (term.is !== kinds[view.step]) return [];
    const other = term.is !== "GiveTo" || ((term.receiver as number) < p.names.length && term.receiver !== p.seat);
    return other ? [number] : [];
  });
}

function remark(remark: Term): Group {
  const typed = remark as unknown as Remark;
  return typed.is === "ILack"
    ? { key: "needs", title: words.sayNeeds, icon: resourceKey(typed.resource) }
    : { key: "other", title: words.sayOther };
}

/** Gifts go across; leaders, tokens and knowledge come to whoever gets them. */
function motion(event: Term): Motion[] {
  const typed = event as unknown as Event;
  switch (typed.is) {
    case "Took":
      return [{ from: typed.giver, to: typed.receiver, icon: pieceKey(typed.piece) }];
    case "DrewLeader":
      return [{ from: "centre", to: typed.seat, icon: "leader" }];
    case "Determined":
    case "Shared":
    case "DidNotWaste":
      return [{ from: "centre", to: typed.seat, icon: tokenKey(typed.resource) }];
    case "Learned":
      return [{ from: "centre", to: typed.seat, icon: knowledgeKey(typed.knowledge) }];
    default:
      return [];
  }
}

export const wolves: GameFace = {
  Centre,
  SeatBadge,
  Icon,
  Secrets,
  Sheet,
  Review,
  now,
  group,
  expected,
  remark,
  motion,
  chapter: (event) => (event.is === "TurnBegan" ? words.turn(event.turn as number) : null),
};
