"""Everything that a seat could not rule out, found the slow way: all hidden choices played out on the engine itself."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from tests.games.sobakistan.table import BLOODHOUND, BOX
from wolfden.games.sobakistan.state import SLOT, Sobakistan, board_of, set_boards

# A public or own move: who made it, and the choices.
Move = tuple[int, tuple[int, ...]]
World = tuple[tuple[int, ...], ...]  # all boards


def boards(s: Sobakistan) -> World:
    return tuple(board_of(s, wolf) for wolf in range(2, s.seats))


def starts(s: Sobakistan, eye: int) -> Iterator[tuple[Sobakistan, float]]:
    """The game at its beginning for each start that the seat thinks possible, with its weight."""
    if eye != BLOODHOUND:
        yield s.clone(), 1.0
        return
    possible = BOX.deck if s.setting.options["open_routes"] else range(len(BOX.routes))
    routes = Counter(BOX.routes[number][0] for number in possible)
    for start, times in routes.items():
        other = s.clone()
        other.route = next(number for number in possible if BOX.routes[number][0] == start)
        set_boards(other, dict.fromkeys(range(2, s.seats), (start,)))
        yield other, float(times)


def whole_moves(s: Sobakistan, seat: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every whole move of a seat, as likely as chance makes it."""
    stack: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while stack:
        prefix, weight = stack.pop()
        actions = s.draft(seat, prefix)[0] if s.step.draft else s.actions(seat)
        for action in actions:
            chain, chance = (*prefix, action), weight / len(actions)
            if not s.step.draft or is_whole(s, seat, chain):
                yield chain, chance
            else:
                stack.append((chain, chance))


def is_whole(s: Sobakistan, seat: int, chain: tuple[int, ...]) -> bool:
    return s.play_draft(s.branch(), seat, chain)


def worlds(begin: Sobakistan, moves: list[Move], truth: Sobakistan, eye: int) -> dict[World, float]:
    """All boards that fit what the seat was told, by how likely they are."""
    heard = truth.journal(eye)
    found: dict[World, float] = defaultdict(float)
    for start, weight in starts(begin, eye):
        grow(start, moves, 0, weight, heard, eye, found)
    total = sum(found.values())
    return {world: weight / total for world, weight in found.items()}


def grow(
    s: Sobakistan,
    moves: list[Move],
    at: int,
    weight: float,
    heard: tuple[object, ...],
    eye: int,
    found: dict[World, float],
) -> None:
    """Play on in every way that the seat could not tell from the truth."""
    journal = s.journal(eye)
    if journal != heard[: len(journal)]:
        return
    if at == len(moves):
        if journal == heard:
            found[boards(s)] += weight
        return
    seat, chain = moves[at]
    if seat < 2 or seat == eye:
        twin = s.clone()
        if seat in twin.actors() and all(action in twin.draft(seat, chain[:n])[0] for n, action in enumerate(chain)):
            twin.chain(seat, chain)
            grow(twin, moves, at + 1, weight, heard, eye, found)
    elif seat in s.actors():
        for choice, chance in whole_moves(s, seat):
            twin = s.clone()
            twin.chain(seat, choice)
            grow(twin, moves, at + 1, weight * chance, heard, eye, found)


def marginals(found: dict[World, float], wolf: int) -> dict[int, float]:
    """How likely a Wolf is at each station."""
    where: dict[int, float] = defaultdict(float)
    for world, weight in found.items():
        where[world[wolf - 2][-1] % SLOT] += weight
    return where
