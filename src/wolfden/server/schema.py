"""What is kept on disk. Moves are only ever added; a game's state is what they lead to."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, String, Table, UniqueConstraint

metadata = MetaData()

VERSION = 1  # kept in the file; a server refuses one that is higher than its own
APPLICATION = 0x576F6C66  # kept in the file, too: "Wolf"

# All that is the table's and not the game's, as one document: see charter.py. The other columns are for finding it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), unique=True),  # the invite
    Column("phase", String(8), nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),  # witnessed milliseconds: see clock.py
    Column("due", BigInteger, index=True),  # when somebody's time is over, or a bot has to play
    Column("charter", LargeBinary, nullable=False),
)

# `body` is JSON: the actions of a move, the number of a remark, or where a table went on after an upgrade.
moves = Table(
    "moves",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("client", String(40)),  # the id that the client gave it; none if a bot played
    Column("at", BigInteger, nullable=False),  # witnessed
    Column("kind", String(8), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("person", String(16)),  # who made it; none if a bot played
    sqlite_with_rowid=False,  # one place to write to for each move: whoever has the last `seq` knows all `client`s, too
)

# A state now and then, and what the seats' positions were: a quick start, and the way on when rules change.
saves = Table(
    "saves",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("seen", LargeBinary, nullable=False),
)

# Whose a line or a note is says the person, never the seat: seats change hands. A line keeps its author's name.
chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("client", String(40)),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("text", String(500), nullable=False),
    UniqueConstraint("table", "person", "client"),
)

notes = Table(
    "notes",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("text", String(6000), nullable=False),
)

# One row: when the first server began to witness time, and how far that is.
clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("began", BigInteger, nullable=False),
    Column("witnessed", BigInteger, nullable=False),
)
