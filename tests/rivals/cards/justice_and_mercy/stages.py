"""What cards of Justice & Mercy want at the table that favours them, beside what every card wants."""

from __future__ import annotations

from typing import Final

from tests.rivals.cards.company import Company
from tests.rivals.scenario import out

RITES: Final = [("Truth of Blood", 2), ("Blood Makes Noise", 3)]
OF_RITES: Final = frozenset(("jam-ritualistic-combat", "jam-blood-fueled-rage"))


def staged(company: Company) -> None:
    """Rituals, and somebody who fights with them."""
    if company.card.id in OF_RITES:
        company.mine["board"] = RITES
        company.crew = [out("Sonja Valentine", blood=3), *company.crew[2:]]
