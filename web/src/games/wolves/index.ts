/** Wolves at the table. */
import type { GameFace, Group, Motion, TableProps, Term } from "../../table/contract";
import type { Action, Event, Remark, Resource } from "../../wire/wolves";
import Centre from "./Centre.svelte";
import Icon from "./Icon.svelte";
import {
  cardKey,
  cardName,
  communityName,
  isToken,
  knowledgeKey,
  nameOf,
  people,
  pieceKey,
  pieceName,
  resourceKey,
  resourceName,
  resourceThing,
  says,
  tokenKey,
  viewOf,
  who,
} from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

function now(p: TableProps): string {
  const view = viewOf(p);
  const t = says(p);
  const actor = view.actors[0];
  if (view.over) return t("now-over");
  if (actor === undefined) return "";
  return p.seat !== null && !p.replay && view.actors.includes(p.seat) ? yours(p) : theirs(p, actor);
}

/** What these eyes have to do now. */
function yours(p: TableProps): string {
  const view = viewOf(p);
  const t = says(p);
  const mat = p.seat === null ? undefined : view.mats[p.seat];
  const resource = asked(p);
  switch (view.step) {
    case "Picking":
      return t("now-pick");
    case "Gathering":
      if (view.looking.length > 0) return t("now-looking");
      return mat === undefined || mat.cards + mat.leaders === 0
        ? t("now-first-draw")
        : t("now-draw", { leaders: mat.leaders });
    case "Needs":
      return resource === null ? t("now-pay") : t("now-pay-resource", { resource: resourceThing(p, resource) });
    case "Gifting":
      return t("now-gift");
    case "Giving":
      return view.receiver === null ? t("now-gift") : t("now-give", { receiver: who(p, view.receiver) });
    case "Taking":
      return view.acting === null ? "" : t("now-take", { giver: who(p, view.acting) });
    case "Naming":
      return t("now-name");
    case "Keeping":
      return t("now-keep");
    case "Sharing":
      return t("now-share");
    case "AddingThird":
      return t("now-no-waste");
    case "Reconciling":
      if (view.learning) return t("now-learn");
      return resource === null ? t("now-store") : t("now-store-resource", { resource: resourceThing(p, resource) });
    default:
      return "";
  }
}

/** What others do now; or these eyes did, looking back. */
function theirs(p: TableProps, actor: number): string {
  const view = viewOf(p);
  const t = says(p);
  const seat = people(p, { seat: actor });
  switch (view.step) {
    case "Picking":
      return t("now-picks", seat);
    case "Gathering":
      return t("now-gathers", people(p, { seats: view.actors }));
    case "Needs":
      return t("now-pays", seat);
    case "Gifting":
    case "Giving":
      return t("now-gifts", seat);
    case "Taking":
      return view.acting === null ? "" : t("now-takes", people(p, { seat: actor, giver: view.acting }));
    case "Reconciling":
      return t("now-settles", seat);
    default:
      return t("now-decides", seat);
  }
}

/** The resource that the choices are about: needs and reserves are settled one by one. */
function asked(p: TableProps): Resource | null {
  const first = p.actions[0] === undefined ? undefined : (p.sheet.actions[p.actions[0]] as Term | undefined);
  return typeof first?.resource === "number" ? (first.resource as Resource) : null;
}

function group(action: Term, p: TableProps): Group {
  const typed = action as unknown as Action;
  const t = says(p);
  const token = (resource: Resource): Pick<Group, "short" | "icon"> => ({
    short: resourceName(p, resource),
    icon: tokenKey(resource),
  });
  switch (typed.is) {
    case "PickCommunity":
      return { key: "pick", title: t("pick"), short: communityName(p, typed.community) };
    case "Draw":
      return { key: "gather", title: t("gather"), icon: "draw", weight: "card" };
    case "Stop":
      return { key: "gather", title: t("gather"), icon: "stop", weight: "card" };
    case "Look":
      return { key: "gather", title: t("gather"), short: t("look-short"), icon: "land", weight: "card" };
    case "StopWith":
      return { key: "stop", title: t("stop-with"), ...token(typed.resource) };
    case "PutOnTop":
      return {
        key: "back",
        title: t("put-back"),
        short: cardName(p, typed.card),
        icon: cardKey(typed.card),
        weight: "card",
        secret: true,
      };
    case "Pay":
      return {
        secret: true,
        key: `pay-${typed.resource}`,
        title: t("pay", { resource: resourceThing(p, typed.resource) }),
        short: payment(p, typed.tokens, typed.leaders),
        icon: typed.leaders > 0 ? "leader" : typed.tokens > 0 ? tokenKey(typed.resource) : resourceKey(typed.resource),
      };
    case "GiveTo":
      return { key: "to", title: t("give-to"), short: nameOf(p, typed.receiver), seat: typed.receiver };
    case "EndGifting":
      return { key: "done", title: t("done"), icon: "stop" };
    case "Give": {
      const from = isToken(typed.piece)
        ? { key: "give-tokens", title: t("give-tokens") }
        : { key: "give-cards", title: t("give-cards") };
      return { ...from, short: pieceName(p, typed.piece), icon: pieceKey(typed.piece), weight: "card", secret: true };
    }
    case "HandOver":
      return { key: "offer", title: offer(p), icon: "gift", weight: "strong" };
    case "Take":
      return {
        key: "take",
        title: t("take"),
        short: pieceName(p, typed.piece),
        icon: pieceKey(typed.piece),
        weight: "card",
      };
    case "TakeAll":
      return { key: "whole", title: t("take-whole"), icon: "gift" };
    case "TakeNoMore":
      return { key: "whole", title: t("take-whole"), icon: "stop" };
    case "LeaderAs":
      return { key: "leader", title: t("leader-as"), ...token(typed.resource) };
    case "Keep":
      return { key: "keep", title: t("keep"), ...token(typed.resource) };
    case "ShareToken":
      return { key: "share", title: t("share"), ...token(typed.resource) };
    case "ShareNothing":
      return { key: "share", title: t("share"), short: t("share-nothing"), icon: "none" };
    case "AddThird":
      return { key: "third", title: t("third"), ...token(typed.resource) };
    case "AddNone":
      return { key: "third", title: t("third"), icon: "none" };
    case "Learn":
      return { key: "learn", title: t("learn"), icon: knowledgeKey(typed.knowledge) };
    case "LearnNothing":
      return { key: "learn", title: t("learn"), icon: "none" };
    case "Store":
      return {
        secret: true,
        key: `store-${typed.resource}`,
        title: t("store", { resource: resourceThing(p, typed.resource) }),
        short: String(typed.number),
        icon: tokenKey(typed.resource),
      };
  }
}

/** Whether the gift that is put together is complete. */
function offer(p: TableProps): string {
  const { receiver } = viewOf(p);
  return receiver === null ? says(p)("give-to") : says(p)("offer-to", { receiver: who(p, receiver) });
}

function payment(p: TableProps, tokens: number, leaders: number): string {
  const others = tokens + leaders;
  return says(p)("payment", { tokens, leaders, others, rest: Math.max(0, viewOf(p).needs - others) });
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

function remark(remark: Term, p: TableProps): Group {
  const typed = remark as unknown as Remark;
  const t = says(p);
  return typed.is === "ILack"
    ? { key: "needs", title: t("say-needs"), icon: resourceKey(typed.resource) }
    : { key: "other", title: t("say-other") };
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
  chapter: (event, p) => (event.is === "TurnBegan" ? says(p)("turn", { turn: event.turn as number }) : null),
};
