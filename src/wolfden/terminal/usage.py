"""The help of the command line in the language to speak.

In the code, the help of commands and options is the id of a message. Before a command line is looked at, all ids are
replaced by what they say: so help, completion and errors speak the same language.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Annotated, Any

from attrs import evolve
from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from wolfden.complaints import (
    ArgumentMissing,
    CommandUnknown,
    Mistyped,
    OptionStrange,
    TooMuchTyped,
    ValueMissing,
    ValueStrange,
)
from wolfden.notices import Notice
from wolfden.terminal.tongue import Tongue

FLAGS = {"--help": "usage-help", "--version": "usage-version", "--install-completion": "usage-completion"}
HEADINGS = {"Commands": "usage-commands", "Arguments": "usage-arguments", "Parameters": "usage-parameters"}


class Usage(DefaultFormatter):
    """cyclopts' way to show help, with headings and remarks in the language to speak."""

    def __init__(self, tongue: Tongue) -> None:
        super().__init__()
        self.tongue = tongue

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        title = HEADINGS.get(str(panel.title))
        entries = [self.entry(entry) for entry in panel.entries]
        said = panel.title if title is None else self.tongue.say(title)
        super().__call__(console, options, panel.copy(title=said, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            console.print(Text(f"{self.tongue.say('usage-title')} {usage}", "bold"))

    def entry(self, entry: HelpEntry) -> HelpEntry:
        """An option with what is said about its default, which cyclopts would say in English."""
        remarks = [self.tongue.say("usage-required")] if entry.required else []
        remarks += [] if entry.default is None else [self.tongue.say("usage-default", value=str(entry.default))]
        for remark in remarks:
            entry.description.append(Text(f"[{remark}]", "dim"))
        return evolve(entry, required=False, default=None)


class Helped:
    """A command line whose help is ids of messages, and the same in any language."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.commands = [name for name in app if not name.startswith("-")]
        self.functions = [self.function(name) for name in self.commands]
        self.hints = [typing.get_type_hints(function, include_extras=True) for function in self.functions]

    def function(self, command: str) -> Callable[..., Any]:
        found = self.app[command].default_command
        assert found is not None
        return found

    def speak(self, tongue: Tongue) -> None:
        """Put sentences in the places of all ids."""
        self.app.help = tongue.say("usage-wolfden")
        self.app.help_formatter = Usage(tongue)
        for flag, id_ in FLAGS.items():
            self.app[flag].help = tongue.say(id_)
        for command, function, hints in zip(self.commands, self.functions, self.hints, strict=True):
            self.app[command].help = tongue.say(f"usage-{command}")
            function.__annotations__ = {name: said(hint, tongue) for name, hint in hints.items()}

    def complaint(self, error: CycloptsError) -> Notice:
        """What is wrong with a command line."""
        match error:
            case UnknownOptionError():
                return OptionStrange(error.token.keyword or error.token.value)
            case UnknownCommandError() if error.unused_tokens:
                return CommandUnknown(error.unused_tokens[0], tuple(self.commands))
            case UnusedCliTokensError() if error.unused_tokens:
                return TooMuchTyped(" ".join(error.unused_tokens))
            case MissingArgumentError() if error.argument is not None:
                name = error.keyword or error.argument.name
                return ValueMissing(name) if name.startswith("-") else ArgumentMissing(name)
            case CoercionError() if error.argument is not None and error.token is not None:
                return ValueStrange(error.argument.name, error.token.value)
        return Mistyped(str(error))


def said(hint: Any, tongue: Tongue) -> Any:
    """A type with the help of its parameter in a sentence."""
    if typing.get_origin(hint) is not Annotated:
        return hint
    kind, *extras = typing.get_args(hint)
    return Annotated[(kind, *[_said(extra, tongue) for extra in extras])]


def _said(extra: Any, tongue: Tongue) -> Any:
    if not isinstance(extra, Parameter) or not extra.help:
        return extra
    return Parameter.combine(extra, Parameter(help=tongue.say(extra.help)))
