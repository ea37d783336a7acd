"""Rivals as the browser knows it."""

from __future__ import annotations

from typing import Final

from gloam.rivals.passing import PASSING
from gloam.rivals.variants import PRAGUE
from gloam.web.drawings.appearance import Appearance, cues
from gloam.web.drawings.rivals.decks import RivalsDecks
from gloam.web.drawings.rivals.drawing import RivalsDrawing
from gloam.web.drawings.rivals.picture import picture
from gloam.web.drawings.rivals.plays import CONTINUES
from gloam.web.drawings.rivals.reckoning import HINT
from gloam.web.drawings.rivals.shelves import RivalsShelves

RIVALS: Final = Appearance(
    drawing=RivalsDrawing(),
    shelves=RivalsShelves(),
    stylesheet="rivals",
    usual_seats=2,
    ends=("", ""),
    picture=picture,
    headings=frozenset({"turn"}),
    cues=cues(
        card=("played", "attack-card-laid", "reaction-laid", "conspiracy"),
        page=("attack-card", "trap-resolved", "turned-up", "cards-shown", "city-revealed", "agenda-revealed"),
        drop=("blood-lost", "blood-paid", "blood-stolen", "damaged", "mended"),
        bell=("claim-succeeded", "bid-won", "scheme-yes", "scheme-no"),
        breath=("torpor", "defeated", "knocked-out", "smoked-out"),
        over=("won",),
    ),
    continues=CONTINUES,
    passing=PASSING,
    decks=RivalsDecks(),
    instead={PRAGUE: "city.san-francisco"},
    aids=(HINT,),
)
