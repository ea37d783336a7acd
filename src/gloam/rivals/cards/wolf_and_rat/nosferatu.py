"""The vampires of clan Nosferatu."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Instead, Lend, Whenever
from gloam.rivals.animal_effects import Bring
from gloam.rivals.attachments import Elsewhere, RoomBeside
from gloam.rivals.catalogue import (
    ANIMAL,
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
from gloam.rivals.counts import AtLeast, Attacks, Both, Cards, TargetIn, TargetIs, TypeIs, YourTurn, some
from gloam.rivals.effects import Choose, LendEach, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, THEIR_NEXT_ATTACK, Activated, Plus, Waives
from gloam.rivals.verbs import ATTACH, DETACH, DISMISS, DRAW, TAKE_TOKENS
from gloam.rivals.which import (
    CHOSEN,
    COTERIE,
    IN_HAVEN,
    IN_STREET,
    ITSELF,
    LASTING,
    ON_THIS,
    PARTY,
    TARGET,
    THIS,
    Which,
)

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
CRAZY_CAT_LADY: Final = Card(
    "war-crazy-cat-lady", "Crazy Cat Lady", VAMPIRE, NOSFERATU, 4, (0, 1, 1), (ANIMALISM, POTENCE),
    texts=(Activated(ACTION_PHASE, Tire(), Bring(ITSELF, ANIMAL, "war-alley-cat", pile=True, most=2)),),
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
PONG: Final = Card(
    "war-pong", "Pong", VAMPIRE, NOSFERATU, 4, (0, 0, 2), (ANIMALISM, OBFUSCATE),
    texts=(Whenever(When(DETACH, YOURS, by=Which(COTERIE), kind=ANIMAL), gains(DRAW), first=True, when=YourTurn()),),
)  # fmt: skip
SHEILAR_OMAR: Final = Card(
    "war-sheilar-omar", "Sheilar Omar", VAMPIRE, NOSFERATU, 5, (1, 1, 1), (ANIMALISM, OBFUSCATE),
    texts=(Instead(When(ATTACH, YOURS, on=Which(PARTY), other=RETAINER), Elsewhere(), may=True, when=RoomBeside()),),
)  # fmt: skip
SHEP_MASON: Final = Card(
    "war-shep-mason", "Shep Mason", VAMPIRE, NOSFERATU, 5, (2, 1, 0), (POTENCE, POTENCE),
    texts=(Waives("core-sheriff"),),
)  # fmt: skip

NOSFERATU_VAMPIRES: Final = (
    BOBBY_HANDSOME, CHOOHA, CLANDESTINE, CRAZY_CAT_LADY, GENERAL_FLINT, KIM_PHAN, PONG, SHEILAR_OMAR, SHEP_MASON,
)  # fmt: skip
