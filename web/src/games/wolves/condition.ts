/** How a community is doing, in a few words. */
import type { TableProps } from "../../table/contract";
import { NOBODY } from "../../text/sentence";
import { Gathering } from "../../wire/wolves";
import { mine, people, says, viewOf } from "./knowledge";

export interface Condition {
  text: string;
  brief?: string; // where there is little room
  icon?: string; // where there is less
  mood: "plain" | "good" | "bad" | "none";
}

const NOTHING: Condition = { text: "", mood: "none" };

/** Bad news first: what it lacks, or why it does not gather; then whether it still draws, or is fed. */
export function condition(p: TableProps, seat: number): Condition {
  const view = viewOf(p);
  const t = says(p);
  const mat = view.mats[seat];
  if (mat === undefined || mat.community === null) return NOTHING;
  const { fish, corn, bison } = mat.unmet;
  const { you } = people(p, { seat });
  if (fish + corn + bison > 0) return { text: t("lacks", { fish, corn, bison, you }), mood: "bad" };
  const paid = [mat.paid.cards, mat.paid.tokens, mat.paid.leaders].some((one) => one.fish + one.corn + one.bison > 0);
  const gathers = view.step === "Gathering" && !view.over;
  if (mat.gathering === Gathering.OVERSTRETCHED) {
    return { text: t("overstretched", { you }), brief: t("overstretched-brief"), icon: "broken", mood: "bad" };
  }
  if (mat.gathering === Gathering.SKIPPING && !paid) return { text: t("skips", { you }), icon: "none", mood: "bad" };
  if (gathers && mat.gathering === Gathering.DRAWING) {
    return seat === p.seat && mine(p) ? NOTHING : { text: t("draws"), icon: "draw", mood: "plain" };
  }
  if (gathers) return { text: t("stopped", { you }), icon: "stop", mood: "plain" };
  if (paid || (view.step !== "Needs" && view.step !== "Picking"))
    return { text: t("fed", { you }), brief: t("fed", { you: NOBODY }), icon: "check", mood: "good" };
  return NOTHING;
}
