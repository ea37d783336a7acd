"""Havens on the move, Animals, and the other Actions."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import ACTION, HAVEN_CARD, ONGOING, SHIELD, UNHOSTED, Card
from gloam.rivals.collection import CARRIED, PACKED, TakeHaven
from gloam.rivals.costs import DiscardCost
from gloam.rivals.counts import Both, some
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.roaming import Foremost, Furnish, Relocate
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import DRAW, MEND, START
from gloam.rivals.which import CHOSEN, COTERIE, IN_STREET, LEADER, YOUR_ATTACHMENTS, Which

THAT_ONE: Final = Which(CHOSEN)
YOUR_LEADER: Final = Which(LEADER)

BACKPACKER: Final = Card(
    "dar-backpacker", "Backpacker", ACTION, play=Choose(Which(COTERIE), TakeHaven(THAT_ONE, how=PACKED, only=True))
)
DOOMED_TO_ROAM: Final = Card(
    "dar-doomed-to-roam", "Doomed to Roam", ACTION | UNHOSTED | ONGOING,
    play=Choose(Which(COTERIE, follower=True), TakeHaven(THAT_ONE, how=CARRIED)),
    texts=(Activated(ACTION_PHASE, DiscardCost(), Choose(Which(YOUR_ATTACHMENTS, HAVEN_CARD), InOrder((
        Relocate(), Choose(Which(COTERIE, place=IN_STREET), GoHome(), may=True, again=True))))),),
)  # fmt: skip
HOME_IMPROVEMENT: Final = Card(
    "dar-home-improvement", "Home Improvement", ACTION | ONGOING, play=Furnish(),
    texts=(Whenever(When(START, YOURS), To(MEND, YOUR_LEADER), when=Foremost(1)),
           Whenever(When(START, YOURS), gains(DRAW), when=Both(Foremost(2), some(YOUR_LEADER))),
           Plus(SHIELD, 2, YOUR_LEADER, when=Foremost(3))),
)  # fmt: skip

ROADS: Final[tuple[Card, ...]] = (BACKPACKER, DOOMED_TO_ROAM, HOME_IMPROVEMENT)
