/** Gulag at the table. */
import { listing } from "../../text/sentence";
import type { GameFace, Group, Motion, TableProps, Term } from "../../table/contract";
import { type Action, type Event, type Remark } from "../../wire/gulag";
import { boards } from "../../words/en";
import Centre from "./Centre.svelte";
import Hat from "./Hat.svelte";
import Icon from "./Icon.svelte";
import { cardKey, loyaltyName, viewOf } from "./knowledge";
import Review from "./Review.svelte";
import SeatBadge from "./SeatBadge.svelte";
import Secrets from "./Secrets.svelte";
import Sheet from "./Sheet.svelte";

const words = boards.gulag;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function now(p: TableProps): string {
  const view = viewOf(p);
  const yours = p.seat !== null && !p.replay && view.actors.includes(p.seat);
  const name = (seat: number | null): string => (seat === null ? "" : (p.names[seat] ?? ""));
  if (view.over) return boards.generic.over;
  switch (view.step) {
    case "SelectWorkers":
    case "SelectSupervisor": {
      if (!yours) return words.nowAppoints(name(view.commissar));
      const left = [words.nowNames, words.nowSecondWorker, words.nowSupervisor][view.workers.length];
      return words.nowYouAppoint(left ?? words.nowNames);
    }
    case "Task":
      return yours ? words.nowYouTask : words.nowTask(listing(view.actors.map(name)));
    default:
      return yours ? words.nowYouSupervise : words.nowSupervises(name(view.supervisor));
  }
}

function group(action: Term, p: TableProps): Group {
  const typed = action as unknown as Action;
  switch (typed.is) {
    case "AppointWorker":
      return { key: "work", title: words.sendToWork, short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "AppointSupervisor":
      return { key: "supervise", title: words.letSupervise, short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "Play":
      return { key: "play", title: words.card, icon: cardKey(typed.card), weight: "card", secret: true };
    case "OrderSwap":
      return { key: "swap", title: words.swap, short: p.names[typed.seat] ?? "", seat: typed.seat };
    case "LetBe":
      return { key: "swap", title: words.swap, icon: "let-be" };
  }
}

function remark(remark: Term, p: TableProps): Group {
  const typed = remark as unknown as Remark;
  switch (typed.is) {
    case "IAm":
      return { key: "me", title: words.aboutMe, short: capital(loyaltyName(p, typed.loyalty)) };
    case "ISaw":
      return { key: "seen", title: words.aboutSeen };
    case "IThink":
      return { key: "others", title: words.aboutOthers, seat: typed.seat };
    case "IPlayed":
      return { key: "cards", title: words.aboutMyCards };
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
  chapter: (event) => (event.is === "Appointed" ? words.turnShort(event.turn as number) : null),
};
