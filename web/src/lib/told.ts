/** All that a table has told us, and how each thing it tells changes that. Nothing here draws or connects. */
import type { Term, View } from "../table/contract";
import type { Chatted, Clock, Ending, Heard, Line, Position, Room, Tell, Welcome } from "../wire/messages";

export interface Told {
  welcome: Welcome | null;
  room: Room | null;
  n: number | null;
  events: Term[];
  isPublic: boolean[]; // of each event: everybody was told
  view: View | null;
  goal: Term | null; // what these eyes are after
  actions: number[];
  cautions: [number, unknown][]; // what some of these risk
  remarks: number[];
  whole: boolean; // each of the actions is a whole move
  end: Ending | null;
  chat: Line[];
  chatFrom: number; // the number of the first of these lines
  earlier: Line[]; // the lines right before them, as far as we asked for them
  deadlines: (number | null)[];
  ahead: number; // of the server's clock before ours, in ms
}

export const nothing = (): Told => ({
  welcome: null,
  room: null,
  n: null,
  events: [],
  isPublic: [],
  view: null,
  goal: null,
  actions: [],
  cautions: [],
  remarks: [],
  whole: false,
  end: null,
  chat: [],
  chatFrom: 0,
  earlier: [],
  deadlines: [],
  ahead: 0,
});

/** What we have, for the next hello. */
export const have = (told: Told): { n: number | null; heard: number; chat: number } => ({
  n: told.n,
  heard: told.events.length,
  chat: told.chatFrom + told.chat.length,
});

/** The number of the first line of chat that we have: 0 if there are no earlier ones. */
export const firstLine = (told: Told): number => told.chatFrom - told.earlier.length;

/**
 * What we know after being told something; null if it does not fit what we have, and we must begin anew.
 *
 * `toHello`: it answers our hello, in which we said what we have.
 */
export function hear(told: Told, frame: Tell, now: number, toHello = false): Told | null {
  switch (frame.tell) {
    case "welcome":
      return welcomed(told, frame, toHello);
    case "room":
      return { ...told, room: frame };
    case "clock":
      return { ...told, ...clock(frame, now) };
    case "position":
      return positioned(told, frame);
    case "chatted":
      return { ...told, ...chatted(told, frame) };
    case "earlier":
      if (frame.since + frame.lines.length !== firstLine(told)) return told; // we have them by now
      return { ...told, earlier: [...frame.lines, ...told.earlier] };
    default:
      return told;
  }
}

/** With other eyes than before, what those were told does not count; and if our hello spoke of it, it was wrong. */
function welcomed(told: Told, welcome: Welcome, toHello: boolean): Told | null {
  if (told.welcome === null || told.welcome.seat === welcome.seat) return { ...told, welcome };
  if (toHello) return null;
  const { room, chat, chatFrom, earlier, deadlines, ahead } = told;
  return { ...nothing(), room, chat, chatFrom, earlier, deadlines, ahead, welcome };
}

/** Of many lines that we have not, the last ones are sent: what we had lies too far back, and can be asked for. */
function chatted(told: Told, { since, lines }: Chatted): Partial<Told> {
  const had = since - told.chatFrom;
  if (had < 0 || had > told.chat.length) return { chat: lines, chatFrom: since, earlier: [] };
  return { chat: [...told.chat.slice(0, had), ...lines] };
}

function positioned(told: Told, position: Position): Told | null {
  if (position.since > told.events.length) return null;
  return {
    ...told,
    n: position.n,
    events: [...told.events.slice(0, position.since), ...position.events.map((heard) => heard.event as Term)],
    isPublic: [...told.isPublic.slice(0, position.since), ...position.events.map(isPublic)],
    view: position.view as View,
    goal: (position.goal ?? null) as Term | null,
    actions: position.actions,
    cautions: position.cautions ?? [],
    remarks: position.remarks,
    whole: position.whole ?? false,
    end: position.end ?? null,
  };
}

/** Whether everybody was told. Where nobody says so, it is a secret. */
export const isPublic = (heard: Heard): boolean => heard.public === true;

const clock = (answer: Clock, now: number) => ({ deadlines: answer.deadlines, ahead: answer.now - now });
