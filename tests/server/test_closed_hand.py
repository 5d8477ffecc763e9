"""The closed hand on the wire: what a seat cannot know changes nothing that is sent to it.

Two tables run side by side, one in some position, the other in a twin of it that one seat cannot tell from it. The
same script drives both. As long as the seat's view, journal and choices agree, its frames agree: in their bytes,
their number and their order. So do those of a spectator.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.house import Inline, Time
from wolfden import bots, registry
from wolfden.engine.chance import Chance
from wolfden.engine.conformance.law import Trial
from wolfden.engine.conformance.walk import some_positions, whole_move
from wolfden.engine.conformance.worlds import twins
from wolfden.engine.game import Game
from wolfden.engine.replay import digest
from wolfden.engine.state import ALL_EYES, State
from wolfden.server import lobby
from wolfden.server.app import Server
from wolfden.server.charter import Charter, Place
from wolfden.server.fold import Eyes, Fold
from wolfden.server.hub import Hub
from wolfden.server.refusal import Refusal
from wolfden.server.seats import hashed
from wolfden.server.settings import Settings
from wolfden.server.sheet import printed
from wolfden.server.socket import Socket
from wolfden.server.table import Table

ID = "A" * 22
STEPS = 14
PHANTOM = registry.game("examples.phantom_ttt")
look = Eyes.look
WATCHER = "watcher"
Make = Callable[[Game, int, int], list[tuple[State, State]]]


class Wire:
    """A connection without a network: what goes in, and every message that comes out."""

    def __init__(self, server: Server, token: str | None) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.out: list[str] = []
        self.token = token
        scope = {"type": "websocket", "headers": [], "path": f"/ws/{ID}", "client": ("192.0.2.1", 1)}
        self.socket = Socket(server, scope, self.incoming.get, self.send)
        self.task = asyncio.create_task(self.socket.run())

    async def send(self, message: Any) -> None:
        self.out.append(message.get("text") or json.dumps(message, default=str))

    def ask(self, **ask: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(ask)})

    def hello(self, **have: Any) -> None:
        self.ask(ask="hello", **({} if self.token is None else {"token": self.token}), **have)

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect"})
        await self.task


class Patient(Inline):
    """Bots that answer when the script lets them."""

    def __init__(self, game: Game) -> None:
        super().__init__(lambda _: game)
        self.waiting: dict[int, asyncio.Event] = {}

    async def play(self, game: str, data: Any, sight: bytes, seat: int, *rest: Any, talk: bool = True) -> Any:
        gate = self.waiting[seat] = asyncio.Event()
        await gate.wait()
        del self.waiting[seat]
        return await super().play(game, data, sight, seat, *rest, talk=talk)


class Side:
    """One of the two tables, and all who are connected to it."""

    def __init__(self, server: Server, table: Table, bots: Patient, time: Time) -> None:
        self.server = server
        self.time = time
        self.bots = bots
        self.table = table
        self.wires: dict[object, Wire] = {}
        self.sent: dict[object, list[str]] = {}

    @property
    def state(self) -> State:
        assert self.table.fold is not None
        return self.table.fold.state

    async def settle(self) -> None:
        """Wait until everything asked so far is done and told."""
        for _ in range(3):
            while any(not wire.incoming.empty() for wire in self.wires.values()):
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            await self.table.safe()

    async def let_bot_play(self, seat: int) -> None:
        """Let a bot that waits have its turn, with all it says, and wait until it is through."""
        self.bots.waiting[seat].set()
        await asyncio.sleep(0)
        while len(self.bots.waiting) < len(self.server.hub.players.tasks):
            await asyncio.sleep(0)
        await self.settle()

    async def come(self, who: object, **have: Any) -> None:
        wire = self.wires[who] = Wire(self.server, None if who == WATCHER else f"token {who}")
        wire.out = self.sent.setdefault(who, [])
        wire.hello(**have)
        await self.settle()

    async def go(self, who: object) -> None:
        await self.wires.pop(who).close()

    async def ask(self, who: object, **ask: Any) -> None:
        self.wires[who].ask(**ask)
        await self.settle()

    def knows(self, seat: int | None) -> bytes:
        return knowledge(self.state, seat)


def knowledge(state: State, seat: int | None) -> bytes:
    """All that these eyes may know."""
    known: list[Any] = [state.view(seat), state.journal(seat), state.actors(), state.over]
    if seat is not None:
        known += [state.actions(seat), state.remarks(seat)]
    return msgspec.json.encode(known)


@contextlib.asynccontextmanager
async def side(path: Path, state: State, bot_seats: set[int]) -> AsyncIterator[Side]:
    """A table in that state: the same in everything that is the table's, whatever the state is."""
    game = state.table.game
    settings = Settings(data_dir=path, bot_delay=(0, 0), limited=False, save_every=3)
    patient = Patient(game)
    time = Time()
    hub = Hub(settings, patient, time, lambda _: game)
    server = Server(settings, hub)
    hub.store.start()
    charter = Charter(
        id=ID,
        game=game.name,
        version=game.version,
        secret="00" * 32,
        created=0,
        places=[place(game, seat, seat in bot_seats) for seat in range(state.seats)],
        options=dict(state.table.options),
        code="ABCDEFGH",
        tempo="live",
        chat=True,
        review=False,  # not even at the end
    )
    table = Table(hub, charter, game, printed(game).digest)
    hub.tables[ID] = table
    lobby.begin(table, state=state)
    it = Side(server, table, patient, time)
    try:
        yield it
    finally:
        for who in list(it.wires):
            await it.go(who)
        await hub.close()


