"""Running a server: from the command line's words to a listening process, and down again politely."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import uvicorn
from filelock import FileLock, Timeout

from wolfden.notices import Complaint
from wolfden.server.app import Application, Server, cards
from wolfden.server.calm import Calm
from wolfden.server.guest import Guest
from wolfden.server.hub import Hub
from wolfden.server.messages import LONGEST_FRAME
from wolfden.server.pool import Pool
from wolfden.server.settings import Settings
from wolfden.server.starting import CannotListen, ServerRuns
from wolfden.server.wire import Wire

log = logging.getLogger("wolfden.server")

SWITCH = 0.0005  # seconds until the event loop lets the writer go on; Python's own 0.005 is felt by everybody

# What we throw away is mostly freed at once. Looking for the rest makes everybody wait: among what is new it is quick,
# so it is done often; among all tables it takes a tenth of a second, so it is done hardly ever.
RUBBISH = 2_000, 1_000, 1_000


class Polite(uvicorn.Server):
    """Lets everybody go with a word, before it closes their connections."""

    def __init__(self, server: Server, open_page: bool = False) -> None:
        super().__init__(config(server))
        self.server = server
        self.open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            settings = self.server.settings
            host = f"[{settings.host}]" if ":" in settings.host else settings.host
            page = f"http://{host}:{settings.port}/"
            log.info("the table is open: %s", page)
            if self.open_page:
                webbrowser.open(page)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.farewell()
        await super().shutdown(sockets)


def config(server: Server) -> uvicorn.Config:
    """How the server listens."""
    settings = server.settings
    return uvicorn.Config(
        Application(server),
        host=settings.host,
        port=settings.port,
        http=Guest,
        ws=Wire,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # how well secrets compress tells about them; and it is slow
        log_config=None,
        access_log=False,  # addresses have codes in them
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def serve(settings: Settings, open_page: bool = False) -> None:
    """Serve until somebody says stop."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO, handlers=[Calm()])
    sys.setswitchinterval(SWITCH)
    threading.Thread(target=cards, daemon=True).start()  # whoever comes first should not wait for them
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*RUBBISH)
    with alone(settings.data_dir), bound(settings) as door:
        server = Polite(Server(settings, Hub(settings, Pool())), open_page)
        # While it runs, uvicorn looks after signals, and passes them on at the end: then everything is put away, and
        # all is well. Before, there is nothing to put away.
        signal.signal(signal.SIGTERM, lambda number, frame: None if server.started else sys.exit(0))
        server.run([door])


def bound(settings: Settings) -> socket.socket:
    """The socket that everybody will come in by, once the server runs; Complaint if it cannot be had."""
    door = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
        return door
    except OSError as error:
        door.close()
        why = str(error) if error.errno is None else os.strerror(error.errno).lower()
        raise Complaint(CannotListen(settings.host, str(settings.port), why)) from None


@contextlib.contextmanager
def alone(data_dir: Path) -> Iterator[None]:
    """Keep other servers out of a folder as long as this one lives."""
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FileLock(data_dir / "lock")
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Complaint(ServerRuns(str(data_dir))) from None
    try:
        yield
    finally:
        lock.release()
