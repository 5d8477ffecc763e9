"""Where a squad is, for whoever follows a journal, and how soon it comes."""

from __future__ import annotations

from wolfden.games.sobakistan.board import Board

TOO_FAR = 3  # moves: more than a squad has in an ordinary turn


class Squad:
    """Where a squad is: in a precinct, in a district or at a station; the others are -1."""

    def __init__(self) -> None:
        self.precinct = -1
        self.district = -1
        self.station = -1

    def go(self, precinct: int = -1, district: int = -1, station: int = -1) -> None:
        self.precinct, self.district, self.station = precinct, district, station

    def home(self, board: Board) -> int:
        """The district it is in, or -1: a squad in a precinct is in none."""
        return board.district_of[self.station] if self.station > 0 else self.district

    def moves_to(self, board: Board, district: int) -> int:
        """How many moves it needs to storm a station in that district: from 1 on, at most 3."""
        begins = board.precincts[self.precinct] if self.precinct >= 0 else (self.home(board),)
        if begins == (-1,):
            return TOO_FAR
        if district in begins:
            return 1
        return 2 if any(board.next_to[one] >> district & 1 for one in begins) else TOO_FAR
