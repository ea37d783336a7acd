"""The table of Rivals as it is drawn: where everything lies, what it says, and what can be pressed."""

from __future__ import annotations

import html
import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import gloam
from gloam.core.table import Table
from gloam.rivals.catalogue import INFLUENCE, SHIELD
from gloam.rivals.pieces import ATTACHED
from gloam.rivals.texts import THIS_ATTACK, Plus
from gloam.rivals.which import THIS, Which
from gloam.web.drawings.rivals.appearance import RIVALS
from gloam.web.drawings.rivals.pieces import card_of, sign
from gloam.web.drawings.still import still
from gloam.web.scenes.composing import compose
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech
from tests.rivals.scenario import City, out, seat, vampire
from tests.web.markup import Markup

rivals = RIVALS.drawing
NAMES = ["Ada", "Björn", "Chloé", "Dusk"]
OFTEN = 4  # so often the same kind of question is looked at
CHOICE = re.compile(r'name="choose" value="(\d+) ([^"]*)"')


def scene_of(table: Table, viewer: int | None, language: str = "en") -> Scene:
    scene = still(table, viewer, "t", NAMES[: table.seats], Speech(language, "rivals"), "secret")
    return scene if viewer is None else replace(scene, play=compose(table, viewer, (), RIVALS.continues), still=False)


def board(table: Table, viewer: int | None = 0, language: str = "en") -> str:
    return html.unescape(str(rivals.board(scene_of(table, viewer, language))))


def tile(page: str, name: str) -> str:
    """The tile of a vampire, without what is attached to it."""
    found = [each for each in re.findall(r'<article class="vamp.*?</article>', page) if f">{name}<" in each]
    assert len(found) == 1, f"{name} is there {len(found)} times"
    return str(found[0])


def seat_of(page: str, number: int) -> str:
    """What stands in the first column for this seat; not its sheet."""
    return re.split(r'<div id="sheet-', page.split(f'id="seat-{number}"')[1])[0]


def classes(tile: str) -> set[str]:
    return set(tile.split('"')[1].split())


# ---- whole games


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "fr"), (4, "en")])
def test_whatever_can_be_done_with_a_card_in_play_can_be_done_where_it_lies(seats: int, language: str) -> None:
    table, rng = gloam.game("rivals").table(seats=seats, seed=seats), Random(seats)
    pressed, asked = 0, Counter[str]()
    while not table.over:
        question = table.questions()[0]
        asked[question.what] += 1
        if asked[question.what] > OFTEN:
            table.answer(question.seat, rng.choice(question.options))
            continue
        page = board(table, question.seat, language)
        lying = set(re.findall(r'id="card-(\d+)"', page))
        wanted = {option for option in question.options if card_of(question, option) in lying}
        assert {option for _, option in CHOICE.findall(page)} == wanted, question.what
        pressed += len(wanted)
        table.answer(question.seat, rng.choice(question.options))
    for viewer in (None, *range(seats)):
        assert "is-legal" not in board(table, viewer, language)
    assert pressed > 10


# ---- where everything lies


def test_rows_go_clockwise_from_the_viewers_left_and_ones_own_is_last() -> None:
    city = City(players=4)
    for viewer, order in ((0, "1230"), (2, "3012")):
        assert "".join(re.findall(r'id="seat-(\d)"', board(city.table, viewer))) == order
        assert board(city.table, viewer).count("r-row--me") == 1
    city = City(players=4)
    city.table.active = 1
    watching = board(city.table, None)
    assert "".join(re.findall(r'id="seat-(\d)"', watching)) == "2301", "the active player is last for those who watch"
    assert "r-row--me" not in watching


def test_the_city_lies_before_the_players_events_over_the_havens_mortals_in_the_street() -> None:
    page = board(City(street=["San Francisco Fog", "Vagrant", "Prince of the City"], city=["Cop"]).table)
    row = page.split('class="r-row s')[0]
    havens, street = row.split('id="city-street"')
    assert "San Francisco Fog" in havens.split('id="city-events"')[1]
    assert "nobody can play cards that bear the Ranged" in havens
    for name in ("Vagrant", "Prince of the City"):
        assert f">{name}<" in street
        assert f">{name}<" not in havens
    assert "1 mortal" in street


def test_a_mortal_says_what_fells_it_and_what_it_pays() -> None:
    page = board(City(street=["Special Affairs Division", "Vagrant"]).table)
    antagonist, vagrant = page.split('id="city-street"')[1].split("</section>")[0].split("<li")[1:3]
    assert re.search(r'class="n"[^>]*>4<', antagonist)
    assert '#antagonist"' in antagonist
    assert 'title="1 Agenda"' in antagonist
    assert re.search(r'class="n"[^>]*>2<', vagrant)
    assert '#agenda"' not in vagrant


