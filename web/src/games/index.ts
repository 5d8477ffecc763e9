/** The faces of the games; a game without one of its own gets the generic one. A face is loaded when it is needed. */
import type { GameFace } from "../table/contract";
import { generic } from "./generic";

const faces: Readonly<Record<string, () => Promise<GameFace>>> = {
  boars: async () => (await import("./boars")).boars,
  gulag: async () => (await import("./gulag")).gulag,
  sobakistan: async () => (await import("./sobakistan")).sobakistan,
  wolves: async () => (await import("./wolves")).wolves,
  wooolf: async () => (await import("./wooolf")).wooolf,
};
const loaded = new Map<string, GameFace>();

/** Fetch the pieces of the game of that name: before that, `faceOf` knows them not. */
export async function loadFace(game: string): Promise<void> {
  const face = faces[game];
  if (face !== undefined && !loaded.has(game)) loaded.set(game, await face());
}

/** All of them, where one shows any. */
export async function loadFaces(): Promise<void> {
  await Promise.all(Object.keys(faces).map(loadFace));
}

/** The pieces of the game of that name, which are loaded. */
export function faceOf(game: string): GameFace {
  return loaded.get(game) ?? generic;
}
