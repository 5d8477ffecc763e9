"""The page's types, made from ours: `python -m wolfden.server.types` writes them to web/src/wire.

Everything comes from the JSON Schema of the Python types, so that page and server cannot drift; a test fails when
the written files are not what this makes. An enumeration becomes named constants and their type, and the steps of a
game the names that they can have.
"""

from __future__ import annotations

import enum
import re
import sys
import typing
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from wolfden.engine import view
from wolfden.engine.catalogue import ENGLISH, parse, part, variables
from wolfden.engine.chance import fast
from wolfden.engine.game import ENGINE_TERMS, Game
from wolfden.engine.playout import playout
from wolfden.engine.terms import Event, Reason, Term
from wolfden.registry import game, games
from wolfden.server import api, messages
from wolfden.server.enums import enums
from wolfden.server.reasons import NOTICES
from wolfden.server.sheet import ELSEWHERE

WHERE = Path("web/src/wire")
HEAD = "// Made by `python -m wolfden.server.types` from the Python types. Do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
REF = "{name}"
PAGE_PARTS = ("engine", "server", "page")  # the catalogues that the page has by itself
STEP = "Step"  # what the page calls the type of step names, and the title of such a field

Schema = dict[str, Any]


class Module:
    """One file of types: what it is made of, and the files whose types it takes over."""

    def __init__(
        self,
        name: str,
        roots: Iterable[Any],
        unions: dict[str, tuple[Any, ...]],
        *given: Module,
        steps: Iterable[str] = (),
        messages: Mapping[str, Iterable[str]] | None = None,
    ) -> None:
        self.name = name
        self.messages = messages or {}
        self.steps = [f'"{step}"' for step in steps]
        members = [member for union in unions.values() for member in union]
        refs, parts = msgspec.json.schema_components([*members, *roots], ref_template=REF)
        self.parts = {_identifier(key): part for key, part in parts.items()}
        called = iter([_type(ref) for ref in refs])
        self.unions = {union: [next(called) for _ in of] for union, of in unions.items()}
        if taken := self.parts.keys() & {*self.unions, *([STEP] if self.steps else [])}:
            raise TypeError(f"in {name}, the page needs these names for something else: {', '.join(sorted(taken))}")
        kinds = msgspec.inspect.multi_type_info([*members, *roots])
        self.enums = {_called(cls, self.parts): cls for _, cls in enums(kinds)}
        self.given = {name: module for module in given for name in (*module.own, *module.unions)}
        self.own: list[str] = [name for name in self.parts if name not in self.given]
        self.called = {frozenset(of): union for module in (*given, self) for union, of in module.unions.items()}

    def text(self) -> str:
        """The whole file."""
        blocks = [self.enum(name) if name in self.enums else self.struct(name) for name in self.own]
        blocks += [_union(STEP, self.steps)] if self.steps else []
        blocks += [_union(name, members) for name, members in self.unions.items()]
        head = [HEAD.rstrip("\n"), *self.imports("\n".join(blocks))]
        return "\n\n".join(block for block in (*head, *blocks, *self.limits(), *self.catalogue()) if block) + "\n"

    def imports(self, text: str) -> Iterator[str]:
        """What the types in that text take over."""
        words = set(re.findall(r"\w+", re.sub(r"/\*\*.*?\*/|//.*", "", text)))
        taken = sorted((words & self.given.keys()) - self.unions.keys())
        for module in dict.fromkeys(self.given[name] for name in taken):
            names = ", ".join(name for name in taken if self.given[name] is module)
            yield f'import type {{ {names} }} from "./{module.name}";'

    def catalogue(self) -> Iterator[str]:
        """Which arguments each message takes that is said by its id."""
        if self.messages:
            rows = [f'  "{id_}": {" | ".join(_quoted(names)) or "never"};' for id_, names in self.messages.items()]
            about = "/** What is said by the ids of messages, and the arguments that each takes. */"
            yield "\n".join([about, "export interface Messages {", *rows, "}"])

    def limits(self) -> Iterator[str]:
        """How long texts may be, where that is said."""
        lines = []
        for name in self.own:
            fields = self.parts[name].get("properties", {})
            longest = {
                field: schema["maxLength"]
                for field, schema in fields.items()
                if "maxLength" in schema and field != "id"
            }
            if longest:
                lines.append(f"  {name}: {{ {', '.join(f'{field}: {most}' for field, most in longest.items())} }},")
        if lines:
            yield "\n".join(
                ["/** How many letters a text may have. */", "export const LONGEST = {", *lines, "} as const;"]
            )

    def enum(self, name: str) -> str:
        members = ", ".join(f"{member.name}: {member.value}" for member in self.enums[name])
        constants = f"export const {name} = {{ {members} }} as const;"
        return f"{_doc(self.parts[name])}{constants}\nexport type {name} = (typeof {name})[keyof typeof {name}];"

    def struct(self, name: str) -> str:
        part = self.parts[name]
        if "properties" not in part:
            return f"{_doc(part)}export type {name} = {_type(part)};"
        required = set(part.get("required", ()))
        lines = [
            f"  {field}{'' if field in required else '?'}: {self.field(schema)};"
            for field, schema in part["properties"].items()
        ]
        return "\n".join([f"{_doc(part)}export interface {name} {{", *lines, "}"])

    def field(self, schema: Schema) -> str:
        return STEP if self.steps and schema.get("title") == STEP else self.short(_type(schema))

    def short(self, kind: str) -> str:
        """A type with the name of a union instead of all its members."""
        members = kind.split(" | ")
        for union, name in self.called.items():
            if len(union) > 1 and union <= set(members):
                members = [name, *(member for member in members if member not in union)]
        return " | ".join(members)


