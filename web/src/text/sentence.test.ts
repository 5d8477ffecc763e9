import { describe, expect, it } from "vitest";
import type { Term } from "../table/contract";
import type { Sheet } from "../wire/api";
import { lines, lineText } from "./lines";
import { accented } from "./accented";
import { pieces, plain } from "./names";
import { pieces as piecesOf, sentence } from "./sentence";
import { MADE_UP, Words } from "./words";

interface Fixture {
  sheets: Record<string, Sheet>;
  names: string[];
  said: [Term, number | null, ...string[]][];
  journals: { seat: number | null; heard: { event: Term; public: boolean }[]; lines: Record<string, string[]> }[];
}

const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });

it("is tested against every game", () => {
  expect(Object.keys(fixtures).length).toBeGreaterThan(1);
});

describe.each(Object.entries(fixtures))("%s", (_, { sheets, names, said, journals }) => {
  it.each(Object.keys(sheets))("says in %s of every term what Python says", (language) => {
    const place = Object.keys(sheets).indexOf(language);
    for (const [term, reader, ...texts] of said) {
      expect(sentence(sheets[language]!, term, names, reader)).toBe(texts[place]);
    }
  });

  it.each(Object.keys(sheets))("tells whole journals in %s as Python does", (language) => {
    const sheet = sheets[language]!;
    for (const { seat, heard, lines: texts } of journals) {
      const events = heard.map((one) => one.event);
      const found = lines(
        sheet,
        events,
        heard.map((one) => one.public),
      );
      expect(found.map((line) => lineText(sheet, line, events, names, seat))).toEqual(texts[language]);
    }
  });
});

const CATALOGUE = `
you = du
    .acc = dich
unnamed = Platz { $number }
nothing = nichts
list-more = { $first }, { $next }
list-last = { $first } und { $last }
counted = { $n } { $thing }
Fish = { $n ->
    [one] Fisch
   *[other] Fische
}
catch = { TALLY("Fish", $fish, "Corn", $corn, none: "gar nichts") }
Corn = Mais
met = { COUNT($who) ->
    [one] { $who } kommt.
   *[other] { $who } kommen.
}
`;

describe("words", () => {
  const words = new Words("de", [CATALOGUE]);

  it("count, join, and leave zeros out", () => {
    expect(words.say("catch", { fish: 2, corn: 1 })).toBe("2 Fische und 1 Mais");
    expect(words.say("catch", { fish: 1, corn: 0 })).toBe("1 Fisch");
    expect(words.say("catch", { fish: 0, corn: 0 })).toBe("gar nichts");
    expect(words.say("met", { who: ["Anna"] })).toBe("Anna kommt.");
    expect(words.say("met", { who: ["Anna", "Bo", "Cleo"] })).toBe("Anna, Bo und Cleo kommen.");
    expect(words.listing([])).toBe("");
  });

  it("say the id of what they do not have", () => {
    expect(words.say("nowhere")).toBe("nowhere");
  });

  it("can be made up, with an accent on every letter", () => {
    const strange = new Words(MADE_UP, [CATALOGUE]);
    expect(strange.say("met", { who: ["Anna"] })).toMatch(/^Anna [^a-z]+$/);
    expect(accented("A whole sentence, 12")).not.toMatch(/[a-z]/i);
    expect(accented("sentence").length).toBeGreaterThan("sentence".length);
  });
});

describe("names in a sentence", () => {
  it("come out as pieces, and of a name within a name the outer one", () => {
    const text = "\ue000@3\ue001Vera\ue002 has \ue000Card-a\ue001the \ue000Word-b\ue001big\ue002 one\ue002.";
    expect(pieces(text)).toEqual([{ seat: 3, name: "Vera" }, " has ", { id: "Card-a", name: "the big one" }, "."]);
    expect(plain(text)).toBe("Vera has the big one.");
  });

  it("are there for everybody whom a sentence names", () => {
    const { sheets, names, said } = fixtures["./fixtures/gulag.json"]!;
    const [term] = said.find(([one]) => one.is === "Appointed")!;
    const seats = piecesOf(sheets["en"]!, term, names).flatMap((piece) =>
      typeof piece === "object" && "seat" in piece ? [piece.seat] : [],
    );
    expect(new Set(seats)).toEqual(new Set([term["commissar"], ...(term["workers"] as number[]), term["supervisor"]]));
  });
});
