"""The command `wolfden`."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Sequence
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
from wolfden.complaints import (
    BotsTooMany,
    BotUnknown,
    FileNoReplay,
    FileNoText,
    FileOtherGame,
    FileOtherRules,
    FileWrong,
    GamesWrong,
    GameUnknown,
    NobodyPlays,
    NothingToReplace,
    OptionForm,
    OptionNone,
    OptionUnknown,
    OptionValue,
    PlayersWrong,
    SeatsWrong,
    SeatWrong,
    SeedWrong,
    WordsUnknown,
)
from wolfden.engine import options
from wolfden.engine.catalogue import languages
from wolfden.engine.chance import SEED_BITS
from wolfden.engine.data import with_text
from wolfden.engine.errors import BadSave, BadSetup, WolfdenError
from wolfden.engine.game import Game
from wolfden.engine.replay import Record, Replay, called, encode, fold, parse, seed_of, start, with_its_data
from wolfden.lab import balance as lab_balance
from wolfden.lab.plan import planned
from wolfden.lab.report import Report, headings, rows, summary
from wolfden.lab.simulate import MOST_GAMES, check_size
from wolfden.lab.simulate import simulate as run_simulation
from wolfden.notices import Complaint
from wolfden.server import fair
from wolfden.terminal import files, tell
from wolfden.terminal.match import Match
from wolfden.terminal.names import around_the_table
from wolfden.terminal.play import Session
from wolfden.terminal.progress import progress
from wolfden.terminal.screen import Screen, colours
from wolfden.terminal.tongue import Tongue, asked, choose, speak, tongue
from wolfden.terminal.usage import Helped

DOES_NOT_FIT = 1
BAD_INPUT = 2
NOTHING_SAID = 3
INTERRUPTED = 130
LONGEST_COMPLAINT = 400
PARTS = ("engine", "server", "terminal", "page")  # that have catalogues of their own, besides the games
SHORT_SEED_BITS = 32  # where nobody has anything to hide, and somebody may want to type it again

app = App(
    name="wolfden",
    version=f"wolfden {wolfden.__version__} ({'compiled' if wolfden.compiled else 'plain Python'})",
    version_flags=["--version"],
    result_action="return_value",
)
app.register_install_completion_command(add_to_startup=True)


def complete_game(context: CompletionContext) -> list[str]:
    return list(registry.games())


def complete_bots(context: CompletionContext) -> list[str]:
    """The names of the game's bots, after those of the list that are typed already."""
    begun, comma, _ = context.incomplete.rpartition(",")
    return [begun + comma + name for name in players.names(registry.game(str(context["game"].value)))]


def complete_language(context: CompletionContext) -> list[str]:
    return list(languages())


# The help of commands and options is in the catalogues: here stands the id of its message. See terminal/usage.py.
GameName = Annotated[str, Parameter(help="option-game", completer=complete_game)]
Module = Annotated[str | None, Parameter(help="option-module")]
Language = Annotated[str | None, Parameter(help="option-language", completer=complete_language)]
Seed = Annotated[str | None, Parameter(help="option-seed")]
Options = Annotated[tuple[str, ...], Parameter(help="option-option", negative="", show_default=False)]
Data = Annotated[Path | None, Parameter(help="option-data")]
DataDir = Annotated[Path, Parameter(help="option-data-dir")]
File = Annotated[Path, Parameter(help="option-file")]
Json = Annotated[bool, Parameter(help="option-json", negative="", show_default=False)]
Pause = Annotated[bool, Parameter(help="option-pause", negative="", show_default=False)]
Hints = Annotated[bool, Parameter(help="option-hints", show_default=False)]
Warnings = Annotated[bool, Parameter(help="option-warnings", show_default=False)]
Seats = Annotated[int | None, Parameter(help="option-seats")]
AllBots = Annotated[str | None, Parameter(help="option-bots", completer=complete_bots)]
Jobs = Annotated[int | None, Parameter(help="option-jobs")]


@app.command
def games(*, json: Json = False, language: Language = None) -> None:
    """List the games."""
    by = speak(language)
    known = [registry.game(name) for name in registry.games()]
    if json:
        Screen().raw([to_json([describe(game) for game in known])])
        return
    Screen().table(
        [by.say(f"games-{column}") for column in ("name", "title", "players", "bots", "options")],
        [(game.name, game.title, _players(game, by), ", ".join(players.names(game)), _options(game)) for game in known],
    )


