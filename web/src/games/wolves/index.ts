/** Wolves at the table. */
import type { GameFace, Group, TableProps, Term } from "../../table/contract";
import { type Action, Piece, type Remark, type Resource } from "../../wire/wolves";
import Board from "./Board.svelte";
import { desk } from "./desk.svelte";
import Icon from "./Icon.svelte";
import {
  cardKey,
  cardName,
  chosen,
  communityName,
  hungry,
  isToken,
  knowledgeKey,
  limit,
  nameOf,
  ownMat,
  people,
  pieceKey,
  pieceName,
  resourceKey,
  resourceName,
  resourceThing,
  says,
  those,
  tokenKey,
  viewOf,
  who,
} from "./knowledge";
import "./look.css";
import { moment } from "./moment";
import { motion } from "./motion";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

const FIRST_TOKEN = Piece.FISH_TOKEN;

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
  const mat = ownMat(p);
  const resource = asked(p);
  const composed = p.prefix.length > 0 && p.actions.length === 0; // it waits to be sent
  switch (view.step) {
    case "Picking":
      return t("now-pick");
    case "Gathering":
      if (view.looking.length > 0) return t("now-looking");
      if (composed && chosen(p)[0]?.is !== "Draw") return t("now-stop");
      return mat === undefined || mat.cards + mat.leaders === 0
        ? t("now-first-draw")
        : t("now-draw", { leaders: mat.leaders, left: limit(p) - mat.leaders });
    case "Needs":
      if (resource === null) return composed ? t("now-paid") : t("now-pay");
      return t(p.actions.length === 1 ? "now-pay-forced" : "now-pay-resource", {
        resource: resourceThing(p, resource),
      });
    case "Gifting":
    case "Giving":
      return gifting(p, composed);
    case "Taking":
      if (composed) return t("now-taken");
      return view.acting === null ? "" : t("now-take", { giver: who(p, view.acting) });
    case "Naming":
      return composed ? t("now-taken") : t("now-name");
    case "Keeping":
      return composed ? t("now-taken") : t("now-keep");
    case "Sharing":
      return t("now-share");
    case "AddingThird":
      return t("now-no-waste");
    case "Reconciling":
      if (view.learning) return t("now-learn");
      if (resource === null) return composed ? t("now-stored") : t("now-store");
      return t("now-store-resource", { resource: resourceThing(p, resource) });
    default:
      return "";
  }
}

/** The same while these eyes make gifts. */
function gifting(p: TableProps, composed: boolean): string {
  const view = viewOf(p);
  const t = says(p);
  if (chosen(p)[0]?.is === "EndGifting") return t("now-end-gifting");
  if (view.receiver !== null) {
    return t(composed ? "now-given" : "now-give", { receiver: who(p, view.receiver) });
  }
  if (p.actions.length === 1) return t("now-gift-nothing");
  return t("now-gift", { hungry: hungry(p).length });
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
      return { key: "gather", title: t("gather"), short: t("draw-short"), icon: "draw", weight: "card" };
    case "Stop":
      return { key: "gather", title: t("gather"), short: t("stop-short"), icon: "stop", weight: "card" };
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
      return { key: "to", title: t("give-to"), short: nameOf(p, typed.receiver) };
    case "EndGifting":
      return { key: "to", title: t("give-to"), short: t("give-no-more"), icon: "stop" };
    case "Give":
      return {
        key: "give",
        title: t("give"),
        short: pieceShort(p, typed.piece),
        icon: pieceKey(typed.piece),
        secret: true,
      };
    case "HandOver":
      return { key: "give", title: t("give"), short: t("offer-it"), icon: "gift", weight: "strong" };
    case "Take":
      return { key: "take", title: t("take"), short: pieceShort(p, typed.piece), icon: pieceKey(typed.piece) };
    case "TakeAll":
      return { key: "take", title: t("take"), short: t("take-all"), icon: "gift" };
    case "TakeNoMore":
      return { key: "take", title: t("take"), short: t("take-no-more"), icon: "stop" };
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

/** A piece by what is on it: its picture shows whether it is a card or a token. */
const pieceShort = (p: TableProps, piece: Piece): string =>
  isToken(piece) ? resourceName(p, (piece - FIRST_TOKEN) as Resource) : pieceName(p, piece);

/** What a payment takes besides cards, which make up the rest. */
const payment = (p: TableProps, tokens: number, leaders: number): string =>
  says(p)("payment", { tokens, leaders, others: tokens + leaders });

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

/** Too much depends on it for one tap: drawing no more; and to give or take nothing while somebody starves. */
function weighty(action: Term, p: TableProps): boolean {
  switch (action.is) {
    case "Stop":
    case "StopWith":
      return true;
    case "EndGifting":
      return hungry(p).some((seat) => seat !== p.seat) && those(p, "GiveTo").length > 0;
    case "TakeNoMore":
      return p.seat !== null && hungry(p).includes(p.seat);
    default:
      return false;
  }
}

/**
 * A gift is settled by offering it, and what one takes by taking all or no more; what leaders stand for, a payment and a
 * store, where one thing was to decide.
 */
const ENDS: ReadonlySet<string> = new Set(["HandOver", "Take", "TakeAll", "TakeNoMore"]);
function settles(move: readonly Term[], among: readonly number[]): boolean {
  const last = move.at(-1)?.is ?? "";
  if (desk.asOne || ENDS.has(last)) return true;
  return move.filter((one, index) => one.is === last && (among[index] ?? Infinity) > 1).length <= 1;
}

/** Who lacked what, if that is why all have lost. */
const because = (p: TableProps): string[] =>
  hungry(p).flatMap((seat) => {
    const mat = viewOf(p).mats[seat];
    return mat ? [says(p)("lacked", { ...people(p, { seat }), turn: viewOf(p).turn, ...mat.unmet })] : [];
  });

export const wolves: GameFace = {
  Board,
  SeatBadge,
  Icon,
  Secrets,
  Sheet,
  Review,
  now,
  group,
  expected,
  weighty,
  settles,
  moment,
  remark,
  motion,
  because,
  chapter: (event, p) => (event.is === "TurnBegan" ? says(p)("turn", { turn: event.turn as number }) : null),
};
