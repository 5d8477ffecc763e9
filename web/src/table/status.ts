/** What somebody at the table is doing, in a word or two. */
import type { Person } from "../wire/messages";
import { t } from "../words/index.svelte";
import type { TableProps } from "./contract";

export interface Status {
  text: string;
  awaited: boolean;
}

/** Whose turn it is comes first; then who is not there. */
export function status(p: TableProps, seat: number): Status {
  if (p.view.actors.includes(seat) && !p.view.over) {
    return { text: seat === p.seat && !p.replay ? t("ring-your-turn") : t("ring-to-move"), awaited: true };
  }
  if (seat === p.seat && p.view.held.length > 0) return { text: t("ring-you-chose"), awaited: false };
  const person = p.room.seats[seat];
  return { text: person === undefined || p.replay ? "" : presence(person), awaited: false };
}

/** Whether a person is there, or a bot plays. */
export function presence(person: Person): string {
  if (person.bot !== null) return person.person ? t("ring-bot-for", { bot: person.bot }) : t("ring-bot");
  if (!person.person) return t("ring-empty");
  return person.here ? "" : t("ring-away");
}
