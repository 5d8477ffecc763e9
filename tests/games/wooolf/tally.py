"""The score once more, by somebody who only hears what everybody is told and writes it on a slip of paper."""

from __future__ import annotations

from collections import Counter

from wolfden import State
from wolfden.engine.terms import Event
from wolfden.games.wooolf.terms import events as told
from wolfden.games.wooolf.terms.actions import Question

from .table import BOY, DOG, HUNTER, IMAGES, LOOKS, MUTE, NOBODY, TARGETS, WOLF, Where, answer, deck, plays, says


def card(image: int, look: int) -> str:
    return IMAGES[image] if image == look else f"{IMAGES[image]}/{LOOKS[look]}"


class Slip:
    """One round as it was heard."""

    def __init__(self, starter: int) -> None:
        self.starter = starter
        self.clues: list[tuple[int, Where, str]] = []
        self.answers: list[tuple[int, int, Question, bool]] = []
        self.early: list[int] = []
        self.hands: dict[Where, tuple[str, str]] = {}
        self.pointers: dict[int, list[tuple[str, Where]]] = {}
        self.unasked: list[Question] = []
        self.verdicts: list[Event] = []

    def hear(self, event: Event) -> None:
        match event:
            case told.Announced(peeker, target, look):
                self.clues.append((peeker, target, LOOKS[look]))
            case told.AnnouncedOfMute(peeker, look):
                self.clues.append((peeker, MUTE, LOOKS[look]))
            case told.Answered(asker, target, question, yes):
                self.answers.append((asker, target, question, yes))
            case told.Suspected(seat):
                self.early.append(seat)
            case told.Shown(seat, image, look, other, other_look):
                self.hands[seat] = card(image, look), card(other, other_look)
                self.pointers[seat] = []
            case told.ShownOfMute(image, look, other, other_look):
                self.hands[MUTE] = card(image, look), card(other, other_look)
            case told.PointedAt(seat, sought, target):
                self.pointers[seat].append((IMAGES[sought], target))
            case told.PointedAtMute(seat, sought):
                self.pointers[seat].append((IMAGES[sought], MUTE))
            case told.PointedAtNobody(seat, sought):
                self.pointers[seat].append((IMAGES[sought], NOBODY))
            case told.Unasked(_, question):
                self.unasked.append(question)
            case told.WasRight() | told.WasWrong() | told.Fooled():
                self.verdicts.append(event)

    def is_over(self) -> bool:
        return bool(self.hands)

    def check_what_was_said(self, seats: int, advanced: bool) -> None:
        """Now that the cards lie open: nobody said what the rules forbid."""
        assert Counter(one for hand in self.hands.values() for one in hand) == deck(seats, advanced)
        for peeker, target, said in self.clues:
            assert said in [says(plays(self.hands[peeker]), one) for one in self.hands[target]]
        for _, target, question, yes in self.answers:
            assert yes == answer(question, self.hands[target])
        for seat, pointers in self.pointers.items():
            assert tuple(sought for sought, _ in pointers) in ((), TARGETS[plays(self.hands[seat])])
            assert seat not in [at for _, at in pointers]

    def verdict(self) -> list[Event]:
        """What has to be said at the scoring."""
        played = {player: plays(hand) for player, hand in self.hands.items()}
        found: list[Event] = []
        for seat, pointers in sorted(self.pointers.items()):
            hits = [played[at] == sought if at != NOBODY else sought not in played.values() for sought, at in pointers]
            if pointers and all(hits):
                found.append(told.WasRight(seat, 2 if seat in self.early else 1))
            elif pointers:
                found.append(told.WasWrong(seat, seat in self.early))
        boys = [player for player, character in played.items() if character == BOY and player != MUTE]
        for seat, pointers in sorted(self.pointers.items()):
            believed = [at for sought, at in pointers if sought == WOLF and at != NOBODY and played[at] != WOLF]
            if played[seat] in (HUNTER, DOG):
                found += [
                    told.Fooled(int(boy), seat) for boy in boys for at in believed if (boy, at, WOLF) in self.clues
                ]
        return found


class Tally:
    """A whole game as it was heard."""

    def __init__(self, s: State) -> None:
        self.seats = s.seats
        self.advanced: bool = s.setting.options["advanced"]
        self.points = [0] * s.seats
        self.errors = [0] * s.seats
        self.slips: list[Slip] = []
        for event in s.journal(None):
            if isinstance(event, told.RoundBegan):
                assert event.round == len(self.slips) + 1
                self.close_round(event.starter)
                self.slips.append(Slip(event.starter))
            else:
                self.slips[-1].hear(event)
        if s.over:
            self.close_round(None)

    def close_round(self, next_starter: int | None) -> None:
        if not self.slips:
            return
        slip = self.slips[-1]
        slip.check_what_was_said(self.seats, self.advanced)
        assert slip.verdicts == slip.verdict()
        for event in slip.verdicts:
            match event:
                case told.WasRight(seat, points):
                    self.points[seat] += points
                case told.WasWrong(seat, _):
                    self.errors[seat] += 1
                case told.Fooled(boy, _):
                    self.points[boy] += 1
        if next_starter is None:
            assert len(self.slips) == 3 or max(self.errors) == 2
        else:
            assert len(self.slips) < 3
            assert max(self.errors) < 2
            assert next_starter == ((slip.early or [slip.starter])[-1] + 1) % self.seats
        if len(self.slips) > 1:
            barred = {
                event.seat for event in self.slips[-2].verdicts if isinstance(event, told.WasWrong) and event.early
            }
            assert not barred & set(slip.early)

    def winners(self) -> tuple[int, ...]:
        ranks = [(-points, errors) for points, errors in zip(self.points, self.errors, strict=True)]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == min(ranks))
