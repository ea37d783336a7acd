"""Action cards that are no Scheme, Conspiracy or Title: Ongoing ones, and the rest."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    ACTION,
    AUSPEX,
    BRUJAH,
    CHARACTER,
    FORTITUDE,
    INFLUENCE,
    MALKAVIAN,
    MORTAL,
    ONGOING,
    PHYSICAL,
    POTENCE,
    PRESENCE,
    SECRECY,
    SOCIAL,
    TOREADOR,
    TRADITION,
    UNHOSTED,
    VENTRUE,
    Card,
)
from gloam.rivals.city_effects import EmptyHaven, Redirect
from gloam.rivals.costs import GiveUp, PayBlood, PayPrestige, Tire
from gloam.rivals.counts import (
    AtLeast,
    Attacks,
    Both,
    Cards,
    Foes,
    Icons,
    SchemesSucceeded,
    SecondMortal,
    TargetIs,
    TypeIs,
    some,
)
from gloam.rivals.deck_effects import FromThis, Invest, Peek, Salvage, ShareMends
from gloam.rivals.effects import BurnThis, Choose, To, gains, more_damage
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, ANTAGONISTS, FIGHT, Activated, Plus
from gloam.rivals.verbs import DEFEAT, DRAW, GAIN_AGENDA, GAIN_PRESTIGE, MARK, MEND, PUT_TOKENS, START
from gloam.rivals.which import (
    ATTACKER,
    ATTACKERS,
    BEARER,
    CHOSEN,
    COTERIE,
    EVERYBODY,
    IN_STREET,
    ITSELF,
    LEADER,
    OWN,
    YOUR_CONSPIRACIES,
    Which,
)

ASSERT_AUTHORITY: Final = Card(
    "core-assert-authority", "Assert Authority", ACTION | UNHOSTED | ONGOING, VENTRUE,
    texts=(Plus(INFLUENCE, Foes(), Which(LEADER)),),
)  # fmt: skip
BEAUTY_IS_A_BEAST: Final = Card(
    "core-beauty-is-a-beast", "Beauty is a Beast", ACTION | UNHOSTED | ONGOING, TOREADOR,
    texts=(Activated(FIGHT, Tire(), more_damage(1), when=Both(Attacks(COTERIE), Both(TypeIs(SOCIAL), TargetIs()))),),
)  # fmt: skip
BLOOD_FOR_BLOOD: Final = Card(
    "core-blood-for-blood", "Blood for Blood", ACTION | ONGOING, BRUJAH,
    texts=(Activated(FIGHT, PayBlood(1, Which(ATTACKER)), more_damage(1), when=Both(Attacks(COTERIE), TypeIs(PHYSICAL)),
                     each_attack=True),),
)  # fmt: skip
DISTRACTION: Final = Card(
    "core-distraction", "Distraction", ACTION | ONGOING, MALKAVIAN,
    texts=(Activated(ANTAGONISTS, GiveUp(), Redirect(2)),),
)  # fmt: skip
EMERGENCY_BLOODBAG: Final = Card(
    "core-emergency-bloodbag", "Emergency Bloodbag", ACTION | UNHOSTED | ONGOING, play=To(PUT_TOKENS, ITSELF, 3),
    texts=(Whenever(When(START, YOURS), Choose(Which(OWN, wounded=True), FromThis(Which(CHOSEN))), may=True),),
)  # fmt: skip
FIRST_TRADITION: Final = Card(
    "core-first-tradition-the-masquerade", "First Tradition: The Masquerade", ACTION | UNHOSTED | ONGOING | TRADITION,
    price=PayPrestige(2),
    texts=(Plus(SECRECY, 1, Which(COTERIE, place=IN_STREET)),
           Whenever(When(DEFEAT, YOURS, kind=MORTAL), If(SecondMortal(), BurnThis()))),
)  # fmt: skip
INFLUENCER: Final = Card(
    "core-influencer", "Influencer", ACTION | UNHOSTED | ONGOING, price=PayPrestige(1),
    texts=(Plus(INFLUENCE, 1, Which(COTERIE, icon=PRESENCE)),),
)  # fmt: skip
LONG_TERM_INVESTMENT: Final = Card(
    "core-long-term-investment", "Long-Term Investment", ACTION | ONGOING, VENTRUE, play=Invest(3, 2),
    texts=(Whenever(When(START, YOURS), FromThis()),),
)  # fmt: skip
PR_FIRM: Final = Card(
    "core-pr-firm", "PR Firm", ACTION | UNHOSTED | ONGOING, TOREADOR, first_print="first-pr-firm",
    texts=(Activated(ACTION_PHASE, PayPrestige(1), gains(GAIN_AGENDA), when=SchemesSucceeded()),),
)  # fmt: skip
SEARCH_ENGINE: Final = Card(
    "core-search-engine", "Search Engine", ACTION | UNHOSTED | ONGOING,
    texts=(Activated(ACTION_PHASE, Tire(), Peek(), when=some(Which(COTERIE, icon=AUSPEX))),),
)  # fmt: skip
THE_SPOILS: Final = Card(
    "core-the-spoils", "The Spoils", ACTION | UNHOSTED | ONGOING, BRUJAH,
    texts=(Whenever(When(DEFEAT, YOURS, by=Which(ATTACKER), kind=CHARACTER), To(MEND, Which(ATTACKERS)),
                    when=Attacks(COTERIE)),),
)  # fmt: skip

COUP_DE_GRACE: Final = Card(
    "core-coup-de-grace", "Coup de Grâce", ACTION, needs=some(Which(BEARER, icon=POTENCE, place=IN_STREET)),
    price=PayBlood(2), play=Choose(Which(EVERYBODY, wounded=True, place=IN_STREET), To(DEFEAT, Which(CHOSEN))),
)  # fmt: skip
DUMPSTER_DIVE: Final = Card(
    "core-dumpster-dive", "Dumpster Dive", ACTION, MALKAVIAN,
    play=InOrder((Salvage(), If(AtLeast(2, Icons(AUSPEX, Which(COTERIE))), gains(DRAW)))),
)  # fmt: skip
EVERYTHING_IS_CONNECTED: Final = Card(
    "core-everything-is-connected", "Everything is Connected", ACTION, needs=some(Which(COTERIE, icon=AUSPEX)),
    play=To(PUT_TOKENS, Which(YOUR_CONSPIRACIES)),
)  # fmt: skip
LATE_NIGHT_SNACK: Final = Card(
    "core-late-night-snack", "Late-Night Snack", ACTION, play=ShareMends(Icons(FORTITUDE, Which(COTERIE)))
)  # fmt: skip
MARKED_MAN: Final = Card(
    "core-marked-man", "Marked Man", ACTION | UNHOSTED, VENTRUE, play=Choose(Which(EVERYBODY), To(MARK, Which(CHOSEN)))
)  # fmt: skip
ROYAL_REVIEW: Final = Card(
    "core-royal-review", "Royal Review", ACTION, VENTRUE, play=gains(GAIN_PRESTIGE, Cards(Which(COTERIE, titled=True)))
)  # fmt: skip
SMOKE_EM_OUT: Final = Card(
    "core-smoke-em-out", "Smoke 'Em Out", ACTION, BRUJAH, needs=some(Which(BEARER, place=IN_STREET)), play=EmptyHaven(1)
)  # fmt: skip

ACTIONS: Final = (
    ASSERT_AUTHORITY, BEAUTY_IS_A_BEAST, BLOOD_FOR_BLOOD, DISTRACTION, EMERGENCY_BLOODBAG, FIRST_TRADITION, INFLUENCER,
    LONG_TERM_INVESTMENT, PR_FIRM, SEARCH_ENGINE, THE_SPOILS, COUP_DE_GRACE, DUMPSTER_DIVE, EVERYTHING_IS_CONNECTED,
    LATE_NIGHT_SNACK, MARKED_MAN, ROYAL_REVIEW, SMOKE_EM_OUT,
)  # fmt: skip
