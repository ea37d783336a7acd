"""Games made by hand: who sat where, and how it ended."""

from __future__ import annotations

from gloam.lab.match import Played, Player
from gloam.lab.watch import CardCount


def player(
    seat: int,
    bot: str,
    place: int,
    *,
    clan: str = "",
    turn: int | None = None,
    cards: dict[str, str] | None = None,
    score: int = 0,
) -> Player:
    """A seat's result; the first place has won, place 0 is out of the game."""
    at = seat if turn is None else turn
    return Player(seat, at, bot, clan, place == 1, place, place == 0, {"total": score}, {}, cards or {})


def game(number: int, *players: Player, decisions: int = 100, cards: dict[str, CardCount] | None = None) -> Played:
    return Played(number, 1000 + number, decisions, "", players, cards or {}, 0.5)


def meeting(number: int, **places: int) -> Played:
    """Each bot once, seated in the order they are named, with the place it reached."""
    return game(number, *[player(seat, bot, place) for seat, (bot, place) in enumerate(places.items())])
