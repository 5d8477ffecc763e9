"""`python -m bench.ismcts`: a player of ours at Gulag against OpenSpiel's ISMCTS, at equal thinking time.

All seats of one loyalty are ours, those of the other are ISMCTS's; then the same deals the other way round.
Nobody talks. Time is this process's own, the making of imagined worlds included on both sides.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console

from wolfden import WolfdenError, bots
from wolfden import game as find
from wolfden.bridges import openspiel
from wolfden.engine.bits import has
from wolfden.engine.bot import Bot
from wolfden.lab.interval import rate

FEWEST = 5  # simulations: with fewer, a search has not looked at anything
TRIAL_GAMES = 3  # played to see how long everybody thinks
TRIAL_SIMULATIONS = 20
EXPLORATION = 2.0  # UCT's constant, for scores from -1 to 1
RED, BLACK = "red", "black"


class Player:
    """Something that chooses, and how long that took it."""

    def __init__(self, choose: Callable[[Any], int]) -> None:
        self.choose = choose
        self.seconds = 0.0
        self.decisions = 0

    def __call__(self, state: Any) -> int:
        start = process_time()
        action = self.choose(state)
        self.seconds += process_time() - start
        self.decisions += 1
        return action

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(self.decisions, 1)


def ours(bot: Bot, seed: int) -> Player:
    """One of Wolfden's bots, which gets nothing but its sight."""
    chance = Random(seed)

    def choose(state: Any) -> int:
        sight = state.world.sight(state.current_player(), chance.getrandbits(64))
        return bot.choose(sight, chance.getrandbits(64))

    return Player(choose)


def theirs(game: Any, simulations: int, seed: int) -> Player:
    """OpenSpiel's ISMCTS with random rollouts. Where there is one choice it does not think."""
    numbers, chance = np.random.RandomState(seed), Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, simulations, random_state=numbers)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random))
    return Player(lambda state: int(bot.step(state)))


def play(game: Any, seed: int, red: Player, black: Player) -> str | None:
    """One game; the colour that won it, or None."""
    state = game.deal(seed)
    reds = state.world.red
    while not state.is_terminal():
        state.apply_action((red if has(reds, state.current_player()) else black)(state))
    winners = state.world.outcome().winners
    if not winners:
        return None
    return RED if has(reds, winners[0]) else BLACK


def simulations_for(game: Any, bot: Bot, milliseconds: float | None) -> int:
    """How many simulations take ISMCTS as long as the bot takes for a decision, or that many milliseconds."""
    us, them = ours(bot, 0), theirs(game, TRIAL_SIMULATIONS, 0)
    for seed in range(TRIAL_GAMES):
        play(game, seed, us, us)
        play(game, seed, them, them)
    seconds = us.mean if milliseconds is None else milliseconds / 1000
    return max(FEWEST, round(seconds / them.mean * TRIAL_SIMULATIONS))


def share(what: str, wins: int, games: int) -> str:
    """A line of the report, with the 95 % interval."""
    found = rate(wins, games)
    return f"{what:<18}{wins:>5} of {games:<5}{found.rate:7.1%}  ({found.low:.1%} to {found.high:.1%})"


class Match:
    """The games of both ways so far, by our colour: who won each."""

    def __init__(self, game: Any, us: Player, them: Player) -> None:
        self.game = game
        self.us = us
        self.them = them
        self.won: dict[str, list[str | None]] = {RED: [], BLACK: []}

    def play(self, seed: int) -> None:
        """One deal, both ways."""
        self.won[RED].append(play(self.game, seed, self.us, self.them))
        self.won[BLACK].append(play(self.game, seed, self.them, self.us))

    def report(self) -> list[str]:
        """Who won how often, and how long they thought."""
        if not self.won[BLACK]:
            return ["No deal was played both ways."]
        lines = []
        for colour, other in ((RED, BLACK), (BLACK, RED)):
            won = self.won[colour]
            lines.append(share(f"ours as {colour}", won.count(colour), len(won)))
            lines.append(share(f"ISMCTS as {other}", won.count(other), len(won)))
        games = [(colour, winner) for colour, won in self.won.items() for winner in won]
        lines.append(share("ours, both ways", sum(colour == winner for colour, winner in games), len(games)))
        lines.append(share("nobody", sum(winner is None for _, winner in games), len(games)))
        for name, player in (("ours", self.us), ("ISMCTS", self.them)):
            lines.append(f"{name}: {1000 * player.mean:.2f} ms a decision, {player.decisions} decisions")
        return lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ismcts", description="Gulag: ours against ISMCTS.")
    parser.add_argument("--games", type=int, default=200, help="each way")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--bot", default="good", help="which of our bots")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first deal")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--ms", type=float, help="a decision, for ISMCTS; otherwise as long as our bot takes")
    budget.add_argument("--simulations", type=int, help="a decision, for ISMCTS: the same match each time")
    options = parser.parse_args(arguments)

    notes = Console(stderr=True)
    rules = find("gulag")
    try:
        bot = bots.bot(rules, options.bot)
        game = pyspiel.load_game(f"{openspiel.register(rules)}(players={options.seats})")
    except WolfdenError as error:
        notes.print(str(error), markup=False)
        return 1
    with notes.status("Seeing how long everybody thinks ..."):
        simulations = options.simulations or simulations_for(game, bot, options.ms)
    match = Match(game, ours(bot, options.seed), theirs(game, simulations, options.seed))
    try:
        with notes.status("") as status:
            for number in range(options.games):
                status.update(f"Game {number + 1} of {options.games}, both ways")
                match.play(options.seed + number)
    except KeyboardInterrupt:
        notes.print("Stopped early.")
    print(f"Gulag, {options.seats} seats, {options.bot} against ISMCTS with {simulations} simulations")
    print("\n".join(match.report()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
