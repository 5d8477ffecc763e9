"""The price at which sides are even is found from games at other prices."""

from __future__ import annotations

from math import exp

import pytest

from bench.price import even, main
from wolfden.games.sobakistan.bots import liaison


@pytest.mark.parametrize("slope", [-3.0, 2.0])
def test_where_a_curve_through_the_wins_is_at_a_half(slope: float) -> None:
    points = [(price, 1000, round(1000 / (1 + exp(-slope * (price - 0.7))))) for price in (0.3, 0.6, 0.9, 1.4)]
    assert even(points) == pytest.approx(0.7, abs=0.01)


def test_wins_that_do_not_change_say_nothing() -> None:
    assert even([(0.5, 100, 40), (1.0, 100, 40)]) is None


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    main(["--seats", "3", "--prices", "0.2,1.5", "--games", "1"])
    out = capsys.readouterr().out
    assert out.count("resistance wins") == 2
    assert out.count("first guess of the extraction") == 2
    assert len(liaison.GIVEN_AWAY) == 4  # only the processes that play change it
