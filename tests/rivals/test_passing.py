"""Which questions can be passed, what an attack's change is, and who would fall."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from gloam.core.passing import ALWAYS, NEVER, Passing
from gloam.core.table import Table
from gloam.rivals.catalogue import PHYSICAL, SECRECY
from gloam.rivals.passing import PASSED, PASSING, falling
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.eager import eager_step, eager_table
from tests.rivals.scenario import ID_OF, City, out, seat, vampire

GAMES: Final = 16
LONG: Final = 500  # answers of a game that are looked at


def kind(city: City) -> str:
    """Of the question that is open now."""
    return PASSING.kind(city.table, city.asked())


def passed(city: City) -> str:
    return PASSING.option(city.table, city.asked())


def fight(*hand: str, card: str = "Baseball Bat", blood: int = 4) -> City:
    """The Cossack attacks Shades, beside whom Flick stands: at most 3 damage is left of a card nobody sees."""
    city = City(
        A=seat(coterie=[out("The Cossack"), "Skunk"], hand=[card, "Greed"]),
        B=seat(coterie=[out("Shades", blood=blood), out("Flick"), "Nancy Witt"], hand=list(hand)),
    )
    city.acts()
    city.attack("The Cossack", "Shades", "physical", card)
    return city


def hidden(secrecy: int = 2) -> City:
    """The Cossack attacks Doc, for whom Intel is missing. Everyone has cards."""
    city = City(
        A=seat(coterie=[out("The Cossack")], hand=["Greed"]),
        B=seat(coterie=["Doc", "Velvet"], hand=["Greed"]),
        C=seat(hand=["Greed"] * 4),
    )
    city.lends("Doc", Plus(SECRECY, secrecy, ITSELF))
    city.acts()
    city.answers("A", "attack <The Cossack>", "target <Doc>")
    return city


def test_no_question_is_passed_in_a_game_that_says_nothing_of_it() -> None:
    city, none = fight(), Passing()
    assert (none.option(city.table, city.asked()), none.kind(city.table, city.asked())) == ("", "")
    assert (none.kinds(city.table, 1), none.spans(city.table), none.signs(city.table, 1)) == ([], {}, [])
    assert (none.waits(city.table, 1), none.in_danger(city.table, city.asked())) == (False, False)


# ---- what can be passed


@rule("window.principle")
def test_what_is_asked_of_a_defender_can_be_passed_whatever_is_in_the_hand() -> None:
    for hand in ("Fleetness", "Greed"):
        city = fight(hand)
        assert (city.what, kind(city), passed(city)) == ("AskBlock", "defence", "let")
        city.answers("B", "let")
        assert (city.what, kind(city), passed(city)) == ("AskReaction", "defence", "none")


def test_what_one_does_oneself_is_never_passed_by_a_standing_answer() -> None:
    city = City(A=seat(coterie=[out("Brother"), out("Hydra")], hand=["Baseball Bat"]), B=seat(coterie=[out("Shades")]))
    city.acts()
    assert (city.what, kind(city), passed(city)) == ("AskAction", "", "")
    city.attack("Hydra", "Shades", "physical", "Baseball Bat", "Brother")
    assert (city.what, kind(city), passed(city)) == ("AskWindow", "", "pass")


def test_intel_for_others_is_the_one_kind_that_nobody_is_asked_at_first() -> None:
    city = hidden()
    assert (city.asking, kind(city), passed(city)) == ("AskIntel A", "", "done")
    city.answers("A", "done")
    assert (city.asking, kind(city), passed(city)) == ("AskIntel B", "intel", "done")
    usual = {one.name: one.usual for one in PASSING.kinds(city.table, 1)}
    assert [name for name in usual if usual[name] != ALWAYS] == ["intel"]
    assert usual["intel"] == NEVER


def test_cards_that_were_chosen_for_intel_are_not_given_by_passing() -> None:
    city = hidden()
    city.answers("A", "done")
    city.answers("B", "done")
    assert (city.asking, kind(city)) == ("AskIntel C", "intel")
    city.answers("C", "discard [Greed]")
    assert (city.asking, kind(city), passed(city)) == ("AskIntel C", "", "")


def test_a_relentless_card_is_asked_about_by_its_name() -> None:
    """Only where the question is about nothing else."""
    city = City(
        A=seat(coterie=[out("The Cossack")]),
        B=seat(coterie=["Velvet", "Street Preacher"], prestige=5),
        C=seat(coterie=[out("Doc"), out("Yusuf Kaya")]),
    )
    city.acts()
    city.attack("The Cossack", "Doc", "physical")
    assert (city.asking, kind(city)) == ("AskBlock C", "defence")
    city.answers("C", "let")
    assert (city.asking, kind(city), passed(city)) == ("AskBlock B", "card core-street-preacher", "let")
    cards = [[one.card for one in PASSING.kinds(city.table, number) if one.card] for number in range(3)]
    assert cards == [[], ["core-street-preacher"], []]


def test_to_prevent_damage_is_a_kind_of_its_own_and_damage_from_nowhere_is_danger() -> None:
    city = City(A=seat(), B=seat(coterie=[vampire("Doc", on=["Vagrant"])]))
    city.acts()
    city.strikes(("Doc", 1, PHYSICAL, False), by="Nancy Witt", doer="A")
    assert (city.asking, kind(city), passed(city)) == ("AskChange B", "prevention", "no")
    assert PASSING.in_danger(city.table, city.asked())


def test_schemes_and_choices_of_cards_are_never_passed() -> None:
    assert {"AskPrice", "AskBid", "AskAccept", "AskDiscard", "AskAttackCard"}.isdisjoint(PASSED)


def test_who_stays_out_of_a_scheme_says_so_every_time() -> None:
    """One can pass there, and nobody does it for them."""
    city = City(A=seat(coterie=["Nancy Witt"], hand=["Free Money"], library=["Greed"]), B=seat(coterie=["Hydra"]))
    city.acts()
    city.answers("A", "play [Free Money]", "yes")
    assert (city.asking, kind(city), passed(city)) == ("AskDeclare B", "", "out")
    city.answers("B", "out")
    assert city.asking == "AskAction A"


# ---- for how long


def test_the_attack_is_a_shorter_span_than_the_turn_and_ends_sooner() -> None:
    city = fight()
    assert list(PASSING.spans(city.table)) == ["turn", "attack"]
    assert (PASSING.waits(city.table, 0), PASSING.waits(city.table, 1)) == (False, True)
    turn = PASSING.spans(city.table)["turn"]
    city.answers("B", "let")
    assert city.fought_out
    assert PASSING.spans(city.table) == {"turn": turn}


# ---- what changes, and who would fall


def test_another_target_is_a_sign_and_so_is_one_who_would_fall() -> None:
    city = fight("Fleetness")
    before = set(PASSING.signs(city.table, 1))
    assert before == {f"target {city.table.handle(city.card('Shades'))}"}
    city.answers("B", "block <Flick>")
    blocked, flick = set(PASSING.signs(city.table, 1)), city.table.handle(city.card("Flick"))
    assert blocked - before == {f"target {flick}", f"falls {flick}"}, "she has less Blood than Shades"
    assert city.asking == "AskReaction B"


def test_a_card_that_is_turned_up_is_a_sign() -> None:
    city = City(
        A=seat(coterie=[out("The Cossack")], hand=["Baseball Bat"]),
        B=seat(coterie=[out("Doc", on=["Vagrant"])], hand=["Greed"]),
    )
    city.acts()
    city.attack("The Cossack", "Doc", "physical", "Baseball Bat")
    assert city.asking == "AskReaction B"
    assert not any(sign.startswith("shown") for sign in PASSING.signs(city.table, 1))
    city.answers("B", "none")
    assert city.asking == "AskChange B"
    assert f"shown {ID_OF['Baseball Bat']}" in PASSING.signs(city.table, 1)


def worst(blood: int, card: str) -> bool:
    city = fight(card=card, blood=blood)
    assert city.asking == "AskBlock B"
    return falling(city.table, 1) == [city.card("Shades")]


def test_a_card_that_lies_face_down_counts_as_the_worst_that_can_lie_there() -> None:
    """Whatever it is: the same for a bluff."""
    for card in ("Baseball Bat", ".38 Special"):
        assert [worst(blood, card) for blood in (3, 4)] == [True, False]


DEALT = 3  # by The Cossack with a Baseball Bat to Doc, before anything is prevented


def test_once_the_cards_are_up_it_is_known_who_falls() -> None:
    falls = []
    for blood in (DEALT, DEALT + 1):
        city = City(
            A=seat(coterie=[out("The Cossack")], hand=["Baseball Bat"]),
            B=seat(coterie=[out("Doc", blood=blood, on=["Vagrant"])], hand=["Greed"]),
        )
        city.acts()
        city.attack("The Cossack", "Doc", "physical", "Baseball Bat")
        city.answers("B", "none")
        assert city.asking == "AskChange B"
        falls.append(PASSING.in_danger(city.table, city.asked()))
    assert falls == [True, False]


def test_nobody_of_those_who_only_watch_a_fight_would_fall() -> None:
    city = fight(blood=1)
    assert city.asking == "AskBlock B"
    assert (falling(city.table, 0), len(falling(city.table, 1))) == ([], 1)


# ---- only what everyone can see


@pytest.mark.parametrize("seats", [2, 3])
@rule("window.principle")
def test_whether_somebody_is_asked_depends_on_nothing_that_the_others_cannot_know(seats: int) -> None:
    """In whole games, with another deal of what each of the others cannot know."""
    rng, looked = Random(seats), Counter[str]()
    for seed in range(GAMES):
        table = eager_table(seats, seed)
        for _ in range(LONG):
            for question in [] if table.over else table.questions():
                of = PASSING.kind(table, question)
                if of:
                    looked[of] += 1
                    other = rng.choice([one for one in range(seats) if one != question.seat])
                    assert known(table.seat(other).imagine(rng), question.seat) == known(table, question.seat)
            if table.over:
                break
            eager_step(table, rng)
    assert min(looked["defence"], looked["conspiracy"], looked["claim"]) > 5, looked


def known(table: Table, number: int) -> tuple[object, ...]:
    """All that decides whether this seat is asked."""
    question = table.seat(number).question()
    assert question is not None, "the same question is open"
    passing, spans = PASSING.kind(table, question), PASSING.spans(table)
    return passing, spans, PASSING.signs(table, number), PASSING.in_danger(table, question), question.what
