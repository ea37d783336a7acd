"""What stands beside an answer so that nobody has to know it: what it costs, what it brings, and who is meant."""

from __future__ import annotations

import html
import re

import pytest

from gloam.core.table import Table
from gloam.rivals.game import RIVALS as GAME
from gloam.web import tags as h
from gloam.web.drawings.rivals.cards import full
from gloam.words.pages import Speech
from tests.rivals.scenario import City, out, seat, vampire
from tests.rivals.test_conspiracies import GLORY, seen_by
from tests.web.markup import Markup
from tests.web.rivals.scenes import DRAWING, dock, sentence
from tests.web.scenes import scene_of


def words(drawn: object) -> str:
    return html.unescape(" ".join(re.sub(r"<[^>]+>", " ", str(drawn)).split()))


def page(table: City, who: str, *chosen: str, language: str = "en") -> str:
    seat_of = table.names.index(who)
    return dock(scene_of(table.table, seat_of, language, [table.spelled(option) for option in chosen]))


def hunt(blood: int) -> City:
    """Hydra of A's, with so much Blood, has felled a Vagrant."""
    table = City(
        street=["Vagrant"],
        A=seat(coterie=[out("Hydra", blood=blood)], hand=["Throat Rip"]),
        B=seat(coterie=[out("Nancy Witt")]),
    )
    table.acts()
    table.answers("A", "attack <Hydra>", "target <Vagrant>", "physical", "none")
    while table.what == "AskWindow":
        table.passes_once()
    assert table.what == "AskSpoils"
    return table


def test_a_leader_is_chosen_knowing_what_it_costs() -> None:
    table: Table = GAME.table(seats=2, seed=1)
    said = words(dock(scene_of(table, 0)))
    assert "Its Blood Potency is paid out of your 20 Prestige, and is its Blood." in said
    assert "se paie sur vos 20 Prestige" in words(dock(scene_of(table, 0, language="fr")))


def test_a_fallen_mortal_is_burned_knowing_what_it_mends() -> None:
    assert "Hydra, who has 6 of 6 Blood, mends up to 2." in words(page(hunt(6), "A"))
    assert "Hydra, who has 3 of 6 Blood, mends up to 2." in words(page(hunt(3), "A"))
    assert "Hydra, avec 3 Sang sur 6, en régénère jusqu'à 2." in words(page(hunt(3), "A", language="fr"))


def test_a_mortal_s_card_says_what_burning_it_mends_and_a_vampire_s_says_nothing_of_it() -> None:
    speech = Speech("en", "rivals")
    assert "2 Blood mended by burning it" in words(full(speech, "core-vagrant"))
    assert "3 Blood mended by burning it" in words(full(speech, "core-athlete"))
    assert "burning it" not in words(full(speech, "core-hydra"))


def test_a_retainer_burned_between_actions_mends_nothing_and_its_button_says_so() -> None:
    table = City(A=seat(coterie=[vampire("Hydra", blood=3, on=["Vagrant"])]), B=seat())
    table.acts()
    assert "Burn Vagrant It mends nothing." in words(page(table, "A"))
    table.answers("A", "burn <Vagrant>")
    assert table.blood("Hydra") == 3
    assert "It mends nothing." not in words(page(table, "A"))


def test_a_retainer_is_burned_for_nothing_only_after_a_second_word() -> None:
    table = City(A=seat(coterie=[vampire("Hydra", blood=3, on=["Vagrant"])]), B=seat())
    table.acts()
    (question,) = table.table.questions()
    view = table.table.view(question.seat)
    assert DRAWING.costly(view, question, table.spelled("burn <Vagrant>"))
    assert not DRAWING.costly(view, question, "library")
    drafted = scene_of(table.table, question.seat, "en", [table.spelled("burn <Vagrant>")])
    assert words(h.div[DRAWING.bill(drafted)]) == "It mends nothing."


def test_what_is_exhausted_is_marked_and_not_struck_through() -> None:
    def shown(*, ready: bool) -> str:
        table = City(A=seat(coterie=[vampire("Hydra", on=[("Vagrant", ready)])]), B=seat())
        table.acts()
        return words(h.div[DRAWING.board(scene_of(table.table, 0))])

    assert ", Retainer , exhausted" in shown(ready=False)
    assert ", Retainer , exhausted" not in shown(ready=True)


