"""Characters lean where they should in Rivals, and can be told apart by what they do."""

from __future__ import annotations

from collections import Counter

from gloam import bots
from gloam.bots.rivals.characters import is_intrigue
from gloam.bots.rivals.guide import RIVALS
from gloam.core.question import Question
from gloam.core.table import Table
from tests.bots.asking import chosen, questions


def test_the_bold_one_goes_out_and_attacks_and_the_careful_one_stays_at_home() -> None:
    table, question = questions("rivals", "AskAction", 2, 1)[0]
    for option in ("attack 1", "move 1", "claim 1"):
        assert RIVALS.lean("bold", table, question, option) > 0 > RIVALS.lean("careful", table, question, option)
        assert RIVALS.lean("master", table, question, option) == 0


def test_the_schemer_plays_schemes_conspiracies_and_titles() -> None:
    table, question = questions("rivals", "AskAction", 2, 1)[0]
    for card in ("core-greed", "core-primogen", "core-whispering-campaign"):
        assert RIVALS.lean("schemer", table, question, f"play {card}") > 0
        assert RIVALS.lean("bold", table, question, f"play {card}") == 0
    assert RIVALS.lean("schemer", table, question, "attack 1") == 0
    assert RIVALS.lean("schemer", table, question, "play core-search-engine") == 0


def verbs(name: str, met: list[tuple[Table, Question]]) -> Counter[str]:
    found = [answer.partition(" ") for answer in chosen(f"{name}@8", met)]
    return Counter(["intrigue" if is_intrigue(verb, rest) else verb for verb, _, rest in found])


def test_characters_are_told_apart_by_what_they_do() -> None:
    met = questions("rivals", "AskAction", 2, 3)[::2]
    bold, careful, schemer = [verbs(name, met) for name in bots.names("rivals") if name in bots.CHARACTERS]
    assert bold["attack"] + bold["move"] > careful["attack"] + careful["move"]
    assert careful["recruit"] + careful["draw"] > bold["recruit"] + bold["draw"]
    assert schemer["intrigue"] > max(bold["intrigue"], careful["intrigue"])
