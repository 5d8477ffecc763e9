/** The colours of people, by the number that a seat has in the room. Names stand next to them everywhere. */
export const COLOURS = [
  "#c8435a",
  "#2b7fb0",
  "#3f8f5f",
  "#d99a17",
  "#7a58a8",
  "#d9692f",
  "#1f9488",
  "#b13f79",
  "#66758c",
  "#8a6544",
  "#5b83d6",
  "#8b9a27",
] as const;

/** The colour of that number; numbers beyond the last begin again. */
export function colour(number: number): string {
  return COLOURS[((number % COLOURS.length) + COLOURS.length) % COLOURS.length] as string;
}