@app.command
def play(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    seat: Annotated[int, Parameter(help="option-seat")] = 0,
    bots: Annotated[str | None, Parameter(help="option-bots-others", completer=complete_bots)] = None,
    seed: Seed = None,
    option: Options = (),
    data: Data = None,
    save: Annotated[Path | None, Parameter(help="option-save")] = None,
    name: Annotated[str | None, Parameter(help="option-name")] = None,
    pause: Pause = False,
    hints: Hints = True,
    warnings: Warnings = True,
    language: Language = None,
) -> int:
    """Play a game against bots."""
    by = speak(language)
    rules = read_game(game, data)
    number = secrets.randbits(SEED_BITS) if seed is None else read_seed(seed)
    replay = start(rules, read_seats(rules, seats), number, read_options(rules, option))
    check_seat(replay, seat)
    names = replay.names = around_the_table(replay.seats, seat, by.say("your-name") if name is None else name)
    replay.you = seat
    replay.bots = read_bots(rules, bots, replay.seats - 1)
    record = Record(rules, replay)
    if save is not None:
        files.create(save, encode(replay))
    return Session(Match(record, seat, save), names, screen_for(rules, by), by, pause, hints, warnings).run()


@app.command
def resume(
    file: File,
    /,
    *,
    pause: Pause = False,
    hints: Hints = True,
    warnings: Warnings = True,
    game: Module = None,
    language: Language = None,
) -> int:
    """Go on with a saved game, against the same bots."""
    by = speak(language)
    rules, replay = read_replay(file, game)
    names = called(replay)
    if replay.you is None or names is None:
        raise Complaint(NobodyPlays(shlex.quote(str(file))))
    check_bots(rules, replay.bots or (), replay.seats - 1)
    files.write(file, encode(replay))
    match = Match(Record(rules, replay), replay.you, file)
    return Session(match, names, screen_for(rules, by), by, pause, hints, warnings).run()


@app.command
def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    games: Annotated[int, Parameter(help="option-games")] = 1000,
    bots: AllBots = None,
    seed: Seed = None,
    option: Options = (),
    data: Data = None,
    jobs: Jobs = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Let bots play many games, and count who wins, with 95 % (Wilson) intervals."""
    by = speak(language)
    rules = read_game(game, data)
    jobs = check_size(games, jobs)
    count = read_seats(rules, seats)
    read_bots(rules, bots, count)
    chosen, number = read_options(rules, option), short_seed(seed)
    plan = planned(rules, game, seats=count, bots=bots, options=chosen, seed=number, games=games)
    with progress(games, by.say("progress-games")) as update:
        report = run_simulation(plan, jobs, update)
    show_simulation(rules, report, json, by)
    return 0 if report.whole else INTERRUPTED


def show_simulation(rules: Game, report: Report, json: bool, by: Tongue) -> None:
    screen = screen_for(rules, by)
    if json:
        screen.raw([to_json(report)])
        return
    if report.games:
        screen.line(by.say("simulated", title=rules.title, seats=len(report.bots), seed=report.seed))
        screen.table(headings(by.words), rows(report, by.words, by.of(rules)))
    screen.line(summary(report, by.words))


@app.command
def balance(
    game: GameName,
    /,
    *,
    seats: Annotated[str | None, Parameter(help="option-seats-each")] = None,
    games: Annotated[int, Parameter(help="option-games-each")] = 1000,
    bots: AllBots = None,
    seed: Seed = None,
    option: Options = (),
    data: Data = None,
    jobs: Jobs = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Let good bots play many games, and count what the game's designer wants to know: who wins, what is used."""
    by = speak(language)
    rules = read_game(game, data)
    lab_balance.check(rules)
    jobs = check_size(games, jobs)
    chosen, number = read_options(rules, option), short_seed(seed)
    counts = list(rules.seats) if seats is None else [whole_number(part) for part in seats.split(",")]
    reports = []
    for count in counts:
        read_bots(rules, bots, read_seats(rules, count))
        plan = planned(rules, game, seats=count, bots=bots, options=chosen, seed=number, games=games, measure=True)
        with progress(games, by.say("progress-games")) as update:
            reports.append(lab_balance.balance(plan, jobs, update))
        if not reports[-1].whole:
            break
    show_balance(rules, reports, json, by)
    return 0 if reports[-1].whole else INTERRUPTED


def show_balance(rules: Game, reports: Sequence[lab_balance.Balance], json: bool, by: Tongue) -> None:
    screen, own = screen_for(rules, by), by.of(rules)
    if json:
        screen.raw([to_json(report) for report in reports])
        return
    assert rules.metrics is not None
    for report in reports:
        about = {"title": rules.title, "seats": len(report.bots), "games": report.games, "seed": report.seed}
        screen.line(by.say("balanced", **about), "bold")
        if not report.games:
            continue
        for seat, found in enumerate(report.seats):
            rate = {"rate": found.rate, "low": found.low, "high": found.high}
            screen.line(by.say("rate-of-seat", seat=seat, bot=report.bots[seat], **rate))
        for chart in rules.metrics.CHARTS:
            screen.line()
            screen.table(lab_balance.headings(chart, own), lab_balance.rows(chart, report, by.words, own))
        screen.line()


