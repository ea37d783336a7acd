"""Action cards that are no Animals."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Lend, Whenever
from gloam.rivals.attachments import AttachThis
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    CITIZEN,
    GANGREL,
    HAVEN_CARD,
    HIDDEN,
    MORTAL,
    NOSFERATU,
    OBFUSCATE,
    ONGOING,
    PROTEAN,
    RETAINER,
    SECRECY,
    TOLL,
    UNHOSTED,
    VAGRANT,
    VAMPIRE,
    Card,
)
from gloam.rivals.city_effects import Revive
from gloam.rivals.costs import DiscardCost, PayBlood, PayPrestige, Tire
from gloam.rivals.counts import some
from gloam.rivals.covering import Cover
from gloam.rivals.domains import TakeIn
from gloam.rivals.effects import BurnThis, Choose, ChooseFoe, To, gains
from gloam.rivals.hand_effects import Sift
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.spying import BuyIntel
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import ACTION_PHASE, HUNTED, SPYING, THIS_TURN, Activated, Plus
from gloam.rivals.verbs import ATTACH, DETACH, GAIN_ACTIONS, GAIN_PRESTIGE, GAIN_UNHOSTED, MEND, PUT_TOKENS, START
from gloam.rivals.which import (
    BEARER,
    CHOSEN,
    COTERIE,
    IN_STREET,
    ITSELF,
    ON_THIS,
    OWN,
    READY,
    STREET_CARDS,
    THIS,
    Which,
)

HOLDER: Final = Which(BEARER)
PICKED: Final = Which(CHOSEN, VAMPIRE)

CONSTANT_SURVEILLANCE: Final = Card(
    "war-constant-surveillance", "Constant Surveillance", ACTION | ONGOING, price=PayPrestige(),
    play=ChooseFoe(ChooseOne((Cover(AGENDA_CARD), Cover(HAVEN_CARD), Cover(AGENDA_CARD | HAVEN_CARD, 1)))),
    texts=(Whenever(When(START, YOURS), BurnThis()),),
)  # fmt: skip
CRACKING_THE_CASE: Final = Card(
    "war-cracking-the-case", "Cracking the Case", ACTION | UNHOSTED | ONGOING,
    play=To(PUT_TOKENS, Which(THIS, ONGOING), 4),
    texts=(Activated(SPYING, None, BuyIntel()),),
)  # fmt: skip
EARTH_MELD: Final = Card(
    "war-earth-meld", "Earth Meld", ACTION, needs=some(Which(BEARER, icon=PROTEAN)),
    play=InOrder((AttachThis(), To(MEND, HOLDER, 2))),
    texts=(Plus(SECRECY, 2, HOLDER), Whenever(When(START, YOURS), To(DETACH, ITSELF))),
)  # fmt: skip
FEEDING_THE_HUNGRY: Final = Card("war-feeding-the-hungry", "Feeding the Hungry", ACTION, play=Revive(VAGRANT))
HELP_ME_HELP_YOU: Final = Card(
    "war-help-me-help-you", "Help Me Help You", ACTION | UNHOSTED | ONGOING,
    texts=(Whenever(When(ATTACH, on=Which(COTERIE), other=RETAINER),
                    Choose(Which(OWN, lacking=True), To(MEND, PICKED))),),
)  # fmt: skip
HIDING_IN_PLAIN_SIGHT: Final = Card(
    "war-hiding-in-plain-sight", "Hiding in Plain Sight", ACTION | UNHOSTED | ONGOING,
    texts=(Activated(HUNTED, DiscardCost(), Lend(
        Plus(HIDDEN, 1, Which(COTERIE, icon=OBFUSCATE, or_icon=PROTEAN, place=IN_STREET)), THIS_TURN)),),
)  # fmt: skip
PROTECT_THE_FLOCK: Final = Card(
    "war-protect-the-flock", "Protect the Flock", ACTION | UNHOSTED | ONGOING,
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(STREET_CARDS), To(PUT_TOKENS, Which(CHOSEN, MORTAL)))),),
)  # fmt: skip
SECOND_TRADITION: Final = Card(
    "war-second-tradition-the-domain", "Second Tradition: The Domain", ACTION | ONGOING,
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(STREET_CARDS, CITIZEN | VAGRANT, loose=True), TakeIn(2))),
           Plus(TOLL, 1, Which(ON_THIS, MORTAL))),
)  # fmt: skip
SECRET_PASSAGE: Final = Card(
    "war-secret-passage", "Secret Passage", ACTION | UNHOSTED | ONGOING, NOSFERATU,
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(COTERIE, place=IN_STREET), GoHome())),),
)  # fmt: skip
SHAPE_OF_THE_BEAST: Final = Card(
    "war-shape-of-the-beast", "Shape of the Beast", ACTION | UNHOSTED | ONGOING, GANGREL,
    texts=(Activated(ACTION_PHASE, None, Choose(Which(COTERIE, icon=PROTEAN, state=READY), InOrder((
        Tire(PICKED), ChooseOne((gains(GAIN_UNHOSTED), InOrder((PayBlood(1, PICKED), gains(GAIN_ACTIONS))))))))),),
)  # fmt: skip
WE_ARE_LEGEND: Final = Card(
    "war-we-are-legend", "We Are Legend", ACTION, GANGREL, play=InOrder((gains(GAIN_PRESTIGE), Sift(2)))
)  # fmt: skip

ACTIONS: Final = (
    CONSTANT_SURVEILLANCE, CRACKING_THE_CASE, EARTH_MELD, FEEDING_THE_HUNGRY, HELP_ME_HELP_YOU, HIDING_IN_PLAIN_SIGHT,
    PROTECT_THE_FLOCK, SECOND_TRADITION, SECRET_PASSAGE, SHAPE_OF_THE_BEAST, WE_ARE_LEGEND,
)  # fmt: skip
