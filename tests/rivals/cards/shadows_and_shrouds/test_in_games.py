"""Every card of Shadows & Shrouds in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from gloam.rivals.cards.shadows_and_shrouds import SHADOWS_AND_SHROUDS
from gloam.rivals.cards.shadows_and_shrouds.ambitions import (
    COURT_OF_BLOOD,
    FIGHT_MAKES_RIGHT,
    LEGATE,
    WHATS_YOURS_IS_MINE,
)
from gloam.rivals.cards.shadows_and_shrouds.attacks import HIGH_STAKES, MONEY_SHOT
from gloam.rivals.cards.shadows_and_shrouds.bases import MOST_IMPRESSIVE
from gloam.rivals.cards.shadows_and_shrouds.lasombra import LASOMBRA_VAMPIRES
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    CARDS,
    CONSPIRACY,
    HAVEN_CARD,
    LIBRARY_CARD,
    OBLIVION,
    ONGOING,
    REACH,
    VAMPIRE,
    Card,
)
from gloam.rivals.setup import before_play
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.rivals.cards.in_games import shows_every_text, without
from tests.rivals.cards.shadows_and_shrouds.haunted import haunted, is_theirs
from tests.rivals.scenario import City, out, seat, vampire

OF_LASOMBRA: Final = (
    *LASOMBRA_VAMPIRES, COURT_OF_BLOOD, FIGHT_MAKES_RIGHT, LEGATE, WHATS_YOURS_IS_MINE, HIGH_STAKES, MONEY_SHOT,
)  # fmt: skip
SAD: Final = "Special Affairs Division"
# Texts that a test of its own shows, by their places on the card.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {
    "sas-flesh-of-marble": (0,),
    "sas-juan-carlos-diaz": (1,),
    "sas-mental-block": (0,),
}


def of_lasombra(card: Card, crew: list[Any], mine: dict[str, Any], seed: int) -> list[Any]:
    """Agenda to pay with, on a character and sometimes as much as a foe has, and somebody with a Title."""
    mine["hand"] = [*mine["hand"], "High Stakes", "Money Shot"]
    mine["agenda"] = 3 + seed % 2
    if card.name == "Piero Calderón":
        crew[0] = out(card.id, on=["Herald"])
    return [out("Gia de Emparan", blood=4, prize=2), *crew]


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    if is_theirs(card):
        return haunted(card, seed)
    chance = Random(f"{card.id} {seed}")
    home = card.kind & (AGENDA_CARD | HAVEN_CARD) != 0
    crew: list[Any] = [
        out("Hydra", on=["Herald"]),
        out("Clandestine", blood=4),
        out("Zhang Wei", blood=3),
        vampire("Lolita", blood=2),
        vampire("Randolph Marz"),
    ]
    mine: dict[str, Any] = {
        "torpor": [vampire("Velvet", blood=2)],
        "library": ["Mercy", "Greed", "Sewer Rat", "Throat Rip", "Alley Cat", "Feral Claws"],
        "faction": ["Jesús", "Wendy"],
        "conspiracies": [("Whispering Campaign", "AAA")],
        "hand": ["Mercy", "Slap in the Face", "Herald", "Hardened Flesh", "Mercy"],
        "discard": ["Free Money", "Alley Cat"],
        "board": ["Blood for Blood"],
        "haven": "House of Pain",
        "agenda": 3,
    }
    if card.kind & VAMPIRE:
        place = out if chance.random() < 0.7 else vampire
        crew = [place(card.id, on=["Chef"]), *crew]
    elif card.kind & LIBRARY_CARD:
        mine["hand"] = [card.id, card.id, *mine["hand"]]
        if card.kind & ONGOING and seed % 3 == 2:
            mine["board"] = [(card.id, 3), "Blood for Blood"]
        elif card.texts and card.kind & ACTION and not card.kind & (ONGOING | CONSPIRACY) and seed % 3:
            crew = [out("Hydra", on=[card.name]), vampire("Clandestine", blood=4), *crew[2:]]
    else:
        mine["haven" if card.kind & HAVEN_CARD else "agenda_card"] = card.id
        mine["hand"] = ["Legate", *mine["hand"]]
        crew = [out("Raven Smith", prize=1), *crew]
    if card in OF_LASOMBRA:
        crew = of_lasombra(card, crew, mine, seed)
    if card.kind & CONSPIRACY:
        mine["conspiracies"] = [(card.id, "AAAA")]
    chance.shuffle(crew)
    if card.kind & HAVEN_CARD:
        crew.sort(key=lambda one: str(one["name"]) != "Hydra")  # a Leader who can fight
    theirs = seat(
        coterie=without(card, [
            out("Trinity Voss", blood=2, on=["Vagrant"]),
            out("Skunk", blood=1, ready=not home, on=["Athlete"]),
            out("Bella Forte", blood=1, on=["Vagrant"], ready=not home),
            "Karma",
        ]),
        torpor=[vampire("Sweetums", blood=1)],
        hand=["Throat Rip", "Molotov Cocktail", "Humiliate", "Fleetness", *["Unswayable Mind"] * 3],
        library=["Sucker Punch", "Greed", "Kneecapped"],
        board=["Influencer", "Blood for Blood"],
        haven="House of Pain",
        agenda=4,
    )  # fmt: skip
    third = seat(
        coterie=[out("Ty Smith", blood=2), vampire("Ghost", on=["Tour Guide"])],
        hand=["Backup", "Scry the Soul"],
        library=["Greed"],
        agenda=2,
    )
    city = City(
        A={**mine, "coterie": without(card, crew)},
        B=theirs,
        C=third,
        street=[SAD, "Vagrant", "Cop" if card is MOST_IMPRESSIVE else "Vagrant", "Addict"],
        city=["Student", "Skateboarder"],
        city_burned=["Vagrant"],
        seed=seed,
    )
    if card.kind & HAVEN_CARD:
        city.do(*before_play(city.table))
    for one in city.table.coterie[0]:  # Oblivion and Reach for everybody in the first turn
        for quality in (OBLIVION, REACH):
            city.lends(CARDS[city.table.prints[one]].name, Plus(quality, 2, ITSELF))
    return city


@pytest.mark.parametrize("card", SHADOWS_AND_SHROUDS, ids=[card.id for card in SHADOWS_AND_SHROUDS])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in SHADOWS_AND_SHROUDS}
