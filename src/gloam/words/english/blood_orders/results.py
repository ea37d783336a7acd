"""English: how a game of Blood Orders ended."""

from __future__ import annotations

from gloam.core.table import Result
from gloam.words.english.blood_orders.nouns import TERMS
from gloam.words.english.table import listing
from gloam.words.facts import Names, seated
from gloam.words.forms import signed

ORDINALS = ("", "1st", "2nd", "3rd", "4th")


def result(ended: Result, names: Names) -> list[str]:
    """Who won, everyone's place and score by its parts, and what decided a tie."""
    winners = [seated(names, winner) for winner in ended.winners]
    lines = [f"{listing(winners)} {'wins' if len(winners) == 1 else 'win'}."]
    if decided(ended.tie_break):
        lines.append(decided(ended.tie_break))
    order = sorted(range(len(ended.places)), key=lambda seat: (ended.places[seat], seat))
    return lines + [standing(ended, seat, seated(names, seat)) for seat in order]


def standing(ended: Result, seat: int, name: str) -> str:
    score = ended.scores[seat]
    parts = [f"{TERMS['score.' + part]} {signed(score[part])}" for part in score if part != "total" and score[part]]
    made = f" ({', '.join(parts)})" if parts else ""
    unit = "victory point" if abs(score["total"]) == 1 else "victory points"
    return f"{ORDINALS[ended.places[seat]]}: {name}, {signed(score['total'])} {unit}{made}."


def decided(tie_break: str) -> str:
    match tie_break:
        case "":
            return ""
        case "tie.vampires":
            return "It was a tie, decided by the cards in hand."
        case "tie.rituals":
            return "It was a tie, decided by the Rituals acquired."
        case "tie.blood":
            return "It was a tie, decided by the blood that was left."
        case "tie.shared":
            return "Nothing tells them apart: they share the victory."
    raise AssertionError(f"no words for the tie-break {tie_break}")
