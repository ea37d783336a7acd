"""What Rituals, Traditions and what is attached want at the table that favours them."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import RITUAL
from tests.rivals.cards.company import Company
from tests.rivals.scenario import out, vampire

FIRST, SECOND, THIRD = "First Tradition: The Masquerade", "Second Tradition: The Domain", "Third Tradition: The Progeny"
LONELY: Final = frozenset(("jam-search-for-golconda", "jam-study-their-ways"))  # for the only character of a player
SWIFT: Final = frozenset(("jam-blink", "jam-cats-grace"))
KEEPERS: Final = frozenset(("jam-the-high-horse", "jam-traditionalist", "jam-righteousness", "jam-final-judgement"))


def kept(company: Company) -> None:
    """Somebody alone, somebody swift, Traditions to keep, Rituals to cast and those who pay for them."""
    card, mine = company.card, company.mine
    if card.id in LONELY:
        company.crew = [vampire("Kashi", on=[card.name] if company.seed % 2 else [])]
        mine["torpor"], mine["library"] = [], ["Mercy"] * 6
    if card.id in SWIFT:
        company.crew[0] = out("Hydra", on=[card.name])
    if card.id in KEEPERS:
        mine["hand"] = [SECOND, FIRST, THIRD, SECOND, *mine["hand"]]
        mine["board"] = [FIRST, SECOND, THIRD, *mine.get("board", ())]
    if card.kind & RITUAL or card.id in ("jam-call-to-purpose", "jam-ritual-master"):
        company.crew = [out("Lorenzo Murik"), *company.crew[1:]]
        mine["hand"] = ["Seek Knowledge", "Truth of Blood", *mine["hand"]]
        mine["board"] = [("Blood Makes Noise", 1), ("Seek Knowledge", 3), *mine["board"]]
        for foe in company.foes:
            if isinstance(foe, dict):
                foe["foreign"] = {"A": 1}
    if card.id == "jam-secrets-of-the-blood":
        company.theirs["agenda"] = 9
