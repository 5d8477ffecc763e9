/** Times for people, in the page's language. */
import { language, t } from "../words/index.svelte";

/** A span of time: 0:43, 12:05, 3 h 20 min, 2 d 4 h. Never negative. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return t("time-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The time of day: 14:05. */
export const clock = (at: number): string =>
  new Date(at).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });

/** A day and a time of day. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString(language(), { timeStyle: "short", dateStyle: "short" });
