/** Gulag at the table. */
import type { GameFace, Group, Motion, TableProps, Term } from "../../table/contract";
import { type Action, type Event, type Remark } from "../../wire/gulag";
import Centre from "./Centre.svelte";
import Hat from "./Hat.svelte";
import Icon from "./Icon.svelte";
import { all, cardKey, loyaltyTitle, says, viewOf, who, youAs } from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

function now(p: TableProps): string {
  const t = says(p);
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  if (view.over) return t("over");
  switch (view.step) {
    case "SelectWorkers":
    case "SelectSupervisor":
      return yours
        ? t("now-you-appoint", { named: view.workers.length })
        : t("now-appoints", { commissar: who(p, view.commissar), you: youAs(p, view.commissar, "commissar") });
    case "Task":
      return yours ? t("now-you-task") : t("now-task", { workers: all(p, view.actors) });
    case "Supervision": {
      const supervisor = view.supervisor as number;
      return yours
        ? t("now-you-supervise")
        : t("now-supervises", { supervisor: who(p, supervisor), you: youAs(p, supervisor, "supervisor") });
    }
  }
}

function group(action: Term, p: TableProps): Group {
  const t = says(p);
  const typed = action as unknown as Action;
  switch (typed.is) {
    case "AppointWorker":
      return { key: "work", title: t("send-to-work"), short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "AppointSupervisor":
      return { key: "supervise", title: t("let-supervise"), short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "Play":
      return { key: "play", title: t("card"), icon: cardKey(typed.card), weight: "card", secret: true };
    case "OrderSwap":
      return { key: "swap", title: t("swap"), short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "LetBe":
      return { key: "swap", title: t("swap"), icon: "let-be" };
  }
}

function remark(remark: Term, p: TableProps): Group {
  const t = says(p);
  const typed = remark as unknown as Remark;
  switch (typed.is) {
    case "IAm":
      return { key: "me", title: t("about-me"), short: loyaltyTitle(p, typed.loyalty) };
    case "ISaw":
      return { key: "seen", title: t("about-seen") };
    case "IThink":
      return { key: "others", title: t("about-others"), seat: typed.seat };
    case "IPlayed":
      return { key: "cards", title: t("about-my-cards") };
  }
}

/** Cards go to the middle, orders to whoever is ordered, jobs to those who get them. */
function motion(event: Term): Motion[] {
  const typed = event as unknown as Event;
  switch (typed.is) {
    case "Appointed":
      return [
        ...typed.workers.map((seat): Motion => ({ from: typed.commissar, to: seat, icon: "work" })),
        { from: typed.commissar, to: typed.supervisor, icon: "eye" },
      ];
    case "Ordered":
      return [{ from: typed.supervisor, to: typed.worker, icon: "swap" }];
    default:
      return [];
  }
}

export const gulag: GameFace = {
  Centre,
  SeatBadge,
  Hat,
  Icon,
  Secrets,
  Sheet,
  Review,
  now,
  group,
  remark,
  motion,
  chapter: (event, p) => (event.is === "Appointed" ? says(p)("turn-short", { turn: event.turn as number }) : null),
};
