"""See `command.py`."""

import sys

from bench.duel.command import main

if __name__ == "__main__":
    sys.exit(main())
