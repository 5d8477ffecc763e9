"""All that the server can refuse, or say goodbye with. Each is worded by whoever shows it: see languages/*/server.ftl.

Names in here are those of people at the table, whom everybody there sees. Nothing in here is a secret of the game.
"""

from __future__ import annotations

import math
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from wolfden.notices import Notice

LONG = 100  # seconds, from which on a wait is told in minutes


class Wait(Notice, frozen=True):
    """Something that has to wait for so long. Short waits are told in seconds; then there are no minutes."""

    seconds: int
    minutes: int


def patience(seconds: float) -> tuple[int, int]:
    """How long to wait, as Wait has it: rather a little too long."""
    whole = max(1, math.ceil(seconds))
    return (whole, 0) if whole < LONG else (0, math.ceil(whole / 60))


# The game and its phases.


class NotBegun(Notice, frozen=True):
    """The game has not begun yet."""


class BegunAlready(Notice, frozen=True):
    """That belongs to the lobby."""


class TablePaused(Notice, frozen=True):
    """Nobody plays in a pause."""


class NotPaused(Notice, frozen=True):
    """There is no pause that could end."""


class GameEnded(Notice, frozen=True):
    """There is nothing left to play."""


class TableClosed(Notice, frozen=True):
    """The table is closed, for good."""


class NotOverYet(Notice, frozen=True):
    """That has to wait for the end of the game."""


class OnlyInGame(Notice, frozen=True):
    """That can be done only while a game runs."""


class ChoicesChanged(Notice, frozen=True):
    """What one chose by is not what is there now."""


class RulesChanged(Notice, frozen=True):
    """The server has been upgraded: what was chosen before no longer counts."""


class NotKept(Notice, frozen=True):
    """The database did not take it, so it has not happened."""


# Who may.


class OnlyWatching(Notice, frozen=True):
    """Only those who sit here can do that."""


class OnlyHost(Notice, frozen=True):
    """Only the host can do that."""


class HostMustBeHere(Notice, frozen=True):
    """Somebody whose page is closed cannot be the host."""


class StillPlaying(Notice, frozen=True):
    """The host cannot close a game that others play."""

    names: tuple[str, ...]


# Seats and bots.


class SeatNotThere(Notice, frozen=True):
    """There is no such seat."""


class SeatTaken(Notice, frozen=True):
    """A person has that seat."""


class SeatFree(Notice, frozen=True):
    """No person has that seat."""


class OwnSeat(Notice, frozen=True):
    """Nobody frees their own seat like this."""


class SeatFreed(Notice, frozen=True):
    """The host has freed one's seat just now."""


class FreedHere(Notice, frozen=True):
    """The host has freed one's seat at this table before."""


class FreedNext(Notice, frozen=True):
    """The host has freed one's seat at the table that goes on."""


class SeatElsewhere(Notice, frozen=True):
    """The seat is played on another device now."""


class AnotherSeat(Notice, frozen=True):
    """One has a seat here already."""


class SeenAnother(Notice, frozen=True):
    """One has seen another hand of this game."""


class BotPlays(Notice, frozen=True):
    """A bot plays for oneself; it has to be stopped first."""


class BotPlaysAlready(Notice, frozen=True):
    """A bot plays for oneself already."""


class BotPlaysThere(Notice, frozen=True):
    """A bot plays in that seat already."""


class BotDecides(Notice, frozen=True):
    """One's time was over, so the bot decides this."""


class NoSuchBot(Notice, frozen=True):
    """The game has bots, but none called that."""

    bots: tuple[str, ...]


# Names, options and other papers of a table.


class BadName(Notice, frozen=True):
    """Nobody can be called that."""

    longest: int


class NameTaken(Notice, frozen=True):
    """Too many are called that already."""


class ColourTaken(Notice, frozen=True):
    """Somebody has that colour."""


class NoSuchGame(Notice, frozen=True):
    """There is no game of that name."""


class WrongSeats(Notice, frozen=True):
    """The game is not for so many."""

    title: str
    fewest: int
    most: int


class TooFewSeats(Notice, frozen=True):
    """More people sit here than that."""

    people: int


class WrongOption(Notice, frozen=True):
    """The game has no such option, or not with that value; the detail is for developers."""

    detail: str


class NoSuchTempo(Notice, frozen=True):
    """There is no such tempo."""

    tempos: tuple[str, ...]


class NoSuchLanguage(Notice, frozen=True):
    """There is no such language."""

    languages: tuple[str, ...]


class BadNumbers(Notice, frozen=True):
    """Somebody's own numbers do not fit the game; the line is 0 where none is to blame. The detail is English."""

    line: int
    detail: str


class NoNumbers(Notice, frozen=True):
    """The game has no numbers that could be replaced."""

    title: str


# The start.


class NotReady(Notice, frozen=True):
    """Somebody is not ready."""

    names: tuple[str, ...]


