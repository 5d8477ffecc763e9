/** What moves on the table when an event is told. */
import type { Motion, Term } from "../../table/contract";
import type { Event } from "../../wire/wolves";
import { knowledgeKey, pieceKey, tokenKey } from "./knowledge";

/** Gifts go across; leaders, tokens and knowledge come to whoever gets them. */
export function motion(event: Term): Motion[] {
  const typed = event as unknown as Event;
  switch (typed.is) {
    case "Took":
      return [{ from: typed.giver, to: typed.receiver, icon: pieceKey(typed.piece) }];
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
