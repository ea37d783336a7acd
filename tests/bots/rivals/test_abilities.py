"""What greedy makes of abilities that pay later: actions that are gained, Intel for an attack to come."""

from __future__ import annotations

from gloam import bots
from gloam.bots.rivals.standing import standing
from gloam.rivals.antagonists import Antagonists
from gloam.rivals.turn import PassOn
from tests.rivals.scenario import City, out, seat, vampire


def chosen(city: City, name: str) -> str:
    """What greedy answers here, as tests say it."""
    place = city.names.index(name)
    question = next(one for one in city.table.questions() if one.seat == place)
    return city.named(bots.make("greedy", 5).choose(city.table.seat(place), question))


def test_once_it_has_drawn_it_exhausts_who_is_idle_for_a_further_action() -> None:
    city = City(
        A=seat(
            coterie=["Leah Swiftfoot", "Hydra"], board=["Shape of the Beast"], hand=["Greed"], library=["Mercy"] * 9
        ),
        B=seat(library=["Mercy"] * 9),
    )
    city.turn_of("A")
    city.answers("A", "draw", "draw")
    assert (chosen(city, "A"), city.idle) == ("use <Shape of the Beast>", True)


def test_it_spies_for_an_attack_that_would_not_come_to_anything_otherwise() -> None:
    city = City(
        A=seat(coterie=[out("Chooha"), out("Hydra")], hand=["Fleetness"]),
        B=seat(coterie=[vampire("Doc", blood=1), "Karma"]),
    )
    city.acts()
    assert chosen(city, "A") == "use <Chooha>"
    city.answers("A", "use <Chooha>")
    assert chosen(city, "A") == "attack <Hydra>"
    city.answers("A", "attack <Hydra>")
    assert (chosen(city, "A"), city.asking) == ("target <Doc>", "AskTarget A")


def test_it_spies_for_nothing_where_all_targets_are_outside() -> None:
    city = City(
        A=seat(coterie=[out("Chooha"), out("Hydra")], hand=["Fleetness"]),
        B=seat(coterie=[out("Doc", blood=1), "Karma"]),
    )
    city.acts()
    assert chosen(city, "A").startswith("attack ")
    assert city.idle


def test_it_takes_a_mortal_in_and_feeds_that_one() -> None:
    city = City(
        street=["Special Affairs Division", "Chef"],
        A=seat(coterie=["Hydra"], board=["Second Tradition: The Domain", "Protect the Flock"], hand=["Fleetness"]),
        B=seat(coterie=["Doc"]),
    )
    city.acts()
    city.table.actions = 0
    city.table.settle()
    assert chosen(city, "A") == "use <Second Tradition: The Domain>"
    city.answers("A", "use <Second Tradition: The Domain>")
    assert (city.guests("Second Tradition: The Domain"), chosen(city, "A")) == (["Chef"], "use <Protect the Flock>")
    city.answers("A", "use <Protect the Flock>")
    assert (chosen(city, "A"), city.asking) == ("choose <Chef>", "AskCard A")


def test_it_pays_for_a_mortal_only_where_there_is_none_for_nothing() -> None:
    city = City(
        street=["Chef", "Student"],
        A=seat(coterie=["Hydra"], board=["Second Tradition: The Domain"]),
        B=seat(coterie=[out("Brother")], hand=["Throat Rip"]),
    )
    city.acts()
    city.answers("A", "use <Second Tradition: The Domain>", "choose <Chef>")
    city.acts("B")
    city.answers("B", "attack <Brother>")
    assert (chosen(city, "B"), city.asking) == ("target <Student>", "AskTarget B")


def test_it_buys_as_much_intel_as_it_takes_to_reach_the_target() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], board=[("Cracking the Case", 4)], hand=["Throat Rip"]),
        B=seat(coterie=[vampire("Doc", blood=1), vampire("Leah Swiftfoot", on=["Earth Meld"])]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Doc>")
    assert chosen(city, "A") == "use <Cracking the Case>"
    city.answers("A", "use <Cracking the Case>")
    question = city.first_question()
    assert (question.options, chosen(city, "A")) == (("pay 1", "pay 2", "pay 3"), "pay 1")
    city.answers("A", "pay 1")
    assert city.asking == "AskIntel A"


def test_it_covers_the_agenda_of_its_rival() -> None:
    city = City(
        players=3,
        A=seat(coterie=["Hydra"], hand=["Constant Surveillance", "Greed"]),
        B=seat(coterie=["Doc"], agenda_card="Turf War", haven="Artist Lofts"),
        C=seat(coterie=["Karma"], agenda_card="Turf War", haven="Artist Lofts"),
    )
    city.acts()
    city.plays("Constant Surveillance", "Hydra")
    assert chosen(city, "A") == "foe B"
    city.answers("A", "foe B")
    assert city.asking == "AskWhich A"


def test_it_hides_whom_the_antagonists_would_burn() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(
            coterie=[out("Velvet", blood=1)], board=["Hiding in Plain Sight"], hand=["Greed"], library=["Mercy"] * 9
        ),
        B=seat(coterie=["Doc"], library=["Mercy"] * 9),
    )
    city.do(Antagonists(), PassOn())
    assert (chosen(city, "A"), city.asking) == ("use <Hiding in Plain Sight>", "AskWindow A")


def test_it_attacks_a_mortal_from_the_sewers() -> None:
    city = City(
        street=["Vagrant"], A=seat(coterie=["Hydra"], haven="The Sewers", hand=["Throat Rip"]), B=seat(coterie=["Doc"]),
    )  # fmt: skip
    city.acts()
    assert (chosen(city, "A"), city.idle) == ("attack <Hydra>", True)


