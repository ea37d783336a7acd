"""Setup: the City Deck, Leaders and bidding for them, Rivals, starting hands."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from gloam.core.chance import seeded
from gloam.core.deeds import Deed
from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS, Setup
from gloam.rivals.cards.core import CORE
from gloam.rivals.catalogue import AGENDA_CARD, CARDS, EVENT, HAVEN_CARD, LIBRARY_CARD, NUMBER, VAMPIRE
from gloam.rivals.cities import city_cards
from gloam.rivals.decks import Deck, in_one_line
from gloam.rivals.doing import VERBS
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.influence import influence
from gloam.rivals.pieces import BOARD, BOX, FACE_DOWN, HAVEN, TORPOR
from gloam.rivals.ready_decks import ready
from gloam.rivals.setup import DealHands, DrawRivals, SetUp, prepared
from gloam.rivals.tokens import tokens
from gloam.rivals.turn import Turn
from gloam.rivals.verbs import ATTACH, DEFEAT, DISCARD
from gloam.rivals.view import Public, view
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

HYDRAS, PEOPLE = ready("rule-the-streets"), ready("beautiful-people")


def begin(
    players: int = 4,
    *,
    seed: int = 1,
    variants: tuple[str, ...] = (),
    decks: tuple[Deck | str, ...] = (),
    without: tuple[type, ...] = (Turn,),
) -> City:
    """Setup, up to its first question; nothing follows it."""
    table = WholeRivalsTable(prepared(players, seed, variants, decks), seeded(seed), VERBS)
    SetUp().run(table)
    table.docket = [step for step in table.docket if not isinstance(step, without)]
    table.settle()
    city = City.from_table(table)
    city.began = city.pieces()
    return city


def lead(city: City, *leaders: str) -> None:
    """Everyone who is asked chooses, in the order of seats: these vampires, or the first they can."""
    for number, name in enumerate(city.waiting):
        city.answers(name, f"lead [{leaders[number]}]" if leaders else city.options(name)[0])


def set_up(
    players: int = 4,
    *leaders: str,
    first: str = "",
    variants: tuple[str, ...] = (),
    decks: tuple[Deck | str, ...] = (),
    seed: int = 1,
) -> City:
    """Leaders are chosen and Player 1 is this one, or anybody; up to what is asked next, if anything is."""
    for number in range(seed, seed + 200):
        city = begin(players, seed=number, variants=variants, decks=decks)
        if city.waiting:
            lead(city, *leaders)
        city.looked_at = city.table.open
        if first in ("", LETTERS[city.table.first]):
            return city
    raise AssertionError(f"one of 200 games should begin with {first}")


def own(deck: Deck = HYDRAS, *vampires: str) -> Deck:
    """The same deck as a list of one's own, with these vampires before the others it has."""
    ids = [f"core-{name}" for name in vampires]
    others = [card for card in deck.vampires if card not in ids]
    stock = dict(deck.library)
    more = next(card.id for card in CORE if card.kind & LIBRARY_CARD and card.id not in stock)
    return Deck("", "", (*ids, *others)[:7], (*deck.library, (more, 1)), deck.havens, deck.agendas)


def order(city: City) -> str:
    """The players from Player 1 on."""
    return city.names[city.table.first :] + city.names[: city.table.first]


def named_to(city: City, viewer: str, *cards: str) -> bool:
    """Does this player's view name one of these cards, or anything they were told, or what they know to lie there?"""
    number = city.names.index(viewer)
    told = json.dumps([view(city.table, Public(city.table, None), number), city.log(viewer=viewer)])
    seen = [city.table.id_of(card) for card, piece in enumerate(city.table.pieces) if piece.seen >> number & 1]
    return any(f'"{card}"' in told or card in seen for card in cards)


def leader(city: City, name: str) -> str:
    return city.table.face(city.table.leader[city.names.index(name)]).name


