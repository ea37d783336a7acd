"""How strong bots are, as OpenSkill sees it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gloam.lab.frameworks.missing import Missing
from gloam.lab.match import Played, Player
from gloam.lab.statistics import CERTAINTY, mean

try:
    from openskill.models import PlackettLuce
except ImportError:
    raise Missing("lab") from None


@dataclass(frozen=True)
class Rating:
    """A skill and how far it may be off. Everyone begins at 25 with 8.3; it says nothing across arenas."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return (self.mu - CERTAINTY * self.sigma, self.mu + CERTAINTY * self.sigma)


def ratings(played: Iterable[Played]) -> dict[str, Rating]:
    """Every bot's rating after these games, in this order.

    Places count, not only victories. Bots do not learn, so nobody's skill drifts (tau is 0). A bot at several seats of
    a game is rated at each of them, and goes on with the mean; a game among seats of one bot tells nothing.
    """
    model = PlackettLuce(tau=0.0)
    found: dict[str, Rating] = {}
    for game in played:
        names = [player.bot for player in game.players]
        for name in names:
            found.setdefault(name, Rating(model.mu, model.sigma))
        if len(set(names)) > 1:
            teams = [[model.rating(mu=found[name].mu, sigma=found[name].sigma)] for name in names]
            rated = [team[0] for team in model.rate(teams, ranks=ranks(game.players))]
            for name in set(names):
                mine = [one for one, other in zip(rated, names, strict=True) if other == name]
                found[name] = Rating(mean([one.mu for one in mine]), mean([one.sigma for one in mine]))
    return found


def ranks(players: tuple[Player, ...]) -> list[float]:
    """Places; whoever is out of the game comes after all the others."""
    return [float(player.place or len(players) + 1) for player in players]
