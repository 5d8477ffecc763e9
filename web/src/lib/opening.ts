/** Opening a table from the first page: for friends, or to play at once. */
import type { GameCard } from "../wire/api";
import { plainLanguage } from "../words/index.svelte";
import * as api from "./api";
import { Fairness } from "./fairness.svelte";
import type { Play } from "./play";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export interface HowToOpen {
  play?: Play; // at once, with these bots
  data?: string; // the text of a file with numbers of one's own
}

/** Opens a table and goes there; gives the refusal in words, or nothing. */
export type OpenTable = (card: GameCard, how: HowToOpen) => Promise<string>;

export const openTable: OpenTable = async (card, { play, data }) => {
  try {
    const joined = await api.openTable({
      game: card.name,
      name: settings.name,
      data: data ?? null,
      language: plainLanguage(),
      ...(play && { seats: play.bots + 1, seat: play.seat }),
    });
    // Should it not be dealt now, it waits for us in the lobby, with the same commitment and the same part.
    if (play) await new Fairness(joined.table).deal(joined, { bot: play.bot || null }).catch(() => {});
    router.go({ page: "table", table: joined.table });
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};