def prestige(city: City) -> list[int]:
    return [city.prestige(name) for name in city.names]


# ---- players and the City Deck


@rule("comp.players")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(Refused) as no:
            RIVALS.table(seats=seats, seed=1)
        assert (no.value.rule, no.value.facts) == ("comp.players", {"players": seats})
    assert [RIVALS.table(seats=seats, seed=1).seats for seats in (2, 3, 4)] == [2, 3, 4]


def test_a_variant_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused) as no:
        RIVALS.table(seats=2, seed=1, variants=("relics",))
    assert no.value.rule == "table.unknown-variant"


@rule("comp.city-deck")
def test_the_city_deck_is_10_events_and_17_others() -> None:
    kinds = Counter(CARDS[NUMBER[card]].kind & EVENT != 0 for card in city_cards(()))
    assert kinds == {True: 10, False: 17}


@rule("setup.events-out")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_of_the_10_events_go_back_to_the_box_and_nobody_knows_which(players: int) -> None:
    city = set_up(players)
    boxed = [card for card, piece in enumerate(city.table.pieces) if piece.zone == BOX]
    assert len(boxed) == 4
    assert all(city.table.is_a(card, EVENT) for card in boxed)
    assert all(city.table.pieces[card].seen == 0 for card in boxed)
    names = [city.table.id_of(card) for card in boxed]
    assert not any(named_to(city, name, *names) for name in city.names)
    assert city.settled


@rule("setup.events-out")
def test_which_events_stay_out_is_left_to_chance() -> None:
    out: Counter[str] = Counter()
    for seed in range(60):
        table = begin(2, seed=seed).table
        out.update([table.id_of(card) for card, piece in enumerate(table.pieces) if piece.zone == BOX])
        table.docket, table.open = [], []
    assert len(out) == 10


@rule("setup.city-23")
def test_the_other_6_events_are_shuffled_with_the_17_other_city_cards() -> None:
    city = set_up(3)
    table = city.table
    assert len(table.city) == 23
    assert sum(table.is_a(card, EVENT) for card in table.city) == 6
    assert table.street == ()
    assert all(table.pieces[card].seen == 0 for card in table.city)
    assert table.city != sorted(table.city)
    assert city.settled


# ---- what everyone starts with


@rule("setup.prestige-20")
def test_everyone_starts_with_20_prestige_of_a_colour_of_their_own() -> None:
    city = begin(4)
    assert city.table.prestige == [tokens(number, 20) for number in range(4)]
    assert len(set(city.table.prestige)) == 4
    assert city.waiting == "ABCD"


@rule("setup.haven-agenda", "setup.agenda-open")
def test_everyone_has_one_haven_and_one_agenda_face_up() -> None:
    city = set_up(4)
    table = city.table
    for number in range(4):
        board = table.board[number]
        assert sum(table.is_a(card, HAVEN_CARD) for card in board) == 1
        assert sum(table.is_a(card, AGENDA_CARD) for card in board) == 1
        assert len(board) == 2
        assert [table.pieces[card].zone for card in board] == [BOARD, BOARD]
    assert named_to(city, "A", "core-the-penthouse")
    assert city.settled


def test_copies_are_numbered_seat_by_seat_and_then_the_city_deck() -> None:
    table = set_up(3).table
    assert table.owner == [0] * 49 + [1] * 49 + [2] * 49 + [-1] * 27
    assert len(table.prints) == len(table.pieces) == len(table.owner)


# ---- Leaders


@rule("setup.leader-highest")
def test_in_a_first_game_the_highest_blood_potency_leads() -> None:
    assert [CARDS[NUMBER[card]].potency for card in PEOPLE.vampires] == [6, 5, 5, 4, 4, 3, 3]
    city = begin(3, variants=("first-game",))
    assert city.settled
    assert [leader(city, name) for name in "ABC"] == ["Hydra", "Lixue Chen", "Randolph Marz"]
    assert city.zone("Lixue Chen") == HAVEN
    assert city.blood("Lixue Chen") == 6


