"""Action cards that are no Ritual."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder, May
from gloam.core.effect import Effect
from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import Lend, Whenever
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.catalogue import (
    ACTION,
    ALCHEMY,
    AUSPEX,
    CONSPIRACY,
    DAMAGE,
    FORESEEN,
    MENTAL,
    NO_REACTION,
    PHYSICAL,
    POTENCY,
    SOCIAL,
    SORCERY,
    THIN_BLOOD,
    THIN_BLOOD_ALCHEMY,
    UNHOSTED,
    Card,
)
from gloam.rivals.counts import AtLeast, Both, Icons, TypeIs, some
from gloam.rivals.deck_effects import Distill
from gloam.rivals.effects import Choose, ChooseFoe, To, gains
from gloam.rivals.patterns import When
from gloam.rivals.sudden import ActionsTaken, Assailable, AttackNow, DealNow, MoveOut
from gloam.rivals.texts import THEIR_NEXT_TURN, THIS_ATTACK, FewerActions, Plus
from gloam.rivals.verbs import ATTACH, GAIN_ACTIONS, MEND
from gloam.rivals.which import BEARER, CHOSEN, COTERIE, EVERYBODY, IN_STREET, ON_THIS, PARTY, Which

HOLDER: Final = Which(BEARER)
BREW: Final[Effect] = InOrder((AttachThis(), If(some(Which(BEARER, clan=THIN_BLOOD)), gains(GAIN_ACTIONS))))
ALCHEMIST: Final = Plus(THIN_BLOOD_ALCHEMY, 1, HOLDER)

ATHANOR_CORPORIS: Final = Card(
    "baa-athanor-corporis", "Athanor Corporis", ACTION | ALCHEMY, THIN_BLOOD, play=BREW,
    texts=(Plus(DAMAGE, 1, HOLDER, when=TypeIs(PHYSICAL)), ALCHEMIST),
)  # fmt: skip
BACK_TO_FORMULA: Final = Card(
    "baa-back-to-formula", "Back to Formula", ACTION, needs=some(Which(BEARER, icon=THIN_BLOOD_ALCHEMY)),
    play=Distill(4, ALCHEMY),
)  # fmt: skip
BLOOD_OF_POTENCY: Final = Card(
    "baa-blood-of-potency", "Blood of Potency", ACTION, play=AttachThis(),
    texts=(Plus(POTENCY, 2, HOLDER),
           Whenever(When(ATTACH, itself=True), To(MEND, HOLDER, Icons(SORCERY, HOLDER)), rank=AT_ONCE)),
)  # fmt: skip
CALCINATIO: Final = Card(
    "baa-calcinatio", "Calcinatio", ACTION | ALCHEMY, THIN_BLOOD, play=BREW,
    texts=(Plus(DAMAGE, 1, HOLDER, when=TypeIs(SOCIAL)), ALCHEMIST),
)  # fmt: skip
FAR_REACH: Final = Card(
    "baa-far-reach", "Far Reach", ACTION, play=Choose(Which(EVERYBODY), InOrder((
        MoveOut(), If(Assailable(), May(DetachCost(Which(ON_THIS, ALCHEMY)), InOrder((
            Lend(Plus(NO_REACTION, 1, Which(CHOSEN)), THIS_ATTACK), AttackNow()))))))),
)  # fmt: skip
FIXATIO: Final = Card(
    "baa-fixatio", "Fixatio", ACTION | ALCHEMY, THIN_BLOOD, play=BREW,
    texts=(Plus(DAMAGE, 1, HOLDER, when=TypeIs(MENTAL)), ALCHEMIST),
)  # fmt: skip
OUT_OF_TIME: Final = Card(
    "baa-out-of-time", "Out of Time", ACTION | CONSPIRACY, cost=3,
    play=ChooseFoe(Lend(FewerActions(), THEIR_NEXT_TURN), victim=True),
)  # fmt: skip
PREMONITION: Final = Card(
    "baa-premonition", "Premonition", ACTION | UNHOSTED,
    play=InOrder((Choose(Which(COTERIE), AttachThis(Which(CHOSEN))), gains(GAIN_ACTIONS))),
    texts=(Plus(FORESEEN, 1, Which(PARTY), when=some(Which(BEARER, icon=AUSPEX))),),
)  # fmt: skip
SUNRISE_SURPRISE: Final = Card(
    "baa-sunrise-surprise", "Sunrise Surprise", ACTION, THIN_BLOOD,
    needs=Both(AtLeast(2, ActionsTaken()), some(Which(BEARER, place=IN_STREET))),
    play=Choose(Which(EVERYBODY, place=IN_STREET, other=True), DealNow(2, aggravated=True)),
)  # fmt: skip

ACTIONS: Final = (
    ATHANOR_CORPORIS, BACK_TO_FORMULA, BLOOD_OF_POTENCY, CALCINATIO, FAR_REACH, FIXATIO, OUT_OF_TIME, PREMONITION,
    SUNRISE_SURPRISE,
)  # fmt: skip