@app.command(name="replay")
def replay_file(
    file: File,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="option-seat-told")] = None,
    json: Annotated[bool, Parameter(help="option-json-events", negative="", show_default=False)] = False,
    game: Module = None,
    language: Language = None,
) -> None:
    """Tell a game: all of it once it is over, until then what everybody knows."""
    by = speak(language)
    rules, replay = read_replay(file, game)
    if seat is not None:
        check_seat(replay, seat)
    state = fold(rules, replay)
    names = called(replay)
    screen = screen_for(rules, by)
    everything = state.over and seat is None
    if json and everything:
        screen.raw(tell.everything_as_json(rules, state, names, by))
    elif json:
        screen.raw(tell.heard_as_json(rules, state, seat, names, by))
    elif everything:
        screen.lines(tell.everything(rules, state, names, None, by))
        screen.line()
        screen.panel(by.say("truth-title", title=rules.title), tell.truth(rules, state, names, by))
    else:
        screen.lines(tell.heard(rules, state, seat, names, by))
    if not json:
        screen.lines(tell.ending(rules, state, names, seat, by) if state.over else [by.say("game-not-over")])


@app.command
def verify(
    file: File,
    /,
    *,
    commitment: Annotated[str | None, Parameter(help="option-commitment")] = None,
    part: Annotated[str | None, Parameter(help="option-part")] = None,
    game: Module = None,
    language: Language = None,
) -> int:
    """Check a game from a table: does its shuffle fit the server's commitment, is your part in it, were moves legal?"""
    by = speak(language)
    replay = parsed(file)
    found = fair.verify(game_of(replay, file, game), replay, commitment, part)
    screen = Screen()
    for finding in found:
        screen.line(by.word(finding.found), "bold red" if finding.fits is False else "")
    fits = [finding.fits for finding in found]
    return DOES_NOT_FIT if False in fits else NOTHING_SAID if None in fits else 0


@app.command
def rules(game: GameName, /, *, language: Language = None) -> None:
    """Show the rules of a game."""
    Screen().markdown(find_game(game).help_in(speak(language).language))


@app.command(name="data")
def data_file(game: GameName, /, *, language: Language = None) -> None:
    """Print the numbers of a game: the file that --data takes a changed copy of."""
    rules = find_game(game)
    if rules.source is None:
        raise Complaint(NothingToReplace(rules.title))
    Screen().raw([rules.source.text.rstrip()])


