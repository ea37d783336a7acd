"""The vampires of clan Nosferatu."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Lend
from gloam.rivals.catalogue import (
    ANIMALISM,
    DAMAGE,
    FEWER_SHIELDS,
    GUARD,
    INTEL,
    NOSFERATU,
    OBFUSCATE,
    POTENCE,
    RETAINER,
    SOCIAL,
    VAMPIRE,
    Card,
)
from gloam.rivals.costs import PayPrestige, Tire
from gloam.rivals.counts import AtLeast, Attacks, Both, Cards, TargetIn, TargetIs, TypeIs, some
from gloam.rivals.effects import Choose, LendEach, To
from gloam.rivals.texts import ACTION_PHASE, THEIR_NEXT_ATTACK, Activated, Plus
from gloam.rivals.verbs import DISMISS, TAKE_TOKENS
from gloam.rivals.which import CHOSEN, IN_HAVEN, IN_STREET, ITSELF, LASTING, ON_THIS, PARTY, TARGET, THIS, Which

BOBBY_HANDSOME: Final = Card(
    "war-bobby-handsome", "Bobby Handsome", VAMPIRE, NOSFERATU, 3, (2, 0, 0), (OBFUSCATE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip
CHOOHA: Final = Card(
    "war-chooha", "Chooha", VAMPIRE, NOSFERATU, 3, (1, 0, 1), (ANIMALISM,),
    texts=(Activated(ACTION_PHASE, Tire(), LendEach(Which(PARTY), Lend(
        Plus(INTEL, 1, Which(CHOSEN), when=TargetIn(IN_HAVEN)), THEIR_NEXT_ATTACK))),),
)  # fmt: skip
CLANDESTINE: Final = Card(
    "war-clandestine", "Clandestine", VAMPIRE, NOSFERATU, 5, (0, 2, 1), (OBFUSCATE, OBFUSCATE),
    texts=(Plus(DAMAGE, 1, ITSELF, when=Both(Attacks(), Both(TypeIs(SOCIAL), TargetIs()))),),
)  # fmt: skip
GENERAL_FLINT: Final = Card(
    "war-general-flint", "General Flint", VAMPIRE, NOSFERATU, 6, (2, 0, 1), (ANIMALISM, POTENCE, POTENCE),
    texts=(Plus(FEWER_SHIELDS, 1, Which(TARGET), when=Both(Attacks(), some(Which(ON_THIS, RETAINER)))),
           Plus(DAMAGE, 1, ITSELF, when=Both(Attacks(), AtLeast(2, Cards(Which(ON_THIS, RETAINER)))))),
)  # fmt: skip
KIM_PHAN: Final = Card(
    "war-kim-phan", "Kim Phan", VAMPIRE, NOSFERATU, 4, (1, 0, 1), (OBFUSCATE, POTENCE),
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(LASTING), ChooseOne((
        To(TAKE_TOKENS, Which(CHOSEN)), InOrder((PayPrestige(), To(DISMISS, Which(CHOSEN))))))),
                     when=some(Which(THIS, place=IN_STREET))),),
)  # fmt: skip

NOSFERATU_VAMPIRES: Final = (BOBBY_HANDSOME, CHOOHA, CLANDESTINE, GENERAL_FLINT, KIM_PHAN)
