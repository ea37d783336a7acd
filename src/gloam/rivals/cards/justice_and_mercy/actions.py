"""What is attached, stays, or is done at once."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Whenever
from gloam.rivals.attachments import AttachThis
from gloam.rivals.catalogue import (
    ACTION,
    CELERITY,
    ONGOING,
    SALUBRI,
    SHIELD,
    STUDIED,
    TRADITION,
    UNHOSTED,
    Card,
)
from gloam.rivals.costs import BothCosts, PayPrestige, Tire
from gloam.rivals.counts import Attacks, Both, Cards, Exactly, Times, some
from gloam.rivals.discipline_tokens import PutDiscipline
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import ATTACK_OVER, DRAW, END_OF_TURN, GAIN_ACTIONS, GAIN_AGENDA, MEND, READY, START
from gloam.rivals.which import BEARER, CHOSEN, COTERIE, ITSELF, ONGOING_CARDS, Which

HOLDER: Final = Which(BEARER)
PICKED: Final = Which(CHOSEN)
QUICK: Final = some(Which(BEARER, icon=CELERITY))
ONLY_ONE: Final = Exactly(1, Cards(Which(COTERIE)))

BLINK: Final = Card(
    "jam-blink", "Blink", ACTION | UNHOSTED, play=Choose(Which(COTERIE), AttachThis(PICKED)),
    texts=(Plus(SHIELD, 3, HOLDER, when=Attacks()),
           Whenever(When(ATTACK_OVER), GoHome(HOLDER), may=True, when=Both(Attacks(), QUICK))),
)  # fmt: skip
BLOOD_DOLL: Final = Card(
    "jam-blood-doll", "Blood Doll", ACTION, play=AttachThis(),
    texts=(Whenever(When(START, YOURS), To(MEND, HOLDER)),),
)  # fmt: skip
CATS_GRACE: Final = Card(
    "jam-cats-grace", "Cat's Grace", ACTION | UNHOSTED,
    play=InOrder((Choose(Which(COTERIE), AttachThis(PICKED)), gains(DRAW))),
    texts=(Whenever(When(END_OF_TURN, YOURS), To(READY, HOLDER), when=QUICK),),
)  # fmt: skip
RIGHTEOUSNESS: Final = Card(
    "jam-righteousness", "Righteousness", ACTION,
    play=Choose(Which(COTERIE), To(MEND, PICKED, Times(2, Cards(Which(ONGOING_CARDS, TRADITION))))),
)  # fmt: skip
SEARCH_FOR_GOLCONDA: Final = Card(
    "jam-search-for-golconda", "Search for Golconda", ACTION, SALUBRI, single=True, play=AttachThis(),
    texts=(Activated(ACTION_PHASE, BothCosts(Tire(HOLDER), PayPrestige(2)), gains(GAIN_AGENDA), when=ONLY_ONE),),
)  # fmt: skip
STUDY_THEIR_WAYS: Final = Card(
    "jam-study-their-ways", "Study Their Ways", ACTION | ONGOING,
    play=InOrder((PutDiscipline(ITSELF), gains(GAIN_ACTIONS))),
    texts=(Plus(STUDIED, 1, Which(COTERIE), when=ONLY_ONE),),
)  # fmt: skip

ACTIONS: Final[tuple[Card, ...]] = (
    BLINK, BLOOD_DOLL, CATS_GRACE, RIGHTEOUSNESS, SEARCH_FOR_GOLCONDA, STUDY_THEIR_WAYS,
)  # fmt: skip
