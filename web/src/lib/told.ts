/** All that a table has told us, and how each thing it tells changes that. Nothing here draws or connects. */
import type { Term, View } from "../table/contract";
import type { Answer, Clock, Ending, Line, Position, Room, Welcome } from "../wire/messages";

export interface Told {
  welcome: Welcome | null;
  room: Room | null;
  n: number | null;
  events: Term[];
  view: View | null;
  actions: number[];
  remarks: number[];
  end: Ending | null;
  chat: Line[];
  deadlines: (number | null)[];
  ahead: number; // of the server's clock before ours, in ms
}

export const nothing = (): Told => ({
  welcome: null,
  room: null,
  n: null,
  events: [],
  view: null,
  actions: [],
  remarks: [],
  end: null,
  chat: [],
  deadlines: [],
  ahead: 0,
});

/** What we have, for the next hello. */
export const have = (told: Told): { n: number | null; heard: number; chat: number } => ({
  n: told.n,
  heard: told.events.length,
  chat: told.chat.length,
});

/**
 * What we know after an answer; null if it does not fit what we have, and we must begin anew.
 *
 * `toHello`: it answers our hello, in which we said what we have.
 */
export function hear(told: Told, answer: Answer, now: number, toHello = false): Told | null {
  switch (answer.tell) {
    case "welcome":
      return welcomed(told, answer, toHello);
    case "room":
      return { ...told, room: answer };
    case "clock":
      return { ...told, ...clock(answer, now) };
    case "position":
      return positioned(told, answer);
    case "chatted":
      if (answer.since > told.chat.length) return null;
      return { ...told, chat: [...told.chat.slice(0, answer.since), ...answer.lines] };
    default:
      return told;
  }
}

/** With other eyes than before, what those were told does not count; and if our hello spoke of it, it was wrong. */
function welcomed(told: Told, welcome: Welcome, toHello: boolean): Told | null {
  if (told.welcome === null || told.welcome.seat === welcome.seat) return { ...told, welcome };
  if (toHello) return null;
  const { room, chat, deadlines, ahead } = told;
  return { ...nothing(), room, chat, deadlines, ahead, welcome };
}

function positioned(told: Told, position: Position): Told | null {
  if (position.since > told.events.length) return null;
  return {
    ...told,
    n: position.n,
    events: [...told.events.slice(0, position.since), ...(position.events as Term[])],
    view: position.view as View,
    actions: position.actions,
    remarks: position.remarks,
    end: position.end ?? null,
  };
}

const clock = (answer: Clock, now: number) => ({ deadlines: answer.deadlines, ahead: answer.now - now });
