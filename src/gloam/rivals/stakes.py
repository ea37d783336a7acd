"""What is at stake in an attack: what its end would pay, to whom and by which card. Only cards in sight count."""

from __future__ import annotations

from gloam.core.answers import speaks_of
from gloam.core.deeds import Deed
from gloam.core.effect import Effect
from gloam.core.texts import CHANGED, Become, Cause, Force, Instead, Whenever
from gloam.rivals.attack_record import Attack
from gloam.rivals.catalogue import MORTAL
from gloam.rivals.counts import Bled, amount_of
from gloam.rivals.diablerie import Diablerize
from gloam.rivals.effects import For, unpaid
from gloam.rivals.forecast_texts import in_sight, parts
from gloam.rivals.pieces import NOBODY
from gloam.rivals.preventing import NotAtAll, Unpaid
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import ATTACK_OVER, DEFEAT, GAIN_AGENDA, UNPAID
from gloam.rivals.which import active

Plain = dict[str, object]


def stakes(table: RivalsTable, attack: Attack) -> list[Plain]:
    """What is paid if the target falls, and what cards in sight pay when the attack is over.
    [defeat.order] [mortal.reward] [torpor.pay]"""
    target, seat = attack.target, attack.seat
    fall = Deed(DEFEAT, seat, target, 1, attack.attacker, table.pieces[target].holder)
    found: list[Plain] = []
    if table.is_a(target, MORTAL):
        reward = table.face(target).agenda + table.pieces[target].prize
        if reward:
            found.append(stake("mortal", seat, reward, target, table))
    elif active(table, target) and not becomes(table, fall, NotAtAll):
        owner, drained = table.pieces[target].holder, becomes(table, fall, Diablerize)
        if not drained and becomes(table, fall, Unpaid):
            fall = Deed(DEFEAT, seat, target, 1, attack.attacker, owner, detail=UNPAID)
        if table.is_rival(seat, owner) and not unpaid(fall, seat):
            found.append(stake("rival", seat, 1, target, table))
        if table.pieces[target].prize and not unpaid(fall, seat):
            found.append(stake("prize", seat, table.pieces[target].prize, target, table))
        if drained:
            found.append(stake("drained", owner, 1, target, table))
        elif table.has_prestige(owner):
            found.append({"what": "torpor", "seat": owner, "amount": 1, "card": table.handle(target), "by": None})
    if not becomes(table, fall, NotAtAll):
        found += paid(table, fall, "falls")
    over = Deed(ATTACK_OVER, seat, target, 1, attack.attacker, attack.foe, detail=attack.type)
    return found + paid(table, over, "over")


def becomes(table: RivalsTable, fall: Deed, change: type[Become]) -> bool:
    """Is whoever falls so diablerized, or does nobody gain Agenda for it, or does another burn in its place, whatever
    anybody says? [defeat.diablerie] [card.jan-zoubek] [card.alhaml-alqurbaniu]"""
    for force in table.index[CHANGED + DEFEAT]:
        text = force.text
        bound = isinstance(text, Instead) and isinstance(text.become, change) and not text.may
        if bound and force.code not in table.used and speaks_of(table, force, fall):
            return True
    return False


def stake(what: str, seat: int, amount: int, card: int, table: RivalsTable) -> Plain:
    return {"what": what, "seat": seat, "amount": amount, "card": table.handle(card), "by": None}


def paid(table: RivalsTable, deed: Deed, what: str) -> list[Plain]:
    """The Agenda that cards in sight pay for such a deed. Whether the attack leaves its mark is not known yet."""
    found: list[Plain] = []
    for force in table.index[deed.verb]:
        text, cause = force.text, force.cause.answering(deed)
        if not isinstance(text, Whenever) or not in_sight(table, force) or not table.works(force):
            continue
        if not text.of.fits(table, cause, deed) or not may_hold(table, text, cause, deed):
            continue
        for seat, amount in agenda(table, text.then, cause):
            found.append({
                "what": what, "seat": seat, "amount": amount, "card": table.handle(deed.on), "by": named(table, force),
            })  # fmt: skip
    return found


def may_hold(table: RivalsTable, text: Whenever, cause: Cause, deed: Deed) -> bool:
    """May it come to what the text asks for? A mortal is no character that bleeds. [term.character]"""
    if text.when is None:
        return True
    if deed.verb == ATTACK_OVER:
        return not (isinstance(text.when, Bled) and table.is_a(deed.on, MORTAL))
    return text.when.holds(table, cause)


def agenda(table: RivalsTable, effect: Effect, cause: Cause) -> list[tuple[int, int]]:
    """Who gains how much Agenda by it."""
    found: list[tuple[int, int]] = []
    for one in parts(effect):
        if isinstance(one, For) and one.verb == GAIN_AGENDA:
            found += [(seat, amount_of(one.amount, table, cause)) for seat in one.who.seats(table, cause)]
    return [(seat, amount) for seat, amount in found if amount and seat != NOBODY and not unpaid(cause.deed, seat)]


def named(table: RivalsTable, force: Force) -> str | None:
    return table.id_of(force.cause.card) if force.cause.card >= 0 else None
