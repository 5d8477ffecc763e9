"""Laws about what a seat is advised and warned of by a good player."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

import msgspec

from wolfden.engine.advice import MOST_WHYS, Advice, advise, cautions, compose
from wolfden.engine.bot import Bot
from wolfden.engine.catalogue import ENGLISH
from wolfden.engine.conformance.law import Broken, Trial, law
from wolfden.engine.conformance.walk import some_positions
from wolfden.engine.game import Game
from wolfden.engine.named import BadSentence
from wolfden.engine.state import State
from wolfden.engine.terms import Caution, Term, Why
from wolfden.engine.words import Words, of_game

SIGHT, SEED = 11, 12


@law("advice")
def advice(game: Game, trial: Trial) -> None:
    """Advice is what the adviser itself would play, gives reasons in words, and changes nothing."""
    words = _strict(game)
    for state in some_positions(game, trial, 4):
        for seat in undecided(state):
            sight = state.sight(seat, SIGHT)
            before = sight.save()
            for name, bot in game.bots.items():
                given = advise(bot, sight, SEED)
                if given.move != compose(sight, SEED, bot.choose):
                    raise Broken("advice", f"{trial}: {name} advises seat {seat} otherwise than it would play itself")
                if len(given.whys) > MOST_WHYS:
                    raise Broken("advice", f"{trial}: {name} tells seat {seat} more than {MOST_WHYS} reasons")
                _worded(game, words, trial, seat, given.whys, Why)
            warned = game.doubts(sight, SEED) if game.doubts else ()
            _worded(game, words, trial, seat, [caution for _, caution in warned], Caution)
            risks = cautions(game, state.view(seat), state.actions(seat))
            _worded(game, words, trial, seat, [caution for _, caution in risks], Caution)
            if sight.save() != before:
                raise Broken("advice", f"{trial}: advising seat {seat} changed the world it was advised in")


@law("closed hand of advice")
def closed_hand_of_advice(game: Game, trial: Trial) -> None:
    """Re-deal everything a seat cannot know: the advice and the warnings that it gets stay exactly the same."""
    random = Random(trial.seed)
    bot = next(iter(game.bots.values()), None)
    if bot is None and game.doubts is None:
        return
    for state in some_positions(game, trial, 3):
        for seat in undecided(state):
            before = _hints(game, bot, state, seat)
            other = _hints(game, bot, state.redeal(seat, random.getrandbits(64)), seat)
            for part, one in before.items():
                if one != other[part]:
                    raise Broken(
                        "closed hand of advice", f"{trial}: what seat {seat} cannot know changed its {part}: {one!r}"
                    )


def undecided(state: State) -> list[int]:
    """Those who have a whole move before them: that is what is advised."""
    return [seat for seat in state.actors() if not state.holding(seat)]


def _hints(game: Game, bot: Bot | None, state: State, seat: int) -> dict[str, bytes]:
    """All that a seat is told which asks for advice, in bytes."""
    sight = state.sight(seat, SIGHT)
    given = Advice(()) if bot is None else advise(bot, sight, SEED)
    warned = game.doubts(sight, SEED) if game.doubts else ()
    return {"advice": msgspec.json.encode(given), "doubts": msgspec.json.encode(warned)}


@cache
def _strict(game: Game) -> Words:
    """Its words, which say what is wrong with a sentence; read once, for it takes a while."""
    words = of_game(game.shelf, ENGLISH, game.named, game.remark, cast=game.cast)
    words.strict = True
    return words


def _worded(game: Game, words: Words, trial: Trial, seat: int, told: Iterable[Term], kind: type[Term]) -> None:
    """Every one is of that kind, declared by the game, and has words that speak to the seat and do not name it."""
    for one in told:
        if not isinstance(one, kind) or game.terms.get(type(one).__name__) is not type(one):
            raise Broken("advice", f"{trial}: {type(one).__name__} is no declared {kind.__name__}")
        try:
            words.text(one, reader=seat)
        except BadSentence as error:
            raise Broken("advice", f"{trial}: {type(one).__name__} to seat {seat}: {error}") from None
