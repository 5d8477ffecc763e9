/**
 * Several people at one screen: who they are, and what opens their seats.
 *
 * The browser's own seat is opened by its cookie. The others' tokens are kept here, for this tab only; each is sent with
 * the hello of the one socket that is open, while its owner has the device.
 */
import type { Person } from "../wire/messages";

const KEY = "wolfden-party-";

/** As much of sessionStorage as we use. */
export type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface Member {
  who: string; // the same in whatever seat
  name: string;
  token: string | null; // none: the browser's own seat
  heard: number | null; // how many events they knew when they gave the device away; none: they have not had it yet
}

interface Kept {
  members: Member[];
  dealt: boolean; // from then on there are secrets
}

const NOBODY: Kept = { members: [], dealt: false };

export class Party {
  private kept: Kept = $state.raw(NOBODY);

  constructor(
    readonly table: string,
    private readonly drawer: Drawer | null = browser(),
  ) {
    this.kept = this.load();
  }

  get members(): readonly Member[] {
    return this.kept.members;
  }

  /** Whether more than one person plays at this screen. */
  get shared(): boolean {
    return this.kept.members.length > 1;
  }

  /** Whether cards have been dealt, as far as anybody here knows. */
  get dealt(): boolean {
    return this.kept.dealt;
  }

  has(who: string): boolean {
    return this.kept.members.some((member) => member.who === who);
  }

  /** Whoever may use the device without anybody else's secrets being seen; nobody: it has to be asked who has it. */
  get first(): Member | null {
    const [first = null] = this.kept.members;
    const own = this.kept.members.find((member) => member.token === null) ?? first;
    return this.shared && this.kept.dealt ? null : own;
  }

  /** Somebody sits down here, beside the one whose browser it is. */
  add(own: Pick<Person, "who" | "name">, companion: Pick<Person, "who" | "name"> & { token: string }): void {
    const before = this.kept.members.filter((member) => member.who !== companion.who);
    const first = this.has(own.who) ? [] : [{ who: own.who, name: own.name, token: null, heard: null }];
    const { who, name, token } = companion;
    this.keep({ ...this.kept, members: [...first, ...before, { who, name, token, heard: null }] });
  }

  /** Somebody does not play here any more. */
  drop(who: string): void {
    this.keep({ ...this.kept, members: this.kept.members.filter((member) => member.who !== who) });
  }

  /** The table shows who sits there: people may have got other names, and some may be gone. */
  saw(seats: readonly Person[], dealt: boolean): void {
    if (this.kept.members.length === 0) return;
    const members = this.kept.members.flatMap((member) => {
      const person = seats.find((one) => one.person && one.who === member.who);
      return person === undefined ? [] : [{ ...member, name: person.name }];
    });
    this.keep({ members, dealt: this.kept.dealt || dealt });
  }

  /** Somebody gives the device away, and knows so many events. */
  left(who: string, heard: number): void {
    const members = this.kept.members.map((member) => (member.who === who ? { ...member, heard } : member));
    this.keep({ ...this.kept, members });
  }

  private load(): Kept {
    try {
      return (JSON.parse(this.drawer?.getItem(KEY + this.table) ?? "null") as Kept | null) ?? NOBODY;
    } catch {
      return NOBODY; // not ours
    }
  }

  private keep(kept: Kept): void {
    if (JSON.stringify(kept) === JSON.stringify(this.kept)) return;
    this.kept = kept;
    try {
      if (kept.members.length === 0) this.drawer?.removeItem(KEY + this.table);
      else this.drawer?.setItem(KEY + this.table, JSON.stringify(kept));
    } catch {
      // then it lasts as long as the page
    }
  }
}

function browser(): Drawer | null {
  try {
    return sessionStorage;
  } catch {
    return null; // storing is not allowed
  }
}