@rule("setup.leader-tie")
def test_of_two_highest_the_one_that_the_list_names_leads_and_without_one_its_player_chooses() -> None:
    city = begin(2, variants=("first-game",), decks=("the-big-picture",))
    assert leader(city, "A") == "Guv'nah"
    assert city.settled
    picture = ready("the-big-picture")
    city = begin(2, variants=("first-game",), decks=(replace(picture, leader=""),))
    assert city.asks("A", "lead [Guv'nah]", "lead [Doc]")
    assert city.refuses("A", "lead [Velvet]").rule == "setup.leader-highest"
    assert city.asks("A", "lead [Guv'nah]", "lead [Doc]")


@rule("setup.leader-choice")
def test_otherwise_any_of_the_7_vampires_may_lead() -> None:
    city = begin(2, decks=("beautiful-people",))
    assert len(city.options("A")) == 7
    assert city.refuses("A", "lead [Hydra]").rule == "setup.leader-choice"
    lead(city, "Ty Smith", "Hydra")
    assert leader(city, "A") == "Ty Smith"
    assert prestige(city) == [17, 14]
    assert city.settled


@rule("setup.leader-token")
def test_the_leader_token_is_worth_1_influence() -> None:
    city = City(A=seat(coterie=["Karma", "Lolita"]))
    assert [influence(city.table, city.card(name)) for name in ("Karma", "Lolita")] == [1, 0]
    begun = set_up(2, "Hydra", "Lixue Chen")
    assert influence(begun.table, begun.card("Hydra")) == 1


@rule("setup.leader-token-stays")
def test_the_leader_keeps_its_token_in_torpor_and_loses_every_other() -> None:
    city = City(A=seat(coterie=[vampire("Karma", blood=3, mute=True), "Lolita"]), B=seat(coterie=["Ty Smith"]))
    karma = city.card("Karma")
    city.do(Deed(DEFEAT, 1, karma, 1, city.card("Ty Smith"), 0))
    assert city.zone("Karma") == TORPOR
    assert city.table.leader[0] == karma
    assert not city.table.pieces[karma].mute
    city.table.active = 0
    city.table.put_blood(karma, tokens(0, 3 - city.blood("Karma")))
    city.table.wake(karma)
    assert city.zone("Karma") == HAVEN
    assert influence(city.table, karma) == 1


@rule("setup.leader-blood")
def test_the_leaders_blood_is_paid_for_with_prestige() -> None:
    city = set_up(2, "Brother", "Bella Forte")
    assert [city.blood(name) for name in ("Brother", "Bella Forte")] == [5, 5]
    assert prestige(city) == [15, 15]
    assert city.table.pieces[city.card("Bella Forte")].tokens == tokens(1, 5)
    assert city.settled


# ---- Player 1 and Rivals


@rule("setup.first-player")
def test_player_1_is_left_to_chance() -> None:
    assert set_up(4, seed=7).table.first == set_up(4, seed=7).table.first
    assert [event["what"] for event in set_up(4, seed=7).log("first-player")] == ["first-player"]
    firsts = Counter(set_up(4, seed=seed).table.first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) >= 8


@rule("setup.numbers")
def test_the_numbers_go_on_clockwise() -> None:
    city = set_up(4, first="C")
    assert order(city) == "CDAB"
    assert city.table.active == 2
    assert [name for _, name in city.took_place("rival")] == ["C", "D", "A", "B"]
    assert [name for _, name in city.took_place("dealt")] == ["C", "D", "A", "B"]


@rule("setup.rival-two")
def test_two_are_each_others_rivals() -> None:
    city = set_up(2)
    assert city.table.rival == [1, 0]
    assert [event["rule"] for event in city.log("rival")] == ["setup.rival-two"] * 2
    assert city.settled


