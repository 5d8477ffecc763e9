"""The closed hand on the wire: what a seat cannot know changes nothing that is sent to it.

Two tables run side by side, one in some position, the other in a twin of it that one seat cannot tell from it. The
same script drives both. As long as the seat's view, journal and choices agree, its frames agree: in their bytes,
their number and their order. So do those of a spectator.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.pairs import PHANTOM, Pair, another_future, branched, found, redealt
from tests.server.script import compare
from wolfden import registry
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.server import fold
from wolfden.server.fold import Eyes, Fold
from wolfden.server.hints import Hints
from wolfden.server.reasons import Misunderstood
from wolfden.server.refusal import Refusal
from wolfden.server.table import Table

look = Eyes.look
Make = Callable[[Game, int, int], list[Pair]]


async def run(
    path: Path, game: Game, make: Make, seats: int | None = None, eyes: Sequence[int] | None = None
) -> tuple[int, int]:
    """At small tables, unless it is said how many seats; every seat, unless it is said which."""
    seats = seats or game.seats[0]
    steps = unnoticed = 0
    for eye in eyes or range(seats):
        for number, (first, second) in enumerate(make(game, seats, eye)):
            # In imagined worlds others' journals are missing, so no bots play there.
            bot_seats = {seat for seat in range(seats) if seat != eye and seat % 2 and make is not redealt}
            stayed, hidden = await compare(path / f"{eye} {number}", first, second, eye, eye + number, bot_seats)
            steps, unnoticed = steps + stayed, unnoticed + hidden
    return steps, unnoticed


@pytest.mark.parametrize("make", [redealt, another_future])
@pytest.mark.parametrize("name", registry.games())
def test_frames_are_the_same(tmp_path: Path, name: str, make: Make) -> None:
    game = registry.game(name)
    steps, _ = asyncio.run(run(tmp_path, game, make))
    assert steps >= 5 * game.seats[0]


@pytest.mark.parametrize("name", ["gulag", "wolves", "wooolf"])
def test_frames_are_the_same_in_games_that_were_not_imagined(tmp_path: Path, name: str) -> None:
    """The other games begin in so many ways that no two tell a seat the same."""
    game = registry.game(name)
    steps, _ = asyncio.run(run(tmp_path, game, found))
    assert steps >= 3 * game.seats[0]


def test_frames_are_the_same_when_wolves_went_elsewhere(tmp_path: Path) -> None:
    """No redeal: one fresh game, played twice. (In Boars on the Run! all choices are seen by all.)"""
    game = registry.game("sobakistan")
    steps, _ = asyncio.run(run(tmp_path, game, branched))
    assert steps >= 3 * game.seats[0]


@pytest.mark.parametrize("make", [redealt, branched])
def test_the_bloodhound_learns_nothing_from_the_frames_about_four_wolves(tmp_path: Path, make: Make) -> None:
    """What is sent does not depend on the Wolves' boards beyond what was announced."""
    bloodhound, liaison, wolf = 0, 1, 4
    steps, _ = asyncio.run(run(tmp_path, registry.game("sobakistan"), make, 6, (bloodhound, liaison, wolf)))
    assert steps >= 12


def test_moves_that_nobody_notices_are_not_noticed(tmp_path: Path) -> None:
    steps, unnoticed = asyncio.run(run(tmp_path, PHANTOM, redealt))
    assert steps >= 20 and unnoticed >= 5


# Every one of these tells something, and is found out.


def every_frame_goes_to_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Eyes, "look", lambda eyes, state, moved: not setattr(eyes, "n", eyes.n + 1) and look(eyes, state, True)
    )


def clocks_go_by_what_happens(patch: pytest.MonkeyPatch) -> None:
    def time(fold: Fold, at: int) -> None:
        fold.since = [at if seat in fold.state.actors() else None for seat in range(fold.state.seats)]

    patch.setattr(Fold, "time", time)


def refusals_say_too_much(patch: pytest.MonkeyPatch) -> None:
    def says(table: Table, error: Any) -> Refusal:
        assert table.fold is not None
        return Refusal(Misunderstood(f"No, at move {table.fold.seq} of {table.fold.state.save()[:16].hex()}"))

    patch.setattr(Table, "engine_says", says)


def rooms_count_moves(patch: pytest.MonkeyPatch) -> None:
    real = Table.room

    def room(table: Table, seated: bool) -> bytes:
        return real(table, seated).replace(b"Player", b"Player %d" % (table.fold.seq if table.fold else 0))

    patch.setattr(Table, "room", room)


def clients_see_the_seq(patch: pytest.MonkeyPatch) -> None:
    real = Table.done

    def done(table: Table, who: Any, client: str) -> None:
        real(table, who, f"{client} as number {table.fold.seq if table.fold else 0}")

    patch.setattr(Table, "done", done)


@pytest.mark.parametrize(
    "leak",
    [
        every_frame_goes_to_everybody,
        clocks_go_by_what_happens,
        refusals_say_too_much,
        rooms_count_moves,
        clients_see_the_seq,
    ],
)
def test_leaks_are_found(tmp_path: Path, leak: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="tells what it cannot know"):
        asyncio.run(run(tmp_path, PHANTOM, redealt))


def hints_go_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    real = Hints.found

    async def found(hints: Hints, table: Table, fold: Fold, seat: int, n: int) -> Any:
        answer = await real(hints, table, fold, seat, n)
        truth = {"is": "Truth", "seed": zlib.crc32(fold.state.save())}
        return answer if isinstance(answer, Refusal) else msgspec.structs.replace(answer, whys=(truth,))

    patch.setattr(Hints, "found", found)


def cautions_go_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    last: dict[int | None, int] = {}

    def remembering(eyes: Eyes, state: State, moved: bool) -> bool:
        last[eyes.seat] = zlib.crc32(state.save())
        return look(eyes, state, moved)

    patch.setattr(Eyes, "look", remembering)
    patch.setattr(fold, "cautions", lambda game, view, actions: tuple((action, last[view.seat]) for action in actions))


@pytest.mark.parametrize("leak", [hints_go_by_the_truth, cautions_go_by_the_truth])
def test_leaks_of_hints_are_found(tmp_path: Path, leak: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="tells what it cannot know"):
        asyncio.run(run(tmp_path, registry.game("gulag"), redealt))
