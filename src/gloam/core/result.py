"""How a game ended."""

from __future__ import annotations

from typing import Final


class Result:
    """How a game ended. `places` gives each seat's place (1 is best, 0 is out of the game); `tie_break` is the rule
    that told the first from the second, or '' where the scores did."""

    def __init__(
        self, winners: tuple[int, ...], places: tuple[int, ...], scores: tuple[dict[str, int], ...], tie_break: str
    ) -> None:
        self.winners: Final = winners
        self.places: Final = places
        self.scores: Final = scores
        self.tie_break: Final = tie_break

    def plain(self) -> dict[str, object]:
        return {"winners": self.winners, "places": self.places, "scores": self.scores, "tie_break": self.tie_break}
