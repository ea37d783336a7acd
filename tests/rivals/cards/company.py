"""A table of three at which one card can act: who stands where and what they hold. A set adds what its cards want."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    EVENT,
    GHOUL,
    HAVEN_CARD,
    LIBRARY_CARD,
    ONGOING,
    PLOT,
    VAMPIRE,
    Card,
)
from gloam.rivals.pieces import IN_TORPOR
from tests.rivals.cards.in_games import without
from tests.rivals.scenario import City, out, seat, vampire


@dataclass
class Company:
    """All three players, to be changed before they sit down."""

    card: Card
    seed: int
    crew: list[Any]
    mine: dict[str, Any]
    foes: list[Any]
    theirs: dict[str, Any]
    third: dict[str, Any]
    street: list[str] = field(default_factory=lambda: ["Special Affairs Division", "Vagrant", "Vagrant", "Addict"])
    stack: list[str] = field(default_factory=lambda: ["Student", "Skateboarder"])
    burned: list[str] = field(default_factory=lambda: ["Vagrant"])

    def city(self) -> City:
        Random(f"{self.card.id} {self.seed}").shuffle(self.crew)
        return City(
            A={**self.mine, "coterie": without(self.card, self.crew)},
            B=seat(**self.theirs, coterie=without(self.card, self.foes)),
            C=seat(**self.third),
            street=self.street,
            city=self.stack,
            city_burned=self.burned,
            seed=self.seed,
        )


def company_of(card: Card, seed: int) -> Company:
    """The card at hand, attached, on the board, in Torpor or at home, by what it is."""
    home = card.kind & (AGENDA_CARD | HAVEN_CARD) != 0
    company = Company(
        card,
        seed,
        crew=[
            out("Hydra", on=["Herald"]),
            out("Clandestine", blood=4),
            out("Zhang Wei", blood=3),
            vampire("Lolita", blood=2),
            vampire("Randolph Marz"),
        ],
        mine={
            "torpor": [vampire("Velvet", blood=2)],
            "library": ["Mercy", "Greed", "Sewer Rat", "Throat Rip", "Alley Cat", "Feral Claws"],
            "faction": ["Jesús", "Wendy"],
            "conspiracies": [("Whispering Campaign", "AAA")],
            "hand": ["Mercy", "Slap in the Face", "Herald", "Hardened Flesh", "Mercy"],
            "discard": ["Free Money", "Alley Cat"],
            "board": ["Blood for Blood"],
            "haven": "House of Pain",
            "agenda": 3,
        },
        foes=[
            out("Trinity Voss", blood=2, on=["Vagrant"]),
            out("Skunk", blood=1, ready=not home),
            out("Bella Forte", blood=1, on=["Vagrant"], ready=not home),
            "Karma",
        ],
        theirs={
            "torpor": [vampire("Sweetums", blood=1)],
            "hand": ["Throat Rip", "Molotov Cocktail", "Humiliate", "Fleetness", *["Unswayable Mind"] * 3],
            "library": ["Sucker Punch", "Greed", "Kneecapped"],
            "board": ["Influencer", "Blood for Blood"],
            "haven": "House of Pain",
            "agenda": 4,
        },
        third={
            "coterie": [out("Ty Smith", blood=2), "Ghost"],
            "hand": ["Backup", "Scry the Soul"],
            "library": ["Greed"],
            "agenda": 2,
        },
    )
    puts(company, Random(f"{seed} {card.id}"))
    return company


def puts(company: Company, chance: Random) -> None:
    card, mine = company.card, company.mine
    if any(text.where() == IN_TORPOR for text in card.texts):
        mine["torpor"] = [vampire(card.id, blood=1), *mine["torpor"]]
    elif card.kind & GHOUL and company.seed % 2:
        place = out if chance.random() < 0.7 else vampire
        company.crew = [place(card.id, blood=2, on=["Athlete"]), *company.crew]
    elif card.kind & VAMPIRE:
        place = out if chance.random() < 0.7 else vampire
        company.crew = [place(card.id, on=["Athlete"]), *company.crew]
    elif card.kind & LIBRARY_CARD:
        mine["hand"] = [card.id, card.id, *mine["hand"]]
        if card.kind & ONGOING and not card.kind & EVENT and company.seed % 3 == 2:
            mine["board"] = [(card.id, 3), "Blood for Blood"]
        elif card.texts and card.kind & ACTION and not card.kind & (ONGOING | PLOT | GHOUL) and company.seed % 3:
            company.crew = [out("Brother", on=[card.name]), *company.crew[1:]]
        if card.kind & PLOT:
            mine["conspiracies"] = [(card.id, "AAAA")]
    else:
        mine["haven" if card.kind & HAVEN_CARD else "agenda_card"] = card.id
