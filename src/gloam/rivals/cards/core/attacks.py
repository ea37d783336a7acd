"""Attack cards, and those that are a Reaction too."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne
from gloam.core.effect import Either
from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import Lend, Whenever
from gloam.rivals.catalogue import (
    ATTACK,
    AUSPEX,
    BRUJAH,
    CELERITY,
    DAMAGE,
    DOMINATE,
    INQUISITION,
    MALKAVIAN,
    MENTAL,
    NO_SHIELDS,
    OBFUSCATE,
    PHYSICAL,
    POTENCE,
    PRESENCE,
    RANGED,
    REACTION,
    RETAINER,
    SOCIAL,
    TOREADOR,
    Card,
)
from gloam.rivals.costs import DiscardCost, PayBlood
from gloam.rivals.counts import FOE, AgendaOf, AtLeast, BloodOn, Cards, Hurt, Icons, Players, TargetIs, some
from gloam.rivals.deck_effects import DiscardFor
from gloam.rivals.effects import Choose, For, To, more_damage
from gloam.rivals.fight_effects import AttachTo, CancelReaction, DealEach, FoePuts, FurtherVictims, OnMortal, PayToMend
from gloam.rivals.patterns import When
from gloam.rivals.texts import FIGHT, THIS_ATTACK, Activated, Plus
from gloam.rivals.verbs import (
    ATTACK_OVER,
    BURN,
    DISCARD,
    EXHAUST,
    LOSE_AGENDA,
    LOSE_PRESTIGE,
    REVEALED,
    STEAL_BLOOD,
    STEAL_PRESTIGE,
    SUMMED,
)
from gloam.rivals.which import (
    ATTACKERS,
    BEARER,
    CHOSEN,
    CONSPIRACIES,
    DEFENDERS,
    ON_ATTACKERS,
    ON_DEFENDERS,
    ON_TARGET,
    OTHER_DEFENDERS,
    PARTY,
    TARGET,
    VICTIM,
    Which,
)

PLAYER: Final = Which(BEARER)  # the character that plays the card

A_BITING_COMMENT: Final = Card(
    "core-a-biting-comment", "A Biting Comment", ATTACK, potency=4, types=SOCIAL,
    texts=(Whenever(When(REVEALED), ChooseOne((
        more_damage(2), Lend(Whenever(When(SUMMED), For(STEAL_PRESTIGE, Players(FOE))), THIS_ATTACK)))),),
)  # fmt: skip
BACKHANDED_COMPLIMENT: Final = Card(
    "core-backhanded-compliment", "Backhanded Compliment", ATTACK, TOREADOR, 5, types=SOCIAL, damage=1,
    texts=(Whenever(When(ATTACK_OVER), PayToMend(), when=Hurt()),),
)  # fmt: skip
DEMAND_OBEDIENCE: Final = Card(
    "core-demand-obedience", "Demand Obedience", ATTACK, potency=4, types=MENTAL, damage=1,
    texts=(Whenever(When(SUMMED), For(LOSE_PRESTIGE, Players(FOE), 2),
                    when=AtLeast(2, Icons(DOMINATE, Which(ATTACKERS)))),),
)  # fmt: skip
DRIVE_BY: Final = Card(
    "core-drive-by", "Drive-By", ATTACK, BRUJAH, 4, types=RANGED, damage=2,
    texts=(Whenever(When(SUMMED), FurtherVictims(Which(OTHER_DEFENDERS), Cards(Which(ATTACKERS, icon=CELERITY)), 2)),),
)  # fmt: skip
FAULTY_LOGIC: Final = Card(
    "core-faulty-logic", "Faulty Logic", ATTACK, MALKAVIAN, 2, types=SOCIAL, damage=1,
    texts=(Whenever(When(SUMMED), Choose(Which(CONSPIRACIES), FoePuts())),),
)  # fmt: skip
FRAGMENTED_MIND: Final = Card(
    "core-fragmented-mind", "Fragmented Mind", ATTACK, potency=4, types=MENTAL,
    texts=(Whenever(When(SUMMED), For(DISCARD, Players(FOE), Cards(Which(ATTACKERS, icon=DOMINATE)))),),
)  # fmt: skip
GANG_UP: Final = Card(
    "core-gang-up", "Gang Up", ATTACK, potency=5, types=PHYSICAL,
    texts=(Plus(DAMAGE, Cards(Which(ON_ATTACKERS, RETAINER)), PLAYER),),
)  # fmt: skip
HOLDOUT_DAGGER: Final = Card(
    "core-holdout-dagger", "Holdout Dagger", ATTACK, types=PHYSICAL,
    texts=(Plus(DAMAGE, Icons(OBFUSCATE, Which(ATTACKERS)), PLAYER),),
)  # fmt: skip
INCITE_REBELLION: Final = Card(
    "core-incite-rebellion", "Incite Rebellion", ATTACK, potency=3, types=SOCIAL, damage=1,
    texts=(Activated(FIGHT, PayBlood(1), Choose(Which(ON_DEFENDERS, RETAINER), To(BURN, Which(CHOSEN)))),),
)  # fmt: skip
IRRESISTIBLE_VOICE: Final = Card(
    "core-irresistible-voice", "Irresistible Voice", ATTACK, potency=4, types=MENTAL, damage=2,
    texts=(Activated(FIGHT, PayBlood(Either(some(Which(ATTACKERS, icon=DOMINATE)), 1, 2)),
                     Choose(Which(ON_TARGET, RETAINER), AttachTo(PLAYER)), when=some(Which(BEARER, icon=PRESENCE))),),
)  # fmt: skip
KNEECAPPED: Final = Card(
    "core-kneecapped", "Kneecapped", ATTACK, potency=3, types=PHYSICAL, damage=1,
    texts=(Activated(FIGHT, DiscardCost(), more_damage(3), when=TargetIs(INQUISITION)),),
)  # fmt: skip
KNOW_YOUR_PLACE: Final = Card(
    "core-know-your-place", "Know Your Place", ATTACK, potency=3, types=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, Either(some(Which(BEARER, prince=True)), 2, 1), PLAYER,
                when=some(Which(BEARER, titled=True))),),
)  # fmt: skip
LIGHTNING_STRIKE: Final = Card(
    "core-lightning-strike", "Lightning Strike", ATTACK, potency=5, types=PHYSICAL, damage=2,
    texts=(Plus(NO_SHIELDS, 1, PLAYER, when=AtLeast(2, Icons(CELERITY, Which(ATTACKERS)))),),
)  # fmt: skip
MOLOTOV_COCKTAIL: Final = Card(
    "core-molotov-cocktail", "Molotov Cocktail", ATTACK, potency=3, types=RANGED, damage=1, aggravated=True,
    texts=(Activated(FIGHT, DiscardCost(), Lend(
        Whenever(When(SUMMED), DealEach(Which(OTHER_DEFENDERS), 1, aggravated=True)), THIS_ATTACK)),),
)  # fmt: skip
POWER_PLAY: Final = Card(
    "core-power-play", "Power Play", ATTACK, potency=5, types=MENTAL, damage=1,
    texts=(Plus(DAMAGE, Cards(Which(ATTACKERS, titled=True)), PLAYER),),
)  # fmt: skip
RAIN_ON_YOUR_PARADE: Final = Card(
    "core-rain-on-your-parade", "Rain on Your Parade", ATTACK, potency=3, types=SOCIAL, damage=1,
    texts=(Whenever(When(SUMMED), For(LOSE_AGENDA, Players(FOE)), when=AtLeast(9, AgendaOf(Players(FOE)))),),
)  # fmt: skip
SCOPED_30_06: Final = Card(
    "core-scoped-30-06", "Scoped .30-06", ATTACK, potency=3, types=RANGED, damage=2, intel=1
)  # fmt: skip
SCRY_THE_SOUL: Final = Card(
    "core-scry-the-soul", "Scry the Soul", ATTACK, potency=3, types=MENTAL, damage=1,
    texts=(Whenever(When(REVEALED), CancelReaction(), rank=AT_ONCE, when=AtLeast(2, Icons(AUSPEX, Which(ATTACKERS)))),),
)  # fmt: skip
SEDUCTION: Final = Card(
    "core-seduction", "Seduction", ATTACK, potency=3, types=SOCIAL,
    texts=(Whenever(When(REVEALED), ChooseOne((
        Lend(Whenever(When(SUMMED), To(STEAL_BLOOD, Which(TARGET))), THIS_ATTACK),
        OnMortal(more_damage(Icons(PRESENCE, Which(ATTACKERS))))))),),
)  # fmt: skip
SUCKER_PUNCH: Final = Card(
    "core-sucker-punch", "Sucker Punch", ATTACK, BRUJAH, 2, types=PHYSICAL, damage=1, targeted=True,
    first_print="first-sucker-punch",
)  # fmt: skip
TERRORIZE: Final = Card(
    "core-terrorize", "Terrorize", ATTACK, BRUJAH, 3, types=MENTAL, damage=2,
    texts=(Whenever(When(SUMMED), To(EXHAUST, Which(DEFENDERS))),),
)  # fmt: skip
THROAT_RIP: Final = Card(
    "core-throat-rip", "Throat Rip", ATTACK, potency=4, types=PHYSICAL, damage=1,
    texts=(Plus(DAMAGE, Cards(Which(ATTACKERS, icon=POTENCE)), PLAYER),),
)  # fmt: skip
UNHINGED: Final = Card(
    "core-unhinged", "Unhinged", ATTACK, MALKAVIAN, 3, types=MENTAL, damage=1,
    texts=(Activated(FIGHT, None, DiscardFor(2, more_damage(1), least=1)),),
)  # fmt: skip

SPECIAL_38: Final = Card(
    "core-38-special", ".38 Special", ATTACK | REACTION, potency=1, types=RANGED, against=RANGED, damage=2
)  # fmt: skip
BASEBALL_BAT: Final = Card(
    "core-baseball-bat", "Baseball Bat", ATTACK | REACTION, potency=1, types=PHYSICAL, against=PHYSICAL, damage=1,
    texts=(Plus(DAMAGE, 1, PLAYER, when=TargetIs()),),
)  # fmt: skip
HUMILIATE: Final = Card(
    "core-humiliate", "Humiliate", ATTACK | REACTION, potency=3, types=SOCIAL, against=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, 1, PLAYER, when=AtLeast(2, Icons(PRESENCE, Which(PARTY)))),),
)  # fmt: skip
THE_MIGHTY_FALL: Final = Card(
    "core-the-mighty-fall", "The Mighty Fall", ATTACK | REACTION, potency=2, types=MENTAL, against=MENTAL, damage=1,
    texts=(Plus(DAMAGE, 2, PLAYER, when=AtLeast(5, BloodOn(Which(VICTIM)))),),
)  # fmt: skip

ATTACKS: Final = (
    A_BITING_COMMENT, BACKHANDED_COMPLIMENT, DEMAND_OBEDIENCE, DRIVE_BY, FAULTY_LOGIC, FRAGMENTED_MIND, GANG_UP,
    HOLDOUT_DAGGER, INCITE_REBELLION, IRRESISTIBLE_VOICE, KNEECAPPED, KNOW_YOUR_PLACE, LIGHTNING_STRIKE,
    MOLOTOV_COCKTAIL, POWER_PLAY, RAIN_ON_YOUR_PARADE, SCOPED_30_06, SCRY_THE_SOUL, SEDUCTION, SUCKER_PUNCH,
    TERRORIZE, THROAT_RIP, UNHINGED, SPECIAL_38, BASEBALL_BAT, HUMILIATE, THE_MIGHTY_FALL,
)  # fmt: skip
