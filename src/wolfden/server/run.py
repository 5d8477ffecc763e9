"""Running a server: from the command line's words to a listening process, and down again politely."""

from __future__ import annotations

import logging
import sys

import uvicorn
from starlette.applications import Starlette

from wolfden.server.app import Server, build
from wolfden.server.hub import Hub
from wolfden.server.messages import LONGEST_FRAME
from wolfden.server.pool import Pool
from wolfden.server.settings import Settings

SWITCH = 0.0005  # seconds until the event loop lets the writer go on; Python's own 0.005 is felt by everybody


def application(settings: Settings) -> Starlette:
    """The application of a server with these settings."""
    return build(Server(settings, Hub(settings, Pool())))


def serve(settings: Settings, open_page: bool = False) -> None:
    """Serve until somebody says stop."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO)
    sys.setswitchinterval(SWITCH)
    config = uvicorn.Config(
        application(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # sizes of secrets mixed with what others say tell about them; and it is slow
        log_config=None,
        access_log=False,  # addresses have codes in them
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    server.run()
