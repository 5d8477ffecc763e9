"""The rules of the house: what the people at a table decide together, and who is the host when the host is gone.

Nobody's seat, time or secrets depend on one person's good will, the host's least of all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wolfden import bots
from wolfden.server.charter import LOBBY, PAUSED, PLAYING, Motion
from wolfden.server.messages import News, Wished
from wolfden.server.reasons import (
    BotPlaysThere,
    ClockDecides,
    EnoughPauses,
    JustGone,
    MustAgree,
    NotPaused,
    PauseJustEnded,
    SeatNotThere,
    SeatTaken,
    TheyAreHere,
    patience,
)
from wolfden.server.refusal import refuse
from wolfden.server.settings import MINUTE, SECOND, TEMPOS

if TYPE_CHECKING:
    from wolfden.server.table import Table

BOT, GIVE, GO_ON = "bot", "give", "goon"
SHORTEST = MINUTE  # that a pause counts for: with each, all bots begin to think anew
ENOUGH = 2  # people who can end a pause against the host's will; one alone has to wait


def news(table: Table, what: str, name: str, of: str = "") -> None:
    """Let everybody know what has become of a seat or a role."""
    table.charter.tell(News(table.hub.clock.wall(), what, name, of))


# What is wished.


def wish(table: Table, seat: int, what: str, about: int | None, on: bool) -> None:
    """Somebody asks for something, agrees to it, or does so no longer."""
    charter = table.charter
    who = charter.places[seat].who
    found = _motion(table, what, about)
    if not on:
        if found is not None:
            found.people = [person for person in found.people if person != who]
            charter.motions = [motion for motion in charter.motions if motion.people]
        return
    _check(table, seat, what, about)
    if found is None:
        found = Motion(what, about, [])
        charter.motions = [*charter.motions, found]
    if who not in found.people:
        found.people.append(who)
    settle(table)


def _motion(table: Table, what: str, about: int | None) -> Motion | None:
    return next((one for one in table.charter.motions if (one.what, one.seat) == (what, about)), None)


def _check(table: Table, seat: int, what: str, about: int | None) -> None:
    """Refusal if that cannot be wished now."""
    charter = table.charter
    if what == GO_ON:
        if charter.phase != PAUSED or about is not None:
            refuse(NotPaused())
        return
    if about is None or about >= len(charter.places):
        refuse(SeatNotThere())
    place = charter.places[about]
    if what == GIVE:
        if place.person:
            refuse(SeatTaken())
        return
    if place.bot is not None:
        refuse(BotPlaysThere())
    if about == seat or table.here(about):
        refuse(TheyAreHere())
    if TEMPOS[charter.tempo] is not None:
        refuse(ClockDecides())
    if table.away(about) < table.hub.settings.away_agreed:
        refuse(JustGone(*patience(table.hub.settings.away_agreed / SECOND), place.name))


def _asked(table: Table, motion: Motion) -> list[int]:
    """The seats of those who have to agree."""
    charter = table.charter
    if motion.what == BOT:
        return [seat for seat in charter.people() if table.here(seat) and seat != motion.seat]
    others = [seat for seat in charter.people() if seat != charter.host]  # the host does it, or could do it alone
    if motion.what == GO_ON:
        return [seat for seat in others if table.here(seat)]
    # For a bot's hand also those who are away, unless they left their seat to a bot and have not been here for long.
    lost = table.hub.settings.away_lost
    return [seat for seat in others if charter.places[seat].bot is None or table.away(seat) < lost]


def missing(table: Table, motion: Motion) -> list[int]:
    """The seats of those who have not agreed yet."""
    return [seat for seat in _asked(table, motion) if table.charter.places[seat].who not in motion.people]


def shown(table: Table) -> tuple[Wished, ...]:
    """All that is wished, as everybody may see it."""
    charter = table.charter
    return tuple(
        Wished(motion.what, motion.seat, tuple(_agreed(table, motion)), tuple(missing(table, motion)))
        for motion in charter.motions
    )


def _agreed(table: Table, motion: Motion) -> list[int]:
    return [seat for seat in map(table.charter.whose, motion.people) if seat is not None]


def settle(table: Table) -> bool:
    """Do what is agreed upon by now, and forget what means nothing any more; return whether anything has changed."""
    charter = table.charter
    changed = _forget(table)
    for motion in list(charter.motions):
        if motion.what == BOT and motion.seat is not None and _may_stand_in(table, motion, motion.seat):
            charter.places[motion.seat].let_bot_play(bots.names(table.game)[0], table.hub.now())
            news(table, BOT, charter.places[motion.seat].name)
            end_if_agreed(table)
        elif motion.what == GO_ON and _may_go_on(table, motion):
            go_on(table, without_host=True)
    return _forget(table) or changed


def _forget(table: Table) -> bool:
    """Forget wishes that mean nothing any more; return whether there were any."""
    charter = table.charter
    before = len(charter.motions)
    charter.motions = [motion for motion in charter.motions if _stands(table, motion)]
    return len(charter.motions) < before


def _stands(table: Table, motion: Motion) -> bool:
    """Whether a wish still makes sense, and somebody who sits here has it."""
    charter = table.charter
    if charter.phase not in (PLAYING, PAUSED) or not _agreed(table, motion):
        return False
    if motion.what == GO_ON:
        return charter.phase == PAUSED
    assert motion.seat is not None
    place = charter.places[motion.seat]
    if motion.what == GIVE:
        return not place.person
    return place.person and place.bot is None and not table.here(motion.seat)


def _may_stand_in(table: Table, motion: Motion, seat: int) -> bool:
    away, settings = table.away(seat), table.hub.settings
    return away >= settings.away_alone or (away >= settings.away_agreed and not missing(table, motion))


def _may_go_on(table: Table, motion: Motion) -> bool:
    together = len(_agreed(table, motion)) >= ENOUGH and not missing(table, motion)
    return together or pause_held(table)


def returned(table: Table, seat: int) -> None:
    """Somebody opens their page: nobody has to play for them, nor for those who sit beside them."""
    for each in table.charter.screen(seat):
        table.charter.places[each].gone = None
    if table.charter.motions and _forget(table):
        table.keep(table.charter_row())


def end_if_agreed(table: Table) -> None:
    """The game ends when all people who play wish it."""
    charter = table.charter
    playing = [each for each in charter.places if each.person and each.bot is None]
    if charter.phase in (PLAYING, PAUSED) and playing and all(each.end for each in playing):
        table.finish("agreed")


# A seat for somebody new.


def check_given(table: Table, seat: int) -> None:
    """A bot's hand in mid-game is a secret: Refusal unless everybody who plays agrees that somebody new sees it."""
    if table.charter.phase == LOBBY:
        return
    motion = _motion(table, GIVE, seat) or Motion(GIVE, seat, [])
    waiting = tuple(table.charter.places[other].name for other in missing(table, motion))
    if waiting:
        refuse(MustAgree(waiting))


