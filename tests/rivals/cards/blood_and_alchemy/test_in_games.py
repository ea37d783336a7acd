"""Every card of Blood & Alchemy in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gloam.rivals.cards.blood_and_alchemy import BLOOD_AND_ALCHEMY
from gloam.rivals.catalogue import AGENDA_CARD, CONSPIRACY, HAVEN_CARD, LIBRARY_CARD, RITUAL, VAMPIRE, Card
from tests.rivals.cards.in_games import shows_every_text, without
from tests.rivals.scenario import City, out, seat, vampire


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    chance = Random(f"{card.id} {seed}")
    crew: list[Any] = [
        out(
            "Alejandro Lopez",
            blood=1 if card.kind & HAVEN_CARD and seed // 2 % 2 else 4,
            foreign={"B": 1},
            on=["Calcinatio"],
        ),
        out("Frog", on=["Fixatio", "Vagrant"]),
        out("Jacob Frost"),
        vampire("Claudia Sterling", blood=2),
        vampire("Lolita", blood=1),
    ]
    mine: dict[str, Any] = {
        "torpor": [vampire("Velvet", blood=2)],
        "library": ["Mercy", "Greed", "Calcinatio", "Truth of Blood", "Herald", "Influencer", "Throat Rip"],
        "faction": ["Jesús", "Wendy"],
        "conspiracies": [("Whispering Campaign", "AAA")],
        "hand": ["Athanor Corporis", "Seek Knowledge", "Mercy", "Greed", "Slap in the Face", "Hua Jiang"],
        "discard": ["Fixatio", "Free Money"],
        "board": [("Truth of Blood", 3), "Blood for Blood", "Beauty is a Beast"],
        "haven": "House of Pain",
        "agenda": 3,
    }
    if card.kind & VAMPIRE:
        place = out if chance.random() < 0.7 else vampire
        crew = [place(card.id, on=["Athanor Corporis"]), *crew]
        chance.shuffle(crew)
    elif card.kind & LIBRARY_CARD:
        mine["hand"] = [card.id, card.id, *mine["hand"][:4]]
    else:
        mine["haven" if card.kind & HAVEN_CARD else "agenda_card"] = card.id
    if card.kind & AGENDA_CARD:
        mine["hand"] += ["Herald"] * 4
    if card.kind & RITUAL:
        mine["board"] = [(card.id, 3), "Blood for Blood"]
    if card.kind & CONSPIRACY:
        mine["conspiracies"] = [(card.id, "AAAA")]
    theirs = seat(
        coterie=without(card, [
            out("Brother", on=["Cop"], foreign={"A": 2}),
            out("Skunk", blood=1, foreign={"A": 1}),
            vampire("Bella Forte", blood=3, foreign={"A": 1}),
            "Wendy",
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
        street=["Addict", "Vagrant", "Chef"],
        city=["Student", "The Hunger", "Vagrant"],
        seed=seed,
    )


@pytest.mark.parametrize("card", BLOOD_AND_ALCHEMY, ids=[card.id for card in BLOOD_AND_ALCHEMY])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured)
