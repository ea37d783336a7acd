"""Being defeated and being burned: the Prince's Title, Torpor and what it costs, rewards. [defeat.order]"""

from __future__ import annotations

from typing import Final

from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.step import Field, Step
from gloam.core.texts import Watched
from gloam.rivals.bases import RivalsStep
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ANTAGONIST,
    GHOUL,
    HAVEN_CARD,
    MORTAL,
    PRINCE,
    RETAINER,
    RITUAL,
    TITLE,
    VAMPIRE,
)
from gloam.rivals.diablerie import Feast
from gloam.rivals.keepsakes import asked_to_keep, kept
from gloam.rivals.pieces import (
    ATTACHED,
    BURNED,
    CITY_BURNED,
    CITY_DISCARD,
    DISCARD,
    NOBODY,
    NOTHING,
    STREET,
    TORPOR,
)
from gloam.rivals.spoils import AskSpoils, attaching, note_burnt
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import taken
from gloam.rivals.verbs import (
    DIABLERIZED,
    FOR_MORTAL,
    FOR_PRIZE,
    FOR_VAMPIRE,
    GAIN_AGENDA,
    UNPAID,
    RivalsVerb,
    trim,
    trim_coterie,
)
from gloam.rivals.which import active


class Defeat(RivalsVerb):
    """A vampire goes to Torpor or is burned, a mortal is spoils. All who fall at the same moment do so together, and
    only then is a mortal burned or attached. [attach.attacker-gone]"""

    def do(self, table: Watched, deed: Deed) -> None:
        self.do_all(table, (deed,))

    def stands(self, table: Watched, deed: Deed) -> bool:
        """Whoever has been burned for another at this moment falls no further. [card.alhaml-alqurbaniu]"""
        here = rivals(table)
        return here.is_a(deed.on, MORTAL) or active(here, deed.on)

    def do_all(self, table: Watched, deeds: tuple[Deed, ...]) -> None:
        here = rivals(table)
        fallen = [deed.on for deed in deeds]
        if here.attack is not None:
            here.attack.fallen = (*here.attack.fallen, *fallen)
        steps: list[Step] = []
        spoils: list[Step] = []
        for deed in deeds:
            if here.is_a(deed.on, MORTAL):
                spoils += mortal_falls(here, deed)
            else:
                steps += pass_title_on(here, deed, fallen)
        vampires = tuple([deed for deed in deeds if not here.is_a(deed.on, MORTAL)])
        here.next(*steps, *asked_to_keep(here, vampires), *([Fall(vampires)] if vampires else []), *spoils)


class Fall(RivalsStep):
    """Once a Prince's Title has passed on, each vampire falls; when all lie, the rewards. With a Leader goes what its
    Haven lends. [defeat.order] [card.the-big-house]"""

    def __init__(self, deeds: tuple[Deed, ...]) -> None:
        super().__init__()
        self.deeds: Final = deeds

    def fields(self) -> tuple[Field, ...]:
        return (self.deeds,)

    def do(self, table: RivalsTable) -> None:
        rewards: list[Step] = []
        for deed in self.deeds:
            rewards += vampire_falls(table, deed)
        table.next(*rewards)
        for deed in self.deeds:
            if deed.on in table.leader:
                trim_coterie(table, deed.owner, deed.doer, deed.by)


def pass_title_on(table: RivalsTable, deed: Deed, fallen: list[int]) -> list[Step]:
    """Prince of the City goes to the vampire that did it, if it is a foe's and stands, else to The Street.
    [prince.defeated-by-vampire] [prince.other-defeat] [prince.defeated-both]"""
    steps: list[Step] = []
    for guest in table.pieces[deed.on].guests:
        if table.is_a(guest, PRINCE):
            by = deed.by
            takes = by != NOTHING and active(table, by) and by not in fallen and not table.is_a(by, GHOUL)
            takes = takes and table.pieces[by].holder != deed.owner
            table.move(guest, STREET, NOBODY)
            if takes:
                steps += attaching(table, by, guest, table.pieces[by].holder, by)
            else:
                table.tell("title-free", "prince.other-defeat", NOBODY, {"card": table.id_of(guest)})
    return steps


