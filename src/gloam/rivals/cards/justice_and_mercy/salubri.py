"""The vampires of clan Salubri."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.texts import Lend, Whenever
from gloam.rivals.afflictions import AN_AFFLICTION
from gloam.rivals.attachments import DetachCost
from gloam.rivals.catalogue import (
    ACTION,
    AUSPEX,
    CHARACTER,
    DOMINATE,
    FORTITUDE,
    REACTION,
    SALUBRI,
    SHIELD,
    SOLITARY,
    TITLE,
    VAMPIRE,
    WRAITH,
    Card,
)
from gloam.rivals.costs import Tire
from gloam.rivals.counts import Both, Cards, Controls, Exactly, Fresh, Not, WasWounded, YourTurn, some
from gloam.rivals.deck_effects import Salvage
from gloam.rivals.effects import Choose, LendEach, To, gains
from gloam.rivals.fight_counts import Fights
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.reclaiming import Reclaim
from gloam.rivals.texts import ACTION_PHASE, FIGHT, THIS_ATTACK, THIS_TURN, Activated, Plus
from gloam.rivals.verbs import DRAW, GAIN_PRESTIGE, MEND, MENDED, PLAYED, RECRUITED, START, TIRED
from gloam.rivals.which import (
    AFFLICTED,
    ALL_VAMPIRES,
    CHOSEN,
    COTERIE,
    EVERYBODY,
    ITSELF,
    ON_THAT,
    OTHER,
    Which,
)

ALONE: Final = Plus(SOLITARY, 1, ITSELF)
REACTS: Final = When(PLAYED, by=ITSELF, kind=REACTION)
HELPED: Final = Which(OTHER, CHARACTER)
PICKED: Final = Which(CHOSEN, CHARACTER)
SHIELDED: Final = Lend(Plus(SHIELD, 1, ITSELF), THIS_TURN)
WANTING: Final = Which(ALL_VAMPIRES, lacking=True)

ALZBETA: Final = Card(
    "jam-alzbeta", "Alzbeta", VAMPIRE, SALUBRI, 6, (1, 1, 1), (AUSPEX, AUSPEX, FORTITUDE),
    texts=(ALONE, Whenever(When(START, YOURS), gains(GAIN_PRESTIGE), when=Both(
        Exactly(1, Cards(Which(COTERIE))), Not(some(Which(COTERIE, lacking=True))))),
           Whenever(REACTS, LendEach(HELPED, Lend(Plus(SHIELD, 1, Which(CHOSEN)), THIS_ATTACK)))),
)  # fmt: skip
AMARA: Final = Card(
    "jam-amara", "Amara", VAMPIRE, SALUBRI, 4, (0, 1, 1), (AUSPEX, FORTITUDE),
    texts=(ALONE, Whenever(When(MENDED, YOURS, on=Which(EVERYBODY)), DetachCost(Which(ON_THAT, but=TITLE | WRAITH)),
                           may=True, when=WasWounded())),
)  # fmt: skip
ANITA: Final = Card(
    "jam-anita", "Anita", VAMPIRE, SALUBRI, 6, (2, 1, 0), (DOMINATE, FORTITUDE, FORTITUDE),
    texts=(ALONE, Whenever(When(TIRED, on=ITSELF), Choose(WANTING, To(MEND, PICKED)), may=True, when=YourTurn())),
)  # fmt: skip
BAPTISTE: Final = Card(
    "jam-baptiste", "Baptiste", VAMPIRE, SALUBRI, 5, (0, 2, 1), (FORTITUDE, FORTITUDE),
    texts=(ALONE, Activated(ACTION_PHASE, Tire(), Choose(WANTING, InOrder((
        To(MEND, PICKED, 2), If(Not(Controls()), gains(DRAW))))))),
)  # fmt: skip
CHIARA: Final = Card(
    "jam-chiara", "Chiara", VAMPIRE, SALUBRI, 7, (1, 1, 2), (AUSPEX, DOMINATE, FORTITUDE),
    texts=(ALONE, Whenever(When(PLAYED, by=ITSELF, kind=ACTION), gains(DRAW))),
)  # fmt: skip
ILLONA: Final = Card(
    "jam-illona", "Illona", VAMPIRE, SALUBRI, 5, (1, 1, 1), (AUSPEX, FORTITUDE),
    texts=(ALONE, Activated(ACTION_PHASE, Salvage(REACTION, shuffled=True), SHIELDED, when=Fresh(2, any_turn=True)),
           Activated(FIGHT, Salvage(REACTION, shuffled=True), SHIELDED, when=Both(Fights(), Fresh(1, any_turn=True)))),
)  # fmt: skip
KASHI: Final = Card(
    "jam-kashi", "Kashi", VAMPIRE, SALUBRI, 5, (2, 0, 1), (DOMINATE, DOMINATE),
    texts=(ALONE, Whenever(When(TIRED, on=ITSELF), Choose(Which(EVERYBODY, token=AFFLICTED), AN_AFFLICTION), may=True)),
)  # fmt: skip
MAREIKE: Final = Card(
    "jam-mareike", "Mareike", VAMPIRE, SALUBRI, 4, (0, 0, 2), (AUSPEX, FORTITUDE),
    texts=(ALONE, Whenever(REACTS, gains(GAIN_PRESTIGE))),
)  # fmt: skip

NOELLE: Final = Card(
    "jam-noelle", "Noelle", VAMPIRE, SALUBRI, 4, (1, 1, 0), (AUSPEX, DOMINATE),
    texts=(ALONE, Whenever(When(RECRUITED, YOURS, on=ITSELF), Reclaim())),
)  # fmt: skip

SALUBRI_VAMPIRES: Final[tuple[Card, ...]] = (ALZBETA, AMARA, ANITA, BAPTISTE, CHIARA, ILLONA, KASHI, MAREIKE, NOELLE)
