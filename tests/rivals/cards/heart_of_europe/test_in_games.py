"""Every players' card of Heart of Europe in games of chance that favour it: each of its texts acts, and nothing
breaks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from gloam.rivals.cards.heart_of_europe import OF_PLAYERS
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    EVENT,
    HAVEN_CARD,
    LIBRARY_CARD,
    MODIFIER,
    ONGOING,
    PLOT,
    VAMPIRE,
    Card,
)
from gloam.rivals.pieces import IN_TORPOR
from gloam.rivals.verbs import LAID_DOWN, RESOLVED
from tests.rivals.cards.in_games import shows_every_text, without
from tests.rivals.scenario import City, out, seat, vampire

SAD: Final = "Special Affairs Division"
# Texts that a test of its own shows, by their places on the card.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {
    "hoe-borek-wagner": (0,),  # in a first turn only
    "hoe-fortify-the-inner-facade": (0, 1),  # few attacks make anybody lose Prestige
    "hoe-disheveled-shelves": (1,),  # these hands make nobody discard
    "hoe-hidden-stash": (0,),  # what adds to a card before a player is not looked at
    "hoe-old-rail-station": (0,),  # nobody bears such tokens here
    "hoe-sebastian": (0,),  # nothing watches a price that is waived
}
COMPANY: Final = {  # whom a card needs
    "hoe-cover-charge": ("Liza Holt",),
    "hoe-jan-zoubek": ("Street Preacher", "Candi Liu"),
    "hoe-psychic-assault": ("Perseus",),
    "hoe-omnis": ("Thora",),
    "hoe-full-of-surprises": ("Thora",),
    "hoe-spiders": ("Thora",),
    "hoe-blood-poisoning": ("Thora",),
    "hoe-off-limits": ("Thora",),
    "hoe-withering-spirit": ("Roman Monstrum",),
}
TRAPS: Final = ("Spiders", "Blood Poisoning", "Off Limits")
PLOTS: Final = ("Whispering Campaign", "Burning Down the House")


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
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
    crew = [*[out(name) for name in COMPANY.get(card.id, ())], *crew]
    if any(text.key() == LAID_DOWN for text in card.texts):
        mine["hand"] = [*PLOTS, *mine["hand"]]
    if any(text.where() == IN_TORPOR for text in card.texts):
        mine["torpor"] = [vampire(card.id, blood=1), *mine["torpor"]]
    elif card.kind & VAMPIRE:
        place = out if chance.random() < 0.7 else vampire
        crew = [place(card.id, on=["The Pit" if card.name == "Em" else "Athlete"]), *crew]
    elif card.kind & LIBRARY_CARD:
        mine["hand"] = [card.id, card.id, *mine["hand"]]
        if card.kind & ONGOING and not card.kind & EVENT and seed % 3 == 2:
            mine["board"] = [(card.id, 3), "Blood for Blood"]
        elif card.texts and card.kind & ACTION and not card.kind & (ONGOING | PLOT) and seed % 3:
            crew = [out("Brother", on=[card.name]), vampire("Clandestine", blood=4), *crew[2:]]
    else:
        mine["haven" if card.kind & HAVEN_CARD else "agenda_card"] = card.id
    if card.id == "hoe-sebastian":
        mine["hand"] = ["Sheriff", "Keeper of Elysium", *mine["hand"]]
    if card.kind & PLOT:
        mine["conspiracies"] = [(card.id, "AAAA")]
    if any(text.key() == RESOLVED for text in card.texts):
        mine["conspiracies"] = [(trap, "AA") for trap in TRAPS]
    chance.shuffle(crew)
    strong = ["The Last Word"] if card.kind & MODIFIER else []  # so that what is laid can lose
    theirs = seat(
        coterie=without(card, [
            out("Trinity Voss", blood=2, on=["Vagrant"], curses={"A": ["Crossbow"]}),
            out("Skunk", blood=1, ready=not home),
            out("Bella Forte", blood=1, on=["Vagrant"], ready=not home),
            "Karma",
        ]),
        torpor=[vampire("Sweetums", blood=1)],
        hand=[*strong, "Throat Rip", "Molotov Cocktail", "Humiliate", "Fleetness", *["Unswayable Mind"] * 3],
        library=["Sucker Punch", "Greed", "Kneecapped"],
        board=["Influencer", "Blood for Blood"],
        haven="House of Pain",
        agenda=4,
    )  # fmt: skip
    third = seat(
        coterie=[out("Ty Smith", blood=2), "Ghost"], hand=["Backup", "Scry the Soul"], library=["Greed"], agenda=2
    )
    return City(
        A={**mine, "coterie": without(card, crew)},
        B=theirs,
        C=third,
        street=[*(["San Francisco Fog"] if card.name == "Maia" else []), SAD, "Vagrant", "Vagrant", "Addict"],
        city=["Student", "Skateboarder"],
        city_burned=["Vagrant", "Gallery Opening"],
        seed=seed,
    )


@pytest.mark.parametrize("card", OF_PLAYERS, ids=[card.id for card in OF_PLAYERS])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in OF_PLAYERS}
