"""Which games are played, as whom, and on which screens; and how one comes to sit there."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page

import wolfden

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (390, 844), (844, 390))
LANGUAGES = ("en", "de", "en-XA")
PHONE = 500  # a screen that is as narrow or as low as that is touched with fingers

# Where the seat says whom one plays; elsewhere one seat is as good as another.
ROLES = {"sobakistan": ("Bloodhound", "Liaison", "Wolf")}

# Opens a table, takes the seat and starts, all by the wire: the pages before the table have tests of their own.
SIT = """async ({ game, seat, seats, bot, language }) => {
  const asked = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, name: "Zoe", seats, language }),
  });
  const opened = await asked.json();
  if (!asked.ok) throw new Error(JSON.stringify(opened));
  const line = new WebSocket(`ws://${location.host}/ws/${opened.table}`);
  const waiting = new Map();
  let greeted;
  const hello = new Promise((done) => (greeted = done));
  line.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.tell === "room") greeted(frame);
    waiting.get(frame.id)?.(frame);
  };
  const ask = (wanted) =>
    new Promise((done, failed) => {
      const id = crypto.randomUUID();
      waiting.set(id, (frame) => (frame.tell === "refused" ? failed(new Error(JSON.stringify(frame))) : done(frame)));
      line.send(JSON.stringify({ ...wanted, id }));
    });
  await new Promise((done) => (line.onopen = done));
  line.send(JSON.stringify({ ask: "hello" }));
  const room = await hello;
  if (seat !== 0) await ask({ ask: "sit", seat });
  for (let other = 0; other < room.seats.length; other++)
    if (other !== seat) await ask({ ask: "seatbot", seat: other, bot });
  await ask({ ask: "ready", entropy: "0".repeat(32) });
  await ask({ ask: "start" });
  line.close();
  return opened.table;
}"""


@dataclass(frozen=True)
class Screen:
    """What one plays, as whom, on which screen, in which language."""

    game: str
    role: str
    seat: int
    size: tuple[int, int]
    language: str = "en"

    @property
    def by_hand(self) -> bool:
        return min(self.size) <= PHONE

    @property
    def wide(self) -> str:
        return f"{self.size[0]}x{self.size[1]}"

    @property
    def file(self) -> str:
        return "-".join((self.game, self.role.lower(), self.wide, self.language))

    def how(self) -> dict[str, object]:
        """What kind of browser it is."""
        width, height = self.size
        return {
            "viewport": {"width": width, "height": height},
            "has_touch": self.by_hand,
            "is_mobile": self.by_hand,
            "locale": "de-DE" if self.language == "de" else "en-GB",
        }


def screens(games: list[str], sizes: list[tuple[int, int]], languages: list[str], roles: list[str]) -> list[Screen]:
    """Every screen there is of these; no roles: all of them."""
    return [
        Screen(game, role, seat, size, language)
        for game in games
        for language in languages
        for seat, role in enumerate(ROLES.get(game, ("any",)))
        if not roles or role in roles
        for size in sizes
    ]


def sit(context: BrowserContext, url: str, screen: Screen, bot: str, seats: int | None) -> Page:
    """A page at a table that has just been dealt."""
    page = context.new_page()
    page.goto(f"{url}/health")
    plain = "de" if screen.language == "de" else "en"
    wanted = {"game": screen.game, "seat": screen.seat, "seats": seats, "bot": bot, "language": plain}
    table = page.evaluate(SIT, wanted)
    page.goto(f"{url}/t/{table}?language={screen.language}")
    return page


def all_games() -> list[str]:
    return sorted(wolfden.games())
