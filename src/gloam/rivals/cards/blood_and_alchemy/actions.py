"""Action cards that are no Ritual."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, If, InOrder, May
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
    ONGOING,
    PHYSICAL,
    POTENCY,
    SCHEME,
    SOCIAL,
    SORCERY,
    THIN_BLOOD,
    THIN_BLOOD_ALCHEMY,
    TRADITION,
    TREMERE,
    UNHOSTED,
    Card,
)
from gloam.rivals.costs import DiscardCost, PayPrestige
from gloam.rivals.counts import YOU, AtLeast, Both, Cards, Icons, Players, TypeIs, some
from gloam.rivals.deck_effects import BurnToMend, Distill, Drink
from gloam.rivals.effects import Choose, ChooseFoe, EachPlayer, For, LoseYourColour, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.sudden import ActionsTaken, Assailable, AttackNow, DealNow, MoveOut
from gloam.rivals.texts import THEIR_NEXT_TURN, THIS_ATTACK, FewerActions, Plus
from gloam.rivals.verbs import ATTACH, GAIN_ACTIONS, LOSE_PRESTIGE, MEND, START, WEAKEN
from gloam.rivals.which import (
    BEARER,
    CHOSEN,
    CHOSEN_PARTY,
    COTERIE,
    EVERYBODY,
    IN_STREET,
    ON_THIS,
    OWN,
    PARTY,
    STREET_CARDS,
    Which,
)

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
ENERVATE: Final = Card(
    "baa-enervate", "Enervate", ACTION, TREMERE, needs=some(Which(BEARER, place=IN_STREET)),
    play=ChooseFoe(Drink(HOLDER)),
)  # fmt: skip
EXTINGUISH_VITAE: Final = Card(
    "baa-extinguish-vitae", "Extinguish Vitae", ACTION, needs=some(Which(BEARER, icon=SORCERY)),
    play=Choose(Which(EVERYBODY), LoseYourColour(Which(CHOSEN))),
)  # fmt: skip
ENVELOP: Final = Card(
    "baa-envelop", "Envelop", ACTION, price=DetachCost(Which(ON_THIS, ALCHEMY)),
    play=Choose(Which(EVERYBODY, place=IN_STREET), To(WEAKEN, Which(CHOSEN_PARTY))),
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
RAIN_OF_BLOOD: Final = Card(
    "baa-rain-of-blood", "Rain of Blood", ACTION | UNHOSTED | SCHEME, play=EachPlayer(To(MEND, Which(OWN)))
)  # fmt: skip
SUNRISE_SURPRISE: Final = Card(
    "baa-sunrise-surprise", "Sunrise Surprise", ACTION, THIN_BLOOD,
    needs=Both(AtLeast(2, ActionsTaken()), some(Which(BEARER, place=IN_STREET))),
    play=Choose(Which(EVERYBODY, place=IN_STREET, other=True), DealNow(2, aggravated=True, too=True)),
)  # fmt: skip
THEFT_OF_VITAE: Final = Card(
    "baa-theft-of-vitae", "Theft of Vitae", ACTION, needs=some(Which(BEARER, icon=SORCERY)),
    play=Choose(Which(STREET_CARDS, loose=True), BurnToMend(HOLDER)),
)  # fmt: skip
THIRD_TRADITION: Final = Card(
    "baa-third-tradition-the-progeny", "Third Tradition: The Progeny", ACTION | UNHOSTED | ONGOING | TRADITION,
    price=PayPrestige(1),
    texts=(Whenever(When(START, YOURS), EachPlayer(If(AtLeast(4, Cards(Which(COTERIE))), ChooseOne((
        For(LOSE_PRESTIGE, Players(YOU)), DiscardCost()))))),),
)  # fmt: skip

ACTIONS: Final = (
    ATHANOR_CORPORIS, BACK_TO_FORMULA, BLOOD_OF_POTENCY, CALCINATIO, ENERVATE, ENVELOP, EXTINGUISH_VITAE, FAR_REACH,
    FIXATIO, OUT_OF_TIME, PREMONITION, RAIN_OF_BLOOD, SUNRISE_SURPRISE, THEFT_OF_VITAE, THIRD_TRADITION,
)  # fmt: skip
