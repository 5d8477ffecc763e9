"""What can be asked of a table, and who may: one function for each message.

Each does what was asked or raises a Refusal, and answers when there is more to say than Done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wolfden.engine import view
from wolfden.engine.advice import cautions
from wolfden.engine.common import NotYourTurn
from wolfden.engine.errors import IllegalAction, WolfdenError
from wolfden.server import agreement, lobby, messages, seats
from wolfden.server.charter import CLOSED, OVER, PAUSED, PLAYING, Key, Place
from wolfden.server.fold import Eyes, Fold
from wolfden.server.lobby import check_host, seated
from wolfden.server.messages import Chatted, Code, Drafted, Earlier, Line, Refused
from wolfden.server.reasons import (
    BotDecides,
    BotPlays,
    BotPlaysAlready,
    ChatFull,
    ChoicesChanged,
    ColourTaken,
    FreedNext,
    Misunderstood,
    NoChat,
    NoHints,
    NothingSaid,
    NotOverYet,
    OnlyInGame,
    PauseHolds,
    SeatTaken,
    StillPlaying,
    patience,
)
from wolfden.server.refusal import Refusal, refuse
from wolfden.server.settings import SECOND
from wolfden.server.store import LINE, NOTES
from wolfden.server.table import UNINVITED, Listener, Table

Ask = Any
MOST_LINES = 5000  # of chat, at one table
Handler = Callable[[Table, Listener, Ask], None]


def handle(table: Table, who: Listener, ask: Ask) -> None:
    """Do what is asked, or say why not."""
    try:
        HANDLERS[type(ask)](table, who, ask)
    except Refusal as no:
        table.answer(who, no.told(ask.id), ask.id)
    except WolfdenError as error:  # what no page of ours would ask for
        table.answer(who, Refused(ask.id, Misunderstood(str(error))), ask.id)


# The game.


def move(table: Table, who: Listener, ask: messages.Move) -> None:
    seat = seated(who)
    if not table.played(seat, ask.id):
        fold = table.playing()
        check_plays(table, seat)
        check_fresh(fold.eyes[seat], ask.at)
        table.move(seat, ask.actions, ask.id)
    table.done(who, ask.id)


def say(table: Table, who: Listener, ask: messages.Say) -> None:
    seat = seated(who)
    if not table.played(seat, ask.id):
        table.playing()
        check_plays(table, seat)
        table.say(seat, ask.remark, ask.id)
    table.done(who, ask.id)


def draft(table: Table, who: Listener, ask: messages.Draft) -> None:
    seat = seated(who)
    fold = table.playing()
    check_fresh(fold.eyes[seat], ask.at)
    found = tried(table, fold, seat, ask.prefix)
    goal, risks = fold.game.goal(found.view), cautions(fold.game, found.view, found.actions)
    table.answer(who, Drafted(ask.id, *found, goal=goal, cautions=risks), ask.id)


def advise(table: Table, who: Listener, ask: messages.Advise) -> None:
    """The answer comes later."""
    seat = seated(who)
    fold = table.playing()
    check_plays(table, seat)
    if not table.hints:
        refuse(NoHints())
    if seat not in fold.state.actors():
        raise Refusal(NotYourTurn())
    check_fresh(fold.eyes[seat], ask.at)
    table.hub.hints.ask(table, fold, seat, who, ask.id)


def tried(table: Table, fold: Fold, seat: int, choices: tuple[int, ...]) -> view.Drafted:
    """What comes of these choices; Refusal with the engine's reason if one of them is illegal."""
    try:
        return fold.state.draft(seat, choices)
    except IllegalAction as error:
        raise table.engine_says(error) from None


def why(table: Table, who: Listener, ask: messages.Why) -> None:
    """Done means: nothing speaks against it."""
    seat = seated(who)
    tried(table, table.playing(), seat, ask.actions)
    table.done(who, ask.id)


