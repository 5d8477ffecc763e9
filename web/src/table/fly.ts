/** Small things that go from one place at the table to another. */
import type { Motion } from "./contract";

/** Whether less motion is wanted. */
export function stillness(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Lets an element fly over the ring, and says when it has landed. */
export function fly(ring: () => HTMLElement, motion: Motion & { delay: number }, landed: () => void) {
  return (node: HTMLElement): (() => void) | void => {
    const from = middle(ring(), motion.from, node);
    const to = middle(ring(), motion.to, node);
    if (from === null || to === null) {
      queueMicrotask(landed);
      return;
    }
    const animation = node.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(0.6)`, opacity: 0 },
        { transform: `translate(${from.x}px, ${from.y}px) scale(1.15)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.8)`, opacity: 0 },
      ],
      { duration: 1100, delay: motion.delay, easing: "ease-in-out", fill: "both" },
    );
    animation.onfinish = landed;
    return () => animation.cancel();
  };
}

/** Where an element has to be so that it lies in the middle of a place. */
function middle(ring: HTMLElement, place: Motion["from"], node: HTMLElement): { x: number; y: number } | null {
  const target = place === "centre" ? ring.querySelector(".centre") : ring.querySelector(`[data-place="${place}"]`);
  if (target === null) return null;
  const outer = ring.getBoundingClientRect();
  const inner = target.getBoundingClientRect();
  return {
    x: inner.left - outer.left + inner.width / 2 - node.offsetWidth / 2,
    y: inner.top - outer.top + inner.height / 2 - node.offsetHeight / 2,
  };
}
