/** What stops the table for a beat. */
import type { Moment, TableProps, Term } from "../../table/contract";
import type { Event } from "../../wire/wolves";
import { knowledgeKey, viewOf } from "./knowledge";
import Omen from "./Omen.svelte";
import Podium from "./Podium.svelte";

/** What a turn takes away, who overstretched, what was learned, and who leads at the end of a turn. */
export function moment(event: Term, p: TableProps): Moment | null {
  const typed = event as unknown as Event;
  switch (typed.is) {
    case "TurnBegan":
      return takesAway(p) ? { Picture: Omen, mood: "bad" } : null;
    case "Overstretched":
      return { icon: "broken", mood: "bad" };
    case "Skips":
      return typed.seat === p.seat ? { icon: "broken", mood: "bad" } : null;
    case "Learned":
      return typed.seat === p.seat
        ? { icon: knowledgeKey(typed.knowledge), mood: "good" }
        : { icon: knowledgeKey(typed.knowledge) };
    case "Ranked":
      if (typed.rank !== 1) return null;
      return typed.seat === p.seat ? { Picture: Podium, mood: "good" } : { Picture: Podium };
    default:
      return null;
  }
}

/** Whether the turn that has begun takes cards from the decks. */
function takesAway(p: TableProps): boolean {
  const { revealed, turn, last_turn } = viewOf(p);
  return turn === last_turn || revealed.fish + revealed.corn + revealed.bison > 0;
}
