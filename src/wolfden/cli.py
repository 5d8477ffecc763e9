"""The command `wolfden`."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

import wolfden
from wolfden import registry
from wolfden.engine import options
from wolfden.engine.chance import SEED_BITS
from wolfden.engine.errors import BadSave, BadSetup, NoSuchSeat, WolfdenError
from wolfden.engine.game import Game
from wolfden.engine.replay import Record, Replay, decode, encode, fold, seed_of, start
from wolfden.terminal import files, tell
from wolfden.terminal.match import Match
from wolfden.terminal.names import around_the_table
from wolfden.terminal.play import Session
from wolfden.terminal.screen import Screen

BAD_INPUT = 2
INTERRUPTED = 130
LONGEST_COMPLAINT = 400

app = App(
    name="wolfden",
    help="Tabletop games of hidden wolves, dogs, boars and workers.",
    version=f"wolfden {wolfden.__version__} ({'compiled' if wolfden.compiled else 'plain Python'})",
    version_flags=["--version"],
    result_action="return_value",
)

Module = Annotated[str | None, Parameter(help="module of a game that does not come with Wolfden")]


@app.command
def games() -> None:
    """List the games."""
    known = [registry.game(name) for name in registry.games()]
    Screen().table(
        ("name", "title", "players", "options"),
        [(game.name, game.title, f"{game.seats[0]}-{game.seats[-1]}", _options(game)) for game in known],
    )


@app.command
def play(
    game: str,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="players at the table; the fewest the game allows")] = None,
    seat: Annotated[int, Parameter(help="your seat, counted clockwise from 0")] = 0,
    seed: Annotated[str | None, Parameter(help="a number: the same one deals the same game; random")] = None,
    option: Annotated[tuple[str, ...], Parameter(help="name=value, as listed by `wolfden games`", negative="")] = (),
    save: Annotated[Path | None, Parameter(help="a new file that keeps the game after every move")] = None,
    name: Annotated[str, Parameter(help="what you are called")] = "You",
) -> int:
    """Play a game against bots that play at random."""
    rules = registry.game(game)
    number = secrets.randbits(SEED_BITS) if seed is None else seed_of(seed)
    chosen = dict(options.parse(rules.name, rules.options, text) for text in option)
    replay = start(rules, rules.seats[0] if seats is None else seats, number, chosen)
    check_seat(replay, seat)
    replay.names = around_the_table(replay.seats, seat, name)
    replay.you = seat
    record = Record(rules, replay)
    if save is not None:
        files.create(save, encode(replay))
    return Session(Match(record, seat, save), replay.names, Screen()).run()


@app.command
def resume(file: Path, /, *, game: Module = None) -> int:
    """Go on with a saved game."""
    rules, replay = read_replay(file, game)
    if replay.you is None or replay.names is None:
        raise BadSave(f"{file}: nobody plays in this replay; look at it with: wolfden replay {file}")
    files.write(file, encode(replay))
    return Session(Match(Record(rules, replay), replay.you, file), replay.names, Screen()).run()


@app.command(name="replay")
def replay_file(
    file: Path,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="tell only what this seat was told")] = None,
    json: Annotated[bool, Parameter(help="a JSON object for each event", negative="")] = False,
    game: Module = None,
) -> None:
    """Tell a game: all of it once it is over, until then what everybody knows."""
    rules, replay = read_replay(file, game)
    if seat is not None:
        check_seat(replay, seat)
    state = fold(rules, replay)
    names = replay.names
    screen = Screen()
    everything = state.over and seat is None
    if json and everything:
        screen.raw(tell.everything_as_json(rules, state, names))
    elif json:
        screen.raw(tell.heard_as_json(rules, state, seat, names))
    else:
        screen.lines(tell.everything(rules, state, names) if everything else tell.heard(rules, state, seat, names))
        screen.lines(tell.ending(rules, state, names) if state.over else ["The game is not over yet."])


@app.command
def rules(game: str, /) -> None:
    """Show the rules of a game."""
    Screen().markdown(registry.game(game).help)


@app.command
def check(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(help="games for each number of players and each option")] = 3,
    seed: Annotated[str, Parameter(help="a number: the same one makes the same games")] = "0",
) -> int:
    """Hold a game against the laws that every game must keep."""
    from wolfden.engine.conformance import check as run

    rules = registry.game(game)
    if games < 1:
        raise BadSetup(f"it takes at least one game, not {games}")
    screen = Screen()
    with screen.console.status("") as status:
        report = run(rules, games=games, seed=seed_of(seed), progress=status.update)
    for law in report.laws:
        broken = [breach.detail for breach in report.broken if breach.law == law]
        screen.line(f"broken  {law}: {'; '.join(broken)}" if broken else f"ok      {law}", "bold red" if broken else "")
    return 1 if report.broken else 0


def read_replay(file: Path, module: str | None) -> tuple[Game, Replay]:
    """The game and the replay in a file. A file alone never makes Wolfden load a module from elsewhere."""
    find = finder(module)
    data = files.read(file)
    try:
        replay = decode(data, find)
    except BadSave as error:
        raise BadSave(f"{file}: {error}") from None
    return find(replay.game), replay


def finder(module: str | None) -> Callable[[str], Game]:
    """Where the game of a file is looked for: among Wolfden's own, or in the module that was asked for."""
    if module is None:
        return own_game
    found = registry.game(module)
    return lambda _: found


def own_game(name: str) -> Game:
    if name not in registry.games():
        raise BadSetup(f"there is no game called {name!r}; there are: {', '.join(registry.games())}")
    return registry.game(name)


def check_seat(replay: Replay, seat: int) -> None:
    if not 0 <= seat < replay.seats:
        raise NoSuchSeat(f"there is no seat {seat}: this table has seats 0 to {replay.seats - 1}")


def _options(game: Game) -> str:
    listed = [f"{name}={'|'.join(str(value) for value in option.values)}" for name, option in game.options.items()]
    return ", ".join(listed)


def complain(message: object) -> None:
    """One line on the error stream, whatever is in the message."""
    line = " ".join(str(message).split())
    line = "".join(letter if letter.isprintable() else "?" for letter in line)
    if len(line) > LONGEST_COMPLAINT:
        line = line[:LONGEST_COMPLAINT] + " ..."
    print(f"wolfden: {line}", file=sys.stderr)


def drop_output() -> None:
    """Nothing can be written any more: what still waits must not fail once again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 2 for bad input, with one line that says what is wrong."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # letters that a terminal cannot show, bytes that are no text
    sys.path.append(os.getcwd())  # last: a game of your own is found where you are, and nothing else is
    try:
        status = app(sys.argv[1:] if arguments is None else arguments, exit_on_error=False, print_error=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (WolfdenError, CycloptsError) as error:
        complain(error)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()  # whoever read it has enough
        return 1
    except OSError as error:
        drop_output()
        complain(error.strerror or error)
        return BAD_INPUT
    return status if isinstance(status, int) else 0


if __name__ == "__main__":
    sys.exit(main())
