/** A phone on its side, where the Liaison's hunting cards have no room in the hand: they lie on the edge of the map. */
import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery("(max-height: 33.99rem) and (orientation: landscape)");
