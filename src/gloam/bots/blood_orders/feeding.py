"""Feeding in Blood Orders: which cards are worth their blood, and which are given up."""

from __future__ import annotations

from gloam.blood_orders.catalogue import IDS, VICTIM_COUNT
from gloam.blood_orders.cleanup import feeding_cost, rest
from gloam.blood_orders.scoring import end_points
from gloam.blood_orders.table import BloodOrdersTable
from gloam.bots.blood_orders.worth import blood_worth, card_worth, days_left, hand_worth


def feed_answers(table: BloodOrdersTable, seat: int) -> list[str]:
    """Everything that is to be answered to feed all that is worth its blood, and to give up what is worth least."""
    fed, dropped = feeding(table, seat)
    steps = (
        ("keep ", surplus(table.dropped[seat], dropped)),
        ("starve ", surplus(table.fed[seat], fed)),
        ("feed ", surplus(fed, table.fed[seat])),
        ("drop ", surplus(dropped, table.dropped[seat])),
    )
    return [*[verb + IDS[card] for verb, cards in steps for card in cards], "done"]


def feeding(table: BloodOrdersTable, seat: int) -> tuple[list[int], list[int]]:
    """The cards to feed and the cards to give up."""
    left = days_left(table)
    limit = table.hand_limit(seat)
    fed: list[int] = []
    for card in sorted(table.torpor[seat], key=lambda one: (-card_worth(one, left), one)):
        cost = feeding_cost(table, seat, [*fed, card])
        price = blood_worth(table.blood[seat] - cost + 1, left) - blood_worth(table.blood[seat] - cost, left)
        room = len(table.hand[seat]) + len(fed) < limit or card < VICTIM_COUNT
        if cost <= table.blood[seat] and room and marginal(table, seat, fed, card) > price:
            fed.append(card)
    held = sorted(table.hand[seat] + fed, key=lambda one: (card_worth(one, left), one))
    over = max(0, len(held) - limit)
    if [card for card in held[:over] if card in fed]:
        fed = rest(fed, [card for card in held[:over] if card in fed])
        held = sorted(table.hand[seat] + fed, key=lambda one: (card_worth(one, left), one))
        over = max(0, len(held) - limit)
    return fed, held[:over]


def marginal(table: BloodOrdersTable, seat: int, fed: list[int], card: int) -> float:
    """What one card more in the hand is worth; on the last Day, to the letter."""
    left = days_left(table)
    cards = table.hand[seat] + fed
    value = hand_worth([*cards, card], left) - hand_worth(cards, left)
    if left == 0:
        before = table.hand[seat]
        table.hand[seat] = cards
        value -= end_points(table, seat)
        table.hand[seat] = [*cards, card]
        value += end_points(table, seat)
        table.hand[seat] = before
    return value


def surplus(cards: list[int] | tuple[int, ...], wanted: list[int] | tuple[int, ...]) -> list[int]:
    """The cards beyond those wanted, one for one."""
    left = list(wanted)
    found = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            found.append(card)
    return found
