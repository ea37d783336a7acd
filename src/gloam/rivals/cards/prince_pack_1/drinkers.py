"""Princes and their people who move Blood, and what else serves them."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Instead, Whenever
from gloam.rivals.animal_effects import StealFor
from gloam.rivals.attachments import ToHand
from gloam.rivals.catalogue import (
    ALCHEMY,
    AUSPEX,
    BANU_HAQIM,
    CELERITY,
    CHARACTER,
    FORTITUDE,
    GHOUL,
    HECATA,
    HOUSE,
    MODIFIER,
    OBFUSCATE,
    OBLIVION,
    POSSESSIVE,
    PRESENCE,
    RITUAL,
    SORCERY,
    THIN_BLOOD,
    THIN_BLOOD_ALCHEMY,
    TREMERE,
    VAMPIRE,
    VENTRUE,
    Card,
)
from gloam.rivals.costs import DiscardCost, PayBlood
from gloam.rivals.effects import Choose, To
from gloam.rivals.ghouls import Bind
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated, Borrows, Plus
from gloam.rivals.verbs import ATTACH, DEFEAT, LOSE_BLOOD, MEND, PLAYED, PUT_TOKENS, READY, RECOLOUR, RECRUITED
from gloam.rivals.which import CHOSEN, COTERIE, EVERYBODY, ITSELF, ON_THIS, THAT, YOUR_ONGOING, Which
from gloam.rivals.wraiths import CreateWraith

ABRAHAM: Final = Card(
    "pp1-abraham", "Abraham", VAMPIRE, THIN_BLOOD, 4, (0, 1, 1), (AUSPEX, THIN_BLOOD_ALCHEMY),
    texts=(Whenever(When(ATTACH, YOURS, on=Which(COTERIE), other=ALCHEMY), To(MEND, Which(THAT))),
           Instead(When(DEFEAT, on=ITSELF), then=ToHand(Which(ON_THIS, ALCHEMY)))),
)  # fmt: skip
EMILE_RENE: Final = Card(
    "pp1-emile-rene", "Emile René", VAMPIRE, TREMERE, 7, (1, 2, 1), (AUSPEX, OBFUSCATE, SORCERY),
    texts=(Activated(ACTION_PHASE, PayBlood(), Choose(Which(EVERYBODY), StealFor(Which(YOUR_ONGOING)))),),
)  # fmt: skip
JOHN_URBANEK: Final = Card(
    "pp1-john-urbanek", "John Urbanek", VAMPIRE, HECATA, 4, (1, 1, 0), (AUSPEX, OBLIVION),
    texts=(Plus(POSSESSIVE, 1, ITSELF), Whenever(When(RECRUITED, on=ITSELF), CreateWraith(ITSELF), may=True)),
)  # fmt: skip
KEN_MICHAEL_OTTO: Final = Card(
    "pp1-ken-michael-otto", "Ken Michael-Otto", VAMPIRE, VENTRUE, 7, (1, 2, 1), (OBFUSCATE, PRESENCE, PRESENCE),
    texts=(Activated(ACTION_PHASE, PayBlood(), Bind(MODIFIER)),),
)  # fmt: skip
ODELLAS_CAINE: Final = Card(
    "pp1-odellas-caine", "Odellas Caine", VAMPIRE, BANU_HAQIM, 6, (0, 2, 1), (CELERITY, OBFUSCATE, SORCERY),
    texts=(Borrows(), Activated(ACTION_PHASE, DiscardCost(), Choose(Which(EVERYBODY), To(RECOLOUR, Which(CHOSEN))))),
)  # fmt: skip
# What a card is from then on that has become a Ghoul by Ken Michael-Otto. [card.ken-michael-otto]
BOUND_SERVANT: Final = Card("pp1-bound-servant", "Bound Servant", GHOUL, provenance=HOUSE)
SIRILLA_ROSSELINI: Final = Card(
    "pp1-sirilla-rosselini", "Sirilla Rosselini", VAMPIRE, HECATA, 7, (2, 1, 1), (FORTITUDE, SORCERY, OBLIVION),
    texts=(Whenever(When(PLAYED, by=ITSELF, kind=RITUAL), InOrder((To(READY, ITSELF), Choose(Which(COTERIE), ChooseOne((
               To(PUT_TOKENS, Which(CHOSEN, CHARACTER)), To(LOSE_BLOOD, Which(CHOSEN)))), may=True))), first=True),),
)  # fmt: skip

DRINKER_VAMPIRES: Final[tuple[Card, ...]] = (
    ABRAHAM,
    EMILE_RENE,
    JOHN_URBANEK,
    KEN_MICHAEL_OTTO,
    ODELLAS_CAINE,
    SIRILLA_ROSSELINI,
)
