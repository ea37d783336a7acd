"""Havens on the move, Animals, and the other Actions."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder, May
from gloam.core.texts import Whenever
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.catalogue import (
    ACTION,
    ANIMAL,
    ANIMALISM,
    CITIZEN,
    DISCOUNT,
    FORESEEN,
    HAVEN_CARD,
    OBFUSCATE,
    ONGOING,
    RAVNOS,
    SHIELD,
    TRADITION,
    UNHOSTED,
    VAGRANT,
    WARY,
    Card,
)
from gloam.rivals.city_effects import LeadOut, SeekPrince
from gloam.rivals.collection import CARRIED, PACKED, TakeHaven
from gloam.rivals.costs import DiscardCost, GiveUp, PayBlood, Tire
from gloam.rivals.counts import CHOSEN_PLAYER, EACH_FOE, Both, Players, some
from gloam.rivals.effects import Choose, ChooseFoe, DismissTheirs, EachPlayer, For, To, gains
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.hand_effects import Sift
from gloam.rivals.masks import ChangeFaces
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.roaming import Foremost, Furnish, Relocate
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import (
    DISCARD,
    DRAW,
    FRIGHTEN,
    LOSE_BLOOD,
    MEND,
    PUT_TOKENS,
    RECRUITED,
    START,
    STEAL_PRESTIGE,
    TARGETED,
)
from gloam.rivals.which import (
    ATTACKER,
    BEARER,
    CHOSEN,
    COTERIE,
    EVERYBODY,
    IN_HAVEN,
    IN_STREET,
    ITSELF,
    LEADER,
    ONGOING_CARDS,
    STREET_CARDS,
    THIS,
    YOUR_ATTACHMENTS,
    Which,
)

THAT_ONE: Final = Which(CHOSEN)
THAT_PLAYER: Final = Players(CHOSEN_PLAYER)
YOUR_LEADER: Final = Which(LEADER)
TAMED: Final = ACTION | ANIMAL
TAMER: Final = some(Which(BEARER, icon=ANIMALISM))
HOLDER: Final = Which(BEARER)
DETACHED: Final = DetachCost(ITSELF)
BURNED: Final = GiveUp(burned=True)

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
CRYPTOLECT: Final = Card(
    "dar-cryptolect", "Cryptolect", ACTION | ONGOING, RAVNOS,
    texts=(Plus(DISCOUNT, 1, ITSELF), Whenever(When(RECRUITED, YOURS, on=Which(COTERIE, clan=RAVNOS)), gains(DRAW))),
)  # fmt: skip
FIFTH_TRADITION: Final = Card(
    "dar-fifth-tradition-hospitality", "Fifth Tradition: Hospitality", ACTION | TRADITION,
    play=InOrder((EachPlayer(LeadOut()),
                  If(some(Which(COTERIE, prince=True)), For(STEAL_PRESTIGE, Players(EACH_FOE))), SeekPrince())),
)  # fmt: skip

BAT_OUT_OF_HELL: Final = Card(
    "dar-bat-out-of-hell", "Bat Out of Hell", TAMED, needs=TAMER, price=PayBlood(taming=True), play=AttachThis(),
    texts=(Activated(ACTION_PHASE, Tire(HOLDER), Sift(2)),
           Activated(ACTION_PHASE, DETACHED, ChooseFoe(InOrder((
               For(DISCARD, THAT_PLAYER, 3), EachPlayer(May(gains(DRAW, 2)), THAT_PLAYER))), anyone=True))),
)  # fmt: skip
GREY_WOLF: Final = Card(
    "dar-grey-wolf", "Grey Wolf", TAMED, needs=TAMER, price=PayBlood(taming=True), play=AttachThis(),
    texts=(Whenever(When(TARGETED, on=HOLDER), To(LOSE_BLOOD, Which(ATTACKER))),
           Activated(ACTION_PHASE, BURNED,
                     Choose(Which(STREET_CARDS, CITIZEN | VAGRANT, loose=True), AttachTo(Which(EVERYBODY))))),
)  # fmt: skip
URBAN_FOX: Final = Card(
    "dar-urban-fox", "Urban Fox", TAMED, needs=TAMER, price=PayBlood(taming=True), play=AttachThis(),
    texts=(Plus(WARY, 1, HOLDER), Activated(ACTION_PHASE, BURNED, Choose(Which(ONGOING_CARDS), DismissTheirs(2)))),
)  # fmt: skip
WOLF_SPIDER: Final = Card(
    "dar-wolf-spider", "Wolf Spider", TAMED, needs=TAMER, play=AttachThis(),
    texts=(Plus(FORESEEN, 1, HOLDER),
           Activated(ACTION_PHASE, DETACHED, Choose(Which(EVERYBODY, place=IN_HAVEN), To(FRIGHTEN, THAT_ONE)))),
)  # fmt: skip

MASK_OF_A_THOUSAND_FACES: Final = Card(
    "dar-mask-of-a-thousand-faces", "Mask of a Thousand Faces", ACTION | UNHOSTED | ONGOING,
    needs=some(Which(COTERIE, icon=OBFUSCATE)), play=To(PUT_TOKENS, Which(THIS, ONGOING), 3),
    texts=(Activated(ACTION_PHASE, SpendBlood(coin=True), ChangeFaces(), relentless=True),),
)  # fmt: skip

ROADS: Final[tuple[Card, ...]] = (
    BACKPACKER, DOOMED_TO_ROAM, HOME_IMPROVEMENT, CRYPTOLECT, FIFTH_TRADITION, BAT_OUT_OF_HELL, GREY_WOLF, URBAN_FOX,
    WOLF_SPIDER, MASK_OF_A_THOUSAND_FACES,
)  # fmt: skip
