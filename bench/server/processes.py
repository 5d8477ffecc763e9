"""The two servers and the load on them: each server has one core for itself, all clients share another."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from bench.server import script
from bench.server.ours import OurTable
from bench.server.script import Load, Table
from bench.server.theirs import TheirTable
from tools import page

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".make" / "bench-server"
RIVAL = ROOT / "bench" / "server" / "rival"
PATIENCE = 60.0


class Cores(msgspec.Struct, frozen=True):
    """Where the servers run, and where the clients do."""

    servers: int
    clients: int


def cores() -> Cores:
    """Two cores of this machine; with only one, both share it, and the numbers say little."""
    found = sorted(os.sched_getaffinity(0))
    return Cores(found[-1], found[0])


class Served:
    """A server under load; the clients run in this process."""

    def __init__(self, server: subprocess.Popen[bytes], table: Callable[[int], Table], port: int) -> None:
        self.server = server
        self.table = table
        self.port = port

    def drive(self, at_once: int, games: int) -> tuple[Load, float]:
        """A round, and the processor time that it cost the server."""
        return asyncio.run(self._drive(at_once, games))

    async def _drive(self, at_once: int, games: int) -> tuple[Load, float]:
        tables = [self.table(self.port) for _ in range(at_once * games)]
        await script.prepare(tables)
        await asyncio.sleep(0.5)  # what setting up left behind is done by then
        before = used(self.server.pid)
        found = await script.play(tables, at_once)
        cost = used(self.server.pid) - before
        await asyncio.sleep(0.1)
        for table in tables:
            table.close()
        await asyncio.sleep(0.3)
        return found, cost


@contextmanager
def ours(where: Cores) -> Iterator[Served]:
    """Our server on an empty database, which is on a disk as everybody's is."""
    folder = WORK / "data"
    shutil.rmtree(folder, ignore_errors=True)
    port = free_port()
    with running([sys.executable, "-m", "bench.server.serve", str(port), str(folder)], where.servers) as server:
        wait_for(port, server)
        yield Served(server, OurTable, port)
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def theirs(where: Cores) -> Iterator[Served]:
    """boardgame.io, installed if it is not there yet."""
    folder = WORK / "rival"
    folder.mkdir(parents=True, exist_ok=True)
    for path in RIVAL.iterdir():
        shutil.copy(path, folder)
    npm = page.node()
    if page.read(folder / ".installed") != page.read(RIVAL / "package-lock.json"):
        path = os.pathsep.join([str(Path(npm[0]).parent), os.environ["PATH"]])
        command = [*npm, "install", "--no-save", "--loglevel=error"]
        subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, check=True)
        shutil.copy(RIVAL / "package-lock.json", folder / ".installed")
    node = npm[0] if len(npm) > 1 else "node"
    port = free_port()
    with running([node, "serve.js", str(port)], where.servers, folder) as server:
        wait_for(port, server)
        yield Served(server, TheirTable, port)


@contextmanager
def running(command: list[str], core: int, folder: Path = ROOT) -> Iterator[subprocess.Popen[bytes]]:
    """A process on that core, until we are done with it."""
    pinned = ["taskset", "--cpu-list", str(core), *command]
    process = subprocess.Popen(pinned, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait until somebody answers there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            with urlopen(f"http://127.0.0.1:{port}/"):
                return
        except (URLError, ConnectionError) as error:
            if getattr(error, "code", None) is not None:
                return  # it refuses, so it is there
            time.sleep(0.1)
    raise RuntimeError(f"the server for port {port} does not start")


def used(pid: int) -> float:
    """Seconds of processor time that all threads of a process have had."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        total += int((thread / "schedstat").read_text().split()[0])
    return total / 1e9