def drawn(players: int, seed: int) -> WholeRivalsTable:
    """Rivals are drawn with A as Player 1, and nothing else is done."""
    table = WholeRivalsTable(Setup("rivals", players, (), seed), seeded(seed), VERBS)
    DrawRivals().run(table)
    return table


@rule("setup.rival-tokens")
@pytest.mark.parametrize("players", [3, 4])
def test_everyone_draws_the_token_of_another(players: int) -> None:
    ways = Counter(tuple(drawn(players, seed).rival) for seed in range(400))
    for way in ways:
        assert sorted(way) == list(range(players))
        assert all(rival != number for number, rival in enumerate(way))
    assert len(ways) == {3: 2, 4: 9}[players]
    events = [event for event in drawn(players, 1).events(None) if event["what"] == "rival"]
    assert [event["seat"] for event in events] == list(range(players))


@rule("setup.rival-own", "setup.rival-redraw-how")
def test_whoever_draws_their_own_number_draws_from_the_others_and_it_goes_back() -> None:
    again = []
    for seed in range(400):
        table = drawn(4, seed)
        own_drawn = [event["seat"] for event in table.events(None) if event["what"] == "rival-own"]
        if 0 in own_drawn:
            again.append(table.rival)
    assert {rival[0] for rival in again} == {1, 2, 3}
    assert 0 in {rival[1] for rival in again}


@rule("setup.rival-last-two")
def test_the_last_two_tokens_are_handed_out_so_that_neither_gets_their_own() -> None:
    ways = {tuple(drawn(4, seed).rival) for seed in range(400)}
    assert {way for way in ways if way[:2] == (1, 2)} == {(1, 2, 3, 0)}


@rule("setup.rival-last-two-either")
def test_one_number_left_is_enough_and_with_none_left_they_draw() -> None:
    ways = {tuple(drawn(4, seed).rival) for seed in range(400)}
    assert {way for way in ways if way[:2] == (2, 0)} == {(2, 0, 3, 1)}  # 2 and 4 are left for Players 3 and 4
    assert {way for way in ways if way[:2] == (2, 3)} == {(2, 3, 0, 1), (2, 3, 1, 0)}


@rule("setup.rival-meaning")
def test_rivals_are_open_and_need_not_be_mutual() -> None:
    city = set_up(4, first="A")
    for viewer in city.viewers:
        assert [(event["seat"], event["foe"]) for event in city.log("rival", viewer=viewer)] == [
            (number, city.table.rival[number]) for number in range(4)
        ]
    ways = [drawn(4, seed).rival for seed in range(50)]
    assert any(way[way[0]] != 0 for way in ways)


# ---- hands


@rule("setup.decks")
def test_the_library_and_the_6_other_vampires_are_shuffled() -> None:
    city = begin(2, without=(Turn, DealHands))
    lead(city, "Hydra", "Lixue Chen")
    assert [len(city.table.library[number]) for number in range(2)] == [40, 40]
    assert [len(city.table.faction[number]) for number in range(2)] == [6, 6]
    city.do(DealHands())
    for deck in (*city.table.library, *city.table.faction):
        assert all(city.table.pieces[card].seen == 0 for card in deck)
    assert city.table.library[0] != sorted(city.table.library[0])
    assert city.settled


@rule("setup.hand-first", "setup.hand-others")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_4_library_cards_and_2_vampires_and_player_1_with_one_less(players: int) -> None:
    city = set_up(players)
    table = city.table
    for number in range(players):
        vampires = 1 if number == table.first else 2
        hand = table.hand[number]
        assert sum(table.is_a(card, VAMPIRE) for card in hand) == vampires
        assert len(hand) == 4 + vampires
        assert len(table.library[number]) == 36
        assert len(table.faction[number]) == 6 - vampires
        assert all(table.pieces[card].seen == 1 << number for card in hand)
    assert city.settled


