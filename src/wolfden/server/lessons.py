"""A lesson as the page plays it: what the learner's seat is told from position to position, and what answers its moves.

It is made once, and the same for everybody. Nothing of it is anybody's secret: the game was never played.
"""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import structs

from wolfden.engine import common, lesson
from wolfden.engine.catalogue import languages, parse
from wolfden.engine.errors import IllegalAction
from wolfden.engine.game import Game
from wolfden.engine.lesson import Card, Lesson, Move
from wolfden.engine.state import State
from wolfden.server.api import Asked, LessonStory, Pointer, Way
from wolfden.server.fold import Fold
from wolfden.server.messages import Ending
from wolfden.server.sheet import printed

MOST_WAYS = 300  # positions on the way to one move


class Bound(msgspec.Struct, frozen=True):
    """A lesson as it goes over the wire."""

    body: bytes
    zipped: bytes  # with gzip
    etag: str


@lru_cache(32)
def bound(game: Game, name: str) -> Bound:
    """The lesson of that name; BadSetup if there is none."""
    body = msgspec.json.encode(story(lesson.load(game, name)))
    return Bound(body, gzip.compress(body, mtime=0), f'"{blake2b(body, digest_size=12).hexdigest()}"')


def story(of: Lesson) -> LessonStory:
    """All that the page needs to play a lesson."""
    fold = Fold(of.start(), 0)
    learner = fold.eyes[of.seat]
    frames = [learner.position(0, None)]
    shown: list[tuple[Card, int, Asked | None]] = []
    heard, waiting = learner.heard, False  # whether there is more to show than the last frame does
    for one in of.script:
        if isinstance(one, Card):
            if one.later and waiting:
                frames.append(learner.position(heard, _ending(of.game, fold.state)))
                heard, waiting = learner.heard, False
            asked = None if one.own is None else _asked(of, fold, one, one.own)
            shown.append((one, len(frames), asked))
        move = one.own if isinstance(one, Card) else one
        if move is None:
            continue
        changed = fold.say(move.seat, move.actions[0]) if move.said else fold.move(move.seat, move.actions, 0)
        waiting |= learner in changed
        if waiting and not move.begun and not move.unseen:
            frames.append(learner.position(heard, _ending(of.game, fold.state)))
            heard, waiting = learner.heard, False
    return LessonStory(
        sheet=printed(of.game).digest,
        game=of.game.name,
        title=of.game.title,
        name=of.name,
        seat=of.seat,
        names=of.names,
        options=fold.state.setting.options,
        frames=tuple(frames),
        cards=tuple(
            Pointer(
                card.id, heard, tuple((target.kind, target.of) for target in card.at), asked, card.later, card.again
            )
            for card, heard, asked in shown
        ),
        words={language: _words(of, language) for language in languages()},
    )


def _ending(game: Game, state: State) -> Ending | None:
    """How the game ended, with everything turned up; nobody has to check how it was shuffled."""
    if not state.over:
        return None
    outcome = state.outcome()
    sides = game.sides(state) if game.sides is not None else None
    return Ending(outcome.winners, outcome.scores, outcome.reason, sides, state.review(), None)


def _asked(of: Lesson, fold: Fold, card: Card, move: Move) -> Asked:
    """The learner's move that a card waits for, and all that can come up while it is put together."""
    if move.said:
        return Asked(True, move.actions, False, {}, card.otherwise)
    ways = _any_order(fold.state, move)
    prefixes = [move.actions[:length] for length in range(len(move.actions) + 1)]
    found = ways or {prefix: _way(fold.state, move.seat, prefix) for prefix in prefixes}
    spelled = {",".join(map(str, prefix)): way for prefix, way in found.items()}
    return Asked(False, move.actions, bool(ways), spelled, card.otherwise)


def _any_order(state: State, move: Move) -> dict[tuple[int, ...], Way]:
    """What comes up while the parts of a move are chosen, by the parts that are chosen, in ascending order.

    Nothing if it is not the same in whatever order they are chosen, or if there are too many ways.
    """
    end = _told_after(state, move)
    ways: dict[tuple[int, ...], Way] = {}
    open_: list[tuple[int, ...]] = [()]
    while open_:
        prefix = open_.pop()
        key = tuple(sorted(prefix))
        way = _way(state, move.seat, prefix)
        if way.whole and len(prefix) < len(move.actions):
            continue  # it could be stopped here, but that is another move
        if key in ways:
            if _told(way) != _told(ways[key]):
                return {}
            continue
        if way.whole and _told_after(state, Move(move.seat, prefix, False)) != end:
            return {}
        ways[key] = way
        if len(ways) > MOST_WAYS:
            return {}
        left = Counter(move.actions) - Counter(prefix)
        open_ += [(*prefix, action) for action in left if action in way.actions]
    return ways


def _way(state: State, seat: int, prefix: tuple[int, ...]) -> Way:
    """What there is to choose and to see after some choices."""
    actions, view, whole = state.draft(seat, prefix) if prefix else (state.actions(seat), state.view(seat), False)
    why = {} if whole else dict(_reasons(state, seat, prefix, actions))
    return Way(actions, view, whole, state.setting.game.goal(view), why)


def _told(way: Way) -> bytes:
    """What a learner sees there, but for the order of their own choices; of a whole move, what they saw before."""
    if way.whole:
        return b""
    return msgspec.json.encode(structs.replace(way, view=structs.replace(way.view, held=())))


def _told_after(state: State, move: Move) -> bytes:
    """All that the mover knows after a move."""
    after = state.clone()
    lesson.make(after, move)
    return msgspec.json.encode((after.view(move.seat), after.heard(move.seat), after.actions(move.seat)))


def _reasons(state: State, seat: int, prefix: tuple[int, ...], actions: tuple[int, ...]) -> Iterator[tuple[int, Any]]:
    """Which rule of the game forbids each other action; what has nothing to do with the position is left out."""
    for action in range(state.setting.game.num_actions):
        if action not in actions:
            try:
                state.draft(seat, (*prefix, action))
            except IllegalAction as error:
                if not isinstance(error.reason, common.NotPossible):
                    yield action, error.reason


def _words(of: Lesson, language: str) -> str:
    """What this lesson's cards say."""
    from fluent.syntax import FluentSerializer, ast

    entries = parse(of.game.shelf.catalogue(language), f"{of.game.name} in {language}")
    needed = [entries[card.id] for card in of.cards if card.id in entries]
    return FluentSerializer().serialize(ast.Resource(list(needed)))