def check_plays(table: Table, seat: int) -> None:
    if table.charter.places[seat].bot is not None:
        refuse(BotPlays())


def check_fresh(eyes: Eyes, at: int) -> None:
    """A choice counts if what one may choose is still what it was."""
    if not eyes.mark <= at <= eyes.n:
        raise Refusal(ChoicesChanged(), stale=True)


# Talk and notes.


def chat(table: Table, who: Listener, ask: messages.Chat) -> None:
    seat = seated(who)
    if not table.chat:
        refuse(NoChat())
    if not table.played(seat, ask.id):
        if not ask.text.strip():
            refuse(NothingSaid())
        if len(table.lines) >= MOST_LINES:
            refuse(ChatFull())
        author = table.charter.places[seat]
        line = Line(table.hub.clock.wall(), author.who, author.name, author.colour, ask.text)
        row = {"table": table.charter.id, "line": len(table.lines), "client": ask.id, "person": line.who}
        ticket = table.keep((LINE, {**row, "name": line.name, "colour": line.colour, "at": line.at, "text": line.text}))
        table.clients[author.who, ask.id] = ticket
        table.lines.append(line)
        for listener in table.everyone():
            table.answer(listener, Chatted(len(table.lines) - 1, (line,)))
    table.done(who, ask.id)


def look_back(table: Table, who: Listener, ask: messages.LookBack) -> None:
    since, lines = table.page(0, min(ask.before, len(table.lines)))
    table.answer(who, Earlier(ask.id, since, lines), ask.id)


def notes(table: Table, who: Listener, ask: messages.Notes) -> None:
    person = table.charter.places[seated(who)].who
    table.keep((NOTES, {"table": table.charter.id, "person": person, "text": ask.text}))
    table.notes[person] = ask.text
    table.done(who, ask.id)


# Seats.


def rename(table: Table, who: Listener, ask: messages.Rename) -> None:
    seat = seated(who)
    places = table.charter.places
    place = places[seat]
    others = [other for other in places if other is not place]
    name = seats.free_name(ask.name, others)
    if any(other.colour == ask.colour for other in others if other.taken):
        refuse(ColourTaken())
    place.name = name
    place.colour = place.colour if ask.colour is None else ask.colour
    table.changed()
    table.done(who, ask.id)


def hand_over(table: Table, who: Listener, ask: messages.HandOver) -> None:
    place = table.charter.places[seated(who)]
    check_running(table)
    lobby.check_bot(table.game, ask.bot)
    if place.bot is not None:  # another would have to begin to think anew, again and again
        refuse(BotPlaysAlready())
    place.let_bot_play(ask.bot, table.hub.now())
    agreement.end_if_agreed(table)
    table.changed()
    table.done(who, ask.id)


def take_back(table: Table, who: Listener, ask: messages.TakeBack) -> None:
    """Time goes on while a bot plays, and begins anew with each decision, as everybody's does: see Fold.time.

    Whether the bot has decided anything that the others did not see must not show in the clock.
    """
    seat = seated(who)
    place, charter = table.charter.places[seat], table.charter
    if place.bot is not None:
        until = table.time_over(seat)
        now = table.hub.now() if charter.paused is None else charter.paused  # in a pause, bots stand still as well
        late = until is not None and until <= now
        if late and now - place.bot_from < table.hub.settings.bot_stuck:
            refuse(BotDecides())
        if late:
            place.clock_from = now
        place.bot = None
        table.changed()
    table.done(who, ask.id)


def give(table: Table, who: Listener, ask: messages.Give) -> None:
    check_host(table, who)
    place = lobby.place(table, ask.seat)
    if place.person:
        refuse(SeatTaken())
    agreement.check_given(table, ask.seat)
    hand_out(table, who, ask.id, place, table.hub.settings.give_lasts)


def move_seat(table: Table, who: Listener, ask: messages.MoveSeat) -> None:
    hand_out(table, who, ask.id, table.charter.places[seated(who)], table.hub.settings.move_seat_lasts)


