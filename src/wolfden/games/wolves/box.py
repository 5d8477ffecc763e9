"""The numbers of the game, as the rules read them: made once from a data file, see `components.py`."""

from __future__ import annotations

from mypy_extensions import i64


class Box:
    """What lies in the box of Wolves, and the numbers of its rules."""

    def __init__(
        self,
        decks: tuple[int, ...],
        focuses: tuple[int, ...],
        availability: i64,
        modifiers: tuple[int, ...],
        winter: i64,
        copies: tuple[int, ...],
        first_turns: tuple[int, ...],
        tokens: tuple[int, ...],
        awards: tuple[tuple[int, ...], ...],
        needs: i64,
        kind_cap: i64,
        total_cap: i64,
        preserved_cap: i64,
        overstretch: i64,
        spare_leaders: i64,
        conservation: i64,
        showing_off: i64,
        gift_status: i64,
        looks: i64,
        big_gift: i64,
        share_tokens: i64,
        lesson: i64,
    ) -> None:
        self.decks = decks  # by community: its cards, packed
        self.focuses = focuses  # by community: the resource it has most of
        self.availability = availability  # the availability cards, packed
        self.modifiers = modifiers  # by turn, from the first: how many of them are turned up
        self.winter = winter  # cards that every deck loses on the last turn
        self.copies = copies  # by knowledge: how many such cards there are
        self.first_turns = first_turns  # by number of seats, from 0 on: the turn on which the game starts
        self.tokens = tokens  # by number of seats: of each kind in every reserve at the start
        self.awards = awards  # by number of seats: for the first rank, for the second ...
        self.needs = needs  # of each kind
        self.kind_cap = kind_cap  # of a reserve, for one kind
        self.total_cap = total_cap  # of a reserve
        self.preserved_cap = preserved_cap  # the same with Preservation
        self.overstretch = overstretch  # the number of leaders drawn that overstretches
        self.spare_leaders = spare_leaders  # for each leader fewer than that
        self.conservation = conservation  # a player gains so much status
        self.showing_off = showing_off  # the same with Showing Off
        self.gift_status = gift_status  # for each piece of a gift
        self.looks = looks  # cards that Know the Land shows
        self.big_gift = big_gift  # The More You Share wants a gift of more than that
        self.share_tokens = share_tokens  # and gives so many tokens
        self.lesson = lesson  # leaders for a knowledge card
        self.last_turn: i64 = len(modifiers) + 1
