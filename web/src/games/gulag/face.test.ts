import { describe, expect, it } from "vitest";
import type { TableProps, Term } from "../../table/contract";
import gulagText from "../../text/fixtures/gulag.json";
import { Card, type GulagView, Loyalty } from "../../wire/gulag";
import { faceOf } from "..";
import { anything, claims } from "./claims";
import { cardName, known, pastCards, putDown } from "./knowledge";
import { table, type Fixture } from "../../table/table.fixture";

describe("Gulag", () => {
  const inLanguage = (language: "en" | "de"): Fixture =>
    ({ ...gulagText, sheet: gulagText.sheets[language] }) as unknown as Fixture;
  const text = inLanguage("en");
  const remarks = gulagText.sheets.en.remarks as Term[];
  const kinds = ["AppointWorker", "AppointSupervisor", "Play", "OrderSwap", "LetBe"];
  const actions = (gulagText.said as unknown[][])
    .filter((row) => row[1] === null) // each once, as nobody reads it
    .map((row) => row[0] as Term)
    .filter((term) => kinds.includes(term.is));
  const remark = (wanted: object): number =>
    remarks.findIndex((one) => Object.entries(wanted).every(([key, value]) => one[key] === value));
  const said = (seat: number, wanted: object): Term => ({ is: "Said", seat, remark: remark(wanted) });
  const start: Partial<GulagView> = {
    loyalty: Loyalty.RED,
    neighbour: 4,
    neighbour_loyalty: Loyalty.BLACK,
    step: "Task",
    turn: 1,
    commissar: 1,
    workers: [0, 2],
    supervisor: 3,
    own: null,
    past: [],
    red: null,
    actors: [2],
  };

  // You are the commissar and name people: these are the numbers of the actions.
  const at = (is: string) => (seat: number) =>
    actions.findIndex((action) => action.is === is && action["seat"] === seat);
  const [worker, supervisor] = [at("AppointWorker"), at("AppointSupervisor")];
  const naming = (fixture: Fixture): TableProps => {
    const p = table(fixture, { ...start, step: "SelectWorkers", workers: [], actors: [0], commissar: 0 });
    return { ...p, sheet: { ...p.sheet, actions }, actions: [1, 2, 3, 4].map(worker) };
  };

  it("knows two loyalties, and all of them at the end", () => {
    expect([...known(table(text, start))]).toEqual([
      [0, Loyalty.RED],
      [4, Loyalty.BLACK],
    ]);
    const over = known(table(text, { ...start, red: [0, 2], over: true }));
    expect([0, 1, 2, 3, 4].map((seat) => over.get(seat))).toEqual([1, 0, 1, 0, 0]);
    const views = [1, 2].map((seat) => ({ ...start, seat, loyalty: Loyalty.RED, held: [], over: false }));
    expect(known(table(text, start, { views: views as never })).get(2)).toBe(Loyalty.RED);
  });

  it("sees its own card and the backs of others", () => {
    expect(putDown(table(text, start), 2)).toBe("choosing");
    expect(putDown(table(text, { ...start, actors: [0] }), 2)).toBe("down");
    expect(putDown(table(text, start), 1)).toBe(null);
    expect(putDown(table(text, { ...start, step: "Supervision", own: Card.STRIKE }), 0)).toBe(Card.STRIKE);
    const play = { is: "Play", card: Card.WORK };
    const sealed = table(text, { ...start, held: [0] });
    expect(putDown({ ...sealed, sheet: { ...sealed.sheet, actions: [play] } }, 0)).toBe(Card.WORK);
  });

  it("keeps the cards it knows of past turns", () => {
    const past = [{ commissar: 1, workers: [0, 2], supervisor: 3, ordered: null, work: 1, own: Card.WORK }];
    expect([...pastCards(table(text, { ...start, past }), 0)]).toEqual([[0, Card.WORK]]);
    expect([...pastCards(table(text, start), 0)]).toEqual([]);
  });

  it("gathers claims by whom they are about, each once", () => {
    const events = [
      said(1, { is: "IAm", loyalty: 1 }),
      said(1, { is: "IAm", loyalty: 1 }),
      said(1, { is: "ISaw", seat: 0, loyalty: 0 }),
      said(2, { is: "IThink", seat: 0, loyalty: 1 }),
      said(3, { is: "IThink", seat: 0, loyalty: 1 }),
      said(3, { is: "IPlayed", turn: 2, card: 0 }),
    ];
    const found = claims(table(text, start, { events }));
    expect(found[0]).toEqual({
      own: [],
      seen: [{ by: 1, loyalty: 0 }],
      thought: [{ loyalty: 1, by: [2, 3] }],
      played: [],
    });
    expect(found[1]?.own).toEqual([1]);
    expect(found[3]?.played).toEqual([{ turn: 2, card: 0 }]);
    expect(found.map(anything)).toEqual([true, true, false, true, false]);
  });

  it("says what is happening, and what one may do", () => {
    const face = faceOf("gulag");
    const p = naming(text);
    expect(face.now(p)).toBe("You are the commissar: tap the first of two workers.");
    expect(face.now({ ...p, prefix: [worker(2)] })).toBe("You are the commissar: tap the second worker.");
    expect(face.now({ ...p, seat: 1, actions: [] })).toBe("Ann is the commissar and names three people.");
    expect(actions.length).toBe(33);
    for (const action of actions) expect(face.group(action, p).title).not.toBe("");
  });

  it("says why nobody else can be named, before it happens and after", () => {
    const { now, fills } = faceOf("gulag");
    const prefix = [worker(2), worker(3)];
    const p = { ...naming(text), prefix, actions: [supervisor(4)] };
    expect(now(p)).toBe("Only Eve can supervise: not all of last turn’s three may come again.");
    expect(fills?.(actions[supervisor(4)] as Term, p)).toBe(true);
    const whole = { ...p, prefix: [...prefix, supervisor(4)], actions: [] };
    expect(now(whole)).toBe("Send them off, or change who does what.");
    expect(now({ ...whole, filled: 1 })).toBe(
      "Only Eve was left: not all of last turn’s three may come again. Send them off?",
    );
  });

  it("speaks to the reader, and of others by their names", () => {
    const { now } = faceOf("gulag");
    const appoints = { ...start, step: "SelectWorkers", workers: [], actors: [1] };
    expect(now(table(text, appoints))).toBe("Bea is the commissar and names three people.");
    expect(now(table(text, appoints, { seat: 1, replay: true }))).toContain("You are the commissar");
    expect(now(table(text, { ...start, actors: [0, 2] }, { seat: 3 }))).toBe(
      "Waiting for Ann and Cleo to put down a card.",
    );
    expect(now(table(text, { ...start, actors: [0, 2] }, { replay: true }))).toContain("you and Cleo");
    const supervises = { ...start, step: "Supervision", actors: [3] };
    expect(now(table(text, supervises, { seat: 3 }))).toContain("You supervise");
    expect(now(table(text, supervises))).toBe("Dora supervises: will somebody have to swap?");
  });

  it("says the same in German", () => {
    const german = inLanguage("de");
    const face = faceOf("gulag");
    const now = (view: object, more: object = {}): string => face.now(table(german, { ...start, ...view }, more));
    expect(face.now({ ...naming(german), prefix: [worker(2)] })).toBe("Du bist Kommissar: Wer soll noch arbeiten?");
    expect(now({ actors: [2] })).toBe("Es fehlt noch eine Karte von Cleo.");
    expect(now({ actors: [0, 2] }, { replay: true })).toBe("Es fehlen noch die Karten von dir und Cleo.");
    expect(now({ over: true })).toBe("Das Spiel ist zu Ende.");
    const p = table(german, start);
    expect(remarks.map((one) => face.remark?.(one, p).title)).not.toContain("");
    expect(face.remark?.({ is: "IAm", loyalty: Loyalty.BLACK }, p).short).toBe("Schwarz");
    expect(face.chapter?.({ is: "Appointed", turn: 3 }, p)).toBe("Runde 3");
    expect(cardName(p, Card.STRIKE)).toBe("Streik");
  });
});