def vampire_falls(table: RivalsTable, deed: Deed) -> list[Step]:
    """It goes to Torpor, is burned or diablerized; what its defeat pays is for the steps that follow. A Ghoul is burned
    and pays nothing by itself. [defeat.diablerie] [ghoul.defeated] [ghoul.no-vampire]"""
    card, owner = deed.on, deed.owner
    ghoul = table.is_a(card, GHOUL)
    burned, drained = ghoul or deed.detail == AGGRAVATED, deed.detail == DIABLERIZED and not ghoul
    prize = table.pieces[card].prize
    table.tell("defeated", "term.defeated", deed.doer, {"card": table.handle(card), "burned": burned, "owner": owner})
    if drained:
        facts: dict[str, Fact] = {"card": table.handle(card), "owner": owner}
        table.tell("diablerized", "defeat.diablerie", deed.doer, {**facts, "by": table.handle(deed.by)})
        table.drained |= 1 << owner
    if burned or drained:
        burn_with_guests(table, card)
    else:
        to_torpor(table, card, deed.doer)
    if not ghoul and not table.vampires(owner):
        table.blame[owner] = NOBODY if deed.doer == owner else deed.doer
    reward = prize if deed.doer != NOBODY else 0
    rivals_own = not ghoul and deed.doer not in (NOBODY, owner) and table.is_rival(deed.doer, owner)
    if rivals_own:
        reward += 1
    feast: list[Step] = [Feast(deed.doer, deed.by, card)] if drained else []
    if reward and deed.detail == UNPAID and deed.doer != owner:
        table.tell("unpaid", "card.jan-zoubek", owner, {"card": table.handle(card), "amount": reward})
        return feast
    return [*feast, *([rewarded(deed, reward, FOR_VAMPIRE if rivals_own else FOR_PRIZE)] if reward else [])]


def rewarded(deed: Deed, agenda: int, what: int) -> Deed:
    """Whoever did it gains so much for the card that fell."""
    return Deed(GAIN_AGENDA, deed.doer, deed.doer, agenda, deed.by, deed.doer, deed.on, what)


def to_torpor(table: RivalsTable, card: int, doer: int) -> None:
    """Retainers are burned, other attachments but the Title discarded, tokens come off, 1 Prestige is paid as Blood.
    [torpor.enter] [torpor.attachments] [torpor.tokens] [torpor.pay] [bptok.zero] [key.possessive]"""
    seat = table.pieces[card].holder
    note_shed(table, card)
    for guest in table.pieces[card].guests:
        if kept(table, guest):
            continue
        if table.is_a(guest, RETAINER):
            table.move(guest, CITY_BURNED, NOBODY)
        elif table.is_a(guest, VAMPIRE):  # [defeat.diablerie]
            table.move(guest, BURNED, table.owner[guest])
        elif not table.is_a(guest, TITLE):
            table.move(guest, DISCARD, table.owner[guest])
    table.to_supply(table.pieces[card].tokens)
    table.move(card, TORPOR, seat)
    paid = taken(table.prestige[seat], seat, min(1, table.has_prestige(seat)))
    table.pieces[card] = table.pieces[card].but(
        tokens=paid, ready=0, mute=0, prize=0, party=0, weak=0, fear=0, icons=()
    )
    table.prestige[seat] -= paid
    if paid and not table.prestige[seat]:
        table.blame[seat] = NOBODY if doer == seat else doer
    table.tell("torpor", "torpor.enter", seat, {"card": table.handle(card)})
    table.wake(card)


def note_shed(table: RivalsTable, card: int) -> None:
    """What one that leaves its coterie bore of its player's own is noted for the rest of the turn. [card.noelle]"""
    piece = table.pieces[card]
    if active(table, card):
        for guest in piece.guests:
            one = table.pieces[guest]
            if one.holder == piece.holder and not one.down and not table.is_a(guest, VAMPIRE):
                table.shed = (*table.shed, card, guest)


