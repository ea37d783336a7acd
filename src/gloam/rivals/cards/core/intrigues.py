"""Schemes, Conspiracies, Titles and Influence Modifiers."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.effect import Either
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    ACTION,
    CONSPIRACY,
    DAMAGE,
    DISCOUNT,
    INFLUENCE,
    MALKAVIAN,
    MODIFIER,
    ONE_EACH,
    SCHEME,
    SECRECY,
    TITLE,
    TOREADOR,
    UNIQUE,
    VENTRUE,
    Card,
)
from gloam.rivals.city_effects import NamedSteal
from gloam.rivals.costs import Tire
from gloam.rivals.counts import CHOSEN_PLAYER, EVERY_PLAYER, AgendaOf, AtLeast, Players, Sided, some
from gloam.rivals.effects import Choose, ChooseFoe, EachPlayer, For, To, gains
from gloam.rivals.patterns import When
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import (
    BURN,
    DISCARD,
    EXHAUST,
    GAIN_AGENDA,
    GAIN_PRESTIGE,
    LOSE_AGENDA,
    LOSE_PRESTIGE,
    MEND,
    SETTLED,
    STEAL_PRESTIGE,
)
from gloam.rivals.which import (
    BEARER,
    CHOSEN,
    CHOSEN_COTERIE,
    COTERIE,
    EVERYBODY,
    IN_HAVEN,
    IN_STREET,
    ONGOING_CARDS,
    OWN,
    THEIR_ONGOING,
    VICTIM,
    Which,
)

HOLDER: Final = Which(BEARER)
VICTIM_PLAYER: Final = Players(CHOSEN_PLAYER)

BALANCE_OF_POWER: Final = Card(
    "core-balance-of-power", "Balance of Power", ACTION | SCHEME, TOREADOR, naming=True, play=NamedSteal()
)  # fmt: skip
FAME_AND_FORTUNE: Final = Card(
    "core-fame-and-fortune", "Fame & Fortune", ACTION | SCHEME, TOREADOR,
    play=InOrder((gains(GAIN_PRESTIGE, 2), gains(GAIN_AGENDA))),
)  # fmt: skip
FREE_MONEY: Final = Card(
    "core-free-money", "Free Money", ACTION | SCHEME, play=For(GAIN_PRESTIGE, Players(EVERY_PLAYER), 3)
)  # fmt: skip
GREED: Final = Card("core-greed", "Greed", ACTION | SCHEME, VENTRUE, play=gains(GAIN_AGENDA, 2))
MERCY: Final = Card(
    "core-mercy", "Mercy", ACTION | SCHEME, play=EachPlayer(Choose(Which(OWN), To(MEND, Which(CHOSEN), 4)))
)  # fmt: skip

ALL_TIED_UP: Final = Card(
    "core-all-tied-up", "All Tied Up", ACTION | CONSPIRACY, MALKAVIAN, cost=2,
    play=ChooseFoe(To(EXHAUST, Which(CHOSEN_COTERIE)), victim=True),
)  # fmt: skip
BURNING_DOWN_THE_HOUSE: Final = Card(
    "core-burning-down-the-house", "Burning Down the House", ACTION | CONSPIRACY, cost=3,
    play=Choose(Which(THEIR_ONGOING), To(BURN, Which(CHOSEN))),
)  # fmt: skip
DESTROY_THE_PLANS: Final = Card(
    "core-destroy-the-plans", "Destroy the Plans", ACTION | CONSPIRACY, cost=3,
    play=ChooseFoe(For(DISCARD, VICTIM_PLAYER, 3), victim=True),
)  # fmt: skip
LOST_GLORY: Final = Card(
    "core-lost-glory", "Lost Glory", ACTION | CONSPIRACY, cost=4,
    play=ChooseFoe(For(LOSE_AGENDA, VICTIM_PLAYER, Either(AtLeast(9, AgendaOf(VICTIM_PLAYER)), 2, 1)), victim=True),
)  # fmt: skip
WHISPERING_CAMPAIGN: Final = Card(
    "core-whispering-campaign", "Whispering Campaign", ACTION | CONSPIRACY, cost=4,
    play=ChooseFoe(For(STEAL_PRESTIGE, VICTIM_PLAYER, 2), victim=True),
)  # fmt: skip

HERALD: Final = Card(
    "core-herald", "Herald", ACTION | TITLE | UNIQUE, potency=2, cost=2, texts=(Plus(DISCOUNT, 1, HOLDER),)
)  # fmt: skip
KEEPER_OF_ELYSIUM: Final = Card(
    "core-keeper-of-elysium", "Keeper of Elysium", ACTION | TITLE | UNIQUE, potency=4, cost=4,
    texts=(Plus(SECRECY, 1, Which(COTERIE, place=IN_HAVEN)),),
)  # fmt: skip
PRIMOGEN: Final = Card(
    "core-primogen", "Primogen", ACTION | TITLE | ONE_EACH, potency=3, cost=3,
    texts=(Plus(INFLUENCE, 1, HOLDER), Plus(DAMAGE, 1, HOLDER, when=some(Which(VICTIM, titled=True)))),
)  # fmt: skip
SENESCHAL: Final = Card(
    "core-seneschal", "Seneschal", ACTION | TITLE | UNIQUE, potency=5, cost=5,
    texts=(Activated(ACTION_PHASE, Tire(HOLDER), ChooseFoe(
        For(LOSE_PRESTIGE, VICTIM_PLAYER, Either(some(Which(EVERYBODY, prince=True)), 1, 2))), action=True),),
)  # fmt: skip
SHERIFF: Final = Card(
    "core-sheriff", "Sheriff", ACTION | TITLE | UNIQUE, potency=4, cost=4,
    texts=(Activated(ACTION_PHASE, Tire(HOLDER), Choose(Which(ONGOING_CARDS), To(BURN, Which(CHOSEN))),
                     when=some(Which(BEARER, place=IN_STREET))),),
)  # fmt: skip

HEDGE_YOUR_BETS: Final = Card(
    "core-hedge-your-bets", "Hedge Your Bets", MODIFIER, influence=2,
    texts=(Whenever(When(SETTLED), gains(GAIN_AGENDA), when=Sided(failed=True)),),
)  # fmt: skip
THE_LAST_WORD: Final = Card(
    "core-the-last-word", "The Last Word", MODIFIER, influence=5,
    texts=(Whenever(When(SETTLED), gains(GAIN_PRESTIGE), when=Sided()),),
)  # fmt: skip

INTRIGUES: Final = (
    BALANCE_OF_POWER, FAME_AND_FORTUNE, FREE_MONEY, GREED, MERCY,
    ALL_TIED_UP, BURNING_DOWN_THE_HOUSE, DESTROY_THE_PLANS, LOST_GLORY, WHISPERING_CAMPAIGN,
    HERALD, KEEPER_OF_ELYSIUM, PRIMOGEN, SENESCHAL, SHERIFF,
    HEDGE_YOUR_BETS, THE_LAST_WORD,
)  # fmt: skip
