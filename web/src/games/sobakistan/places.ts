/** Places in a row for things that come and go. */

/**
 * Everything stays where it lies, what is gone leaves its place empty, and what is new takes the first empty place: so
 * that nothing in a hand jumps when a card is played.
 */
export function keepPlaces<Thing>(before: readonly (Thing | null)[], now: readonly Thing[]): (Thing | null)[] {
  const places: (Thing | null)[] = before.map((thing) => (thing !== null && now.includes(thing) ? thing : null));
  for (const thing of now) {
    if (places.includes(thing)) continue;
    const empty = places.indexOf(null);
    if (empty < 0) places.push(thing);
    else places[empty] = thing;
  }
  return places;
}
