"""Decks: what they may hold, how they are written and read, and the ready ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from gloam.core.journal import Journal, read_journal
from gloam.core.refusal import Refused, Unreadable
from gloam.core.setup import Setup
from gloam.rivals import box
from gloam.rivals.cards import set_of
from gloam.rivals.cards.core import CORE
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    BRUJAH,
    CARDS,
    CITY_CARD,
    HAVEN_CARD,
    LIBRARY_CARD,
    NUMBER,
    VAMPIRE,
)
from gloam.rivals.deck_pools import cards_of
from gloam.rivals.decks import Deck, faults, in_one_line, read, read_all, written
from gloam.rivals.game import RIVALS
from gloam.rivals.ready_decks import READY, carried, ready, seated
from gloam.vendetta.game import VENDETTA
from tests.claims import rule

HYDRAS = ready("rule-the-streets")
MIXED = (
    "core-lixue-chen", "core-bella-forte", "core-randolph-marz", "core-zhang-wei", "core-doc", "core-karma",
    "core-velvet",
)  # fmt: skip


def short(text: str) -> tuple[str, ...]:
    """The cards that a text is read as, as many times as it asks for them."""
    deck = read(text)
    return (
        *deck.vampires,
        *[card for card, copies in deck.library for _ in range(copies)],
        *deck.havens,
        *deck.agendas,
    )


def broken(deck: Deck) -> list[tuple[str, dict[str, object]]]:
    return [(fault.rule, fault.facts) for fault in faults(deck)]


def unreadable(text: str) -> list[tuple[str, str, str]]:
    return [(no.what, no.text, no.where) for no in read_all(text)[1]]


def filled(cards: int) -> tuple[tuple[str, int], ...]:
    """A Library of so many cards, at most 3 of a name."""
    found = [card.id for card in CORE if card.kind & LIBRARY_CARD and not card.kind & CITY_CARD]
    whole = [(card, 3) for card in found[: cards // 3]]
    return (*whole, (found[-1], cards % 3)) if cards % 3 else tuple(whole)


# ---- the box


@rule("comp.player-deck")
@pytest.mark.parametrize("name", list(READY))
def test_a_ready_deck_is_40_library_cards_7_vampires_a_haven_and_an_agenda(name: str) -> None:
    deck = ready(name)
    assert broken(deck) == []
    assert deck.cards() == 40
    assert len(set(deck.vampires)) == len(deck.vampires) == 7
    assert (len(deck.havens), len(deck.agendas)) == (1, 1)
    assert deck.cards() + len(deck.vampires) + len(deck.havens) + len(deck.agendas) == box.DECK_SIZE == 49
    kinds = [(deck.vampires, VAMPIRE), (deck.havens, HAVEN_CARD), (deck.agendas, AGENDA_CARD)]
    for cards, kind in [*kinds, (tuple(card for card, _ in deck.library), LIBRARY_CARD)]:
        assert all(CARDS[NUMBER[card]].kind & kind for card in cards)


@rule("comp.box")
def test_the_core_box() -> None:
    assert (box.PLAYER_DECKS, box.DECK_SIZE, box.CITY_SIZE, box.CRYPT_PACK) == (4, 49, 27, 63)
    assert (box.PLAYER_AIDS, box.DIVIDERS) == (4, 12)
    tokens = {"leader": 4, "rival": 4, "first-player": 1, "no-influence": 10, "agenda": 24, "blood-prestige": 80}
    assert tokens == box.TOKENS
    city = [card for card in CORE if card.kind & CITY_CARD]
    assert sum(card.copies for card in city) == box.CITY_SIZE
    players = [card for card in CORE if card not in city]
    single = [card for card in players if card.kind & (VAMPIRE | HAVEN_CARD | AGENDA_CARD)]
    stock = len(single) + box.COPIES_IN_BOX * (len(players) - len(single))
    assert stock == box.PLAYER_DECKS * box.DECK_SIZE + box.CRYPT_PACK


@rule("comp.box")
def test_one_box_can_build_all_four_ready_decks() -> None:
    first = [name for name in READY if all(set_of(card) == "core" for card in cards_of(ready(name)))]
    assert first == list(READY)[: box.PLAYER_DECKS]
    used: Counter[str] = Counter()
    for name in first:
        deck = ready(name)
        used.update([*deck.vampires, *deck.havens, *deck.agendas])
        used.update(dict(deck.library))
    for card, copies in used.items():
        single = CARDS[NUMBER[card]].kind & (VAMPIRE | HAVEN_CARD | AGENDA_CARD)
        assert copies <= (1 if single else box.COPIES_IN_BOX), card


def test_the_ready_decks_lead_as_their_lists_say() -> None:
    leaders = {name: CARDS[NUMBER[ready(name).leader]].name for name in READY}
    assert leaders == {
        "rule-the-streets": "Hydra",
        "beautiful-people": "Lixue Chen",
        "kings-and-tyrants": "Randolph Marz",
        "the-big-picture": "Guv'nah",
        "blood-and-books": "Alejandro Lopez",
        "kitchen-chemistry": "Alejandro Lopez",
        "tooth-and-claw": "Tamaska",
        "what-lies-beneath": "General Flint",
        "the-dead-keep-counsel": "Enzo Cappa",
        "long-shadows": "Markus Kumnyama",
        "crowns-and-castles": "Borek Wagner",
        "mind-the-step": "Thora",
        "the-household": "Simona",
        "hands-that-mend": "Anita",
        "the-letter-of-the-law": "Sama Radi",
        "no-fixed-address": "Mahendra Chanda",
    }


# ---- rules


@rule("deck.faction")
def test_a_faction_deck_is_exactly_7_different_vampires() -> None:
    six, eight = HYDRAS.vampires[:6], (*HYDRAS.vampires, "core-doc")
    assert broken(replace(HYDRAS, vampires=six)) == [("deck.faction", {"vampires": 6, "different": 6, "needed": 7})]
    assert broken(replace(HYDRAS, vampires=eight)) == [("deck.faction", {"vampires": 8, "different": 8, "needed": 7})]
    twice = (*six, "core-hydra")
    assert broken(replace(HYDRAS, vampires=twice)) == [("deck.faction", {"vampires": 7, "different": 6, "needed": 7})]
    assert broken(HYDRAS) == []


@rule("deck.library-size")
@pytest.mark.parametrize(("cards", "fine"), [(39, False), (40, True), (60, True), (61, False)])
def test_a_library_has_40_to_60_cards(cards: int, fine: bool) -> None:
    deck = replace(HYDRAS, library=filled(cards))
    assert deck.cards() == cards
    assert broken(deck) == ([] if fine else [("deck.library-size", {"cards": cards, "least": 40, "most": 60})])


@rule("deck.copies")
def test_a_library_has_at_most_3_cards_of_a_name() -> None:
    assert ("core-throat-rip", 3) in HYDRAS.library
    four = tuple((card, 4 if card == "core-throat-rip" else copies) for card, copies in HYDRAS.library)
    assert broken(replace(HYDRAS, library=four)) == [
        ("deck.copies", {"card": "core-throat-rip", "copies": 4, "most": 3})
    ]
    assert broken(replace(HYDRAS, library=(*four[:-1], ("core-throat-rip", 2), ("core-throat-rip", 2)))) == [
        ("deck.copies", {"card": "core-throat-rip", "copies": 4, "most": 3})
    ]


@rule("deck.neutral-base")
@pytest.mark.parametrize("haven", ["core-house-of-pain", "core-the-madhouse", "core-royal-retreat"])
@pytest.mark.parametrize("agenda", ["core-playthings", "core-base-of-power"])
def test_any_mix_of_clans_may_have_any_one_haven_and_agenda(haven: str, agenda: str) -> None:
    assert broken(replace(HYDRAS, vampires=MIXED, leader="", havens=(haven,), agendas=(agenda,))) == []


@rule("deck.neutral-base")
def test_a_deck_has_one_haven_and_one_agenda() -> None:
    two = replace(HYDRAS, havens=("core-house-of-pain", "core-the-madhouse"))
    assert broken(two) == [("deck.neutral-base", {"havens": 2, "agendas": 1})]
    assert broken(replace(HYDRAS, havens=(), agendas=())) == [("deck.neutral-base", {"havens": 0, "agendas": 0})]


@rule("deck.mixed-clans")
def test_a_deck_may_hold_cards_of_clans_that_none_of_its_vampires_has() -> None:
    deck = replace(HYDRAS, vampires=MIXED, leader="")
    assert all(CARDS[NUMBER[card]].clan != BRUJAH for card in deck.vampires)
    assert sum(copies for card, copies in deck.library if CARDS[NUMBER[card]].clan == BRUJAH) >= 3
    assert deck.cards() == 40
    assert broken(deck) == []


def test_all_faults_of_a_deck_are_named_and_not_only_the_first() -> None:
    deck = Deck("", "core-doc", ("core-hydra",) * 2, (("core-fleetness", 5),), (), ("core-playthings",) * 2)
    assert [name for name, _ in broken(deck)] == [
        "deck.faction",
        "deck.library-size",
        "deck.copies",
        "deck.neutral-base",
        "setup.leader-choice",
    ]


# ---- text


@pytest.mark.parametrize("name", list(READY))
def test_a_deck_is_read_as_it_is_written(name: str) -> None:
    deck = ready(name)
    assert written(deck) == READY[name]
    assert read(written(deck)) == deck
    assert read(in_one_line(deck)) == deck
    assert "\n" not in in_one_line(deck)


def test_the_text_of_a_deck_is_short() -> None:
    few = replace(HYDRAS, library=HYDRAS.library[:2], vampires=HYDRAS.vampires[:2])
    assert written(few) == (
        "Deck: Rule the Streets\n\nHaven: House of Pain\nAgenda: Drain Them Slowly\n\n"
        "Faction (2)\nLeader: Hydra\nBrother\n\nLibrary (4)\n3 .38 Special\n1 Baseball Bat\n"
    )
    assert in_one_line(few) == (
        "Deck: Rule the Streets; Haven: House of Pain; Agenda: Drain Them Slowly; "
        "Leader: Hydra; Brother; 3 .38 Special; 1 Baseball Bat"
    )


@pytest.mark.parametrize(
    "line",
    [
        "3 Fleetness",
        "3x Fleetness",
        "3 x Fleetness",
        "3× fleetness",
        "Fleetness x3",
        "FLEETNESS  x 3",
        "Fleetness (3)",
        "3 core-fleetness",
        "  3 Fleetness  # against Ranged",
        "3 Fleetness // against Ranged",
        "3 Fleetness [Core]",
        "1 Fleetness\n2 Fleetness",
        "Fleetness\nFleetness\nFleetness",
    ],
)
def test_a_number_may_be_written_in_many_ways(line: str) -> None:
    assert short(line) == ("core-fleetness",) * 3


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Hydra", "core-hydra"),
        ("1 the cossack", "core-the-cossack"),
        ("Coup de Grace", "core-coup-de-grace"),
        ("coup de grâce", "core-coup-de-grace"),
        ("Jesus", "core-jesus"),
        ("Guv’nah", "core-guvnah"),
        ("Inmate #745943", "core-inmate-745943"),
        (".38 Special", "core-38-special"),
        ("1 .38 Special", "core-38-special"),
        ("38 special", "core-38-special"),
        ("Scoped .30-06", "core-scoped-30-06"),
        ("Scoped .30-06 x1", "core-scoped-30-06"),
        ("Haven - House of Pain", "core-house-of-pain"),
        ("haven – house of pain", "core-house-of-pain"),
        ("House of Pain", "core-house-of-pain"),
        ("Haven: House of Pain", "core-house-of-pain"),
        ("Agenda: Playthings", "core-playthings"),
        ("Cabale : Playthings", "core-playthings"),
        ("core-the-end-is-nigh", "core-the-end-is-nigh"),
    ],
)
def test_a_name_is_read_without_regard_to_case_accents_and_signs(line: str, card: str) -> None:
    assert short(line) == (card,)


EXPORT = """\
Deck Name: Streets
Author: somebody
https://example.org/decks/7

