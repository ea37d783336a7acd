"""Titles, Schemes and other Actions."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import (
    ACTION,
    INFLUENCE,
    LASOMBRA,
    ONGOING,
    POTENCY,
    SCHEME,
    TITLE,
    UNHOSTED,
    UNIQUE,
    Card,
)
from gloam.rivals.counts import Every, More
from gloam.rivals.effects import Choose, ChooseFoe, To
from gloam.rivals.purses import AHEAD, AgendaOn, StealAgenda
from gloam.rivals.schemes import InFavour
from gloam.rivals.sudden import DealNow
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import MARK
from gloam.rivals.which import BEARER, CHOSEN, COTERIE, EVERYBODY, Which

HOLDER: Final = Which(BEARER)

FIGHT_MAKES_RIGHT: Final = Card(
    "sas-fight-makes-right", "Fight Makes Right", ACTION | UNHOSTED | ONGOING,
    texts=(Plus(INFLUENCE, AgendaOn(Which(CHOSEN)), Which(COTERIE), own=True),),
)  # fmt: skip
LEGATE: Final = Card(
    "sas-legate", "Legate", ACTION | TITLE | UNIQUE, LASOMBRA, potency=4, cost=4,
    texts=(Plus(INFLUENCE, 3, HOLDER), Plus(POTENCY, 1, HOLDER)),
)  # fmt: skip
SIXTH_TRADITION: Final = Card(
    "sas-sixth-tradition-destruction", "Sixth Tradition: Destruction", ACTION | SCHEME,
    play=Choose(Which(EVERYBODY), DealNow(More(1, Every(5, InFavour())), aggravated=True)),
)  # fmt: skip
WHATS_YOURS_IS_MINE: Final = Card(
    "sas-whats-yours-is-mine", "What's Yours is Mine", ACTION | SCHEME, LASOMBRA, play=ChooseFoe(StealAgenda(AHEAD))
)  # fmt: skip
WINNING: Final = Card("sas-winning", "Winning", ACTION, play=To(MARK, Which(COTERIE)))

AMBITIONS: Final[tuple[Card, ...]] = (FIGHT_MAKES_RIGHT, LEGATE, SIXTH_TRADITION, WHATS_YOURS_IS_MINE, WINNING)
