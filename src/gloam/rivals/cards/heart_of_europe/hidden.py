"""Cards that lie in hiding, and the course of an attack."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import Instead, Lend, Whenever
from gloam.rivals.animal_effects import StealFor
from gloam.rivals.attack_record import HIRED, LED
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    ANIMALISM,
    ATTACK,
    AUSPEX,
    BARE,
    BRUJAH,
    CELERITY,
    CONSPIRACY,
    DAMAGE,
    DOMINATE,
    FEWER_SHIELDS,
    FORTITUDE,
    GANGREL,
    GUARD,
    HAVEN_CARD,
    LATE_TYPE,
    MALKAVIAN,
    MENTAL,
    NOSFERATU,
    OBFUSCATE,
    ONGOING,
    PHYSICAL,
    POTENCE,
    PROTEAN,
    RANGED,
    REACTION,
    RITUAL,
    SHIELD,
    SOCIAL,
    SORCERY,
    SPARING,
    TRAP,
    TREMERE,
    TWO_CARDS,
    UNBLOCKABLE,
    UNHOSTED,
    VAMPIRE,
    WIN_AT,
    Card,
)
from gloam.rivals.costs import DiscardCost
from gloam.rivals.counts import (
    CHOSEN_PLAYER,
    ITS_PLAYER,
    AtLeast,
    Attacks,
    Blocks,
    BloodOn,
    Both,
    Every,
    Fresh,
    Icons,
    InHand,
    Not,
    Players,
    YourTurn,
    some,
)
from gloam.rivals.deck_effects import Divine
from gloam.rivals.effects import Choose, ChooseFoe, For, To, gains, more_damage
from gloam.rivals.fight_counts import IsBlocked
from gloam.rivals.fight_effects import StepIn, TurnOn
from gloam.rivals.patterns import A_FOES, YOURS, When
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.rituals import PlaceBlood
from gloam.rivals.texts import BLOCKING, FIGHT, THIS_ATTACK, Activated, Plus
from gloam.rivals.traps import Screen, TakeBack
from gloam.rivals.verbs import (
    BLOCKED,
    DISCARD,
    DRAW,
    END_OF_TURN,
    FRIGHTEN,
    GAIN_ACTIONS,
    GAIN_AGENDA,
    GAIN_PRESTIGE,
    LAID_DOWN,
    LOSE_BLOOD,
    LOSE_PRESTIGE,
    MEND,
    READY,
    RECOLOUR,
    RESOLVED,
    REVEALED,
    STEAL_PRESTIGE,
    TAKEN,
)
from gloam.rivals.which import (
    ATTACKER,
    BEARER,
    BLOCKER,
    CHOSEN,
    COTERIE,
    EXHAUSTED,
    IN_HAVEN,
    ITSELF,
    OTHER_DEFENDERS,
    PARTY,
    TARGET,
    THAT,
    THEIRS,
    Which,
)
from gloam.rivals.which import READY as READY_ONES

THAT_ONE: Final = Which(CHOSEN)
OF_YOURS: Final = Which(COTERIE)
ITS_OWN: Final = Players(ITS_PLAYER)
A_GUARD: Final = Which(BLOCKER, icon=GUARD)
FACE_DOWN: Final = When(LAID_DOWN, YOURS)
PLAYER: Final = Which(BEARER)
PAID: Final = gains(GAIN_PRESTIGE, 3)
NOT_LOST: Final = Fresh(0, any_turn=True)
NOT_STOLEN: Final = Fresh(1, any_turn=True)
FORTIFIED: Final = Both(Both(NOT_LOST, NOT_STOLEN), some(Which(BEARER, icon=FORTITUDE)))

ALEISTER: Final = Card(
    "hoe-aleister", "Aleister", VAMPIRE, TREMERE, 5, (1, 1, 1), (AUSPEX, SORCERY),
    texts=(Activated(FIGHT, DiscardCost(amount=2), InOrder((
        more_damage(4), Lend(Plus(SPARING, 1, Which(ATTACKER)), THIS_ATTACK))), when=Attacks()),),
)  # fmt: skip
DIEN: Final = Card(
    "hoe-dien", "Dien", VAMPIRE, GANGREL, 6, (2, 1, 0), (ANIMALISM, FORTITUDE, PROTEAN),
    texts=(Plus(TWO_CARDS, 1, ITSELF, when=Attacks(solo=True)),),
)  # fmt: skip
EKENE: Final = Card(
    "hoe-ekene", "Ekene", VAMPIRE, GANGREL, 3, (1, 1, 0), (PROTEAN,),
    texts=(Plus(LATE_TYPE, 1, ITSELF, when=Attacks(solo=True)),),
)  # fmt: skip
OMNIS: Final = Card(
    "hoe-omnis", "Omnis", VAMPIRE, NOSFERATU, 4, (0, 1, 1), (OBFUSCATE, POTENCE),
    texts=(Whenever(When(RESOLVED, YOURS, kind=TRAP), TakeBack(), when=AtLeast(2, BloodOn(Which(THAT)))),),
)  # fmt: skip
PERSEUS: Final = Card(
    "hoe-perseus", "Perseus", VAMPIRE, MALKAVIAN, 5, (2, 1, 0), (AUSPEX, OBFUSCATE),
    texts=(Whenever(When(TAKEN, by=ITSELF, on=Which(TARGET)), For(DISCARD, ITS_OWN, Every(4, InHand(ITS_OWN))),
                    when=Attacks()),),
)  # fmt: skip
RENE_KOBA: Final = Card(
    "hoe-rene-koba", "René Koba", VAMPIRE, MALKAVIAN, 2, (0, 1, 0), (AUSPEX,),
    texts=(Whenever(FACE_DOWN, Choose(Which(COTERIE, lacking=True), To(MEND, THAT_ONE))),),
)  # fmt: skip
SARKA: Final = Card(
    "hoe-sarka", "Sarka", VAMPIRE, BRUJAH, 5, (1, 1, 1), (CELERITY, CELERITY),
    texts=(Plus(GUARD, 1, ITSELF),
           Whenever(When(BLOCKED, by=Which(PARTY)), Choose(Which(ATTACKER), StealFor(Which(BLOCKER))))),
)  # fmt: skip
THORA: Final = Card(
    "hoe-thora", "Thora", VAMPIRE, NOSFERATU, 5, (2, 1, 0), (ANIMALISM, OBFUSCATE),
    texts=(Whenever(FACE_DOWN, gains(GAIN_ACTIONS), first=True,
                    when=Both(YourTurn(), AtLeast(1, BloodOn(Which(THAT))))),),
)  # fmt: skip
ZUZANA: Final = Card(
    "hoe-zuzana", "Zuzana", VAMPIRE, TREMERE, 4, (1, 0, 1), (SORCERY, DOMINATE),
    texts=(Plus(GUARD, 1, ITSELF), Whenever(When(BLOCKED, by=ITSELF), To(RECOLOUR, Which(ATTACKER)))),
)  # fmt: skip

BANK_ERROR_IN_YOUR_FAVOR: Final = Card(
    "hoe-bank-error-in-your-favor", "Bank Error In Your Favor", ACTION | CONSPIRACY, MALKAVIAN, cost=2,
    play=ChooseFoe(For(DRAW, Players(CHOSEN_PLAYER), 3), victim=True),
)  # fmt: skip
BLOOD_POISONING: Final = Card(
    "hoe-blood-poisoning", "Blood Poisoning", ACTION | TRAP, needs=some(Which(COTERIE, icon=OBFUSCATE)),
    play=Choose(Which(THEIRS, did=HIRED), To(LOSE_BLOOD, THAT_ONE, BloodOn(ITSELF))),
)  # fmt: skip
FORTIFY_THE_INNER_FACADE: Final = Card(
    "hoe-fortify-the-inner-facade", "Fortify the Inner Facade", REACTION, potency=3, against=SOCIAL | MENTAL, shield=1,
    face_up=True, texts=(Instead(When(LOSE_PRESTIGE, A_FOES, owner=YOURS), then=PAID, first=True, when=NOT_STOLEN),
                         Instead(When(STEAL_PRESTIGE, A_FOES, owner=YOURS), then=PAID, first=True, when=NOT_LOST),
                         Plus(SHIELD, 1, PLAYER, when=FORTIFIED)),
)  # fmt: skip
LONE_WOLF: Final = Card(
    "hoe-lone-wolf", "Lone Wolf", ACTION | UNHOSTED | ONGOING, GANGREL,
    texts=(Plus(SHIELD, 1, Which(COTERIE, alone=True), when=Not(YourTurn())),
           Plus(FEWER_SHIELDS, 1, Which(TARGET), when=Attacks(COTERIE, solo=True))),
)  # fmt: skip
OFF_LIMITS: Final = Card("hoe-off-limits", "Off Limits", ACTION | TRAP, NOSFERATU, play=Screen(2))
PSYCHIC_ASSAULT: Final = Card(
    "hoe-psychic-assault", "Psychic Assault", ATTACK, potency=5, types=MENTAL, face_up=True,
    texts=(Plus(UNBLOCKABLE, 1, Which(ATTACKER)),
           Activated(FIGHT, None, ChooseFoe(Divine(), anyone=True), when=some(Which(ATTACKER, icon=AUSPEX)))),
)  # fmt: skip
RAPID_REFLEXES: Final = Card(
    "hoe-rapid-reflexes", "Rapid Reflexes", REACTION, potency=1, against=RANGED | PHYSICAL,
    texts=(Whenever(When(REVEALED), Choose(Which(OTHER_DEFENDERS), InOrder((
        TurnOn(), Lend(Plus(SHIELD, Icons(CELERITY, Which(TARGET)), Which(TARGET)), THIS_ATTACK)))), rank=AT_ONCE),),
)  # fmt: skip

SPIDERS: Final = Card(
    "hoe-spiders", "Spiders", ACTION | TRAP, needs=some(Which(COTERIE, icon=ANIMALISM)),
    play=Choose(Which(THEIRS, did=LED), To(FRIGHTEN, THAT_ONE)),
)  # fmt: skip

WAKE_WITH_EVENINGS_FRESHNESS: Final = Card(
    "hoe-wake-with-evenings-freshness", "Wake With Evening's Freshness", ACTION | RITUAL | ONGOING,
    needs=some(Which(BEARER, icon=SORCERY)), price=PlaceBlood(1, 3),
    texts=(Activated(BLOCKING, SpendBlood(), Choose(Which(COTERIE, state=READY_ONES, place=IN_HAVEN), StepIn(
        roams=True, leaves=True, plain=True, which=THAT_ONE)), relentless=True),),
)  # fmt: skip

FULL_OF_SURPRISES: Final = Card(
    "hoe-full-of-surprises", "Full of Surprises", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(RESOLVED, YOURS, kind=TRAP), ChooseOne((gains(GAIN_PRESTIGE), gains(GAIN_AGENDA))),
                    first=True),),
)  # fmt: skip
THE_GUARD_TOWER: Final = Card(
    "hoe-guard-tower", "The Guard Tower", HAVEN_CARD, own=2,
    texts=(Plus(BARE, 1, Which(COTERIE, place=IN_HAVEN)), Plus(SHIELD, 1, A_GUARD, when=Blocks(COTERIE)),
           Plus(DAMAGE, 1, Which(ATTACKER, icon=GUARD), when=Both(Attacks(COTERIE), IsBlocked(struck=True))),
           Whenever(When(END_OF_TURN, YOURS), Choose(Which(COTERIE, state=EXHAUSTED), To(READY, THAT_ONE)))),
)  # fmt: skip

HIDDEN_CARDS: Final = (
    ALEISTER, DIEN, EKENE, OMNIS, PERSEUS, RENE_KOBA, SARKA, THORA, ZUZANA, BANK_ERROR_IN_YOUR_FAVOR, BLOOD_POISONING,
    FORTIFY_THE_INNER_FACADE, LONE_WOLF, OFF_LIMITS, PSYCHIC_ASSAULT, RAPID_REFLEXES, SPIDERS,
    WAKE_WITH_EVENINGS_FRESHNESS, FULL_OF_SURPRISES, THE_GUARD_TOWER,
)  # fmt: skip
