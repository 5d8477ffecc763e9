/** Playing at once: how many bots, how well they play, and where one sits. A browser remembers that for each game. */
import type { GameCard } from "../wire/api";

export interface Play {
  bots: number;
  bot: string; // how they play
  seat: number; // one's own: where seats play parts, it says which
}

/** What to begin with: what was chosen last, as far as the game still has it; else the fewest bots, and the best. */
export function playOf(card: GameCard, kept: Partial<Play> = {}): Play {
  const bots = Math.min(Math.max(kept.bots ?? 0, card.fewest - 1), card.most - 1);
  const bot = kept.bot !== undefined && card.bots.includes(kept.bot) ? kept.bot : (card.bots[0] ?? "");
  const seats = partsOf(card).map(({ seat }) => seat);
  const seat = kept.seat !== undefined && seats.includes(kept.seat) && kept.seat <= bots ? kept.seat : 0;
  return { bots, bot, seat };
}

export interface SeatPart {
  seat: number; // the first that plays it
  name: string;
  hint: string;
}

/** The parts that one can choose from; none where all play the same. */
export function partsOf(card: GameCard, language = Object.keys(card.parts)[0] ?? ""): SeatPart[] {
  const parts = card.parts[language] ?? Object.values(card.parts)[0] ?? [];
  return parts
    .map((part, seat) => ({ ...part, seat }))
    .filter((part, seat) => parts.findIndex((other) => other.name === part.name) === seat);
}
