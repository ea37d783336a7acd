"""Cards are found by words and by what they are."""

from __future__ import annotations

import pytest

import gloam
from gloam.core.refusal import Unreadable
from gloam.words.games import GAMES
from gloam.words.search import Query, query

RIVALS = gloam.game("rivals").card_ids()


def found(text: str, language: str = "en", **chosen: str) -> list[str]:
    asked = query(language, "rivals", text, chosen)
    assert asked.words == ""
    return [card for card in RIVALS if asked.fits("rivals", card)]


def test_every_field_and_value_is_called_in_both_languages_and_by_its_name_in_the_library() -> None:
    for field in GAMES["rivals"].fields:
        for value in GAMES["rivals"].values(field):
            want = Query("", ((field, value),))
            for language in ("en", "fr"):
                words = gloam.words(language, "rivals")
                own = words.terms.get(f"{field}.{value}", value)
                assert query(language, "rivals", f'{field}:"{own}"') == want
                assert query(language, "rivals", f"{words.term(f'field.{field}').replace(' ', '-')}:{value}") == want
            assert found("", **{field: value}), (field, value)


def test_what_a_card_is_in_each_field_is_what_stands_on_it() -> None:
    assert found("clan:toreador kind:scheme") == ["core-balance-of-power", "core-fame-and-fortune"]
    assert found("kind:title cost:5") == found("genre:Titre coût:5", "fr") == ["core-seneschal"]
    assert found('discipline:"Force d\'âme" puissance-du-sang:6 extension:core', "fr") == ["core-randolph-marz"]
    assert found("kind:ongoing cost:2") == ["core-first-tradition-the-masquerade"]
    assert "core-karma" in found("keyword:guard clan:malkavian")
    assert found("type:ranged kind:reaction set:core") == ["core-38-special", "core-cloak-of-shadows", "core-fleetness"]


def test_words_are_left_over_and_a_colon_in_a_name_is_no_field() -> None:
    assert query("en", "rivals", "steal  clan:brujah Blood") == Query("steal Blood", (("clan", "brujah"),))
    assert query("en", "rivals", "First Tradition: The Masquerade").wanted == ()
    assert query("en", "vendetta", "clan:brujah") == Query("clan:brujah")  # no fields there: it is a word


@pytest.mark.parametrize(
    ("text", "what", "said", "where"),
    [
        ("klan:x", "search-field", "klan", "set, clan, kind, type, Discipline, Blood Potency, cost, keyword"),
        ("clan:tora", "search-value", "tora", "Brujah, Malkavian, Toreador, Ventrue"),
        ('clan:""', "search-value", "", "Brujah, Malkavian, Toreador, Ventrue"),
    ],
)
def test_a_field_or_a_value_that_is_not_there_is_named_with_what_there_is(
    text: str, what: str, said: str, where: str
) -> None:
    with pytest.raises(Unreadable) as no:
        query("en", "rivals", text)
    assert (no.value.what, no.value.text) == (what, said)
    assert no.value.where.startswith(where)
    for language in ("en", "fr"):
        assert where.split(",", maxsplit=1)[0] in gloam.words(language).refusal(no.value, ())