def test_it_passes_a_retainer_on_only_where_there_is_no_room() -> None:
    for on, answer in (([], "no"), (["Athlete", "Student", "Tour Guide"], "use <Sheilar Omar>")):
        city = City(
            street=["Chef"], A=seat(coterie=[out("Hydra", on=on), out("Sheilar Omar")], hand=["Throat Rip", "Greed"])
        )
        city.acts()
        city.attack("Hydra", "Chef", "physical", "Throat Rip", "Sheilar Omar")
        city.passes()
        city.answers("A", "attach")
        assert (chosen(city, "A"), city.asking) == (answer, "AskChange A")


def test_it_steals_a_rival_token_that_names_a_third_player() -> None:
    city = City(
        players=3,
        A=seat(coterie=["General Flint"], hand=["Spy Games", "Greed"]),
        B=seat(coterie=["Doc"]),
        C=seat(coterie=["Karma"]),
    )
    city.acts()
    city.answers("A", "play [Spy Games]")
    assert (chosen(city, "A"), city.asking) == ("foe B", "AskFoe A")


def test_it_names_the_type_of_most_cards_that_it_knows_to_be_there() -> None:
    city = City(
        A=seat(coterie=["Skunk"], hand=["The Shakedown", "Greed"]),
        B=seat(coterie=["Doc"], hand=["Seduction", "Humiliate", "Greed"]),
    )
    for card in city.table.hand[1]:
        city.table.see(card, 1)
    city.acts()
    city.plays("The Shakedown", "Skunk")
    assert (chosen(city, "A"), city.asking) == ("social", "AskNamedType A")


def test_the_last_thing_there_is_to_do_is_weighed_though_the_next_turn_begins_with_it() -> None:
    city = City(
        street=["Vagrant"],
        city=["Chef"] * 3,
        A=seat(coterie=[vampire("Pong", ready=False)], board=["Protect the Flock"], library=["Mercy"] * 5),
        B=seat(coterie=["Doc"], haven="The Sewers", hand=["Greed"], library=["Mercy"] * 5),
    )
    city.turn_of("A")
    city.table.pieces[city.card("Pong")] = city.table.pieces[city.card("Pong")].but(ready=0)
    city.table.actions = 0
    city.table.settle()
    assert city.asks("A", "end", "use <Protect the Flock>")
    assert chosen(city, "A") in ("end", "use <Protect the Flock>")
    assert city.asking == "AskAction A"


def test_it_raises_whoever_exerts_for_its_own_scheme() -> None:
    city = City(A=seat(coterie=["Ty Smith", "Hydra"], hand=["Free Money"], board=["Voter Suppression"]))
    city.acts()
    city.plays("Free Money", "Hydra")
    assert chosen(city, "A") == "use <Voter Suppression>"
    city.answers("A", "use <Voter Suppression>")
    assert (chosen(city, "A"), city.asking) == ("exert <Ty Smith>", "AskDeclare A")


def test_it_keeps_the_agenda_of_bread_and_circuses_for_itself() -> None:
    city = City(A=seat(coterie=["Ty Smith", "Hydra"], hand=["Bread and Circuses"]), B=seat(coterie=["Doc"]))
    city.acts()
    city.plays("Bread and Circuses", "Hydra")
    city.declares(A="yes", B="out")
    assert (chosen(city, "A"), city.asking) == (city.named("choose 3"), "AskReward A")


def test_agenda_on_a_character_is_worth_something_where_the_agenda_card_takes_it_in() -> None:
    found = []
    for name in ("Prizefighter", "Turf War"):
        city = City(A=seat(coterie=[out("Hydra", prize=1)], agenda_card=name), B=seat(coterie=["Doc"]))
        found.append(standing(city.table, 0))
    assert found[0] > found[1]


def test_it_puts_a_name_under_its_mental_block_and_changes_it_for_no_other() -> None:
    city = City(
        A=seat(coterie=["Doc"], board=["Mental Block"]), B=seat(coterie=["Skunk"], library=["Greed", "Mercy", "Greed"])
    )
    city.acts()
    assert chosen(city, "A") == "use <Mental Block>"
    city.answers("A", "use <Mental Block>")
    assert (city.guests("Mental Block"), city.idle) == (["Greed"], True)


def test_it_puts_on_top_what_the_foe_could_use_best() -> None:
    city = City(
        A=seat(coterie=["Doc"], hand=["Clairvoyance"]),
        B=seat(coterie=["Wendy"], hand=["Apex Predator", "Throat Rip", "Free Money"]),
    )
    city.acts()
    city.plays("Clairvoyance", "Doc")
    assert city.asking == "AskOnTop A"
    assert chosen(city, "A") in ("take [Throat Rip]", "take [Free Money]")  # nobody there can play the other
    city.answers("A", "take [Free Money]")
    assert city.idle


def test_it_plays_flesh_of_marble_for_whoever_would_burn() -> None:
    city = City(A=seat(coterie=["Flick"]), B=seat(coterie=[out("Doc", blood=2), "Karma"], hand=["Flesh of Marble"]))
    city.acts()
    city.strikes(("Doc", 2, 0, True), by="Flick", doer="A")
    assert chosen(city, "B") == "show [Flesh of Marble]"
    city.answers("B", "show [Flesh of Marble]")
    assert (city.blood("Doc"), city.idle) == (1, True)