@rule("setup.one-hand")
def test_any_card_of_the_hand_may_be_discarded() -> None:
    city = set_up(2, first="A")
    city.do(Deed(DISCARD, 1, 1, 1, owner=1))
    hand = {city.table.id_of(card) for card in city.table.hand[1]}
    assert len(city.table.hand[1]) == 6
    assert {option.removeprefix("discard ") for option in city.table.questions()[0].options} == hand
    assert city.waiting == "B"


@rule("setup.no-mulligan")
def test_a_starting_hand_is_kept_as_it_is() -> None:
    city = set_up(2, first="A")
    city.do(Turn())
    while city.first_question().what != "AskAction":
        city.table.answer(city.first_question().seat, city.first_question().options[0])
    hand = city.table.hand[0][:]
    assert city.refuses("A", "mulligan").rule == "setup.no-mulligan"
    assert city.refuses("A", "redraw").rule == "setup.no-mulligan"
    assert city.table.hand[0] == hand


def in_city(city: City) -> list[str]:
    """The City Deck; the last card is on top."""
    return [city.table.id_of(card) for card in city.table.city]


@rule("setup.late-prince")
def test_the_prince_of_the_city_may_come_after_the_first_reveal() -> None:
    cities = [set_up(4, variants=("late-prince",), seed=seed) for seed in range(1, 30)]
    asking = {"core-chinese-new-year", "core-gallery-openning"}
    city = next(city for city in cities if not asking & set(in_city(city)[-4:]))
    table = city.table
    assert len(table.city) == 22
    assert "core-prince-of-the-city" not in in_city(city)
    city.do(Turn())
    assert len(table.city) == 19
    assert "core-prince-of-the-city" in in_city(city)
    assert [event["rule"] for event in city.log("late-prince")] == ["setup.late-prince"]
    assert all(table.pieces[card].seen == 0 for card in table.city)
    assert city.asking.startswith("AskAction")


@rule("card.printings")
def test_the_first_print_swaps_cards_that_decks_call_by_their_usual_name() -> None:
    usual, first = set_up(4).table, set_up(4, variants=("first-print",)).table
    swapped = {
        (usual.id_of(card), first.id_of(card)) for card in range(49 * 4) if usual.prints[card] != first.prints[card]
    }
    assert swapped == {
        (card.id, card.first_print)
        for card in CARDS
        if card.first_print and any(card.id in in_ids(ready(name)) for name in usual.setup.decks)
    }
    assert ("core-sucker-punch", "first-sucker-punch") in swapped


def in_ids(deck: Deck) -> tuple[str, ...]:
    return (*deck.havens, *deck.agendas, *[card for card, _ in deck.library])


# ---- decks of one's own


@rule("custom.hidden")
def test_what_is_laid_before_the_first_turn_lies_face_down() -> None:
    decks = tuple(own(ready(name)) for name in ("rule-the-streets", "beautiful-people", "kings-and-tyrants"))
    city = begin(3, decks=decks)
    city.answers("A", "lead [Hydra]")
    city.answers("B", "lead [Lixue Chen]")
    laid = {
        "A": ("core-house-of-pain", "core-drain-them-slowly", "core-hydra"),
        "B": ("core-the-penthouse", "core-playthings", "core-lixue-chen"),
    }
    for name, cards in laid.items():
        assert not any(named_to(city, other, *cards) for other in "ABC" if other != name)
        assert named_to(city, name, *cards)
    assert [city.table.pieces[card].zone for card in city.table.board[0]] == [FACE_DOWN] * 2
    assert city.waiting == "C"


