"""Action cards that are no Animals."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, If, InOrder
from gloam.core.texts import Lend, Whenever
from gloam.rivals.animal_effects import Offer, Offered
from gloam.rivals.attachments import AttachThis
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    ANIMAL,
    ANIMALISM,
    CHARACTER,
    CITIZEN,
    GANGREL,
    HAVEN_CARD,
    HIDDEN,
    MORTAL,
    NOSFERATU,
    OBFUSCATE,
    ONGOING,
    PHYSICAL,
    PROTEAN,
    RETAINER,
    SECRECY,
    TAMING,
    TOLL,
    TRADITION,
    UNHOSTED,
    VAGRANT,
    Card,
)
from gloam.rivals.city_effects import Revive
from gloam.rivals.costs import DiscardCost, PayBlood, PayPrestige, Tire
from gloam.rivals.counts import Both, some
from gloam.rivals.covering import Cover
from gloam.rivals.deck_effects import Salvage
from gloam.rivals.domains import TakeIn
from gloam.rivals.effects import BurnThis, Choose, ChooseFoe, To, gains
from gloam.rivals.hand_effects import Ransack, Sift
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.rival_tokens import ReturnRivals, StealRival
from gloam.rivals.spying import BuyIntel
from gloam.rivals.sudden import DealNow, GoHome
from gloam.rivals.texts import ACTION_PHASE, HUNTED, NEXT_ANIMAL, SPYING, THIS_TURN, YOUR_NEXT_TURN, Activated, Plus
from gloam.rivals.verbs import (
    ATTACH,
    DETACH,
    GAIN_ACTIONS,
    GAIN_PRESTIGE,
    GAIN_UNHOSTED,
    MEND,
    PLAYED,
    PUT_TOKENS,
    START,
)
from gloam.rivals.verbs import READY as TO_READY
from gloam.rivals.which import (
    BEARER,
    CHOSEN,
    COTERIE,
    DOER,
    EVERYBODY,
    IN_STREET,
    ITSELF,
    ON_THIS,
    OWN,
    READY,
    STREET_CARDS,
    THIS,
    YOUR_PILE,
    Which,
)

HOLDER: Final = Which(BEARER)
PICKED: Final = Which(CHOSEN, CHARACTER)

ANIMAL_DOMINION: Final = Card(
    "war-animal-dominion", "Animal Dominion", ACTION, potency=5, needs=some(Which(BEARER, icon=ANIMALISM)),
    play=Offer(ANIMAL, Choose(Which(EVERYBODY, place=IN_STREET), DealNow(Offered(), type=PHYSICAL))),
)  # fmt: skip
BOND_FAMULUS: Final = Card(
    "war-bond-famulus", "Bond Famulus", ACTION | UNHOSTED | ONGOING,
    texts=(Activated(ACTION_PHASE, Tire(), InOrder((
        Lend(Plus(TAMING, 1, Which(COTERIE)), NEXT_ANIMAL),
        Lend(Whenever(When(PLAYED, YOURS, kind=ANIMAL), To(TO_READY, Which(DOER))), NEXT_ANIMAL)))),),
)  # fmt: skip
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
FERAL_WHISPERS: Final = Card(
    "war-feral-whispers", "Feral Whispers", ACTION | ONGOING, play=To(PUT_TOKENS, ITSELF, 3),
    texts=(Whenever(When(START, YOURS), InOrder((SpendBlood(), Salvage(ANIMAL))), may=True, when=Both(
        some(Which(COTERIE, icon=ANIMALISM)), some(Which(YOUR_PILE, ANIMAL)))),),
)  # fmt: skip
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
    "war-second-tradition-the-domain", "Second Tradition: The Domain", ACTION | ONGOING | TRADITION,
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
SPY_GAMES: Final = Card(
    "war-spy-games", "Spy Games", ACTION, NOSFERATU, potency=5, play=ChooseFoe(InOrder((
        StealRival(), Lend(Whenever(When(START, YOURS), ReturnRivals()), YOUR_NEXT_TURN, once=True)))),
)  # fmt: skip
THE_SHAKEDOWN: Final = Card(
    "war-the-shakedown", "The Shakedown", ACTION,
    play=ChooseFoe(Ransack(If(some(Which(BEARER, title="core-sheriff")), gains(GAIN_PRESTIGE)))),
)  # fmt: skip
WE_ARE_LEGEND: Final = Card(
    "war-we-are-legend", "We Are Legend", ACTION, GANGREL, play=InOrder((gains(GAIN_PRESTIGE), Sift(2)))
)  # fmt: skip

ACTIONS: Final = (
    ANIMAL_DOMINION, BOND_FAMULUS, CONSTANT_SURVEILLANCE, CRACKING_THE_CASE, EARTH_MELD, FEEDING_THE_HUNGRY,
    FERAL_WHISPERS, HELP_ME_HELP_YOU, HIDING_IN_PLAIN_SIGHT, PROTECT_THE_FLOCK, SECOND_TRADITION, SECRET_PASSAGE,
    SHAPE_OF_THE_BEAST, SPY_GAMES, THE_SHAKEDOWN, WE_ARE_LEGEND,
)  # fmt: skip
