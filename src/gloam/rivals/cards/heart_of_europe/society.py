"""Influence, Titles, tokens, and whatever else goes on among vampires."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Instead, Lend, Whenever
from gloam.rivals.catalogue import (
    ACTION,
    ATTACK,
    AUSPEX,
    BRUJAH,
    CELERITY,
    CHARACTER,
    DAMAGE,
    EVENT,
    INFLUENCE,
    LASOMBRA,
    MODIFIER,
    OBLIVION,
    ONE_EACH,
    ONGOING,
    PHYSICAL,
    POTENCE,
    PRESENCE,
    SCHEME,
    SOCIAL,
    THIN_BLOOD,
    THIN_BLOOD_ALCHEMY,
    TITLE,
    TOREADOR,
    TREMERE,
    UNHOSTED,
    UNRESISTED,
    VAMPIRE,
    Card,
)
from gloam.rivals.costs import Tire
from gloam.rivals.counts import (
    CHOSEN_PLAYER,
    EVERY_PLAYER,
    Attacks,
    Cards,
    Icons,
    Opposed,
    Players,
    Sided,
    some,
)
from gloam.rivals.effects import Choose, ChooseFoe, For, To, gains
from gloam.rivals.fight_counts import Stands, TitleAsks
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.preventing import Sinks, Unpaid
from gloam.rivals.rewards import Rewards
from gloam.rivals.texts import ACTION_PHASE, INFLUENCING, THIS_ACTION, THIS_TURN, Activated, Plus, Waives
from gloam.rivals.verbs import (
    ATTACK_OVER,
    DEFEAT,
    DRAW,
    END_OF_TURN,
    EXERTED,
    EXHAUST,
    FRIGHTEN,
    GAIN_AGENDA,
    GAIN_PRESTIGE,
    LOSE_BLOOD,
    MARK,
    MEND,
    PLAYED,
    RECOLOUR,
    SETTLED,
    SILENCE,
    START,
    SUMMED,
    UNSILENCE,
    WEAKEN,
)
from gloam.rivals.verbs import READY as TO_READY
from gloam.rivals.which import (
    BEARER,
    CHOSEN,
    COTERIE,
    EVERYBODY,
    IN_STREET,
    ITSELF,
    ONGOING_CARDS,
    PARTY,
    READY,
    SILENCED,
    TARGET,
    THAT,
    UNWEAKENED,
    Which,
)

PLAYER: Final = Which(BEARER)  # the character that plays the card
HOLDER: Final = Which(BEARER)
PICKED: Final = Which(CHOSEN, CHARACTER)
UNTOUCHED: Final = Which(EVERYBODY, place=IN_STREET, token=UNWEAKENED)

CAMILA: Final = Card(
    "hoe-camila", "Camila", VAMPIRE, LASOMBRA, 3, (1, 0, 1), (OBLIVION,),
    texts=(Whenever(When(SUMMED), To(SILENCE, Which(TARGET)), when=Attacks()),),
)  # fmt: skip
JAN_ZOUBEK: Final = Card(
    "hoe-jan-zoubek", "Jan Zoubek", VAMPIRE, THIN_BLOOD, 2, (1, 0, 0), (THIN_BLOOD_ALCHEMY,),
    texts=(Instead(When(DEFEAT, on=Which(COTERIE), most=2), Unpaid(), first=True, when=Sinks()),),
)  # fmt: skip
KIRIL: Final = Card(
    "hoe-kiril", "Kiril", VAMPIRE, BRUJAH, 6, (2, 0, 1), (CELERITY, POTENCE, PRESENCE),
    texts=(Whenever(When(SUMMED), Lend(Plus(INFLUENCE, 3, ITSELF), THIS_TURN), when=Attacks()),),
)  # fmt: skip
MAIA: Final = Card(
    "hoe-maia", "Maia", VAMPIRE, TOREADOR, 4, (1, 0, 1), (AUSPEX, PRESENCE),
    texts=(Plus(DAMAGE, Cards(Which(ONGOING_CARDS, EVENT)), ITSELF, when=Attacks()),),
)  # fmt: skip
MONIKA: Final = Card(
    "hoe-monika", "Monika", VAMPIRE, THIN_BLOOD, 3, (0, 0, 2), (THIN_BLOOD_ALCHEMY,),
    texts=(Activated(ACTION_PHASE, None, Choose(Which(PARTY, state=READY), InOrder((
        Tire(PICKED), Choose(UNTOUCHED, To(WEAKEN, PICKED))))), when=some(UNTOUCHED)),),
)  # fmt: skip
SEBASTIAN: Final = Card(
    "hoe-sebastian", "Sebastian", VAMPIRE, LASOMBRA, 7, (1, 1, 2), (OBLIVION, OBLIVION, PRESENCE),
    texts=(Waives(), Whenever(When(PLAYED, YOURS, by=ITSELF, kind=TITLE), To(TO_READY, ITSELF))),
)  # fmt: skip

BAD_OPTICS: Final = Card(
    "hoe-bad-optics", "Bad Optics", MODIFIER, influence=2,
    texts=(Whenever(When(SETTLED), Choose(Which(EVERYBODY, token=SILENCED), InOrder((
        To(FRIGHTEN, PICKED), To(EXHAUST, PICKED)))), when=Sided(lost=True)),),
)  # fmt: skip
BLOOD_TRANSFUSION: Final = Card(
    "hoe-blood-transfusion", "Blood Transfusion", ACTION | UNHOSTED | ONGOING, TREMERE,
    texts=(Whenever(When(ATTACK_OVER, YOURS), To(RECOLOUR, Which(TARGET)), when=Stands()),),
)  # fmt: skip
BREAD_AND_CIRCUSES: Final = Card(
    "hoe-bread-and-circuses", "Bread and Circuses", ACTION | SCHEME, play=Rewards(ChooseOne((
        gains(DRAW), gains(GAIN_PRESTIGE), gains(GAIN_AGENDA),
        Choose(Which(COTERIE, lacking=True), To(MEND, PICKED, 2))))),
)  # fmt: skip
ENTRANCEMENT: Final = Card(
    "hoe-entrancement", "Entrancement", ATTACK, potency=4, types=SOCIAL, damage=1,
    texts=(Plus(UNRESISTED, 1, PLAYER, when=some(Which(BEARER, icon=PRESENCE))),),
)  # fmt: skip
PROSPERITY: Final = Card(
    "hoe-prosperity", "Prosperity", ACTION | SCHEME, play=For(DRAW, Players(EVERY_PLAYER), 4)
)  # fmt: skip
ROYAL_BLING: Final = Card(
    "hoe-royal-bling", "Royal Bling", ACTION | UNHOSTED | ONGOING, LASOMBRA,
    texts=(Whenever(When(START, YOURS), To(MARK, Which(COTERIE, titled=True))),),
)  # fmt: skip
TITLE_FIGHT: Final = Card(
    "hoe-title-fight", "Title Fight", ATTACK, potency=3, types=PHYSICAL, superficial=True,
    texts=(Plus(DAMAGE, TitleAsks(PLAYER), PLAYER),),
)  # fmt: skip
VOTER_SUPPRESSION: Final = Card(
    "hoe-voter-suppression", "Voter Suppression", ACTION | UNHOSTED | ONGOING, BRUJAH,
    texts=(Whenever(When(EXERTED), To(LOSE_BLOOD, Which(THAT)), when=Opposed()),
           Activated(INFLUENCING, Tire(), Choose(Which(COTERIE), Lend(Plus(INFLUENCE, 1, PICKED), THIS_ACTION)))),
)  # fmt: skip
WHIP_OF_THE_PRIMOGEN: Final = Card(
    "hoe-whip-of-the-primogen", "Whip of the Primogen", ACTION | TITLE | ONE_EACH, potency=2, cost=2,
    texts=(Plus(INFLUENCE, Icons(PRESENCE, HOLDER), HOLDER),
           Whenever(When(END_OF_TURN, YOURS), Choose(Which(COTERIE, token=SILENCED, kin=True), To(UNSILENCE, PICKED)))),
)  # fmt: skip
WILD_RANTING: Final = Card(
    "hoe-wild-ranting", "Wild Ranting", MODIFIER, influence=3,
    texts=(Whenever(When(SETTLED), ChooseFoe(For(DRAW, Players(CHOSEN_PLAYER)), anyone=True), when=Sided(lost=True)),),
)  # fmt: skip

SOCIETY: Final = (
    CAMILA, JAN_ZOUBEK, KIRIL, MAIA, MONIKA, SEBASTIAN,
    BAD_OPTICS, BLOOD_TRANSFUSION, BREAD_AND_CIRCUSES, ENTRANCEMENT, PROSPERITY, ROYAL_BLING, TITLE_FIGHT,
    VOTER_SUPPRESSION, WHIP_OF_THE_PRIMOGEN, WILD_RANTING,
)  # fmt: skip