def test_the_city_is_told_by_its_name() -> None:
    def place(*variants: str) -> str:
        return board(City(variants=variants).table, None).split('id="city-piles"')[1].split("</h2>")[0]

    assert ">San Francisco<" in place()
    assert ">San Francisco<" in place("conclave-22")
    assert ">Prague<" in place("prague", "conclave-22")


def test_an_antagonist_at_a_haven_says_at_whose_and_is_no_mortal_of_the_street() -> None:
    city = City(street=["Team X Operative", "Team X Operative", "Nun"], A=seat(coterie=["Hydra"]))
    card = city.card("Team X Operative 2")
    city.table.pieces[card] = city.table.pieces[card].but(party=2)

    def told(viewer: int | None, language: str = "en") -> list[str]:
        return re.findall(r'class="ag" title="([^"]*(?:Haven|Refuge)[^"]*)"', board(city.table, viewer, language))

    assert told(0) == ["at the Haven of Björn: it acts on nobody else"]
    assert told(1) == ["at your Haven: it acts on nobody else"]
    assert told(None, "fr") == ["au Refuge de Björn\u202f: n'agit sur personne d'autre"]
    assert "2 mortals" in board(city.table, 0)


def test_an_event_says_whose_turn_ends_it() -> None:
    city = City(players=3, city=["Vagrant", "San Francisco Fog"])
    city.turn_of("B")
    assert "until Björn's next turn" in board(city.table, 0)
    assert "until your next turn" in board(city.table, 1)
    assert "jusqu'à ce que Björn rejoue" in board(city.table, 0, "fr")


def test_a_bracket_stands_over_a_party_and_over_nobody_alone() -> None:
    page = board(City(A=seat(coterie=[out("Hydra"), out("Brother"), vampire("Skunk", street=2)])).table)
    party = page.split('class="party party--many')[1].split('<div class="party')[0]
    assert party.count('<article class="vamp') == 3, "the last stands after the party, in the same cell"
    assert page.count("party--many") == 1
    assert "party--2" in page


def test_columns_share_the_width_by_the_fullest_row() -> None:
    homes = [vampire(name) for name in ("Hydra", "Brother", "Skunk", "Shades")]
    page = board(City(A=seat(coterie=[*homes, out("Beretta")]), B=seat(coterie=[out("Karma")])).table)
    assert "r-h4 r-s2" in page
    outside = [out(name) for name in ("Hydra", "Brother", "Skunk")]
    assert "r-h2 r-s3" in board(City(A=seat(coterie=outside)).table)


# ---- a player


@pytest.mark.parametrize(("agenda", "told"), [(9, "of 13"), (10, "3 to win"), (12, "1 to win")])
def test_the_last_three_agenda_are_counted_down(agenda: int, told: str) -> None:
    page = board(City(B=seat(coterie=["Karma"], agenda=agenda)).table)
    row = seat_of(page, 1)
    assert told in row
    assert ("to win" in row) == (agenda >= 10)
    assert row.count('class="on"') == agenda
    assert f"{agenda} of 13 Agenda" in row


@pytest.mark.parametrize("prestige", [3, 4])
def test_little_prestige_stands_in_a_box(prestige: int) -> None:
    page = board(City(B=seat(coterie=["Karma"], prestige=prestige)).table)
    assert ("is-low" in seat_of(page, 1)) == (prestige == 3)


def test_everyone_says_whom_they_hunt_and_who_hunts_you_says_so_in_another_colour() -> None:
    page = board(City(players=3).table, 0)
    assert "hunts--you" in seat_of(page, 2)
    assert "hunts Chloé" in seat_of(page, 1)
    assert "Rival" in seat_of(page, 1)
    assert "Rival" not in seat_of(page, 2)


def test_an_agenda_card_face_down_has_a_name_for_its_owner_alone() -> None:
    city = City(A=seat(coterie=["Karma"], agenda_card="Base of Power", agenda_down=True))
    assert "Base of Power" in seat_of(board(city.table, 0), 0)
    for viewer in (1, None):
        page = board(city.table, viewer)
        assert "Base of Power" not in page
        assert "Agenda face down" in page
        assert "0 of ? Agenda" in page


