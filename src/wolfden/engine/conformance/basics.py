"""Laws about the engine's contracts: every game must keep them, secret or not."""

from __future__ import annotations

from random import Random

from wolfden.engine import saving
from wolfden.engine.conformance.face import difference, face
from wolfden.engine.conformance.law import Broken, Trial, law
from wolfden.engine.conformance.walk import make, new, next_move, positions, some_positions
from wolfden.engine.errors import IllegalAction, NoSuchSeat, NotYet, WolfdenError
from wolfden.engine.game import Game
from wolfden.engine.observe import layout
from wolfden.engine.state import State

OFTEN = 64  # positions of a game to look at, where all of a long one would take too long


@law("deterministic")
def deterministic(game: Game, trial: Trial) -> None:
    """The same seed and moves give the same state, byte for byte."""
    pairs = zip(some_positions(game, trial, OFTEN), some_positions(game, trial, OFTEN), strict=True)
    for one, other in pairs:
        if one.save() != other.save():
            raise Broken("deterministic", f"{trial}: the same {one.decisions} moves led to two different states")


@law("clones")
def clones(game: Game, trial: Trial) -> None:
    """A clone is equal, and the two never touch each other again."""
    random = Random(trial.seed)
    _clone(new(game, trial), trial)  # first: random games rely on clones
    for state in some_positions(game, trial, 12):
        before, clone = state.save(), _clone(state, trial)
        while not clone.over:
            make(clone, next_move(clone, random))
        if state.save() != before:
            raise Broken("clones", f"{trial}: playing on in a clone changed its original")


@law("legal iff listed")
def legal_iff_listed(game: Game, trial: Trial) -> None:
    """Listed actions are accepted, all others refused with a reason; only actors have any."""
    for state in some_positions(game, trial, 6):
        actors = state.actors()
        if not actors and not state.over:
            raise Broken("legal iff listed", f"{trial}: nobody can act, and the game is not over")
        for seat in range(state.seats):
            legal = state.actions(seat)
            if bool(legal) != (seat in actors):
                raise Broken("legal iff listed", f"{trial}: seat {seat} has the actions {legal} while {actors} act")
            if list(legal) != sorted(set(legal)) or any(not 0 <= action < game.num_actions for action in legal):
                raise Broken(
                    "legal iff listed", f"{trial}: the actions {legal} of seat {seat} are not ascending numbers"
                )
            for action in range(-1, game.num_actions + 1):
                if _accepts(state, seat, action) != (action in legal):
                    listed = "listed but refused" if action in legal else "accepted but not listed"
                    raise Broken("legal iff listed", f"{trial}: action {action} of seat {seat} is {listed}")


@law("atomic refusal")
def atomic_refusal(game: Game, trial: Trial) -> None:
    """Whatever is refused changes nothing."""
    random = Random(trial.seed)
    for state in some_positions(game, trial, 8):
        before = state.save()
        for _ in range(20):
            seat = random.randrange(-1, state.seats + 1)
            actions = [random.randrange(-1, game.num_actions + 1) for _ in range(random.randrange(1, 4))]
            clone = state.clone()
            try:
                make(clone, (seat, random.choice(["act", "chain", "say"]), tuple(actions)))
            except (IllegalAction, NoSuchSeat):
                if clone.save() != before:
                    raise Broken(
                        "atomic refusal", f"{trial}: the refused {actions} of seat {seat} changed the state"
                    ) from None


@law("saving")
def save_and_load(game: Game, trial: Trial) -> None:
    """A saved and loaded game is the same to everybody, and goes on the same."""
    random = Random(trial.seed)
    for state in some_positions(game, trial, 6):
        loaded = game.load(state.save())
        if loaded.save() != state.save():
            raise Broken("saving", f"{trial}: a loaded game saves differently")
        twin = state.clone()
        for _ in range(6):
            for seat in range(state.seats):
                found = difference(face(twin, seat), face(loaded, seat))
                if found:
                    raise Broken("saving", f"{trial}: after loading, for seat {seat}, {found}")
            if twin.over:
                break
            move = next_move(twin, random)
            make(twin, move)
            make(loaded, move)