@rule("custom.reveal", "setup.agenda-open")
def test_leaders_and_havens_are_turned_up_together_and_no_agenda_is() -> None:
    decks = tuple(own(ready(name)) for name in ("rule-the-streets", "beautiful-people", "kings-and-tyrants"))
    city = begin(3, decks=decks)
    lead(city, "Hydra", "Lixue Chen", "Randolph Marz")
    up = ("core-house-of-pain", "core-the-penthouse", "core-royal-retreat")
    assert [event["card"] for event in city.log("haven-revealed")] == list(up)
    assert [event["card"] for event in city.log("leader")] == ["core-hydra", "core-lixue-chen", "core-randolph-marz"]
    for viewer, agenda in zip("ABC", ("core-playthings", "core-base-of-power", "core-drain-them-slowly"), strict=True):
        assert all(named_to(city, viewer, card) for card in up)
        assert not named_to(city, viewer, agenda)
    zones = [sorted(city.table.pieces[card].zone for card in city.table.board[number]) for number in range(3)]
    assert zones == [[FACE_DOWN, BOARD]] * 3
    assert city.settled


@rule("custom.lists")
def test_a_ready_list_is_open_even_where_others_bring_their_own() -> None:
    city = begin(2, decks=("rule-the-streets", own(PEOPLE)))
    assert named_to(city, "B", "core-drain-them-slowly")
    assert not named_to(city, "A", "core-playthings")
    assert [event["list"] for event in city.log("deck")] == ["rule-the-streets", ""]
    assert in_one_line(own(PEOPLE)) not in json.dumps(city.log(viewer="A"))
    assert city.waiting == "AB"


@rule("custom.agenda-hidden", "window.agenda-reveal")
@pytest.mark.parametrize("held", [True, False])
def test_an_agenda_face_down_pays_as_its_owner_ordered(held: bool) -> None:
    city = City(A=seat(coterie=["Karma"], agenda_card="Base of Power", hand=["Sheriff"]))
    table, base = city.table, city.card("Base of Power")
    table.move(base, FACE_DOWN, 0)
    city.acts()
    assert {"reveal <Base of Power>", "order hold"} <= set(city.options("A"))
    if held:
        before = len(city.log())
        city.answers("A", "order hold")
        assert len(city.log()) == before
        assert city.offers("A", "order") == ()  # once a turn
    table.docket = []
    karma = city.card("Karma")
    city.do(Deed(ATTACH, 0, karma, 1, karma, 0, table.hand[0][0]))
    assert city.guests("Karma") == ["Sheriff"]
    assert city.agenda("A") == (0 if held else 2)
    assert table.pieces[base].zone == (FACE_DOWN if held else BOARD)
    assert city.settled


@rule("custom.agenda-hidden")
def test_an_agenda_may_be_turned_up_in_the_menu() -> None:
    city = City(A=seat(coterie=["Karma"], agenda_card="Base of Power"))
    city.table.move(city.card("Base of Power"), FACE_DOWN, 0)
    city.acts()
    city.answers("A", "reveal <Base of Power>")
    assert city.zone("Base of Power") == BOARD
    assert [event["card"] for event in city.log("agenda-revealed")] == ["core-base-of-power"]
    assert city.offers("A", "reveal") + city.offers("A", "order") == ()


@rule("custom.agenda-points")
def test_other_points_lie_on_an_agenda_that_stays_face_down() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], agenda_card="Base of Power", agenda=2, hand=["Baseball Bat"]),
        street=["Chef"],
    )
    city.table.move(city.card("Base of Power"), FACE_DOWN, 0)
    city.acts()
    city.attack("Hydra", "Chef", "physical", "Baseball Bat")
    city.passes()
    if city.first_question().what != "AskAction":
        city.answers("A", city.options("A")[0])
    assert city.agenda("A") == 3
    assert city.zone("Base of Power") == FACE_DOWN
    assert city.asking == "AskAction A"


@rule("custom.no-unique-base")
def test_several_may_have_the_same_haven_and_agenda() -> None:
    same = replace(own(PEOPLE), havens=HYDRAS.havens, agendas=HYDRAS.agendas)
    city = begin(2, decks=(own(HYDRAS), same))
    lead(city, "Hydra", "Lixue Chen")
    assert [event["card"] for event in city.log("haven-revealed")] == ["core-house-of-pain"] * 2
    ids = [[city.table.id_of(card) for card in board] for board in city.table.board]
    assert sorted(ids[0]) == sorted(ids[1]) == ["core-drain-them-slowly", "core-house-of-pain"]
    assert city.log("leaders-clash", "bid") == []
    assert city.settled