def test_the_sheet_of_a_player_holds_the_piles_and_what_one_knows_of_the_hand() -> None:
    city = City(
        A=seat(coterie=["Karma"]), B=seat(coterie=["Hydra"], hand=["Greed", "Fleetness"], discard=["Free Money"])
    )
    card = city.card("Greed")
    city.table.see(card, 1)
    sheet = board(city.table, 0).split('id="sheet-1"')[1].split('id="sheet-')[0]
    assert "Free Money" in sheet
    assert "Greed" in sheet
    assert "Fleetness" not in sheet
    assert "Greed" not in board(city.table, None)


# ---- sigils


def test_a_sigil_is_the_clans_unless_two_players_share_it() -> None:
    city = City(players=3, A=seat(coterie=["Hydra"]), B=seat(coterie=["Lixue Chen"]), C=seat(coterie=["Bella Forte"]))
    view: Any = city.table.view(None)
    assert [sign(view, number) for number in range(3)] == ["clan-brujah", "seat-moth", "seat-thorn"]
    assert [sign(rivals.glimpse(view), number) for number in range(3)] == ["clan-brujah", "seat-moth", "seat-thorn"]
    assert sign({"turn": 3}, 1) == "seat-moth", "what an older server has kept"


# ---- a vampire


def test_each_state_of_a_vampire_has_a_look_a_sign_and_a_word() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra"), vampire("Brother", ready=False), vampire("Shades", blood=1)], torpor=["Skunk"]
        )
    )
    page = board(city.table)
    ready, tired, hurt, asleep = [tile(page, name) for name in ("Hydra", "Brother", "Shades", "Skunk")]
    assert not classes(ready) & {"is-tired", "is-wounded", "vamp--torpor"}
    assert '#spent"' not in ready
    assert "is-tired" in classes(tired)
    assert '#spent"' in tired
    assert "exhausted" in tired
    assert "is-wounded" in classes(hurt)
    assert "1 of 4 Blood, Wounded" in hurt
    assert "vamp--torpor" in classes(asleep)
    assert '#rivals-torpor"' in asleep
    assert "in Torpor" in asleep
    assert '#leader"' in ready
    assert '#leader"' not in tired
    assert page.index('id="torpor-0"') < page.index(">Skunk<")


def test_blood_is_a_number_and_a_gauge() -> None:
    page = tile(board(City(A=seat(coterie=[vampire("Hydra", blood=4)])).table), "Hydra")
    gauge = page.split('class="gauge')[1].split("</span>")[0]
    assert (gauge.count("<i"), gauge.count('class="on"')) == (6, 4)
    assert "4 of 6 Blood" in page


def test_influence_is_a_struck_diamond_while_the_token_lies_there() -> None:
    page = board(City(A=seat(coterie=[vampire("Hydra", mute=True)])).table)
    assert '#no-influence"' in tile(page, "Hydra")
    assert '#no-influence"' not in board(City(A=seat(coterie=["Hydra"])).table)


def test_tokens_of_fear_and_of_less_blood_potency_are_marks_that_are_said() -> None:
    page = board(City(A=seat(coterie=[vampire("Hydra", weak=2, fear=1)]), B=seat(coterie=["Doc"])).table)
    hydra, doc = tile(page, "Hydra"), tile(page, "Doc")
    assert '#rivals-weak"' in hydra
    assert '#rivals-fear"' in hydra
    assert ", -1 Blood Potency tokens: 2" in hydra
    assert ", Fear token" in hydra
    assert "4 of 4 Blood" in hydra
    assert "#rivals-weak" not in doc
    assert "#rivals-fear" not in doc


def test_tokens_of_disciplines_are_marks_that_are_said() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Study Their Ways"]), B=seat(coterie=[vampire("Doc", less=["auspex"])]))
    city.acts()
    city.plays("Study Their Ways", "Hydra")
    city.answers("A", "dominate")
    page = board(city.table)
    doc, hydra = tile(page, "Doc"), tile(page, "Hydra")
    assert 'title="-1 Auspex token"' in doc
    assert ", -1 Auspex token" in doc
    assert " token" not in hydra
    assert '#disc-dominate"' in hydra  # it is the only one there, and has what the card lends
    assert ", +1 Dominate token" in page
    assert city.idle


def test_attached_cards_hang_below_titles_first() -> None:
    page = board(City(A=seat(coterie=[vampire("Hydra", on=["Vagrant", "Primogen", ("Cop", False)])])).table)
    worn = page.split('class="worn"')[1].split("</ul>")[0]
    assert re.findall(r'title="([^"]+)"', worn) == ["Primogen", "Vagrant", "Cop", "exhausted"]
    assert worn.count("is-used") == 1
    assert worn.count(", exhausted<") == 1


