"""Our server, as it is for everybody, but without limits on how fast one address may ask."""

from __future__ import annotations

import sys
from pathlib import Path

from wolfden.server.run import serve
from wolfden.server.settings import Settings

if __name__ == "__main__":
    port, folder = sys.argv[1:]
    serve(Settings(data_dir=Path(folder), port=int(port), limited=False))