# Pausing.


def pause(table: Table) -> None:
    """Stop everything; Refusal if there were too many pauses of late."""
    charter, now = table.charter, table.hub.now()
    if now < charter.no_pause:
        refuse(PauseJustEnded())
    if charter.rested - now > table.hub.settings.pause_holds - SHORTEST:
        refuse(EnoughPauses())
    charter.phase, charter.paused = PAUSED, now


def pause_held(table: Table) -> bool:
    """Whether a pause has lasted so long that anybody may end it. Those before count until they are made up for."""
    charter, now = table.charter, table.hub.now()
    if charter.paused is None:
        return True
    before = max(charter.rested - charter.paused, 0)
    return before + now - charter.paused >= table.hub.settings.pause_holds


def go_on(table: Table, without_host: bool = False) -> None:
    """Everybody has as much time left as when the pause began."""
    charter, now = table.charter, table.hub.now()
    holds = table.hub.settings.pause_holds
    for seat, place in enumerate(charter.places):
        begun = table.clock_begun(seat)
        if begun is not None:
            place.clock_from = now if charter.paused is None else min(begun + now - charter.paused, now)
        place.bot_from = now  # if a bot plays there, it begins to think anew, so nobody can call it stuck
    if charter.paused is not None:
        before, lasted = max(charter.rested - charter.paused, 0), max(now - charter.paused, SHORTEST)
        charter.rested = now + min(before + lasted, holds)
    charter.phase, charter.paused = PLAYING, None
    if without_host:
        charter.no_pause = now + holds
        news(table, GO_ON, "")


# The host.


def heir(table: Table, seat: int) -> int | None:
    """Who is the host after that one: the next around the table who is here, or else the next person."""
    charter = table.charter
    around = [(seat + step) % len(charter.places) for step in range(1, len(charter.places))]
    people = [other for other in around if charter.places[other].person]
    return next((other for other in people if table.here(other)), next(iter(people), None))


def pass_on(table: Table) -> bool:
    """Let somebody who is here be the host if the host has been gone for long; return whether that was so."""
    charter = table.charter
    if charter.host is None or charter.phase not in (LOBBY, PLAYING, PAUSED):
        return False
    limit = TEMPOS[charter.tempo] if charter.phase == PLAYING else None
    if table.away(charter.host) < max(table.hub.settings.host_away, limit or 0):
        return False
    found = heir(table, charter.host)
    if found is None or not table.here(found):
        return False
    charter.host = found
    news(table, "host", charter.places[found].name)
    return True


def look_after(table: Table) -> None:
    """What becomes true by time alone."""
    passed = pass_on(table)
    settled = bool(table.charter.motions) and settle(table)
    if passed or settled:
        table.changed()
