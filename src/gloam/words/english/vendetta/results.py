"""English: how a game of Vendetta ended."""

from __future__ import annotations

from gloam.core.table import Result
from gloam.words.english.table import listing
from gloam.words.english.vendetta.nouns import TERMS
from gloam.words.facts import Names, seated
from gloam.words.forms import signed

ORDINALS = ("out", "1st", "2nd", "3rd", "4th", "5th", "6th")


def result(ended: Result, names: Names) -> list[str]:
    """Who won, everyone's place and score by its parts, and what decided a tie."""
    winners = [seated(names, winner) for winner in ended.winners]
    lines = [f"{listing(winners)} {'wins' if len(winners) == 1 else 'win'}."]
    if decided(ended.tie_break):
        lines.append(decided(ended.tie_break))
    order = sorted(range(len(ended.places)), key=lambda seat: (ended.places[seat] or len(ORDINALS), seat))
    return lines + [standing(ended, seat, seated(names, seat)) for seat in order]


def standing(ended: Result, seat: int, name: str) -> str:
    if ended.places[seat] == 0:
        return f"{name}: out of the game."
    score = ended.scores[seat]
    parts = [f"{TERMS['score.' + part]} {signed(score[part])}" for part in score if part != "total" and score[part]]
    made = f" ({', '.join(parts)})" if parts else ""
    return f"{ORDINALS[ended.places[seat]]}: {name}, {signed(score['total'])} Influence{made}."


def decided(tie_break: str) -> str:
    match tie_break:
        case "":
            return ""
        case "ties.fiorenza":
            return "It was a tie, and Fiorenza Savona decided it."
        case "score.tie-blood":
            return "It was a tie, decided by the Blood left in the Pool."
        case "score.tie-order":
            return "It was a tie in Influence and Blood, decided by turn order."
        case "team.tie":
            return "It was a tie, decided by the teams' Blood and then by turn order."
        case "eliminated.last-standing":
            return "Nobody else is left in the game."
    raise AssertionError(f"no words for the tie-break {tie_break}")
