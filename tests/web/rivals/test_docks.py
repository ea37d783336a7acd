"""The docks of Rivals: every question has its own, and whatever can be answered has one button there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.core.table import Table
from gloam.web.drawings import plain
from gloam.web.drawings.rivals.appearance import RIVALS
from gloam.web.drawings.rivals.dock import DOCKS
from gloam.web.drawings.rivals.plays import DRAFTS
from gloam.web.scenes.composing import compose
from gloam.words.english.rivals.prompts import SENTENCES
from tests.rivals.eager import eager_choice, eager_table
from tests.rivals.scenario import City
from tests.web.rivals.scenes import Button, buttons, dock
from tests.web.scenes import scene_of

SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (Path(gloam.__path__[0]) / "web/static/symbols.svg").read_text()))
OFTEN = 5  # so many questions of a kind are looked at
PARTS = 9  # so many parts of a play at most
LINES = 700  # of a game at most
PAIRS = {(add, back) for adds, back in DRAFTS.values() for add in adds if back}
OPPOSITES = {
    verb: {*[b for a, b in PAIRS if a == verb], *[a for a, b in PAIRS if b == verb]} for pair in PAIRS for verb in pair
}


def asked(seeds: range) -> Iterator[tuple[Table, int, Random]]:
    """Tables of eager games, each kind of question a few times, with the seat that is asked."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        table, rng, lines = eager_table(2 + seed % 3, seed), Random(seed), 0
        while not table.over and lines < LINES:
            lines += 1
            for question in table.questions():
                seen[question.what] += 1
                if seen[question.what] <= OFTEN:
                    yield table, question.seat, rng
            table.answer(*eager_choice(table, rng))


def test_every_question_has_a_dock_of_its_own() -> None:
    assert set(DOCKS) == {key.partition(".")[0] for key in SENTENCES}


def test_every_option_has_one_button_or_undoes_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    def bare(*_: object) -> None:
        raise AssertionError("a bare list of buttons")

    monkeypatch.setattr(plain, "picks", bare)
    looked: Counter[str] = Counter()
    for table, seat, rng in asked(range(6)):
        chosen: list[str] = []
        for _ in range(PARTS):
            scene = scene_of(table, seat, rng.choice(("en", "fr")), chosen)
            page = dock(scene)
            question = scene.question
            ids = re.findall(r' id="([^"]+)"', page)
            assert len(ids) == len(set(ids)), (chosen, [one for one, many in Counter(ids).items() if many > 1])
            assert page.count("btn--do") <= 1, (chosen, question)
            assert set(re.findall(r'symbols.svg#([^"]+)"', page)) <= SYMBOLS
            if question is None:
                break
            looked[question.what] += 1
            found = buttons(page)
            open_: list[str] = []
            for option in question.options:
                ways = [one for one in found if one.place == scene.place and one.choice.options[:1] == (option,)]
                assert len(ways) == 1 or (not ways and undoes(option, found, chosen)), (chosen, question, option, ways)
                open_ += [option] * len(ways)
            chosen = compose(table, seat, [*chosen, rng.choice(open_)], RIVALS.continues).chosen
    assert len(looked) > 30, looked


def undoes(option: str, found: list[Button], chosen: list[str]) -> bool:
    """Does this only take back what the play has put in, and is there a button that takes that part out?"""
    verb, _, rest = option.partition(" ")
    gone = [chosen[one.place] for one in found if not one.choice.options]
    return bool(gone) if verb == "back" else any(f"{other} {rest}" in gone for other in OPPOSITES.get(verb, ()))


@pytest.mark.parametrize("chosen", [(), ("use <Voter Suppression>",), ("use <Voter Suppression>", "exert <Hydra>")])
def test_an_ability_that_raises_somebody_is_a_button_beside_them_and_the_sides_wait_for_whom(
    chosen: tuple[str, ...],
) -> None:
    city = City(A={"coterie": ["Ty Smith", "Hydra"], "hand": ["Free Money"], "board": ["Voter Suppression"]})
    city.acts()
    city.plays("Free Money", "Ty Smith")
    page = dock(scene_of(city.table, 0, "en", [city.spelled(option) for option in chosen]))
    offered = {one.choice.options[0] for one in buttons(page) if one.choice.options and not one.pressed}
    assert (city.spelled("exert <Hydra>") in offered) == (len(chosen) == 1)
    assert (city.spelled("use <Voter Suppression>") in offered) == (not chosen)
    assert ("yes" in offered) == (len(chosen) != 1)
    assert city.asking == "AskDeclare A"
