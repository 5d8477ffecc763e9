"""One person's game against bots: whose turn it is, what the bots do, and the file it is kept in."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from wolfden.bots import random
from wolfden.engine.common import Unfinished
from wolfden.engine.errors import IllegalAction
from wolfden.engine.replay import Record, encode
from wolfden.engine.sight import Sight
from wolfden.terminal import files


class Match:
    """A record in which one seat is a person's and bots have the others.

    What a bot does depends on the record alone, so a game that is stopped and resumed goes on as it would have.
    """

    def __init__(self, record: Record, you: int, path: Path | None = None) -> None:
        self.record = record
        self.you = you
        self.path = path
        self.trouble = ""  # why the last move is not in the file

    @property
    def over(self) -> bool:
        return self.record.state.over

    def advance(self) -> None:
        """Let the bots play until it is your turn or the game is over."""
        while not self.over and (seat := next_seat(self.record)) != self.you:
            bot_move(self.record, seat)
            self.save()

    def act(self, actions: list[int]) -> bool:
        """Make your move; False, and nothing has happened, if it needs more choices."""
        try:
            self.record.act(self.you, actions)
        except IllegalAction as refusal:
            if isinstance(refusal.reason, Unfinished):
                return False
            raise
        self.save()
        return True

    def say(self, remark: int) -> None:
        self.record.say(self.you, remark)
        self.save()

    def save(self) -> None:
        """Write the game to its file; if that fails it goes on, and the next move tries again."""
        if self.path is None:
            return
        try:
            files.write(self.path, encode(self.record.replay))
            self.trouble = ""
        except files.FileTrouble as error:
            self.trouble = str(error)


def next_seat(record: Record) -> int:
    """Who moves next: where several may, the one whose last move is longest ago."""
    last = {move[0]: number for number, move in enumerate(record.replay.moves) if move[1] != "say"}
    return min(record.state.actors(), key=lambda seat: (last.get(seat, -1), seat))


def bot_move(record: Record, seat: int) -> None:
    """Let a bot make a remark, or its move if it has just made one or has nothing to say."""
    state = record.state
    moves = record.replay.moves
    if not moves or moves[-1][:2] != [seat, "say"]:
        for remark in random.talk(state.sight(seat, bot_seed(record, "dream")), bot_seed(record, "talk"))[:1]:
            record.say(seat, remark)
            return
    record.act(seat, compose(state.sight(seat, bot_seed(record, "dream")), bot_seed(record, "choose")))


def compose(sight: Sight, seed: int) -> list[int]:
    """A whole move, choice by choice, in a world that the bot imagines."""
    world, seat = sight.world, sight.seat
    move: list[int] = []
    while not move or (seat in world.actors() and world.view(seat).held):
        move.append(random.choose(sight, seed + len(move)))
        world.act(seat, move[-1])
    return move


def bot_seed(record: Record, purpose: str) -> int:
    """A seed for the next move that tells nothing about the game's own."""
    basis = f"{record.replay.seed} {len(record.replay.moves)} {purpose}".encode()
    return int.from_bytes(blake2b(basis, digest_size=12, person=b"wolfden.bots").digest(), "little")
