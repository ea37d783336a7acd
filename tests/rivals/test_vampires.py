"""What stands on a vampire: attributes, text, Disciplines, and whom its text speaks of."""

from __future__ import annotations

import pytest

from gloam.core.texts import Cause
from gloam.rivals.catalogue import CELERITY, DISCIPLINES, OBFUSCATE, PRESENCE
from gloam.rivals.counts import Cards, Icons
from gloam.rivals.pieces import ATTACHED
from gloam.rivals.which import PARTY, Which
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


def duel(attacker: str, target: str, kind: str, card: str = "") -> City:
    """One vampire attacks another, both alone in The Street, up to the first ability that may be used."""
    city = City(
        A=seat(coterie=[vampire(attacker, street=True), "Doc"], hand=[card] if card else [], library=["Greed"]),
        B=seat(coterie=[vampire(target, street=True), "Hydra"]),
    )
    city.acts()
    city.attack(attacker, target, kind, card)
    return city


def dealt(city: City) -> object:
    return city.log("summed")[-1]["amount"]


@rule("vamp.attr-physical")
def test_physical_adds_to_a_physical_attack() -> None:
    city = duel("The Cossack", "Velvet", "physical")
    city.passes()
    assert dealt(city) == 2
    assert city.blood("Velvet") == 2
    assert city.asking == "AskAction A"


@rule("vamp.attr-physical")
def test_physical_reduces_ranged_damage() -> None:
    city = duel("Beretta", "Yusuf Kaya", "ranged", ".38 Special")
    city.answers("A", "use <Beretta>")
    city.passes()
    assert dealt(city) == 3
    assert city.blood("Yusuf Kaya") == 4
    assert city.asking == "AskAction A"


@rule("vamp.attr-physical", "vamp.attr-social", "vamp.attr-mental")
@pytest.mark.parametrize(
    ("attacker", "target", "kind", "card", "sum_", "left"),
    [
        ("Johnny", "Nancy Witt", "social", "Know Your Place", 3, 2),
        ("Johnny", "Brother", "social", "Know Your Place", 3, 3),
        ("Brother", "Skunk", "mental", "Terrorize", 3, 1),
        ("Brother", "Inmate #745943", "mental", "Terrorize", 3, 1),
        ("The Cossack", "Skunk", "physical", "Baseball Bat", 3, 1),
    ],
)
def test_an_attribute_adds_to_attacks_of_its_type_and_reduces_their_damage(
    attacker: str, target: str, kind: str, card: str, sum_: int, left: int
) -> None:
    city = duel(attacker, target, kind, card)
    city.passes()
    assert dealt(city) == sum_
    assert city.blood(target) == left
    assert city.asking == "AskAction A"


@rule("vamp.attr-physical", "vamp.attr-social", "vamp.attr-mental")
@pytest.mark.parametrize(
    ("attacker", "target", "kind", "card", "amount"),
    [
        ("Velvet", "Hydra", "physical", "Baseball Bat", 3),
        ("Inmate #745943", "Ty Smith", "social", "Humiliate", 2),
        ("Inmate #745943", "Karma", "mental", "The Mighty Fall", 3),
    ],
)
def test_an_attribute_adds_to_reactions_that_deal_damage(
    attacker: str, target: str, kind: str, card: str, amount: int
) -> None:
    city = City(
        A=seat(coterie=[vampire(attacker, street=True), "Doc"], library=["Greed"]),
        B=seat(coterie=[vampire(target, street=True)], hand=[card]),
    )
    city.acts()
    city.attack(attacker, target, kind)
    city.answers("B", f"lay [{card}]")
    city.passes()
    assert city.blood(attacker) == 4 - amount
    assert city.asking == "AskAction A"


@rule("vamp.text-kinds", "source.you")
def test_text_with_a_cost_is_used_and_other_text_acts_by_itself() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Doc", blood=4), "Bruno Wagner"],
            hand=["Search Engine"],
            prestige=6,
            library=["Greed", "Mercy"],
        )
    )
    city.acts()
    city.answers("A", "play [Search Engine]")
    assert city.hand("A") == ["Mercy"]
    assert city.prestige("A") == 6
    assert city.ready("Bruno Wagner")
    city.answers("A", "use <Doc>")
    assert (city.prestige("A"), city.blood("Doc")) == (5, 5)
    assert city.hand("A") == ["Mercy"]
    assert city.asking == "AskAction A"


@rule("source.this-character")
@pytest.mark.parametrize(("attacker", "more"), [("Inmate #745943", 1), ("The Cossack", 0)])
def test_this_character_is_that_vampire_alone(attacker: str, more: int) -> None:
    city = City(
        A=seat(
            coterie=[vampire("Inmate #745943", street=1, on=["Primogen"]), vampire("The Cossack", street=1)],
            library=["Greed"],
        ),
        B=seat(coterie=[vampire("Doc", street=True, on=["Herald"])]),
    )
    city.acts()
    other = "The Cossack" if attacker != "The Cossack" else "Inmate #745943"
    city.attack(attacker, "Doc", "physical", "", other)
    city.passes()
    assert dealt(city) == 2 + more
    assert city.asking == "AskAction A"


@rule("source.this-party")
@pytest.mark.parametrize(("target", "lost"), [("Montgomery White", 1), ("Doc", 2)])
def test_this_party_is_every_member_the_bearer_too(target: str, lost: int) -> None:
    def shot(*, together: bool) -> City:
        city = City(
            A=seat(coterie=[vampire("Beretta", street=True)], hand=["Scoped .30-06"], library=["Greed"]),
            B=seat(coterie=[vampire("Montgomery White", street=1), vampire("Doc", street=1 if together else 2)]),
        )
        city.acts()
        city.attack("Beretta", target, "ranged", "Scoped .30-06")
        city.answers("A", "use <Beretta>")
        city.passes()
        assert dealt(city) == 3
        assert city.asking == "AskAction A"
        return city

    full = {"Montgomery White": 4, "Doc": 5}[target]
    alone = 0 if target == "Montgomery White" else 1
    assert shot(together=True).blood(target) == full - lost
    assert shot(together=False).blood(target) == full - lost - alone


