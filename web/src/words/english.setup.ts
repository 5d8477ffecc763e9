/** The page speaks English in tests, unless one of them says otherwise. */
import { speak } from "./index.svelte";

await speak("en");
