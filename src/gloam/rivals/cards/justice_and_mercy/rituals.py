"""Rituals of Blood Sorcery, and what goes with them."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Whenever
from gloam.rivals.attack_record import FED
from gloam.rivals.catalogue import ACTION, BANU_HAQIM, INTEL, ONGOING, REACTION, RITUAL, SORCERY, UNHOSTED, Card
from gloam.rivals.counts import Attacks, BloodOn, YourTurn, some
from gloam.rivals.discipline_tokens import PutDiscipline
from gloam.rivals.effects import Choose, ChooseFoe, To, gains, more_damage
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.purses import StealAgenda
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.rituals import PlaceBlood
from gloam.rivals.texts import ACTION_PHASE, FIGHT, Activated, Plus
from gloam.rivals.verbs import GAIN_ACTIONS, LOSE_BLOOD, PLAYED, READY, TAKE_TOKENS
from gloam.rivals.which import BEARER, CHOSEN, COTERIE, DOER, EVERYBODY, EXHAUSTED, ITSELF, TARGET, THAT, Which

CAST: Final = ACTION | RITUAL | ONGOING
SORCERER: Final = some(Which(BEARER, icon=SORCERY))
SEED: Final = PlaceBlood(1, 3)
RICH: Final = 9  # Agenda that a foe has

ACCEPT_YOUR_FATE: Final = Card(
    "jam-accept-your-fate", "Accept Your Fate", CAST, needs=SORCERER, price=SEED,
    texts=(Whenever(When(PLAYED, by=Which(EVERYBODY), kind=REACTION), InOrder((
        To(LOSE_BLOOD, Which(DOER)), To(TAKE_TOKENS, ITSELF))), when=YourTurn()),),
)  # fmt: skip
ISHTARS_TOUCH: Final = Card(
    "jam-ishtars-touch", "Ishtar's Touch", CAST, needs=SORCERER, price=SEED,
    texts=(Activated(ACTION_PHASE, SpendBlood(), Choose(Which(EVERYBODY), PutDiscipline(Which(CHOSEN)))),),
)  # fmt: skip
ONE_WITH_THE_BLADE: Final = Card(
    "jam-one-with-the-blade", "One With the Blade", CAST, BANU_HAQIM, needs=SORCERER, price=SEED,
    texts=(Activated(FIGHT, SpendBlood(), more_damage(BloodOn(Which(TARGET), yours=True)), when=Attacks(COTERIE)),),
)  # fmt: skip
SECRETS_OF_THE_BLOOD: Final = Card(
    "jam-secrets-of-the-blood", "Secrets of the Blood", CAST, needs=SORCERER, price=SEED,
    texts=(Plus(INTEL, 1, Which(COTERIE)),
           Activated(ACTION_PHASE, SpendBlood(2), ChooseFoe(StealAgenda(least=RICH)))),
)  # fmt: skip
CALL_TO_PURPOSE: Final = Card(
    "jam-call-to-purpose", "Call to Purpose", ACTION | UNHOSTED | ONGOING, BANU_HAQIM,
    texts=(Whenever(When(PLAYED, YOURS, kind=RITUAL), ChooseOne((
        Choose(Which(COTERIE, state=EXHAUSTED), To(READY, Which(CHOSEN))), gains(GAIN_ACTIONS))), first=True,
        when=some(Which(THAT, RITUAL, did=FED))),),
)  # fmt: skip

RITUALS: Final[tuple[Card, ...]] = (
    ACCEPT_YOUR_FATE, ISHTARS_TOUCH, ONE_WITH_THE_BLADE, SECRETS_OF_THE_BLOOD, CALL_TO_PURPOSE,
)  # fmt: skip
