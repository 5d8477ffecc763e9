"""`python -m tools.associations.pairs [--games 400] [--seed 92000] [--language de]`: which words hints stand on.

Good players play whole games, and every hint of the Liaison is counted by the word it stands on: of the two words of
the station that is meant, the one that the hint, with a Not or without, fits better. The most used pairs come first, as
CSV: they are what has to hold in another language. With `--rows` it lists for every word the hints that fit it best and
worst, used or not, with all words in that language.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import Counter
from typing import NamedTuple

import wolfden
from tools.associations.language import Catalogue
from tools.associations.words import HINTS, LONG, WORDS
from wolfden.bots.turn import play_on
from wolfden.engine.chance import fast
from wolfden.engine.sight import Sight
from wolfden.games.sobakistan.bots import good
from wolfden.games.sobakistan.bots.associations import opposite, table
from wolfden.games.sobakistan.bots.liaison import Guide
from wolfden.games.sobakistan.terms.actions import ACTIONS, PlaceHint

SEATS = (3, 4, 5, 6)
SHOWN = 8  # hints of a row, at either end


class Pair(NamedTuple):
    """A hint, with a Not or without, and the word of the station that it stands on."""

    hint: str
    negated: bool
    word: str

    @property
    def fit(self) -> float:
        """How well they go together, in points."""
        fit = table()[self.hint, self.word]
        return opposite(fit) if self.negated else fit


class Counting:
    """The good player, counting what it hints as the Liaison."""

    def __init__(self) -> None:
        self.pairs: Counter[Pair] = Counter()

    def choose(self, sight: Sight, seed: int) -> int:
        player = good.mind(sight, seed)
        chosen = player.first(player.wishes())
        action = ACTIONS.value(chosen)
        if isinstance(player, Guide) and isinstance(action, PlaceHint):
            self.pairs[stands_on(player, action)] += 1
        return chosen

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        return good.talk(sight, seed)


def stands_on(player: Guide, action: PlaceHint) -> Pair:
    box, name = player.box, player.view.names[player.goal - 1]
    words = box.long_words[name.long // 2][name.long % 2], box.short_words[name.short // 2][name.short % 2]
    hint, negated = box.hints[action.hint], bool(action.negated)
    return max((Pair(hint, negated, word) for word in words), key=lambda pair: pair.fit)


def count(games: int, seed: int) -> Counter[Pair]:
    game, player = wolfden.game("sobakistan"), Counting()
    for number in range(seed, seed + games):
        play_on(game.new(SEATS[number % len(SEATS)], number), lambda _: player, fast(number, "pairs"))
    return player.pairs


def print_pairs(found: Counter[Pair], most: int, words: Catalogue) -> None:
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["used", "hint", "not", "word", "fit", f"hint_{words.language}", f"word_{words.language}"])
    for pair, times in sorted(found.items(), key=lambda item: (-item[1], item[0]))[:most]:
        hint, word = words.hint(pair.hint), words.word(pair.word)
        out.writerow([times, pair.hint, int(pair.negated), pair.word, f"{pair.fit:.1f}", hint, word])


def print_rows(words: Catalogue) -> None:
    for word in WORDS:
        order = sorted(HINTS, key=lambda hint: -table()[hint, word])
        cells = [f"{words.hint(hint)} {table()[hint, word]:.1f}" for hint in order]
        print(f"{'first' if word in LONG else 'second'} word {word}: {words.word(word)}")
        print(f"   fits {', '.join(cells[:SHOWN])}")
        print(f"   does not fit {', '.join(cells[: -SHOWN - 1 : -1])}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.associations.pairs", description="What hints stand on.")
    parser.add_argument("--games", type=int, default=400, help="takes two minutes, compiled")
    parser.add_argument("--seed", type=int, default=92000)
    parser.add_argument("--most", type=int, default=100, help="how many pairs are printed")
    parser.add_argument("--language", default="en")
    parser.add_argument("--rows", action="store_true", help="what fits each word best and worst, without playing")
    given = parser.parse_args()
    words = Catalogue(given.language)
    if given.rows:
        print_rows(words)
    else:
        print_pairs(count(given.games, given.seed), given.most, words)


if __name__ == "__main__":
    main()
