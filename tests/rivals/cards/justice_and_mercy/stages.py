"""What cards of Justice & Mercy want at the table that favours them, beside what every card wants."""

from __future__ import annotations

from typing import Any, Final

from tests.rivals.cards.company import Company
from tests.rivals.scenario import out

RITES: Final = [("Truth of Blood", 2), ("Blood Makes Noise", 3)]
BOARDS: Final[dict[str, list[Any]]] = {
    "jam-ritualistic-combat": RITES,
    "jam-blood-fueled-rage": RITES,
    "jam-warding-circle": RITES,
    "jam-rules-lawyer": ["First Tradition: The Masquerade", "Second Tradition: The Domain"],
}
FIGHTERS: Final[dict[str, tuple[str, ...]]] = {
    "jam-cursed-blade": ("Javier",),
    "jam-third-eyes-a-charm": ("Kashi",),
    "jam-ritualistic-combat": ("Sonja Valentine",),
    "jam-of-two-minds": ("Sonja Valentine", "Kashi"),
    "jam-blood-fueled-rage": ("Sonja Valentine",),
    "jam-look-me-in-the-eyes": ("Lixue Chen", "Kashi"),
    "jam-acuity": ("Kashi",),
    "jam-a-kiss-before-dying": ("Yusuf Kaya", "Kashi"),
    "jam-just-a-taste": ("Kashi",),
    "jam-good-samaritan": ("Kashi",),
}


def staged(company: Company) -> None:
    """Rituals or Traditions before the player, and those who have what the card asks for."""
    card = company.card.id
    company.mine["board"] = BOARDS.get(card, company.mine["board"])
    if card in FIGHTERS:
        company.crew = [*[out(name, blood=3) for name in FIGHTERS[card]], *company.crew[4:]]
