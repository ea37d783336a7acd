"""Princes and their people who scheme, pay and are paid."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder, May
from gloam.core.texts import Lend, Whenever
from gloam.rivals.catalogue import (
    ANIMALISM,
    AUSPEX,
    CHARACTER,
    DOGGED,
    DOMINATE,
    FORTITUDE,
    GANGREL,
    HAVEN_CARD,
    INFLUENCE,
    LASOMBRA,
    MALKAVIAN,
    OBFUSCATE,
    OBLIVION,
    PRESENCE,
    RAVNOS,
    SCHEME,
    TITLE,
    VAMPIRE,
    Card,
)
from gloam.rivals.costs import PayPrestige, Tire
from gloam.rivals.counts import (
    EVERY_PLAYER,
    THAT_PLAYER,
    AtLeast,
    Attacks,
    Both,
    Cards,
    Players,
    Sided,
    Times,
    YourTurn,
    some,
)
from gloam.rivals.effects import Choose, EachPlayer, For, OnceEach, To, gains
from gloam.rivals.fight_counts import Fells
from gloam.rivals.graves import CastBeside
from gloam.rivals.hand_effects import DiscardAny
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.purses import AgendaOn, PayAgenda
from gloam.rivals.rival_tokens import OfRival
from gloam.rivals.several import UpTo
from gloam.rivals.texts import ACTION_PHASE, THIS_TURN, Activated, Plus
from gloam.rivals.verbs import (
    ATTACK_OVER,
    DEFEAT,
    DRAW,
    EXHAUST,
    FRIGHTEN,
    GAIN_AGENDA,
    LAID_DOWN,
    LOSE_PRESTIGE,
    MARK,
    PUT_TOKENS,
    READY,
    SETTLED,
    TIRED,
)
from gloam.rivals.which import (
    CHOSEN,
    EVERYBODY,
    EXHAUSTED,
    ITSELF,
    PARTY,
    SILENCED,
    TARGET,
    THIS,
    YOUR_ATTACHMENTS,
    YOUR_CONSPIRACIES,
    Which,
)
from gloam.rivals.which import READY as READY_ONES

THAT_ONE: Final = Which(CHOSEN)
TIRED_ONES: Final = Which(PARTY, state=EXHAUSTED)
ANOTHER: Final = Choose(Which(PARTY, state=EXHAUSTED, apart=True), To(READY, THAT_ONE))
EACH_MAY_PAY: Final = EachPlayer(If(some(Which(THIS, state=EXHAUSTED)), May(PayAgenda(), To(READY, ITSELF))))
ALL_CHANGE: Final = InOrder((DiscardAny(Players(EVERY_PLAYER), 2), EachPlayer(May(gains(DRAW, 2)))))
MUTE_ONES: Final = Which(EVERYBODY, token=SILENCED)
FAILED: Final = Sided(failed=True)
IT_FALLS: Final = Both(Attacks(), Fells())
RISES: Final = InOrder((To(READY, ITSELF), Lend(Plus(INFLUENCE, 2, ITSELF), THIS_TURN)))

AINSLEY_KALB: Final = Card(
    "pp1-ainsley-kalb", "Ainsley Kalb", VAMPIRE, MALKAVIAN, 7, (1, 2, 1), (ANIMALISM, AUSPEX, DOMINATE),
    texts=(Whenever(When(TIRED, on=ITSELF), EACH_MAY_PAY, first=True, when=YourTurn()),
           Activated(ACTION_PHASE, Tire(), ALL_CHANGE, action=True)),
)  # fmt: skip
ALYSSA_NICOLE: Final = Card(
    "pp1-alyssa-nicole", "Alyssa Nicole", VAMPIRE, GANGREL, 7, (1, 2, 1), (ANIMALISM, AUSPEX, FORTITUDE),
    texts=(Plus(DOGGED, 1, ITSELF),
           Activated(ACTION_PHASE, None, Choose(Which(PARTY, state=READY_ONES), InOrder((
               To(EXHAUST, THAT_ONE), ANOTHER))), when=some(TIRED_ONES))),
)  # fmt: skip
BRANDEN_JAMES: Final = Card(
    "pp1-branden-james", "Branden James", VAMPIRE, LASOMBRA, 7, (1, 2, 1), (DOMINATE, PRESENCE, OBLIVION),
    texts=(Whenever(When(ATTACK_OVER, on=Which(TARGET, CHARACTER)), CastBeside(kind=SCHEME | TITLE), when=IT_FALLS),
           Activated(ACTION_PHASE, PayAgenda(), RISES)),
)  # fmt: skip
CHRIS_BARGERON: Final = Card(
    "pp1-chris-bargeron", "Chris Bargeron", VAMPIRE, RAVNOS, 3, (0, 1, 1), (PRESENCE,),
    texts=(Plus(INFLUENCE, Times(2, Cards(Which(YOUR_ATTACHMENTS, HAVEN_CARD))), ITSELF),
           Whenever(When(SETTLED, YOURS), Choose(MUTE_ONES, To(FRIGHTEN, THAT_ONE)), when=FAILED)),
)  # fmt: skip
DANIEL_TRUJILLO: Final = Card(
    "pp1-daniel-trujillo", "Daniel Trujillo", VAMPIRE, MALKAVIAN, 3, (0, 2, 0), (DOMINATE,),
    texts=(Whenever(When(DEFEAT, kind=VAMPIRE), OnceEach(For(GAIN_AGENDA, Players(THAT_PLAYER)))),),
)  # fmt: skip
DAVID_GARCIA: Final = Card(
    "pp1-david-garcia", "David Garcia", VAMPIRE, MALKAVIAN, 5, (1, 1, 1), (DOMINATE, OBFUSCATE),
    texts=(Whenever(When(LAID_DOWN, YOURS), UpTo(2, Which(YOUR_CONSPIRACIES, apart=True), To(PUT_TOKENS, THAT_ONE)),
                    first=True),),
)  # fmt: skip
MARCEL_KRAATZ: Final = Card(
    "pp1-marcel-kraatz", "Marcel Kraatz", VAMPIRE, LASOMBRA, 6, (0, 1, 2), (DOMINATE, DOMINATE, OBLIVION),
    texts=(Plus(INFLUENCE, 3, ITSELF, when=AtLeast(1, AgendaOn(ITSELF))),
           Activated(ACTION_PHASE, PayPrestige(), Choose(Which(EVERYBODY), InOrder((
               To(MARK, THAT_ONE), If(OfRival(), gains(LOSE_PRESTIGE))))))),
)  # fmt: skip

COURTIER_VAMPIRES: Final[tuple[Card, ...]] = (
    AINSLEY_KALB, ALYSSA_NICOLE, BRANDEN_JAMES, CHRIS_BARGERON, DANIEL_TRUJILLO, DAVID_GARCIA, MARCEL_KRAATZ,
)  # fmt: skip
