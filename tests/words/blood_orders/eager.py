"""Random games of Blood Orders that get somewhere: whoever plays them plans, feeds and acts more often than not."""

from __future__ import annotations

from random import Random

import gloam
from gloam.blood_orders.catalogue import IDS, QUARTERS, RITUAL, RITUALS_AN_ACT, VICTIMS_AN_ACT
from gloam.core.table import Table

LIKED = (
    "place dusk east",
    "place night north",
    "put",
    "feed",
    "act",
    "yes",
    "use",
    "show",
    "complete",
    "try",
    "move",
    "shift",
    "recover",
    "choose",
)
RARELY = ("take", "unplan", "starve", "decline", "leave", "done", "end", "no", "scavenge", "aim")


def weight(option: str, options: tuple[str, ...]) -> int:
    """How readily this is chosen: what brings the game on before what goes back, and done when there is no more."""
    begun = any(other.startswith(("take", "starve")) for other in options)
    if option == "done" and begun and not any(other.startswith(("put", "feed")) for other in options):
        return 60
    if option.startswith(LIKED):
        return 12
    return 1 if option.startswith(RARELY) or option.endswith(("altar", "catacombs")) else 3


def eager_step(table: Table, rng: Random) -> None:
    """One answer of one seat, at random, but with a liking for what brings the game on."""
    question = rng.choice(table.questions())
    weights = [weight(option, question.options) for option in question.options]
    table.answer(question.seat, rng.choices(question.options, weights)[0], number=question.number)


def rich_table(rng: Random) -> Table:
    """A table on some Day with full hands, Rituals, low dice and a short deck, so that much can be asked soon."""
    seats, act = rng.randrange(2, 5), rng.randrange(1, 4)
    victims = rng.sample(IDS[: act * VICTIMS_AN_ACT], 2 * seats)  # cards of a later act cannot be there yet
    rituals = rng.sample(IDS[RITUAL : RITUAL + act * RITUALS_AN_ACT - 2], 2 * seats)
    ours = [card for card in IDS[(act - 1) * VICTIMS_AN_ACT : act * VICTIMS_AN_ACT] if card not in victims]
    influence = rng.choice((0, 4, 12))
    names = QUARTERS[: 4 if seats == 4 else 3]
    data: dict[str, object] = {
        "day": act * 3 - 2,
        "chance": rng.getrandbits(64),
        "start": "A",
        "quarters": {name: {"die": 1, "victim": card} for name, card in zip(names, ours, strict=False)},
        "victims": ours[len(names) : len(names) + 2],
        "discard": ours[len(names) + 2 :],
        "seats": [
            {
                "blood": 9,
                "influence": influence,
                "fear": rng.choice((0, 5, 24, 25)),
                "hand": victims[seat::seats] + ["BLEEDER"] * 2 + ["ELDER"] * 4,
                "rituals": rituals[seat::seats],
            }
            for seat in range(seats)
        ],
    }
    return gloam.game("blood-orders").from_position(data)


def rare_table(rng: Random) -> Table:
    """A Day about to be resolved with what seldom comes about by itself: equals in a contest, an Assassin at Dusk."""
    seat = {"hand": ["BLEEDER"], "orders": {"dusk": ["ELDER"], "night": ["ELDER", "BLEEDER"]}}
    data: dict[str, object] = {
        "day": 4,
        "phase": "resolution",
        "chance": rng.getrandbits(64),
        "quarters": {
            "north": {"die": 1, "entrance": ["A night", "B night"]},
            "south": {"die": 1, "entrance": ["C night"]},
            "east": {"die": 1, "victim": "The Assassin", "entrance": ["A dusk", "B dusk", "C dusk"]},
        },
        "seats": [seat, seat, seat],
    }
    return gloam.game("blood-orders").from_position(data)
