"""Fear tokens: who is exhausted with one is not readied."""

from __future__ import annotations

from gloam.core.deeds import Deed
from gloam.rivals.pieces import HAVEN, NOTHING, TORPOR
from gloam.rivals.verbs import EXHAUST, FRIGHTEN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def frightened(**more: object) -> City:
    """A's Doc is exhausted and afraid in The Street, Brother beside it is only exhausted."""
    doc, brother = out("Doc", ready=False, fear=1, **more), out("Brother", ready=False)
    return City(city=["Chef", "Student", "Athlete"], A=seat(coterie=[doc, brother]))


@rule("fear.no-ready", "fear.still-returns")
def test_who_is_afraid_stays_exhausted_and_goes_home_all_the_same() -> None:
    city = frightened()
    city.turn_of("A")
    assert (city.ready("Doc"), city.ready("Brother")) == (False, True)
    assert (city.zone("Doc"), city.zone("Brother")) == (HAVEN, HAVEN)
    assert city.log("readied-all")[-1]["afraid"] == (city.table.handle(city.card("Doc")),)
    assert city.asking == "AskAction A"


@rule("fear.no-ready")
def test_what_is_attached_to_one_that_is_afraid_is_readied() -> None:
    city = frightened(on=[("Vagrant", False)])
    city.turn_of("A")
    assert (city.ready("Doc"), city.ready("Vagrant")) == (False, True)
    assert city.asking == "AskAction A"


@rule("fear.removed")
def test_the_tokens_go_in_that_step_and_the_turn_after_all_are_readied() -> None:
    city = City(
        city=["Chef", "Student", "Athlete"],
        A=seat(coterie=[vampire("Doc", ready=False, fear=1), vampire("Brother", fear=2)]),
        B=seat(coterie=[vampire("Hydra", fear=1)]),
    )
    city.turn_of("A")
    assert (city.fear("Doc"), city.fear("Brother"), city.fear("Hydra")) == (0, 0, 1)  # B's step has not come
    assert (city.ready("Doc"), city.ready("Brother")) == (False, True)
    city.answers("A", "end")
    assert (city.fear("Hydra"), city.ready("Doc")) == (0, False)  # now it has
    city.answers("B", "end")
    assert (city.ready("Doc"), city.ready("Brother")) == (True, True)
    assert "afraid" not in city.log("readied-all")[-1]
    assert city.asking == "AskAction A"


@rule("fear.ready-vampire")
def test_a_ready_vampire_blocks_though_it_is_afraid_and_keeps_the_token() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Skunk"), out("Nancy Witt", fear=1)]),
    )
    city.acts()
    city.attack("Hydra", "Skunk", "physical")
    city.answers("B", "block <Nancy Witt>")
    city.passes()
    assert (city.fear("Nancy Witt"), city.ready("Nancy Witt"), city.blood("Nancy Witt")) == (1, False, 1)
    assert city.idle


@rule("fear.exhausted-later")
def test_who_is_exhausted_after_the_token_came_is_not_readied_either() -> None:
    city = City(city=["Chef", "Student", "Athlete"], A=seat(coterie=["Doc", "Brother"]))
    doc = city.card("Doc")
    city.do(Deed(FRIGHTEN, 1, doc, 1, NOTHING, 0))
    city.do(Deed(EXHAUST, 1, doc, 1, NOTHING, 0))
    assert (city.fear("Doc"), city.ready("Doc")) == (1, False)
    city.turn_of("A")
    assert (city.fear("Doc"), city.ready("Doc")) == (0, False)
    assert city.asking == "AskAction A"


@rule("torpor.tokens")
def test_torpor_takes_fear_away() -> None:
    city = City(A=seat(coterie=["Brother", vampire("Doc", fear=1, weak=1)]))
    city.falls("Doc", "B")
    assert (city.zone("Doc"), city.fear("Doc"), city.weak("Doc"), city.blood("Doc")) == (TORPOR, 0, 0, 1)
    assert city.settled
