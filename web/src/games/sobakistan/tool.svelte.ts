/**
 * What one has in hand for the map: a squad to send, or a hunting card that needs a place. The hand row and the map share
 * it, since a card is taken up in one and used on the other.
 */
import type { TableProps, Term } from "../../table/contract";
import type { Action } from "../../wire/sobakistan";

/** "squad 2", "whistle 1" (for that squad), "line", "district", "sniff"; empty: needs nothing taken up. */
export type Tool = string;

/** What must be in hand for an action. */
export function toolFor(action: Term): Tool {
  const typed = action as unknown as Action;
  switch (typed.is) {
    case "ToStation":
    case "ToDistrict":
    case "ToPrecinct":
      return `squad ${typed.squad}`;
    case "BlowAWhistle":
      return `whistle ${typed.squad}`;
    case "CordonOffLine":
      return "line";
    case "CordonOffDistrict":
      return "district";
    case "SniffAround":
      return "sniff";
    default:
      return "";
  }
}

/** All that can be taken up now. */
export const toolsOf = (p: TableProps): Tool[] => [
  ...new Set(p.actions.map((action) => toolFor(p.sheet.actions[action] as Term)).filter((tool) => tool !== "")),
];

/** What can be done with it. */
export const actionsWith = (p: TableProps, tool: Tool): number[] =>
  p.actions.filter((action) => toolFor(p.sheet.actions[action] as Term) === tool);

/** What is dragged from the hand onto the trail: the number of an action. */
export const DRAGGED = "application/x-hint";

let taken: Tool = $state("");

/** What is in hand: what one took, as long as it is of use; else the first squad that can go anywhere. */
export function toolOf(p: TableProps): Tool {
  const able = toolsOf(p);
  if (able.includes(taken)) return taken;
  const again = taken.startsWith("whistle") ? able.find((tool) => tool.startsWith("whistle")) : undefined;
  return again ?? able.find((tool) => tool.startsWith("squad")) ?? "";
}

/** Take it up; what is in hand already is put back. */
export function take(p: TableProps, tool: Tool): void {
  taken = toolOf(p) === tool && !tool.startsWith("squad") ? "" : tool;
}

/** What was asked last: why something cannot be chosen, or what a card does. */
let told: { at: string; text: string } = $state.raw({ at: "", text: "" });
const here = (p: TableProps): string => JSON.stringify([p.prefix, p.actions]);

export const reason = (p: TableProps): string => (told.at === here(p) ? told.text : "");

/** Say something about what lies there, until anything changes. */
export function tell(p: TableProps, text: string): void {
  told = { at: here(p), text };
}

export async function ask(p: TableProps, action: number): Promise<void> {
  const at = here(p);
  told = { at, text: await p.why(action) };
}
