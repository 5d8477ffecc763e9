/**
 * A plugin for Vite: `virtual:languages` has, for each folder in src/wolfden/languages, what the page says in it.
 *
 * A language is one chunk, without comments. What it does not say yet, it says in English. What the languages call
 * themselves is there at once, to choose from.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../src/wolfden/languages");
const PARTS = ["engine", "server", "page"];
const ENGLISH = "en";
const ALL = "virtual:languages";

const languages = (): string[] => {
  const found = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "page.ftl")));
  return [ENGLISH, ...found.filter((name) => name !== ENGLISH).sort()];
};

/** The messages of a language by their ids, each as it is written. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of PARTS) {
    const file = join(FOLDER, language, `${part}.ftl`);
    const text = existsSync(file) ? readFileSync(file, "utf-8").replace(/^#.*\n/gm, "") : "";
    for (const message of text.split(/\n(?=[A-Za-z-])/)) {
      const id = /^(-?[A-Za-z][\w-]*) *=/.exec(message.trimStart())?.[1];
      if (id !== undefined && !found.has(id)) found.set(id, message.trim());
    }
  }
  return found;
}

const catalogue = (language: string): string =>
  [...new Map([...messages(ENGLISH), ...messages(language)]).values()].join("\n");

/** What a language calls itself. */
const ownName = (language: string): string =>
  /=\s*(.*)/.exec(messages(language).get("language-name") ?? "")?.[1]?.trim() || language;

export const spokenLanguages = (): Plugin => ({
  name: "wolfden-languages",
  resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${ALL}`)) return undefined;
    const language = id.slice(ALL.length + 2);
    if (language) return `export default ${JSON.stringify(catalogue(language))};`;
    const each = languages().map((name) => `${JSON.stringify(name)}: () => import("${ALL}/${name}")`);
    const names = Object.fromEntries(languages().map((name) => [name, ownName(name)]));
    return `export const loaders = { ${each.join(", ")} };\nexport const names = ${JSON.stringify(names)};`;
  },
});
