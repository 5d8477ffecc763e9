/** What has become of seats and roles, in sentences. */
import type { Piece } from "../text/names";
import type { News, Person } from "../wire/messages";
import { parts } from "../words/index.svelte";
import { called } from "../words/people";

/** A sentence in pieces; nothing for news that this page does not know yet. */
export function newsPieces(news: News, seats: readonly Pick<Person, "name">[]): Piece[] {
  const name = called(news.name, seats);
  switch (news.what) {
    case "newcomer":
      return parts("house-news-newcomer", { name, of: called(news.of ?? "", seats) });
    case "host":
      return parts("house-news-host", { name });
    case "bot":
      return parts("house-news-bot", { name });
    case "left":
      return parts("house-news-left", { name });
    case "freed":
      return parts("house-news-freed", { name });
    case "goon":
      return parts("house-news-goon");
    default:
      return [];
  }
}
