/** How far somebody has come in a lesson: this browser remembers it. */

const KEY = "wolfden-lesson-";
const DONE = -1;

/** The card to go on with; 0 where there is nothing to go on with. */
export function recall(game: string, lesson: string): number {
  try {
    const kept = Number(localStorage.getItem(`${KEY}${game}-${lesson}`) ?? 0);
    return kept > 0 ? kept : 0;
  } catch {
    return 0; // storing is not allowed
  }
}

/** Whoever has seen the last card is through, and begins anew the next time. */
export function remember(game: string, lesson: string, card: number, cards: number): void {
  try {
    localStorage.setItem(`${KEY}${game}-${lesson}`, String(card >= cards - 1 ? DONE : card));
  } catch {
    // then it lasts as long as the page
  }
}
