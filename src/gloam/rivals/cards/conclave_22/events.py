"""The Events of Conclave 22."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import OWN as FIRST_OF_ALL
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import ANTAGONIST, CONFINED, EVENT, IDLE, INFLUENCE, ONGOING, SECRECY, VAGRANT, Card
from gloam.rivals.counts import THAT_PLAYER, Players
from gloam.rivals.effects import BurnThis, Choose, EachPlayer, For, To, gains
from gloam.rivals.event_effects import ExhaustFor, MarchOut, PassBlood, PutEither
from gloam.rivals.patterns import When
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import BURN, DEFEAT, GAIN_PRESTIGE, MARK, RECRUITED
from gloam.rivals.which import ATTACHMENTS, COTERIE, EVERYBODY, HOLDERS, IN_STREET, READY, THAT, Which

CALL_THE_ROLL: Final = Card(
    "c22-call-the-roll", "Call the Roll", EVENT | ONGOING,
    texts=(Plus(INFLUENCE, 1, Which(EVERYBODY, place=IN_STREET)),),
)  # fmt: skip
CITY_WIDE_LOCKDOWN: Final = Card(
    "c22-city-wide-lockdown", "City-Wide Lockdown", EVENT | ONGOING, play=GoHome(Which(EVERYBODY, place=IN_STREET)),
    texts=(Plus(CONFINED, 1, Which(EVERYBODY)), Activated(ACTION_PHASE, None, MarchOut())),
)  # fmt: skip
CRACK_SHOT: Final = Card(
    "c22-crack-shot", "Crack Shot", EVENT | ONGOING, texts=(Plus(IDLE, 1, Which(ATTACHMENTS, VAGRANT)),)
)  # fmt: skip
ENTER_ELYSIUM: Final = Card(
    "c22-enter-elysium", "Enter Elysium", EVENT | ONGOING, texts=(Plus(SECRECY, 1, Which(EVERYBODY)),)
)  # fmt: skip
NEW_BLOOD: Final = Card(
    "c22-new-blood", "New Blood", EVENT | ONGOING,
    texts=(Whenever(When(RECRUITED), For(GAIN_PRESTIGE, Players(THAT_PLAYER), 2), first=True),),
)  # fmt: skip
OFFER_OF_HELP: Final = Card(
    "c22-offer-of-help", "Offer of Help", EVENT, play=EachPlayer(Choose(Which(HOLDERS), PutEither(), may=True))
)  # fmt: skip
OPENING_CEREMONIES: Final = Card(
    "c22-opening-ceremonies", "Opening Ceremonies", EVENT | ONGOING,
    texts=(Activated(ACTION_PHASE, None, ExhaustFor(3, Which(COTERIE, state=READY), gains(GAIN_PRESTIGE))),),
)  # fmt: skip
PURGE_THE_OLD_GUARD: Final = Card(
    "c22-purge-the-old-guard", "Purge the Old Guard", EVENT, play=To(MARK, Which(EVERYBODY, highest=True))
)  # fmt: skip
SHOW_OF_FORCE: Final = Card(
    "c22-show-of-force", "Show of Force", EVENT | ONGOING, lasting=True,
    texts=(Whenever(When(DEFEAT, kind=ANTAGONIST), InOrder((To(BURN, Which(THAT, ANTAGONIST)), BurnThis())),
                    rank=FIRST_OF_ALL),),
)  # fmt: skip
TO_ABSENT_FRIENDS: Final = Card(
    "c22-to-absent-friends", "To Absent Friends", EVENT | ONGOING,
    texts=(Activated(ACTION_PHASE, None, PassBlood(), freely=True),),
)  # fmt: skip

EVENTS: Final = (
    CALL_THE_ROLL, CITY_WIDE_LOCKDOWN, CRACK_SHOT, ENTER_ELYSIUM, NEW_BLOOD, OFFER_OF_HELP, OPENING_CEREMONIES,
    PURGE_THE_OLD_GUARD, SHOW_OF_FORCE, TO_ABSENT_FRIENDS,
)  # fmt: skip
