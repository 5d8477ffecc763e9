"""Sentences, the picture of the table for the terminal, and the help page."""

from __future__ import annotations

import re

import pytest

import wolfden
from wolfden.engine.catalogue import read
from wolfden.engine.data import with_text
from wolfden.engine.game import Game
from wolfden.engine.lines import told as told_in_lines
from wolfden.engine.terms import Event, Heard
from wolfden.games.boars.show import effect, show
from wolfden.games.boars.terms import events
from wolfden.games.boars.terms.actions import ACTIONS, Buy, Draw, Eat, Kind, Ride, Target
from wolfden.games.boars.terms.events import Bought, Drew, Gained
from wolfden.games.boars.terms.reasons import NotATarget, TooDear

from .table import BOARS, BOX, CARDS, act, draws, ends, kind, new

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def lines(s: object) -> list[str]:
    return list(show(s.view(0), BOARS.words, NAMES))  # type: ignore[attr-defined]


def test_actions_speak_of_cards_boars_and_transport_by_name() -> None:
    assert BOARS.text(Buy(kind("Nip"))) == "Buy Nip"
    assert BOARS.text(Ride(0)) == "Take the Prickly Cab"
    assert BOARS.text(Eat(1)) == "Eat 2 red for 3 spaces"
    assert [BOARS.text(Draw(cubes)) for cubes in (1, 7)] == ["Draw 1 cube", "Draw 7 cubes"]
    assert [BOARS.text(Target(1), NAMES, reader) for reader in (0, 1)] == ["Choose Bob", "Choose yourself"]


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
    assert any(line.startswith("[1] Abe ") for line in shown)


def test_the_table_shows_bags_market_and_hand() -> None:
    s = new(open_cards=["Portion of Six"], cards={1: ["Landslide"]})
    draws(s, red=4, blue=4)
    act(s, Buy(kind("Portion of Six")))
    text = "\n".join(lines(s))
    assert "You are on space 0 as Bramble (1 yellow for 1 space or 2 red for 3 spaces), with 1 red, 1 blue, " in text
    assert "Bob is on space 0 as Truffle (1 green for 1 space or 2 yellow for 3 spaces), with 25 cubes in " in text
    assert "Landslide: With 3 black, an opponent goes back 12 spaces." in text
    assert "Tickets: Prickly Cab 3r, Metro Mole 5b, Beaver Ferry 4y, Air Squirrel 6g\n" in text
    assert "you drew 4 red and 4 blue, and have 4 red and 4 blue left in hand." in text
    assert "Portion of Six: If you draw exactly 6, move 3 spaces. (2 cubes still to pay)" in text


def test_sickness_is_shown() -> None:
    s = new()
    draws(s, red=1, black=4)
    assert "sick" in lines(s)[-1]


@pytest.mark.parametrize("what", list(Kind))
def test_every_kind_of_card_says_what_it_does(what: Kind) -> None:
    for face in BOX.faces:
        if face.kind is what:
            assert effect(face, BOARS.words) != effect(face, BOARS.words_in("de"))


def test_at_the_end_all_bags_are_shown() -> None:
    s = new(at=[94, 0])
    draws(s, yellow=1)
    act(s, Eat(0))
    assert BOARS.show_review is not None
    text = "\n".join(BOARS.show_review(s.review(), BOARS.words, NAMES))
    assert text.count("5 black") == 2
    assert not [line for line in lines(s) if line.startswith("Round")]


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
    assert BOARS.text(Drew(0, 2, 0, 0, 1, 0), NAMES) == "Ann drew 2 red and 1 green."
    assert BOARS.text(Bought(1, 0, 0, 3, 0, 0), NAMES) == f"Bob bought {CARDS[0]} for 3 blue."
    assert BOARS.text(Gained(1, 0, 0, 0, 0), NAMES) == "Bob got nothing for the bag."


# From the reader's side, in both languages.


def both(event: Event, reader: int | None) -> list[str]:
    return [BOARS.text(event, NAMES, reader, language) for language in ("en", "de")]


def test_whoever_reads_is_spoken_to() -> None:
    drew = Drew(0, 2, 1, 0, 0, 1)
    assert both(drew, 0) == [
        "You drew 2 red, 1 blue and 1 black.",
        "Du ziehst 2 rote, 1 blauen und 1 schwarzen Würfel.",
    ]
    assert both(drew, 1)[1] == "Ann zieht 2 rote, 1 blauen und 1 schwarzen Würfel."
    took = events.Took(0, 1, kind("Nip"))
    assert [both(took, reader) for reader in (0, 1, 2)] == [
        ["You took Nip from Bob.", "Du nimmst Bob „Zwicken“ weg."],
        ["Ann took Nip from you.", "Ann nimmt dir „Zwicken“ weg."],
        ["Ann took Nip from Bob.", "Ann nimmt Bob „Zwicken“ weg."],
    ]
    switched = events.Switched(0, kind("Nip"), 1, kind("Tug"))
    assert both(switched, 1) == [
        "You lost Tug to Ann and got Nip in return.",
        "Du gibst „Zerren“ an Ann ab und bekommst dafür „Zwicken“.",
    ]
    assert both(events.Bumped(1, 0), 1)[0] == "You were bumped back to the start."
    assert both(events.Rode(1, 0, 28), 0) == [
        "Bob took the Prickly Cab to space 28.",
        "Bob reist mit dem Stacheltaxi bis Feld 28.",
    ]


def test_reasons_say_what_to_do() -> None:
    assert BOARS.text(NotATarget(1), NAMES, 0) == ("This vendetta cannot be aimed at Bob now. Choose somebody else.")
    assert BOARS.text(TooDear(kind("Nip"), 1), NAMES, 0, "de") == (
        "„Zwicken“ kostet 1 Futterwürfel, und du hast keinen mehr. Zieh Futter, um sie zu kaufen."
    )


