"""French: how a game of Vendetta ended."""

from __future__ import annotations

from gloam.core.table import Result
from gloam.words.facts import Names, seated
from gloam.words.forms import signed
from gloam.words.french.table import listing
from gloam.words.french.vendetta.nouns import TERMS

ORDINALS = ("éliminé", "1er", "2e", "3e", "4e", "5e", "6e")


def result(ended: Result, names: Names) -> list[str]:
    """Who won, everyone's place and score by its parts, and what decided a tie."""
    winners = [seated(names, winner) for winner in ended.winners]
    lines = [f"{listing(winners)} {'gagne' if len(winners) == 1 else 'gagnent'}."]
    if decided(ended.tie_break):
        lines.append(decided(ended.tie_break))
    order = sorted(range(len(ended.places)), key=lambda seat: (ended.places[seat] or len(ORDINALS), seat))
    return lines + [standing(ended, seat, seated(names, seat)) for seat in order]


def standing(ended: Result, seat: int, name: str) -> str:
    if ended.places[seat] == 0:
        return f"{name} : hors de la partie."
    score = ended.scores[seat]
    parts = [f"{TERMS['score.' + part]} {signed(score[part])}" for part in score if part != "total" and score[part]]
    made = f" ({', '.join(parts)})" if parts else ""
    return f"{ORDINALS[ended.places[seat]]} : {name}, {signed(score['total'])} Influence{made}."


def decided(tie_break: str) -> str:
    match tie_break:
        case "":
            return ""
        case "ties.fiorenza":
            return "Il y avait égalité ; Fiorenza Savona a tranché."
        case "score.tie-blood":
            return "Il y avait égalité ; le Sang resté en Réserve a tranché."
        case "score.tie-order":
            return "Il y avait égalité d'Influence et de Sang ; l'ordre du tour a tranché."
        case "team.tie":
            return "Il y avait égalité ; le Sang des équipes, puis l'ordre du tour, ont tranché."
        case "eliminated.last-standing":
            return "Il ne reste personne d'autre dans la partie."
    raise AssertionError(f"no words for the tie-break {tie_break}")
