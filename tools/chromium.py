"""The browser that tests use: finds it, and installs Debian's where that is possible.

    python tools/chromium.py

WOLFDEN_CHROMIUM names another one; WOLFDEN_NO_BROWSER=1 is for whoever does not want these tests at all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


class NoBrowser(Exception):
    """There is none, in a sentence that says what to do."""


def unwanted() -> bool:
    """Whether a developer has asked for no tests with a browser."""
    return os.environ.get("WOLFDEN_NO_BROWSER", "") not in ("", "0")


def find() -> str:
    """The browser's path; NoBrowser if there is none."""
    wanted = os.environ.get("WOLFDEN_CHROMIUM")
    if wanted and shutil.which(wanted) is None:
        raise NoBrowser(f"WOLFDEN_CHROMIUM is {wanted}, which is no program")
    found = shutil.which(wanted) if wanted else next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise NoBrowser(
            "The browser tests need Chromium: install it (Debian: apt-get install chromium), name one with "
            "WOLFDEN_CHROMIUM, or leave these tests out with WOLFDEN_NO_BROWSER=1."
        )
    return found


def install() -> None:
    """Have a browser if we can; NoBrowser if we cannot."""
    try:
        find()
        return
    except NoBrowser:
        if shutil.which("apt-get") is None or os.geteuid() != 0:
            raise
    print("Installing Chromium for the browser tests ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "--yes", "-qq", "--no-install-recommends", "chromium"]
    for refresh in (False, True):  # lists of packages may be old, or not there at all
        if refresh:
            subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False, capture_output=True)
        if subprocess.run(command, env=quiet, check=False, capture_output=True).returncode == 0:
            break
    find()


def main() -> int:
    if unwanted():
        return 0
    try:
        install()
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
