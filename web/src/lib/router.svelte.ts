/** Where we are, and going elsewhere without loading the page anew. */
import { address, parse, type Route } from "./route";

let current: Route = $state.raw(parse(location.pathname, location.hash));

export const router = {
  get route(): Route {
    return current;
  },

  go(route: Route, how: "push" | "replace" = "push"): void {
    const to = address(route);
    if (how === "replace") history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    current = route;
    scrollTo(0, 0);
  },
};

function follow(): void {
  current = parse(location.pathname, location.hash);
}

/** Take over plain clicks on our own links. Returns what stops it. */
export function start(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash) return; // a place on this page
    event.preventDefault();
    router.go(parse(to.pathname, to.hash));
  };
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", follow);
    removeEventListener("hashchange", follow);
    document.removeEventListener("click", click);
  };
}
