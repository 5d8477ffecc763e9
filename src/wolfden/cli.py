"""The command `wolfden`."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, CycloptsError, Parameter
from cyclopts.completion import CompletionContext
from cyclopts.completion.detect import ShellDetectionError

import wolfden
from wolfden import bots as players
from wolfden import registry
from wolfden.bots import seating
from wolfden.engine import options
from wolfden.engine.chance import SEED_BITS
from wolfden.engine.data import with_text
from wolfden.engine.errors import BadData, BadSave, BadSetup, NoSuchSeat, WolfdenError
from wolfden.engine.game import Game
from wolfden.engine.replay import Record, Replay, called, decode, encode, fold, parse, seed_of, start, with_its_data
from wolfden.lab import balance as lab_balance
from wolfden.lab.plan import planned
from wolfden.lab.report import HEADINGS, Report, rows, summary
from wolfden.lab.simulate import check_size
from wolfden.lab.simulate import simulate as run_simulation
from wolfden.server import fair
from wolfden.terminal import files, tell
from wolfden.terminal.match import Match
from wolfden.terminal.names import around_the_table
from wolfden.terminal.play import Session
from wolfden.terminal.progress import progress
from wolfden.terminal.screen import Screen

DOES_NOT_FIT = 1
BAD_INPUT = 2
NOTHING_SAID = 3
INTERRUPTED = 130
LONGEST_COMPLAINT = 400
SHORT_SEED_BITS = 32  # where nobody has anything to hide, and somebody may want to type it again

app = App(
    name="wolfden",
    help="Tabletop games of hidden wolves, dogs, boars and workers.",
    version=f"wolfden {wolfden.__version__} ({'compiled' if wolfden.compiled else 'plain Python'})",
    version_flags=["--version"],
    result_action="return_value",
)
app.register_install_completion_command(
    add_to_startup=True,
    help="Teach your shell (bash, zsh, fish, PowerShell) to complete wolfden's commands, games and bots with Tab.",
)


def complete_game(context: CompletionContext) -> list[str]:
    return list(registry.games())


def complete_bots(context: CompletionContext) -> list[str]:
    """The names of the game's bots, after those of the list that are typed already."""
    begun, comma, _ = context.incomplete.rpartition(",")
    return [begun + comma + name for name in players.names(registry.game(str(context["game"].value)))]


GameName = Annotated[str, Parameter(help="as listed by `wolfden games`, or a module", completer=complete_game)]
Module = Annotated[str | None, Parameter(help="module of a game that does not come with Wolfden")]
Seed = Annotated[str | None, Parameter(help="a number; the same one deals the same games (default: by chance)")]
Options = Annotated[
    tuple[str, ...], Parameter(help="name=value, as listed by `wolfden games`", negative="", show_default=False)
]
Data = Annotated[
    Path | None, Parameter(help="a TOML file with numbers of your own; begin with a copy of `wolfden data GAME`")
]
Json = Annotated[bool, Parameter(help="for programs", negative="", show_default=False)]
Pause = Annotated[
    bool, Parameter(help="stop after each thing that happens, so that you can speak", negative="", show_default=False)
]
BOTS = "bots by name, such as good,random; the list goes round the {} (default: the strongest)"
AllBots = Annotated[str | None, Parameter(help=BOTS.format("seats"), completer=complete_bots)]
Jobs = Annotated[int | None, Parameter(help="processes that share the work (default: one for each core)")]


@app.command
def games(*, json: Json = False) -> None:
    """List the games."""
    known = [registry.game(name) for name in registry.games()]
    if json:
        Screen().raw([to_json([describe(game) for game in known])])
        return
    Screen().table(
        ("name", "title", "players", "bots", "options"),
        [
            (game.name, game.title, f"{game.seats[0]}-{game.seats[-1]}", ", ".join(players.names(game)), _options(game))
            for game in known
        ],
    )


