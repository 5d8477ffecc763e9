import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Tell, Refused } from "../wire/messages";
import { Connection, type LinkState, type Socket } from "./connection";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(frame: Partial<Tell>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  welcome(): void {
    this.onopen?.();
    this.hear({ tell: "welcome", table: "t", game: "gulag", title: "Gulag", sheet: "s", seat: 0 });
  }
}

function start() {
  const sockets: FakeSocket[] = [];
  const told: Tell[] = [];
  const states: LinkState[] = [];
  let ids = 0;
  const have = { n: null as number | null, heard: 0, chat: 0 };
  const connection = new Connection({
    open: () => (sockets.push(new FakeSocket()), sockets[sockets.length - 1]!),
    hello: () => ({ ...have }),
    tell: (answer) => told.push(answer),
    state: (state) => states.push(state),
    newId: () => `id${++ids}`,
    random: () => 0.5,
  });
  connection.connect();
  return { connection, sockets, told, states, have, last: () => sockets[sockets.length - 1]! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("says hello first, with what it has", () => {
  const { have, last } = start();
  have.n = 7;
  last().onopen?.();
  expect(last().sent).toEqual([{ ask: "hello", n: 7, heard: 0, chat: 0 }]);
});

test("an ask waits for the welcome, and is answered", async () => {
  const { connection, last } = start();
  const answer = connection.ask({ ask: "say", remark: 3 });
  last().onopen?.();
  expect(last().sent).toHaveLength(1);
  last().welcome();
  expect(last().sent[2]).toEqual({ ask: "say", remark: 3, id: "id1" });
  last().hear({ tell: "done", id: "id1" });
  expect(await answer).toEqual({ tell: "done", id: "id1" });
});

test("what was not answered is asked again with the same id, in order, and answered once", async () => {
  const { connection, sockets, last } = start();
  last().welcome();
  const first = connection.ask({ ask: "move", at: 1, actions: [4] });
  const second = connection.ask({ ask: "say", remark: 1 });
  last().hear({ tell: "done", id: "id1" });
  await first;
  last().onclose?.();
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  last().welcome();
  expect(last().sent.slice(1)).toEqual([{ ask: "say", remark: 1, id: "id2" }]);
  last().hear({ tell: "done", id: "id2" });
  last().hear({ tell: "done", id: "id2" });
  expect((await second).tell).toBe("done");
});

test("tries again, ever more slowly, and quickly after a welcome", () => {
  const { sockets, states, last } = start();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    last().onclose?.();
    const state = states[states.length - 1]!;
    waits.push(state.is === "waiting" ? state.until - Date.now() : -1);
    vi.runOnlyPendingTimers();
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10000, 10000]);
  expect(sockets).toHaveLength(9);
  last().welcome();
  last().onclose?.();
  expect(states[states.length - 1]).toEqual({ is: "waiting", until: Date.now() + 250 });
});

test("a line on which nothing is answered is dead", () => {
  const { connection, sockets, last } = start();
  last().welcome();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1); // silence is fine while nothing is asked
  void connection.ask({ ask: "say", remark: 1 });
  vi.advanceTimersByTime(10_000);
  expect(sockets[0]!.closed).toBe(true);
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
});

test("a server that does not even welcome is left", () => {
  const { sockets, last } = start();
  last().onopen?.();
  vi.advanceTimersByTime(10_250);
  expect(sockets).toHaveLength(2);
});

test("refusals go to the one who asked; one without a name to everybody", async () => {
  const { connection, told, last } = start();
  last().welcome();
  const answer = connection.ask({ ask: "move", at: 1, actions: [4] });
  last().hear({ tell: "refused", id: "id1", code: { is: "ChoicesChanged" }, stale: true });
  expect(await answer).toMatchObject({ tell: "refused", stale: true });
  last().hear({ tell: "refused", id: null, code: { is: "SeatFreed" } });
  expect((told[told.length - 1] as Refused).code).toEqual({ is: "SeatFreed" });
});

test("a bye without again is the end, and refuses what waits", async () => {
  const { connection, sockets, states, last } = start();
  last().welcome();
  const answer = connection.ask({ ask: "say", remark: 1 });
  last().hear({ tell: "bye", code: { is: "NoSuchTable" }, again: false });
  expect(states[states.length - 1]).toEqual({ is: "closed", why: { is: "NoSuchTable" } });
  expect(await answer).toMatchObject({ tell: "refused", code: { is: "NoSuchTable" } });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("a bye with again is a line that breaks", () => {
  const { sockets, last } = start();
  last().welcome();
  last().hear({ tell: "bye", code: { is: "Restarting" }, again: true });
  last().onclose?.();
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
});

test("a second welcome is a change of seats, and nothing is asked again for it", () => {
  const { connection, told, last } = start();
  last().welcome();
  void connection.ask({ ask: "leave" });
  last().hear({ tell: "welcome", table: "t", game: "gulag", title: "Gulag", sheet: "s", seat: null });
  expect(last().sent).toHaveLength(2);
  expect(told[told.length - 1]).toMatchObject({ tell: "welcome", seat: null });
});

test("whoever begins anew at the welcome asks nothing on the old line", () => {
  const sockets: FakeSocket[] = [];
  const connection: Connection = new Connection({
    open: () => (sockets.push(new FakeSocket()), sockets[sockets.length - 1]!),
    hello: () => ({}),
    tell: () => sockets.length === 1 && connection.reconnect(),
    state: () => undefined,
  });
  connection.connect();
  void connection.ask({ ask: "say", remark: 1 });
  sockets[0]!.welcome();
  expect([sockets.length, sockets[0]!.sent.length, sockets[1]!.sent.length]).toEqual([2, 1, 0]);
  sockets[1]!.welcome();
  expect(sockets[1]!.sent).toHaveLength(2);
});

test("an old line says nothing any more", () => {
  const { connection, sockets, told } = start();
  sockets[0]!.welcome();
  connection.reconnect();
  const before = told.length;
  sockets[0]!.hear({ tell: "room" });
  sockets[0]!.onclose?.();
  expect(told).toHaveLength(before);
  expect(sockets).toHaveLength(2);
});
