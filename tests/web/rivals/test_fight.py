"""What is going on at a table of Rivals: the attack page, the sides of a Scheme, and how it came about afterwards."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from gloam.core.table import Table
from gloam.rivals.game import WholeRivalsTable
from gloam.web import tags as h
from gloam.web.drawings.drawing import Stage
from gloam.web.drawings.rivals.appearance import RIVALS
from gloam.web.drawings.rivals.fight import conflict, fight
from gloam.web.drawings.still import still
from gloam.web.pages.show import stages
from gloam.web.rooms.looking import opened
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech
from tests.rivals.chance_games import GAMES, begun
from tests.rivals.scenario import City, out, seat, vampire
from tests.rivals.test_forecast import fights, laid, skunk_attacks
from tests.web.markup import Markup

NAMES = ["Ada", "Björn", "Chloé", "Dusk"]
ANNA, BEN, WATCHES = 0, 1, None


def scene_of(table: Table, viewer: int | None, language: str = "en") -> Scene:
    return still(table, viewer, "t", NAMES[: table.seats], Speech(language, "rivals"), "secret")


def attack_of(city: City, viewer: int | None, language: str = "en") -> Markup:
    return Markup(str(fight(scene_of(city.table, viewer, language))))


def text(page: Markup, kind: str) -> list[str]:
    """What stands in the elements of this class, with single spaces."""
    found = [one for one in page.elements if kind in one.attributes.get("class", "").split()]
    return [re.sub(r"\s+", " ", one.text).strip() for one in found]


def show_of(city: City, viewer: int | None, language: str = "en") -> Stage:
    played = RIVALS.drawing.stage(scene_of(city.table, viewer, language))
    assert played is not None
    return played


def titles(played: Stage) -> list[str]:
    """The steps of all moments."""
    return [dict(played.steps)[frame.step] for frame in played.frames]


def said(city: City, viewer: int | None, *places: int) -> str:
    """All that is said in these moments."""
    played, scene = show_of(city, viewer), scene_of(city.table, viewer)
    return " ".join([Markup(str(h.div[played.frames[place].draw(scene)])).said for place in places])


def over() -> City:
    """Bella Forte blocks, the attack turns back on Lixue Chen, a Vagrant takes something off."""
    city = laid(skunk_attacks(hand=["Steal the Spotlight"]))
    city.answers("B", "block <Bella Forte>", "lay [Steal the Spotlight]")
    city.answers("A", "target <Lixue Chen>", "use <Brother>", "pass")
    city.answers("B", "use <Vagrant>")
    assert city.idle
    return city


# ---- the attack page


def test_the_steps_say_which_is_on_and_whom_it_asks() -> None:
    city = laid(skunk_attacks())
    page = attack_of(city, BEN)
    now = [one for one in page.elements if one.attributes.get("aria-current") == "step"]
    assert [re.sub(r"\s+", " ", one.text) for one in now] == ["6BlockYouyou choose"]
    assert "Ada" in text(page, "r-steps")[0]
    assert [
        re.sub(r"\s+", " ", one.text) for one in attack_of(city, ANNA).elements if "aria-current" in one.attributes
    ] == ["6BlockBjörnBjörn chooses"]
    assert city.asking == "AskBlock B"


def test_a_mortal_has_no_step_for_intel_and_none_for_a_reaction() -> None:
    city = City(street=["Vagrant"], A=seat(coterie=[out("Skunk")], hand=["Baseball Bat"]), B=seat())
    city.acts()
    city.answers("A", "attack <Skunk>", "target <Vagrant>", "physical")
    page = attack_of(city, ANNA)
    steps = text(page, "no")
    assert "3" not in steps
    assert "7" not in steps
    assert "6" in steps  # whoever may step in for others
    assert any("It takes 2" in line for line in text(page, "then"))
    assert city.asking == "AskAttackCard A"


def test_the_attribute_of_the_type_is_the_one_turned_round() -> None:
    city = laid(skunk_attacks())
    assert text(attack_of(city, BEN), "counts") == ["1 Physical", "1 Physical"]
    ranged = City(
        A=seat(coterie=[out("Beretta")], hand=["Drive-By"]), B=seat(coterie=[out("Bella Forte")], hand=["Greed"])
    )
    ranged.acts()
    ranged.attack("Beretta", "Bella Forte", "ranged", "Drive-By")
    assert text(attack_of(ranged, BEN), "counts") == ["2 Physical"]  # nothing adds to it, Physical reduces it
    assert city.asking == "AskBlock B"
    assert ranged.asking == "AskReaction B"


def test_what_is_certain_is_a_solid_box_and_what_may_come_a_dashed_one() -> None:
    city = laid(skunk_attacks(hand=["Fleetness"]))
    page = attack_of(city, WATCHES)
    dashed = text(page, "is-open")
    solid = [box for box in text(page, "bonus") if box not in dashed]
    assert "1Skunk" in solid
    assert "0–1card face down" in dashed
    assert "0–1Brother" in dashed
    assert "0–1Vagrant" in dashed
    assert text(page, "total")[0] == "0–3"
    assert "Blood 6 → 3–6" in text(page, "then")[0]
    assert city.asking == "AskBlock B"


def test_the_line_of_what_can_lie_there_always_ends_with_the_bluff() -> None:
    city = laid(skunk_attacks(hand=["Fleetness"]))
    hint = text(attack_of(city, BEN), "r-hint")[0]
    assert "Sucker Punch (+1, Targeted)" in hint
    assert "Baseball Bat (+1)" in hint
    assert "Throat Rip" not in hint  # asks for more Blood Potency than Skunk has
    assert hint.endswith("It may also be a bluff.")
    assert hint.count("It may also be a bluff.") == 2
    city.answers("B", "let", "none")
    city.answers("A", "target <Lixue Chen>")
    assert text(attack_of(city, BEN), "r-hint") == []
    assert city.asking == "AskWindow A"


def test_at_stake_names_the_card_that_pays() -> None:
    city = laid(skunk_attacks())
    mine, theirs = text(attack_of(city, ANNA), "r-stake")[0], text(attack_of(city, BEN), "r-stake")[0]
    assert "Lixue Chen falls: 1 Agenda for you, as its player is your Rival." in mine
    assert "Lixue Chen falls: 1 Agenda for Ada" in theirs
    assert "Lixue Chen falls: 1 of your Prestige is gone." in theirs
    assert "2 Agenda for you, by Drain Them Slowly" in mine
    assert city.asking == "AskBlock B"


def test_a_laid_card_is_drawn_the_same_whatever_it_is_but_for_whoever_laid_it() -> None:
    pages = []
    for name in ("Sucker Punch", "Baseball Bat"):
        city = City(
            A=seat(coterie=[out("Skunk")], hand=["Sucker Punch", "Baseball Bat"]),
            B=seat(coterie=[out("Ty Smith")], hand=["Greed"]),
        )
        city.acts()
        city.attack("Skunk", "Ty Smith", "physical", name)
        assert city.asking == "AskReaction B"
        pages.append([str(fight(scene_of(city.table, viewer))) for viewer in (BEN, WATCHES, ANNA)])
    assert pages[0][:2] == pages[1][:2]
    assert pages[0][2] != pages[1][2]
    assert "only you see it" in pages[0][2]
    assert "only you see it" not in pages[0][0]


def test_who_has_laid_a_card_reads_the_sum_with_it() -> None:
    city = laid(skunk_attacks())
    assert len(text(attack_of(city, ANNA), "r-yours")) == 1
    assert text(attack_of(city, BEN), "r-yours") == []
    assert "1Sucker Punch" in text(attack_of(city, ANNA), "bonus")
    assert "1Sucker Punch" not in text(attack_of(city, BEN), "bonus")
    assert city.asking == "AskBlock B"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_moment_of_an_attack_can_be_drawn(language: str) -> None:
    """Whoever looks, and with no id twice."""
    drawn = 0
    for place in (1, 4):
        moments = [table.clone() for table in fights(begun(GAMES[place]), place, 250) if table.attack is not None]
        for turn, table in enumerate(moments[::3]):
            viewer = (None, *range(table.seats))[turn % (table.seats + 1)]
            page = Markup(str(fight(scene_of(table, viewer, language))))
            assert len(page.ids) == len(set(page.ids))
            assert text(page, "r-said")
            drawn += 1
    assert drawn > 15


def test_above_the_table_no_id_is_there_twice() -> None:
    city = laid(skunk_attacks())
    page = Markup(str(h.div[RIVALS.drawing.board(scene_of(city.table, BEN))]))
    assert len(page.ids) == len(set(page.ids))
    assert city.asking == "AskBlock B"


# ---- Influence


def declared(*, last: str = "") -> City:
    city = City(
        A=seat(coterie=[out("Skunk"), "Randolph Marz"], hand=["Greed"]),
        B=seat(coterie=[vampire("Ty Smith")], hand=["Hedge Your Bets"]),
        C=seat(coterie=[vampire("Karma")]),
    )
    city.acts()
    city.plays("Greed", "Randolph Marz")
    city.answers("A", "exert <Skunk>", "hide 2", "yes")
    city.answers("B", "lay [Hedge Your Bets]", "hide 1", "no")
    if last:
        city.answers("C", last)
    return city


def tally_of(city: City, viewer: int | None) -> Markup:
    return Markup(str(conflict(scene_of(city.table, viewer))))


def test_each_fist_is_a_question_mark_and_ones_own_is_known_to_oneself() -> None:
    city = declared()
    assert text(tally_of(city, 2), "total") == ["1 + ?", "0 + ?"]
    assert text(tally_of(city, WATCHES), "total") == ["1 + ?", "0 + ?"]
    assert text(tally_of(city, 1), "total") == ["1 + ?", "0"]
    assert text(tally_of(city, 1), "mine") == ["3 with yours"]
    assert text(tally_of(city, 0), "mine") == ["3 with yours"]
    assert "Hedge Your Bets" not in tally_of(city, 0).said
    assert "Hedge Your Bets" in tally_of(city, 1).said
    assert "Still to declare: Chloé, with up to 1 Influence in sight and 12 Prestige." in text(
        tally_of(city, 0), "r-tocome"
    )
    assert city.asking == "AskDeclare C"


def test_what_is_hidden_is_drawn_the_same_however_much_it_is() -> None:
    pages = []
    for hides in ("hide 2", "hide 5"):
        city = City(A=seat(coterie=["Randolph Marz", "Skunk"], hand=["Greed"]), B=seat())
        city.acts()
        city.plays("Greed", "Randolph Marz")
        city.answers("A", hides, "yes")
        assert city.asking == "AskDeclare B"
        pages.append([str(conflict(scene_of(city.table, viewer))) for viewer in (BEN, WATCHES, ANNA)])
    assert pages[0][:2] == pages[1][:2]
    assert pages[0][2] != pages[1][2]


def test_a_title_shows_how_much_of_its_price_is_there() -> None:
    city = City(A=seat(coterie=["Randolph Marz", "Skunk"], hand=["Herald"]), B=seat())
    city.acts()
    city.plays("Herald", "Randolph Marz")
    assert text(tally_of(city, BEN), "r-price") == ["0 of the 2 Influence it costs"]
    assert "played by Ada with Randolph Marz" in tally_of(city, BEN).said
    assert "played by you with Randolph Marz" in tally_of(city, ANNA).said
    assert city.asking == "AskPrice A"


def test_nobody_has_played_an_event_that_calls_for_influence() -> None:
    city = City(street=["Tipped Off", "Team X Operative"], A=seat(coterie=["Doc"]), B=seat(coterie=["Flick"]))
    city.acts()
    city.answers("A", "use <Tipped Off>", "name B")
    assert "used by you" in tally_of(city, ANNA).said
    assert "used by Ada" in tally_of(city, BEN).said
    assert "Named by it: Björn." in tally_of(city, WATCHES).said
    assert city.asking == "AskDeclare A"


def test_influence_that_leads_out_under_lockdown_is_drawn_where_it_is_asked_alone() -> None:
    city = City(street=["City-Wide Lockdown"], A=seat(coterie=["Karma", "Hydra"]))
    city.acts()
    city.answers("A", "use <City-Wide Lockdown>")
    assert city.asking == "AskExert A"
    for viewer in (ANNA, BEN, WATCHES):
        assert 'id="conflict' not in str(RIVALS.drawing.board(scene_of(city.table, viewer)))


# ---- how it came about


def test_after_an_attack_it_is_played_out_in_its_steps() -> None:
    city = over()
    played = show_of(city, BEN)
    assert titles(played) == [
        "The attack", "Attack card", "Block", "Reaction", "Reveal", "Abilities", "Sum", "Sum", "Taken", "After it",
    ]  # fmt: skip
    assert played.over
    scene = scene_of(city.table, BEN)
    pages = [Markup(str(h.div[frame.draw(scene)])) for frame in played.frames]
    told = {title: re.sub(r"\s+", " ", page.said) for title, page in zip(titles(played), pages, strict=True)}
    assert "Steal the Spotlight" in told["Reveal"]
    assert "3 dealt" in told["Taken"].replace("3dealt", "3 dealt")
    assert [frame.summary for frame in played.frames if frame.step == "sum"] == ["", "3 damage"]


def test_steps_in_which_nothing_happened_are_left_out() -> None:
    city = City(A=seat(coterie=[out("Skunk")]), B=seat(coterie=[out("Nancy Witt")]))
    city.acts()
    city.attack("Skunk", "Nancy Witt", "physical")
    assert titles(show_of(city, BEN)) == ["The attack", "Sum", "Taken"]
    assert city.idle


def test_nothing_is_played_out_while_it_goes_on_nor_where_nothing_came_of_it() -> None:
    city = laid(skunk_attacks())
    for viewer in (ANNA, BEN, WATCHES):
        assert RIVALS.drawing.stage(scene_of(city.table, viewer)) is None
    assert city.asking == "AskBlock B"


def test_no_frame_tells_what_a_later_one_shows() -> None:
    city = over()
    for viewer in (ANNA, WATCHES):
        early = said(city, viewer, *range(4))
        assert "Steal the Spotlight" not in early
        assert ("Sucker Punch" in early) == (viewer == ANNA)  # whoever laid it knew it
        before = said(city, viewer, *range(6))
        assert "damage against" not in before
        assert "Vagrant" not in before


def test_a_card_that_was_void_leads_back_and_is_told_so() -> None:
    city = City(
        A=seat(coterie=[out("Flick"), "Skunk"], hand=["A Biting Comment"]),
        B=seat(coterie=[out("The Cossack"), out("Sweetums")]),
    )
    city.acts()
    city.attack("Flick", "The Cossack", "social", "A Biting Comment")
    city.answers("B", "block <Sweetums>", "let")
    found = titles(show_of(city, BEN))
    assert found[:4] == ["The attack", "Attack card", "Block", "Reveal"]
    assert found.index("Reveal") < found.index("Sum")
    assert city.idle


def test_a_scheme_is_played_out_once_it_is_decided() -> None:
    city = declared(last="out")
    played = show_of(city, WATCHES)
    assert titles(played) == ["The Scheme", "Sides", "What was hidden", "Decided"]
    assert "Hedge Your Bets" not in said(city, WATCHES, 1)
    assert "Hedge Your Bets" in said(city, WATCHES, 2)
    assert text(Markup(str(played.frames[3].draw(scene_of(city.table, WATCHES)))), "total") == ["3", "3"]
    assert city.idle
    assert RIVALS.drawing.stage(scene_of(declared().table, WATCHES)) is None


def test_of_two_attacks_each_has_its_show_once_it_is_over() -> None:
    city = City(A=seat(coterie=[out("Skunk"), vampire("Hydra", street=2)]), B=seat(coterie=[out("Nancy Witt")]))
    city.acts()
    city.attack("Skunk", "Nancy Witt", "physical")
    city.attack("Hydra", "Nancy Witt", "physical")
    assert city.asking == "AskWindow A"
    assert [stage.title for stage in stages(scene_of(city.table, BEN), RIVALS.drawing, 0)] == ["Skunk attacks."]
    city.answers("A", "pass")
    assert city.idle
    found = list(stages(scene_of(city.table, BEN), RIVALS.drawing, 0))
    assert [stage.title for stage in found] == ["Skunk attacks.", "Hydra attacks."]
    assert found[0].id != found[1].id


def test_what_was_taken_back_and_done_otherwise_is_another_show() -> None:
    ids = []
    for kind in ("physical", "mental"):
        city = City(A=seat(coterie=[out("Skunk")]), B=seat(coterie=[out("Nancy Witt")]))
        city.acts()
        city.attack("Skunk", "Nancy Witt", kind)
        assert city.idle
        ids.append(show_of(city, BEN).id)
    assert ids[0] != ids[1]


def test_with_all_eyes_a_laid_card_and_a_fist_are_open() -> None:
    city = laid(skunk_attacks())
    page = Markup(str(fight(opened(scene_of(city.table, WATCHES), city.table))))
    assert "Sucker Punch" in text(page, "r-laid-card")[0]
    assert "only you see it" not in page.said
    assert city.asking == "AskBlock B"
    scheme = declared()
    all_of_it = Markup(str(conflict(opened(scene_of(scheme.table, WATCHES), scheme.table))))
    assert "2 Prestige hidden" in all_of_it.said
    assert "+ ?" not in all_of_it.said
    assert scheme.asking == "AskDeclare C"


def test_every_attack_of_a_game_can_be_played_out_for_whoever_looks() -> None:
    seen = 0
    for language in ("en", "fr"):
        for table in fights(begun(GAMES[2]), 2, 200):
            for viewer in (None, 0, table.seats - 1):
                scene = scene_of(table, viewer, language)
                played = RIVALS.drawing.stage(scene)
                if played is not None:
                    assert all(frame.said and (frame.summary or frame.part) for frame in played.frames)
                    seen += len(str(h.div[[frame.draw(scene) for frame in played.frames]])) > 0
    assert seen > 30


def test_the_show_is_the_same_whatever_is_still_hidden() -> None:
    rng, compared = Random(4), 0
    for table in fights(begun(GAMES[1]), 1, 300):
        real = scene_of(table, 0)
        played = RIVALS.drawing.stage(real)
        if played is None or table.attack is not None:
            continue
        twin = table.seat(0).imagine(rng)
        assert isinstance(twin, WholeRivalsTable)
        scene = replace(scene_of(twin, 0), events=table.events(0))
        other = list(stages(scene, RIVALS.drawing, 0))[-1]
        assert str(h.div[[one.draw(real) for one in played.frames]]) == str(
            h.div[[one.draw(scene) for one in other.frames]]
        )
        compared += 1
    assert compared > 3
