/** The page speaks English in tests, unless one of them says otherwise, and has all faces of games. */
import { loadFaces } from "../games";
import { speak } from "./index.svelte";

await speak("en");
await loadFaces();