# ---- Disciplines


@rule("disc.list")
def test_there_are_11_core_disciplines_and_oblivion_comes_with_prague() -> None:
    assert (
        *("animalism", "auspex", "celerity", "dominate", "fortitude", "obfuscate", "potence", "presence", "protean"),
        *("blood-sorcery", "thin-blood-alchemy"),
        "oblivion",
    ) == DISCIPLINES


@rule("disc.no-effect")
@pytest.mark.parametrize("attacker", ["Skunk", "Randolph Marz"])
def test_a_discipline_does_nothing_by_itself(attacker: str) -> None:
    city = duel(attacker, "Velvet", "physical")
    city.passes()
    assert dealt(city) == 1
    assert city.asking == "AskAction A"


@rule("disc.count-vampires", "disc.count-icons")
def test_vampires_with_a_discipline_count_once_and_its_icons_each() -> None:
    city = City(A=seat(coterie=[vampire("The Cossack", on=["Skateboarder"]), "Sweetums", "Flick"]))
    here = Cause(0, city.card("The Cossack"), 0)
    assert Cards(Which(PARTY, icon=CELERITY)).of(city.table, here) == 2
    assert Icons(CELERITY, Which(PARTY)).of(city.table, here) == 3


@rule("disc.count-icons")
def test_holdout_dagger_counts_icons() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Bad Penny", street=1), vampire("Velvet", street=1)],
            hand=["Holdout Dagger"],
            library=["Greed"],
        ),
        B=seat(coterie=[vampire("Doc", street=True)]),
    )
    assert Icons(OBFUSCATE, Which(PARTY)).of(city.table, Cause(0, city.card("Velvet"), 0)) == 3
    city.acts()
    city.attack("Bad Penny", "Doc", "physical", "Holdout Dagger", "Velvet")
    city.passes()
    assert dealt(city) == 3
    assert city.asking == "AskAction A"


@rule("disc.count-vampires")
def test_throat_rip_counts_vampires() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Beretta", street=1), vampire("Skunk", street=1), vampire("Flick", street=1)],
            hand=["Throat Rip"],
            library=["Greed"],
        ),
        B=seat(coterie=[vampire("Doc", street=True)]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "physical", "Throat Rip", "Skunk", "Flick")
    city.passes()
    assert dealt(city) == 3
    assert city.asking == "AskAction A"


def voiced(*attackers: dict[str, object], on: tuple[str, ...] = ("Student",)) -> City:
    """The first of these attacks Guv'nah with Irresistible Voice, up to the abilities."""
    city = City(
        A=seat(coterie=[{**one, "street": 1} for one in attackers], hand=["Irresistible Voice"], library=["Greed"]),
        B=seat(coterie=[vampire("Guv'nah", street=True, on=on)]),
    )
    city.acts()
    others = [str(one["name"]) for one in attackers[1:]]
    city.attack(str(attackers[0]["name"]), "Guv'nah", "mental", "Irresistible Voice", *others)
    return city


@rule("disc.lead-icon", "cost.discipline-missing")
def test_without_the_discipline_in_front_the_card_still_strikes() -> None:
    city = voiced(vampire("The Cossack"), vampire("Flick"))
    city.passes()
    assert city.log("used") == []
    assert dealt(city) == 3
    assert city.guests("Guv'nah") == ["Student"]
    assert city.asking == "AskAction A"


@rule("disc.lead-icon", "cost.discipline", "cost.source")
def test_with_the_discipline_the_theft_is_offered_once_however_many_icons() -> None:
    city = voiced(vampire("Johnny"), on=("Student", "Athlete"))
    assert city.asks("A", "pass", "use <Irresistible Voice>")
    city.answers("A", "use <Irresistible Voice>", "choose <Student>")
    assert city.blood("Johnny") == 2
    assert city.guests("Johnny") == ["Student"]
    assert Icons(PRESENCE, Which(PARTY)).of(city.table, Cause(0, city.card("Johnny"), 0)) == 2
    assert len(city.log("used")) == 1
    assert "use <Irresistible Voice>" not in city.options("A")
    city.passes()
    assert city.guests("Guv'nah") == ["Athlete"]
    assert city.asking == "AskAction A"


@rule("disc.later-clause")
def test_a_clause_that_alters_an_effect_is_out_of_reach_with_it() -> None:
    city = voiced(vampire("The Cossack"), vampire("Lolita"))
    city.passes()
    assert city.log("used") == []
    assert city.guests("Guv'nah") == ["Student"]
    assert city.asking == "AskAction A"


@rule("disc.later-clause")
def test_with_the_discipline_a_party_with_dominate_pays_less() -> None:
    city = voiced(vampire("Johnny"), vampire("Lolita"))
    city.answers("A", "use <Irresistible Voice>")
    city.passes()
    assert city.blood("Johnny") == 3
    assert city.guests("Johnny") == ["Student"]
    assert city.asking == "AskAction A"


@rule("disc.retainer")
def test_a_discipline_from_a_retainer_counts_like_a_printed_one() -> None:
    city = voiced(vampire("The Cossack", blood=4, on=["Chef"]))
    assert city.asks("A", "pass", "use <Irresistible Voice>")
    city.answers("A", "use <Irresistible Voice>")
    city.passes()
    assert city.guests("The Cossack") == ["Chef", "Student"]
    assert city.zone("Student") == ATTACHED
    assert city.asking == "AskAction A"
