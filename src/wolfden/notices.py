"""What there is to say to somebody, without a word of any language: which thing, and what stands in it.

A catalogue of each language has a sentence under the name of the class, with the fields as its arguments. So a server
can talk to people whose language it does not know, and a mistake at the command line is worded only where it is shown.
"""

from __future__ import annotations

import msgspec

from wolfden.engine.errors import BadSetup


class Notice(msgspec.Struct, frozen=True, tag=True, tag_field="is"):
    """One thing to say. Fields are whole numbers, strings (names, files), or tuples of strings."""


class Complaint(BadSetup):
    """Something at the command line that cannot be done, for whoever typed it."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(repr(notice))
        self.notice = notice
