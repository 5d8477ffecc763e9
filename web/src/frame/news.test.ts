import { expect, it } from "vitest";
import { plain } from "../text/names";
import { newsPieces } from "./news";

const seats = [{ name: "Ann" }, { name: "Bea" }];
const said = (what: string, name: string, of?: string): string =>
  newsPieces({ at: 0, what, name, ...(of === undefined ? {} : { of }) }, seats)
    .map((piece) => (typeof piece === "string" ? plain(piece) : piece.name))
    .join("");

it.each([
  ["newcomer", "Ann is new and has taken the seat of Vera, a bot, in mid-game."],
  ["host", "Ann is the host now."],
  ["bot", "Ann is away, and a bot plays for them until they take their seat back."],
  ["left", "Ann has left; a bot has the seat."],
  ["freed", "The host has freed the seat of Ann."],
  ["goon", "The pause is over."],
])("says what happened: %s", (what, text) => expect(said(what, "Ann", "Vera")).toBe(text));

it("is silent about what it does not know", () => {
  expect(said("comet", "Ann")).toBe("");
});
