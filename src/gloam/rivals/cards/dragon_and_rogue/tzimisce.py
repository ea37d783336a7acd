"""The vampires of clan Tzimisce."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne
from gloam.core.texts import Instead, Whenever
from gloam.rivals.attachments import DetachCost
from gloam.rivals.catalogue import (
    ANIMALISM,
    CITIZEN,
    DOMINATE,
    GHOUL,
    MORTAL,
    POSSESSIVE,
    PROTEAN,
    RETAINER,
    ROOM,
    TITLE,
    TZIMISCE,
    VAGRANT,
    VAMPIRE,
    Card,
)
from gloam.rivals.city_effects import Revive
from gloam.rivals.costs import Tire
from gloam.rivals.counts import FOE, Attacks, Blocks, Cards, Players, YourTurn
from gloam.rivals.deck_effects import DrawFrom
from gloam.rivals.effects import Choose, For, To, gains
from gloam.rivals.fight_counts import Attacked
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.library_effects import Bury, ShowTop
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import ATTACH, ATTACK_OVER, BURN, DEFEAT, DRAW, GAIN_PRESTIGE, MEND, STEAL_PRESTIGE, TIRED
from gloam.rivals.which import (
    CHOSEN,
    COTERIE,
    EVERYBODY,
    ITSELF,
    LIES_DOWN,
    NONE_DOWN,
    ON_DEFENDERS,
    ON_THIS,
    STREET_CARDS,
    TARGET,
    YOUR_ATTACHMENTS,
    Which,
)

KEEPS_ONE: Final = Plus(POSSESSIVE, 1, ITSELF)
THAT_ONE: Final = Which(CHOSEN)
OUT_OF_THE_STREET: Final = Choose(Which(STREET_CARDS, CITIZEN | VAGRANT, loose=True), AttachTo(Which(COTERIE)))

ANGELA: Final = Card(
    "dar-angela", "Angela", VAMPIRE, TZIMISCE, 6, (2, 0, 1), (ANIMALISM, DOMINATE, PROTEAN),
    texts=(KEEPS_ONE, Whenever(When(ATTACH, YOURS), gains(DRAW), first=True)),
)  # fmt: skip
MATTHIAS: Final = Card(
    "dar-matthias", "Matthias", VAMPIRE, TZIMISCE, 4, (1, 0, 1), (ANIMALISM, DOMINATE),
    texts=(KEEPS_ONE, Plus(ROOM, 1, ITSELF),
           Instead(When(BURN, YOURS, on=Which(ON_THIS)), then=gains(DRAW), first=True, when=YourTurn())),
)  # fmt: skip
NIKOLAE: Final = Card(
    "dar-nikolae", "Nikolae", VAMPIRE, TZIMISCE, 5, (1, 1, 1), (DOMINATE, PROTEAN),
    texts=(KEEPS_ONE, Instead(When(DEFEAT, by=ITSELF, on=Which(TARGET)), when=Attacks(),
                              then=Choose(Which(ON_DEFENDERS, RETAINER), AttachTo(ITSELF, moved=True)))),
)  # fmt: skip
RADU: Final = Card(
    "dar-radu", "Radu", VAMPIRE, TZIMISCE, 4, (1, 1, 0), (ANIMALISM, PROTEAN),
    texts=(KEEPS_ONE, Activated(ACTION_PHASE, Tire(), ShowTop(ChooseOne((
        DrawFrom(1), Choose(Which(COTERIE, down=NONE_DOWN), Bury())))))),
)  # fmt: skip
SIMONA: Final = Card(
    "dar-simona", "Simona", VAMPIRE, TZIMISCE, 5, (0, 2, 1), (DOMINATE, PROTEAN),
    texts=(KEEPS_ONE, Activated(ACTION_PHASE, DetachCost(Which(ON_THIS, down=LIES_DOWN)), ChooseOne((
        To(MEND, ITSELF, 2), gains(GAIN_PRESTIGE))))),
)  # fmt: skip
THE_GHOUL_KEEPER: Final = Card(
    "dar-the-ghoul-keeper", "The Ghoul Keeper", VAMPIRE, TZIMISCE, 3, (1, 0, 1), (PROTEAN,),
    texts=(Whenever(When(TIRED, on=ITSELF), ChooseOne((
        Choose(Which(COTERIE, GHOUL, lacking=True), To(MEND, THAT_ONE)), Revive(MORTAL))), may=True),),
)  # fmt: skip
VALERIA: Final = Card(
    "dar-valeria", "Valeria", VAMPIRE, TZIMISCE, 4, (0, 2, 0), (DOMINATE, PROTEAN),
    texts=(Instead(When(DEFEAT, on=ITSELF), when=Attacked(),
                   then=For(STEAL_PRESTIGE, Players(FOE), Cards(Which(ON_THIS)))),),
)  # fmt: skip
VLADISLAV: Final = Card(
    "dar-vladislav", "Vladislav", VAMPIRE, TZIMISCE, 5, (2, 1, 0), (ANIMALISM, DOMINATE),
    texts=(KEEPS_ONE, Activated(ACTION_PHASE, Tire(), Choose(
        Which(YOUR_ATTACHMENTS, but=TITLE), AttachTo(Which(EVERYBODY), moved=True)))),
)  # fmt: skip
ZOYA: Final = Card(
    "dar-zoya", "Zoya", VAMPIRE, TZIMISCE, 3, (0, 0, 2), (ANIMALISM,),
    texts=(Whenever(When(ATTACK_OVER), OUT_OF_THE_STREET, may=True, when=Blocks()),),
)  # fmt: skip

TZIMISCE_VAMPIRES: Final[tuple[Card, ...]] = (
    ANGELA, MATTHIAS, NIKOLAE, RADU, SIMONA, THE_GHOUL_KEEPER, VALERIA, VLADISLAV, ZOYA,
)  # fmt: skip
