// The page's addresses, as values. What comes after a # never reaches the server: codes and moments live there.

export type Route =
  | { page: "home" }
  | { page: "join"; code: string; once: boolean } // once: a seat that the host gave away, not an open invitation
  | { page: "table"; table: string }
  | { page: "move"; code: string }
  | { page: "replay"; table: string | null; scene: number | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "nowhere" };

/** The route of an address; one that we do not know is nowhere. */
export function parse(path: string, hash = ""): Route {
  const [head = "", tail, ...rest] = path.replace(/^\/+|\/+$/g, "").split("/");
  const after = decode(hash.replace(/^#/, ""));
  if (head === "learn" && tail && rest.length < 2) {
    return { page: "learn", game: decode(tail), lesson: rest[0] ? decode(rest[0]) : null };
  }
  if (rest.length > 0) return { page: "nowhere" };
  if (head === "" && tail === undefined) return { page: "home" };
  if (head === "join") return { page: "join", code: tail ? decode(tail) : after, once: !tail && after !== "" };
  if (head === "move" && tail === undefined) return { page: "move", code: after };
  if (head === "replay") {
    const scene = /^\d+$/.test(after) ? Number(after) : null;
    return { page: "replay", table: tail === undefined ? null : decode(tail), scene };
  }
  if (head === "t" && tail) return { page: "table", table: decode(tail) };
  if (head === "rules" && tail) return { page: "rules", game: decode(tail) };
  return { page: "nowhere" };
}

/** The address of a route: what `parse` reads. */
export function address(route: Route): string {
  switch (route.page) {
    case "home":
    case "nowhere":
      return "/";
    case "join":
      if (!route.code) return "/join";
      return route.once ? `/join#${encodeURIComponent(route.code)}` : `/join/${encodeURIComponent(route.code)}`;
    case "table":
      return `/t/${encodeURIComponent(route.table)}`;
    case "move":
      return route.code ? `/move#${encodeURIComponent(route.code)}` : "/move";
    case "replay": {
      const scene = route.scene === null ? "" : `#${route.scene}`;
      return (route.table === null ? "/replay" : `/replay/${encodeURIComponent(route.table)}`) + scene;
    }
    case "rules":
      return `/rules/${encodeURIComponent(route.game)}`;
    case "learn": {
      const lesson = route.lesson === null ? "" : `/${encodeURIComponent(route.lesson)}`;
      return `/learn/${encodeURIComponent(route.game)}${lesson}`;
    }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
