"""Tables at which the Hecata can do what they do: burned mortals, vampires in Torpor, wraiths, Rituals with Blood."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from gloam.rivals.catalogue import (
    AGENDA_CARD,
    HAVEN_CARD,
    HECATA,
    LIBRARY_CARD,
    RITUAL,
    VAMPIRE,
    WRAITH,
    Card,
)
from tests.rivals.cards.in_games import without
from tests.rivals.scenario import City, out, seat, vampire

OTHERS: Final = (
    "Early Grave", "Graveyard Smash", "It's Your Funeral", "Living Shadow", "Eternal Life Mortuary", "Mission Cemetery",
    "Death is Only the Beginning", "Wake the Dead",
)  # fmt: skip


def is_theirs(card: Card) -> bool:
    """Is it a card of the Hecata, or one that asks for what they have?"""
    return card.clan == HECATA or card.kind & (RITUAL | WRAITH) != 0 or card.name in OTHERS


def haunted(card: Card, seed: int) -> City:
    """This card where it can act, among wraiths and graves."""
    chance = Random(f"{card.id} {seed}")
    crew: list[Any] = [
        out("Annika", on=[card.name if card.kind & WRAITH else "Faithful Steward", "Herald"]),
        out("Scott", on=["Keyhole Child" if card.name == "Veiled Mourner" else "Veiled Mourner"], blood=3),
        out("Ty Smith", blood=2),
        "Enzo Cappa",
    ]
    sleepers: list[Any] = [vampire("Zahara", blood=2), vampire("Bianca Giovanni", blood=1), vampire("Velvet", blood=2)]
    mine: dict[str, Any] = {
        "library": ["Mercy", "Greed", "Early Grave", "Summon Spirit", "Living Shadow", "Necromancy"],
        "faction": ["Jesús", "Wendy"],
        "hand": ["Diminish", "Living Shadow", "Kristin", "Summon Spirit"],
        "board": [("Bind the Spirit", 3), ("Summon Spirit", 4), "Blood for Blood"],
        "haven": "Mission Cemetery",
        "agenda": 3,
    }
    if card.kind & VAMPIRE:
        crew, sleepers = without(card, crew), without(card, sleepers)
        if any(text.where() for text in card.texts):
            sleepers = [vampire(card.id, blood=1), *sleepers]
        else:
            crew = [(out if chance.random() < 0.7 else vampire)(card.id, blood=2), *crew]
    elif card.kind & LIBRARY_CARD:
        mine["hand"] = [card.id, card.id, *mine["hand"]]
        if card.kind & RITUAL and seed % 2:
            mine["board"] = [(card.id, 4)]
    elif card.kind & (HAVEN_CARD | AGENDA_CARD):
        mine["haven" if card.kind & HAVEN_CARD else "agenda_card"] = card.id
    theirs = seat(
        coterie=[out("Trinity Voss", blood=2, on=["Vagrant"]), out("Skunk", blood=1), out("Bella Forte", blood=1)],
        torpor=[vampire("Sweetums", blood=1)],
        hand=["Throat Rip", "Humiliate", *["Unswayable Mind"] * 3],
        library=["Sucker Punch", "Greed", "Kneecapped"],
        haven="House of Pain",
        agenda=4,
    )
    return City(
        A={**mine, "coterie": crew, "torpor": sleepers},
        B=theirs,
        street=["Vagrant", "Student", "Addict"],
        city=["Skateboarder"],
        city_burned=["Vagrant", "Vagrant"],
        seed=seed,
    )
