"""What the good player would do and why, and what a choice is warned of: odds counted anew, cube by cube."""

from __future__ import annotations

from itertools import combinations

from wolfden import State
from wolfden.engine.advice import Advice, percent
from wolfden.engine.terms import Action, Caution
from wolfden.games.boars.bots import good
from wolfden.games.boars.bots.doubts import doubts
from wolfden.games.boars.terms.actions import (
    Buy,
    Colour,
    Discard,
    Done,
    Draw,
    Eat,
    GiveOne,
    GiveThree,
    Ride,
    TakeThree,
    Target,
    Trigger,
    Use,
)
from wolfden.games.boars.terms.whys import (
    Backwards,
    DrawAll,
    DrawDaring,
    DrawPortion,
    DrawSafely,
    GiveLess,
    HopeForCard,
    HopeForMeal,
    HopeForNone,
    HungryPredator,
    KeepFood,
    LikelySick,
    MovesFor,
    OneIsEnough,
    Overtaking,
    OwnCards,
    PullBack,
    Strip,
    TakeMore,
    ThenBump,
    UnusedCard,
    UnusedTicket,
    WinNow,
    WorthBuying,
    WorthLeast,
)

from .table import BOARS, BOX, act, can, draws, inside, kind, new, pack, space_of

DEAR = ["Plum Marathon", "Banana Marathon", "Pea Marathon", "Jam Trio"]  # four cubes each


def advice(s: State) -> Advice:
    return good.advise(s.sight(s.actors()[0], 5), 5)


def warns(s: State, action: Action) -> Caution | None:
    """What whose turn it is is warned of before a choice."""
    assert action in can(s)
    return BOARS.caution(s.view(s.actors()[0]), BOARS.number(action))


def odds(bag: dict[str, int], number: int, **wanted: int) -> float:
    """How often a draw has no sickness and at least these cubes: every set of single cubes is looked at."""
    cubes = [colour for colour, there in bag.items() for _ in range(there)]
    good_ones = total = 0
    for drawn in combinations(cubes, number):
        total += 1
        good_ones += drawn.count("black") < 3 and all(drawn.count(colour) >= n for colour, n in wanted.items())
    return good_ones / total


# Drawing


def test_the_chance_of_sickness_is_told_for_the_draw_and_for_one_cube_more() -> None:
    s = new(cards={0: ["Berry Mix"]})
    bag = {"red": 3, "blue": 3, "yellow": 2, "green": 2, "black": 4}
    inside(s).bags[0] = pack(**bag)
    given = advice(s)
    drawn = BOARS.action(given.move[0])
    assert isinstance(drawn, Draw)
    number = drawn.cubes
    assert given.whys[0] == DrawDaring(number, percent(1 - odds(bag, number)), percent(1 - odds(bag, number + 1)))
    assert given.whys[1] == HopeForCard(
        kind("Berry Mix"), percent(odds(bag, number, red=1, blue=1)), BOX.moves[kind("Berry Mix")]
    )
    said = BOARS.text(given.whys[0])
    assert said.startswith(f"Draw {number}: the chance of getting sick is ") and said.endswith("%.")


def test_a_bag_without_black_cubes_makes_nobody_sick() -> None:
    s = new()
    inside(s).bags[0] = pack(yellow=2)
    assert advice(s).whys[0] in (DrawAll(2, 0), DrawSafely(1, 0))
    inside(s).bags[0] = pack(red=2, black=3)
    given = advice(s)
    assert isinstance(given.whys[0], DrawSafely | DrawDaring | DrawAll)


def test_a_portion_is_the_reason_for_its_number() -> None:
    given = advice(new(cards={0: ["Portion of Five", "Red Fast"]}))
    assert BOARS.action(given.move[0]) == Draw(5)
    assert given.whys[1] == DrawPortion(kind("Portion of Five"), BOX.moves[kind("Portion of Five")])