# ---- bidding


SHARED = (own(HYDRAS, "doc", "karma"), own(PEOPLE, "doc", "karma")) * 2


def clash(*leaders: str, first: str = "A") -> City:
    return set_up(len(leaders), *leaders, first=first, decks=SHARED[: len(leaders)])


@rule("leader.bid-starts")
def test_only_those_who_share_a_vampire_bid() -> None:
    city = clash("Hydra", "Doc", "Brother", "Doc")
    assert city.waiting == "B"
    city.answers("B", "bid 0")
    assert city.waiting == "D"
    city.answers("D", "pass")
    assert city.asking == "AskLeader D"
    assert city.log("leaders-clash")[0]["seats"] == (1, 3)
    city.answers("D", "lead [Karma]")
    assert city.settled


@rule("leader.bid-order")
@pytest.mark.parametrize(("first", "turns"), [("A", "ACD"), ("C", "CDA"), ("B", "CDA"), ("D", "DAC")])
def test_the_bidding_begins_nearest_player_1(first: str, turns: str) -> None:
    city = clash("Doc", "Lixue Chen", "Doc", "Doc", first=first)
    asked = ""
    for number in range(3):
        asked += city.waiting
        city.answers(city.waiting, f"bid {number}")
    assert asked == turns
    assert city.asking.startswith("AskLeader")


@rule("leader.bid-raise")
def test_a_bid_must_beat_the_highest_so_far_and_nobody_bids_twice() -> None:
    city = clash("Hydra", "Doc", "Brother", "Doc")
    assert city.refuses("B", "pass").rule == "leader.bid-order"
    city.answers("B", "bid 3")
    no = city.refuses("D", "bid 3")
    assert (no.rule, no.facts) == ("leader.bid-raise", {"amount": 3, "high": 3})
    assert city.options("D")[:2] == ("pass", "bid 4")
    city.answers("D", "bid 4")
    assert city.asking == "AskLeader B"
    assert [event["amount"] for event in city.log("bid")] == [3, 4]


@rule("leader.bid-limit")
def test_a_bid_leaves_the_price_of_the_leader_and_1_prestige_more() -> None:
    city = clash("Doc", "Doc")
    assert city.options("A")[-1] == "bid 14"
    no = city.refuses("A", "bid 15")
    assert (no.rule, no.facts) == ("leader.bid-limit", {"amount": 15, "limit": 14})
    city.answers("A", "bid 14")
    assert city.asking == "AskLeader B"  # who could only pass
    city.answers("B", "lead [Liza Holt]")
    assert prestige(city) == [1, 16]


@rule("leader.bid-win")
def test_the_highest_bidder_keeps_the_vampire_and_loses_the_bid() -> None:
    city = clash("Hydra", "Doc", "Brother", "Doc")
    city.answers("B", "bid 3")
    city.answers("D", "bid 4")
    city.answers("B", "lead [Bella Forte]")
    assert prestige(city) == [14, 15, 15, 11]
    assert leader(city, "D") == "Doc"
    assert city.settled


@rule("leader.bid-none")
def test_with_no_bid_above_0_the_earliest_keeps_the_vampire_for_free() -> None:
    city = clash("Doc", "Lixue Chen", "Doc", "Bella Forte")
    city.answers("A", "bid 0")
    city.answers("C", "pass")
    city.answers("C", "lead [Karma]")
    assert leader(city, "A") == "Doc"
    assert prestige(city) == [15, 14, 17, 15]
    assert [event["rule"] for event in city.log("bid-won")] == ["leader.bid-none"]
    assert city.settled


