"""A bar that grows, for those who watch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(total: int, games: str) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, if that is a terminal, and a function that takes how much is done.

    `games` is the word for what is counted.
    """
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(games), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
