/** A story, scene by scene, as what the pieces of a table need. */
import { isPublic } from "../lib/told";
import type { TableProps, Term, View } from "../table/contract";
import { lines, lineText } from "../text/lines";
import { sentence } from "../text/sentence";
import type { Scene, Sheet, Story } from "../wire/api";
import type { Room } from "../wire/messages";
import { ENGLISH, t } from "../words/index.svelte";

/** The seat whose eyes these are; none for the public and the all-seeing. */
export const seatOf = (eyes: string): number | null => (/^\d+$/.test(eyes) ? Number(eyes) : null);

/** What people are called: as the story does, or by their seats. */
export const namesOf = (story: Story): string[] =>
  story.names.map((name, number) => name || t("replay-seat", { number }));

/** A scene number that there is. */
export const within = (story: Story, scene: number): number => Math.min(Math.max(0, scene), story.scenes.length - 1);

/** A room for those who sat there: nobody is asked anything any more. */
export function roomOf(story: Story): Room {
  return {
    tell: "room",
    phase: "over",
    seats: namesOf(story).map((name, colour) => ({
      name,
      colour,
      person: true,
      bot: null,
      here: true,
      ready: true,
      end: false,
      who: "",
      newcomer: false,
    })),
    host: null,
    options: story.options,
    tempo: "untimed",
    chat: false,
    hints: false,
    review: true,
    language: ENGLISH, // words are read in one's own language here: nobody has to agree on them any more
    commitment: "",
  };
}

/** What was told in a scene. */
const told = (scene: Scene): Term[] => scene.events.map((heard) => heard.event as Term);

/** What the table looked like in that scene. */
export function propsAt(story: Story, sheet: Sheet, room: Room, number: number): TableProps {
  const scenes = story.scenes.slice(0, within(story, number) + 1);
  const scene = scenes.at(-1) as Scene;
  const names = namesOf(story);
  return {
    sheet,
    room,
    seat: seatOf(story.eyes),
    view: scene.view as View,
    events: scenes.flatMap(told),
    isPublic: scenes.flatMap((one) => one.events.map(isPublic)),
    told: story.eyes === "all" ? scenes.flatMap((one) => one.to ?? one.events.map(() => null)) : undefined,
    names,
    actions: [],
    remarks: [],
    say: (term) => sentence(sheet, term, names, seatOf(story.eyes)),
    choose: () => undefined,
    prefix: [],
    sending: false,
    goal: null,
    why: () => Promise.resolve(""),
    views: (scene.views as View[] | null | undefined) ?? undefined,
    replay: true,
    covered: false,
  };
}

/** What happened in a scene, in a sentence or a few. */
export function caption(story: Story, sheet: Sheet, number: number): string {
  const scene = story.scenes[within(story, number)] as Scene;
  if (number === 0) return t("replay-start");
  const events = told(scene);
  const found = lines(sheet, events, scene.events.map(isPublic), scene.to ?? undefined);
  const said = found.map((line) => lineText(sheet, line, events, namesOf(story), seatOf(story.eyes)));
  if (said.length > 0 && said.length <= 4) return said.join(" ");
  if (said.length > 4) return `${said.slice(0, 3).join(" ")} …`;
  return scene.by === null ? t("replay-unseen") : t("replay-did", { name: namesOf(story)[scene.by] ?? "" });
}

/** The scene of another story of the same game that shows the same moment: as much had been told to everybody. */
export function sameMoment(from: Story, scene: number, to: Story): number {
  const heard = openly(from)[within(from, scene)] ?? 0;
  if (scene >= from.scenes.length - 1) return to.scenes.length - 1;
  const counts = openly(to);
  return within(
    to,
    counts.findIndex((count, number) => count === heard || (counts[number + 1] ?? Infinity) > heard),
  );
}

/** How many events everybody had been told after each scene. */
function openly(story: Story): number[] {
  let count = 0;
  return story.scenes.map((scene) => (count += scene.events.filter(isPublic).length));
}
