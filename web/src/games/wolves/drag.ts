/** Dragging a piece onto a mat, with a mouse or a finger. Tapping does the same, so nothing depends on it. */

const FAR = 10; // pixels: less is a tap

/** Lets an element be dragged; tells the seat on whose mat it was let go. */
export const drag =
  (land: (seat: number) => void) =>
  (node: HTMLElement): (() => void) => {
    let from: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    const matAt = (event: PointerEvent): HTMLElement | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-mat]") ?? null;

    function down(event: PointerEvent): void {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (from === null) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (ghost === null && Math.hypot(x, y) > FAR) {
        const picture = node.querySelector(".piece, .token, .leaders") ?? node;
        const box = picture.getBoundingClientRect();
        ghost = picture.cloneNode(true) as HTMLElement;
        Object.assign(ghost.style, {
          position: "fixed",
          zIndex: "50",
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
          margin: "0",
          pointerEvents: "none",
          animation: "none",
        });
        ghost.style.setProperty("--piece", `${box.width}px`);
        ghost.setAttribute("aria-hidden", "true");
        document.body.append(ghost); // the row that it comes from would cut it off
        node.setPointerCapture(event.pointerId);
      }
      if (ghost !== null) ghost.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      const carried = ghost !== null;
      end();
      if (!carried) return;
      // The click that follows belongs to this, and must not add the piece once more.
      node.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 50);
      const seat = matAt(event)?.dataset["mat"];
      if (seat !== undefined) land(Number(seat));
    }

    function stop(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    function end(): void {
      from = null;
      ghost?.remove();
      ghost = null;
    }

    node.style.touchAction = "pan-x"; // a hand still scrolls sideways
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", end);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", end);
    };
  };