@app.command
def play(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="players at the table (default: the fewest)")] = None,
    seat: Annotated[int, Parameter(help="your seat, counted clockwise from 0")] = 0,
    bots: Annotated[str | None, Parameter(help=BOTS.format("other seats"), completer=complete_bots)] = None,
    seed: Seed = None,
    option: Options = (),
    data: Data = None,
    save: Annotated[Path | None, Parameter(help="a new file that keeps the game after every move")] = None,
    name: Annotated[str, Parameter(help="what you are called")] = "You",
    pause: Pause = False,
) -> int:
    """Play a game against bots."""
    rules = read_game(game, data)
    number = secrets.randbits(SEED_BITS) if seed is None else seed_of(seed)
    replay = start(rules, rules.seats[0] if seats is None else seats, number, read_options(rules, option))
    check_seat(replay, seat)
    names = replay.names = around_the_table(replay.seats, seat, name)
    replay.you = seat
    replay.bots = seating.chosen(rules, bots, replay.seats - 1)
    record = Record(rules, replay)
    if save is not None:
        files.create(save, encode(replay))
    return Session(Match(record, seat, save), names, screen_for(rules), pause).run()


@app.command
def resume(file: Path, /, *, pause: Pause = False, game: Module = None) -> int:
    """Go on with a saved game, against the same bots."""
    rules, replay = read_replay(file, game)
    names = called(replay)
    if replay.you is None or names is None:
        raise BadSave(f"{file}: nobody plays in this replay; look at it with: wolfden replay {file}")
    seating.check(rules, replay.bots or (), replay.seats - 1)
    files.write(file, encode(replay))
    return Session(Match(Record(rules, replay), replay.you, file), names, screen_for(rules), pause).run()


@app.command
def simulate(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="players at the table (default: the fewest)")] = None,
    games: Annotated[int, Parameter(help="how many to play")] = 1000,
    bots: AllBots = None,
    seed: Seed = None,
    option: Options = (),
    data: Data = None,
    jobs: Jobs = None,
    json: Json = False,
) -> int:
    """Let bots play many games, and count who wins, with 95 % (Wilson) intervals.

    The same seed gives the same result with any number of jobs. Ctrl-C ends it early and prints what there is.
    Bots see what their seat knows, and talk. Where all are random nobody listens, so their games are played
    without talk inside the engine: the same odds, many times as fast.
    """
    rules = read_game(game, data)
    jobs = check_size(games, jobs)
    count = rules.seats[0] if seats is None else seats
    chosen, number = read_options(rules, option), short_seed(seed)
    plan = planned(rules, game, seats=count, bots=bots, options=chosen, seed=number, games=games)
    with progress(games) as update:
        report = run_simulation(plan, jobs, update)
    show_simulation(rules, report, json)
    return 0 if report.whole else INTERRUPTED


def show_simulation(rules: Game, report: Report, json: bool) -> None:
    screen = screen_for(rules)
    if json:
        screen.raw([to_json(report)])
        return
    if report.games:
        screen.line(f"{rules.title}, {len(report.bots)} seats, seed {report.seed}")
        screen.table(HEADINGS, rows(report))
    screen.line(summary(report))


@app.command
def balance(
    game: GameName,
    /,
    *,
    seats: Annotated[str | None, Parameter(help="players at the table, such as 2,4 (default: every number)")] = None,
    games: Annotated[int, Parameter(help="how many to play with each number of players")] = 1000,
    bots: AllBots = None,
    seed: Seed = None,
    option: Options = (),
    data: Data = None,
    jobs: Jobs = None,
    json: Json = False,
) -> int:
    """Let good bots play many games, and count what the game's designer wants to know: who wins, what is used.

    Intervals are 95 % ones. The same seed gives the same result with any number of jobs.
    """
    rules = read_game(game, data)
    lab_balance.check(rules)
    jobs = check_size(games, jobs)
    chosen, number = read_options(rules, option), short_seed(seed)
    counts = list(rules.seats) if seats is None else [whole_number(part) for part in seats.split(",")]
    reports = []
    for count in counts:
        plan = planned(rules, game, seats=count, bots=bots, options=chosen, seed=number, games=games, measure=True)
        with progress(games) as update:
            reports.append(lab_balance.balance(plan, jobs, update))
        if not reports[-1].whole:
            break
    show_balance(rules, reports, json)
    return 0 if reports[-1].whole else INTERRUPTED


