"""What players of Wooolf!! are told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Event
from wolfden.games.wooolf.terms.actions import Appearance, Character, Player, Question

Round = Annotated[int, Meta(ge=1)]


class RoundBegan(Event, frozen=True):
    """A new round has been dealt."""

    round: Round
    starter: Player


class Dealt(Event, frozen=True):
    """To one seat: its two cards."""

    image: Character
    appearance: Appearance
    other_image: Character
    other_appearance: Appearance


class DealtQuestion(Event, frozen=True):
    """To one seat: one of its question cards."""

    question: Question


class Announced(Event, frozen=True):
    """A clue token: what a player announces about a card of another."""

    peeker: Player
    target: Player
    appearance: Appearance


class AnnouncedOfMute(Event, frozen=True):
    """A clue token for the mute player."""

    peeker: Player
    appearance: Appearance


class Saw(Event, frozen=True):
    """To the peeker: the card that it was."""

    target: Player
    image: Character
    appearance: Appearance


class SawOfMute(Event, frozen=True):
    """To the peeker: the card of the mute player that it was."""

    image: Character
    appearance: Appearance


class WasSeen(Event, frozen=True):
    """To the owner: which card the peeker saw."""

    peeker: Player
    image: Character
    appearance: Appearance


class Answered(Event, frozen=True):
    """A question card was used, and stays with its answer in front of the one asked."""

    asker: Player
    target: Player
    question: Question
    yes: bool


class Suspected(Event, frozen=True):
    """A player makes an early suspicion; at what it points is not told."""

    seat: Player


class TurnsOver(Event, frozen=True):
    """The turns of the round are over: all others make a final suspicion or none."""

    enough: bool  # whether by enough early suspicions; else everybody has had their last turn


class PointedAt(Event, frozen=True):
    """A pointer at a player: to its owner, and to everybody at the scoring."""

    seat: Player
    character: Character
    target: Player


class PointedAtMute(Event, frozen=True):
    """A pointer at the mute player."""

    seat: Player
    character: Character


class PointedAtNobody(Event, frozen=True):
    """A pointer at 0."""

    seat: Player
    character: Character


class Abstained(Event, frozen=True):
    """Both pointers at x: no suspicion."""

    seat: Player


class Shown(Event, frozen=True):
    """A player's cards are turned up."""

    seat: Player
    image: Character
    appearance: Appearance
    other_image: Character
    other_appearance: Appearance


class ShownOfMute(Event, frozen=True):
    """The mute player's cards are turned up."""

    image: Character
    appearance: Appearance
    other_image: Character
    other_appearance: Appearance


class Unasked(Event, frozen=True):
    """A question card that a player has not used in the round."""

    seat: Player
    question: Question


class WasRight(Event, frozen=True):
    """A suspicion was right."""

    seat: Player
    points: int


class WasWrong(Event, frozen=True):
    """A suspicion was wrong and brings an error token."""

    seat: Player
    early: bool


class NotEarly(Event, frozen=True):
    """No early suspicion in the round that begins, after a wrong one in the last."""

    seat: Player


class Fooled(Event, frozen=True):
    """The shepherd boy gets a point for somebody who believed in a wolf that was none."""

    shepherd_boy: Player
    seat: Player


EVENTS = (
    RoundBegan,
    Dealt,
    DealtQuestion,
    Announced,
    AnnouncedOfMute,
    Saw,
    SawOfMute,
    WasSeen,
    Answered,
    Suspected,
    TurnsOver,
    PointedAt,
    PointedAtMute,
    PointedAtNobody,
    Abstained,
    Shown,
    ShownOfMute,
    Unasked,
    WasRight,
    WasWrong,
    NotEarly,
    Fooled,
)
