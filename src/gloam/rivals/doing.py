"""All verbs of the game, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from gloam.core.deeds import Verb
from gloam.rivals.allowance import GainActions
from gloam.rivals.blocking import Blocked
from gloam.rivals.damage import Hurt
from gloam.rivals.defeat import Burn, Defeat, Dismiss
from gloam.rivals.hands import Discard, Draw
from gloam.rivals.spoils import Attach, Detach
from gloam.rivals.verbs import (
    COUNT,
    Frighten,
    GainAgenda,
    GainPrestige,
    LoseAgenda,
    LoseBlood,
    LosePrestige,
    Mark,
    Mend,
    Moment,
    PutTokens,
    Recolour,
    Relieve,
    Silence,
    StealBlood,
    StealPrestige,
    TakeTokens,
    Turn,
    Weaken,
)

VERBS: Final[tuple[Verb, ...]] = (
    GainPrestige("gain-prestige"),
    LosePrestige("lose-prestige"),
    StealPrestige("steal-prestige"),
    GainAgenda("gain-agenda"),
    LoseAgenda("lose-agenda"),
    Draw("draw"),
    Discard("discard"),
    Mend("mend"),
    Mend("mend-as-spoils"),
    LoseBlood("lose-blood"),
    StealBlood("steal-blood"),
    Turn("exhaust"),
    Turn("ready"),
    PutTokens("put-tokens"),
    TakeTokens("take-tokens"),
    Hurt("hurt"),
    Defeat("defeat", looks_back=True),
    Burn("burn", looks_back=True),
    Attach("attach"),
    Mark("mark"),
    Moment("start", ordered=True),
    Moment("asleep"),
    Moment("end-of-turn", ordered=True),
    Moment("recruited"),
    Moment("played"),
    Moment("laid-down"),
    Moment("resolved"),
    Moment("settled"),
    Moment("announced"),
    Blocked("blocked"),
    Moment("revealed"),
    Moment("summed"),
    Moment("taken"),
    Moment("attack-over"),
    Moment("succeeded"),
    Moment("targeted"),
    GainActions("gain-actions"),
    GainActions("gain-unhosted"),
    Detach("detach"),
    Moment("mended"),
    Moment("tired"),
    Weaken("weaken"),
    Frighten("frighten"),
    Recolour("recolour"),
    Dismiss("dismiss", looks_back=True),
    Silence("silence"),
    Silence("unsilence"),
    Moment("exerted"),
    Moment("used"),
    Moment("acted"),
    Moment("rehoused"),
    Relieve("relieve"),
    Moment("relieved"),
    Moment("emptied"),
    Moment("placed"),
    Moment("gone-out"),
    Moment("tossed"),
)
assert len(VERBS) == COUNT, "each verb has its number"
