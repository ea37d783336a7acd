"""What the words of a card are made of, so that an effect that no card has can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Word
from gloam.core.texts import Become, Instead, Lend, Pattern, Text, Whenever
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.city_effects import (
    EmptyHaven,
    EventsBack,
    LeadersOut,
    NamedSteal,
    NextCityCard,
    Redirect,
    ShuffleBack,
)
from gloam.rivals.costs import BothCosts, DiscardCost, GiveUp, PayBlood, PayPrestige, SendAway, Tire
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
    Fighting,
    Foes,
    Fresh,
    Hurt,
    Icons,
    Not,
    Opening,
    Players,
    SchemesSucceeded,
    SecondMortal,
    Sided,
    TargetIs,
    Times,
    TypeIs,
    YourTurn,
)
from gloam.rivals.deck_effects import (
    DiscardFor,
    Distill,
    FromThis,
    Invest,
    MendParty,
    Peek,
    Salvage,
    ShareMends,
    TurnUpTop,
)
from gloam.rivals.effects import BurnThis, Choose, ChooseFoe, EachPlayer, For, To
from gloam.rivals.fight_effects import (
    AttachTo,
    AttackedCharacter,
    CancelReaction,
    CancelText,
    DealEach,
    FoePuts,
    FurtherVictims,
    Less,
    Mill,
    NotAtAll,
    OnMortal,
    PayToMend,
    StepIn,
)
from gloam.rivals.influence import Posting
from gloam.rivals.patterns import When
from gloam.rivals.sudden import ActionsTaken, Assailable, AttackNow, DealNow, MoveOut, Negate
from gloam.rivals.texts import Activated, Plus
from gloam.rivals.which import Which

# What each is made of, in order.
WORDS: Final[dict[type[Word], str]] = {
    ActionsTaken: "",
    AgendaOf: "who divisor",
    Assailable: "",
    AtLeast: "whole count",
    AttachThis: "which flag",
    AttachTo: "which flag",
    AttackNow: "",
    AttackedCharacter: "effect",
    Attacks: "whole",
    Bled: "flag",
    Blocks: "",
    BloodOn: "which",
    Both: "condition condition",
    BothCosts: "effect effect",
    BurnThis: "",
    CancelReaction: "",
    CancelText: "",
    Cards: "which",
    Choose: "which effect flag",
    ChooseFoe: "effect flag",
    DealEach: "which whole flag",
    DealNow: "whole flag",
    DetachCost: "which",
    Different: "which",
    DiscardCost: "bits",
    DiscardFor: "whole effect whole",
    Distill: "whole bits",
    EachPlayer: "effect",
    EmptyHaven: "whole",
    EventsBack: "",
    Fighting: "",
    FoePuts: "",
    Foes: "",
    For: "verb who number",
    Fresh: "whole",
    FromThis: "which?",
    FurtherVictims: "which number whole",
    GiveUp: "",
    Hurt: "",
    Icons: "whole which",
    Invest: "whole whole",
    LeadersOut: "",
    Lend: "text whole flag",
    MendParty: "which",
    MoveOut: "which",
    Mill: "bits effect",
    NamedSteal: "",
    Negate: "",
    NextCityCard: "",
    Not: "condition",
    OnMortal: "effect",
    Opening: "whole",
    PayBlood: "number which",
    PayPrestige: "number",
    PayToMend: "",
    Peek: "",
    Players: "whole",
    Posting: "",
    Redirect: "whole",
    Salvage: "bits",
    SchemesSucceeded: "",
    SecondMortal: "",
    SendAway: "which",
    ShareMends: "number",
    ShuffleBack: "flag",
    Sided: "flag",
    StepIn: "flag flag",
    TargetIs: "bits",
    Times: "whole count",
    Tire: "which",
    To: "verb which number",
    TurnUpTop: "",
    TypeIs: "whole",
    YourTurn: "",
}

# The same of texts and of what they speak of.
MORE: Final[dict[type[object], str]] = {
    Activated: "whole effect? effect condition? flag flag flag flag",
    Instead: "pattern become? effect? effect? flag flag condition? bits",
    Less: "whole",
    NotAtAll: "",
    Plus: "whole number which condition? bits",
    When: "verb whole which? which? bits whole bits flag whole",
    Whenever: "pattern effect flag whole flag condition? bits",
    Which: "whole bits whole flag flag flag flag whole whole whole flag bits bits whole",
}
BASES: Final[dict[str, type[object]]] = {"text": Text, "pattern": Pattern, "become": Become, "which": Which}
