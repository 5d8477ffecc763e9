/** One colour for each game, light and dark: of its cover, and of whatever leads to its table. */
const accents: Readonly<Record<string, string>> = {
  boars: "light-dark(#95480f, #f0a562)",
  gulag: "light-dark(#33617f, #7db4d3)",
  sobakistan: "light-dark(#a92c23, #f2998c)",
  wolves: "light-dark(#2d5f86, #8fc0e3)",
  wooolf: "light-dark(#456f1b, #a9cf6b)",
};

/** The colour of that game; one without a colour of its own has the page's. */
export const accentOf = (game: string): string => accents[game] ?? "var(--accent)";
