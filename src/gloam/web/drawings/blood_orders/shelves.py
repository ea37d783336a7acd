"""The cards of Blood Orders, shelf by shelf."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders import catalogue
from gloam.blood_orders.game import NAME
from gloam.web.drawings.blood_orders.pieces import ACTS
from gloam.web.reading.ledgers import naming
from gloam.web.reading.shelves import Held, Shelf, Shelves
from gloam.words.blood_orders.cards import cards, rulings_of
from gloam.words.pages import Speech

ALL_ACTS: Final = range(1, len(ACTS))


class BloodOrdersShelves(Shelves):
    """The vampires, then act by act."""

    def all(self, speech: Speech) -> list[Shelf]:
        found: list[Shelf] = []
        for act in ALL_ACTS:
            victims = tuple(
                Held(card.id, "victim", f"class-{card.kind}") for card in catalogue.VICTIMS if card.act == act
            )
            places = tuple(Held(card.id, "location", "location") for card in catalogue.LOCATIONS if card.act == act)
            rituals = tuple(Held(card.id, "ritual", "ritual") for card in catalogue.RITUALS if card.act == act)
            for kind, held in (("victims", victims), ("locations", places), ("rituals", rituals)):
                title = speech.say(f"cards.{kind}", act=ACTS[act])
                found.append(Shelf(f"{kind}-{act}", title, held))
        vampires = tuple(Held(card.id, "vampire", card.id.lower()) for card in catalogue.VAMPIRES)
        return [Shelf("vampires", speech.say("cards.vampires"), vampires), *found]

    def noun(self, kind: str) -> str:
        return f"kind.{kind}"

    def touched(self, card: Held) -> list[str]:
        named = naming("en", NAME).get(card.id, ())
        return list(dict.fromkeys([*rulings_of(card.id), *named]))

    def is_ours(self, card: str) -> bool:
        return cards()[card].provenance == catalogue.HOUSE
