"""Titles, Schemes and other Actions."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder, May
from gloam.core.texts import Instead, Lend
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.bans import AttachTop, Bans
from gloam.rivals.catalogue import (
    ACTION,
    AUSPEX,
    DAMAGE,
    INFLUENCE,
    LASOMBRA,
    OBLIVION,
    ONE_EACH,
    ONGOING,
    PHYSICAL,
    POTENCE,
    POTENCY,
    SCHEME,
    SECRECY,
    SPARING,
    TITLE,
    TRADITION,
    UNHOSTED,
    UNIQUE,
    VAMPIRE,
    Card,
)
from gloam.rivals.costs import Tire
from gloam.rivals.counts import CHOSEN_PLAYER, Attacks, Both, Every, Icons, More, Players, TargetIs, some
from gloam.rivals.diablerie import Diablerize
from gloam.rivals.effects import Choose, ChooseFoe, To, gains
from gloam.rivals.hand_effects import Foretell, LookAtHand, PutOnTop
from gloam.rivals.patterns import When
from gloam.rivals.purses import AHEAD, AgendaOn, PayAgenda, StealAgenda
from gloam.rivals.schemes import InFavour
from gloam.rivals.sudden import DealNow
from gloam.rivals.texts import ACTION_PHASE, FIGHT, THIS_ACTION, THIS_ATTACK, Activated, Plus
from gloam.rivals.verbs import DEFEAT, GAIN_UNHOSTED, MARK
from gloam.rivals.which import ATTACKER, BEARER, CHOSEN, COTERIE, EVERYBODY, IN_STREET, ITSELF, PARTY, Which

HOLDER: Final = Which(BEARER)
IT_FALLS: Final = When(DEFEAT, by=Which(ATTACKER), kind=VAMPIRE)  # to the attack
SEER: Final = some(Which(BEARER, icon=AUSPEX))

ARMS_OF_AHRIMAN: Final = Card(
    "sas-arms-of-ahriman", "Arms of Ahriman", ACTION, potency=2, needs=some(Which(EVERYBODY, place=IN_STREET)),
    play=InOrder((Lend(Plus(SPARING, 1, HOLDER), THIS_ACTION), If(some(Which(BEARER, icon=OBLIVION)), May(
        PayAgenda(), Lend(Plus(SPARING, -1, HOLDER), THIS_ACTION))),
        Choose(Which(EVERYBODY, place=IN_STREET), DealNow(Icons(POTENCE, Which(PARTY)), type=PHYSICAL)))),
)  # fmt: skip
CLAIRVOYANCE: Final = Card(
    "sas-clairvoyance", "Clairvoyance", ACTION, needs=SEER,
    play=ChooseFoe(InOrder((LookAtHand(Players(CHOSEN_PLAYER)), PutOnTop(), gains(GAIN_UNHOSTED)))),
)  # fmt: skip
MENTAL_BLOCK: Final = Card(
    "sas-mental-block", "Mental Block", ACTION | UNHOSTED | ONGOING,
    texts=(Bans(),
           Activated(ACTION_PHASE, Tire(), ChooseFoe(AttachTop()), when=some(Which(COTERIE, icon=AUSPEX)))),
)  # fmt: skip
SHADOW_CLOAK: Final = Card(
    "sas-shadow-cloak", "Shadow Cloak", ACTION, play=AttachThis(),
    texts=(Plus(SECRECY, 1, HOLDER, when=some(Which(BEARER, icon=OBLIVION))),
           Plus(DAMAGE, 1, HOLDER, when=Both(Attacks(), TargetIs()))),
)  # fmt: skip
SPIRITS_TOUCH: Final = Card(
    "sas-spirits-touch", "Spirit's Touch", ACTION, needs=SEER, play=ChooseFoe(Foretell(), anyone=True)
)
COURT_OF_BLOOD: Final = Card(
    "sas-court-of-blood", "Court of Blood", ACTION | TITLE | ONE_EACH, LASOMBRA, potency=3, cost=3,
    texts=(Plus(INFLUENCE, 1, HOLDER),
           Activated(FIGHT, DetachCost(ITSELF), Lend(Instead(IT_FALLS, Diablerize()), THIS_ATTACK),
                     when=Both(Attacks(PARTY), TargetIs(VAMPIRE)))),
)  # fmt: skip
FIGHT_MAKES_RIGHT: Final = Card(
    "sas-fight-makes-right", "Fight Makes Right", ACTION | UNHOSTED | ONGOING,
    texts=(Plus(INFLUENCE, AgendaOn(Which(CHOSEN)), Which(COTERIE), own=True),),
)  # fmt: skip
LEGATE: Final = Card(
    "sas-legate", "Legate", ACTION | TITLE | UNIQUE, LASOMBRA, potency=4, cost=4,
    texts=(Plus(INFLUENCE, 3, HOLDER), Plus(POTENCY, 1, HOLDER)),
)  # fmt: skip
SIXTH_TRADITION: Final = Card(
    "sas-sixth-tradition-destruction", "Sixth Tradition: Destruction", ACTION | SCHEME | TRADITION,
    play=Choose(Which(EVERYBODY), DealNow(More(1, Every(5, InFavour())), aggravated=True)),
)  # fmt: skip
WHATS_YOURS_IS_MINE: Final = Card(
    "sas-whats-yours-is-mine", "What's Yours is Mine", ACTION | SCHEME, LASOMBRA, play=ChooseFoe(StealAgenda(AHEAD))
)  # fmt: skip
WINNING: Final = Card("sas-winning", "Winning", ACTION, play=To(MARK, Which(COTERIE)))

AMBITIONS: Final[tuple[Card, ...]] = (
    ARMS_OF_AHRIMAN, CLAIRVOYANCE, MENTAL_BLOCK, SHADOW_CLOAK, SPIRITS_TOUCH, COURT_OF_BLOOD, FIGHT_MAKES_RIGHT,
    LEGATE, SIXTH_TRADITION, WHATS_YOURS_IS_MINE, WINNING,
)  # fmt: skip
