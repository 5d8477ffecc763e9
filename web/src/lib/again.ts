/** Playing again: at once for one who was alone with bots; with others, at the next table, where everybody is seated. */
import * as api from "./api";
import { Fairness } from "./fairness.svelte";
import { Party } from "./party.svelte";
import { router } from "./router.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** Goes there; gives the refusal in words, or nothing. */
export async function playAgain(session: Session): Promise<string> {
  const wrong = await session.attempt({ ask: "rematch" });
  const room = session.told.room;
  const code = room?.rematch;
  if (wrong || !room || !code) return wrong;
  try {
    const joined = await api.join({ code, name: settings.name });
    if (joined.seat === null) {
      router.go({ page: "join", code, once: false });
      return "";
    }
    const alone = room.seats.filter((person) => person.person).length === 1;
    // Should it not be dealt now, it waits for us in the lobby.
    if (alone) await new Fairness(joined.table).deal(joined).catch(() => {});
    else await together(new Party(session.table), new Party(joined.table), code);
    router.go({ page: "table", table: joined.table });
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

/** Those who shared this screen do so again: their seats are kept for them. Who they are stays the same. */
async function together(before: Party, next: Party, code: string): Promise<void> {
  const own = before.members.find((member) => member.token === null);
  if (own === undefined) return;
  for (const { token, name, who } of before.members) {
    if (token === null || next.has(who)) continue;
    const { beside } = await api.join({ code, name, beside: true, token });
    if (beside) next.add(own, { ...beside, name });
  }
}