Crypt (3 cards)
---------------
1x Hydra (Leader)
1x The Cossack
1x Inmate #745943

Haven (1)
1x Haven - House of Pain
Agenda (1)
1x Playthings

=== Library (6 cards) ===
Attacks and Reactions (4)
3x Fleetness
1x .38 Special
Unhosted Action:
// a comment
# another
2x PR Firm
"""


def test_the_list_of_a_card_database_is_read_with_its_headings() -> None:
    deck = read(EXPORT)
    assert (deck.name, deck.leader) == ("Streets", "core-hydra")
    assert deck.vampires == ("core-hydra", "core-the-cossack", "core-inmate-745943")
    assert deck.library == (("core-fleetness", 3), ("core-38-special", 1), ("core-pr-firm", 2))
    assert (deck.haven, deck.agenda) == ("core-house-of-pain", "core-playthings")


@pytest.mark.parametrize(
    "text",
    [
        "Leader: Hydra\nThe Cossack\nHydra",
        "Leader\nHydra\n\nFaction\nThe Cossack",
        "Leader: Hydra\nHydra\nThe Cossack",
        "Hydra (leader)\nThe Cossack",
        "Hydra\nThe Cossack\nLeader: Hydra",
        "Meneur : Hydra\nThe Cossack",
    ],
)
def test_a_leader_named_by_itself_is_one_of_the_vampires_and_counts_once(text: str) -> None:
    deck = read(text)
    assert (deck.leader, deck.vampires) == ("core-hydra", ("core-hydra", "core-the-cossack"))


def test_two_of_a_leader_are_two() -> None:
    twice = Deck("", "core-hydra", ("core-hydra", "core-hydra", "core-doc"), (), (), ())
    assert read(written(twice)) == twice


def test_every_line_that_cannot_be_read_is_named_with_what_may_be_meant() -> None:
    text = "3 Fleetness\n3 Fletness\n\nqwertyuiop\nVagrant\n0 Hydra\n100000 Hydra\nHaven: Hydra\nLeader: Hidra"
    assert unreadable(text) == [
        ("deck-near", "Fleetness", "2"),
        ("deck-card", "qwertyuiop", "4"),
        ("deck-city", "Vagrant", "5"),
        ("deck-number", "Hydra", "6"),
        ("deck-number", "Hydra", "7"),
        ("deck-kind", "Hydra", "8"),
        ("deck-near", "Hydra", "9"),
    ]
    with pytest.raises(Unreadable) as no:
        read(text)
    assert no.value.where == "2"


def test_the_city_and_first_prints_are_not_for_players_decks() -> None:
    assert unreadable("Prince of the City") == [("deck-city", "Prince of the City", "1")]
    for name in ("Bound Servant", "Faithful Steward"):
        assert unreadable(name) == [("deck-made", name, "1")]
    assert unreadable("first-pr-firm")[0][0] in ("deck-near", "deck-card")
    assert short("PR Firm") == ("core-pr-firm",)


@pytest.mark.parametrize(
    "text", ["", "\n\n", ";", ";;;", "(", "x3", "3", "3 x", "#", "Deck:", "((((((((", "\ufeffHydra", ": :"]
)
def test_whatever_is_written_is_read_or_called_unreadable(text: str) -> None:
    deck, wrong = read_all(text)
    assert isinstance(deck, Deck)
    assert all(no.where == "1" for no in wrong)


def test_a_text_without_end_is_not_read_to_its_end() -> None:
    assert unreadable("Hydra\n" * 400) == []
    assert unreadable("Hydra\n" * 401) == [("deck-long", "400", "401")]
    assert len(unreadable("(a)" * 5000)) == 1


# ---- decks that are carried to a table


@rule("setup.suggested-clans")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ready_decks_are_suggested_in_their_order(seats: int) -> None:
    names = ("rule-the-streets", "beautiful-people", "kings-and-tyrants", "the-big-picture")
    assert RIVALS.table(seats=seats, seed=1, variants=("first-game",)).setup.decks == names[:seats]


def test_whoever_brings_no_deck_plays_the_next_ready_one() -> None:
    assert seated(("beautiful-people",), 3) == ("beautiful-people", "rule-the-streets", "kings-and-tyrants")
    assert seated(("", "rule-the-streets"), 3) == ("beautiful-people", "rule-the-streets", "kings-and-tyrants")
    with pytest.raises(Unreadable) as no:
        seated(("beautiful-people",) * 3, 2)
    assert (no.value.what, no.value.text, no.value.where) == ("decks-many", "3", "2")


def test_a_ready_deck_is_known_by_its_cards_whatever_it_is_called() -> None:
    assert carried(written(replace(HYDRAS, name="Mine", library=HYDRAS.library[::-1]))) == "rule-the-streets"
    assert carried(" Rule-the-Streets\n") == "rule-the-streets"
    assert carried(HYDRAS) == "rule-the-streets"
    own = replace(HYDRAS, name="Mine; all mine", library=filled(40))
    assert carried(own) == carried(written(own).replace(";", ",")) == in_one_line(own)


def test_a_deck_that_breaks_a_rule_cannot_be_brought() -> None:
    with pytest.raises(Refused) as no:
        RIVALS.table(seats=2, seed=7, decks=("rule-the-streets", replace(HYDRAS, library=filled(39))))
    assert no.value.rule == "deck.library-size"
    with pytest.raises(Unreadable):
        RIVALS.table(seats=2, seed=7, decks=("rule-the-streats",))


def test_a_list_of_ones_own_switches_on_the_variant_of_custom_decks() -> None:
    own = replace(HYDRAS, library=filled(40))
    setup = RIVALS.table(seats=2, seed=7, decks=("rule-the-streets", own)).setup
    assert (setup.variants, setup.decks) == (("custom-decks",), ("rule-the-streets", in_one_line(own)))
    assert RIVALS.table(seats=2, seed=7).setup.variants == ()


# ---- journals


def test_a_journal_says_which_decks_are_played() -> None:
    own = replace(HYDRAS, name="", library=filled(40))
    table = RIVALS.table(seats=2, seed=7, decks=("the-big-picture", own))
    text = Journal(table.setup, 1, []).text()
    assert text.splitlines()[5:8] == ["seed 7", "deck A the-big-picture", f"deck B {in_one_line(own)}"]
    read_again = read_journal(text)
    assert read_again.text() == text
    again = RIVALS.begun(read_again.setup)
    assert (again.setup.decks, again.setup.variants) == (table.setup.decks, table.setup.variants)
    assert again.events(None) == table.events(None)
    assert again.questions() == table.questions()


HEAD = "gloam journal 1\ngame rivals\nrules 1\nseats 2\nvariants none\nseed 7\n"


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("deck A rule-the-streets\n", ("journal-head", "deck B", "8")),
        ("deck A x\ndeck A y\n", ("journal-line", "deck A y", "8")),
        ("deck A x\ndeck C y\n", ("journal-line", "deck C y", "8")),
        ("decks x\n", ("journal-line", "decks x", "7")),
        ("deck\n", ("journal-line", "deck", "7")),
        ("deck A\ndeck B x\n", ("journal-head", "deck A", "9")),
    ],
)
def test_decks_that_do_not_fit_the_seats_of_a_journal_are_unreadable(lines: str, fault: tuple[str, str, str]) -> None:
    with pytest.raises(Unreadable) as no:
        read_journal(HEAD + lines)
    assert (no.value.what, no.value.text.strip(), no.value.where) == fault


def test_a_journal_without_decks_is_written_as_ever() -> None:
    assert Journal(Setup("vendetta", 4, (), 7), 1, []).text() == (
        "gloam journal 1\ngame vendetta\nrules 1\nseats 4\nvariants none\nseed 7\n\n"
    )
    with pytest.raises(Unreadable) as no:
        VENDETTA.begun(Setup("vendetta", 4, (), 7, decks=("rule-the-streets",) * 4))
    assert no.value.what == "decks"
