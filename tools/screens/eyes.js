/**
 * Looks at the table's page as somebody who sits before it does. It is put into the page before anything else runs,
 * hears what the table tells, and changes nothing. `eyes.look()` gives what is wrong at this moment.
 */
(() => {
  if (window.eyes) return;
  const INSET = 2; // pixels: a corner itself may be round
  const FINGER = 44;
  const NEARLY = 0.5; // of a pixel
  const SMALLEST = 12; // pixels of a letter
  const BOARD = 0.45; // of the window
  const SLACK = 4; // pixels by which a shadow or a tail may stand out
  const UP_TO = 8; // so many choices are all in sight ...
  const FIRST = 6; // ... of more, these

  const eyes = (window.eyes = {
    legal: [], // what the table says that can be chosen now
    seat: null,
    view: null, // what the table looks like to this seat, as its choices so far would have it
    n: null, // of the last position
    told: 0, // when that came
    asks: 0, // choices and moves that the page has sent
    made: 0, // choices in the moves that it has sent
    making: 0, // choices of the move that is put together
    waiting: new Set(), // for an answer
    shifts: [],
    moves: [], // from a position's frame to the screen, in milliseconds
    tasks: [], // that took longer than a frame should
    frames: [], // between two frames, while something was shown
  });

  // What the table tells and is asked.
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
    }
    send(text) {
      const asked = JSON.parse(text);
      if (asked.ask === "draft" || asked.ask === "move") {
        eyes.asks += 1;
        eyes.waiting.add(asked.id);
        eyes.making = asked.ask === "draft" ? asked.prefix.length : 0;
        if (asked.ask === "move") eyes.made += asked.actions.length;
      }
      super.send(text);
    }
  };
  function hear(frame) {
    if (frame.id) eyes.waiting.delete(frame.id);
    if (frame.tell === "welcome") eyes.seat = frame.seat;
    if (frame.tell === "drafted") [eyes.legal, eyes.view] = [frame.actions, frame.view];
    if (frame.tell === "position") {
      eyes.view = frame.view;
      eyes.legal = frame.actions;
      eyes.n = frame.n;
      eyes.told = performance.now();
      shown(eyes.told);
    }
  }
  /** How long it takes until something has changed on the screen. */
  function shown(since) {
    const table = document.querySelector("[data-phase]");
    if (!table) return;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => eyes.moves.push(performance.now() - since));
    });
    watch.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => watch.disconnect(), 1000); // it changed nothing
  }

  // What moves without being asked to, and what takes too long.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const worst = [...entry.sources].sort((one, other) => area(other) - area(one))[0];
      const what = worst?.node ? name(worst.node) : "something that is gone";
      eyes.shifts.push({ value: entry.value, what, moved: worst ? moved(worst) : "" });
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) eyes.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  const area = ({ currentRect: { width, height } }) => width * height;
  const moved = ({ previousRect: was, currentRect: is }) => `${rect(was)} to ${rect(is)}`;
  const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(",");

  /** Frames, as long as a moment is shown; `eyes.watchFrames()` begins it. */
  eyes.watchFrames = () => {
    let last = null;
    const frame = (now) => {
      const moment = document.querySelector("[data-part='moment']") !== null;
      if (last !== null) eyes.frames.push({ took: now - last, moment });
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };

  /** A name by which one finds it again. */
  function name(node) {
    const one = node instanceof Element ? node : node.parentElement;
    if (!one) return "?";
    const classes = [...one.classList].filter((each) => !each.startsWith("svelte-")).slice(0, 2);
    const marks = ["data-part", "data-action", "data-place"].filter((each) => one.hasAttribute(each));
    const self =
      one.localName +
      classes.map((each) => `.${CSS.escape(each)}`).join("") +
      marks.map((each) => `[${each}="${one.getAttribute(each)}"]`).join("");
    if (marks.length > 0) return self;
    const near = one.parentElement?.closest("[data-part], [data-action], [data-place], main, [class]");
    return near ? `${bare(near)} ${self}` : self;
  }
  function bare(one) {
    const part = one.getAttribute("data-part");
    if (part) return `[data-part="${part}"]`;
    const first = [...one.classList].find((each) => !each.startsWith("svelte-"));
    return first ? `${one.localName}.${CSS.escape(first)}` : one.localName;
  }
  const words = (one) =>
    (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);

  const saying = (one, why) => (one ? `${why} ("${words(one)}")` : why);

  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** What is over the board, though it is a part of it. */
  const OVER = "[data-part='moment'], [data-part='result'], .notices > *, dialog";

  /** Why it is not wholly in sight; nothing where it is. */
  function hidden(one, corners = true) {
    if (!one || !isShown(one)) return "not there";
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (width < 1 || height < 1) return "has no size";
    if (left < -NEARLY || top < -NEARLY || right > innerWidth + NEARLY || bottom > innerHeight + NEARLY) {
      return `outside the window: ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
    }
    const points = [[(left + right) / 2, (top + bottom) / 2]];
    if (corners && !(one instanceof SVGElement)) {
      for (const x of [left + INSET, right - INSET]) for (const y of [top + INSET, bottom - INSET]) points.push([x, y]);
    }
    for (const [x, y] of points) {
      const there = document.elementFromPoint(x, y);
      if (there && mine(one, there)) continue;
      if (there && isRound(one, x, y)) continue;
      return `covered at ${Math.round(x)},${Math.round(y)} by ${there ? name(there) : "nothing"}`;
    }
    return "";
  }
  function mine(one, there) {
    if (one !== there && !one.contains(there)) return false;
    const over = there.closest(OVER);
    return !over || over === one || !one.contains(over);
  }
  /** Whether a corner is cut off because it is a round one. */
  function isRound(one, x, y) {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const radius = (given, side) => (given.includes("%") ? (parseFloat(given) / 100) * side : parseFloat(given) || 0);
    const round = Math.max(
      ...["TopLeft", "TopRight", "BottomLeft", "BottomRight"].map((corner) =>
        Math.min(radius(style[`border${corner}Radius`].split(" ")[0], box.width), box.width / 2, box.height / 2),
      ),
    );
    if (style.clipPath !== "none") return x !== (box.left + box.right) / 2;
    const [dx, dy] = [Math.min(x - box.left, box.right - x), Math.min(y - box.top, box.bottom - y)];
    return dx < round && dy < round && Math.hypot(round - dx, round - dy) > round - 1;
  }

  const scrolls = (one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return /auto|scroll/.test(overflowX + overflowY);
  };
  const isEnabled = (one) =>
    !one.disabled && one.getAttribute("aria-disabled") !== "true" && !one.classList.contains("unable");
  const part = (which) => [...document.querySelectorAll(`[data-part='${which}']`)].find(isShown) ?? null;

  /**
   * All that makes a choice now, by the action: on the board (or wherever else it is not the list), in the list, or
   * behind something on the board that opens it.
   */
  function ways() {
    const list = part("choices");
    const found = new Map(eyes.legal.map((action) => [action, { board: [], list: [], behind: [] }]));
    for (const one of document.querySelectorAll("[data-phase] [data-action], dialog[open] [data-action]")) {
      const way = found.get(Number(one.getAttribute("data-action")));
      if (way && isShown(one) && isEnabled(one)) (list?.contains(one) ? way.list : way.board).push(one);
    }
    // What opens a few choices names them all: a person whom one can ask this or that.
    for (const one of document.querySelectorAll("[data-phase] [data-actions]")) {
      if (!isShown(one) || !isEnabled(one)) continue;
      for (const action of one.getAttribute("data-actions").split(/[ ,]+/)) found.get(Number(action))?.behind.push(one);
    }
    return found;
  }

  /** How many things that scroll one has to move to see it. */
  function scrollers(one) {
    let count = 0;
    for (let each = one.parentElement; each && each !== document.body; each = each.parentElement) {
      if (scrolls(each) && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1))
        count += 1;
    }
    return count;
  }

  /** What one could do: "look" (at a window that is open), "send", "choose"; "over"; null: wait. */
  eyes.ready = () => {
    const open = document.querySelector("dialog[open]");
    const phase = document.querySelector("[data-phase]");
    if (phase && ["over", "closed"].includes(phase.dataset.phase) && part("result")) return "over";
    if (eyes.waiting.size > 0 || !phase || part("moment")) return null;
    const found = [...ways().values()];
    if (open) return found.some(({ board }) => board.some((one) => open.contains(one))) ? "choose" : "look";
    const send = part("send");
    if (send && isEnabled(send)) return "send";
    return found.some(({ board, list }) => board.length + list.length > 0) ? "choose" : null;
  };

  /** Where to press to choose that: on the board if that is possible, else in the list. */
  eyes.way = (action, rather = "board") => {
    const way = ways().get(action);
    const there = (one) => {
      const point = hidden(one, false) === "" ? middle(one) : null;
      return point && { ...point, what: name(one) };
    };
    const onBoard = way?.board.map(there).find(Boolean);
    const inList = way?.list.map(there).find(Boolean);
    if (rather === "board" ? onBoard : !inList && onBoard) return { ...onBoard, board: true };
    const opens = way?.behind.map(there).find(Boolean);
    if (rather === "board" && opens) return { ...opens, board: true, opens: true };
    const listed = way?.list[0];
    if (!listed) return null;
    listed.scrollIntoView({ block: "nearest", inline: "nearest" });
    return { ...middle(listed), what: name(listed), board: false };
  };
  /** Where to press, once what holds it has been opened. */
  eyes.opened = (action) => {
    const one = ways()
      .get(action)
      ?.board.find((each) => hidden(each, false) === "");
    return one ? { ...middle(one), what: name(one), board: true } : null;
  };
  eyes.sendButton = () => {
    const send = part("send");
    return send && { ...middle(send), what: name(send), board: false };
  };
  function middle(one) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
  /** The choices in the order of the list; what is not in it comes last. */
  eyes.order = () => {
    const listed = [...(part("choices")?.querySelectorAll("[data-action]") ?? [])].filter(isEnabled);
    const first = listed
      .map((one) => Number(one.getAttribute("data-action")))
      .filter((one) => eyes.legal.includes(one));
    return [...new Set([...first, ...eyes.legal])];
  };

  /** How much bigger or smaller than it says something is drawn. */
  function scaleOf(one) {
    if (one instanceof SVGElement && one.getScreenCTM) {
      const matrix = one.getScreenCTM();
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    }
    let scale = 1;
    for (let each = one; each; each = each.parentElement) {
      if (each instanceof SVGElement) return scale * scaleOf(each);
      const style = getComputedStyle(each);
      if (style.scale !== "none") scale *= Math.min(...style.scale.split(" ").map(Number));
      if (style.transform !== "none") {
        const matrix = new DOMMatrix(style.transform);
        scale *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      }
    }
    return scale;
  }
  const isForEars = (one) => {
    for (let each = one; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.clipPath.startsWith("inset(50%") || (style.clip !== "auto" && style.position === "absolute"))
        return true;
      if (
        each.offsetWidth <= 1 &&
        each.offsetHeight <= 1 &&
        style.overflow !== "visible" &&
        each.offsetWidth !== undefined
      )
        return true;
    }
    return false;
  };
  const inWindow = ({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

  /** Letters that are too small, and text that is cut off, where one can see it. */
  function letters() {
    const small = [];
    const cut = [];
    const onBoard = []; // texts, to see whether one lies over another
    const known = new Map(); // by element
    const root = document.querySelector("[data-phase]");
    const size = (one) => {
      if (!known.has(one))
        known.set(
          one,
          isShown(one) && !isForEars(one) ? parseFloat(getComputedStyle(one).fontSize) * scaleOf(one) : null,
        );
      return known.get(one);
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const one = text.parentElement;
      if (!/[\p{L}\p{N}]/u.test(text.data) || one.closest("style, script, title, desc, option")) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width < 1 || box.height < 1 || !inWindow(box)) continue;
      const pixels = size(one);
      if (pixels === null) continue;
      if (clippedAway(one, box)) continue;
      if (pixels < SMALLEST - 0.05)
        small.push({ what: name(one), pixels: round(pixels), words: text.data.trim().slice(0, 30) });
      const off = cutBy(one, box);
      if (one.closest("[data-part='board']"))
        onBoard.push({ one, box: shownOf(one, box), words: text.data.trim().slice(0, 20) });
      if (off) cut.push({ what: name(one), by: name(off), words: text.data.trim().slice(0, 40) });
    }
    for (const one of root.querySelectorAll("*")) {
      for (const side of ["::before", "::after"]) {
        const style = getComputedStyle(one, side);
        if (!/^"[^"]*[\p{L}\p{N}]|(counter|attr)\(/u.test(style.content) || style.display === "none") continue;
        const box = one.getBoundingClientRect();
        if (!isShown(one) || isForEars(one) || !inWindow(box) || clippedAway(one, box)) continue;
        const pixels = parseFloat(style.fontSize) * scaleOf(one);
        if (pixels < SMALLEST - 0.05)
          small.push({ what: name(one) + side, pixels: round(pixels), words: style.content.slice(0, 30) });
      }
    }
    return {
      small,
      cut,
      over: onBoard.flatMap((text, index) =>
        onBoard
          .slice(index + 1)
          .filter((other) => lies(text, other))
          .map((other) => [text, other]),
      ),
    };
  }
  /** Whether a text lies over a good part of another one. */
  function lies({ one, box }, { one: other, box: under }) {
    if (one === other || one.contains(other) || other.contains(one)) return false;
    const wide = Math.min(box.right, under.right) - Math.max(box.left, under.left);
    const high = Math.min(box.bottom, under.bottom) - Math.max(box.top, under.top);
    const least = Math.min(box.width * box.height, under.width * under.height);
    return wide > 3 && high > 5 && wide * high > least * 0.2;
  }
  const round = (pixels) => Math.round(pixels * 10) / 10;

  /** What cuts it off for good: nothing where one can scroll there, or three dots say that there is more. */
  function cutBy(one, box) {
    for (let each = one; each && each.dataset?.phase === undefined; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      if (each instanceof SVGElement && each.localName !== "svg") continue;
      const edge = each.getBoundingClientRect();
      if (
        box.right > edge.right + 2 ||
        box.left < edge.left - 2 ||
        box.bottom > edge.bottom + 3 ||
        box.top < edge.top - 3
      )
        return each;
    }
    return null;
  }
  /** What is left of a box inside of all that cuts it off. */
  function shownOf(one, box) {
    let { left, top, right, bottom } = box;
    for (let each = one.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = each.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  }
  /** Whether it is scrolled or cut away altogether. */
  function clippedAway(one, box) {
    for (let each = one.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = each.getBoundingClientRect();
      if (
        box.right <= edge.left + 1 ||
        box.left >= edge.right - 1 ||
        box.bottom <= edge.top + 1 ||
        box.top >= edge.bottom - 1
      )
        return true;
    }
    return false;
  }

  /** What stands out of a box, and how far below and beside it; what something in the box cuts off does not. */
  function standsOut(box, edge = box.getBoundingClientRect()) {
    const out = { below: 0, beside: 0, what: "" };
    const walk = (one) => {
      for (const each of one.children) {
        const { right, bottom, width, height } = each.getBoundingClientRect();
        if (!isShown(each) || isForEars(each)) continue;
        const [below, beside] = [bottom - edge.bottom, right - edge.right];
        if (width > 0 && height > 0 && Math.max(below, beside) > Math.max(out.below, out.beside)) out.what = name(each);
        if (width > 0 && height > 0)
          [out.below, out.beside] = [Math.max(out.below, below), Math.max(out.beside, beside)];
        const { overflowX, overflowY } = getComputedStyle(each);
        if (overflowX === "visible" && overflowY === "visible" && each.localName !== "svg") walk(each);
      }
    };
    walk(box);
    return out;
  }

  /** What makes the page wider than the screen: nothing that it lies in cuts it off. */
  function widest() {
    const holder = (one) => (getComputedStyle(one).position === "absolute" ? one.offsetParent : one.parentElement);
    const isCut = (one) => {
      for (let each = holder(one); each && each !== document.body; each = holder(each)) {
        if (getComputedStyle(each).overflowX !== "visible") return true;
      }
      return false;
    };
    let [worst, most] = [null, screen.width + 1];
    for (const one of document.body.querySelectorAll("*")) {
      const { right } = one.getBoundingClientRect();
      if (right > most && !(one.parentElement instanceof SVGElement) && !isCut(one)) [worst, most] = [one, right];
    }
    return worst ? `${name(worst)} ends at ${Math.round(most)}` : "?";
  }

  /** Too small for a finger: its box, and how far it can be hit around its middle. */
  function tooSmall(one) {
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) >= FINGER - NEARLY) return false;
    const { x, y } = middle(one);
    const hit = (dx, dy) => {
      const there = document.elementFromPoint(x + dx, y + dy);
      // A label does what is in it, and so does a line that says that it can be tapped all over.
      const around = there?.closest("label, [data-taps]");
      return there !== null && (one === there || one.contains(there) || around?.contains(one) === true);
    };
    const far = (dx, dy) => {
      let steps = 0;
      while (steps < FINGER && hit(dx * (steps + 1), dy * (steps + 1))) steps += 1;
      return steps;
    };
    return far(-1, 0) + far(1, 0) + 1 < FINGER - 1 || far(0, -1) + far(0, 1) + 1 < FINGER - 1;
  }

  /** All that is wrong now: by check, the worst things first. A check that is not there does not apply. */
  eyes.look = () => {
    const wrong = {};
    const say = (check, what, why) => (wrong[check] ??= []).push({ what, why });
    const check = (which) => (wrong[which] ??= []);
    const kind = eyes.ready();
    const page = document.scrollingElement;

    check("page");
    if (scrollX !== 0 || scrollY !== 0) say("page", "window", `is scrolled: ${scrollX},${scrollY}`);
    if (innerWidth > screen.width + 1) {
      // A phone zooms out until all that stands out of the page is in sight, and everything gets smaller.
      say("page", "window", `is ${innerWidth - screen.width} px too wide: ${widest()}`);
    }
    if (page.scrollHeight > innerHeight + 1) say("page", "window", `is ${page.scrollHeight - innerHeight} px too high`);
    if (page.scrollWidth > innerWidth + 1) say("page", "window", `is ${page.scrollWidth - innerWidth} px too wide`);

    for (const which of ["prompt", "goal", "board"]) {
      check(which);
      const why = hidden(part(which));
      if (why) say(which, `[data-part="${which}"]`, why);
    }
    const prompt = part("prompt");
    if (prompt && !prompt.textContent.trim()) say("prompt", name(prompt), "is empty");
    if (prompt && (prompt.scrollHeight > prompt.clientHeight + 2 || prompt.scrollWidth > prompt.clientWidth + 2)) {
      say("prompt", name(prompt), `is cut off: "${words(prompt)} ..."`);
    }
    const notes = [];
    const goal = part("goal");
    if (goal && goal.scrollWidth > goal.clientWidth + 2) {
      notes.push({ what: name(goal), why: `is cut off, ${goal.scrollWidth} px in ${goal.clientWidth}` });
    }

    check("45 %");
    const board = part("board");
    const out = board ? standsOut(board) : { below: 0, beside: 0, what: "" };
    if (Math.max(out.below, out.beside) > SLACK) {
      say(
        "board",
        out.what,
        `stands out of the board: ${Math.round(out.below)} px below, ${Math.round(out.beside)} beside`,
      );
    }
    const box = board?.getBoundingClientRect();
    const share = box ? (box.width * box.height) / (innerWidth * innerHeight) : 0;
    if (share < BOARD) say("45 %", `[data-part="board"]`, `has ${Math.round(share * 100)} % of the window`);

    const hand = part("hand");
    if (hand) {
      check("hand");
      const why = hidden(hand);
      if (why) say("hand", name(hand), why);
      const over = hand.scrollHeight - hand.clientHeight;
      if (over > 1) say("hand", name(hand), `holds something ${over} px higher than it is`);
    }

    const found = ways();
    const order = eyes.order();
    if (kind === "choose") {
      check("choices");
      check("in list");
      check("reach");
      const wanted = order.length <= UP_TO ? order : order.slice(0, FIRST);
      for (const action of wanted) {
        const { board, list, behind } = found.get(action);
        const inList = list.map((one) => hidden(one));
        if (!inList.includes(""))
          say("in list", list[0] ? name(list[0]) : `action ${action}`, saying(list[0], inList[0] ?? "not in the list"));
        const all = [...inList, ...[...board, ...behind].map((one) => hidden(one, false))];
        if (!all.includes(""))
          say("choices", list[0] ? name(list[0]) : `action ${action}`, saying(list[0], all[0] ?? "nowhere"));
      }
      for (const action of order) {
        const { board, list, behind } = found.get(action);
        const onBoard = [...board, ...behind].some((one) => hidden(one, false) === "");
        if (!onBoard && !list.some((one) => scrollers(one) <= 1)) {
          const one = list[0] ?? board[0];
          say(
            "reach",
            one ? name(one) : `action ${action}`,
            saying(one, one ? "neither in sight nor in one list" : "nowhere"),
          );
        }
      }
    }
    const send = part("send");
    if (send) {
      check("send");
      const why = hidden(send);
      if (why) say("send", name(send), why);
    }

    check("12 px");
    const { small, cut, over } = letters();
    for (const { what, pixels, words } of small.sort((one, other) => one.pixels - other.pixels)) {
      say("12 px", what, `${pixels} px: "${words}"`);
    }
    for (const { what, by, words } of cut) notes.push({ what, why: `is cut off by ${by}: "${words}"` });

    for (const [{ one, words }, { words: under }] of over)
      notes.push({ what: name(one), why: `"${words}" and "${under}" lie over each other` });

    check("tap");
    check("buttons");
    const seen = new Set();
    for (const one of document.querySelectorAll(
      "[data-phase] :is([data-action], [data-actions], button, [role='button'], summary)",
    )) {
      if (!isShown(one) || seen.has(one) || isForEars(one)) continue;
      seen.add(one);
      const edge = one.getBoundingClientRect();
      if (!inWindow(edge) || clippedAway(one, edge)) continue;
      const chooses =
        one.hasAttribute("data-action") || one.hasAttribute("data-actions") || one.matches("[data-part='send']");
      const halfHidden = hidden(one, false) !== "";
      if (!halfHidden && tooSmall(one)) {
        say(chooses ? "tap" : "buttons", name(one), saying(one, `${round(edge.width)} x ${round(edge.height)} px`));
      }
    }

    const onBoard = order
      .map((action) => found.get(action))
      .filter(({ board, behind }) => board.length + behind.length > 0).length;
    return { kind, wrong, notes, legal: order.length, onBoard, share, words: prompt?.textContent.trim() ?? "" };
  };

  /** What is wrong at the end. */
  eyes.lookAtTheEnd = () => {
    const result = part("result");
    const why = hidden(result, false);
    const wrong = { result: why ? [{ what: `[data-part="result"]`, why }] : [] };
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight + 1)
      wrong.result.push({ what: "window", why: `is ${page.scrollHeight - innerHeight} px too high` });
    return {
      kind: "over",
      wrong,
      notes: [],
      legal: 0,
      onBoard: 0,
      share: 0,
      words: result?.textContent.trim().slice(0, 80) ?? "",
    };
  };
})();
