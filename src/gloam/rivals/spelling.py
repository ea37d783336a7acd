"""What the words of a card are made of, so that an effect that no card has can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Word
from gloam.core.texts import Become, Instead, Lend, Pattern, Text, Whenever
from gloam.rivals.animal_effects import Bring, Felled, Offer, Offered, StealFor, TurnUp
from gloam.rivals.antagonists import Strike
from gloam.rivals.attachments import AttachThis, DetachCost, Elsewhere, RoomBeside
from gloam.rivals.city_effects import (
    EmptyHaven,
    EventsBack,
    LeadersOut,
    NamedSteal,
    NextCityCard,
    Redirect,
    Revive,
    ShuffleBack,
)
from gloam.rivals.city_votes import Besiege, CallVote, OffTheStreet, OneBack, PileBack
from gloam.rivals.collection import FirstTurn, TakeHaven
from gloam.rivals.costs import BothCosts, DiscardCost, Exchange, GiveUp, PayBlood, PayPrestige, SendAway, Tire
from gloam.rivals.counts import (
    AgendaOf,
    AtLeast,
    Attacks,
    Bled,
    Blocks,
    BloodOn,
    Both,
    Cards,
    Different,
    Disciplines,
    Every,
    Exactly,
    Fighting,
    Foes,
    Fresh,
    Held,
    Hurt,
    Icons,
    InActionPhase,
    Not,
    Opening,
    Players,
    SchemesSucceeded,
    SecondMortal,
    Sided,
    Stronger,
    TargetIn,
    TargetIs,
    Times,
    TypeIs,
    YourTurn,
)
from gloam.rivals.covering import Cover
from gloam.rivals.deck_effects import (
    BurnToMend,
    DiscardFor,
    Distill,
    DrawLibrary,
    Drink,
    FromThis,
    Invest,
    MendParty,
    Peek,
    Salvage,
    ShareMends,
    TurnUpTop,
)
from gloam.rivals.domains import TakeIn
from gloam.rivals.effects import BurnThis, Choose, ChooseFoe, EachPlayer, For, LendEach, LoseActions, LoseYourColour, To
from gloam.rivals.event_effects import ExhaustFor, MarchOut, PassBlood, PutEither
from gloam.rivals.fight_counts import Fells, Incoming, IsBlocked, Leads, Missing, Named, Reacts
from gloam.rivals.fight_effects import (
    AttachTo,
    AttackedCharacter,
    CancelReaction,
    CancelText,
    DealEach,
    FoePuts,
    FurtherVictims,
    Mill,
    OnMortal,
    PayToMend,
    StepIn,
)
from gloam.rivals.hand_effects import Ransack, Sift
from gloam.rivals.influence import Posting
from gloam.rivals.patterns import When
from gloam.rivals.preventing import AggravatedAttack, DamageIs, Less, NotAtAll
from gloam.rivals.ritual_effects import BloodOnto, GiveInfluence, LostOnto, SpendBlood
from gloam.rivals.rituals import PlaceBlood
from gloam.rivals.rival_tokens import ReturnRivals, StealRival
from gloam.rivals.spying import BuyIntel
from gloam.rivals.sudden import ActionsTaken, Assailable, AttackNow, DealNow, GoHome, MoveOut, Negate
from gloam.rivals.texts import Activated, FewerActions, Plus, Waives
from gloam.rivals.which import Which

# What each is made of, in order.
WORDS: Final[dict[type[Word], str]] = {
    ActionsTaken: "",
    AgendaOf: "who divisor",
    AggravatedAttack: "",
    Assailable: "",
    AtLeast: "whole count",
    AttachThis: "which flag flag",
    AttachTo: "which flag",
    AttackNow: "",
    AttackedCharacter: "effect",
    Besiege: "",
    CallVote: "",
    Attacks: "whole",
    Bled: "flag",
    Blocks: "",
    BloodOn: "which",
    BloodOnto: "whole which",
    Both: "condition condition",
    BothCosts: "effect effect",
    Bring: "which bits name? flag whole",
    BurnThis: "",
    BurnToMend: "which",
    CancelReaction: "flag",
    CancelText: "",
    BuyIntel: "",
    Cards: "which",
    Choose: "which effect flag effect?",
    ChooseFoe: "effect flag",
    DamageIs: "whole flag",
    DealEach: "which number flag whole",
    Cover: "bits whole",
    DealNow: "number flag whole flag",
    DetachCost: "which",
    Different: "which",
    DiscardCost: "bits",
    DiscardFor: "whole effect whole",
    Disciplines: "which",
    Distill: "whole bits",
    DrawLibrary: "whole",
    Drink: "which",
    EachPlayer: "effect who",
    EmptyHaven: "whole",
    EventsBack: "",
    Every: "whole count",
    Felled: "",
    Fells: "",
    Fighting: "",
    Exactly: "whole count",
    Exchange: "effect effect",
    ExhaustFor: "whole which effect",
    FirstTurn: "",
    FoePuts: "",
    Foes: "",
    For: "verb who number",
    Fresh: "whole flag",
    FromThis: "which?",
    FurtherVictims: "which number whole",
    GiveInfluence: "number",
    GiveUp: "",
    GoHome: "which",
    Held: "bits",
    Hurt: "",
    Icons: "whole which",
    InActionPhase: "",
    Incoming: "which",
    Invest: "whole whole",
    IsBlocked: "",
    LeadersOut: "",
    Leads: "",
    Lend: "text whole flag",
    LendEach: "which effect",
    LoseActions: "whole",
    LoseYourColour: "which",
    LostOnto: "",
    MarchOut: "",
    MendParty: "which",
    MoveOut: "which",
    Mill: "bits effect",
    Missing: "which",
    Named: "name which",
    NamedSteal: "",
    Negate: "",
    NextCityCard: "",
    Not: "condition",
    Offer: "bits effect",
    Offered: "",
    OnMortal: "effect",
    OffTheStreet: "which",
    OneBack: "",
    Opening: "whole",
    PassBlood: "",
    PayBlood: "number which flag",
    PayPrestige: "number",
    PayToMend: "",
    Peek: "",
    PileBack: "",
    PlaceBlood: "whole whole",
    Players: "whole",
    Posting: "",
    Reacts: "",
    PutEither: "",
    Redirect: "whole",
    Ransack: "effect",
    ReturnRivals: "",
    Revive: "bits",
    RoomBeside: "",
    Salvage: "bits",
    SchemesSucceeded: "",
    SecondMortal: "",
    SendAway: "which",
    ShareMends: "number",
    ShuffleBack: "flag",
    Sided: "flag",
    Sift: "whole",
    SpendBlood: "whole",
    StealFor: "which whole",
    StepIn: "flag flag",
    TakeHaven: "which whole",
    TakeIn: "whole",
    TargetIn: "whole",
    TargetIs: "bits",
    StealRival: "",
    Strike: "",
    Stronger: "",
    Times: "whole count",
    Tire: "which",
    To: "verb which number",
    TurnUp: "bits",
    TurnUpTop: "",
    TypeIs: "whole",
    YourTurn: "",
}

# The same of texts and of what they speak of.
MORE: Final[dict[type[object], str]] = {
    Activated: "whole effect? effect condition? flag flag flag flag number",
    Elsewhere: "",
    FewerActions: "whole",
    Instead: "pattern become? effect? effect? flag flag condition? bits",
    Less: "whole flag",
    NotAtAll: "",
    Waives: "name",
    Plus: "whole number which condition? bits",
    When: "verb whole which? which? bits whole bits flag whole",
    Whenever: "pattern effect flag whole flag condition? bits",
    Which: (
        "whole bits whole flag flag flag flag whole whole whole flag bits bits whole flag flag whole name? flag bits "
        "whole"
    ),
}
BASES: Final[dict[str, type[object]]] = {"text": Text, "pattern": Pattern, "become": Become, "which": Which}
