"""Wolves in lines of text: the mats of all players, the gift on the table, and last, next to the choices, one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from wolfden.engine.terms import Remark
from wolfden.engine.words import Names, Words, listing
from wolfden.games.wolves.terms.actions import ILack, IOverstretched, Piece
from wolfden.games.wolves.view import Gathering, Mat, Offer, Pile, WolvesReview, WolvesView

# Words that stand out wherever they are shown in colour.
COLOURS = {
    "fish": "bold cyan",
    "corn": "bold yellow",
    "bison": "bold red",
    "leader": "bold magenta",
    "leaders": "bold magenta",
    "forest": "green",
}

LONGEST_NAME = 10  # in the table of mats
STEPS = {
    "Picking": "choosing communities",
    "Gathering": "step 2, gathering",
    "Needs": "step 4, needs",
    "Gifting": "step 5, gifting",
    "Giving": "step 5, gifting",
    "Taking": "step 5, a gift is offered",
    "Naming": "step 5, what do leaders stand for?",
    "Keeping": "step 5, what to keep of a gift?",
    "Sharing": "step 5, The More You Share",
    "AddingThird": "step 6, No Waste",
    "Reconciling": "step 6, reconciling",
}
GATHERING = {
    Gathering.DRAWING: "draws",
    Gathering.STOPPED: "stopped",
    Gathering.OVERSTRETCHED: "stretched",
    Gathering.SKIPPING: "skips",
}
SHORT = "LWSDPM"  # knowledge cards, in the table: a letter for each

Row = Sequence[str]


def show(view: WolvesView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows."""
    rows = [_mat(view.mats[seat], names[seat], view.step) for seat in _by_rank(view)]
    heading = ("#", "", "", "stat", "won", "hand", "L", "F/C/B", "lacks", "", "knows")
    table = [*_columns([heading, *rows]), *_legend(view, words)]
    return [*_now(view), "", *table, "", *_gift(view, words, names), *_own(view, words)]


def show_talk(said: Sequence[tuple[int, Remark]], view: WolvesView, words: Words, names: Names) -> Sequence[str]:
    """What was said and still holds: needs are met, and turns go by."""
    now = [(seat, remark) for seat, remark in dict.fromkeys(said) if _holds(view, seat, remark)]
    speakers = dict.fromkeys(seat for seat, _ in now)
    texts = {seat: " ".join(words.text(remark, names) for other, remark in now if other == seat) for seat in speakers}
    return [f"{names[seat]}: {text}" for seat, text in texts.items()]


def _holds(view: WolvesView, seat: int, remark: Remark) -> bool:
    mat = view.mats[seat]
    if isinstance(remark, ILack):
        return (mat.unmet.fish, mat.unmet.corn, mat.unmet.bison)[remark.resource] == remark.number
    if isinstance(remark, IOverstretched):
        return mat.gathering is Gathering.OVERSTRETCHED
    return view.step == "Gathering" and any(one.gathering is Gathering.OVERSTRETCHED for one in view.mats)


def show_review(review: WolvesReview, words: Words, names: Names) -> Sequence[str]:
    """Awards, and what was left in the hands of those who starved together."""
    rows = []
    for seat, community in enumerate(review.communities):
        held = _counted(review.hands[seat])
        lacking = _counted(review.unmet[seat])
        rows.append((names[seat], words.value(community), f"awards {review.awards[seat]}", held, lacking))
    return _columns([("", "", "", "left in hand", "lacked"), *rows])


def _by_rank(view: WolvesView) -> Sequence[int]:
    return view.order or range(len(view.mats))


def _now(view: WolvesView) -> Iterator[str]:
    if view.over:
        yield f"Turn {view.turn} of {view.last_turn}. The game is over."
        return
    yield f"Turn {view.turn} of {view.last_turn}, {STEPS[view.step]}."
    revealed = _counted(view.revealed)
    if revealed:
        yield f"Gone from every deck this turn: {revealed}."


