/** What this browser remembers: a name, colours, sound. Nothing of it is needed to play. */

import type { Speed } from "./pace.svelte";
import type { Play } from "./play";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  name: string; // none until somebody is called something: see `christen`
  theme: Theme;
  language: string; // none: as the browser
  sound: boolean;
  speed: Speed; // at which things are shown
  notify: boolean;
  offer: boolean; // to be notified, at a table that goes on for days
  coverOnBlur: boolean;
  atOnce: boolean;
  warnings: boolean; // before bad surprises
  play: Record<string, Play>; // how one last played each game against bots
}

const KEY = "wolfden";

const FRESH: Kept = {
  name: "",
  theme: "auto",
  language: "",
  sound: true,
  speed: "normal",
  notify: false,
  offer: true,
  coverOnBlur: false,
  atOnce: false,
  warnings: true,
  play: {},
};

function load(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FRESH }; // no storage, or not ours: then nothing is remembered
  }
}

export const settings: Kept = $state(load());

/** Whoever has no name gets one of these. */
export function christen(names: readonly string[]): void {
  settings.name ||= names[Math.floor(Math.random() * names.length)] ?? "";
}

/** Keep what changed; to be called where effects are. */
export function keep(): void {
  const text = JSON.stringify(settings);
  document.documentElement.dataset["theme"] = settings.theme;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // then it lasts as long as the page
  }
}
