/** Where stories come from: a table that was played here, or the file of a game. */
import { read as readAnswer, Refusal } from "../lib/api";
import type { Story } from "../wire/api";
import { t } from "../words/index.svelte";

/** What a story is told of. */
export type Source = { table: string } | { file: string; name: string };

export const LARGEST_FILE = 1024 * 1024;

/** The story through some eyes: `all`, `public` or a seat. A refusal is thrown as a sentence. */
export async function story(source: Source, eyes: string): Promise<Story> {
  const asked = new URLSearchParams({ eyes });
  const answer = await (
    "table" in source
      ? fetch(`/api/tables/${encodeURIComponent(source.table)}/story?${asked}`)
      : fetch(`/api/story?${asked}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: source.file,
        })
  ).catch(() => null);
  return readAnswer<Story>(answer);
}

/** The story through these eyes; without a wish, of everything if it may be seen, else of what everybody saw. */
export async function firstStory(source: Source, wished: string | null): Promise<Story> {
  if (wished !== null) return story(source, wished);
  return story(source, "all").catch((refused: unknown) => {
    if (refused instanceof Refusal && refused.wait === null) return story(source, "public");
    throw refused;
  });
}

/** The text of a file that may be a replay. */
export async function read(file: File): Promise<Source> {
  if (file.size > LARGEST_FILE) throw new Refusal(t("replay-too-large"));
  return { file: await file.text(), name: file.name };
}

/** Where to download the game. */
export const fileAt = (source: Source): string | undefined =>
  "table" in source ? `/api/tables/${encodeURIComponent(source.table)}/replay` : undefined;
