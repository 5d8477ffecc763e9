"""Before the game: seats, bots, options, and the start. After somebody leaves: what becomes of their seat."""

from __future__ import annotations

from collections.abc import Mapping

from wolfden import bots
from wolfden.engine.catalogue import languages
from wolfden.engine.errors import BadSetup
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.server import agreement, messages, seats
from wolfden.server.api import OptionValue
from wolfden.server.charter import CLOSED, LOBBY, OVER, PLAYING, Place, Seen
from wolfden.server.fold import Fold
from wolfden.server.messages import Refused
from wolfden.server.reasons import (
    BegunAlready,
    HostMustBeHere,
    NoSuchBot,
    NoSuchLanguage,
    NoSuchTempo,
    NotReady,
    OnlyHost,
    OnlyWatching,
    OwnSeat,
    SeatFree,
    SeatFreed,
    SeatNotThere,
    SeatTaken,
    TableClosed,
    TooFewSeats,
    WrongOption,
    WrongSeats,
)
from wolfden.server.refusal import refuse
from wolfden.server.settings import TEMPOS
from wolfden.server.store import BURN
from wolfden.server.table import Listener, Table

MOST_SEEN = 100  # browsers that are remembered for having had a seat


def seated(who: Listener) -> int:
    if who.seat is None:
        refuse(OnlyWatching())
    return who.seat


def check_host(table: Table, who: Listener) -> None:
    if who.seat is None or who.seat != table.charter.host:
        refuse(OnlyHost())


def check_lobby(table: Table) -> None:
    if table.charter.phase != LOBBY:
        refuse(BegunAlready())


def place(table: Table, seat: int) -> Place:
    if seat >= len(table.charter.places):
        refuse(SeatNotThere())
    return table.charter.places[seat]


def check_bot(game: Game, bot: str) -> None:
    if bot not in bots.names(game):
        refuse(NoSuchBot(bots.names(game)))


def check_tempo(tempo: str) -> None:
    if tempo not in TEMPOS:
        refuse(NoSuchTempo(tuple(TEMPOS)))


def check_language(language: str) -> None:
    if language not in languages():
        refuse(NoSuchLanguage(languages()))