@rule("leader.bid-lose")
def test_a_loser_pays_nothing_and_chooses_a_vampire_that_lies_face_up_nowhere() -> None:
    city = clash("Hydra", "Doc", "Karma", "Doc")
    city.answers("B", "bid 3")
    city.answers("D", "bid 4")
    assert city.prestige("B") == 20
    for taken, by in (("Doc", 3), ("Karma", 2)):
        no = city.refuses("B", f"lead [{taken}]")
        assert (no.rule, no.facts["seat"]) == ("leader.bid-lose", by)
    assert "lead [Doc]" not in city.options("B")
    city.answers("B", "lead [Lixue Chen]")
    assert city.prestige("B") == 14
    assert city.settled


@rule("leader.bid-shuffle")
def test_a_replaced_vampire_goes_back_into_the_faction_deck() -> None:
    city = clash("Doc", "Doc")
    city.answers("A", "bid 0")
    city.answers("B", "pass")
    city.answers("B", "lead [Karma]")
    table = city.table
    left = [*table.faction[1], *[card for card in table.hand[1] if table.is_a(card, VAMPIRE)]]
    assert len(left) == 6
    assert "core-doc" in [table.id_of(card) for card in left]
    assert all(table.pieces[card].seen == 0 for card in table.faction[1])
    assert [table.id_of(card) for card in table.coterie[1]] == ["core-karma"]
    assert city.settled


@rule("leader.bid-again")
def test_replacements_that_clash_are_bid_for_again() -> None:
    city = clash("Doc", "Doc", "Doc")
    city.answers("A", "bid 2")
    city.answers("B", "pass")
    city.answers("C", "pass")
    assert city.asking == "AskLeader BC"
    city.answers("B", "lead [Karma]")
    assert not named_to(city, "C", "lead core-karma")
    city.answers("C", "lead [Karma]")
    assert city.asking == "AskBid B"
    city.answers("B", "bid 1")
    city.answers("C", "bid 2")
    assert city.asking == "AskLeader B"
    city.answers("B", "lead [Lixue Chen]")
    assert prestige(city) == [20 - 2 - 5, 14, 20 - 2 - 3]
    assert city.settled


@rule("leader.bid-lose")
def test_to_lose_a_bid_costs_nobody_the_game() -> None:
    city = clash("Doc", "Doc")
    city.answers("A", "bid 2")
    assert city.table.perils(1, ["pass"]) == []
    city.answers("B", "pass")
    assert city.asking == "AskLeader B"
    city.answers("B", "lead [Karma]")
    assert city.settled


@rule("leader.bid-two-pairs")
def test_of_two_clashes_the_one_nearest_player_1_is_settled_first() -> None:
    city = clash("Doc", "Karma", "Karma", "Doc")
    assert city.waiting == "A"
    city.answers("A", "bid 0")
    city.answers("D", "pass")
    assert city.refuses("D", "lead [Karma]").rule == "leader.bid-lose"
    city.answers("D", "lead [Lixue Chen]")
    assert city.asking == "AskBid B"
    city.answers("B", "bid 0")
    city.answers("C", "bid 1")
    city.answers("B", "lead [Bella Forte]")
    assert [leader(city, name) for name in "ABCD"] == ["Doc", "Bella Forte", "Karma", "Lixue Chen"]
    assert city.settled


@rule("leader.same-ready-deck")
def test_two_of_the_same_ready_deck_bid_for_their_leader_in_a_first_game_too() -> None:
    city = begin(2, variants=("first-game",), decks=("kings-and-tyrants", "kings-and-tyrants"))
    assert city.asking.startswith("AskBid")
    first, second = list(order(city))
    city.answers(first, "bid 0")
    city.answers(second, "pass")
    city.answers(second, "lead [Stevie Osborn]")
    assert (leader(city, first), leader(city, second)) == ("Randolph Marz", "Stevie Osborn")
    assert city.settled