def place(game: Game, seat: int, bot: bool) -> Place:
    if bot:
        return Place(f"Bot {seat}", seat, bot=bots.names(game)[0])
    return Place(f"Player {seat}", seat, person=True, token=hashed(f"token {seat}"), ready=True)


def playable(state: State, seat: int, seed: int) -> State:
    """Another world that the seat cannot tell from this one, as a true state that tells and plays on."""
    world = state.redeal(seat, seed)
    world.log = world.log.copy()
    world.eye = ALL_EYES
    world.telling = True
    return world


# The script: each step is done at both tables, and must not need anything but what the seat knows at both.


class Script:
    """What happens at the two tables."""

    def __init__(self, sides: tuple[Side, Side], eye: int, random: Random) -> None:
        self.sides = sides
        self.eye = eye
        self.random = random
        self.ids = 0
        self.unnoticed = 0

    def id(self) -> str:
        self.ids += 1
        return f"id {self.ids}"

    def same(self) -> bool:
        """Whether the seat and the spectators know the same at both tables."""
        one, other = self.sides
        return one.knows(self.eye) == other.knows(self.eye) and one.knows(None) == other.knows(None)

    async def both(self, who: object, **ask: Any) -> None:
        for one in self.sides:
            await one.ask(who, **ask)

    async def start(self) -> None:
        for one in self.sides:
            await one.come(self.eye)
            await one.come(WATCHER)
            for seat, place in enumerate(one.table.charter.places):
                if seat != self.eye and place.bot is None:
                    await one.come(seat)

    def at(self) -> int:
        fold = self.sides[0].table.fold
        assert fold is not None
        return fold.eyes[self.eye].n

    async def step(self) -> None:
        """One thing that somebody does, chosen by what both tables have in common."""
        own = [self.draft, self.why, self.illegal, self.stale, self.nonsense, self.resume, self.come_anew, self.chat]
        own += [self.remark, self.own_move, self.own_move, self.own_move]
        others = [self.other_moves] * 6 + [self.other_is_refused, self.other_drafts, self.other_says, self.other_leaves]
        others += [self.bot_plays] * 6 + [self.others_move_unnoticed] * 4
        for one in self.sides:
            one.time.at += 1000
        await self.random.choice([*own, *others])()

    # The seat itself.

    def choices(self, legal: bool) -> int:
        state = self.sides[0].state
        actions = state.actions(self.eye)
        everything = range(state.table.game.num_actions)
        among = actions if legal and actions else [action for action in everything if action not in actions]
        return self.random.choice(among or list(everything))

    async def draft(self) -> None:
        prefix = [self.choices(True) for _ in range(self.random.randrange(3))]
        await self.both(self.eye, ask="draft", id=self.id(), at=self.at(), prefix=prefix)

    async def why(self) -> None:
        await self.both(self.eye, ask="why", id=self.id(), actions=[self.choices(False)])

    async def illegal(self) -> None:
        actions = [self.choices(False) for _ in range(self.random.randrange(1, 3))]
        await self.both(self.eye, ask="move", id=self.id(), at=self.at(), actions=actions)

    async def stale(self) -> None:
        await self.both(self.eye, ask="move", id=self.id(), at=0, actions=[self.choices(True)])

    async def nonsense(self) -> None:
        await self.both(self.eye, ask="move", id=self.id(), at=-1, actions="all")

    async def chat(self) -> None:
        await self.both(self.eye, ask="chat", id=self.id(), text="Who is it?")

    async def remark(self) -> None:
        remarks = self.sides[0].state.remarks(self.eye)
        number = self.random.choice(remarks) if remarks else 0
        await self.both(self.eye, ask="say", id=self.id(), remark=number)

    async def own_move(self) -> None:
        state = self.sides[0].state
        if self.eye in state.actors():
            move = whole_move(state, self.eye, self.random)
            await self.both(self.eye, ask="move", id=self.id(), at=self.at(), actions=list(move))

    async def resume(self) -> None:
        """Go, miss something, and come back for the rest."""
        for who in (self.eye, WATCHER):
            eyes = self.sides[0].table.eyes(None if who == WATCHER else self.eye)
            assert eyes is not None
            n, heard = eyes.n, eyes.heard
            for one in self.sides:
                await one.go(who)
            await self.other_moves()
            for one in self.sides:
                await one.come(who, n=n, heard=heard, chat=0)

    async def come_anew(self) -> None:
        for one in self.sides:
            await one.go(self.eye)
            await one.come(self.eye)

    # The others: they know other things at the two tables, and may do other things.

    def other(self) -> int | None:
        actors = [seat for seat in self.sides[0].state.actors() if seat != self.eye and seat in self.sides[0].wires]
        return self.random.choice(actors) if actors else None

    async def other_moves(self) -> None:
        seat, id, seed = self.other(), self.id(), self.random.random()
        for one in self.sides:
            if seat is not None and seat in one.state.actors():
                at = one.table.fold.eyes[seat].n if one.table.fold else 0
                await one.ask(seat, ask="move", id=id, at=at, actions=list(whole_move(one.state, seat, Random(seed))))

    async def others_move_unnoticed(self) -> None:
        """Whatever happens at one table only, and these eyes cannot know of, they must not get to know."""
        one = self.random.choice(self.sides)
        for _ in range(8):
            before = one.knows(self.eye), one.knows(None)
            seat = self.other()
            if seat is None or seat not in one.state.actors():
                return
            move = whole_move(one.state, seat, self.random)
            tried = one.state.clone()
            tried.chain(seat, move)
            if (knowledge(tried, self.eye), knowledge(tried, None)) == before:
                assert one.table.fold is not None
                at = one.table.fold.eyes[seat].n
                await one.ask(seat, ask="move", id=self.id(), at=at, actions=list(move))
                self.unnoticed += 1
                await self.come_anew()
                await self.chat()

    async def other_is_refused(self) -> None:
        seat, id = self.other(), self.id()
        for one in self.sides:
            if seat is not None:
                at = one.table.fold.eyes[seat].n if one.table.fold else 0
                await one.ask(seat, ask="move", id=id, at=at, actions=[10**6])

    async def other_drafts(self) -> None:
        seat, id = self.other(), self.id()
        for one in self.sides:
            if seat is not None and one.state.actions(seat):
                at = one.table.fold.eyes[seat].n if one.table.fold else 0
                await one.ask(seat, ask="draft", id=id, at=at, prefix=[one.state.actions(seat)[0]])

    async def other_says(self) -> None:
        seat, id = self.other(), self.id()
        if seat is not None:
            common = [set(one.state.remarks(seat)) for one in self.sides]
            for remark in sorted(set.intersection(*common))[:1]:
                await self.both(seat, ask="say", id=id, remark=remark)

    async def bot_plays(self) -> None:
        seats = sorted(set.intersection(*(set(one.bots.waiting) for one in self.sides)))
        if seats:
            seat = self.random.choice(seats)
            for one in self.sides:
                await one.let_bot_play(seat)

    async def other_leaves(self) -> None:
        """Somebody's page is closed and opened again."""
        seat = self.other()
        if seat is not None:
            for one in self.sides:
                await one.go(seat)
                await one.come(seat)


