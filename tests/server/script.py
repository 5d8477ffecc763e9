"""What happens at two tables that one seat cannot tell apart: each step is done at both, and must not need anything but
what the seat knows at both.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.server.sides import WATCHER, Side, knowledge, side
from wolfden.engine.conformance.walk import whole_move
from wolfden.engine.state import State

STEPS = 14


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
        own += [self.advise, self.advise, self.remark, self.own_move, self.own_move, self.own_move]
        others = [self.other_moves] * 6 + [self.other_is_refused, self.other_drafts, self.other_says, self.other_leaves]
        others += [self.other_asks]
        others += [self.bot_plays] * 6 + [self.others_move_unnoticed] * 4
        for one in self.sides:
            one.time.at += 1000
        await self.random.choice([*own, *others])()

    # The seat itself.

    def choices(self, legal: bool) -> int:
        state = self.sides[0].state
        actions = state.actions(self.eye)
        everything = range(state.setting.game.num_actions)
        among = actions if legal and actions else [action for action in everything if action not in actions]
        return self.random.choice(among or list(everything))

    async def draft(self) -> None:
        prefix = [self.choices(True) for _ in range(self.random.randrange(3))]
        await self.both(self.eye, ask="draft", id=self.id(), at=self.at(), prefix=prefix)

    async def advise(self) -> None:
        await self.both(self.eye, ask="advise", id=self.id(), at=self.at())

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

    async def other_asks(self) -> None:
        """For advice, at one of the tables only: nobody is to notice."""
        seat, one = self.other(), self.random.choice(self.sides)
        if seat is not None:
            at = one.table.fold.eyes[seat].n if one.table.fold else 0
            await one.ask(seat, ask="advise", id=self.id(), at=at)

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
