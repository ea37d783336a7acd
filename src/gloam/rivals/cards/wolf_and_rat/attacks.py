"""Attack cards, and those that are a Reaction too."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import Whenever
from gloam.rivals.attachments import AttachThis
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ANIMAL,
    ATTACK,
    CHARACTER,
    DAMAGE,
    FEWER_SHIELDS,
    FORTITUDE,
    GANGREL,
    MENTAL,
    NOSFERATU,
    OBFUSCATE,
    PHYSICAL,
    POTENCE,
    PROTEAN,
    RANGED,
    REACTION,
    SHIELD,
    SOCIAL,
    UNRESISTED,
    Card,
)
from gloam.rivals.counts import Attacks, Both, Cards, Every, Icons, some
from gloam.rivals.effects import To
from gloam.rivals.fight_counts import Fells, Incoming, IsBlocked, Leads, Missing, Named, Reacts
from gloam.rivals.fight_effects import CancelReaction, DealEach
from gloam.rivals.patterns import When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACK_OVER, EXHAUST, FRIGHTEN, MEND, READY, REVEALED, SUMMED
from gloam.rivals.which import ATTACKER, ATTACKERS, BEARER, LEADER, ON_ATTACKERS, TARGET, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card
VICTIM: Final = Which(TARGET)

APEX_PREDATOR: Final = Card(
    "war-apex-predator", "Apex Predator", ATTACK, GANGREL, 4, types=SOCIAL, damage=2,
    texts=(Whenever(When(SUMMED), InOrder((
        To(FRIGHTEN, VICTIM),
        If(Leads(), InOrder((To(EXHAUST, Which(TARGET, CHARACTER)), To(READY, Which(LEADER)))))))),),
)  # fmt: skip
BEASTS_OF_WAR: Final = Card(
    "war-beasts-of-war", "Beasts of War", ATTACK, potency=5, types=PHYSICAL, damage=1, superficial=True,
    texts=(Plus(DAMAGE, Cards(Which(ON_ATTACKERS, ANIMAL)), PLAYER),),
)  # fmt: skip
DISTURBING_THE_HIVE: Final = Card(
    "war-disturbing-the-hive", "Disturbing the Hive", ATTACK, NOSFERATU, 4, types=RANGED, damage=1,
    texts=(Plus(DAMAGE, Named("war-the-swarm", Which(ON_ATTACKERS)), PLAYER),
           Whenever(When(REVEALED), CancelReaction(every=True), rank=AT_ONCE,
                    when=some(Which(BEARER, icon=OBFUSCATE)))),
)  # fmt: skip
FEEDING_FRENZY: Final = Card(
    "war-feeding-frenzy", "Feeding Frenzy", ATTACK, potency=3, types=PHYSICAL, damage=1,
    texts=(Plus(DAMAGE, 1, PLAYER, when=some(Which(BEARER, wounded=True))),
           Whenever(When(ATTACK_OVER), To(MEND, PLAYER, 2), when=Both(Fells(), some(Which(BEARER, icon=FORTITUDE))))),
)  # fmt: skip
FERAL_CLAWS: Final = Card(
    "war-feral-claws", "Feral Claws", ATTACK, potency=2, types=PHYSICAL,
    texts=(Plus(AGGRAVATED, 1, PLAYER, when=some(Which(BEARER, icon=PROTEAN))),),
)  # fmt: skip
FERAL_FANGS: Final = Card(
    "war-feral-fangs", "Feral Fangs", ATTACK, potency=3, types=PHYSICAL, damage=2, face_up=True,
    texts=(Plus(DAMAGE, Icons(PROTEAN, PLAYER), PLAYER),),
)  # fmt: skip
SEEING_IS_BELIEVING: Final = Card(
    "war-seeing-is-believing", "Seeing is Believing", ATTACK, potency=4, types=MENTAL, damage=1,
    texts=(Plus(UNRESISTED, 1, PLAYER, when=some(Which(BEARER, icon=OBFUSCATE))),),
)  # fmt: skip
THE_STAMPEDE: Final = Card(
    "war-the-stampede", "The Stampede", ATTACK, potency=4, types=PHYSICAL, damage=1,
    texts=(Plus(FEWER_SHIELDS, Cards(Which(ATTACKERS)), VICTIM),
           Plus(DAMAGE, 1, PLAYER, when=some(Which(BEARER, icon=POTENCE)))),
)  # fmt: skip
VEILED_THREAT: Final = Card(
    "war-veiled-threat", "Veiled Threat", ATTACK, potency=3, types=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, Icons(OBFUSCATE, PLAYER), PLAYER),
           Whenever(When(ATTACK_OVER), AttachThis(VICTIM, squeezed=False, down=True))),
)  # fmt: skip

CORNERED_RAT: Final = Card(
    "war-cornered-rat", "Cornered Rat", ATTACK | REACTION, NOSFERATU, 3, types=PHYSICAL, against=PHYSICAL | MENTAL,
    hits_as=PHYSICAL,
    texts=(Plus(DAMAGE, Missing(PLAYER), PLAYER, when=Attacks()),
           Whenever(When(SUMMED), DealEach(Which(ATTACKER), Every(2, Incoming(PLAYER)), type=PHYSICAL), when=Reacts())),
)  # fmt: skip
FIGHT_OR_FLIGHT: Final = Card(
    "war-fight-or-flight", "Fight or Flight", ATTACK | REACTION, potency=3, types=MENTAL, against=MENTAL, damage=1,
    harmless=True,
    texts=(Whenever(When(REVEALED), CancelReaction(), rank=AT_ONCE, when=Both(Attacks(), IsBlocked())),
           Plus(SHIELD, 1, PLAYER, when=Reacts()), Plus(SHIELD, Icons(FORTITUDE, PLAYER), PLAYER, when=Reacts())),
)  # fmt: skip

ATTACKS: Final = (
    APEX_PREDATOR, BEASTS_OF_WAR, DISTURBING_THE_HIVE, FEEDING_FRENZY, FERAL_CLAWS, FERAL_FANGS, SEEING_IS_BELIEVING,
    THE_STAMPEDE, VEILED_THREAT, CORNERED_RAT, FIGHT_OR_FLIGHT,
)  # fmt: skip
