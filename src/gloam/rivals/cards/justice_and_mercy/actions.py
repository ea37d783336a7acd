"""What is attached, stays, or is done at once."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder, May
from gloam.core.texts import Instead, Whenever
from gloam.rivals.afflictions import AN_AFFLICTION
from gloam.rivals.animal_effects import Offer, Offered
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.catalogue import (
    ACTION,
    ARMOURED,
    AUSPEX,
    BANU_HAQIM,
    CELERITY,
    DAMAGE,
    FORTITUDE,
    MERCIFUL,
    MILD,
    ONGOING,
    REACTION,
    SALUBRI,
    SHIELD,
    SOCIAL,
    STUDIED,
    TRADITION,
    UNHOSTED,
    Card,
)
from gloam.rivals.costs import BothCosts, PayPrestige, Tire
from gloam.rivals.counts import Added, Attacks, Both, Cards, Exactly, TargetIs, Times, some
from gloam.rivals.discipline_tokens import PutDiscipline
from gloam.rivals.effects import AsFar, Choose, ChooseFoe, To, gains
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.hand_effects import Ransack
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.preventing import Less
from gloam.rivals.sudden import DealNow, GoHome
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import (
    ATTACK_OVER,
    DEFEAT,
    DRAW,
    END_OF_TURN,
    GAIN_ACTIONS,
    GAIN_AGENDA,
    HURT,
    MEND,
    READY,
    START,
)
from gloam.rivals.which import (
    AFFLICTED,
    BEARER,
    CHOSEN,
    COTERIE,
    EVERYBODY,
    ITSELF,
    ON_THIS,
    ONGOING_CARDS,
    YOUR_ONGOING,
    Which,
)

HOLDER: Final = Which(BEARER)
PICKED: Final = Which(CHOSEN)
QUICK: Final = some(Which(BEARER, icon=CELERITY))
ONLY_ONE: Final = Exactly(1, Cards(Which(COTERIE)))
EASED: Final = If(some(Which(COTERIE, icon=AUSPEX)), Choose(Which(CHOSEN, token=AFFLICTED), AN_AFFLICTION, may=True))
SOOTHED: Final = If(
    Both(some(Which(COTERIE, icon=FORTITUDE)), some(Which(CHOSEN, wounded=True))), May(To(MEND, PICKED))
)

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
FINAL_JUDGEMENT: Final = Card(
    "jam-final-judgement", "Final Judgement", ACTION,
    play=Offer(TRADITION, Choose(Which(EVERYBODY), DealNow(
        Added(Cards(Which(YOUR_ONGOING, TRADITION)), Offered()), type=SOCIAL)), freely=True),
)  # fmt: skip
KEVLAR_VEST: Final = Card(
    "jam-kevlar-vest", "Kevlar Vest", ACTION, single=True, play=AttachThis(),
    texts=(Plus(ARMOURED, 1, HOLDER), Instead(When(HURT, on=HOLDER), Less(2), cost=DetachCost(ITSELF), may=True)),
)  # fmt: skip
OBEAH: Final = Card(
    "jam-obeah", "Obeah", ACTION | ONGOING,
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(EVERYBODY), AsFar((EASED, SOOTHED))), relentless=True),),
)  # fmt: skip
RIGHTEOUSNESS: Final = Card(
    "jam-righteousness", "Righteousness", ACTION,
    play=Choose(Which(COTERIE), To(MEND, PICKED, Times(2, Cards(Which(ONGOING_CARDS, TRADITION))))),
)  # fmt: skip
SEARCH_FOR_GOLCONDA: Final = Card(
    "jam-search-for-golconda", "Search for Golconda", ACTION, SALUBRI, single=True, play=AttachThis(),
    texts=(Activated(ACTION_PHASE, BothCosts(Tire(HOLDER), PayPrestige(2)), gains(GAIN_AGENDA), when=ONLY_ONE),),
)  # fmt: skip
SOUL_THIEVING: Final = Card(
    "jam-soul-thieving", "Soul Thieving", ACTION, SALUBRI, needs=some(Which(BEARER, icon=AUSPEX)),
    play=Choose(Which(EVERYBODY), AttachThis(PICKED, squeezed=False)),
    texts=(Instead(When(DEFEAT, YOURS, on=HOLDER),
                   then=Choose(Which(ON_THIS, other=True), AttachTo(Which(COTERIE)), may=True)),),
)  # fmt: skip
STUDY_THEIR_WAYS: Final = Card(
    "jam-study-their-ways", "Study Their Ways", ACTION | ONGOING,
    play=InOrder((PutDiscipline(ITSELF), gains(GAIN_ACTIONS))),
    texts=(Plus(STUDIED, 1, Which(COTERIE), when=ONLY_ONE),),
)  # fmt: skip

THOUGHT_POLICE: Final = Card(
    "jam-thought-police", "Thought Police", ACTION, BANU_HAQIM, play=ChooseFoe(Ransack(None, REACTION), anyone=True)
)
UNBURDENING_THE_BESTIAL_SOUL: Final = Card(
    "jam-unburdening-the-bestial-soul", "Unburdening the Bestial Soul", ACTION, SALUBRI,
    play=Choose(Which(EVERYBODY), AttachThis(PICKED, squeezed=False)),
    texts=(Plus(MERCIFUL, 1, HOLDER), Plus(MILD, 1, HOLDER),
           Plus(DAMAGE, -1, HOLDER, when=Both(Attacks(), TargetIs()))),
)  # fmt: skip

ACTIONS: Final[tuple[Card, ...]] = (
    BLINK, BLOOD_DOLL, CATS_GRACE, FINAL_JUDGEMENT, KEVLAR_VEST, OBEAH, RIGHTEOUSNESS, SEARCH_FOR_GOLCONDA,
    SOUL_THIEVING, STUDY_THEIR_WAYS, THOUGHT_POLICE, UNBURDENING_THE_BESTIAL_SOUL,
)  # fmt: skip