def show_balance(rules: Game, reports: Sequence[lab_balance.Balance], json: bool) -> None:
    screen = screen_for(rules)
    if json:
        screen.raw([to_json(report) for report in reports])
        return
    assert rules.metrics is not None
    for report in reports:
        screen.line(f"{rules.title}, {len(report.bots)} seats, {report.games:,} games, seed {report.seed}", "bold")
        if not report.games:
            continue
        for seat, found in enumerate(report.seats):
            screen.line(f"seat {seat} ({report.bots[seat]}): {found.rate:.1%} ({found.low:.1%} to {found.high:.1%})")
        for chart in rules.metrics.CHARTS:
            screen.line()
            screen.table(lab_balance.headings(chart), lab_balance.rows(chart, report))
        screen.line()


@app.command(name="replay")
def replay_file(
    file: Path,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="tell only what this seat was told")] = None,
    json: Annotated[
        bool, Parameter(help="for programs: a JSON object for each event", negative="", show_default=False)
    ] = False,
    game: Module = None,
) -> None:
    """Tell a game: all of it once it is over, until then what everybody knows."""
    rules, replay = read_replay(file, game)
    if seat is not None:
        check_seat(replay, seat)
    state = fold(rules, replay)
    names = called(replay)
    screen = screen_for(rules)
    everything = state.over and seat is None
    if json and everything:
        screen.raw(tell.everything_as_json(rules, state, names))
    elif json:
        screen.raw(tell.heard_as_json(rules, state, seat, names))
    else:
        screen.lines(tell.everything(rules, state, names) if everything else tell.heard(rules, state, seat, names))
        if everything:
            screen.line()
            screen.panel(f"{rules.title}: the whole truth", tell.truth(rules, state, names))
        screen.lines(tell.ending(rules, state, names) if state.over else ["The game is not over yet."])


@app.command
def verify(
    file: Path,
    /,
    *,
    commitment: Annotated[str | None, Parameter(help="as the table showed it before you sent your part")] = None,
    part: Annotated[str | None, Parameter(help="your part of the shuffle, as your page shows it")] = None,
    game: Module = None,
) -> int:
    """Check a game from a table: does its shuffle fit the server's commitment, is your part in it, were moves legal?

    A file cannot show when something was said; so compare the commitment and the part with what your page showed.
    The exit status is 0 if everything fits, 1 if something does not, 3 if the file says nothing about the
    shuffle, 2 if it is no replay.
    """
    try:
        replay = parse(files.read(file))
        found = fair.verify(finder(game)(replay.game), replay, commitment, part)
    except (BadSave, BadSetup) as error:
        raise BadSave(f"{file}: {error}") from None
    screen = Screen()
    for finding in found:
        screen.line(finding.sentence, "bold red" if finding.fits is False else "")
    fits = [finding.fits for finding in found]
    return DOES_NOT_FIT if False in fits else NOTHING_SAID if None in fits else 0


@app.command
def rules(game: GameName, /) -> None:
    """Show the rules of a game."""
    Screen().markdown(registry.game(game).help)


@app.command(name="data")
def data_file(game: GameName, /) -> None:
    """Print the numbers of a game: the file that --data takes a changed copy of."""
    rules = registry.game(game)
    if rules.source is None:
        raise BadSetup(f"{rules.title} has no data that could be replaced")
    Screen().raw([rules.source.text.rstrip()])