def test_meals_and_fasts_are_hoped_for() -> None:
    s = new()
    bag = {"red": 4, "black": 3, "green": 3}
    inside(s).bags[0] = pack(**bag)
    given = advice(s)
    number = BOARS.action(given.move[0]).cubes  # type: ignore[attr-defined]
    assert given.whys[1] == HopeForMeal(1, percent(odds(bag, number, red=2)))
    s = new(cards={0: ["Blue Fast", "Red Fast", "Yellow Fast", "Green Fast"]})
    whys = advice(s).whys
    assert isinstance(whys[1], HopeForNone)


# Using cubes


def test_what_wins_is_said_to_win() -> None:
    s = new(at=[94, 93])
    draws(s, yellow=1, red=3)
    assert advice(s).whys == (WinNow(),)


def test_a_card_is_bought_for_what_it_will_bring() -> None:
    s = new(open_cards=["Portion of Seven"])
    draws(s, red=1, blue=2)
    given = advice(s)
    assert BOARS.action(given.move[0]) == Buy(kind("Portion of Seven"))
    why = given.whys[0]
    assert isinstance(why, WorthBuying) and why.card == kind("Portion of Seven")
    late = new(at=[85, 90], open_cards=["Portion of Seven"])
    draws(late, red=1, blue=2)
    for early, spaces in ((s, why.spaces), (late, None)):
        thought = good.think(inside(early.clone()), 0, good.TASTE)
        value = thought.prospect.card(kind("Portion of Seven"), inside(early).bags[0] + inside(early).hand)
        assert spaces is None or spaces == round(value)
        assert value < why.spaces + 1


def test_a_purchase_with_a_full_table_says_what_goes() -> None:
    s = new(
        cards={0: ["Beetroot Cure", "Tomato Marathon", "Sorry Not Sorry", "Berry Mix"]}, open_cards=["Portion of Seven"]
    )
    draws(s, green=2)
    act(s, Buy(kind("Portion of Seven")))
    given = advice(s)
    assert BOARS.action(given.move[0]) == Discard(kind("Sorry Not Sorry"))
    (why,) = given.whys
    assert isinstance(why, WorthLeast) and why.card == kind("Sorry Not Sorry")


def test_a_diet_says_how_far_and_for_what() -> None:
    s = new(cards={0: ["Tomato Marathon"]}, at=[20, 0], open_cards=DEAR)
    draws(s, red=3)
    given = advice(s)
    first = BOARS.action(given.move[0])
    assert first in (Use(kind("Tomato Marathon")), Ride(0), Eat(1))
    spaces = {
        Use(kind("Tomato Marathon")): (BOX.moves[kind("Tomato Marathon")], 3),
        Ride(0): (BOX.stations[0][20] - 20, 3),
        Eat(1): (BOX.meal_moves[1], 2),
    }
    assert given.whys[0] == MovesFor(*spaces[first])


def test_a_turn_that_ends_on_somebody_says_so() -> None:
    s = new(at=[30, 33], open_cards=DEAR)
    draws(s, red=2)
    given = advice(s)
    assert BOARS.action(given.move[0]) == Eat(1)
    assert given.whys == (MovesFor(3, 2), ThenBump(1))


def test_food_is_kept_for_later_turns() -> None:
    s = new(at=[space_of("y"), 0], open_cards=DEAR)
    draws(s, yellow=1, green=2)
    given = advice(s)
    assert BOARS.action(given.move[0]) == Done()
    assert given.whys[0] == KeepFood(3)


# Vendettas and spaces


def test_a_vendetta_hits_the_foremost() -> None:
    s = new(4, at=[30, 10, 80, 20], cards={0: ["Tug"]})
    draws(s, black=2)
    act(s, Trigger(kind("Tug")))
    assert advice(s).whys == (PullBack(2, BOX.moves[kind("Tug")], True),)
    s = new(3, at=[0, space_of("r"), space_of("r", 40)], cards={0: ["Overtake on Red"]})
    draws(s, black=1)
    act(s, Trigger(kind("Overtake on Red")))
    assert advice(s).whys == (Overtaking(2, space_of("r", 40) + 1),)
    s = new(3, at=[9, 9, 9], cards={0: ["Sorry Not Sorry", "Berry Mix"], 2: ["Red Fast", "Blue Fast"]})
    draws(s, black=3)
    act(s, Trigger(kind("Sorry Not Sorry")))
    assert advice(s).whys == (Strip(2, 2),)


