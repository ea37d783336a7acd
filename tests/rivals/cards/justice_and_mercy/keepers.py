"""What Rituals, Traditions and what is attached want at the table that favours them."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import ACTION, BANU_HAQIM, ONGOING, RITUAL, SALUBRI
from tests.rivals.cards.company import Company
from tests.rivals.scenario import out, vampire

FIRST, SECOND, THIRD = "First Tradition: The Masquerade", "Second Tradition: The Domain", "Third Tradition: The Progeny"
LONELY: Final = frozenset(("jam-search-for-golconda", "jam-study-their-ways"))  # for the only character of a player
SWIFT: Final = frozenset(("jam-blink", "jam-cats-grace"))
CURSES: Final = frozenset(("jam-soul-thieving", "jam-unburdening-the-bestial-soul"))
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
    if card.kind & RITUAL or card.id in ("jam-call-to-purpose", "jam-ritual-master", "jam-ritual-room"):
        company.crew = [out("Lorenzo Murik"), *company.crew[1:]]
        mine["hand"] = ["Seek Knowledge", "Truth of Blood", *mine["hand"]]
        mine["board"] = [("Blood Makes Noise", 1), ("Seek Knowledge", 3), *mine["board"]]
        for foe in company.foes:
            if isinstance(foe, dict):
                foe["foreign"] = {"A": 1}
    if card.clan in (BANU_HAQIM, SALUBRI) and card.kind & ACTION and not card.kind & ONGOING and card.id not in LONELY:
        company.crew = ["Kashi", "Javier", out("Aurora Nix", blood=5), *company.crew[:2]]
    if card.id in CURSES and company.seed % 2:
        company.crew = ["Kashi", out("Hydra", blood=5, on=[card.name])]
        company.foes = ["Karma"]
    elif card.id in CURSES:
        company.foes = [out("Skunk", blood=1, on=["Athlete"], curses={"A": [card.name]}), "Karma"]
    if card.id == "jam-secrets-of-the-blood":
        company.theirs["agenda"] = 9
