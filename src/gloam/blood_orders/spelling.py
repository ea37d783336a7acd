"""What the words of a card are made of, so that an effect that no card has can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.counts import (
    CatacombsInHand,
    ClassesInHand,
    Per,
    PipsHere,
    VictimsInHand,
    YourInfluence,
    YourRituals,
)
from gloam.blood_orders.effects import (
    DiscardVictim,
    DrawVictims,
    Gain,
    MoveFear,
    OpponentDiscards,
    OpponentFear,
    Pay,
    Recover,
    Steal,
    TakeCatacombs,
)
from gloam.blood_orders.quarters import (
    CopyLocation,
    ReplaceVictim,
    ShiftAllDice,
    ShiftDie,
    ShiftDieUpTo,
    TakeFromNight,
)
from gloam.blood_orders.tokens import (
    AddToOrder,
    LookAtToken,
    LoseAssigned,
    MoveOwnOrder,
    OpponentMovesOrder,
    SendHome,
)
from gloam.core.effect import Word

# What each is made of, in order.
WORDS: Final[dict[type[Word], str]] = {
    AddToOrder: "",
    CatacombsInHand: "",
    ClassesInHand: "",
    CopyLocation: "flag",
    DiscardVictim: "",
    DrawVictims: "whole",
    Gain: "number blood|influence|points",
    LookAtToken: "",
    LoseAssigned: "",
    MoveFear: "number flag",
    MoveOwnOrder: "",
    OpponentDiscards: "",
    OpponentFear: "whole",
    OpponentMovesOrder: "",
    Pay: "whole blood|influence|points",
    Per: "count divisor whole whole",
    PipsHere: "",
    Recover: "whole",
    ReplaceVictim: "",
    SendHome: "",
    ShiftAllDice: "whole",
    ShiftDie: "whole",
    ShiftDieUpTo: "whole",
    Steal: "whole whole",
    TakeCatacombs: "whole",
    TakeFromNight: "whole blood|either",
    VictimsInHand: "",
    YourInfluence: "",
    YourRituals: "",
}
