import { beforeEach, expect, test } from "vitest";
import type { Person } from "../wire/messages";
import { type Drawer, Party } from "./party.svelte";

const held = new Map<string, string>();
const drawer: Drawer = {
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, value),
  removeItem: (key) => void held.delete(key),
};
const person = (who: string, name = who): Person => ({
  name,
  colour: 0,
  person: true,
  bot: null,
  here: true,
  ready: false,
  end: false,
  who,
  newcomer: false,
});
const ann = person("a", "Ann");
const bea = { ...person("b", "Bea"), token: "secret" };
const party = (): Party => new Party("table", drawer);

beforeEach(() => held.clear());

test("one who plays alone shares nothing", () => {
  const alone = party();
  expect(alone.shared).toBe(false);
  expect(alone.first).toBe(null);
  alone.saw([ann], true);
  expect(held.size).toBe(0);
});

test("whoever sits down beside somebody is kept for this tab, the browser's own seat without a token", () => {
  party().add(ann, bea);
  const again = party();
  expect(again.shared).toBe(true);
  expect(again.members.map(({ name, token }) => [name, token])).toEqual([
    ["Ann", null],
    ["Bea", "secret"],
  ]);
  expect(new Party("another", drawer).shared).toBe(false);
});

test("before the cards are dealt the browser's own seat is open; after that, somebody has to say who they are", () => {
  const two = party();
  two.add(ann, bea);
  expect(two.first?.name).toBe("Ann");
  two.saw([ann, bea], true);
  expect(two.first).toBe(null);
  expect(party().first).toBe(null);
  two.saw([ann, bea], false);
  expect(two.dealt).toBe(true);
});

test("people may be called otherwise, and go", () => {
  const three = party();
  three.add(ann, bea);
  three.add(ann, { ...person("c", "Cem"), token: "other" });
  three.saw([person("c", "Can"), { ...ann, person: false }, bea], true);
  expect(three.members.map(({ name }) => name)).toEqual(["Bea", "Can"]);
  three.drop("c");
  expect(three.shared).toBe(false);
  expect(three.first?.token).toBe("secret");
  three.drop("b");
  expect(held.size).toBe(0);
});

test("what somebody knew when they gave the device away is kept", () => {
  const two = party();
  two.add(ann, bea);
  two.left("b", 12);
  expect(party().members.map(({ heard }) => heard)).toEqual([null, 12]);
});

test("what is not ours is nobody", () => {
  held.set("wolfden-party-table", "{");
  expect(party().members).toEqual([]);
});