def test_prevention_says_whom_the_damage_reaches_and_how_much_is_left_of_it() -> None:
    table = City(
        A=seat(coterie=[out("Hydra")], hand=["Throat Rip"]),
        B=seat(coterie=[out("Iris Lokken", on=["Vagrant"]), out("Nancy Witt")]),
    )
    table.acts()
    table.answers("A", "attack <Hydra>", "target <Iris Lokken>", "physical", "none")
    while table.what != "AskChange":
        table.passes_once()
    seat_of = table.names.index("B")
    asked = sentence(scene_of(table.table, seat_of))
    left = re.fullmatch(r"Iris Lokken is about to take (\d) damage\. Do you use Vagrant against it\?", asked)
    assert left is not None, asked
    before = table.blood("Iris Lokken")
    table.answers("B", "no")
    table.passes()
    assert table.blood("Iris Lokken") == before - int(left.group(1))


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Chef is about to be attached to Hydra. Do you use Sheilar Omar?"),
        ("fr", "Hydra va recevoir «\u202fChef\u202f». Utilisez-vous Sheilar Omar\u202f?"),
    ],
)
def test_whoever_may_give_a_retainer_to_another_is_told_which_one_it_is(language: str, asked: str) -> None:
    table = City(
        street=["Chef"], A=seat(coterie=[out("Hydra"), out("Sheilar Omar"), out("Skunk")], hand=["Throat Rip"])
    )
    table.acts()
    table.attack("Hydra", "Chef", "physical", "Throat Rip", "Sheilar Omar", "Skunk")
    table.passes()
    table.answers("A", "attach")
    assert sentence(scene_of(table.table, 0, language)) == asked
    table.answers("A", "no")
    assert (table.guests("Hydra"), table.idle) == (["Chef"], True)


def test_a_target_shows_the_secrecy_that_intel_has_to_reach() -> None:
    table = City(
        A=seat(coterie=[out("Skunk")], hand=["Throat Rip", "Greed"]),
        B=seat(coterie=[out("Nancy Witt"), vampire("Ty Smith")]),
    )
    table.acts()
    drawn = Markup(page(table, "A", "attack <Skunk>", "go"))
    targets = {one.text.split(" ")[0]: one.text for one in drawn.all("button") if "(Attack " in one.text}
    home = next(text for text in targets.values() if "Ty Smith" in text)
    street = next(text for text in targets.values() if "Nancy Witt" in text)
    assert "Secrecy" in home
    assert "Secrecy" not in street


def test_of_a_play_that_was_begun_only_what_can_be_chosen_stands_as_a_card() -> None:
    table = City(
        A=seat(coterie=[vampire("Hydra")], hand=["Emergency Bloodbag", "Throat Rip", "Fleetness"], prestige=8), B=seat()
    )
    table.acts()

    def cards(*chosen: str) -> list[str]:
        return [one.attributes["data-read"] for one in Markup(page(table, "A", *chosen)).all("article")]

    assert len(cards()) == 3
    assert cards("play [Emergency Bloodbag]") == [table.spelled("[Emergency Bloodbag]")]


def test_blood_lies_on_an_ongoing_card_and_prestige_on_a_conspiracy() -> None:
    table = City(A=seat(coterie=[vampire("Hydra")], hand=["Emergency Bloodbag"], prestige=8), B=seat())
    table.acts()
    table.answers("A", "play [Emergency Bloodbag]")
    board = str(DRAWING.board(scene_of(table.table, 1)))
    chip = re.search(r'<span class="r-tok">.*?</span></span>', board)
    assert chip is not None
    assert "#blood" in chip.group()
    assert words(chip.group()) == "3 Blood"


def test_prestige_is_hidden_knowing_who_loses_it_and_an_ability_is_used_knowing_what_it_does() -> None:
    table = City(
        A=seat(coterie=[vampire("Lixue Chen"), vampire("Muhammad Zadeh")], hand=["Fame & Fortune"], prestige=8),
        B=seat(coterie=[vampire("Nancy Witt"), vampire("Flick")], prestige=8),
    )
    table.acts()
    table.plays("Fame & Fortune", "Muhammad Zadeh")
    table.answers("A", "yes")
    said = words(page(table, "B"))
    assert "Shown when all have declared: gone if your side wins, yours again if it loses." in said
    assert "Flick, with its ability" in said
    assert "pay 1 Blood: this character has +3 Influence for this action." in said
    assert "perdu si votre camp l'emporte" in words(page(table, "B", language="fr"))


def test_a_contribution_is_accepted_by_the_name_of_the_conspiracy() -> None:
    table = City(players=3, A=seat(conspiracies=[GLORY]), B=seat(), C=seat())
    seen_by(table, "Lost Glory", "B")
    table.acts()
    table.answers("B", "give")
    asked = scene_of(table.table, 0)
    assert sentence(asked).endswith(
        "would put 1 Prestige on Lost Glory, and so be safe from it if it chooses a victim. Do you accept?"
    )
    assert "core-lost-glory" in dock(asked), "the card stands beside it"


def test_whom_balance_of_power_names_is_asked_by_its_name() -> None:
    table = City(
        players=3,
        A=seat(coterie=[vampire("Lixue Chen")], hand=["Balance of Power"], prestige=8),
        B=seat(prestige=8),
        C=seat(prestige=8),
    )
    table.acts()
    table.plays("Balance of Power", "")
    assert table.what == "AskNamed"
    assert sentence(scene_of(table.table, 0)).startswith("Balance of Power: whom do you name beside yourself?")


def test_an_attack_that_was_begun_elsewhere_still_says_who_attacks() -> None:
    table = City(A=seat(coterie=[out("Skunk"), out("Hydra")]), B=seat(coterie=[out("Nancy Witt")]))
    table.acts()
    table.answers("A", "attack <Skunk>")
    assert table.what == "DraftAttack"
    assert sentence(scene_of(table.table, 0)).startswith("Skunk attacks whom")
