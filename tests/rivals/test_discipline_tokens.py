"""Tokens of Disciplines: "-" on a character, "+" on a card that lends them."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import AUSPEX, CELERITY, DISCIPLINES, OBFUSCATE, OBLIVION, POTENCE, PRESENCE
from gloam.rivals.pieces import BOARD, BURNED, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def touching(**theirs: Any) -> City:
    """A has Ishtar's Touch with 2 Blood, and uses it on Hydra up to what is asked then."""
    city = City(
        A=seat(coterie=["Nancy Witt"], board=[("Ishtar's Touch", 2)]),
        B=seat(**{"coterie": [out("Hydra"), "Doc"], **theirs}),
    )
    city.acts()
    city.answers("A", "use <Ishtar's Touch>", "choose <Hydra>")
    return city


@rule("distok.choose")
@pytest.mark.parametrize("name", ["potence", "oblivion"])
def test_whoever_puts_a_token_names_any_discipline(name: str) -> None:
    city = touching()
    assert city.asks("A", *DISCIPLINES)
    assert (city.asked().what, city.asked().facts["less"]) == ("AskDiscipline", True)
    city.answers("A", name)  # that Hydra has none of it changes nothing
    assert (city.icons("Hydra"), city.blood("Ishtar's Touch"), city.blood("Hydra")) == ([name], 1, 6)
    assert (city.prestige("A"), city.prestige("B"), city.idle) == (12, 12, True)


@rule("distok.lowers")
def test_a_token_takes_one_icon_and_never_below_none() -> None:
    city = City(
        A=seat(coterie=[vampire("Aurora Nix", less=["auspex"])]),
        B=seat(coterie=[vampire("Hydra", less=["potence", "potence"]), vampire("Doc", less=["oblivion"])]),
    )
    found = [city.quality(icon, "Hydra") for icon in (CELERITY, POTENCE, PRESENCE)]
    assert (found, city.quality(AUSPEX, "Aurora Nix"), city.quality(OBLIVION, "Doc")) == ([1, 0, 1], 1, 0)
    assert city.quality(AUSPEX, "Doc") == 1
    assert city.settled


@rule("distok.lowers")
def test_who_has_lost_the_discipline_cannot_cast_a_ritual_with_it() -> None:
    city = City(A=seat(coterie=[vampire("Lorenzo Murik", less=["blood-sorcery"])], hand=["Ishtar's Touch"]))
    city.acts()
    assert city.refuses("A", "play [Ishtar's Touch]").rule == "ritual.caster"
    assert city.idle


@rule("distok.stays")
def test_in_torpor_no_token_is_left() -> None:
    city = City(B=seat(coterie=[vampire("Hydra", less=["potence"]), vampire("Doc", less=["auspex"])]))
    city.falls("Hydra")
    assert (city.zone("Hydra"), city.icons("Hydra"), city.icons("Doc")) == (TORPOR, [], ["auspex"])
    assert (city.quality(POTENCE, "Hydra"), city.prestige("B")) == (1, 11)
    assert city.settled


def test_everyone_sees_the_tokens_and_they_are_in_a_written_position() -> None:
    city = touching(coterie=[vampire("Hydra", less=["celerity"]), "Doc"])
    city.answers("A", "potence")
    view: Any = city.table.view(None)
    shown = {one["card"]: one for one in view["players"][1]["coterie"]}
    assert shown["core-hydra"]["icons"] == ["celerity", "potence"]
    assert shown["core-hydra"]["disciplines"] == {"presence": 1}
    assert "icons" not in shown["core-doc"]
    told = city.log("discipline-lost")[-1]
    assert (told["discipline"], told["card"]) == ("potence", city.table.handle(city.card("Hydra")))
    again = City.from_table(city.table.imagine(0, city.table.chance))
    assert again.icons("Hydra") == ["celerity", "potence"]
    assert city.idle


# ---- Study Their Ways


def studying(*others: str, **mine: Any) -> City:
    """A plays Study Their Ways with Nancy Witt, up to what is asked then."""
    city = City(A=seat(**{"coterie": ["Nancy Witt", *others], "hand": ["Study Their Ways"], **mine}))
    city.acts()
    city.plays("Study Their Ways", "Nancy Witt")
    return city


@rule("card.study-their-ways", "distok.choose")
def test_the_only_character_has_the_discipline_that_lies_on_the_card() -> None:
    city = studying()
    assert city.asks("A", *DISCIPLINES)
    assert city.asked().facts["less"] is False
    city.answers("A", "auspex")
    assert (city.icons("Study Their Ways"), city.icons("Nancy Witt"), city.zone("Study Their Ways")) == (
        ["auspex"], [], BOARD,
    )  # fmt: skip
    assert (city.quality(AUSPEX, "Nancy Witt"), city.quality(OBFUSCATE, "Nancy Witt")) == (1, 0)
    assert (city.actions(), city.ready("Nancy Witt"), city.idle) == (2, False, True)
    view: Any = city.table.view(None)
    assert view["players"][0]["coterie"][0]["disciplines"] == {"auspex": 1, "presence": 1}
    assert [card["icons"] for card in view["players"][0]["board"] if "icons" in card] == [["auspex"]]
    assert city.log("discipline-named")[-1]["discipline"] == "auspex"


@rule("card.study-their-ways")
def test_of_two_characters_neither_has_it_and_one_in_torpor_is_none() -> None:
    city = studying("Doc")
    city.answers("A", "presence")
    assert [city.quality(PRESENCE, name) for name in ("Nancy Witt", "Doc")] == [1, 0]
    city.falls("Nancy Witt")
    assert (city.quality(PRESENCE, "Doc"), city.zone("Nancy Witt")) == (1, TORPOR)
    assert city.idle


@rule("card.study-their-ways")
def test_a_token_that_takes_the_same_discipline_comes_off_it() -> None:
    city = studying(coterie=[vampire("Nancy Witt", less=["auspex", "presence"])])
    city.answers("A", "auspex")
    assert (city.quality(AUSPEX, "Nancy Witt"), city.quality(PRESENCE, "Nancy Witt")) == (0, 0)
    view: Any = city.table.view(None)
    assert view["players"][0]["coterie"][0]["disciplines"] == {}
    assert city.idle


@rule("ritual.empty")
def test_ishtars_touch_is_burned_with_its_last_blood() -> None:
    city = City(A=seat(coterie=["Nancy Witt"], board=[("Ishtar's Touch", 1)]))
    city.acts()
    city.answers("A", "use <Ishtar's Touch>", "choose <Nancy Witt>", "presence")
    assert (city.icons("Nancy Witt"), city.zone("Ishtar's Touch"), city.idle) == (["presence"], BURNED, True)
