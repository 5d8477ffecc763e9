import { expect, test } from "vitest";
import type { GameFace, TableProps, Term } from "../table/contract";
import { fits, remarkGroups, words } from "./remarks";

const table = {
  remarks: [0, 1, 2],
  sheet: {
    remarks: [
      { is: "IAm", what: "red" },
      { is: "IAm", what: "black" },
      { is: "ISaw", what: "red" },
    ],
  },
  say: (term: Term) => `${term.is} ${term["what"]}`,
} as unknown as TableProps;
const face = {
  remark: (term: Term) => ({ key: term.is, title: `About ${term.is}`, short: String(term["what"]) }),
} as unknown as GameFace;

test("remarks stand in groups, in the face's words", () => {
  expect(remarkGroups(table, face, "").map((group) => [group.title, group.remarks.map((one) => one.short)])).toEqual([
    ["About IAm", ["red", "black"]],
    ["About ISaw", ["red"]],
  ]);
});

test("a face without words for them shows whole sentences", () => {
  expect(remarkGroups(table, {} as GameFace, "")[1]).toMatchObject({ title: "", remarks: [{ short: "ISaw red" }] });
});

test("searching narrows them down", () => {
  expect(remarkGroups(table, face, " RED iam").flatMap((group) => group.remarks)).toHaveLength(1);
  expect(remarkGroups(table, face, "green")).toEqual([]);
  expect(fits("Order Ann to swap", words("swap ann"))).toBe(true);
});
