"""A server whose bots answer at once, and which limits nothing: python -m tests.browser.serve PORT DATA SETTINGS."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from wolfden.server.run import serve
from wolfden.server.settings import Settings


def main() -> None:
    port, data, more = sys.argv[1:]
    quick = {"bot_delay": (0.0, 0.0), "bot_tick": 0.01, "limited": False, **json.loads(more)}
    serve(Settings(data_dir=Path(data), port=int(port), **quick))


if __name__ == "__main__":
    main()
