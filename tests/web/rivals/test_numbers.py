"""Numbers on the pages of Rivals show their parts where they are not simply what is printed."""

from __future__ import annotations

import html
import re

import pytest

from gloam.web import tags as h
from gloam.web.drawings.rivals.fight import fight
from gloam.web.drawings.rivals.numbers import joined
from gloam.web.drawings.still import still
from gloam.words.pages import Speech
from tests.rivals.scenario import City, out, seat, vampire
from tests.web.markup import Markup
from tests.web.rivals.scenes import DRAWING, dock
from tests.web.scenes import NAMES, scene_of


def board(city: City, viewer: int | None = None, language: str = "en") -> str:
    scene = still(city.table, viewer, "t", NAMES[: city.table.seats], Speech(language, "rivals"), "secret")
    return str(h.div[DRAWING.board(scene)])


def now(page: str, card: str) -> dict[str, str]:
    """What stands under a card that is read: each number by its word."""
    tile = next(one for one in Markup(page).all("article") if one.attributes.get("data-read") == card)
    found = re.search(rf'data-read="{card}".*?<dl class="r-now"[^>]* hidden>(.*?)</dl>', page, re.DOTALL)
    assert found is not None, tile.text
    pairs = re.findall(r"<dt>.*?</svg>(.*?)</dt><dd[^>]*>(.*?)</dd>", found[1])
    return {html.unescape(word): html.unescape(amount) for word, amount in pairs}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_whoever_reads_a_vampire_reads_how_its_numbers_come_about(viewer: int | None) -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Prince of the City", "Athlete", "Cop"]), "Brother"]))
    told = now(board(city, viewer), "core-hydra")
    assert told["Influence"] == "3 = 1 Leader + 2 Prince of the City"
    assert told["Physical"] == "3 = 2 printed + 1 Athlete"
    assert told["Blood Potency"] == "7 = 6 printed + 1 Cop"
    assert told["Secrecy"] == "0 = 1 in the Haven \N{MINUS SIGN} 1 Prince of the City"
    plain = now(board(city, viewer), "core-brother")
    assert plain["Influence"] == plain["Influence"].partition(" ")[0], "what is only printed stands alone"
    assert "Blood Potency" not in plain
    assert city.idle


def test_an_event_that_leaves_no_secrecy_is_named_by_all_who_have_lost_it() -> None:
    city = City(street=["Sword of God"], A=seat(coterie=[vampire("Hydra", on=["Prince of the City"]), "Brother"]))
    page = board(city)
    assert now(page, "core-brother")["Secrecy"] == "0 = 1 in the Haven \N{MINUS SIGN} 1 Sword of God"
    assert now(page, "core-hydra")["Secrecy"] == "0 = 1 in the Haven \N{MINUS SIGN} 1 Prince of the City"


def test_the_number_on_the_tile_says_it_to_the_pointer_in_both_languages() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Athlete"])]))
    assert 'title="Physical 3 = 2 printed + 1 Athlete"' in html.unescape(board(city))
    assert 'title="Physique 3 = 2 imprimé + 1 ' in html.unescape(board(city, None, "fr"))
    assert city.idle


def test_a_sum_of_an_attack_counts_each_text_by_itself() -> None:
    city = City(
        A=seat(coterie=[out("Skunk", on=["Athlete"])], hand=["Greed"]),
        B=seat(coterie=[out("Bella Forte", on=["Athlete"])], hand=["Greed"]),
    )
    city.acts()
    city.attack("Skunk", "Bella Forte", "physical")
    scene = still(city.table, 1, "t", NAMES[:2], Speech("en", "rivals"), "secret")
    page = Markup(str(fight(scene)))
    boxes = [one.text for one in page.elements if "bonus" in one.attributes.get("class", "").split()]
    assert boxes[:2] == ["1Skunk", "1Athlete"]
    assert boxes.count("1Athlete") == 2, "and once for the one who defends"
    assert 'title="Physical 2 = 1 printed + 1 Athlete"' in str(fight(scene))
    assert city.asking == "AskReaction B"


def test_a_vampire_in_hand_says_what_one_would_really_pay() -> None:
    for on, said in (([], "recruit it for 3 Prestige"), (["Herald"], "recruit it for 2 Prestige (3 printed")):
        city = City(A=seat(coterie=[vampire("Hydra", on=on)], hand=["Skunk"], prestige=9))
        city.acts()
        scene = scene_of(city.table, 0)
        page = " ".join(Markup(dock(scene)).said.split())
        assert said in page
        assert ("\N{MINUS SIGN} 1 Herald" in page) == bool(on)
        assert f"Skunk ({2 if on else 3})" in page, "on the door as well"
        assert city.asking == "AskAction A"


def test_who_cannot_pay_reads_the_price_too() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Herald"])], hand=["Skunk"], prestige=2))
    city.acts()
    page = " ".join(Markup(dock(scene_of(city.table, 0))).said.split())
    assert "costs 2 Prestige" in page
    assert "(3 printed \N{MINUS SIGN} 1 Herald)" in page
    assert city.asking == "AskAction A"


def test_influence_in_the_dock_shows_its_parts() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Prince of the City"]), "Brother"], hand=["Herald"], prestige=9))
    city.acts()
    page = Markup(dock(scene_of(city.table, 0, chosen=[city.spelled("play [Herald]")])))
    small = [one.text.strip() for one in page.elements if "r-adds-up" in one.attributes.get("class", "").split()]
    assert small == ["(1 Leader + 2 Prince of the City)"]
    assert city.asking == "AskAction A"


def test_the_sheet_of_a_player_says_whose_blood_it_is() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=4), vampire("Brother", blood=2)]), B=seat(coterie=["Skunk"]))
    page = " ".join(Markup(board(city)).said.split())
    assert "6 = 4 Hydra + 2 Brother" in page
    assert "3 = 3 Skunk" not in page, "one alone has no parts"
    assert city.idle


def test_what_is_taken_off_has_a_real_minus_sign() -> None:
    assert joined([(3, "printed"), (-1, "Herald")]) == "3 printed \N{MINUS SIGN} 1 Herald"
    assert joined([(-1, "Herald"), (3, "printed")]) == "\N{MINUS SIGN}1 Herald + 3 printed"
    assert joined([]) == ""