# Lines of several events.


def log(*told: Event, reader: int | None = None, language: str = "en") -> list[str]:
    heard = [Heard(event, public=True) for event in told]
    return told_in_lines(BOARS, heard, BOARS.words_in(language), NAMES, reader)


def test_the_menu_is_one_line() -> None:
    menu = [events.Revealed(kind(name)) for name in ("Nip", "Tug", "Nip")]
    assert log(*menu) == ["2 Nip and Tug are on the menu."]
    assert log(events.MenuChanged(0), *menu[:2], reader=0) == ["You changed the menu. It now has Nip and Tug."]
    assert log(*menu[:2], language="de") == ["Im Menü liegen „Zwicken“ und „Zerren“."]
    assert log(*menu[:1]) == ["Nip is now on the menu."]


def test_a_draw_that_makes_sick_is_one_line_and_one_that_does_not_is_its_own() -> None:
    sick = [Drew(0, 0, 0, 1, 0, 3), events.Sickened(0)]
    assert log(*sick, Drew(1, 1, 0, 0, 0, 0), reader=0) == [
        "You drew 1 yellow and 3 black, fell sick, and put all of it back into the bag.",
        "Bob drew 1 red.",
    ]
    assert log(*sick, reader=1, language="de") == [
        "Ann zieht 1 gelben und 3 schwarze Würfel, wird krank und legt alle zurück in den Beutel."
    ]


def test_two_vendettas_are_two_lines_even_if_they_are_equal() -> None:
    nip = events.Triggered(0, kind("Nip"))
    told = (nip, events.PulledBack(1, 20), nip, events.PulledBack(1, 14))
    assert log(*told, reader=1) == [
        "Ann pulled you back to space 20 with Nip.",
        "Ann pulled you back to space 14 with Nip.",
    ]
    assert log(*told[:2], reader=0, language="de") == ["Du ziehst Bob mit „Zwicken“ auf Feld 20 zurück."]


def test_overtaking_is_told_with_its_card() -> None:
    card = events.Triggered(0, kind("Overtake on Red"))
    assert log(card, events.Overtook(0, 1, 30), reader=1) == [
        "With Overtake on Red, Ann landed just past you, on space 30."
    ]
    assert log(card, events.Stepped(0, 30), reader=0) == ["With Overtake on Red you took one step, to space 30."]


def test_what_gatherers_add_is_told_with_what_the_space_gave() -> None:
    gained = Gained(0, 1, 0, 1, 0)
    gathered = [events.Gathered(0, kind(name)) for name in ("Tomato Gatherer", "Corn Gatherer")]
    assert log(gained, *gathered[:1], reader=0) == [
        "You got 1 red and 1 yellow for your bag, and Tomato Gatherer brought one more."
    ]
    assert log(gained, *gathered) == [
        "Ann got 1 red and 1 yellow for the bag, and Tomato Gatherer and Corn Gatherer brought one more each."
    ]
    assert log(gained, *gathered, language="de") == [
        "Ann bekommt 1 roten und 1 gelben Würfel für den Beutel, "
        "und „Tomatensammler“ und „Maissammler“ bringen je noch einen dazu."
    ]


# Other data.


def with_other_names() -> Game:
    """The game with a diet and names of somebody's own."""
    text = 'name = "Bramble"\ndiets = [{ eats = { yellow = 1 }, moves = 1 }, { eats = { red = 2 }, moves = 3 }]'
    other = (
        'name = "Hauer"\ndiets = [{ eats = { yellow = 1, green = 1 }, moves = 4 }, { eats = { red = 1 }, moves = 1 }]'
    )
    game = wolfden.game("boars")
    assert game.source is not None
    data = read("wolfden.games.boars", "data", "box.toml")
    return with_text(game, data.replace(text, other).replace('"Nip"', '"Ohrenziehen"'), "own.toml")


def test_numbers_of_other_data_are_told_in_every_language_and_names_as_they_are_written() -> None:
    own = with_other_names()
    assert own.text(Eat(0)) == "Eat 1 yellow and 1 green for 4 spaces"
    assert own.text(Eat(0), language="de") == "1 gelben und 1 grünen Würfel fressen: 4 Felder vor"
    assert own.text(events.Ate(0, 1, 5), NAMES, 0) == "You ate 1 red and moved to space 5."
    assert own.text(events.Chose(0, 0), NAMES, 0, "de") == "Du spielst Hauer."
    assert own.text(Buy(kind("Nip")), language="de") == "„Ohrenziehen“ kaufen"
    assert own.text(Buy(kind("Tug")), language="de") == "„Zerren“ kaufen"


def test_every_name_in_the_box_has_a_german_one() -> None:
    game = wolfden.game("boars")
    german = game.words_in("de")
    for kind_ in ("Card", "Boar", "Transport"):
        called = [german.thing(kind_, number) for number in range(len(game.named[kind_]))]
        assert not set(called) & set(game.named[kind_])
        assert len(set(called)) == len(called)


def test_the_german_help_page_has_the_cards_and_numbers_of_the_english_one() -> None:
    game = wolfden.game("boars")
    german = game.words_in("de")
    pages = [game.help_in(language) for language in ("en", "de")]
    names = [name for kind_ in ("Card", "Boar", "Transport") for name in game.named[kind_]]
    translated = [
        german.thing(kind_, n) for kind_ in ("Card", "Boar", "Transport") for n in range(len(game.named[kind_]))
    ]
    for page, called in zip(pages, (names, translated), strict=True):
        assert not [name for name in called if name not in page]
    rows = [[re.findall(r"\d+", line) for line in page.splitlines() if line.startswith("| ")] for page in pages]
    assert rows[0] == rows[1]
