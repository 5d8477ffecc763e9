"""Wolves in lines of text: the mats of all players, the gift on the table, and last, next to the choices, one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import astuple

from wolfden.engine.terms import Action, Remark
from wolfden.engine.words import NOBODY, Names, Words
from wolfden.games.wolves.terms.actions import Draw, ILack, IOverstretched, Resource
from wolfden.games.wolves.view import Gathering, Mat, Pile, WolvesReview, WolvesView

# What stands out wherever it is shown in colour.
COLOURS = {
    "Resource-fish": "bold cyan",
    "Resource-corn": "bold yellow",
    "Resource-bison": "bold red",
    "Card-leader": "bold magenta",
    "Card-forest": "green",
}

LONGEST_NAME = 10  # in the table of mats
GATHERING = {
    Gathering.DRAWING: "show-drawing",
    Gathering.STOPPED: "show-stopped",
    Gathering.OVERSTRETCHED: "show-overstretched",
    Gathering.SKIPPING: "show-skipping",
}
IN_A_LINE = 3  # knowledge cards, in the legend

Row = Sequence[str]


def show(view: WolvesView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows."""
    rows = [_mat(view.mats[seat], names[seat], view.step, words) for seat in _by_rank(view)]
    table = [*_columns([_heading(words), *rows]), *_legend(view, words)]
    return [*_now(view, words), "", *table, "", *_gift(view, words, names), *_own(view, words)]


def show_talk(said: Sequence[tuple[int, Remark]], view: WolvesView, words: Words, names: Names) -> Sequence[str]:
    """What was said and still holds: needs are met, and turns go by."""
    now = [(seat, remark) for seat, remark in dict.fromkeys(said) if _holds(view, seat, remark)]
    speakers = dict.fromkeys(seat for seat, _ in now)
    texts = {seat: " ".join(words.text(remark, names) for other, remark in now if other == seat) for seat in speakers}
    return [words.say("show-said", name=names[seat], remarks=text) for seat, text in texts.items()]


def _holds(view: WolvesView, seat: int, remark: Remark) -> bool:
    mat = view.mats[seat]
    if isinstance(remark, ILack):
        return (mat.unmet.fish, mat.unmet.corn, mat.unmet.bison)[remark.resource] == remark.number
    if isinstance(remark, IOverstretched):
        return mat.gathering is Gathering.OVERSTRETCHED
    return view.step == "Gathering" and any(one.gathering is Gathering.OVERSTRETCHED for one in view.mats)


def show_review(review: WolvesReview, words: Words, names: Names) -> Sequence[str]:
    """Awards, and what was left in the hands of those who starved together."""
    rows = [
        (
            names[seat],
            words.value(community),
            words.say("awards", awards=review.awards[seat]),
            _counted(words, "show-cards", review.hands[seat]),
            _counted(words, "show-lacking", review.unmet[seat]),
        )
        for seat, community in enumerate(review.communities)
    ]
    return _columns([("", "", "", words.say("show-head-left"), words.say("show-head-lacked")), *rows])


def show_choice(view: WolvesView, action: Action, words: Words) -> str:
    """How likely the next card is to be a leader."""
    if not isinstance(action, Draw) or view.seat is None or view.hand is None or view.top:
        return ""
    mat = view.mats[view.seat]
    left = [all_ - own for all_, own in zip(astuple(mat.deck), astuple(view.hand), strict=True)]
    leaders = mat.deck.leader - view.hand.leader
    return words.say("show-choice-draw", leaders=leaders, cards=sum(left))


def _by_rank(view: WolvesView) -> Sequence[int]:
    return view.order or range(len(view.mats))


def _now(view: WolvesView, words: Words) -> Iterator[str]:
    if view.over:
        yield words.say("show-over", turn=view.turn, turns=view.last_turn)
        return
    yield words.say("show-now", turn=view.turn, turns=view.last_turn, step=view.step)
    if any(astuple(view.revealed)):
        yield _counted(words, "show-gone", view.revealed)


