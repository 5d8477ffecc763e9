import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { christen } from "./lib/settings.svelte";
import { preferred, speak, t } from "./words/index.svelte";

await speak(preferred());
christen(t("animals").split(", "));
mount(App, { target: document.getElementById("app")! });