async def compare(path: Path, first: State, second: State, eye: int, seed: int, bot_seats: set[int]) -> tuple[int, int]:
    """Drive both tables; how many steps they stayed the same to the seat, and how many hidden moves were made."""
    random = Random(seed)
    async with side(path / "one", first, bot_seats) as one, side(path / "other", second, bot_seats) as other:
        script = Script((one, other), eye, random)
        assert script.same()
        await script.start()
        for step in range(STEPS):
            agree(one, other, eye)
            await script.step()
            if not script.same():
                return step, script.unnoticed
        agree(one, other, eye)
        return STEPS, script.unnoticed


def agree(one: Side, other: Side, eye: int) -> None:
    for who in (eye, WATCHER):
        for number, (mine, theirs) in enumerate(zip(one.sent[who], other.sent[who], strict=False)):
            assert mine == theirs, f"frame {number} to {who} tells what it cannot know"
        assert len(one.sent[who]) == len(other.sent[who]), f"the number of frames to {who} tells what it cannot know"


def redealt(game: Game, seats: int, eye: int) -> list[tuple[State, State]]:
    trial = Trial(seats, {}, seed=eye + 1)
    number = 3 if game is not PHANTOM else 8
    return [(state.clone(), playable(state, eye, 7)) for state in some_positions(game, trial, number)]


def another_future(game: Game, seats: int, eye: int) -> list[tuple[State, State]]:
    """The same position with other chance to come."""
    pairs = []
    for state in some_positions(game, Trial(seats, {}, seed=eye + 5), 1):
        twin = state.clone()
        twin.chance = Chance(2**100 + eye, true=True)
        pairs.append((state.clone(), twin))
    return pairs[:2]


def found(game: Game, seats: int, eye: int) -> list[tuple[State, State]]:
    """Pairs from fresh games that told the seat the same."""
    trial = Trial(seats, {}, seed=seats * (eye + 1) + eye)
    pairs = []
    for group in twins(game, trial, eye, fresh=60):
        states = [states[0] for states in group.values()]
        different = [state for state in states[1:] if state.save() != states[0].save()]
        if different and not states[0].over:
            pairs.append((states[0].clone(), different[-1].clone()))
    return [pairs[index] for index in sorted({0, len(pairs) // 2, len(pairs) - 1})] if pairs else []


async def run(path: Path, game: Game, make: Make) -> tuple[int, int]:
    """Every seat at small tables."""
    seats = game.seats[0]
    steps = unnoticed = 0
    for eye in range(seats):
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
        return Refusal(f"No, at move {table.fold.seq} of {digest(table.fold.state)}", error.reason)

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
