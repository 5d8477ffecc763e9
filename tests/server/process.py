"""A real server process that can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

# Python reads such a file at its start, also that of a worker.
DYING = """
import os, sys
if "wolfden.server.worker" in sys.orig_argv and not os.path.exists({healed!r}):
    with open({starts!r}, "ab") as file:
        file.write(b".")
    if {when!r} == "before":
        os._exit(1)
    import threading
    threading.Timer(1.5, os._exit, [1]).start()
"""


def dying_workers(folder: Path, monkeypatch: pytest.MonkeyPatch, when: str = "before") -> Path:
    """Let all workers die as soon as they start, or soon after, until there is a file `healed` in the folder.

    Gives a file with a letter for each start.
    """
    folder.mkdir(exist_ok=True)
    starts = folder / "starts"
    text = DYING.format(starts=str(starts), healed=str(folder / "healed"), when=when)
    (folder / "sitecustomize.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return starts


class Process:
    """`wolfden serve` on a port of its own."""

    program: tuple[str, ...] = ("-m", "wolfden.cli")

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self.arguments = arguments
        self.log = data / "log"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it takes connections."""
        self.data.mkdir(exist_ok=True)
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, *self.program, "serve", "--port", str(self.port)),
                *("--data-dir", str(self.data), *self.arguments),
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        async with asyncio.timeout(60):
            while True:
                assert self.process.returncode is None, self.log.read_text()
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.01)
                else:
                    writer.close()
                    return

    async def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        """Politely; gives the exit status."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(20):
            return await self.process.wait()
