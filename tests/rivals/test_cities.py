"""Which City a table plays in: its City Deck, what is known of it, and what cards of other Cities find there."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.core.chance import seeded
from gloam.core.refusal import Unreadable
from gloam.rivals.cards import SETS
from gloam.rivals.cards.conclave_22 import CONCLAVE_22
from gloam.rivals.cards.core.san_francisco import SAN_FRANCISCO
from gloam.rivals.cards.heart_of_europe.prague import PRAGUE
from gloam.rivals.catalogue import ANTAGONIST, CITIZEN, EVENT, INQUISITION, PRINCE, VAGRANT
from gloam.rivals.cities import city_cards
from gloam.rivals.deck_pools import ORDER, POOLS
from gloam.rivals.deck_report import pool
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.pieces import BOX, CITY_BURNED, CITY_DECK, NOBODY
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

IDS = {
    "core": {card.id for card in SAN_FRANCISCO},
    "prague": {card.id for card in PRAGUE},
    "conclave": {card.id for card in CONCLAVE_22},
}
WAYS: tuple[tuple[str, ...], ...] = ((), ("prague",), ("conclave-22",), ("prague", "conclave-22"))


def of_the_city(table: WholeRivalsTable, zone: int | None = None) -> list[int]:
    pieces = enumerate(table.pieces)
    return [card for card, piece in pieces if table.owner[card] == NOBODY and zone in (None, piece.zone)]


@rule("city.prague")
def test_prague_is_played_with_its_own_27_cards_4_events_out_and_none_of_san_francisco() -> None:
    table = RIVALS.table(3, 5, ("prague",))
    cards = of_the_city(table)
    assert {table.id_of(card) for card in cards} == IDS["prague"]
    assert len(cards) == 27
    kinds = Counter(
        kind for card in cards for kind in (EVENT, INQUISITION, VAGRANT, CITIZEN, PRINCE) if table.is_a(card, kind)
    )
    assert kinds == {EVENT: 10, INQUISITION: 4, VAGRANT: 5, CITIZEN: 7, PRINCE: 1}
    assert (len(table.city), len(of_the_city(table, BOX))) == (23, 4)
    assert all(table.is_a(card, EVENT) for card in of_the_city(table, BOX))


@rule("city.conclave")
@pytest.mark.parametrize(("variants", "others"), [(("conclave-22",), "core"), (("prague", "conclave-22"), "prague")])
def test_the_conclave_takes_the_place_of_the_events_and_everybody_else_stays(
    variants: tuple[str, ...], others: str
) -> None:
    table = RIVALS.table(2, 5, variants)
    cards = of_the_city(table)
    events = {table.id_of(card) for card in cards if table.is_a(card, EVENT)}
    assert events == IDS["conclave"]
    rest = [card for card in cards if not table.is_a(card, EVENT)]
    assert {table.id_of(card) for card in rest} < IDS[others]
    assert (len(rest), len(table.city), len(of_the_city(table, BOX))) == (17, 23, 4)


def test_variants_come_in_the_same_order_however_they_are_named() -> None:
    one = RIVALS.table(2, 5, ("conclave-22", "prague", "late-prince"))
    assert one.setup.variants == ("late-prince", "prague", "conclave-22")
    assert one.position() == RIVALS.table(2, 5, ("prague", "late-prince", "conclave-22")).position()


def test_the_prince_of_prague_may_come_late_too() -> None:
    table = RIVALS.table(4, 5, ("late-prince", "prague"))
    assert "hoe-prince-of-the-city" not in [table.id_of(card) for card in table.city]
    assert len(table.city) == 22
    boxed = [table.id_of(card) for card in of_the_city(table, BOX) if not table.is_a(card, EVENT)]
    assert boxed == ["hoe-prince-of-the-city"]


@pytest.mark.parametrize("variants", WAYS)
def test_an_imagined_city_is_dealt_from_the_one_that_is_played(variants: tuple[str, ...]) -> None:
    table = RIVALS.table(2, 7, variants)
    real = [table.prints[card] for card in of_the_city(table)]
    dealt = set()
    for luck in range(8):
        twin = table.imagine(0, seeded(luck))
        assert isinstance(twin, WholeRivalsTable)
        prints = [twin.prints[card] for card in of_the_city(twin)]
        assert sorted(prints) == sorted(real)
        dealt.add(tuple(prints))
    assert len(dealt) == 8


@pytest.mark.parametrize("variants", WAYS)
def test_nobody_knows_which_events_are_out(variants: tuple[str, ...]) -> None:
    table = RIVALS.table(3, 9, variants)
    hidden = [*of_the_city(table, BOX), *of_the_city(table, CITY_DECK)]
    assert all(table.pieces[card].seen == 0 for card in hidden)
    for viewer in (None, 0, 1, 2):
        said = str(table.view(viewer))
        assert not [name for name in {table.id_of(card) for card in hidden} if f"'{name}'" in said]


# ---- written positions


@pytest.mark.parametrize("variants", WAYS)
def test_a_position_that_names_no_city_card_has_all_of_its_city(variants: tuple[str, ...]) -> None:
    table = RIVALS.from_position({"variants": list(variants), "seats": [{}, {}]})
    assert isinstance(table, WholeRivalsTable)
    assert sorted([table.id_of(card) for card in table.city]) == sorted(city_cards(variants))


@pytest.mark.parametrize(
    ("variants", "card", "no"),
    [
        ([], "hoe-nun", ("position-variant", "prague")),
        ([], "c22-crack-shot", ("position-variant", "conclave-22")),
        (["prague"], "core-cop", ("position-card", "core-cop")),
        (["conclave-22"], "core-the-hunger", ("position-card", "core-the-hunger")),
        (["prague", "conclave-22"], "hoe-liberate", ("position-card", "hoe-liberate")),
    ],
)
def test_a_card_of_another_city_cannot_lie_here(variants: list[str], card: str, no: tuple[str, str]) -> None:
    with pytest.raises(Unreadable) as unread:
        RIVALS.from_position({"variants": variants, "seats": [{}, {}], "street": [card]})
    assert (unread.value.what, unread.value.text, unread.value.where) == (*no, "street.0")


def test_a_name_that_every_city_has_is_the_card_of_this_city() -> None:
    table = RIVALS.from_position(
        {"variants": ["prague"], "seats": [{}, {}], "street": ["Vagrant", "Prince of the City"]}
    )
    assert isinstance(table, WholeRivalsTable)
    assert [table.id_of(card) for card in table.street] == ["hoe-vagrant", "hoe-prince-of-the-city"]


def test_sets_that_have_only_cards_of_a_city_are_no_choice_where_decks_are_concerned() -> None:
    assert {each.id for each in SETS if each.of_the_city} == {"conclave-22"}
    assert "conclave-22" not in {*ORDER, *POOLS}
    assert ("heart-of-europe" in ORDER, ORDER[-1] in POOLS) == (True, False)
    assert not (IDS["prague"] | IDS["conclave"]) & set(pool())


# ---- what cards of other sets find in Prague


@rule("city.inquisition")
def test_who_hunts_the_hunters_is_paid_for_a_team_x_operative_and_it_goes_back_into_the_deck() -> None:
    city = City(
        street=["Team X Operative"],
        city=["Nun"],
        A=seat(coterie=[out("Hydra")], agenda_card="Hunt the Hunters", hand=["Baseball Bat"], prestige=6, agenda=4),
    )
    assert city.table.is_a(city.card("Team X Operative"), ANTAGONIST)
    city.acts()
    city.attack("Hydra", "Team X Operative", "physical", "Baseball Bat")
    city.passes()
    assert (city.prestige("A"), city.agenda("A"), city.zone("Team X Operative")) == (7, 6, CITY_DECK)
    assert city.fought_out


@rule("city.inquisition")
def test_the_prince_of_prague_is_the_prince_of_the_city_for_cards_that_name_that_title() -> None:
    city = City(variants=("prague",), A=seat(coterie=[vampire("Doc", on=["Prince of the City"])]))
    assert city.table.id_of(city.card("Prince of the City")) == "hoe-prince-of-the-city"
    assert city.table.secrecy(city.card("Doc")) == 0
    assert city.influence("Doc") == 5


@rule("city.inquisition")
def test_a_burned_mortal_of_prague_lies_in_the_citys_burned_pile() -> None:
    city = City(street=["Nun"], A=seat(coterie=[out("Hydra", blood=2)], hand=["Baseball Bat"]))
    city.acts()
    city.attack("Hydra", "Nun", "physical", "Baseball Bat")
    city.passes()
    city.answers("A", "burn")
    assert (city.zone("Nun"), city.blood("Hydra"), city.agenda("A")) == (CITY_BURNED, 5, 1)
    assert city.fought_out
