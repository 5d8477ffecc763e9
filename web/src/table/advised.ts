/**
 * Marks on whatever makes a choice, in the list and on the board: the one that is advised, and those that are warned of.
 *
 * A piece carries the number of its choice (`data-action`) and needs to know nothing else. app.css says how marks look.
 */
export interface Marks {
  advised: number | null;
  cautions: ReadonlyMap<number, string>; // sentences, by the number of the choice
}

const ABOUT = "[data-action], [data-advised], [data-caution]"; // also those that make no choice any more

/** Keep the marks below an element as they should be, whatever is drawn anew there. */
export function marking(node: HTMLElement, given: Marks): { update: (marks: Marks) => void; destroy: () => void } {
  let marks = given;
  const apply = (): void => {
    for (const one of node.querySelectorAll<HTMLElement>(ABOUT)) mark(one, marks);
  };
  const watch = new MutationObserver(apply);
  watch.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-action"] });
  apply();
  return {
    update(next) {
      marks = next;
      apply();
    },
    destroy: () => watch.disconnect(),
  };
}

function mark(one: HTMLElement, { advised, cautions }: Marks): void {
  const action = Number(one.dataset["action"]);
  one.toggleAttribute("data-advised", action === advised);
  const caution = cautions.get(action);
  if (caution !== undefined) {
    one.setAttribute("data-caution", "");
    one.title = caution;
  } else if (one.hasAttribute("data-caution")) {
    one.removeAttribute("data-caution");
    one.removeAttribute("title");
  }
}
