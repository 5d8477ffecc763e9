"""Sentences, the picture of the table for the terminal, and the help page."""

from __future__ import annotations

import re

import pytest

import wolfden
from wolfden.games.boars.show import effect, show
from wolfden.games.boars.terms.actions import ACTIONS, Buy, Draw, Eat, Kind, Ride
from wolfden.games.boars.terms.events import Bought, Drew, Gained

from .table import BOARS, BOX, CARDS, act, draws, ends, kind, new

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def lines(s: object) -> list[str]:
    return list(show(s.view(0), BOARS.words, NAMES))  # type: ignore[attr-defined]


def test_actions_speak_of_cards_boars_and_transport_by_name() -> None:
    assert BOARS.text(Buy(kind("Nip"))) == "Buy Nip"
    assert BOARS.text(Ride(0)) == "Ride the Prickly Cab"
    assert BOARS.text(Eat(1)) == "Eat Bramble's 2 red for 3 spaces"
    assert BOARS.text(Draw(7)) == "Draw: 7"


def test_the_action_space_is_small_and_the_same_whatever_the_data() -> None:
    assert len(ACTIONS) == BOARS.num_actions == 480


def test_the_track_fits_a_terminal_and_shows_every_boar() -> None:
    s = new(3, at=[3, 30, 30])
    shown = lines(s)
    assert all(len(line) <= 78 for line in shown[: shown.index("")])
    assert shown[2].index("A") == shown[1].index("|") + 9
    assert any("BC" in line for line in shown)


def test_players_with_the_same_initial_are_told_apart() -> None:
    s = new(at=[3, 30])
    shown = list(show(s.view(0), BOARS.words, ["Ann", "Abe"]))  # type: ignore[arg-type]
    assert any(line.strip() == "0" for line in shown)
    assert any("Abe [1]" in line for line in shown)


def test_the_table_shows_bags_market_and_hand() -> None:
    s = new(open_cards=["Portion of Six"], cards={1: ["Landslide"]})
    draws(s, red=4, blue=4)
    act(s, Buy(kind("Portion of Six")))
    text = "\n".join(lines(s))
    assert "Ann on space 0: Bramble (1 yellow for 1 space and 2 red for 3 spaces), bag of 17 (" in text
    assert "Bob on space 0: Truffle (1 green for 1 space and 2 yellow for 3 spaces), bag of 25\n" in text
    assert "Landslide: with 3 black: an opponent 12 spaces back" in text
    assert "Tickets: Prickly Cab 3r, Metro Mole 5b, Beaver Ferry 4y, Air Squirrel 6g\n" in text
    assert "drew 4 red, 4 blue; in hand 4 red, 4 blue" in text
    assert "Portion of Six: 6 cubes drawn: 3 spaces on; to pay: 2" in text


def test_sickness_is_shown() -> None:
    s = new()
    draws(s, red=1, black=4)
    assert "sick" in lines(s)[-1]


@pytest.mark.parametrize("what", list(Kind))
def test_every_kind_of_card_says_what_it_does(what: Kind) -> None:
    for face in BOX.faces:
        if face.kind is what:
            assert effect(face)


def test_at_the_end_all_bags_are_shown() -> None:
    s = new(at=[94, 0])
    draws(s, yellow=1)
    act(s, Eat(0))
    assert BOARS.show_review is not None
    text = "\n".join(BOARS.show_review(s.review(), BOARS.words, NAMES))
    assert text.count("5 black") == 2
    assert not [line for line in lines(s) if "turn of" in line]


def test_every_event_of_a_game_has_a_sentence() -> None:
    s = new(cards={0: ["Nip"], 1: ["Tug"]}, at=[10, 20])
    for _ in range(4):
        draws(s, red=1)
        ends(s)
    assert all(BOARS.text(event, NAMES) for event in s.journal(None))


def test_the_help_page_tells_the_rules_and_the_rulings() -> None:
    page = BOARS.help
    for heading in ("## A turn", "## Cards", "## The end", "## Our rulings"):
        assert heading in page


def test_the_help_page_has_the_numbers_of_the_box() -> None:
    game = wolfden.game("boars")
    assert game.source is not None
    tables, page = game.source.tables, game.help
    spaces = " ".join(tables["track"]["spaces"]).split()
    assert f"{len(spaces)} spaces" in page
    assert f"The box has {tables['start']['stock']} cubes of each food" in page.replace("\n ", "")
    for colour, row in tables["transport"].items():
        assert f"| {row['name']} | {row['ticket']} {colour} | {spaces.count(colour[0].upper())} |" in page
    for boar in tables["boars"]:
        diets = [(*next(iter(diet["eats"].items())), diet["moves"]) for diet in boar["diets"]]
        told = "; ".join(f"{n} {colour}: {far} space{'s' * (far > 1)}" for colour, n, far in diets)
        assert f"| {boar['name']} | {told} |" in page
    for card in tables["deck"]["cards"]:
        if card["kind"] in ("knowledge_is_power", "best_served_cold", "couldnt_care_less"):
            assert str(card["moves"]) in page.replace("\n", " ").split(f"**{card['name']}**: ")[1].partition(".")[0]


def test_the_help_page_has_all_cards_with_costs_and_what_they_ask_for() -> None:
    game = wolfden.game("boars")
    assert game.source is not None
    table = [line.strip("| ").split(" | ") for line in game.help.splitlines() if line.startswith("| ")]
    rows = {name.partition(" (")[0]: row[1:] for row in table for name in re.split(r", (?=[A-Z])", row[0])}
    for card in game.source.tables["deck"]["cards"]:
        copies, cost, asks, brings = rows[card["name"]]
        assert (int(copies), int(cost)) == (card["copies"], card["cost"]), card
        if "black" in card:
            assert asks == f"draw {card['black']} black"
        if "back" in card:
            assert brings == f"an opponent {card['back']} spaces back"
        if "moves" in card:
            assert brings == f"{card['moves']} spaces"
        if "cubes" in card:
            assert str(card["cubes"]) in asks
        if "eats" in card:
            assert f"pay {next(iter(card['eats'].values()))} of" in asks
            assert f"{card['name']} ({', '.join(card['eats'])})" in game.help
        if "gains" in card:
            assert brings.startswith(f"{card['gains'][card['colour']]} cubes")


def test_the_help_page_says_what_a_diet_is_and_why_one_pays_in_order() -> None:
    page = " ".join(wolfden.game("boars").help.split())
    assert "A *diet* is here every card that is no vendetta" in page
    assert "with one order there is one way to make each payment" in page
    assert "you choose which" in page.partition("**Two equal cards**")[2].partition("- **")[0]


def test_what_there_is_none_of_is_not_told() -> None:
    assert BOARS.text(Drew(0, 2, 0, 0, 1, 0), NAMES) == "Drawn by Ann: 2 red, 1 green."
    assert BOARS.text(Bought(1, 0, 0, 3, 0, 0), NAMES) == f"Bought by Bob: {CARDS[0]}, for 3 blue."
    assert BOARS.text(Gained(1, 0, 0, 0, 0), NAMES) == "Into the bag of Bob: nothing."
