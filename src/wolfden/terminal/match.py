"""One person's game against bots: whose turn it is, what the bots do, and the file it is kept in."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from wolfden import bots
from wolfden.bots.seating import dealt
from wolfden.bots.turn import MOST_REMARKS, compose
from wolfden.complaints import NotesFull, NoteTooLong
from wolfden.engine.bot import Bot
from wolfden.engine.errors import BadSetup
from wolfden.engine.replay import LONGEST_NOTE, MOST_NOTES, Record, check_note, encode
from wolfden.notices import Complaint, Notice
from wolfden.terminal import files

BOTS_OF_OLD = ["random"]  # in files that do not name them


class Match:
    """A record in which one seat is a person's and bots have the others.

    What a bot does depends on the record alone, so a game that is stopped and resumed goes on as it would have.
    """

    def __init__(self, record: Record, you: int, path: Path | None = None) -> None:
        self.record = record
        self.you = you
        self.path = path
        self.trouble: Notice | None = None  # why the last move is not in the file

    @property
    def over(self) -> bool:
        return self.record.state.over

    def step(self) -> bool:
        """Let a bot say or do one thing; False if it is your turn, or the game is over."""
        if self.over or (seat := next_seat(self.record)) == self.you:
            return False
        bot_move(self.record, seat)
        self.save()
        return True

    def act(self, actions: list[int]) -> None:
        """Make your whole move."""
        self.record.act(self.you, actions)
        self.save()

    def say(self, remark: int) -> None:
        self.record.say(self.you, remark)
        self.save()

    def note(self, text: str) -> None:
        """Keep a note of yours with the game; Complaint if it cannot be kept."""
        try:
            check_note(text)
        except BadSetup:
            raise Complaint(NoteTooLong(LONGEST_NOTE)) from None
        notes = self.record.replay.notes or []
        if len(notes) >= MOST_NOTES:
            raise Complaint(NotesFull(MOST_NOTES))
        self.record.replay.notes = [*notes, text]
        self.save()

    def save(self) -> None:
        """Write the game to its file; if that fails it goes on, and the next move tries again."""
        if self.path is None:
            return
        try:
            files.write(self.path, encode(self.record.replay))
            self.trouble = None
        except files.FileTrouble as error:
            self.trouble = error.notice


def next_seat(record: Record) -> int:
    """Who moves next: where several may, the one whose last move is longest ago."""
    last = {move[0]: number for number, move in enumerate(record.replay.moves) if move[1] != "say"}
    return min(record.state.actors(), key=lambda seat: (last.get(seat, -1), seat))


def bot_move(record: Record, seat: int) -> None:
    """Let a bot make a remark, or its move if it has nothing to say or has said enough."""
    bot = bot_of(record, seat)
    sight = record.state.sight(seat, bot_seed(record, "dream"))
    if said_last(record, seat) < MOST_REMARKS:
        for remark in bot.talk(sight, bot_seed(record, "talk"))[:1]:
            record.say(seat, remark)
            return
    record.act(seat, compose(sight, bot_seed(record, "choose"), bot))


def bot_of(record: Record, seat: int) -> Bot:
    """The bot in a seat."""
    return bots.bot(record.game, bot_names(record)[seat])


def bot_names(record: Record) -> dict[int, str]:
    """Which bot has which seat."""
    replay = record.replay
    seats = [seat for seat in range(replay.seats) if seat != replay.you]
    return dict(zip(seats, dealt(replay.bots or BOTS_OF_OLD, len(seats)), strict=True))


def said_last(record: Record, seat: int) -> int:
    """How many remarks the seat has just made, one after the other."""
    count = 0
    for move in reversed(record.replay.moves):
        if move[:2] != [seat, "say"]:
            break
        count += 1
    return count


def bot_seed(record: Record, purpose: str) -> int:
    """A seed for the next move that tells nothing about the game's own."""
    basis = f"{record.replay.seed} {len(record.replay.moves)} {purpose}".encode()
    return int.from_bytes(blake2b(basis, digest_size=12, person=b"wolfden.bots").digest(), "little")
