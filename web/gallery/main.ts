/** A board in a state of one's choice, to look at while working on it: /gallery/?at=gulag-5&frame=task&theme=dark&language=de */
import { mount } from "svelte";
import "../src/app.css";
import { loadFaces } from "../src/games";
import { preferred, speak } from "../src/words/index.svelte";
import Frame from "./Frame.svelte";

await speak(preferred());
await loadFaces();
const asked = new URLSearchParams(location.search);
const found = await fetch(`./frames/${asked.get("at") ?? "gulag-5"}.json`);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
mount(Frame, {
  target: document.getElementById("app")!,
  props: {
    given: await found.json(),
    frame: asked.get("frame") ?? "task",
    covered: asked.has("covered"),
    generic: asked.has("generic"),
  },
});
