"""How a game ended, read aloud: the same for every game and language, but for the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gloam.core.table import Result
from gloam.words.facts import Names, seated
from gloam.words.forms import signed
from gloam.words.voice import Sentences


@dataclass(frozen=True)
class Endings:
    """What a language says of winners and places, whatever the game."""

    one: str  # who wins alone
    several: str
    place: str  # somebody's place, and what they have
    out: str
    ordinals: tuple[str, ...]  # from the first place on
    listing: Callable[[Sequence[str]], str]


@dataclass(frozen=True)
class Results:
    """How one game ends in one language: the parts of its score, what it counts, and what can decide a tie."""

    endings: Endings
    terms: Sentences
    points: Callable[[int], str]
    decided: Sentences  # by the rule that decided

    def result(self, ended: Result, names: Names) -> list[str]:
        """Who won, what decided a tie, and everyone's place and score by its parts."""
        winners = self.endings.listing([seated(names, winner) for winner in ended.winners])
        lines = [(self.endings.one if len(ended.winners) == 1 else self.endings.several).format(names=winners)]
        if ended.tie_break:
            lines.append(self.decided[ended.tie_break])
        order = sorted(range(len(ended.places)), key=lambda seat: (ended.places[seat] == 0, ended.places[seat], seat))
        return lines + [self.standing(ended, seat, seated(names, seat)) for seat in order]

    def standing(self, ended: Result, seat: int, name: str) -> str:
        if ended.places[seat] == 0:
            return self.endings.out.format(name=name)
        score = ended.scores[seat]
        sources = [part for part in score if part != "total" and score[part]]
        parts = ", ".join([f"{self.terms['score.' + part]} {signed(score[part])}" for part in sources])
        made = f"{self.points(score['total'])} ({parts})" if parts else self.points(score["total"])
        return self.endings.place.format(place=self.endings.ordinals[ended.places[seat] - 1], name=name, score=made)