def _mat(mat: Mat, name: str, step: str) -> Row:
    """A player's row: rank, status, awards won, cards in hand, leaders, reserve as fish, corn and bison, and so on."""
    reserve = mat.reserve
    unmet = mat.unmet.fish, mat.unmet.corn, mat.unmet.bison
    doing = GATHERING[mat.gathering]
    if step != "Gathering" and mat.gathering in (Gathering.DRAWING, Gathering.STOPPED):
        doing = ""
    return (
        "" if mat.rank is None else str(mat.rank),
        name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}.",
        "" if mat.community is None else mat.community.name.title(),
        f"{mat.status:4}",
        f"{mat.awards:3}" if mat.awards else "",
        f"{mat.cards:3}",
        str(mat.leaders) if mat.leaders else "",
        f"{reserve.fish}/{reserve.corn}/{reserve.bison}",
        " ".join(f"{number}{kind}" for kind, number in zip("FCB", unmet, strict=True) if number),
        doing,
        "".join(SHORT[card] for card in mat.knowledge),
    )


def _legend(view: WolvesView, words: Words) -> Iterator[str]:
    """What the letters stand for; those of knowledge cards, if somebody has one."""
    yield "   L leaders face up; F/C/B fish, corn and bison, in reserve or lacking"
    known = sorted({card for mat in view.mats for card in mat.knowledge})
    cards = [f"{SHORT[card]} {words.value(card)}" for card in known]
    for start in (0, 3):
        if cards[start : start + 3]:
            yield f"   {', '.join(cards[start : start + 3])}"


def _gift(view: WolvesView, words: Words, names: Names) -> Iterator[str]:
    if view.receiver is None or view.acting is None:
        return
    offered = _pieces(view.offer, words)
    yield f"Gift from {names[view.acting]} to {names[view.receiver]}: {offered or 'nothing yet'}."
    taken = _pieces(view.taken, words)
    if taken and view.step == "Taking":
        yield f"Taken so far: {taken}."


def _own(view: WolvesView, words: Words) -> Iterator[str]:
    if view.seat is None or view.hand is None or view.over:
        return
    mat = view.mats[view.seat]
    if view.step == "Gathering" and mat.gathering is Gathering.DRAWING:
        yield f"Left in your deck: {_counted(_rest(mat.deck, view.hand))}."
    if view.top:
        yield f"On top of your deck, in this order: {', '.join(words.value(card) for card in view.top)}."
    if view.looking:
        yield f"You look at: {', '.join(words.value(card) for card in view.looking)}."
    if view.step == "Reconciling" and view.seat in view.actors:
        stored = _counted(view.stored)
        yield "What you do not keep in reserve is status." + (f" In reserve so far: {stored}." if stored else "")
    yield f"Your hand: {_counted(view.hand) or 'nothing'}."


def _rest(deck: Pile, hand: Pile) -> Pile:
    return Pile(*[getattr(deck, kind) - getattr(hand, kind) for kind in deck.__struct_fields__])


def _counted(numbers: msgspec.Struct) -> str:
    """3 fish, 1 corn."""
    counted = [(number, kind) for kind in numbers.__struct_fields__ if (number := getattr(numbers, kind))]
    return ", ".join(_many(number, kind) for number, kind in counted)


def _many(number: int, called: str) -> str:
    """2 fish, 2 leaders."""
    return f"{number} {called}s" if called == "leader" and number > 1 else f"{number} {called}"


def _pieces(offer: Offer, words: Words) -> str:
    """What an offer is made of."""
    numbers = zip(offer.__struct_fields__, Piece, strict=True)
    return listing([_many(number, words.value(piece)) for field, piece in numbers if (number := getattr(offer, field))])


def _columns(rows: Sequence[Row]) -> list[str]:
    """Rows of cells as lines; columns in which no row has anything are left out."""
    used = [column for column in zip(*rows, strict=True) if any(cell for cell in column[1:])]
    widths = [max(map(len, column)) for column in used]
    return ["  ".join(map(str.ljust, cells, widths)).rstrip() for cells in zip(*used, strict=True)]