def test_three_cubes_and_one() -> None:
    s = new(at=[space_of("r", 10), 0])
    draws(s, blue=1)
    act(s, Done())
    assert BOARS.action(advice(s).move[0]) == TakeThree()
    assert advice(s).whys == (TakeMore(),)
    s = new(at=[space_of("r!", 10), 0])
    draws(s, red=1, blue=2)
    act(s, Done())
    assert BOARS.action(advice(s).move[0]) == GiveOne()
    assert advice(s).whys == (GiveLess(),)
    assert warns(s, GiveThree()) == OneIsEnough(Colour.RED)
    assert warns(s, GiveOne()) is None


# Cautions


def test_draws_are_warned_of_from_where_sickness_is_more_likely_than_not() -> None:
    s = new()
    bag = {"red": 3, "blue": 3, "yellow": 2, "green": 2, "black": 4}
    inside(s).bags[0] = pack(**bag)
    for number in range(1, 15):
        sick = 1 - odds(bag, number)
        assert warns(s, Draw(number)) == (LikelySick(percent(sick)) if sick > 0.5 else None)
    assert warns(s, Draw(14)) == LikelySick(100)


def test_where_bags_are_not_counted_out_only_the_bot_can_tell() -> None:
    shown, hidden = new(), new(bags="none")
    for s in (shown, hidden):
        inside(s).bags[0] = pack(red=4, black=4)
    warned = [(action, warns(shown, BOARS.action(action))) for action in shown.actions(0)]  # type: ignore[arg-type]
    assert all(warns(hidden, BOARS.action(action)) is None for action in hidden.actions(0))  # type: ignore[arg-type]
    assert list(doubts(hidden.sight(0, 1), 1)) == [pair for pair in warned if pair[1]]
    assert doubts(shown.sight(0, 1), 1) == ()


def test_a_turn_that_ends_too_early_is_warned_of() -> None:
    s = new(cards={0: ["Berry Mix"]}, at=[10, 0])
    draws(s, red=1, blue=1)
    assert warns(s, Done()) == UnusedCard(kind("Berry Mix"))
    act(s, Use(kind("Berry Mix")))
    assert warns(s, Done()) is None
    s = new(cards={0: ["Red Fast"]})
    draws(s, blue=2, black=3)
    assert warns(s, Done()) == UnusedCard(kind("Red Fast"))
    s = new(cards={0: ["Portion of Five"]})
    draws(s, blue=4, black=1)
    assert warns(s, Done()) == UnusedCard(kind("Portion of Five"))
    s = new()
    draws(s, red=3)
    assert warns(s, Done()) == UnusedTicket(0)
    act(s, Eat(1))
    assert warns(s, Done()) is None


def test_a_predator_that_cannot_be_fed_is_warned_of_where_one_can_walk_on() -> None:
    s = new(at=[space_of("b!", 10), 0])
    draws(s, red=2)
    assert warns(s, Done()) == HungryPredator(Colour.BLUE)
    s = new(at=[space_of("b!", 10), 0])
    draws(s, green=2)
    assert warns(s, Done()) is None
    s = new(at=[space_of("b!", 10), 0])
    draws(s, red=2, blue=1)
    assert warns(s, Done()) is None


def test_vendettas_against_oneself_are_warned_of() -> None:
    here, behind = space_of("r", 40), space_of("r", 10)
    s = new(3, at=[here + 3, behind, here], cards={0: ["Overtake on Red"]})
    draws(s, black=1)
    act(s, Trigger(kind("Overtake on Red")))
    assert warns(s, Target(1)) == Backwards(here + 3 - behind - 1)
    assert warns(s, Target(2)) is None  # there is no better one
    s = new(cards={0: ["Sorry Not Sorry", "Berry Mix"], 1: ["Red Fast"]})
    draws(s, black=3)
    act(s, Trigger(kind("Sorry Not Sorry")))
    assert warns(s, Target(0)) == OwnCards(1)
    assert warns(s, Target(1)) is None
