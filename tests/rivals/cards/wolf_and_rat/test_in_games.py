"""Every card of Wolf & Rat in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from gloam.rivals.cards.wolf_and_rat import WOLF_AND_RAT
from gloam.rivals.catalogue import ACTION, AGENDA_CARD, CONSPIRACY, HAVEN_CARD, LIBRARY_CARD, ONGOING, VAMPIRE, Card
from tests.rivals.cards.in_games import shows_every_text, without
from tests.rivals.scenario import City, out, seat, vampire

SAD: Final = "Special Affairs Division"
# Texts that a test of its own shows, by their places on the card: after this one another of the card acts at once.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {"war-invisible-army": (1,), "war-shep-mason": (0,)}


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    chance = Random(f"{card.id} {seed}")
    home = card.kind & (AGENDA_CARD | HAVEN_CARD) != 0
    crew: list[Any] = [
        out("General Flint", on=["Cop"] if home else ["Vagrant", "Cop"]),
        out("Ghost", blood=2),
        out("Trinity Voss", blood=3, on=["The Swarm"]),
        out("Clandestine", blood=4),
        vampire("Yusuf Kaya", blood=2),
    ]
    mine: dict[str, Any] = {
        "torpor": [vampire("Velvet", blood=2)],
        "library": ["Mercy", "Greed", "Sewer Rat", "Throat Rip", "Alley Cat", "Feral Claws"],
        "faction": ["Jesús", "Wendy"],
        "conspiracies": [("Whispering Campaign", "AAA")],
        "hand": ["Sewer Rat", "Alley Cat", "Mercy", "Slap in the Face", "Hardened Flesh"],
        "discard": ["Free Money", "The Swarm", "Alley Cat"],
        "board": ["Blood for Blood"],
        "haven": "House of Pain",
        "agenda": 3,
    }
    if card.kind & VAMPIRE:
        place = out if chance.random() < 0.7 else vampire
        crew = [place(card.id, on=["Athlete", "Mongrel" if seed % 2 else "Tour Guide"]), *crew]
    elif card.kind & LIBRARY_CARD:
        mine["hand"] = [card.id, card.id, *mine["hand"]]
        if card.kind & ONGOING and seed % 3 == 2:
            mine["board"] = [(card.id, 3), "Blood for Blood"]
        elif card.texts and card.kind & ACTION and not card.kind & ONGOING and seed % 3:
            crew = [out("Trinity Voss", on=[card.name, "The Swarm"]), vampire("Clandestine", blood=4), "Ghost"]
    else:
        mine["haven" if card.kind & HAVEN_CARD else "agenda_card"] = card.id
    if card.kind & AGENDA_CARD:
        mine["hand"] += ["Throat Rip", "Lightning Strike", "Throat Rip", "Lightning Strike"]
    if card.kind & CONSPIRACY:
        mine["conspiracies"] = [(card.id, "AAAA")]
    chance.shuffle(crew)
    theirs = seat(
        coterie=without(card, [
            out("Brother", blood=1 if home else 2, on=["Vagrant"]),
            out("Skunk", blood=1, ready=not home),
            out("Bella Forte", blood=1, on=["Vagrant" if home else "Chef"], ready=not home),
            "Lolita",
        ]),
        torpor=[vampire("Karma", blood=1)],
        hand=["Throat Rip", "Molotov Cocktail", "Humiliate", "Fleetness", *["Unswayable Mind"] * 3],
        library=["Sucker Punch", "Greed", "Kneecapped"],
        board=["Influencer", "Blood for Blood"],
        haven="House of Pain",
        agenda=4,
    )  # fmt: skip
    third = seat(
        coterie=[out("Ty Smith", blood=2), "Zhang Wei"], hand=["Backup", "Scry the Soul"], library=["Greed"], agenda=2
    )
    return City(
        A={**mine, "coterie": without(card, crew)},
        B=theirs,
        C=third,
        street=(["Vagrant", "Vagrant"] if seed % 3 else []) if home else [SAD, "Vagrant", "Vagrant", "Addict"],
        city=["Gallery Opening"] if home else ["Student", "Skateboarder"],
        city_burned=["Vagrant"],
        seed=seed,
    )


@pytest.mark.parametrize("card", WOLF_AND_RAT, ids=[card.id for card in WOLF_AND_RAT])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in WOLF_AND_RAT}