def burn_with_guests(table: RivalsTable, card: int) -> None:
    """All that is attached is burned with it. [agg.burn-attached]"""
    note_shed(table, card)
    for guest in table.pieces[card].guests:
        table.move(guest, CITY_BURNED if table.owner[guest] == NOBODY else BURNED, table.owner[guest])
    table.to_supply(table.pieces[card].tokens)
    table.move(card, BURNED, table.pieces[card].holder)


def mortal_falls(table: RivalsTable, deed: Deed) -> list[Step]:
    """Its printed Agenda is gained; an antagonist goes to the discard pile, any other is burned or attached.
    [mortal.reward] [mortal.antagonist] [mortal.choice]"""
    mortal, doer = deed.on, deed.doer
    table.tell("defeated", "mortal.one-blow", doer, {"card": table.handle(mortal), "burned": False, "owner": NOBODY})
    if doer != NOBODY:
        table.felled = (*table.felled, doer)
    table.to_supply(table.pieces[mortal].tokens)  # [card.protect-the-flock-fallen]
    table.pieces[mortal] = table.pieces[mortal].but(tokens=0)
    agenda = table.face(mortal).agenda
    steps: list[Step] = [rewarded(deed, agenda, FOR_MORTAL)] if agenda else []
    if table.is_a(mortal, ANTAGONIST):
        table.move(mortal, CITY_DISCARD, NOBODY)
        return steps
    return [*steps, AskSpoils(doer, deed.by, mortal)]


class Burn(RivalsVerb):
    """A card leaves the game for good; whoever bore it, or followed it as Leader, may have less Blood Potency now.
    [term.burn] [bp.lost-bonus]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        card = deed.on
        table.lay_open(card)
        table.tell("burned", "term.burn", deed.doer, {"card": table.handle(card)})
        note_burnt(table, card, deed.doer)
        if active(table, card) or (table.is_a(card, VAMPIRE) and table.pieces[card].zone != ATTACHED):
            passed = pass_title_on(table, deed, [card])
            burn_with_guests(table, card)
            table.next(*passed)
            if card in table.leader:
                trim_coterie(table, deed.owner, deed.doer, deed.by)
        else:
            host = table.pieces[card].host
            if not table.is_a(card, HAVEN_CARD):  # a Haven gives its tokens back wherever it goes [haven.leaves]
                table.to_supply(table.pieces[card].tokens)
            table.move(card, CITY_BURNED if table.owner[card] == NOBODY else BURNED, table.owner[card])
            if host != NOTHING and active(table, host):
                trim(table, host, deed.doer, deed.by)
            if table.is_a(card, RITUAL):
                trim_asleep(table, deed.doer, deed.by)


def trim_asleep(table: RivalsTable, doer: int, by: int) -> None:
    """In Torpor too a lost bonus counts: Blood above the Blood Potency is gone, and whoever is full now comes back.
    [bp.lost-bonus] [torpor.return]"""
    for seat in table.clockwise():
        for card in table.torpor[seat]:
            trim(table, card, doer, by)
            table.wake(card)


class Dismiss(RivalsVerb):
    """A card that lies before a player is discarded, and all that lies on it goes to the general supply.
    [card.kim-phan] [bp.lost-bonus]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        card = deed.on
        table.to_supply(table.pieces[card].tokens)
        table.gave = tuple([code for code in table.gave if code // table.seats != card])
        table.move(card, DISCARD, table.owner[card])
        theirs: dict[str, Fact] = {} if deed.owner == deed.doer else {"from": deed.owner}
        table.tell("dismissed", "card.kim-phan", deed.doer, {"card": table.id_of(card), **theirs})
        if table.is_a(card, RITUAL):
            trim_asleep(table, deed.doer, deed.by)
