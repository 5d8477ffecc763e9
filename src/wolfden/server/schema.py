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
    Column("touched", BigInteger, nullable=False, index=True),  # milliseconds since 1970
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
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("body", LargeBinary, nullable=False),
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

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("client", String(40)),
    Column("at", BigInteger, nullable=False),
    Column("text", String(500), nullable=False),
    UniqueConstraint("table", "seat", "client"),
)

notes = Table(
    "notes",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", String(6000), nullable=False),
)