def hand_out(table: Table, who: Listener, client: str, place: Place, lasts: int) -> None:
    """Give out a one-time code for a place; an older one no longer works."""
    code, secret = seats.one_time(table.charter.id)
    place.key = Key(seats.hashed(secret), table.hub.now() + lasts)
    table.changed()
    table.answer(who, Code(client, code, place.key.until + table.hub.clock.ahead()), client)


def leave(table: Table, who: Listener, ask: messages.Leave) -> None:
    seat = seated(who)
    lobby.vacate(table, seat)
    table.changed()
    table.done(who, ask.id)


# The table.


def check_running(table: Table) -> None:
    if table.charter.phase not in (PLAYING, PAUSED):
        refuse(OnlyInGame())


def agree(table: Table, who: Listener, ask: messages.Agree) -> None:
    seat = seated(who)
    check_running(table)
    table.charter.places[seat].end = ask.end
    agreement.end_if_agreed(table)
    table.changed()
    table.done(who, ask.id)


def wish(table: Table, who: Listener, ask: messages.Wish) -> None:
    seat = seated(who)
    check_running(table)
    agreement.wish(table, seat, ask.what, ask.seat, ask.on)
    table.changed()
    table.done(who, ask.id)


def pause(table: Table, who: Listener, ask: messages.Pause) -> None:
    seat, charter = seated(who), table.charter
    if seat != charter.host and (ask.on or charter.phase != PAUSED):
        check_host(table, who)
    check_running(table)
    if ask.on != (charter.phase == PAUSED):
        if ask.on:
            agreement.pause(table)
        else:
            if seat != charter.host and not agreement.pause_held(table):
                refuse(PauseHolds(*patience(table.hub.settings.pause_holds / SECOND)))
            agreement.go_on(table, without_host=seat != charter.host)
        table.changed()
    table.done(who, ask.id)


def close(table: Table, who: Listener, ask: messages.Close) -> None:
    check_host(table, who)
    charter = table.charter
    if charter.phase in (PLAYING, PAUSED):
        playing = [seat for seat in charter.people() if charter.places[seat].bot is None]
        others = tuple(charter.places[seat].name for seat in playing if seat != who.seat)
        if others:
            refuse(StillPlaying(others))
    if charter.phase not in (OVER, CLOSED):
        charter.phase = CLOSED
        charter.ended = "closed"
        table.changed()
    table.done(who, ask.id)


def rematch(table: Table, who: Listener, ask: messages.Rematch) -> None:
    seat = seated(who)
    if table.charter.phase not in (OVER, CLOSED):
        refuse(NotOverYet())
    if table.guest(seat) == UNINVITED:
        refuse(FreedNext())
    if table.charter.rematch is None:
        who.opens_table()
        table.charter.rematch = table.hub.rematch(table).charter.code
        table.changed()
    table.done(who, ask.id)


HANDLERS: dict[type[Any], Handler] = {
    messages.Move: move,
    messages.Say: say,
    messages.Draft: draft,
    messages.Advise: advise,
    messages.Why: why,
    messages.Chat: chat,
    messages.LookBack: look_back,
    messages.Notes: notes,
    messages.Rename: rename,
    messages.Arrange: lobby.arrange,
    messages.SeatBot: lobby.seat_bot,
    messages.Sit: lobby.change_seats,
    messages.Ready: lobby.ready,
    messages.Start: lobby.start,
    messages.HandOver: hand_over,
    messages.TakeBack: take_back,
    messages.Give: give,
    messages.MoveSeat: move_seat,
    messages.Leave: leave,
    messages.Agree: agree,
    messages.Wish: wish,
    messages.Kick: lobby.kick,
    messages.Host: lobby.hand_on,
    messages.Pause: pause,
    messages.Close: close,
    messages.Rematch: rematch,
}
