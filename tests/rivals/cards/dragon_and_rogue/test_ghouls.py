"""Ghouls: how they come into play, what they are there, what becomes of them, and what is not for them."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import AGGRAVATED, BODY, CHARM, GUARD, INFLUENCE, MIND, POTENCY
from gloam.rivals.pieces import ATTACHED, BURNED, CITY_BURNED, HAVEN, NOTHING, TORPOR
from gloam.rivals.spoils import attaching
from gloam.rivals.verbs import BURN, DEFEAT, LOSE_BLOOD, MEND, WEAKEN
from gloam.rivals.winning import CheckEnd
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def keeper(*guests: str, **more: Any) -> dict[str, Any]:
    """Drea Warden, who has Protean."""
    return out("Drea Warden", on=list(guests), **more)


def does(city: City, verb: int, name: str, amount: int, by: str = "A") -> None:
    card = city.card(name)
    city.do(Deed(verb, city.names.index(by), card, amount, NOTHING, city.table.pieces[card].holder))


def guests(city: City, name: str) -> list[str]:
    return [city.table.face(card).name for card in city.table.pieces[city.card(name)].guests]


@rule("ghoul.played", "ghoul.retainers", "ghoul.character")
def test_a_szlachta_is_played_into_the_haven_takes_a_retainer_and_has_two_blood() -> None:
    city = City(A=seat(coterie=[keeper("Vagrant", "Athlete"), "Skunk"], hand=["Szlachta"]))
    city.acts()
    city.answers("A", "play [Szlachta]")
    assert (city.asking, city.options("A")) == ("AskEnlist A", ("choose <Vagrant>", "choose <Athlete>"))
    city.answers("A", "choose <Athlete>")
    assert (guests(city, "Szlachta"), guests(city, "Drea Warden")) == (["Athlete"], ["Vagrant"])
    assert (city.zone("Szlachta"), city.blood("Szlachta"), city.ready("Szlachta")) == (HAVEN, 2, True)
    assert city.ready("Drea Warden") is False
    assert [city.quality(each, "Szlachta") for each in (POTENCY, BODY, CHARM, MIND, INFLUENCE, GUARD)] == [
        *(0, 1, 0, 0, 0, 1)  # Physical is the Athlete's
    ]
    assert city.card("Szlachta") in city.table.coterie[0]
    assert city.idle


@rule("ghoul.retainers")
@pytest.mark.parametrize(("who", "may"), [("Drea Warden", True), ("Harry O'Brien", False)])
def test_a_ghoul_is_played_with_protean_and_a_retainer_only(who: str, may: bool) -> None:
    city = City(A=seat(coterie=[out(who, on=["Vagrant"])], hand=["Szlachta"]))
    city.acts()
    assert ("play [Szlachta]" in city.options("A")) is may
    bare = City(A=seat(coterie=[out(who)], hand=["Szlachta"]))
    bare.acts()
    assert "play [Szlachta]" not in bare.options("A")
    assert bare.refuses("A", "play [Szlachta]").rule == "play.no-effect"


@rule("ghoul.retainers", "ghoul.blood")
def test_a_vozhd_takes_as_many_as_one_likes_and_has_two_blood_and_two_physical_for_each() -> None:
    staff = ["Vagrant", "Athlete", "Addict"]
    city = City(A=seat(coterie=[keeper(*staff), out("Skunk", on=["Cop", "Student"])], hand=["Vozhd"]))
    city.acts()
    city.answers("A", "play [Vozhd]", "choose <Vagrant>")
    assert city.asked().facts["done"] == 1
    city.answers("A", "choose <Cop>", "choose <Athlete>", "choose <Addict>", "enough")
    assert guests(city, "Vozhd") == ["Vagrant", "Cop", "Athlete", "Addict"]
    assert (city.blood("Vozhd"), city.quality(BODY, "Vozhd")) == (8, 9)  # 1 is the Athlete's
    assert guests(city, "Skunk") == ["Student"]
    assert city.idle


@rule("ghoul.retainers")
def test_a_vozhd_needs_one_retainer_and_may_stop_then() -> None:
    city = City(A=seat(coterie=[keeper("Vagrant", "Athlete")], hand=["Vozhd"]))
    city.acts()
    city.answers("A", "play [Vozhd]")
    assert "enough" not in city.options("A")
    city.answers("A", "choose <Vagrant>", "enough")
    assert (city.blood("Vozhd"), city.quality(BODY, "Vozhd"), guests(city, "Drea Warden")) == (2, 2, ["Athlete"])
    assert city.idle


@rule("ghoul.blood", "card.vozhd")
def test_a_ghoul_is_mended_up_to_what_was_put_on_it_even_when_its_retainer_is_gone() -> None:
    city = City(A=seat(coterie=[keeper(), vampire("Vozhd", blood=4, on=["Vagrant", "Addict"])]))
    does(city, LOSE_BLOOD, "Vozhd", 3)
    assert (city.blood("Vozhd"), city.quality(BODY, "Vozhd")) == (1, 4)
    city.acts()
    city.answers("A", "burn <Vagrant>")
    assert city.quality(BODY, "Vozhd") == 2
    does(city, MEND, "Vozhd", 9)
    assert city.blood("Vozhd") == 4
    does(city, WEAKEN, "Vozhd", 2)
    assert city.blood("Vozhd") == 4
    assert city.idle


@rule("ghoul.defeated", "ghoul.no-vampire")
def test_a_defeated_ghoul_is_burned_with_what_it_bears_and_pays_no_agenda() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], rival="B"),
        B=seat(coterie=["Karma", out("Szlachta", blood=2, on=["Vagrant"])], prestige=5),
    )
    does(city, LOSE_BLOOD, "Szlachta", 2)
    assert (city.zone("Szlachta"), city.zone("Vagrant")) == (BURNED, CITY_BURNED)
    assert (city.table.agenda, city.table.has_prestige(1)) == ([0, 0], 5)
    assert city.idle


@rule("ghoul.no-vampire")
def test_a_ghoul_does_not_keep_its_player_in_the_game() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], rival="B"), B=seat(coterie=[out("Karma", blood=1), vampire("Vozhd", blood=4)])
    )
    does(city, DEFEAT, "Karma", 1)
    city.do(CheckEnd())
    assert city.table.over


@rule("ghoul.no-vampire")
def test_a_ghoul_bears_no_title_and_claims_none_but_may_challenge() -> None:
    city = City(
        A=seat(coterie=["Karma", out("Vozhd", blood=4)], hand=["Herald"], prestige=9),
        B=seat(coterie=[out("Hydra")], rival="A"),
        street=["Prince of the City"],
    )
    city.acts()
    assert city.offers("A", "claim") == ()
    assert city.refuses("A", "claim <Vozhd>").rule == "ghoul.no-vampire"
    city.answers("A", "end")
    city.acts("B")
    city.answers("B", "claim <Hydra>", "go") if city.is_asked("DraftClaim") else city.answers("B", "claim <Hydra>")
    assert "challenge <Vozhd>" in city.options("A")


@rule("ghoul.plays")
def test_a_ghoul_plays_what_asks_for_nothing_and_no_card_of_a_clan() -> None:
    crew = [vampire("Angela", ready=False), vampire("Vozhd", blood=2)]
    city = City(A=seat(coterie=crew, hand=["Mercy", "Free Money", "Whispering Campaign", "Lost Glory"]))
    city.acts()
    assert "play [Free Money]" in city.options("A")
    assert "play [Whispering Campaign]" not in city.options("A")
    assert city.refuses("A", "play [Whispering Campaign]").rule == "ghoul.plays"


@rule("ghoul.no-vampire")
def test_no_ghoul_is_mended_in_the_end_phase() -> None:
    city = City(A=seat(coterie=[vampire("Karma", blood=1), vampire("Vozhd", blood=1, given=4)], hand=["Mercy"]))
    city.turn_of()
    city.answers("A", "end")
    assert city.options("A") == ("done", "mend <Karma>")
    assert city.refuses("A", "mend <Vozhd>").rule == "ghoul.no-vampire"


# ---- what is kept in Torpor, and how much may be attached


@rule("key.possessive", "key.possessive-choice")
@pytest.mark.parametrize(("answer", "left"), [("choose <Vagrant>", ["Herald", "Vagrant"]), ("none", ["Herald"])])
def test_a_possessive_vampire_may_keep_one_card_beside_its_title(answer: str, left: list[str]) -> None:
    on = ["Herald", "Vagrant", "Athlete"]
    city = City(A=seat(coterie=["Karma", vampire("Matthias", on=on, blood=2, curses={"B": ["Crossbow"]})]))
    does(city, DEFEAT, "Matthias", 1, "B")
    assert (city.asking, city.options("A")) == (
        "AskKeepsake A", ("none", "choose <Vagrant>", "choose <Athlete>", "choose <Crossbow>"),
    )  # fmt: skip
    assert city.refuses("A", "choose <Herald>").rule == "key.possessive"
    city.answers("A", answer)
    assert (city.zone("Matthias"), guests(city, "Matthias")) == (TORPOR, left)
    assert city.zone("Athlete") == CITY_BURNED
    assert city.settled


@rule("key.possessive-choice")
def test_whoever_is_burned_or_has_nothing_is_not_asked() -> None:
    city = City(A=seat(coterie=["Karma", vampire("Angela", on=["Herald"]), vampire("Matthias", on=["Vagrant"])]))
    does(city, DEFEAT, "Angela", 1, "B")
    card = city.card("Matthias")
    city.do(Deed(DEFEAT, 1, card, 1, NOTHING, 0, detail=AGGRAVATED))
    assert (city.zone("Angela"), guests(city, "Angela")) == (TORPOR, ["Herald"])
    assert (city.zone("Matthias"), city.zone("Vagrant")) == (BURNED, CITY_BURNED)
    assert city.settled


@rule("attach.more", "attach.more-gone")
def test_one_attachment_more_is_a_fourth_and_for_a_fifth_room_is_made() -> None:
    on = ["Vagrant", "Athlete", "Addict"]
    city = City(
        A=seat(coterie=[out("Matthias", on=on)], board=["The More The Scarier"]),
        street=["Student", "Cop", "Skateboarder"],
    )
    host = city.card("Matthias")
    for name in ("Student", "Cop"):
        city.do(*attaching(city.table, host, city.card(name), 0, host))
    assert guests(city, "Matthias") == [*on, "Student", "Cop"]
    does(city, BURN, "The More The Scarier", 1, "B")
    assert len(guests(city, "Matthias")) == 5
    city.do(*attaching(city.table, host, city.card("Skateboarder"), 0, host))
    assert city.asking == "AskRoom A"
    city.answers("A", "burn <Cop>", "burn <Student>")
    assert guests(city, "Matthias") == [*on, "Skateboarder"]
    assert city.idle


# ---- Szlachta falls


@rule("card.szlachta")
@pytest.mark.parametrize("verb", [DEFEAT, BURN])
@pytest.mark.parametrize("answer", ["choose <Vagrant>", "none"])
def test_before_a_szlachta_falls_its_retainer_may_go_to_a_vozhd_which_it_feeds(verb: int, answer: str) -> None:
    mine = ["Karma", vampire("Szlachta", blood=2, on=["Vagrant"]), vampire("Vozhd", blood=2, on=["Addict"])]
    city = City(A=seat(coterie=mine))
    does(city, verb, "Szlachta", 1, "B")
    assert city.options("A") == ("none", "choose <Vagrant>")
    city.answers("A", answer)
    taken = answer != "none"
    assert guests(city, "Vozhd") == (["Addict", "Vagrant"] if taken else ["Addict"])
    assert (city.blood("Vozhd"), city.quality(BODY, "Vozhd")) == ((4, 4) if taken else (2, 2))
    assert (city.zone("Szlachta"), city.zone("Vagrant")) == (BURNED, ATTACHED if taken else CITY_BURNED)
    assert city.settled


@rule("card.szlachta")
def test_without_a_vozhd_nothing_is_asked() -> None:
    city = City(A=seat(coterie=["Karma", vampire("Szlachta", blood=2, on=["Vagrant"]), vampire("Szlachta", blood=2)]))
    does(city, DEFEAT, "Szlachta", 1, "B")
    assert (city.zone("Szlachta"), city.zone("Vagrant")) == (HAVEN, CITY_BURNED)  # the other one still stands
    assert city.settled


@rule("key.possessive")
def test_what_is_kept_has_no_text_in_torpor_and_works_again_when_its_bearer_is_back() -> None:
    crew = ["Karma", vampire("Matthias", on=["Athlete", "Vagrant"], blood=1)]
    city = City(A=seat(coterie=crew, prestige=9))
    does(city, DEFEAT, "Matthias", 1, "B")
    city.answers("A", "choose <Athlete>")
    assert (city.zone("Matthias"), city.quality(BODY, "Matthias"), city.zone("Athlete")) == (TORPOR, 1, ATTACHED)
    does(city, MEND, "Matthias", 3)
    assert (city.zone("Matthias"), city.quality(BODY, "Matthias"), guests(city, "Matthias")) == (HAVEN, 2, ["Athlete"])
    assert city.settled
