"""Traps, and what is laid, moved and taken in tokens."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.effect import Either
from gloam.core.texts import Instead, Lend, Whenever
from gloam.rivals.animal_effects import Bring
from gloam.rivals.catalogue import (
    ACTION,
    EVENT,
    OBFUSCATE,
    ONGOING,
    PRESENCE,
    RAVNOS,
    TITLE,
    TRAP,
    TZIMISCE,
    UNHOSTED,
    VAMPIRE,
    Card,
)
from gloam.rivals.city_effects import NextCityCard
from gloam.rivals.city_votes import OffTheStreet
from gloam.rivals.costs import Tire
from gloam.rivals.counts import FRIGHTENED, AtLeast, BloodOn, Both, Cards, Every, Players, YourTurn, some
from gloam.rivals.effects import Choose, ChooseFoe, ForEach, To, more_damage
from gloam.rivals.hands import ALL
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.placing import Laded, MoveToken, StealOnto
from gloam.rivals.preventing import Less
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.stowing import Buried, Stow, Unstow
from gloam.rivals.texts import ACTION_PHASE, FIGHT, THIS_ATTACK, THIS_TURN, Activated
from gloam.rivals.trap_effects import Divert, Leaves, Mirage, Shed, StrikeElse
from gloam.rivals.traps import Screen
from gloam.rivals.verbs import BURN, DRAW, HURT, LOSE_BLOOD, PLAYED, PUT_TOKENS, READY, RESOLVED, START, TOSSED
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
    ON_THIS,
    ON_YOUR_HAVEN,
    ONGOING_CARDS,
    TARGET,
    THAT,
    THEIR_LADEN,
    Which,
)

THAT_ONE: Final = Which(CHOSEN)
PILE: Final = BloodOn(ITSELF)
WORN: Final = Buried(Which(ATTACKER))

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
SECRET_COMPARTMENT: Final = Card(
    "dar-secret-compartment", "Secret Compartment", ACTION | UNHOSTED | ONGOING,
    texts=(Whenever(When(TOSSED, YOURS), Stow(3), may=True),
           Instead(When(DRAW, owner=YOURS), Less(1), then=Choose(Which(ON_THIS), Unstow()), may=True,
                   when=some(Which(ON_THIS)))),
)  # fmt: skip
THE_LONG_CON: Final = Card(
    "dar-the-long-con", "The Long Con", ACTION | TRAP, needs=Both(some(Which(COTERIE, icon=PRESENCE)), Laded()),
    play=ForEach(PILE, Choose(Which(THEIR_LADEN), MoveToken(robs=True))),
)  # fmt: skip

VICISSITUDE: Final = Card(
    "dar-vicissitude", "Vicissitude", ACTION | ONGOING, TZIMISCE,
    texts=(Whenever(When(START, YOURS), Choose(Which(COTERIE), Bring(THAT_ONE, ALL, down=True)), may=True),
           Activated(FIGHT, Tire(), more_damage(Either(AtLeast(3, WORN), 2, 1)), when=AtLeast(1, WORN))),
)  # fmt: skip

RUSES: Final[tuple[Card, ...]] = (
    CHANGE_OF_PLANS, DOMINO_EFFECT, EMPERORS_NEW_CLOTHES, FATA_MORGANA, FEAR_TACTICS, FREELANCER, PERIMETER_DEFENSE,
    SECRET_COMPARTMENT, THE_LONG_CON, VICISSITUDE,
)  # fmt: skip
