"""Helps to write a lesson (see CONTRIBUTING.md).

- `python -m tools.lesson find gulag --names you Anna Boris Vera Dima --where "state.commissar == 3"` looks for a seed
  with which the game begins like that (`state` is the game's own state);
- `python -m tools.lesson draft gulag --names you Anna Boris Vera Dima --seed 7` plays a game between bots and prints it
  as the script of a lesson, to be changed and filled with cards;
- `python -m tools.lesson look gulag first --line 12` shows the table before that line of the script (counted from 0;
  none: at its end, as far as it can be played), and all that can be done and said then;
- `python -m tools.lesson check gulag first` says how long it takes, and what is wrong with it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count

import wolfden
from wolfden import bots
from wolfden.bots.turn import take_turn
from wolfden.engine import lesson
from wolfden.engine import options as options_
from wolfden.engine.catalogue import languages, parse
from wolfden.engine.chance import fast
from wolfden.engine.data import fit
from wolfden.engine.data import parse as tables
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import Game
from wolfden.engine.lesson import LONGEST, OTHERWISE, SHORTEST, Lesson, Move
from wolfden.engine.state import State


def find(game: Game, seats: int, where: str, options: dict[str, bool | int | str]) -> int:
    """The first seed with which a game begins like that."""
    return next(seed for seed in count() if eval(where, {"state": game.new(seats, seed, **options)}))


def draft(game: Game, names: list[str], seed: int, bot: str, options: dict[str, bool | int | str]) -> Iterator[str]:
    """A game between bots as the script of a lesson."""
    yield f"names = {str(names).replace(chr(39), chr(34))}"
    yield f"seed = {seed}"
    yield "script = ["
    state = game.new(len(names), seed, **options)
    record = Recorder(game, names, state)
    stream = fast(seed, "lesson")
    while not state.over:
        seat = stream.choose(state.actors())
        take_turn(record, seat, bots.bot(game, bot), stream)  # type: ignore[arg-type]
        yield from record.lines
        record.lines.clear()
    yield "]"
    outcome = state.outcome()
    won = ", ".join(names[seat] for seat in outcome.winners)
    yield f"# {game.text(outcome.reason, names)} Won by: {won or 'nobody'}"
    for seat, name in enumerate(names):
        for event in state.journal(seat)[:2]:
            yield f"# {name}: {game.text(event, names, seat)}"


class Recorder:
    """A state that writes down what is done."""

    def __init__(self, game: Game, names: list[str], state: State) -> None:
        self.game, self.names, self.state = game, names, state
        self.lines: list[str] = []

    def sight(self, seat: int, seed: int) -> object:
        return self.state.sight(seat, seed)

    def say(self, seat: int, remark: int) -> None:
        self.state.say(seat, remark)
        self.write(seat, "says", "say", lesson.written(self.game, self.game.remark(remark), self.names))

    def chain(self, seat: int, actions: list[int]) -> None:
        self.state.chain(seat, actions)
        chain = ", ".join(lesson.written(self.game, self.game.action(action), self.names) for action in actions)
        self.write(seat, "does", "do", chain)

    def write(self, seat: int, theirs: str, own: str, what: str) -> None:
        name = self.names[seat]
        who = f'card = "todo-{len(self.lines)}", {own}' if name == lesson.YOU else f'by = "{name.lower()}", {theirs}'
        self.lines.append(f'  {{ {who} = "{what}" }},')


def look(game: Game, name: str, line: int | None) -> Iterator[str]:
    """What the table looks like before a line of the script, and what can be done."""
    text = game.shelf.lesson(name)
    found = lesson.Reader(game, name, fit(tables(text, name), lesson.File)).lesson()
    state = found.start()
    names = [one or lesson.YOU for one in found.names]
    for number, move in lesson.moves(found):
        if line is not None and number >= line:
            break
        try:
            lesson.make(state, move)
        except WolfdenError as error:
            yield f"line {number} of the script cannot be played: {error}"
            break
    heard = state.journal(found.seat)
    yield from [f"  {game.text(event, names, found.seat)}" for event in heard[-12:]]
    yield ""
    yield from game.show(state.view(found.seat), game.words, names)
    if state.over:
        yield "the game is over"
    for seat in state.actors():
        yield f"{names[seat]} ({state.view(seat).step}) can do:"
        yield from [f"  {lesson.written(game, game.action(one), names)}" for one in state.actions(seat)]
    yield "and you can say:"
    yield from [f"  {lesson.written(game, game.remark(one), names)}" for one in state.remarks(found.seat)]


def faults(found: Lesson) -> Iterator[str]:
    """What is wrong with a lesson that can be played."""
    for step in found.game.steps:
        if (step.name in lesson.steps_met(found)) == (step.name in found.without):
            yield f"the step {step.name} is {'met after all' if step.name in found.without else 'not met'}"
    cards = {card.id: card for card in found.cards}
    for language in languages():
        entries = parse(found.game.shelf.catalogue(language), language)
        for id_, card in cards.items():
            if id_ not in entries:
                yield f"{language}: {id_} is missing"
                continue
            has = {one.id.name for one in entries[id_].attributes}
            needs = {"title", *([OTHERWISE, *card.otherwise.values()] if card.own is not None else [])}
            yield from [f"{language}: {id_}.{one} is missing" for one in sorted(needs - has)]
            yield from [f"{language}: {id_}.{one} is left over" for one in sorted(has - needs)]
        mine = f"{lesson.PREFIX}{found.name}-"
        yield from [f"{language}: {id_} is left over" for id_ in entries if id_.startswith(mine) and id_ not in cards]
        if not set(entries) >= set(cards):
            continue
        minutes = lesson.minutes(found, found.game.words_in(language))
        if not SHORTEST <= minutes <= LONGEST:
            yield f"{language}: it takes {minutes:.1f} minutes, not {SHORTEST:.0f} to {LONGEST:.0f}"


def report(found: Lesson) -> Iterator[str]:
    """A lesson in short."""
    cards = [card for card in found.cards if not card.again]
    own = sum(card.own is not None for card in cards)
    moves = sum(isinstance(one, Move) and not one.unseen and not one.begun for one in found.script)
    yield f"{len(cards)} cards, {own} of them with something to do; {moves} moves of others"
    for language in languages():
        words = found.game.words_in(language)
        if all(words.has(card.id) for card in found.cards):
            yield f"{language}: {lesson.minutes(found, words):.1f} minutes"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("find", "draft", "look", "check"))
    parser.add_argument("game")
    parser.add_argument("lesson", nargs="?", default="first")
    parser.add_argument("--names", nargs="+", default=["you", "Anna"])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="good")
    parser.add_argument("--options", nargs="*", default=[], help="name=value")
    parser.add_argument("--line", type=int)
    parser.add_argument("--where", default="True")
    given = parser.parse_args()
    game = wolfden.game(given.game)
    options = dict(options_.parse(game.name, game.options, one) for one in given.options)
    if given.what == "find":
        print(find(game, len(given.names), given.where, options))
    elif given.what == "draft":
        print(*draft(game, given.names, given.seed, given.bot, options), sep="\n")
    elif given.what == "look":
        print(*look(game, given.lesson, given.line), sep="\n")
    else:
        found = lesson.load(game, given.lesson)
        wrong = list(faults(found))
        print(*report(found), *wrong, sep="\n")
        return bool(wrong)
    return 0


if __name__ == "__main__":
    sys.exit(main())
