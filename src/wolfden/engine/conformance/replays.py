"""The law of the record: what was written down plays again."""

from __future__ import annotations

from random import Random

from wolfden.engine.conformance.law import Broken, Trial, law
from wolfden.engine.conformance.walk import whole_move
from wolfden.engine.game import Game
from wolfden.engine.replay import Record, decode, encode, fold, start


@law("replays")
def replays(game: Game, trial: Trial) -> None:
    """A game written to a file and read again leads to the same state, byte for byte."""
    random = Random(trial.seed)
    record = Record(game, start(game, trial.seats, trial.seed, trial.options))
    while not record.state.over:
        speaker = random.randrange(trial.seats)
        for remark in record.state.remarks(speaker)[:1]:
            record.say(speaker, remark)
        seat = random.choice(record.state.actors())
        record.act(seat, whole_move(record.state, seat, random))
    read = decode(encode(record.replay), lambda name: game)
    if fold(game, read).save() != record.state.save():
        raise Broken("replays", f"{trial}: the replay leads to another state than the game")