class OthersSitHere(Notice, frozen=True):
    """Only who sits here alone can start at once."""


# What people decide together.


class TheyAreHere(Notice, frozen=True):
    """Nobody has to play for somebody who is here."""


class ClockDecides(Notice, frozen=True):
    """At a table with a clock, the clock says when a bot plays for somebody."""


class JustGone(Wait, frozen=True):
    """Somebody has not been away for as long as it takes."""

    name: str


class MustAgree(Notice, frozen=True):
    """Some have not agreed yet that somebody new sees a hand of this game."""

    names: tuple[str, ...]


class PauseHolds(Wait, frozen=True):
    """It is too early to end the host's pause alone: a pause has to last for so long."""


class PauseJustEnded(Notice, frozen=True):
    """The others did not want a pause."""


class EnoughPauses(Notice, frozen=True):
    """There were too many pauses of late."""


# Talk.


class NoChat(Notice, frozen=True):
    """There is no free chat at this table."""


class NothingSaid(Notice, frozen=True):
    """There is nothing to say."""


class ChatFull(Notice, frozen=True):
    """Enough has been said at this table."""


class NoHints(Notice, frozen=True):
    """At this table nobody can ask what a good player would do."""


class HintsBusy(Notice, frozen=True):
    """Too many ask at once what a good player would do."""


# Codes and addresses.


class NoSuchTable(Notice, frozen=True):
    """There is no such table, or not any more."""


class NoSuchInvite(Notice, frozen=True):
    """No table has that code."""


class CodeSpent(Notice, frozen=True):
    """A one-time code that does not work, or no longer."""


class NothingHere(Notice, frozen=True):
    """There is nothing at that address."""


# Replays.


class KeepsSecrets(Notice, frozen=True):
    """The host did not want everything to be seen."""


class ShownAtEnd(Notice, frozen=True):
    """What others know is shown only when the game is over."""


class RulesChangedOnTheWay(Notice, frozen=True):
    """A game that went on by other rules than it began with cannot be told."""


class NoReplay(Notice, frozen=True):
    """The file is no replay, or damaged. The detail is English."""

    detail: str


class OtherGame(Notice, frozen=True):
    """The replay is of a game that is not here."""

    name: str


class OtherVersion(Notice, frozen=True):
    """The replay is of other rules than those that are here."""

    title: str
    version: int
    here: int


class FileTooLong(Notice, frozen=True):
    """The replay has too many bytes or moves to be shown."""


# Limits.


class TooFast(Wait, frozen=True):
    """That was too much at once."""


class TooManyGuesses(Wait, frozen=True):
    """Too many codes that do not work."""


class TooManyTables(Wait, frozen=True):
    """Too many new tables from one address."""


class HouseFull(Wait, frozen=True):
    """There is no room for more connections."""


class TooBusy(Wait, frozen=True):
    """The server holds as much as it can."""


class TooManyStories(Wait, frozen=True):
    """So many replays are being looked at that one more has to wait."""


class Flooded(Notice, frozen=True):
    """A page that asks faster than it may is let go, and comes back."""


class TooManyPages(Notice, frozen=True):
    """A seat is open in too many pages, or too many watch."""


class TooMuchUnread(Notice, frozen=True):
    """Too much waits for those at one address."""


# Of the server itself.


class SetUpAgain(Notice, frozen=True):
    """The table is brought back from what is kept of it."""


class Restarting(Notice, frozen=True):
    """The server is being restarted."""


class ComeBack(Notice, frozen=True):
    """It is not ready for anybody just now."""


class CannotRead(Notice, frozen=True):
    """The database does not let itself be read at the moment."""


class OurMistake(Notice, frozen=True):
    """Something is wrong with the server."""


# For those who write pages: what no page of ours would send.


class Misunderstood(Notice, frozen=True):
    """What was asked makes no sense. The detail is English, for developers."""

    detail: str


class NoHello(Notice, frozen=True):
    """The first frame did not come, or is no hello."""


class NoFrame(Notice, frozen=True):
    """That is no text, or too long."""


class MetAlready(Notice, frozen=True):
    """Another hello."""


class FromElsewhere(Notice, frozen=True):
    """A request from a page that is not ours."""


class NotJson(Notice, frozen=True):
    """The body of a request has to be JSON."""


class TooLong(Notice, frozen=True):
    """The body of a request is too long."""


class BrokeOff(Notice, frozen=True):
    """The body of a request has not come as a whole."""


NOTICES: tuple[type[Notice], ...] = tuple(
    value
    for value in list(vars().values())
    if isinstance(value, type) and issubclass(value, Notice) and value not in (Notice, Wait)
)

# Any of them: `Notice` on the page.
if TYPE_CHECKING:
    AnyNotice = Notice
else:
    AnyNotice = reduce(or_, NOTICES)
