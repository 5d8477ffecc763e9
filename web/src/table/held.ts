/** A long press or the other mouse button: a second thing to do with what can be tapped. */

const LONG = 550; // milliseconds

/** Calls `then` when the element is held, and takes care that letting it go is no tap. */
export function held(then: () => void) {
  return (node: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    node.dataset["held"] = ""; // for whoever else would listen to long presses
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      done = false;
      stop();
      if (event.pointerType === "mouse") return; // has another button for it
      timer = setTimeout(() => {
        done = true;
        then();
      }, LONG);
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      stop();
      if (!done) then();
      done = true;
    };
    const click = (event: Event): void => {
      if (done) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      done = false;
    };
    const heard: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerleave", stop],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of heard) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of heard) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
