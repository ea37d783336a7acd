"""French: how a game of Blood Orders ended."""

from __future__ import annotations

from gloam.core.table import Result
from gloam.words.facts import Names, seated
from gloam.words.forms import signed
from gloam.words.french.blood_orders.nouns import TERMS
from gloam.words.french.table import listing

ORDINALS = ("", "1er", "2e", "3e", "4e")


def result(ended: Result, names: Names) -> list[str]:
    """Who won, everyone's place and score by its parts, and what decided a tie."""
    winners = [seated(names, winner) for winner in ended.winners]
    lines = [f"{listing(winners)} {'gagne' if len(winners) == 1 else 'gagnent'}."]
    if decided(ended.tie_break):
        lines.append(decided(ended.tie_break))
    order = sorted(range(len(ended.places)), key=lambda seat: (ended.places[seat], seat))
    return lines + [standing(ended, seat, seated(names, seat)) for seat in order]


def standing(ended: Result, seat: int, name: str) -> str:
    score = ended.scores[seat]
    parts = [f"{TERMS['score.' + part]} {signed(score[part])}" for part in score if part != "total" and score[part]]
    made = f" ({', '.join(parts)})" if parts else ""
    unit = "point de victoire" if abs(score["total"]) < 2 else "points de victoire"
    return f"{ORDINALS[ended.places[seat]]} : {name}, {signed(score['total'])} {unit}{made}."


def decided(tie_break: str) -> str:
    match tie_break:
        case "":
            return ""
        case "tie.vampires":
            return "Il y avait égalité ; les cartes en main ont tranché."
        case "tie.rituals":
            return "Il y avait égalité ; les Rituels acquis ont tranché."
        case "tie.blood":
            return "Il y avait égalité ; le Sang restant a tranché."
        case "tie.shared":
            return "Rien ne les départage : la victoire est partagée."
    raise AssertionError(f"no words for the tie-break {tie_break}")
