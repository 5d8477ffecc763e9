/** The hunting cards in one's hand: what each is called and does, and how it is played. */
import type { TableProps, Term } from "../../table/contract";
import { value } from "../../text/sentence";
import { type Action, BloodhoundCard, LiaisonCard, Role, WolfCard } from "../../wire/sobakistan";
import { aWolf, says, viewOf } from "./knowledge";
import { type Tool, toolFor } from "./tool.svelte";

export interface HuntingCard {
  key: string;
  name: string;
  does: string;
  actions: readonly number[]; // that can be chosen now
  ask: number | null; // to ask why not
  tool: Tool | null; // it needs a place on the map: it is taken up first
  wolves: boolean; // it needs a Wolf
}

type Kind = Action["is"];
const BY_BLOODHOUND: Readonly<Record<BloodhoundCard, Kind>> = {
  [BloodhoundCard.SHUFFLE_THROUGH_DENUNCIATIONS]: "ShuffleThroughDenunciations",
  [BloodhoundCard.SCOUR]: "Scour",
  [BloodhoundCard.SNIFF_AROUND_THE_STATION]: "SniffAround",
  [BloodhoundCard.CORDON_OFF_A_LINE]: "CordonOffLine",
  [BloodhoundCard.CORDON_OFF_A_DISTRICT]: "CordonOffDistrict",
};
const BY_LIAISON: Readonly<Record<LiaisonCard, Kind>> = {
  [LiaisonCard.HOWL_IN_CODE]: "HowlInCode",
  [LiaisonCard.BLOW_A_WHISTLE]: "BlowAWhistle",
  [LiaisonCard.SHED_YOUR_COAT]: "ShedYourCoat",
  [LiaisonCard.THROW_OFF_THE_SCENT]: "ThrowOffTheScent",
  [LiaisonCard.CALL_THE_PACK]: "CallThePack",
};
const BY_WOLF: Readonly<Record<WolfCard, Kind>> = {
  [WolfCard.MARK_TERRITORY]: "MarkTerritory",
  [WolfCard.RUN_WITH_THE_WOLVES]: "RunWithTheWolves",
};

/** What cards do, by what is done with them. */
const DOES = {
  ShuffleThroughDenunciations: "does-shuffle",
  Scour: "does-scour",
  SniffAround: "does-sniff",
  CordonOffLine: "does-line",
  CordonOffDistrict: "does-district",
  HowlInCode: "does-howl",
  BlowAWhistle: "does-whistle",
  ShedYourCoat: "does-shed",
  ThrowOffTheScent: "does-scent",
  CallThePack: "does-pack",
  MarkTerritory: "does-mark",
  RunWithTheWolves: "does-run",
  DigUpInformation: "does-dig",
} as const;

export function handOf(p: TableProps): HuntingCard[] {
  const view = viewOf(p);
  const t = says(p);
  const card = (name: string, kind: Kind, like: (action: Term) => boolean = () => true): HuntingCard => {
    const fits = (action: number): boolean => {
      const term = p.sheet.actions[action] as Term;
      return term.is === kind && like(term);
    };
    const actions = p.replay ? [] : p.actions.filter(fits);
    const [first] = actions;
    const tool = first === undefined ? "" : toolFor(p.sheet.actions[first] as Term);
    const any = p.sheet.actions.findIndex((_, action) => fits(action));
    return {
      key: name,
      name,
      does: t(DOES[kind as keyof typeof DOES]),
      actions,
      ask: p.replay || p.actions.length === 0 || any < 0 ? null : any,
      tool: tool === "" ? null : tool,
      wolves: kind === "CallThePack",
    };
  };
  if (view.role === Role.LIAISON) {
    return view.liaison_cards.map((one) => card(value(p.sheet, "LiaisonCard", one), BY_LIAISON[one]));
  }
  if (view.role === Role.BLOODHOUND) {
    return [
      ...view.bloodhound_cards.map((one) => card(value(p.sheet, "BloodhoundCard", one), BY_BLOODHOUND[one])),
      ...view.wolves.flatMap((wolf) =>
        wolf.dig_up.map((back) => ({
          ...card(
            t("dig-ask", aWolf(p, wolf.seat)),
            "DigUpInformation",
            (action) => action["wolf"] === wolf.seat && action["card"] === back,
          ),
          key: `dig ${wolf.seat} ${back}`,
        })),
      ),
    ];
  }
  const own = view.wolves.find((wolf) => wolf.seat === view.seat);
  return own?.cards.map((one) => card(value(p.sheet, "WolfCard", one), BY_WOLF[one])) ?? [];
}
