/** What a lesson's cards point at, on the screen. */
import type { Pointer } from "../wire/api";
import type { Box } from "./place";

type Target = Pointer["at"][number];

/** What one may have to tap now. */
const CHOICES =
  "[data-action]:not(:disabled), [data-actions], [data-part='send']:not(:disabled), [data-part='remarks'] button:not(:disabled)";
/** What one may have to read now. */
const READ = "[data-part='prompt']";

const selector = ([kind, of]: Target): string => {
  switch (kind) {
    case "seat":
      return `[data-place="${of}"]`;
    case "action":
      return `[data-action="${of}"]`;
    case "tab":
      return `#tab-${of}`;
    default:
      return `[data-part="${of}"]`;
  }
};

/** The elements that a card points at, as far as they are there and can be seen. */
export const targetsOf = (card: Pointer): HTMLElement[] => card.at.flatMap((target) => seen(selector(target)));

/** The boxes of what must not be covered while the learner has these choices to make, and of what else one may tap. */
export function neededNow(move: readonly number[]): { needed: Box[]; others: Box[] } {
  const wanted = new Set(move.map(String));
  // Send makes no choice of its own, and is always wanted.
  const isWanted = ({ dataset }: HTMLElement): boolean => {
    const makes = dataset["action"] ?? dataset["actions"] ?? "";
    return makes === "" || makes.split(" ").some((action) => wanted.has(action));
  };
  const all = seen(CHOICES);
  const needed = [...all.filter(isWanted), ...seen(READ)];
  return { needed: needed.map(boxOf), others: all.filter((one) => !isWanted(one)).map(boxOf) };
}

function seen(what: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(what)].filter((one) => {
    const { width, height } = boxOf(one);
    return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
  });
}

/** The part of an element that is inside of the window, and of whatever scrolls around it. */
export function boxOf(one: HTMLElement): Box {
  let { left, top, right, bottom } = one.getBoundingClientRect();
  for (let around = one.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const outer = around.getBoundingClientRect();
    [left, top] = [Math.max(left, outer.left), Math.max(top, outer.top)];
    [right, bottom] = [Math.min(right, outer.right), Math.min(bottom, outer.bottom)];
  }
  [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  return { left: Math.max(0, left), top: Math.max(0, top), width: right - left, height: bottom - top };
}