@app.command
def check(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="option-games-check")] = 3,
    seed: Annotated[str, Parameter(help="option-seed-check")] = "0",
    data: Data = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Hold a game against the laws that every game must keep."""
    from wolfden.engine.conformance import check as run

    rules = read_game(game, data)
    if games < 1:
        raise Complaint(GamesWrong(MOST_GAMES, games))
    screen = Screen()
    with screen.console.status("") as status:
        report = run(rules, games=games, seed=read_seed(seed), progress=status.update)
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
    host: Annotated[str, Parameter(help="option-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="option-port")] = 8000,
    data_dir: DataDir = Path("tables"),
    trusted_proxy: Annotated[
        tuple[str, ...], Parameter(help="option-trusted-proxy", negative="", show_default=False)
    ] = (),
    bot_delay: Annotated[float, Parameter(help="option-bot-delay")] = 1.3,
    open: Annotated[bool, Parameter(help="option-open", negative="", show_default=False)] = False,
    limits: Annotated[bool, Parameter(help="option-limits")] = True,
    language: Language = None,
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
    file: Annotated[Path, Parameter(help="option-file-backup")],
    /,
    *,
    data_dir: DataDir = Path("tables"),
    language: Language = None,
) -> None:
    """Copy all tables of a server into a new file, also while it runs."""
    from wolfden.server.backup import backup as run

    run(data_dir, file)


@app.command(name="words")
def check_words(
    language: Annotated[str, Parameter(help="option-words", completer=complete_language)], /, *, json: Json = False
) -> int:
    """List what is missing or left over in a language, or takes other arguments than in English."""
    from wolfden.engine.proofread import game_faults, part_faults

    if language not in languages():
        raise Complaint(WordsUnknown(language, languages()))
    found = {part: list(part_faults(part, language)) for part in PARTS}
    found |= {name: list(game_faults(registry.game(name), language)) for name in registry.games()}
    screen = Screen()
    if json:
        screen.raw([to_json(found)])
    else:
        screen.lines(f"{part}: {fault}" for part, faults in found.items() for fault in faults)
    return 1 if any(found.values()) else 0


def find_game(name: str) -> Game:
    """A game by its name, or by that of a module."""
    module = "." in name and all(part.isidentifier() for part in name.split("."))
    if not module and name not in registry.games():
        raise Complaint(GameUnknown(name, registry.games()))
    return registry.game(name)


def read_game(name: str, data: Path | None) -> Game:
    """A game by its name, with the data in a file if there is one."""
    found = find_game(name)
    if data is None:
        return found
    try:
        text = files.read(data).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Complaint(FileNoText(str(data), str(error))) from None
    return with_text(found, text, str(data))


def whole_number(text: str) -> int:
    """A number that somebody typed in a list."""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Complaint(PlayersWrong(text))
    return int(text)


def short_seed(text: str | None) -> int:
    """The seed that somebody gave, or one that is easy to type again."""
    return secrets.randbits(SHORT_SEED_BITS) if text is None else read_seed(text)


def read_seed(text: str) -> int:
    try:
        return seed_of(text)
    except BadSetup:
        raise Complaint(SeedWrong()) from None


def read_seats(rules: Game, seats: int | None) -> int:
    """How many play; the fewest, if nobody says."""
    if seats is not None and seats not in rules.seats:
        raise Complaint(SeatsWrong(rules.title, rules.seats[0], rules.seats[-1], seats))
    return rules.seats[0] if seats is None else seats


def read_options(rules: Game, texts: Sequence[str]) -> dict[str, Any]:
    return dict(read_option(rules, text) for text in texts)


def read_option(rules: Game, text: str) -> tuple[str, Any]:
    """An option and its value; Complaint if there is none such."""
    name, equals, written = text.partition("=")
    if not equals:
        raise Complaint(OptionForm(text))
    if not rules.options:
        raise Complaint(OptionNone(rules.title, name))
    if name not in rules.options:
        raise Complaint(OptionUnknown(rules.title, name, tuple(rules.options)))
    values = rules.options[name].values
    if written.lower() not in [str(value).lower() for value in values]:
        raise Complaint(OptionValue(name, tuple(str(value) for value in values), written))
    return options.parse(rules.name, rules.options, text)


def read_bots(rules: Game, wanted: str | None, places: int) -> list[str]:
    """The bots that somebody wants, or the strongest; Complaint if they cannot sit down."""
    if wanted is not None:
        check_bots(rules, [name.strip() for name in wanted.split(",")], places)
    return seating.chosen(rules, wanted, places)


def check_bots(rules: Game, names: Sequence[str], places: int) -> None:
    """Complaint if there are too many bots, or none of that name."""
    if len(names) > places:
        raise Complaint(BotsTooMany(len(names), places))
    for name in names:
        if name not in players.names(rules):
            raise Complaint(BotUnknown(rules.title, name, players.names(rules)))


def screen_for(rules: Game, by: Tongue) -> Screen:
    """A screen with the game's colours."""
    return Screen(colours(rules.colours, by.of(rules)))


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
    replay = parsed(file)
    game = game_of(replay, file, module)
    if replay.game == game.name and replay.version != game.version:
        raise Complaint(FileOtherRules(str(file), game.title, replay.version, game.version))
    try:
        fold(game, replay)
        return with_its_data(game, replay), replay
    except (BadSave, BadSetup) as error:
        raise Complaint(FileWrong(str(file), str(error))) from None


def parsed(file: Path) -> Replay:
    """The replay in a file, not played through."""
    data = files.read(file)
    try:
        return parse(data)
    except BadSave as error:
        raise Complaint(FileNoReplay(str(file), str(error).partition(": ")[2])) from None


def game_of(replay: Replay, file: Path, module: str | None) -> Game:
    """The game of a file: one of Wolfden's own, or that in the module which was asked for."""
    if module is not None:
        return find_game(module)
    if replay.game not in registry.games():
        raise Complaint(FileOtherGame(str(file), replay.game, registry.games()))
    return registry.game(replay.game)


def check_seat(replay: Replay, seat: int) -> None:
    if not 0 <= seat < replay.seats:
        raise Complaint(SeatWrong(seat, replay.seats - 1))


def _players(game: Game, by: Tongue) -> str:
    return by.say("games-players-range", fewest=game.seats[0], most=game.seats[-1])


def _options(game: Game) -> str:
    listed = [f"{name}={'|'.join(str(value) for value in option.values)}" for name, option in game.options.items()]
    return ", ".join(listed)


HELPED = Helped(app)


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
    typed = sys.argv[1:] if arguments is None else arguments
    language, unknown = choose(asked(typed))
    by = tongue(language)
    if unknown is not None:
        complain(by.word(unknown))
    HELPED.speak(by)
    try:
        status = app(typed, exit_on_error=False, print_error=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Complaint as error:
        complain(by.word(error.notice))
        return BAD_INPUT
    except CycloptsError as error:
        complain(by.word(HELPED.complaint(error)))
        return BAD_INPUT
    except (WolfdenError, ShellDetectionError) as error:
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