@law("texts")
def texts(game: Game, trial: Trial) -> None:
    """Every action and remark has a sentence of its own, and a number that leads back to it."""
    names = [f"player {seat}" for seat in range(10)]
    for what, size, value_of in (
        ("action", game.num_actions, game.action),
        ("remark", game.num_remarks, game.remark),
    ):
        told: dict[str, int] = {}
        for number in range(size):
            sentence = game.text(value_of(number), names)
            if game.number(value_of(number)) != number:
                raise Broken("texts", f"{what} {number} has another number as a value")
            if told.setdefault(sentence, number) != number:
                raise Broken("texts", f"{what}s {told[sentence]} and {number} are both called {sentence!r}")
    for state in some_positions(game, trial, 4):
        for seat in (*range(state.seats), None):
            for event in state.journal(seat):
                game.text(event, names)
            game.show(state.view(seat), game.words, names)


@law("observations")
def observations(game: Game, trial: Trial) -> None:
    """Every view keeps within the bounds of its fields, and so has its place in an array of fixed size."""
    plan = layout(game)
    for state in some_positions(game, trial, 6):
        for seat in (*range(state.seats), None):
            numbers = plan.encode(state.view(seat))
            if len(numbers) != plan.size or not all(0 <= number <= 1 for number in numbers):
                raise Broken(
                    "observations", f"{trial}: what seat {seat} observes is not {plan.size} numbers from 0 to 1"
                )


@law("journals")
def journals(game: Game, trial: Trial) -> None:
    """Journals only grow, and spectators are told nothing that the seats are not."""
    told: dict[int | None, tuple[object, ...]] = {}
    for state in some_positions(game, trial, OFTEN):
        for seat in (*range(state.seats), None):
            journal = state.journal(seat)
            if journal[: len(told.get(seat, ()))] != told.get(seat, ()):
                raise Broken("journals", f"{trial}: the journal of seat {seat} does not only grow")
            told[seat] = journal
        for seat in range(state.seats):
            if tuple(one.event for one in state.heard(seat) if one.public) != told[None]:
                raise Broken("journals", f"{trial}: spectators are told what seat {seat} is not")


@law("ends")
def ends(game: Game, trial: Trial) -> None:
    """A game ends within its limit, with scores in range; only then are there outcome and review."""
    low, high = game.score_range(trial.seats)
    for state in positions(game, trial):
        if state.decisions > game.max_decisions(trial.seats):
            raise Broken("ends", f"{trial}: more than {game.max_decisions(trial.seats)} decisions")
        if not state.over:
            for closed in (state.outcome, state.review):
                try:
                    closed()
                except NotYet:
                    continue
                raise Broken("ends", f"{trial}: {closed.__name__} answers before the game is over")
    outcome = state.outcome()
    game.text(outcome.reason)
    state.review()
    if len(outcome.scores) != trial.seats or not all(low <= score <= high for score in outcome.scores):
        raise Broken("ends", f"{trial}: the scores {outcome.scores} are not all between {low} and {high}")


def _clone(state: State, trial: Trial) -> State:
    clone = state.clone()
    if clone.save() != state.save():
        raise Broken("clones", f"{trial}: a clone is not equal to its original")
    for name in saving.own_fields(state):
        if _shares(getattr(state, name), getattr(clone, name)):
            raise Broken("clones", f"{trial}: a clone shares the list {name!r} with its original")
    return clone


def _accepts(state: State, seat: int, action: int) -> bool:
    clone = state.clone()
    try:
        clone.act(seat, action)
    except IllegalAction as error:
        if not str(error):
            raise Broken("legal iff listed", f"action {action} is refused without a word") from None
        return False
    except WolfdenError:
        return False
    return True


def _shares(one: object, other: object) -> bool:
    """Whether two values have a changeable part in common."""
    if isinstance(one, (list, dict, set)) and one is other:
        return True
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return any(_shares(a, b) for a, b in zip(one, other, strict=False))
    return False
