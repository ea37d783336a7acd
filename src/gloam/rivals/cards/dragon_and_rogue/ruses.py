"""Traps, and what is laid, moved and taken in tokens."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Instead, Lend, Whenever
from gloam.rivals.catalogue import (
    ACTION,
    EVENT,
    OBFUSCATE,
    ONGOING,
    PRESENCE,
    RAVNOS,
    TITLE,
    TRAP,
    UNHOSTED,
    VAMPIRE,
    Card,
)
from gloam.rivals.city_effects import NextCityCard
from gloam.rivals.city_votes import OffTheStreet
from gloam.rivals.costs import Tire
from gloam.rivals.counts import FRIGHTENED, AtLeast, BloodOn, Both, Cards, Every, Players, YourTurn, some
from gloam.rivals.effects import Choose, ChooseFoe, ForEach, To
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.placing import Laded, MoveToken, StealOnto
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.texts import ACTION_PHASE, THIS_ATTACK, THIS_TURN, Activated
from gloam.rivals.trap_effects import Divert, Leaves, Mirage, Shed, StrikeElse
from gloam.rivals.traps import Screen
from gloam.rivals.verbs import BURN, HURT, LOSE_BLOOD, PLAYED, PUT_TOKENS, READY, RESOLVED
from gloam.rivals.which import (
    ATTACKER,
    BEARER,
    CHOSEN,
    CITY_OUT,
    COTERIE,
    DOER,
    EVERYBODY,
    IN_STREET,
    ITSELF,
    ON_COTERIE,
    ON_YOUR_HAVEN,
    ONGOING_CARDS,
    TARGET,
    THAT,
    THEIR_LADEN,
    Which,
)

THAT_ONE: Final = Which(CHOSEN)
PILE: Final = BloodOn(ITSELF)

CHANGE_OF_PLANS: Final = Card(
    "dar-change-of-plans", "Change of Plans", ACTION | TRAP, needs=Both(YourTurn(), some(Which(ONGOING_CARDS, EVENT))),
    play=ForEach(PILE, Choose(Which(CITY_OUT), InOrder((OffTheStreet(THAT_ONE), NextCityCard())), may=True)),
)  # fmt: skip
DOMINO_EFFECT: Final = Card(
    "dar-domino-effect", "Domino Effect", ACTION | ONGOING,
    texts=(Activated(ACTION_PHASE, Tire(), Lend(
        Whenever(When(RESOLVED, YOURS), MoveToken(of=Which(THAT)), when=AtLeast(1, BloodOn(Which(THAT)))), THIS_TURN,
        once=True), relentless=True),),
)  # fmt: skip
EMPERORS_NEW_CLOTHES: Final = Card(
    "dar-emperors-new-clothes", "Emperor's New Clothes", ACTION | TRAP,
    play=ChooseFoe(Shed(Every(2, PILE), Choose(Which(ON_COTERIE, but=TITLE | VAMPIRE), To(BURN, THAT_ONE))),
                   anyone=True),
)  # fmt: skip
FATA_MORGANA: Final = Card(
    "dar-fata-morgana", "Fata Morgana", ACTION | TRAP, RAVNOS,
    play=Divert(2, Choose(Which(EVERYBODY, place=IN_STREET), Mirage(Lend(
        Instead(When(HURT, by=Which(ATTACKER), on=Which(TARGET)), Leaves(), then=StrikeElse()), THIS_ATTACK,
        once=True)), may=True)),
)  # fmt: skip
FEAR_TACTICS: Final = Card(
    "dar-fear-tactics", "Fear Tactics", ACTION, needs=some(Which(BEARER, icon=OBFUSCATE)),
    play=StealOnto(Players(FRIGHTENED)),
)  # fmt: skip
FREELANCER: Final = Card(
    "dar-freelancer", "Freelancer", ACTION | UNHOSTED | ONGOING, play=To(PUT_TOKENS, ITSELF, 3),
    texts=(Activated(ACTION_PHASE, SpendBlood(coin=True), Lend(
        Whenever(When(PLAYED, YOURS, by=Which(COTERIE), kind=ACTION), To(READY, Which(DOER))), THIS_TURN, once=True)),),
)  # fmt: skip
PERIMETER_DEFENSE: Final = Card(
    "dar-perimeter-defense", "Perimeter Defense", ACTION | TRAP,
    play=InOrder((Screen(1, home=True), To(LOSE_BLOOD, Which(ATTACKER), Cards(Which(ON_YOUR_HAVEN))))),
)  # fmt: skip
THE_LONG_CON: Final = Card(
    "dar-the-long-con", "The Long Con", ACTION | TRAP, needs=Both(some(Which(COTERIE, icon=PRESENCE)), Laded()),
    play=ForEach(PILE, Choose(Which(THEIR_LADEN), MoveToken(robs=True))),
)  # fmt: skip

RUSES: Final[tuple[Card, ...]] = (
    CHANGE_OF_PLANS, DOMINO_EFFECT, EMPERORS_NEW_CLOTHES, FATA_MORGANA, FEAR_TACTICS, FREELANCER, PERIMETER_DEFENSE,
    THE_LONG_CON,
)  # fmt: skip