def test_what_is_attached_face_down_says_so() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Vagrant", "Veiled Threat"])]))
    table, card = city.table, city.card("Veiled Threat")
    table.move(card, ATTACHED, 0, city.card("Hydra"), down=True)
    worn = board(table).split('class="worn"')[1].split("</ul>")[0]
    assert re.findall(r'title="([^"]+)"', worn) == ["Vagrant", "Veiled Threat", "face down"]
    assert worn.count(", face down<") == 1


def test_what_is_attached_face_down_from_a_hand_is_a_back_to_others() -> None:
    hidden = {"card": "Mercy", "down": True, "seen": "A"}
    seats = [{"coterie": [{"card": "Hydra", "attached": ["Vagrant", hidden]}]}, {}]
    table = gloam.game("rivals").from_position({"seats": seats})
    for viewer, name, more in (
        (0, "Mercy", ["face down"]),
        (1, "a card face down", []),
        (None, "a card face down", []),
    ):
        page = board(table, viewer)
        worn = page.split('class="worn"')[1].split("</ul>")[0]
        assert re.findall(r'title="([^"]+)"', worn) == ["Vagrant", name, *more]
        assert ("Mercy" in page) == ("core-mercy" in page) == (viewer == 0)


# ---- what lies face down


def test_a_conspiracy_shows_its_prestige_to_all_and_its_name_to_those_who_know_it() -> None:
    city = City(players=3, A=seat(coterie=["Karma"], conspiracies=[("Lost Glory", "AB")]))
    city.table.see(city.card("Lost Glory"), 1 << 1)
    for viewer, known in ((0, True), (1, True), (2, False), (None, False)):
        page = board(city.table, viewer)
        chip = page.split("r-chip--down")[1].split('<div class="r-cast"')[0]
        assert ("Lost Glory" in page) == known
        assert "Seen by: " in chip
        assert "Prestige from: " in chip
        assert re.search(r">2(/\d+)?</b>", chip)


def test_what_lies_face_down_is_drawn_the_same_whatever_it_is() -> None:
    pages = set()
    for hidden, agenda in (("Lost Glory", "Base of Power"), ("Whispering Campaign", "Playthings")):
        facts = {"agenda_card": agenda, "agenda_down": True, "conspiracies": [(hidden, "B")]}
        pages.add(board(City(A=seat(coterie=["Karma"], **facts)).table, 1))
    assert len(pages) == 1


# ---- what can be pressed


def test_a_tile_does_the_one_thing_that_can_be_done_lists_several_and_else_leads_to_the_card() -> None:
    city = City(A=seat(coterie=["Hydra", out("Brother"), vampire("Skunk", ready=False)]), street=["Prince of the City"])
    city.acts()
    page = board(city.table)
    names = {name: city.table.handle(city.card(name)) for name in ("Hydra", "Brother", "Skunk", "Prince of the City")}
    alone, several, nothing = tile(page, "Hydra"), tile(page, "Brother"), tile(page, "Skunk")
    assert CHOICE.findall(alone) == [("0", f"move {names['Hydra']}")]
    assert "is-legal" in classes(alone)
    assert not CHOICE.findall(several)
    assert f'popovertarget="do-{names["Brother"]}"' in several
    menu = page.split(f'id="do-{names["Brother"]}"')[1].split('<div class="char"')[0]
    assert len(CHOICE.findall(menu)) == 2
    assert "is-legal" not in classes(nothing)
    assert 'href="/cards/rivals/core-skunk"' in nothing
    assert 'data-read="core-skunk"' in nothing


def test_nothing_is_brass_where_one_is_not_asked() -> None:
    city = City(A=seat(coterie=["Hydra"]))
    city.acts()
    assert "is-legal" in board(city.table, 0)
    for viewer in (1, None):
        page = board(city.table, viewer)
        assert "is-legal" not in page
        assert 'name="choose"' not in page


# ---- beside the table


def test_what_holds_for_a_time_says_until_when_and_comes_first() -> None:
    city = City(A=seat(coterie=["Hydra"], haven="House of Pain"), B=seat(coterie=["Karma"], board=["PR Firm"]))
    city.lends("Hydra", Plus(SHIELD, 1, Which(THIS)), THIS_ATTACK)
    told = side(city.table)
    assert told.index(">Hydra<") < told.index("until this attack ends") < told.index(">House of Pain<")
    assert told.index(">House of Pain<") < told.index(">PR Firm<"), "one's own before the others'"


