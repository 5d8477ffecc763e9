"""`python -m bench.duel GAME [--seats 5,7] [--games 2000] [--option name=value] [--jobs N] [--keep FILE] [--json]`.

Not in `__main__`, where worker processes would not find it.
"""

from __future__ import annotations

import argparse
import os
import signal
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

import wolfden
from bench.duel import boars, gulag, sobakistan, wooolf
from bench.duel.task import Task, tasks
from wolfden.engine.options import parse, settle

DUELS: dict[str, Any] = {"boars": boars, "gulag": gulag, "sobakistan": sobakistan, "wooolf": wooolf}


def deaf() -> None:
    """Ctrl-C is for the one who waits, not for those who work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(job: tuple[str, Task]) -> tuple[Task, Any]:
    """Play a part, in a process of its own."""
    name, task = job
    return task, DUELS[name].play_chunk(task)


class Kept:
    """The parts that were played before, line by line in a file. They are only good for the same bots."""

    def __init__(self, path: Path | None, kind: type[Any]) -> None:
        self.path = path
        self.parts: dict[bytes, Any] = {}
        if path is not None and path.exists():
            for line in path.read_bytes().splitlines():
                task, part = msgspec.json.decode(line, type=tuple[msgspec.Raw, kind])  # type: ignore[valid-type]
                self.parts[bytes(task)] = part

    def find(self, task: Task) -> Any:
        return self.parts.get(msgspec.json.encode(task))

    def add(self, task: Task, part: Any) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode((task, part)) + b"\n")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description="Good bots against others.")
    parser.add_argument("game", choices=sorted(DUELS))
    parser.add_argument("--seats", help="numbers of seats, with commas between")
    parser.add_argument("--games", type=int, default=2000, help="deals for each number of seats")
    parser.add_argument("--option", action="append", default=[], help="of the game, as name=value")
    parser.add_argument("--seed", type=int, default=0, help="the first deal's")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at work")
    parser.add_argument("--keep", type=Path, help="a file for the parts played, which are not played again")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    given = parser.parse_args(arguments)

    game, duel = wolfden.game(given.game), DUELS[given.game]
    seats = [int(number) for number in (given.seats or duel.SEATS).split(",") if number.isdigit()]
    if not seats or given.seats == "" or not set(seats) <= set(game.seats) or given.games < 1 or given.jobs < 1:
        parser.error(
            f"{given.game} is for {game.seats[0]} to {game.seats[-1]} seats, and takes a game and a job at least"
        )
    try:
        written = dict(parse(game.name, game.options, text) for text in given.option)
        options = settle(game.name, game.options, written)
    except wolfden.BadSetup as error:
        parser.error(str(error))
    chunks: dict[int, list[Any]] = {count: [] for count in seats}
    kept = Kept(given.keep, duel.Chunk)
    todo = list(tasks(seats, given.games, given.seed, options))
    for task in todo:
        if kept.find(task) is not None:
            chunks[task[0]].append(kept.find(task))
    jobs = [(given.game, task) for task in todo if kept.find(task) is None]
    notes = Console(stderr=True)
    with get_context("spawn").Pool(given.jobs, deaf) as pool, notes.status("") as status:
        try:
            for done, (task, chunk) in enumerate(pool.imap_unordered(play, jobs), 1):
                kept.add(task, chunk)
                chunks[chunk.seats].append(chunk)
                status.update(f"{done} of {len(jobs)} parts played; Ctrl-C shows what is there so far")
        except KeyboardInterrupt:
            notes.print("Stopped early.")
    results = [duel.result(count, played) for count, played in chunks.items() if played]
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        duel.as_text(results, Console())
    return 0
