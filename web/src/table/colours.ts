/** How many colours people can have: --seat-0 and so on, in app.css. Names stand next to them everywhere. */
export const COLOURS = 12;

/** The colour of that number, for CSS; numbers beyond the last begin again. */
export function colour(number: number): string {
  return `var(--seat-${((number % COLOURS) + COLOURS) % COLOURS})`;
}
