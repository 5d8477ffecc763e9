"""Sobakistan, Land of Dogs: hints for Wolves who move in secret, and a Bloodhound who hears all of them."""

from wolfden.engine.data import Source
from wolfden.engine.game import Game
from wolfden.engine.options import Option
from wolfden.engine.words import load
from wolfden.games.sobakistan import balance, rules
from wolfden.games.sobakistan.belief.redeal import redeal
from wolfden.games.sobakistan.bots import good, simple
from wolfden.games.sobakistan.bots.doubts import doubts
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.caution import caution
from wolfden.games.sobakistan.components import components, names
from wolfden.games.sobakistan.goal import goal
from wolfden.games.sobakistan.lines import LINES
from wolfden.games.sobakistan.seeing import review, sides, view
from wolfden.games.sobakistan.show import COLOURS, show, show_choice, show_review, show_routes
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import ACTIONS, BLOODHOUND, LIAISON, REMARKS, SEATS
from wolfden.games.sobakistan.terms.events import EVENTS, RoundBegan
from wolfden.games.sobakistan.terms.goals import GOALS
from wolfden.games.sobakistan.terms.reasons import REASONS
from wolfden.games.sobakistan.terms.whys import CAUTIONS, WHYS
from wolfden.games.sobakistan.view import Role


def make(box: Box) -> Game:
    """The game, played with these components."""
    return Game(
        name="sobakistan",
        title="Sobakistan",
        version=3,
        seats=SEATS,
        state=Sobakistan,
        setup=rules.setup,
        imagined_setup=rules.imagined_setup,
        steps=rules.STEPS,
        actions=ACTIONS,
        remarks=REMARKS,
        talk=rules.TALK,
        events=EVENTS,
        options={"open_routes": Option((False, True))},
        reasons=REASONS,
        view=view,
        review=review,
        redeal=redeal,
        max_decisions=lambda seats: rules.max_decisions(box, seats),
        words=load(__name__),
        cast={"bloodhound": BLOODHOUND, "liaison": LIAISON},
        part=lambda seat: {BLOODHOUND: Role.BLOODHOUND, LIAISON: Role.LIAISON}.get(seat, Role.WOLF),
        shared=("Hint", "LongWord", "ShortWord"),  # a hint must be the same for all
        lines=LINES,
        goals=GOALS,
        goal=goal,
        whys=WHYS,
        cautions=CAUTIONS,
        caution=caution,
        doubts=doubts,
        show=show,
        show_review=show_review,
        show_choice=show_choice,
        chapters=(RoundBegan,),
        lookups={"routes": show_routes},
        colours=COLOURS,
        sides=sides,
        chat=lambda bots: LIAISON not in bots,  # a bot would not understand
        minutes=(45, 75),
        hard=3,
        components=box,
        named=names(box),
        source=SOURCE,
        bots={"good": good, "simple": simple},
        metrics=balance,
    )


SOURCE = Source(__name__, ("data/map.toml", "data/words.toml", "data/routes.toml", "data/cards.toml"), components, make)
GAME = SOURCE.default()
