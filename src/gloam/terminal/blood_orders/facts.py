"""Facts of Blood Orders in short, as a board shows them."""

from __future__ import annotations

from gloam.blood_orders.catalogue import KINDS, NUMBER, RITUAL, RITUALS, SYMBOLS, ExtraSymbols


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")


def symbols(card: str) -> str:
    return "/".join([str(amount) for amount in SYMBOLS[NUMBER[card]]])


def shown_symbols(cards: list[str], kind: str, rituals: list[str]) -> int:
    """What an order shows of its own kind, with what its owner's Rituals add."""
    number = KINDS.index(kind)
    total = sum([SYMBOLS[NUMBER[card]][number] for card in cards])
    for ritual in rituals if cards else []:
        for one in RITUALS[NUMBER[ritual] - RITUAL].standing:
            if isinstance(one, ExtraSymbols) and one.kind == number and not one.contested:
                total += one.symbols
    return total
