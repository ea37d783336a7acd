"""What an answer can cost that is worth asking for once more: one's Leader, or the game. It is reckoned from what
everyone may know and one's own cards; what would teach its seat something is not tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.table import SETUP
from gloam.rivals.forecast import outlook, own_outlook
from gloam.rivals.forecast_trials import AIMED, BACK, TARGET, TOO
from gloam.rivals.passing import PASSED
from gloam.rivals.pieces import NOBODY
from gloam.rivals.table import RivalsTable
from gloam.rivals.winning import knocked_out

Plain = dict[str, object]
FIGHTS: Final = (TARGET, AIMED, TOO, BACK)  # who may only step in is in no danger yet
NO, MAYBE, SURELY = range(3)
LEVELS: Final = ("no", "maybe", "surely")
LEADER, GAME = "leader", "game"


def perils(table: RivalsTable, seat: int, options: Sequence[str]) -> list[Plain]:
    """What these answers, one after another, can cost: `what` is the Leader or the game, `card` who would fall, `sure`
    whether that is certain if nothing else answers. Nothing where it was as certain before, or where there is no other
    answer; and nothing is tried of what several answer in secret. Before the game begins nobody falls: whoever loses a
    bid chooses another Leader. [leader.bid-lose]"""
    if not options or table.phase == SETUP or len(table.open) != 1 or len(table.choices[0]) == 1:
        return []
    what, dear = type(table.open[0]).__name__, precious(table, seat)
    before = levels(table, seat, dear)
    twin = table.clone()
    assert isinstance(twin, RivalsTable), "a copy is of the same kind"
    for option in options:
        twin.answer(seat, option)
        if twin.taught >> seat & 1:
            passed = len(options) == 1 and PASSED.get(what) == option
            return [told(table, seat, card, SURELY) for card, level in before.items() if passed and level == SURELY]
    after = levels(twin, seat, dear)
    found = [told(table, seat, card, after[card]) for card in dear if after[card] > before[card]]
    lost = knocked_out(twin, seat) and not any(one["what"] == GAME for one in found)
    return [*found, {"what": GAME, "card": None, "sure": True}] if lost else found


def precious(table: RivalsTable, seat: int) -> list[int]:
    """Those whose fall would cost the Leader or the game. [ko.prestige] [ko.last-vampire] [torpor.pay]"""
    mine = table.vampires(seat)
    every = len(mine) == 1 or table.has_prestige(seat) <= 1
    return [card for card in mine if every or card in table.leader]


def levels(table: RivalsTable, seat: int, cards: Sequence[int]) -> dict[int, int]:
    """How certain it is that each of them falls: it has, or the attack under way may bring it about."""
    found = {card: NO if card in table.coterie[seat] else SURELY for card in cards}
    attack = table.attack
    if attack is None or seat not in (attack.seat, attack.foe) or attack.foe == NOBODY:
        return found
    ahead = own_outlook(table, seat, outlook(table) or {})
    lines = ahead["yours"] or ahead["lines"]
    assert isinstance(lines, list), "a forecast has lines"
    for line in lines:
        for card in cards:
            if line["card"] == table.handle(card) and line["how"] in FIGHTS:
                found[card] = max(found[card], LEVELS.index(line["falls"]))
    return found


def told(table: RivalsTable, seat: int, card: int, level: int) -> Plain:
    ends = len(table.vampires(seat)) == 1 or table.has_prestige(seat) <= 1
    return {"what": GAME if ends else LEADER, "card": table.id_of(card), "sure": level == SURELY}