def settled(game: Game, seats: int, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of a game for so many; Refusal if it cannot be played like that."""
    if seats not in game.seats:
        refuse(WrongSeats(game.title, game.seats[0], game.seats[-1]))
    try:
        return dict(game.setting(seats, dict(given)).options)
    except BadSetup as error:
        refuse(WrongOption(str(error)))


def arrange(table: Table, who: Listener, ask: messages.Arrange) -> None:
    check_host(table, who)
    check_lobby(table)
    charter = table.charter
    if ask.tempo is not None:
        check_tempo(ask.tempo)
    if ask.language is not None:
        check_language(ask.language)
    count = len(charter.places) if ask.seats is None else ask.seats
    options = settled(table.game, count, charter.options if ask.options is None else ask.options)
    if count < len(charter.people()):
        refuse(TooFewSeats(len(charter.people())))
    charter.options = options
    charter.tempo = charter.tempo if ask.tempo is None else ask.tempo
    charter.chat = charter.chat if ask.chat is None else ask.chat
    charter.hint = charter.hint if ask.hints is None else ask.hints
    charter.review = charter.review if ask.review is None else ask.review
    charter.language = charter.language if ask.language is None else ask.language
    resize(table, count)
    for each in charter.places:
        each.ready = False  # they agreed to something else
    table.changed()
    table.done(who, ask.id)


def resize(table: Table, count: int) -> None:
    """Add empty seats, or take away: empty ones first, then bots', each from the end."""
    charter = table.charter
    places = list(charter.places)
    places += [Place() for _ in range(count - len(places))]
    for bots_too in (False, True):
        for index in range(len(places) - 1, -1, -1):
            spare = not places[index].taken or (bots_too and not places[index].person)
            if len(places) > count and spare:
                del places[index]
    reseat(table, places)


def reseat(table: Table, places: list[Place]) -> None:
    """Let people sit where their places are now."""
    charter = table.charter
    where = {id(place): seat for seat, place in enumerate(places)}
    moved = {seat: where.get(id(place)) for seat, place in enumerate(charter.places)}
    charter.host = None if charter.host is None else moved[charter.host]
    charter.places = places
    for listener in list(table.everyone()):
        if listener.seat is not None and moved[listener.seat] != listener.seat:
            sit(table, listener, moved[listener.seat])


def sit(table: Table, listener: Listener, seat: int | None) -> None:
    """Somebody who looks on now does so from another seat, or from none."""
    table.listeners[listener.seat].remove(listener)
    listener.seat = seat
    table.listeners.setdefault(seat, []).append(listener)
    table.welcome(listener)
    table.last_room = None


def change_seats(table: Table, who: Listener, ask: messages.Sit) -> None:
    """In many games it matters where one sits, and in some it says whom one plays."""
    check_lobby(table)
    seat = seated(who)
    if ask.seat != seat and place(table, ask.seat).person:
        refuse(SeatTaken())
    places = list(table.charter.places)
    places[seat], places[ask.seat] = places[ask.seat], places[seat]
    reseat(table, places)
    table.changed()
    table.done(who, ask.id)


def seat_bot(table: Table, who: Listener, ask: messages.SeatBot) -> None:
    check_host(table, who)
    check_lobby(table)
    chosen = place(table, ask.seat)
    if ask.bot is not None:
        check_bot(table.game, ask.bot)
    if chosen.person and chosen.token is not None:
        refuse(SeatTaken())
    fill(table, chosen, ask.bot)
    table.changed()
    table.done(who, ask.id)


def fill(table: Table, chosen: Place, bot: str | None) -> None:
    """Put a bot into a place in the lobby, or nobody."""
    places = table.charter.places
    name = chosen.name if chosen.bot is not None else None
    index = next(index for index, each in enumerate(places) if each is chosen)
    places[index] = Place()
    if bot is not None:
        places[index] = Place(name or seats.bot_name(places), seats.free_colour(places), bot=bot)


def kick(table: Table, who: Listener, ask: messages.Kick) -> None:
    """Free somebody's seat. The invite they came by works no more, and those who still sit here are shown a new one."""
    check_host(table, who)
    check_lobby(table)
    chosen = place(table, ask.seat)
    if not chosen.person:
        refuse(SeatFree())
    if ask.seat == who.seat:
        refuse(OwnSeat())
    charter = table.charter
    looking = list(table.listeners.get(ask.seat, ()))
    if chosen.who in charter.regulars:  # a stranger would not be known again
        charter.barred = [*charter.barred, chosen.who]
    vacate(table, ask.seat)
    agreement.news(table, "freed", chosen.name)
    charter.code = seats.new_invite()
    table.hub.renew_rematch(table)
    table.changed()
    for listener in looking:
        table.answer(listener, Refused(None, SeatFreed()))
    table.done(who, ask.id)


def hand_on(table: Table, who: Listener, ask: messages.Host) -> None:
    """Let somebody else be the host."""
    check_host(table, who)
    chosen = place(table, ask.seat)
    if not chosen.person or not table.here(ask.seat):
        refuse(HostMustBeHere())
    if ask.seat != table.charter.host:
        table.charter.host = ask.seat
        agreement.news(table, "host", chosen.name)
        table.changed()
    table.done(who, ask.id)


def ready(table: Table, who: Listener, ask: messages.Ready) -> None:
    check_lobby(table)
    chosen = table.charter.places[seated(who)]
    chosen.ready = True
    chosen.entropy = ask.entropy
    table.changed()
    table.done(who, ask.id)


def start(table: Table, who: Listener, ask: messages.Start) -> None:
    check_host(table, who)
    if table.charter.phase == LOBBY:
        waiting = tuple(
            each.name
            for seat, each in enumerate(table.charter.places)
            if each.person and not each.ready and seat != table.charter.host and table.listeners.get(seat)
        )
        if waiting:
            refuse(NotReady(waiting))
        begin(table)
    elif table.charter.phase == CLOSED:
        refuse(TableClosed())
    table.done(who, ask.id)


def begin(table: Table, bot: str | None = None, state: State | None = None) -> None:
    """Deal, with bots in the seats that nobody has. A test may bring a state of its own, dealt already."""
    charter = table.charter
    for chosen in list(charter.places):
        if not chosen.taken or (chosen.person and chosen.token is None):
            fill(table, chosen, bot or bots.names(table.game)[0])
    if state is None:
        state = table.game.new(len(charter.places), table.seed(), **charter.options)
    charter.chats, charter.hints = table.chat, table.hints
    charter.phase = PLAYING
    charter.version = table.game.version
    charter.started = table.hub.now()
    table.fold = Fold(state, charter.started)
    table.keep(table.charter_row(), table.save_row())
    table.show_room()
    table.show(table.fold.eyes)
    table.show_clock()
    table.hub.players.wake(table)


def vacate(table: Table, seat: int) -> None:
    """Somebody gives up their seat for good: empty in the lobby, a bot's in a game."""
    charter = table.charter
    left = charter.places[seat]
    if charter.phase == LOBBY:
        charter.places[seat] = Place()
    else:
        saw(table, seat)
        strongest = bots.names(table.game)[0]
        charter.places[seat] = Place(left.name, left.colour, bot=left.bot or strongest, entropy=left.entropy)
        charter.places[seat].newcomer = left.newcomer  # whoever it was has seen this hand
        agreement.news(table, "left", left.name)
    for listener in list(table.listeners.get(seat, ())):
        sit(table, listener, None)
        eyes = table.eyes(None)
        if eyes is not None:
            table.tell(listener, eyes.frame(0, table.end))
    if table.notes.pop(left.who, None) is not None:
        table.keep((BURN, {"which": charter.id, "whose": left.who}))
    if charter.host == seat:
        charter.host = agreement.heir(table, seat)
    if not charter.people() and charter.phase != OVER:
        charter.phase = CLOSED
        charter.ended = "closed"
    agreement.end_if_agreed(table)
    agreement.settle(table)


def saw(table: Table, seat: int) -> None:
    """Whoever has the seat now has seen what it knows, and is remembered when they lose it."""
    charter = table.charter
    token = charter.places[seat].token
    if token is not None:
        charter.seen = [*charter.seen, Seen(token, seat)][-MOST_SEEN:]
