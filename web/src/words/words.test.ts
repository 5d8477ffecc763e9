import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { MADE_UP } from "../text/words";
import * as page from "./index.svelte";
import { called, people, who } from "./people";

const { choose, inOwnLanguage, language, languageName, languages, parts, plainLanguage, preferred, speak, t } = page;

function browser(search: string, ...spoken: string[]): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { search });
  vi.stubGlobal("navigator", { languages: spoken });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

beforeEach(() => browser("", "en-GB"));
afterEach(async () => {
  vi.unstubAllGlobals();
  settings.language = "";
  await speak("en");
});

describe("the language", () => {
  it("is one of those that there are, each called as it calls itself", () => {
    expect(languages[0]).toBe("en");
    expect(languages).toContain("de");
    expect(["en", "de", "xx"].map(languageName)).toEqual(["English", "Deutsch", "xx"]);
  });

  it("is first the browser's, as far as we have it", () => {
    browser("", "fr-FR", "de-AT", "en");
    expect(preferred()).toBe("de");
    browser("", "fr-FR");
    expect(preferred()).toBe("en");
  });

  it("is the one that was chosen, from then on", async () => {
    await choose("de");
    expect([language(), preferred(), settings.language]).toEqual(["de", "de", "de"]);
  });

  it("can be asked for in the address, and stays so in this tab until another is chosen", async () => {
    browser("?language=en-XA", "de");
    expect(preferred()).toBe(MADE_UP);
    vi.stubGlobal("location", { search: "" });
    expect(preferred()).toBe(MADE_UP);
    await choose("de");
    expect(preferred()).toBe("de");
    browser("?language=nonsense", "de");
    expect(preferred()).toBe("de");
  });

  it("changes what is said", async () => {
    const english = t("lobby-start-bots", { count: 1 });
    await speak("de");
    expect(t("lobby-start-bots", { count: 1 })).toBe("Starten: ein Bot nimmt den freien Platz");
    await speak("en");
    expect(t("lobby-start-bots", { count: 1 })).toBe(english);
  });

  it("is the one that was asked for last, whichever comes first", async () => {
    await Promise.all([speak("de"), speak("en")]);
    expect(language()).toBe("en");
  });

  it("can be made up, and is English for the server", async () => {
    await speak(MADE_UP);
    expect(t("menu-open")).not.toMatch(/[a-z]/i);
    expect(inOwnLanguage({ en: "A race", de: "Ein Rennen" })).not.toMatch(/[a-z]/i);
    expect(plainLanguage()).toBe("en");
  });
});

describe("people", () => {
  const names = ["Ann", "Bea", "Cleo"];

  it("come out in pieces, and the reader as you", async () => {
    expect(parts("lobby-wait-ready", { names: people([0, 2], names, 2) })).toEqual([
      "Waiting for ",
      { seat: 0, name: "Ann" },
      " and ",
      { seat: 2, name: "you" },
      " to be ready.",
    ]);
    await speak("de");
    expect(t("lobby-wait-ready", { names: people([0, 2], names, 2) })).toBe("Es wird noch auf Ann und dich gewartet.");
    expect(t("house-wish-bot", { name: who(1, names, 0), names: people([0], names, 0) })).toBe(
      "Soll so lange ein Bot für Bea spielen? Dafür: du.",
    );
  });

  it("are found by their names, if they still sit there", () => {
    const seats = names.map((name) => ({ name }));
    expect(parts("house-news-host", { name: called("Bea", seats) })).toEqual([
      { seat: 1, name: "Bea" },
      " is the host now.",
    ]);
    expect(parts("house-news-left", { name: called("Dora", seats) })).toEqual(["Dora has left; a bot has the seat."]);
  });
});
