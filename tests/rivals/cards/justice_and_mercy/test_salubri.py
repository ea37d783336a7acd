"""The Salubri, one by one."""

from __future__ import annotations

from typing import Any

from gloam.core.choices import If
from gloam.core.deeds import Deed
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AUSPEX, FORTITUDE, POTENCY, SOLITARY
from gloam.rivals.counts import some
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.verbs import EXHAUST, GAIN_AGENDA, RELIEVED, UNSILENCE
from gloam.rivals.which import BEARER, Which
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Solitary


@rule("key.solitary", "key.solitary-word")
def test_a_text_can_ask_whether_whoever_it_belongs_to_is_solitary() -> None:
    for name, agenda in (("Kashi", 1), ("Brother", 0)):
        city = City(A=seat(coterie=[out(name)]), B=seat(coterie=[vampire("Karma", mute=True)]))
        asked = If(some(Which(BEARER, icon=SOLITARY)), gains(GAIN_AGENDA))
        city.lends(name, Whenever(When(RELIEVED), asked))
        city.do(Deed(UNSILENCE, 1, city.card("Karma"), 1, city.card("Karma"), 1))
        assert (city.agenda("A"), city.settled) == (agenda, True)


def tires(city: City, name: str, seat: int = 0) -> None:
    card = city.card(name)
    city.do(Deed(EXHAUST, seat, card, 1, card, seat))


# ---- Kashi


def burdened(**facts: Any) -> City:
    """Kashi is exhausted."""
    city = City(
        A=seat(coterie=[vampire("Kashi"), vampire("Brother", fear=1)]),
        B=seat(coterie=[out("Doc", **facts), vampire("Karma")], torpor=[vampire("Skunk", blood=1)]),
    )
    city.lends("Brother", Whenever(When(RELIEVED, YOURS), gains(GAIN_AGENDA)))
    tires(city, "Kashi")
    return city


@rule("term.affliction", "term.affliction-tokens")
def test_kashi_may_take_an_affliction_off_anybody_when_he_is_exhausted() -> None:
    city = burdened(weak=2, mute=True)
    assert city.asks("A", "no", "use <Kashi>")
    city.answers("A", "use <Kashi>")
    assert city.asks("A", "choose <Brother>", "choose <Doc>")
    city.answers("A", "choose <Doc>")
    assert city.first_question().options == ("choose 2", "choose 3")
    city.answers("A", "choose 2")
    assert (city.weak("Doc"), city.mute("Doc"), city.fear("Brother")) == (1, True, 1)
    assert (city.quality(POTENCY, "Doc"), city.blood("Doc"), city.agenda("A"), city.agenda("B")) == (4, 3, 1, 0)
    assert [event["token"] for event in city.log("relieved")] == ["weak"]
    assert city.settled


@rule("term.affliction", "term.affliction-tokens")
def test_where_there_is_one_kind_it_is_that_one() -> None:
    city = burdened(mute=True)
    city.answers("A", "use <Kashi>", "choose <Doc>")
    assert (city.mute("Doc"), city.fear("Brother"), city.settled) == (False, 1, True)
    city = burdened()
    city.answers("A", "use <Kashi>")
    assert (city.fear("Brother"), city.agenda("A"), city.settled) == (0, 1, True)


@rule("term.affliction", "distok.lowers")
def test_a_token_that_takes_a_discipline_away_is_one_too() -> None:
    city = burdened()
    doc = city.card("Doc")
    city.table.pieces[doc] = city.table.pieces[doc].but(icons=(AUSPEX, FORTITUDE, AUSPEX))
    city.answers("A", "use <Kashi>", "choose <Doc>")
    assert len(city.first_question().options) == 2
    city.answers("A", city.first_question().options[0])
    assert city.table.pieces[doc].icons == (FORTITUDE, AUSPEX)
    assert [(event["token"], event["discipline"]) for event in city.log("relieved")] == [("less", "auspex")]
    assert (city.fear("Brother"), city.settled) == (1, True)


def test_he_may_leave_it() -> None:
    city = burdened(fear=1)
    city.answers("A", "no")
    assert (city.fear("Doc"), city.fear("Brother"), city.log("relieved"), city.settled) == (1, 1, [], True)


def test_he_is_not_asked_where_nobody_bears_one() -> None:
    city = City(A=seat(coterie=["Kashi"]), B=seat(coterie=["Karma"], torpor=[vampire("Skunk", blood=1)]))
    tires(city, "Kashi")
    assert (city.log("relieved"), city.settled) == ([], True)