@pytest.mark.parametrize(("language", "said"), [("en", "Touches what is going on"), ("fr", "Concerne ce qui se passe")])
def test_what_touches_the_fight_comes_before_all_else(language: str, said: str) -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), "Johnny"], haven="House of Pain", hand=["Greed"]),
        B=seat(coterie=[out("Bella Forte")], hand=["Greed"]),
    )
    city.lends("Johnny", Plus(INFLUENCE, 1, Which(THIS)))
    city.lends("Bella Forte", Plus(SHIELD, 1, Which(THIS)))
    assert said not in side(city.table, 0, language), "nothing is going on"
    assert side(city.table).index(">Johnny<") < side(city.table).index(">Bella Forte<")
    city.acts()
    city.attack("Hydra", "Bella Forte", "physical")
    told = side(city.table, 0, language)
    assert told.index(said) < told.index(">Bella Forte<") < told.index(">Johnny<")
    assert city.asking == "AskReaction B"


def test_what_is_over_is_not_in_force() -> None:
    city = City(A=seat(coterie=["Hydra"], haven="House of Pain"))
    city.lends("Hydra", Plus(SHIELD, 1, Which(THIS)), THIS_ATTACK)
    city.table.end(THIS_ATTACK)
    assert ">Hydra<" not in side(city.table)
    assert ">House of Pain<" in side(city.table)


def side(table: Table, viewer: int | None = 0, language: str = "en") -> str:
    return html.unescape(str(rivals.side(scene_of(table, viewer, language))))


def test_the_phases_say_whose_actions_are_left() -> None:
    city = City()
    city.acts()
    assert ("2 actions left", True) in rivals.phases(scene_of(city.table, 0))
    assert ("Ada: 2 actions left", True) in rivals.phases(scene_of(city.table, 1))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_on_the_table_is_used_once(language: str) -> None:
    city = City(
        players=3,
        street=["San Francisco Fog", "Vagrant", "Cop"],
        A=seat(coterie=[vampire("Hydra", on=["Vagrant"]), out("Brother")], torpor=["Skunk"], board=["The Spoils"]),
    )
    city.acts()
    ids = Markup(board(city.table, 0, language)).ids
    assert sorted(ids) == sorted(set(ids))


def test_a_mortal_that_belongs_to_a_card_says_whose_and_what_it_costs_and_its_blood_counts() -> None:
    city = City(
        street=["Chef", "Vagrant"],
        A=seat(coterie=["Hydra"], board=["Second Tradition: The Domain", "Protect the Flock"]),
    )
    city.acts()
    city.answers("A", "use <Second Tradition: The Domain>", "choose <Chef>", "use <Protect the Flock>", "choose <Chef>")
    page = board(city.table)
    chef, vagrant = [page.split(f'data-read="core-{name}"')[1].split("</li>")[0] for name in ("chef", "vagrant")]
    assert "others pay 1 Prestige to attack it" in chef
    assert '#blood"' in chef
    assert 'class="n"' in chef
    assert ">4<" in chef
    assert "others pay" not in vagrant
    assert city.idle


def test_a_covered_haven_and_agenda_say_so() -> None:
    city = City(
        A=seat(coterie=["Hydra"], hand=["Constant Surveillance"]),
        B=seat(coterie=["Doc"], haven="Artist Lofts", agenda_card="Turf War"),
    )
    city.acts()
    city.plays("Constant Surveillance", "Hydra")
    assert board(city.table).count("covered: no text") == 0
    assert ">Artist Lofts<" in side(city.table)
    city.answers("A", "choose 3")
    assert board(city.table).count("covered: no text") == 2
    assert ">Artist Lofts<" not in side(city.table), "what has no text is not in force"
    assert city.idle


def test_who_hunts_two_says_so_and_the_robbed_hunts_nobody() -> None:
    city = City(players=3, A=seat(coterie=["Hydra"]), B=seat(coterie=["Doc"]), C=seat(coterie=["Karma"]))
    city.table.give_rival(1, 0)
    page = board(city.table)
    rows = [page.split(f'id="seat-{place}-clan"')[1].split("</div>")[0].count("hunts") for place in range(3)]
    assert rows[0] > rows[2] > rows[1] == 0
    told = re.sub(r'<span class="c">.*?</span>', "", page)  # with little room clans go, and what stands behind them
    assert re.search(r'hunts [^<]*</span>, <span class="hunts', told)
    assert city.settled
