"""`python -m tools.aloud GAME [--language de] [--seats 5] [--seat 0] [--bots good]`: a whole log, to be read aloud.

Bots play a game, and what one seat (`--seat watch`: somebody who watches) was told is printed as its log has it.
"""

from __future__ import annotations

import argparse

import wolfden
from wolfden.bots import bot
from wolfden.bots.turn import play_on
from wolfden.engine.chance import fast
from wolfden.engine.lines import told
from wolfden.terminal.names import OTHERS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.aloud", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seat", default="0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="random")
    given = parser.parse_args()
    game = wolfden.game(given.game)
    state = game.new(given.seats or game.seats[0], given.seed)
    player = bot(game, given.bots)
    play_on(state, lambda seat: player, fast(given.seed, "aloud"))
    reader = None if given.seat == "watch" else int(given.seat)
    words = game.words_in(given.language)
    for line in told(game, state.heard(reader), words, OTHERS, reader):
        print(line)
    print(words.text(state.outcome().reason, OTHERS, reader))


if __name__ == "__main__":
    main()
