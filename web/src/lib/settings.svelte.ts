/** What this browser remembers: a name, colours, sound. Nothing of it is needed to play. */

export type Theme = "auto" | "light" | "dark";

const ANIMALS = [
  "Otter",
  "Heron",
  "Badger",
  "Lynx",
  "Marten",
  "Finch",
  "Hare",
  "Crane",
  "Newt",
  "Robin",
  "Stoat",
  "Owl",
];

interface Kept {
  name: string;
  theme: Theme;
  language: string; // none: as the browser
  sound: boolean;
  notify: boolean;
  offer: boolean; // to be notified, at a table that goes on for days
  coverOnBlur: boolean;
  atOnce: boolean;
}

const KEY = "wolfden";

function fresh(): Kept {
  const name = ANIMALS[Math.floor(Math.random() * ANIMALS.length)]!;
  return { name, theme: "auto", language: "", sound: true, notify: false, offer: true, coverOnBlur: false, atOnce: false };
}

function load(): Kept {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh(); // no storage, or not ours: then nothing is remembered
  }
}

export const settings: Kept = $state(load());

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
