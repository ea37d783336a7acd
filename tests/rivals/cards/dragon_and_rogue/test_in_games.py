"""Every card of Dragon & Rogue in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from typing import Final

import pytest

from gloam.rivals.cards.dragon_and_rogue import DRAGON_AND_ROGUE
from gloam.rivals.cards.dragon_and_rogue.flesh import FLESH
from gloam.rivals.cards.dragon_and_rogue.tzimisce import TZIMISCE_VAMPIRES
from gloam.rivals.catalogue import ANIMAL, RAVNOS, REACTION, VAMPIRE, Card
from tests.rivals.cards.company import Company, company_of
from tests.rivals.cards.in_games import shows_every_text, without
from tests.rivals.scenario import City, out, vampire

# What else shapes flesh, or lives of it.
OF_FLESH: Final = (
    "dar-siege-engine", "dar-poachers-choice", "dar-country-estate", "dar-social-housing", "dar-army-of-the-dragon",
    "dar-the-completionist",
)  # fmt: skip
# Texts that a test of its own shows, by their places on the card.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {
    "dar-szlachta": (2,),
    "dar-simona": (1,),
    "dar-valeria": (0,),
    "dar-cryptolect": (0,),  # it adds to the price of whoever is recruited
    "dar-switcharoo": (0,),
}
# What its player holds beside it.
HANDS: Final = {
    "dar-change-of-scenery": ["Backpacker", "Backpacker"],
    "dar-cryptolect": ["Jack", "Mircea", "Maya"],
    "dar-mask-of-a-thousand-faces": ["Jack", "Maya"],
}


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    company = company_of(card, seed)
    company.mine["hand"] = [*HANDS.get(card.id, []), *company.mine["hand"]]
    if card in FLESH or card in TZIMISCE_VAMPIRES or card.id in OF_FLESH:
        shape(card, company)
    else:
        wander(card, company)
    of_ruses(company)
    return company.city()


def of_ruses(company: Company) -> None:
    """What a card that lives on tokens, or on a Discipline, finds around it."""
    mine, crew = company.mine, company.crew
    match company.card.id:
        case "dar-chance":
            company.crew = [vampire("dar-chance"), "Zhang Wei"]
            mine["board"] = ["Influencer"]
        case "dar-sleight-of-hand" | "dar-escape-artist":
            company.crew = [out("Stefan Cel Tradat"), out("Mahendra Chanda"), *crew]
            mine["board"] = ["PR Firm", "Blood for Blood"]
        case "dar-the-hat-trick":
            company.crew = [out("Stefan Cel Tradat"), out("Mahendra Chanda"), out("Bong-Cha Park")]
        case "dar-change-of-plans":
            company.street.append("San Francisco Fog")


def wander(card: Card, company: Company) -> None:
    """Who tames Animals, is of clan Ravnos, or hides."""
    if card.kind & ANIMAL:
        tamer = out("Trinity Voss", on=[card.name] if company.seed % 3 else [])
        company.crew = [tamer, "Leah Swiftfoot", *company.crew[2:]]
        company.foes[0] = out("Brother", blood=2, on=["Vagrant"])
    elif card.clan == RAVNOS and not card.kind & VAMPIRE:
        company.crew = [out("Haya", on=["Chef"]), "Kwaku", *company.crew[2:]]
    elif card.kind & REACTION:
        company.crew = [out("Ghost", on=["Chef"]), out("Kwaku"), *company.crew[2:]]
        company.third["coterie"] = [out("Ty Smith", blood=2), "June Bryant"]


def shape(card: Card, company: Company) -> None:
    """Whoever has Protean, Retainers to give, a Ghoul to take them, and citizens in The Street."""
    company.crew = [
        *[one for one in company.crew[:1] if card.id in str(one)],
        *without(card, [out("Omnis", on=["Cop"]), out("Drea Warden", on=["Tour Guide"])]),
        *without(card, [vampire("Vozhd", blood=2, on=["Student"]), vampire("Zoya", blood=1), "Ekene"]),
    ]
    if card.id == "dar-nikolae":
        company.crew[0] = out(card.id)
    company.foes = [out("Skunk", blood=1, on=["Chef"]), out("Karma", blood=1), "Bella Forte"]
    company.stack = ["Skateboarder"]
    company.mine["hand"] = [*company.mine["hand"], "Szlachta", "Vozhd"]
    company.mine["library"] = [*company.mine["library"], "Vozhd", "Szlachta"]


@pytest.mark.parametrize("card", DRAGON_AND_ROGUE, ids=[card.id for card in DRAGON_AND_ROGUE])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in DRAGON_AND_ROGUE}
