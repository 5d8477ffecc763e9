"""Plays games on the real engine and writes what seats saw of them, for the gallery of boards (see main.ts).

Run it as `python web/gallery/frames.py`; the frames go to web/gallery/frames/, which is not committed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import wolfden
from wolfden import bots
from wolfden.bots.turn import compose
from wolfden.engine.catalogue import ENGLISH, languages
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.games.boars.rules import STEPS as BOARS_STEPS
from wolfden.games.wolves.view import Gathering as WolvesGathering
from wolfden.games.wooolf.terms.actions import Suspect
from wolfden.server.messages import Ending, Person, Room
from wolfden.server.sheet import sheet

WHERE = Path(__file__).parent / "frames"
NAMES = ("Anna", "Bartholomew", "Cleo", "Dmitri", "Edda", "Farouk", "Greta", "Hal", "Ines", "Jo")

# A moment worth looking at: its name, and whether a seat is in it.
Moment = tuple[str, Callable[[State, int], bool]]


def at_step(*steps: str) -> Callable[[State, int], bool]:
    return lambda s, seat: seat in s.actors() and s.view(seat).step in steps


def late(step: str, clues: int) -> Callable[[State, int], bool]:
    return lambda s, seat: at_step(step)(s, seat) and len(s.view(seat).clues) >= clues  # type: ignore[attr-defined]


def after(turns: int, seat_acts: bool) -> Callable[[State, int], bool]:
    """After so many turns or rounds, when the seat may act or not."""
    return lambda s, seat: (seat in s.actors()) == seat_acts and len(s.view(seat).past) == turns  # type: ignore[attr-defined]


def in_round(number: int, step: str) -> Callable[[State, int], bool]:
    return lambda s, seat: at_step(step)(s, seat) and s.view(seat).round >= number  # type: ignore[attr-defined]


def mat_of(s: State, seat: int) -> Any:
    return s.view(seat).mats[seat]  # type: ignore[attr-defined]


def gift_of(s: State) -> list[int]:
    """The numbers of the pieces on offer that are not none."""
    return [number for number in msgspec.structs.astuple(s.view(None).offer) if number]  # type: ignore[attr-defined]


def unmet_needs(s: State) -> list[tuple[int, ...]]:
    return [msgspec.structs.astuple(mat.unmet) for mat in s.view(None).mats]  # type: ignore[attr-defined]


MOMENTS: dict[str, tuple[Moment, ...]] = {
    "gulag": (
        ("appointing", at_step("SelectWorkers")),
        ("later", after(3, True)),
        ("task", at_step("Task")),
        ("supervision", at_step("Supervision")),
        ("waiting", after(2, False)),
    ),
    "wooolf": (
        ("first-turn", at_step("Turn")),
        ("turn", late("Turn", 6)),
        ("pointing", at_step("EarlySuspicion")),
        ("final", at_step("FinalSuspicion")),
        ("second-round", after(1, True)),
        ("third-round", after(2, False)),
    ),
    "boars": (
        ("first", lambda s, seat: seat in s.actors()),
        ("later", lambda s, seat: seat in s.actors() and len(s.journal(seat)) > 30),
        *((step.name, at_step(step.name)) for step in BOARS_STEPS),
        ("late", lambda s, seat: seat not in s.actors() and s.view(seat).round > 9),  # type: ignore[attr-defined]
    ),
    "wolves": (
        ("first", at_step("Gathering")),
        ("looking", lambda s, seat: seat in s.actors() and s.view(seat).looking != ()),  # type: ignore[attr-defined]
        *((step.name.lower(), at_step(step.name)) for step in wolfden.game("wolves").steps[2:]),
        ("learning", lambda s, seat: seat in s.actors() and s.view(seat).learning),  # type: ignore[attr-defined]
        ("waiting", lambda s, seat: seat not in s.actors() and s.view(seat).receiver is not None),  # type: ignore[attr-defined]
        ("offer", lambda s, seat: at_step("Taking")(s, seat) and sum(gift_of(s)) > 3),
        ("lacking", lambda s, seat: at_step("Gifting")(s, seat) and any(map(any, unmet_needs(s)))),
        ("overstretched", lambda s, seat: mat_of(s, seat).gathering == WolvesGathering.OVERSTRETCHED),
        ("skipping", lambda s, seat: mat_of(s, seat).gathering == WolvesGathering.SKIPPING),
        ("late", lambda s, seat: at_step("Gathering")(s, seat) and s.view(seat).turn == 6),  # type: ignore[attr-defined]
        ("winter", lambda s, seat: at_step("Gifting")(s, seat) and s.view(seat).turn == 8),  # type: ignore[attr-defined]
    ),
    "sobakistan": (
        ("starting-hint", at_step("PlaceStartingHint")),
        ("squads", at_step("PlaceSquads")),
        ("first-move", at_step("WolvesTurn")),
        ("liaison", in_round(4, "LiaisonTurn")),
        ("wolf", in_round(4, "WolvesTurn")),
        ("hunt", in_round(3, "BloodhoundTurn")),
        ("running", at_step("RunAway")),
        ("evening", in_round(5, "DropOrEscape")),
        (
            "cordons",
            lambda s, seat: (
                seat in s.actors() and bool(s.view(seat).cordoned_lines and s.view(seat).cordoned_districts)  # type: ignore[attr-defined]
            ),
        ),
    ),
}


def play(game: Game, seats: int, seed: int) -> Iterator[State]:
    """A game of good bots that also talk; who suspects, does not do so at once."""
    rng = Random(seed)
    state = game.new(seats, seed)
    bot = bots.bot(game, next(iter([*game.bots, "random"])))
    suspect = game.space.numbers.get(Suspect(), -1)
    yield state
    while not state.over:
        seat = rng.choice(state.actors())
        sight = state.sight(seat, rng.getrandbits(60))
        for remark in bot.talk(sight, rng.getrandbits(60))[:2]:
            state.say(seat, remark)
            yield state
        while True:
            move = compose(state.sight(seat, rng.getrandbits(60)), rng.getrandbits(60), bot)
            if move[0] != suspect or rng.random() < 0.15:
                break
        state.chain(seat, move)
        yield state


def frame(game: Game, state: State, seat: int | None, prefix: tuple[int, ...] = ()) -> dict[str, Any]:
    actions, view = state.actions(seat) if seat is not None else (), state.view(seat)
    if prefix and seat is not None:
        actions, view, _ = state.draft(seat, prefix)
    return {
        "seat": seat,
        "view": view,
        "events": state.heard(seat),
        "actions": actions,
        "remarks": () if seat is None else state.remarks(seat),
        "prefix": prefix,
        "end": ending(game, state) if state.over else None,
    }


def ending(game: Game, state: State) -> Ending:
    out = state.outcome()
    sides = None if game.sides is None else game.sides(state)
    return Ending(out.winners, out.scores, out.reason, sides, state.review(), "5" * 64)


def gather(name: str, seats: int, seed: int) -> dict[str, Any]:
    """Frames of all moments of a game; those in which one composes a move also half way."""
    game = wolfden.game(name)
    wanted = dict(MOMENTS[name])
    frames: dict[str, Any] = {}
    for state in play(game, seats, seed):
        for moment, fits in list(wanted.items()):
            for seat in range(seats):
                if moment in wanted and not state.over and fits(state, seat):
                    del wanted[moment]
                    frames[moment] = frame(game, state, seat)
                    if seat in state.actors() and len(move := compose(state.sight(seat, 1), 1)) > 1:
                        frames[f"{moment}-half"] = frame(game, state, seat, tuple(move[:1]))
        if state.over:
            frames["over"] = frame(game, state, 0)
            frames["over-watching"] = frame(game, state, None)
        elif len(state.journal(None)) == 12:
            frames["watching"] = frame(game, state, None)
    people = [person(seat) for seat in range(seats)]
    room = Room("playing", tuple(people), 0, {}, "untimed", True, True, True, ENGLISH, "ab" * 32)
    sheets = {language: sheet(game, language) for language in languages()}
    return {"sheets": sheets, "room": room, "names": NAMES[:seats], "frames": frames}


def person(seat: int) -> Person:
    """Some are bots, and one is away."""
    bot = "good" if seat % 3 == 1 else None
    return Person(
        name=NAMES[seat],
        colour=seat,
        person=bot is None,
        bot=bot,
        here=seat != 3,
        ready=True,
        end=False,
        who=NAMES[seat],
        newcomer=False,
    )


def main() -> None:
    WHERE.mkdir(exist_ok=True)
    tables = {"gulag": (5, 7, 10), "wooolf": (4, 5, 8), "boars": (2, 3, 4), "wolves": (3, 4, 6), "sobakistan": (3, 6)}
    for name, sizes in tables.items():
        for seats in sizes:
            found = gather(name, seats, seed=seats)
            (WHERE / f"{name}-{seats}.json").write_bytes(msgspec.json.encode(found))
            print(name, seats, ", ".join(found["frames"]))


if __name__ == "__main__":
    main()
