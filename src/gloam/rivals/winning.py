"""Winning and knock-outs: looked at after each complete effect, never in the middle of a fight. [win.check-timing]"""

from __future__ import annotations

from typing import Final

from gloam.core.event import Fact
from gloam.core.result import Result
from gloam.core.table import OVER
from gloam.rivals.agendas import turn_up
from gloam.rivals.bases import RivalsStep
from gloam.rivals.catalogue import AGENDA_CARD, WIN_AT
from gloam.rivals.pieces import FACE_DOWN, HAVEN, LAID, NOTHING, STREET, Piece, hangs_down
from gloam.rivals.table import RivalsTable

FOR_A_FALLEN_RIVAL: Final = 3
QUIET_ROUNDS: Final = 4
MASK: Final = (1 << 48) - 1


class CheckEnd(RivalsStep):
    """Is anybody knocked out, or has anybody won? [win.agenda] [win.rival] [win.most-agenda]"""

    def do(self, table: RivalsTable) -> None:
        if table.attack is not None or table.result is not None:
            return
        seats = range(table.setup.seats)
        stand = all(table.prestige) and all(table.vampires(seat) for seat in seats)
        out = [] if stand else [seat for seat in seats if knocked_out(table, seat)]
        rich = [seat for seat in seats if table.agenda[seat] and table.agenda[seat] >= goal(table, seat)]
        if not out and not rich:
            return
        instant = [seat for seat in range(table.seats) if seat in rich or has_felled_rival(table, seat, out)]
        for seat in rich:
            turn_up(table, seat)
        if instant:
            finish(table, instant, "win.rival" if out else "win.agenda", out)
        elif out:
            settle_knock_out(table, out)


class Stalled(RivalsStep):
    """After 4 rounds in which nothing has changed the game ends as it stands. [game.no-progress]"""

    def do(self, table: RivalsTable) -> None:
        now = scene(table)
        table.quiet = table.quiet + 1 if now == table.scene else 0
        table.scene = now
        if table.quiet >= QUIET_ROUNDS * table.seats:
            most = max(table.agenda)
            finish(table, [seat for seat in range(table.seats) if table.agenda[seat] == most], "game.no-progress", [])


def scene(table: RivalsTable) -> int:
    """All that counts as a change, as one number: which cards lie where, Blood, Prestige and Agenda."""
    found = [piece.tokens << 8 | (HAVEN if piece.zone == STREET else piece.zone) for piece in table.pieces]
    return hash((*table.prestige, *table.agenda, *found)) & MASK


def knocked_out(table: RivalsTable, seat: int) -> bool:
    """No Prestige, or no vampire outside Torpor. [ko.prestige] [ko.last-vampire] [ghoul.no-vampire]"""
    return not table.prestige[seat] or not table.vampires(seat)


def goal(table: RivalsTable, seat: int) -> int:
    """The total on one's own Agenda card; 13 while another lies over it. [win.agenda-total]
    [card.constant-surveillance]"""
    for card in table.board[seat]:
        if table.is_a(card, AGENDA_CARD) and not table.is_covered(card):
            return table.face(card).agenda or WIN_AT
    return WIN_AT


def has_felled_rival(table: RivalsTable, seat: int, out: list[int]) -> bool:
    """One's own fall does not matter. [win.rival] [win.instant-no-survivor]"""
    return any(rival in out and table.blame[rival] == seat for rival in table.rivals_of(seat))


def settle_knock_out(table: RivalsTable, out: list[int]) -> None:
    """Whoever has a fallen player as Rival gains 3, the fallen lose all, and the most Agenda wins.
    [ko.rival-holder] [ko.agenda-zero] [ko.two-at-once] [win.most-agenda]"""
    left = [seat for seat in range(table.seats) if seat not in out]
    for seat in out:
        table.agenda[seat] = 0
        table.tell("knocked-out", "ko.prestige" if not table.prestige[seat] else "ko.last-vampire", seat, {})
    for seat in left:
        fallen = len([rival for rival in table.rivals_of(seat) if rival in out])
        if fallen:
            table.agenda[seat] += FOR_A_FALLEN_RIVAL * fallen
            table.tell("agenda-gained", "ko.rival-holder", seat, {"amount": FOR_A_FALLEN_RIVAL * fallen})
    among = left or list(range(table.seats))
    most = max([table.agenda[seat] for seat in among])
    finish(table, [seat for seat in among if table.agenda[seat] == most], "win.most-agenda", out)


def finish(table: RivalsTable, claim: list[int], rule: str, out: list[int]) -> None:
    """Of several the active player wins, then the most Prestige, then the highest player number.
    [win.tie-active] [win.tie-prestige] [win.tie-number]"""
    order = sorted(range(table.seats), key=lambda seat: standing(table, seat, claim, out), reverse=True)
    winner = order[0]
    if rule == "win.rival" and not has_felled_rival(table, winner, out):
        rule = "win.agenda"
    places = tuple([order.index(seat) + 1 for seat in range(table.seats)])
    table.result = Result((winner,), places, scores(table), tie_break(table, winner, claim))
    table.docket = []
    table.claimant, table.conflict = NOTHING, None  # what was under way is over too
    table.phase = OVER
    for seat in table.clockwise():
        show_cards(table, seat)
    table.tell("won", rule, winner, {"agenda": table.agenda[winner]})


def show_cards(table: RivalsTable, seat: int) -> None:
    """What is left in a hand or lies face down is hidden no more. [table.shown-at-end]"""
    hand = table.hand[seat]
    places = enumerate(table.pieces)
    down = [card for card, piece in places if piece.holder == seat and is_laid(piece)]
    for card in (*hand, *down):
        table.see(card, table.everyone())
    if hand or down:
        facts: dict[str, Fact] = {"hand": ids(table, hand), "down": ids(table, down)}
        table.tell("cards-shown", "table.shown-at-end", seat, facts)


def is_laid(piece: Piece) -> bool:
    """Does it lie face down, alone or attached to something?"""
    return piece.zone in (LAID, FACE_DOWN) or hangs_down(piece)


def ids(table: RivalsTable, cards: list[int]) -> tuple[str, ...]:
    return tuple([table.id_of(card) for card in cards])


def scores(table: RivalsTable) -> tuple[dict[str, int], ...]:
    """What everyone has in the end: Agenda counts, then Prestige."""
    return tuple([{"prestige": table.has_prestige(seat), "total": table.agenda[seat]} for seat in range(table.seats)])


def tie_break(table: RivalsTable, winner: int, claim: list[int]) -> str:
    """The rule by which one of several has won."""
    if len(claim) == 1:
        return ""
    if winner == table.active:
        return "win.tie-active"
    equal = [seat for seat in claim if table.has_prestige(seat) == table.has_prestige(winner)]
    return "win.tie-prestige" if len(equal) == 1 else "win.tie-number"


def standing(table: RivalsTable, seat: int, claim: list[int], out: list[int]) -> tuple[int, ...]:
    """Those who could claim the win go by the tie-break alone, the others by their Agenda first."""
    number = (seat - table.first) % table.seats
    last = (seat == table.active, table.has_prestige(seat), number)
    return (1, 0, 0, *last) if seat in claim else (0, seat not in out, table.agenda[seat], *last)
