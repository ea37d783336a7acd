"""What is said of a deck: every rule with its numbers, what mends it, the two curves, who pays, what is unwise."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from gloam.rivals.catalogue import CARDS, is_citys
from gloam.rivals.deck_pools import ANYTHING, POOLS, READY_ONLY, is_allowed, later
from gloam.rivals.deck_report import (
    FAMILY_NAMES,
    Change,
    Note,
    Point,
    Side,
    Step,
    changed,
    clans_of,
    copies_of,
    curve,
    disciplines_of,
    face,
    family,
    is_full,
    led_by,
    mended,
    notes,
    payers,
    points,
    pool,
    sides,
    taken,
)
from gloam.rivals.decks import Deck, amended, faults, in_one_line, read, read_kindly, written
from gloam.rivals.ready_decks import READY, carried, ready

STREETS = ready("rule-the-streets")
EMPTY = Deck("", "", (), (), (), ())
RULES = ("deck.faction", "deck.library-size", "deck.copies", "deck.neutral-base", "setup.leader-choice")


def unmet(deck: Deck) -> list[Point]:
    return [point for point in points(deck) if not point.met]


def whole(deck: Deck) -> Deck:
    """Whatever breaks a rule is mended, one button after the other: what goes for one rule may be missed by another."""
    for rule in (*RULES, "deck.library-size"):
        deck = mended(deck, rule)
    return deck


# ---- rules


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_keeps_every_rule_and_each_is_listed_once(name: str) -> None:
    found = points(ready(name))
    assert sorted(point.rule for point in found) == sorted((*RULES, "deck.mixed-clans"))
    assert all(point.met and not point.mends for point in found)


def test_a_broken_rule_comes_with_the_numbers_of_the_case_and_what_mends_it() -> None:
    deck = changed(STREETS, [Change("core-sweetums", -1), Change("core-throat-rip", 1)])
    assert [(point.rule, point.mends) for point in unmet(deck)] == [
        ("deck.faction", (Change("pp1-savage", 1),)),
        ("deck.copies", (Change("core-throat-rip", -1),)),
    ]
    assert unmet(deck)[0].facts == {"vampires": 6, "different": 6, "needed": 7}
    assert faults(mended(deck, "deck.faction"))[0].rule == "deck.copies", "one button mends one rule"
    assert whole(deck).same_cards(changed(STREETS, [Change("core-sweetums", -1), Change("pp1-savage", 1)]))


@pytest.mark.parametrize(("cards", "met"), [(39, False), (40, True), (60, True), (61, False)])
def test_the_size_of_a_library_at_its_limits(cards: int, met: bool) -> None:
    deck = STREETS
    for card in [card for card in pool() if family(card) == "scheme"] * 10:
        if deck.cards() < cards:
            deck = changed(deck, [Change(card, 1)])
    while deck.cards() > cards:
        deck = changed(deck, [Change(deck.library[0][0], -1)])
    point = next(point for point in points(deck) if point.rule == "deck.library-size")
    assert (point.met, point.facts["cards"]) == (met, cards)
    assert sum(change.number for change in point.mends) == {39: 1, 61: -1}.get(cards, 0)


def test_of_several_cards_that_are_there_too_often_one_is_mended_alone() -> None:
    deck = changed(STREETS, [Change("core-throat-rip", 1), Change("core-drive-by", 2)])
    one = mended(deck, "deck.copies", "core-drive-by")
    assert copies_of(one, "core-drive-by") == 3
    assert copies_of(one, "core-throat-rip") == 4


def test_two_havens_become_the_first_and_none_becomes_that_of_the_nearest_ready_deck() -> None:
    two = changed(STREETS, [Change("core-the-penthouse", 1)])
    assert mended(two, "deck.neutral-base").havens == STREETS.havens
    none = replace(ready("the-big-picture"), havens=(), agendas=())
    assert whole(none).same_cards(ready("the-big-picture"))


def test_a_leader_who_is_no_vampire_of_the_deck_gives_way_to_the_most_potent() -> None:
    deck = replace(STREETS, leader="core-doc")
    assert [point.rule for point in unmet(deck)] == ["setup.leader-choice"]
    assert mended(deck, "setup.leader-choice").leader == "core-hydra"


def test_vampires_named_twice_go_before_others_and_the_leader_stays() -> None:
    deck = replace(STREETS, vampires=(*STREETS.vampires, "core-brother", "core-johnny"), leader="core-sweetums")
    mends = unmet(deck)[0].mends
    assert mends == (Change("core-brother", -1), Change("core-johnny", -1))
    assert led_by(deck, "core-doc").leader == ""


def test_an_empty_deck_is_made_whole_by_the_buttons_alone() -> None:
    assert len(unmet(EMPTY)) == 3
    assert faults(whole(EMPTY)) == []
    assert read(written(whole(EMPTY))).same_cards(whole(EMPTY))


@pytest.mark.parametrize("seed", range(20))
def test_whatever_a_deck_is_the_list_agrees_with_the_rules_and_the_buttons_make_it_lawful(seed: int) -> None:
    rng = Random(seed)
    cards = pool()
    deck = EMPTY if seed % 2 else STREETS
    for _ in range(rng.randrange(60)):
        deck = changed(deck, [Change(rng.choice(cards), rng.choice((-1, 1, 1, 2, 4)))])
        deck = led_by(deck, rng.choice(deck.vampires)) if deck.vampires and rng.random() < 0.2 else deck
    broken = faults(deck)
    assert [(point.rule, point.facts) for point in unmet(deck)] == [(fault.rule, fault.facts) for fault in broken]
    assert all(point.mends for point in unmet(deck))
    assert faults(whole(deck)) == []
    assert carried(whole(deck)) == in_one_line(whole(deck)) or carried(whole(deck)) in READY


def test_nobody_takes_out_what_is_not_there_and_no_city_card_comes_in() -> None:
    assert (
        changed(STREETS, [Change("core-doc", -1), Change("core-greed", -2), Change("core-artist-lofts", -1)]) == STREETS
    )
    city = [card.id for card in CARDS if is_citys(card.kind)]
    assert changed(STREETS, [Change(card, 1) for card in city]) == STREETS
    assert not set(city) & set(pool())


def test_a_leader_who_leaves_the_deck_leads_no_more() -> None:
    assert changed(STREETS, [Change("core-hydra", -1)]).leader == ""


# ---- curves


def test_the_curve_says_how_many_cards_ask_for_a_blood_potency_and_how_many_vampires_have_it() -> None:
    assert curve(STREETS)[0] == Step(0, sum(n for c, n in STREETS.library if face(c).potency == 0), 7)
    assert [step.payers for step in curve(STREETS)] == [7, 7, 7, 7, 4, 2, 1], "6, 5, 4, 4, 3, 3 and 3"
    assert sum(step.asked for step in curve(STREETS)) == 40
    assert [step.asked for step in curve(EMPTY)] == [0] * 7


def test_attacks_stand_against_answers_by_type_and_a_card_of_both_kinds_counts_on_both_sides() -> None:
    found = {side.type: side for side in sides(STREETS)}
    assert found["physical"].attacks > found["social"].attacks == 0
    both = changed(EMPTY, [Change("core-baseball-bat", 2)])
    assert {side for side in sides(both) if side.attacks} == {Side("physical", 2, 2)}


def test_only_a_vampire_of_enough_potency_pays_and_nobody_where_the_clan_is_missing() -> None:
    assert payers(STREETS, "core-sucker-punch") == STREETS.vampires
    assert payers(STREETS, "core-faulty-logic") == (), "it is for Malkavians"
    doc = changed(STREETS, [Change("core-doc", 1)])
    asked = face("core-faulty-logic").potency
    assert payers(doc, "core-faulty-logic") == tuple([card for card in doc.vampires if face(card).potency >= asked])


def test_clans_are_told_with_the_commonest_first() -> None:
    assert clans_of(changed(STREETS, [Change("core-doc", 1)])) == ("brujah", "malkavian")
    assert clans_of(EMPTY) == ()


def test_every_card_has_a_family_and_its_disciplines() -> None:
    assert {family(card) for card in pool()} == set(FAMILY_NAMES)
    assert disciplines_of("core-hydra") == ("celerity", "potence", "presence")
    assert "presence" in disciplines_of("core-humiliate"), "it counts Presence icons"
    assert disciplines_of("core-greed") == ()


# ---- unwise


def test_what_is_lawful_but_unwise_is_told() -> None:
    deck = changed(STREETS, [Change("core-faulty-logic", 2), Change("core-hydra", -1)])
    found = notes(deck)
    assert Note("clan", "core-faulty-logic", clan="malkavian", count=2) in found
    assert Note("leader", "core-brother") in found
    assert all(note.count < 2 for note in found if note.what == "answers")
    assert notes(EMPTY) == []


def test_a_card_that_nobody_can_pay_is_told() -> None:
    weak = replace(STREETS, vampires=("core-skunk", "core-sweetums"), leader="core-skunk")
    asks = [card for card, _ in STREETS.library if face(card).potency > 3]
    assert [note.card for note in notes(weak) if note.what == "potency"] == asks
    assert asks


# ---- which decks a table allows


def test_the_first_decks_are_allowed_everywhere_and_a_list_of_ones_own_where_its_cards_are() -> None:
    own = in_one_line(changed(STREETS, [Change("core-sweetums", -1), Change("core-beretta", 1)]))
    assert [is_allowed("rule-the-streets", pool) for pool in POOLS] == [True] * len(POOLS)
    assert [is_allowed(own, pool) for pool in (READY_ONLY, "core", ANYTHING)] == [False, True, True]
    assert [later(own, pool) for pool in (READY_ONLY, "core", ANYTHING)] == [[], [], []]


def test_a_card_of_a_later_set_is_named_where_only_the_core_box_is_allowed() -> None:
    own = in_one_line(changed(STREETS, [Change("core-skunk", -1), Change("baa-frog", 1), Change("baa-backup", 2)]))
    assert later(own, "core") == ["baa-frog", "baa-backup"]
    assert [is_allowed(own, pool) for pool in (READY_ONLY, "core", ANYTHING)] == [False, False, True]


# ---- lists as friends read them


def test_near_misses_are_read_and_told_and_others_are_offered_the_nearest() -> None:
    found = read_kindly("Salon\n\nLeader: Hidra\n3 Seduccion\n2 Coup de pied\n3x Fleetness\n7 qqqq", {})
    assert (found.deck.name, found.deck.leader, found.wrong) == ("Salon", "core-hydra", ())
    assert found.deck.library == (("core-seduction", 3), ("core-fleetness", 3))
    assert [(one.line, one.wrote, one.cards, one.offers) for one in found.guesses] == [
        (3, "Hidra", ("core-hydra",), False),
        (4, "3 Seduccion", ("core-seduction",), False),
        (5, "2 Coup de pied", ("core-coup-de-grace",), True),
        (7, "7 qqqq", (), True),
    ]


def test_what_was_meant_takes_the_place_of_a_line_as_often_as_it_asked() -> None:
    text = "Salon\n2 Coup de pied\n3 Fleetness"
    assert amended(text, 2, "core-coup-de-grace") == "Salon\n2 Coup de Grâce\n3 Fleetness"
    assert amended(text, 0, "core-hydra") == amended(text, 4, "core-hydra") == text


def test_names_in_another_language_are_read_and_so_is_what_comes_out() -> None:
    found = read_kindly("2 Coup bas\n1 Coup basse", {"coupbas": "core-sucker-punch"})
    assert found.deck.library == (("core-sucker-punch", 3),)
    for name in READY:
        again = read_kindly(written(ready(name)), {})
        assert again.deck == ready(name)
        assert not again.guesses
        assert not again.wrong


def test_only_so_many_lines_are_guessed_at() -> None:
    found = read_kindly("\n".join(["1 Seduccion"] * 30), {})
    assert [one.offers for one in found.guesses] == [False] * 20 + [True] * 10
    assert found.deck.library == (("core-seduction", 20),)


def test_a_haven_and_an_agenda_come_instead_of_those_that_are_there() -> None:
    assert taken(STREETS, "core-the-penthouse").havens == ("core-the-penthouse",)
    assert taken(STREETS, "core-playthings").agendas == ("core-playthings",)
    assert copies_of(taken(STREETS, "core-gang-up"), "core-gang-up") == 2
    assert [is_full(STREETS, card) for card in ("core-hydra", "core-doc", "core-drive-by", "core-gang-up")] == [
        True,
        False,
        True,
        False,
    ]
