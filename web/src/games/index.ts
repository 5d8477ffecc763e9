/** The faces of the games; a game without one of its own gets the generic one. */
import type { GameFace } from "../table/contract";
import { boars } from "./boars";
import { generic } from "./generic";
import { gulag } from "./gulag";
import { sobakistan } from "./sobakistan";
import { wolves } from "./wolves";
import { wooolf } from "./wooolf";

const faces: Readonly<Record<string, GameFace>> = { boars, gulag, sobakistan, wolves, wooolf };

/** The pieces of the game of that name. */
export function faceOf(game: string): GameFace {
  return faces[game] ?? generic;
}
