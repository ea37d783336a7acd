"""A game of Rivals at a terminal: what is passed, what stands beside an option, and what `?` shows."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from gloam.core.setup import LETTERS
from gloam.rivals.pieces import ATTACHED
from gloam.rivals.tokens import tokens
from gloam.terminal.company import Sitting
from gloam.terminal.play import Play
from gloam.terminal.rivals.board import RivalsBoard
from gloam.terminal.speech import Speech
from tests.rivals.scenario import City, out, seat, vampire


class Screen:
    """One player at a terminal, in the middle of a game."""

    def __init__(self, city: City, name: str, language: str = "en") -> None:
        self.written = StringIO()
        console = Console(width=100, file=self.written)
        place = LETTERS.index(name)
        self.play = Play(console, Speech(language, "rivals"), city.table, Sitting(place, ("random",)))

    def types(self, line: str) -> tuple[bool, str]:
        """Whether the question was answered, and what was said, in one line."""
        question = next(one for one in self.play.table.questions() if one.seat == self.play.you)
        done = self.play.respond(question, line)
        return done, self.said()

    def shows(self) -> str:
        self.play.show(self.play.table.questions()[0])
        return self.said()

    def sides(self) -> list[object]:
        """What was declared so far."""
        return [event["side"] for event in self.play.table.events(None) if event["what"] == "declared"]

    def said(self) -> str:
        text = " ".join(self.written.getvalue().split())
        self.written.seek(0)
        self.written.truncate()
        return text


def drawn(city: City, language: str = "en", viewer: int = 0) -> str:
    """The board as A reads it, or another, in one line."""
    written, speech = StringIO(), Speech(language, "rivals")
    board = RivalsBoard(speech, speech.names(city.table.seats, viewer))
    Console(width=200, file=written).print(board.draw(city.table.view(viewer)))
    return " ".join(written.getvalue().split())


def scheme(**others: Any) -> City:
    """A has played a Scheme, and everyone is about to declare."""
    city = City(A=seat(coterie=["Nancy Witt"], hand=["Free Money"], library=["Greed"]), **others)
    city.acts()
    city.answers("A", "play [Free Money]")
    return city


def test_what_is_attached_face_down_says_so() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Vagrant", "Veiled Threat"])]))
    card = city.card("Veiled Threat")
    city.table.move(card, ATTACHED, 0, city.card("Hydra"), down=True)
    said = drawn(city)
    assert "Veiled Threat (face down)" in said
    assert said.count("(face down)") == 1


def test_what_is_attached_face_down_from_a_hand_has_no_name_to_others() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Mercy"]), B=seat())
    city.table.move(city.card("Mercy"), ATTACHED, 0, city.card("Hydra"), down=True)
    city.acts("B")
    for viewer, name in ((0, "Mercy (face down)"), (1, "a card face down")):
        said = drawn(city, viewer=viewer)
        assert (name in said, "Mercy" in said) == (True, viewer == 0)
    assert city.asking == "AskAction B"


def test_the_board_says_who_has_suffered_diablerie() -> None:
    city = City(A=seat(coterie=["Hydra"]), B=seat(coterie=["Doc", "Karma"]))
    assert "diablerie" not in drawn(city)
    city = City(A=seat(coterie=["Hydra"]), B=seat(coterie=["Doc", "Karma"]))
    city.table.drained = 1 << 1
    said, dit = drawn(city), drawn(city, "fr")
    assert (said.count("has suffered diablerie"), dit.count("a subi la diablerie")) == (1, 1)


def test_the_board_says_which_name_a_card_bans() -> None:
    city = City(A=seat(coterie=["Doc"], board=["Mental Block"]), B=seat(coterie=["Skunk"], library=["Greed"]))
    city.acts()
    city.answers("A", "use <Mental Block>")
    said = drawn(city)
    assert f"({city.table.handle(city.card('Greed'))} Greed)" in said
    assert city.idle


def test_the_board_says_what_is_exhausted_covered_or_has_blood_on_it() -> None:
    city = City(
        street=["Student"],
        A=seat(coterie=[vampire("Hydra", on=[("Sewer Rat", False), "Alley Cat"])], haven="City Park"),
        B=seat(coterie=["Karma"], board=["Constant Surveillance", "Protect the Flock"]),
    )
    table, over, under = city.table, city.card("Constant Surveillance"), city.card("City Park")
    table.covers = ((over, under),)
    table.pieces[city.card("Student")] = table.pieces[city.card("Student")].but(tokens=tokens(1, 2))
    flock = city.card("Protect the Flock")
    table.pieces[flock] = table.pieces[flock].but(ready=0)
    said, dit = drawn(city), drawn(city, "fr")
    assert ("Sewer Rat (exhausted), " in said, "Alley Cat (" in said, "Flock (exhausted)" in said) == (
        True,
        False,
        True,
    )
    assert "City Park (covered)" in said
    assert f"Constant Surveillance (over {table.handle(under)})" in said
    assert "Student 5 (2 Blood of B)" in said
    assert "Student 5 (2 Sang de B)" in dit
    assert f"(sur {table.handle(under)})" in dit
    assert "Sewer Rat (épuisée), " in dit


def test_the_board_says_which_city_it_is_and_at_whose_haven_an_antagonist_lies() -> None:
    city = City(street=["Team X Operative", "Team X Operative"], A=seat(coterie=["Hydra"]))
    card = city.card("Team X Operative 2")
    city.table.pieces[card] = city.table.pieces[card].but(party=2)
    assert drawn(city).count("[at the Haven of B]") == 1
    assert "Prague · " in drawn(city)
    assert "[au Refuge de B]" in drawn(city, "fr")
    assert "San Francisco · " in drawn(City(A=seat(coterie=["Hydra"])))


def test_influence_that_leads_out_under_lockdown_is_no_vote() -> None:
    city = City(street=["City-Wide Lockdown"], A=seat(coterie=["Karma", "Hydra"]))
    city.acts()
    city.answers("A", "use <City-Wide Lockdown>")
    assert city.what == "AskExert"
    assert "Influence is called for" not in drawn(city)


# ---- passing


def test_pass_at_a_vote_is_to_stay_out_of_it() -> None:
    city = scheme()
    city.answers("A", "yes")
    screen = Screen(city, "B")
    assert "pass turn" in screen.shows()
    assert screen.types("pass")[0]
    assert screen.sides() == ["yes", "out"]


def test_never_at_a_vote_holds_for_all_that_follow() -> None:
    city = scheme()
    city.answers("A", "yes")
    screen = Screen(city, "B")
    assert screen.types("never")[0]
    again = scheme()
    again.answers("A", "yes")
    screen.play.table = again.table
    screen.play.ask(again.table.questions()[0])
    assert screen.sides() == ["yes", "out"]
    assert "You pass: Stay out of it" in screen.said()


@pytest.mark.parametrize("typed", ["pass", "never", "pass turn"])
def test_whoever_has_put_something_in_is_told_how_to_stay_out(typed: str) -> None:
    city = scheme(B=seat(coterie=["Hydra"]))
    city.answers("A", "yes")
    city.answers("B", "hide 2")
    screen = Screen(city, "B")
    assert "pass turn" not in screen.shows()
    assert screen.types(typed) == (
        False,
        "You have put something in: say yes or no, or take it back before you stay out.",
    )
    assert screen.sides() == ["yes"]


@pytest.mark.parametrize("typed", ["pass", "never"])
def test_nobody_passes_at_a_scheme_of_their_own(typed: str) -> None:
    city = scheme()
    screen = Screen(city, "A")
    done, said = screen.types(typed)
    assert not done
    assert said.startswith("It is your own Scheme")
    assert not screen.sides()


def test_where_there_is_nothing_to_pass_that_is_said() -> None:
    city = City(A=seat(coterie=["Hydra"]))
    city.acts()
    screen = Screen(city, "A")
    assert screen.types("pass") == (False, "This cannot be passed: choose one of the options.")
    assert screen.types("never") == (False, "This cannot be passed: choose one of the options.")


def test_an_attack_cannot_be_passed_where_there_is_none() -> None:
    city = scheme()
    city.answers("A", "yes")
    done, said = Screen(city, "B").types("pass attack")
    assert not done
    assert said == "“pass attack” means nothing now. Type pass to pass this once."


# ---- what is shown


def test_prestige_in_ones_own_fist_is_shown_while_one_votes_and_to_nobody_else() -> None:
    city = scheme(B=seat(coterie=["Hydra"]))
    city.answers("A", "yes")
    screen = Screen(city, "B")
    assert "hide 2 Prestige" not in screen.shows().replace("Hide 2 Prestige", "")
    city.answers("B", "hide 2")
    assert "you show 0 Influence so far and hide 2 Prestige" in screen.shows()
    assert not [event for event in city.log(viewer="A") if "hidden" in event]


def test_an_ability_comes_with_what_it_does() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=2)], prestige=6))
    city.acts()
    shown = Screen(city, "A").shows()
    words = Speech("en", "rivals").words
    assert "Use Doc" in shown
    assert words.card("core-doc") in shown
    assert words.card("core-doc") not in Screen(City(A=seat(coterie=["Hydra"])), "A").said()


def test_a_card_that_could_only_be_a_bluff_says_so_and_no_other_does() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Throat Rip", "Unhinged"]), B=seat(coterie=[out("Karma")]), street=["Cop"]
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Karma>", "physical")
    assert city.table.questions()[0].facts["bluff"] == ("core-unhinged",)
    screen = Screen(city, "A")
    assert screen.shows().count("Only as a bluff") == 1


def test_a_reaction_that_could_only_be_a_bluff_says_so() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Throat Rip"]),
        B=seat(coterie=[out("Karma")], hand=["Insanity Defense", "Steal the Spotlight"]),
        street=["Cop"],
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Karma>", "physical", "none")
    assert city.asking == "AskReaction B"
    assert city.table.questions()[0].facts["bluff"] == ("core-steal-the-spotlight",)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_question_mark_shows_the_card_that_asks_and_the_rule(language: str) -> None:
    city = scheme()
    city.answers("A", "yes")
    screen = Screen(city, "B", language)
    done, said = screen.types("?")
    words = Speech(language, "rivals").words
    assert not done
    assert words.card_name("core-free-money") in said
    assert "scheme.once" in said


def test_a_question_mark_shows_the_rule_alone_where_no_card_asks_or_after_a_refusal() -> None:
    city = City(A=seat(coterie=["Hydra"]))
    city.acts()
    assert "core-" not in Screen(city, "A").types("?")[1]
    voting = scheme()
    screen = Screen(voting, "A")
    screen.types("no")
    assert "scheme.active-yes" in screen.types("?")[1]
