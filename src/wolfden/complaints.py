"""All that can be wrong with a command, or with what is typed in a game: see languages/*/terminal.ftl for the words."""

from __future__ import annotations

from wolfden.notices import Notice

# Languages and commands.


class LanguageUnknown(Notice, frozen=True):
    """Nobody here speaks that; what follows is English."""

    language: str
    languages: tuple[str, ...]


class WordsUnknown(Notice, frozen=True):
    """There is no such language whose words could be looked at."""

    language: str
    languages: tuple[str, ...]


class CommandUnknown(Notice, frozen=True):
    """There is no such command."""

    typed: str
    commands: tuple[str, ...]


class OptionStrange(Notice, frozen=True):
    """The command has no such option."""

    typed: str


class ArgumentMissing(Notice, frozen=True):
    """The command needs that."""

    name: str


class ValueMissing(Notice, frozen=True):
    """Something has to come after that option."""

    name: str


class ValueStrange(Notice, frozen=True):
    """What was typed is not what belongs there."""

    name: str
    typed: str


class TooMuchTyped(Notice, frozen=True):
    """More was typed than the command takes."""

    typed: str


class Mistyped(Notice, frozen=True):
    """Anything else that is wrong with a command. The detail is English."""

    detail: str


# Games, seats, options and bots.


class GameUnknown(Notice, frozen=True):
    """There is no such game."""

    name: str
    games: tuple[str, ...]


class SeatsWrong(Notice, frozen=True):
    """The game is not for so many."""

    title: str
    fewest: int
    most: int
    given: int


class SeatWrong(Notice, frozen=True):
    """There is no such seat."""

    seat: int
    last: int


class SeedWrong(Notice, frozen=True):
    """That is no seed."""


class NameWrong(Notice, frozen=True):
    """Nobody can be called that."""

    longest: int


class OptionForm(Notice, frozen=True):
    """An option needs a name and a value."""

    typed: str


class OptionUnknown(Notice, frozen=True):
    """The game has options, but none of that name."""

    title: str
    name: str
    options: tuple[str, ...]


class OptionNone(Notice, frozen=True):
    """The game has no options at all."""

    title: str
    name: str


class OptionValue(Notice, frozen=True):
    """The option has no such value."""

    name: str
    values: tuple[str, ...]
    given: str


class BotUnknown(Notice, frozen=True):
    """The game has no such bot."""

    title: str
    name: str
    bots: tuple[str, ...]


class BotsTooMany(Notice, frozen=True):
    """There are more bots than places."""

    count: int
    places: int


class PlayersWrong(Notice, frozen=True):
    """That is no number of players."""

    typed: str


class GamesWrong(Notice, frozen=True):
    """So many games cannot be played."""

    most: int
    given: int


class JobsWrong(Notice, frozen=True):
    """So many processes make no sense."""

    most: int
    given: int


class NothingToCount(Notice, frozen=True):
    """The game does not say what to count."""

    title: str
    name: str


class NothingToReplace(Notice, frozen=True):
    """The game has no data of its own."""

    title: str


# Files.


class NobodyPlays(Notice, frozen=True):
    """A replay in which nobody can go on."""

    file: str


class FileUnreadable(Notice, frozen=True):
    """The system does not let us read it."""

    file: str
    detail: str


class FileTooLarge(Notice, frozen=True):
    """No game is as large as that."""

    file: str


class FileUnwritable(Notice, frozen=True):
    """The system does not let us write it."""

    file: str
    detail: str


class FileReadOnly(Notice, frozen=True):
    """Somebody wants it to stay as it is."""

    file: str


class FileThere(Notice, frozen=True):
    """A new game does not take the place of another."""

    file: str


class FileNoText(Notice, frozen=True):
    """Bytes that are no text."""

    file: str
    detail: str


class FileNoReplay(Notice, frozen=True):
    """Anything but a replay. The detail is English."""

    file: str
    detail: str


class FileOtherGame(Notice, frozen=True):
    """A replay of a game that is not here."""

    file: str
    name: str
    games: tuple[str, ...]


class FileOtherRules(Notice, frozen=True):
    """A replay of other rules than those that are here."""

    file: str
    title: str
    version: int
    here: int


class FileWrong(Notice, frozen=True):
    """Anything else that is wrong with a replay. The detail is English."""

    file: str
    detail: str


# What is typed in a game.


class NoSuchChoice(Notice, frozen=True):
    """There are fewer choices than that."""

    typed: str
    most: int


class NoneOfThem(Notice, frozen=True):
    """No choice has these words in it."""


class SeveralFit(Notice, frozen=True):
    """More than one choice has these words in it."""

    choices: str


class NumberBeyond(Notice, frozen=True):
    """A number is asked for, and that is none of them."""

    low: int
    high: int


class NothingLikeIt(Notice, frozen=True):
    """Nothing that can ever be done has these words in it."""


class NoteTooLong(Notice, frozen=True):
    """That cannot be kept as a note."""

    longest: int


class NotesFull(Notice, frozen=True):
    """There are as many notes as a file takes."""

    most: int


COMPLAINTS: tuple[type[Notice], ...] = tuple(
    value
    for value in list(vars().values())
    if isinstance(value, type) and issubclass(value, Notice) and value is not Notice
)