def _heading(words: Words) -> Row:
    def head(what: str) -> str:
        return words.say(f"show-head-{what}")

    middle = [head(what) for what in ("status", "awards", "hand", "leaders", "reserve", "lacks")]
    return ("#", "", "", *middle, "", head("knows"))


def _mat(mat: Mat, name: str, step: str, words: Words) -> Row:
    """A player's row: rank, status, awards won, cards in hand, leaders, reserve as fish, corn and bison, and so on."""
    reserve = mat.reserve
    unmet = zip(Resource, (mat.unmet.fish, mat.unmet.corn, mat.unmet.bison), strict=True)
    doing = words.say(GATHERING[mat.gathering])
    if step != "Gathering" and mat.gathering in (Gathering.DRAWING, Gathering.STOPPED):
        doing = ""
    return (
        "" if mat.rank is None else str(mat.rank),
        name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}.",
        "" if mat.community is None else words.value(mat.community),
        f"{mat.status:4}",
        f"{mat.awards:3}" if mat.awards else "",
        f"{mat.cards:3}",
        str(mat.leaders) if mat.leaders else "",
        f"{reserve.fish}/{reserve.corn}/{reserve.bison}",
        " ".join(f"{number}{words.value(kind, 'letter')}" for kind, number in unmet if number),
        doing,
        "".join(words.value(card, "letter") for card in mat.knowledge),
    )


def _legend(view: WolvesView, words: Words) -> Iterator[str]:
    """What the letters stand for; those of knowledge cards, if somebody has one."""
    yield f"   {words.say('show-legend')}"
    known = sorted({card for mat in view.mats for card in mat.knowledge})
    cards = [f"{words.value(card, 'letter')} {words.value(card)}" for card in known]
    for start in range(0, len(cards), IN_A_LINE):
        yield f"   {', '.join(cards[start : start + IN_A_LINE])}"


def _gift(view: WolvesView, words: Words, names: Names) -> Iterator[str]:
    if view.receiver is None or view.acting is None:
        return
    people = {"giver": view.acting, "receiver": view.receiver}
    you = next((part for part, seat in people.items() if seat == view.seat), NOBODY)
    named = {part: words.person(seat, names, view.seat) for part, seat in people.items()}
    yield words.say("show-gift", **msgspec.structs.asdict(view.offer), **named, you=you)
    if view.step == "Taking" and any(astuple(view.taken)):
        yield _counted(words, "show-taken", view.taken)


def _own(view: WolvesView, words: Words) -> Iterator[str]:
    if view.seat is None or view.hand is None or view.over:
        return
    mat = view.mats[view.seat]
    if view.step == "Gathering" and mat.gathering is Gathering.DRAWING:
        yield _counted(words, "show-deck", _rest(mat.deck, view.hand))
    if view.top:
        yield words.say("show-top", cards=view.top)
    if view.looking:
        yield words.say("show-looking", cards=view.looking)
    if view.step == "Reconciling" and view.seat in view.actors:
        begun = any(astuple(view.stored))
        yield _counted(words, "show-stored", view.stored) if begun else words.say("show-rest")
    yield _counted(words, "show-hand", view.hand)


def _rest(deck: Pile, hand: Pile) -> Pile:
    return Pile(*[getattr(deck, kind) - getattr(hand, kind) for kind in deck.__struct_fields__])


def _counted(words: Words, id_: str, numbers: msgspec.Struct) -> str:
    """A message about numbers of things: 3 fish and 1 corn."""
    return words.say(id_, **msgspec.structs.asdict(numbers))


def _columns(rows: Sequence[Row]) -> list[str]:
    """Rows of cells as lines; columns in which no row has anything are left out."""
    used = [column for column in zip(*rows, strict=True) if any(cell for cell in column[1:])]
    widths = [max(map(len, column)) for column in used]
    return ["  ".join(map(str.ljust, cells, widths)).rstrip() for cells in zip(*used, strict=True)]