def modules() -> tuple[Module, ...]:
    """All files: what the server says and is asked, the engine's own terms, what goes over HTTP, and every game."""
    notices = Module("notices", [], {"Notice": NOTICES})
    spoken = {"Ask": typing.get_args(messages.AnyAsk), "Tell": typing.get_args(messages.AnyTell)}
    talk = Module("messages", [], spoken, notices)
    own = Module("engine", [view.View], _kinds(ENGINE_TERMS))
    http = Module("api", [value for value in vars(api).values() if _declared(value, api)], {}, notices, talk)
    said = {id_: variables(entry) for name in PAGE_PARTS for id_, entry in parse(part(name, ENGLISH), name).items()}
    page = Module("page", [], {}, messages=said)
    return (notices, talk, own, http, page, *(_game(game(name), own) for name in games()))


def _game(one: Game, engine: Module) -> Module:
    """The types of a game: what is done, said and told, and what is seen."""
    unions = {"Action": tuple(one.space.firsts), "Remark": tuple(one.remark_space.firsts), **_kinds(one.terms.values())}
    steps = dict.fromkeys(step.name for step in one.steps)
    return Module(one.name, [], unions | _seen(one), engine, steps=steps, messages=_said(one))


def _said(one: Game) -> dict[str, list[str]]:
    """The messages of a game that are no term's, no thing's and no line's: what its face says."""
    entries = parse(one.shelf.catalogue(ENGLISH), one.name)
    terms = {*one.terms, *[term.__name__ for term in (*one.space.firsts, *one.remark_space.firsts)]}
    taken = terms | {run.name for run in one.lines}
    return {
        id_: variables(entry)
        for id_, entry in entries.items()
        if id_ not in taken and not id_.startswith((*ELSEWHERE, "-")) and not id_[0].isupper()
    }


def _quoted(names: Iterable[str]) -> list[str]:
    return [f'"{name}"' for name in names]


def _seen(one: Game) -> dict[str, tuple[Any, ...]]:
    """The types of a view and of a review, from a game: compiled functions do not say what they give."""
    state = one.new(seats=one.seats[0], seed=0)
    shown = type(state.view(None))
    playout(state, fast(0))
    return {"View": (shown,), "Review": (type(state.review()),)}


def _kinds(terms: Iterable[type[Term]]) -> dict[str, tuple[Any, ...]]:
    terms = tuple(terms)
    return {kind.__name__: tuple(term for term in terms if issubclass(term, kind)) for kind in (Event, Reason)}


def _declared(value: Any, module: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__


def _type(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return _identifier(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**schema, "type": one}) for one in kind)
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return PLAIN[kind] if kind else "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    item = _type(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"


def _identifier(key: str) -> str:
    """A type's name; where a game has two of one name, the schema gives both in full: the module is kept."""
    *path, name = key.split(".")
    return f"{path[-1].capitalize()}{name}" if path else name


def _called(cls: type[enum.Enum], parts: dict[str, Schema]) -> str:
    return cls.__name__ if cls.__name__ in parts else _identifier(f"{cls.__module__}.{cls.__name__}")


def _union(name: str, members: list[str]) -> str:
    if not members:
        return f"export type {name} = never;"
    line = f"export type {name} = {' | '.join(members)};"
    return line if len(line) <= 120 else "\n  | ".join([f"export type {name} =", *members]) + ";"


def _doc(schema: Schema) -> str:
    """The first paragraph of a docstring, as a comment."""
    about = schema.get("description", "").split("\n\n")[0]
    return f"/** {' '.join(about.split())} */\n" if about else ""


def main() -> None:
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else WHERE
    where.mkdir(parents=True, exist_ok=True)
    for module in modules():
        (where / f"{module.name}.ts").write_text(module.text(), "utf-8")


if __name__ == "__main__":
    main()