@app.command
def check(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="games for each number of players and each option")] = 3,
    seed: Annotated[str, Parameter(help="a number: the same one makes the same games")] = "0",
    data: Data = None,
    json: Json = False,
) -> int:
    """Hold a game against the laws that every game must keep."""
    from wolfden.engine.conformance import check as run

    rules = read_game(game, data)
    if games < 1:
        raise BadSetup(f"it takes at least one game, not {games}")
    screen = Screen()
    with screen.console.status("") as status:
        report = run(rules, games=games, seed=seed_of(seed), progress=status.update)
    found = {law: [breach.detail for breach in report.broken if breach.law == law] for law in report.laws}
    if json:
        screen.raw([to_json({"game": rules.name, "version": rules.version, "laws": found})])
        return 1 if report.broken else 0
    for law, broken in found.items():
        screen.line(f"broken  {law}: {'; '.join(broken)}" if broken else f"ok      {law}", "bold red" if broken else "")
    return 1 if report.broken else 0


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="address to listen at; 0.0.0.0 for everybody who can reach you")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="port to listen at")] = 8000,
    data_dir: Annotated[Path, Parameter(help="folder that keeps the tables")] = Path("tables"),
    trusted_proxy: Annotated[
        tuple[str, ...], Parameter(help="address of a proxy in front, which says where people come from", negative="")
    ] = (),
    bot_delay: Annotated[float, Parameter(help="seconds that a bot takes to answer, about; 0: none")] = 1.3,
    open: Annotated[bool, Parameter(help="open the page in a browser", negative="", show_default=False)] = False,
    limits: Annotated[bool, Parameter(help="limits on how much anybody may ask; off for measuring")] = True,
) -> None:
    """Open tables in the browser, for friends and bots."""
    from wolfden.server import run
    from wolfden.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        data_dir=data_dir,
        trusted_proxies=tuple(trusted_proxy),
        bot_delay=(0.6 * bot_delay, 1.4 * bot_delay),
        limited=limits,
    )
    run.serve(settings, open_page=open)


@app.command
def backup(
    file: Path, /, *, data_dir: Annotated[Path, Parameter(help="folder that keeps the tables")] = Path("tables")
) -> None:
    """Copy all tables of a server into a new file, also while it runs. Stop it, and put the file back as wolfden.db."""
    from wolfden.server.backup import backup as run

    run(data_dir, file)


def read_game(name: str, data: Path | None) -> Game:
    """A game by its name, with the data in a file if there is one."""
    found = registry.game(name)
    if data is None:
        return found
    try:
        text = files.read(data).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadData(f"{data}: this is no text: {error}") from None
    return with_text(found, text, str(data))


def whole_number(text: str) -> int:
    """A number that somebody typed in a list."""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise BadSetup(f"a number of players is expected, not {text!r}")
    return int(text)


def short_seed(text: str | None) -> int:
    """The seed that somebody gave, or one that is easy to type again."""
    return secrets.randbits(SHORT_SEED_BITS) if text is None else seed_of(text)


def read_options(rules: Game, texts: Sequence[str]) -> dict[str, Any]:
    return dict(options.parse(rules.name, rules.options, text) for text in texts)


def screen_for(rules: Game) -> Screen:
    """A screen with the game's colours."""
    return Screen(rules.colours)


def describe(game: Game) -> dict[str, Any]:
    """A game for programs."""
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "bots": players.names(game),
        "options": game.options,
    }


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read_replay(file: Path, module: str | None) -> tuple[Game, Replay]:
    """The game and the replay in a file. A file alone never makes Wolfden load a module from elsewhere."""
    find = finder(module)
    data = files.read(file)
    try:
        replay = decode(data, find)
    except BadSave as error:
        raise BadSave(f"{file}: {error}") from None
    return with_its_data(find(replay.game), replay), replay


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
    except (WolfdenError, CycloptsError, ShellDetectionError) as error:
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
