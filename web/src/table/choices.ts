/** What may be chosen, put in order for people: by group, with what one might expect but cannot choose greyed out. */
import type { GameFace, Group, Place, TableProps, Term } from "./contract";

/** A choice as it is shown. */
export interface Choice {
  action: number;
  term: Term;
  group: Group;
  able: boolean;
}

export interface ChoiceGroup {
  key: string;
  title: string;
  choices: Choice[];
}

/** All choices by group, in the order of the actions, but for those that come late; those that cannot be made come after those that can. */
export function choiceGroups(p: TableProps, face: GameFace): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  const able = new Set(p.actions);
  const unable = p.actions.length === 0 ? [] : (face.expected ?? sameKind)(p).filter((action) => !able.has(action));
  for (const action of [...p.actions, ...unable]) {
    const choice = shown(p, face, action, able.has(action));
    const group = groups.get(choice.group.key) ?? { key: choice.group.key, title: choice.group.title, choices: [] };
    group.choices.push(choice);
    groups.set(group.key, group);
  }
  const late = ({ choices }: ChoiceGroup): number => Number(choices[0]?.group.late ?? false);
  return [...groups.values()].sort((one, other) => late(one) - late(other));
}

/** Whether these choices tell secrets that are covered now. */
export function underCover(p: TableProps, groups: readonly ChoiceGroup[]): boolean {
  return p.covered && groups.some((group) => group.choices.some((choice) => choice.group.secret === true));
}

/** The choices that tapping a place can mean. */
export function choicesAt(p: TableProps, face: GameFace, place: Place): Choice[] {
  return p.actions.map((action) => shown(p, face, action, true)).filter((choice) => choice.group.seat === place);
}

/** What one might expect of a place, but cannot choose there now; nothing where one can choose something there. */
export function deadAt(p: TableProps, face: GameFace, place: Place): Choice[] {
  const here = choiceGroups(p, face)
    .flatMap((group) => group.choices)
    .filter((choice) => choice.group.seat === place);
  const taken = p.prefix.some((action) => face.group(term(p, action), p).seat === place); // and so it is settled
  return taken || here.some((choice) => choice.able) ? [] : here;
}

/** Actions of the kinds that can be chosen now, at people who sit at this table. */
export function sameKind(p: TableProps): number[] {
  const kinds = new Set(p.actions.map((action) => term(p, action).is));
  return p.sheet.actions.flatMap((_, action) =>
    kinds.has(term(p, action).is) && seated(p, term(p, action)) ? [action] : [],
  );
}

/** The typed value of an action. */
export function term(p: TableProps, action: number): Term {
  return p.sheet.actions[action] as Term;
}

function shown(p: TableProps, face: GameFace, action: number, able: boolean): Choice {
  const typed = term(p, action);
  return { action, term: typed, group: face.group(typed, p), able };
}

function seated(p: TableProps, typed: Term): boolean {
  const fields = p.sheet.terms[typed.is] ?? [];
  return fields.every((field) => field.kind !== "seat" || (typed[field.name] as number) < p.names.length);
}
