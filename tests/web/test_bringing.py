"""Decks brought to a table: chosen, allowed or refused, kept from the others, played, and played again."""

from __future__ import annotations

import html
import secrets
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.core.setup import Setup
from gloam.rivals.deck_report import Change, changed
from gloam.rivals.decks import in_one_line, written
from gloam.rivals.ready_decks import READY, ready
from gloam.web.guests.guest import Guest
from gloam.web.house import Arrangement, drawn
from gloam.web.rooms import sequels
from gloam.web.rooms.room import Room
from gloam.web.store.schema import DeckRow
from tests.web.place import Place, Visitor, holder, play, told
from tests.web.test_invite import form

pytestmark = pytest.mark.usefixtures("slow_bots")

STREETS = ready("rule-the-streets")
OWN = changed(STREETS, [Change("core-sweetums", -1), Change("core-beretta", 1)])
UNLAWFUL = changed(STREETS, [Change("core-sweetums", -1)])
READY_NAMES = list(READY)
LATER = set(READY_NAMES[4:])


def keeps(place: Place, name: str, text: str = "", id: str = "") -> str:
    """Somebody keeps a deck."""
    row = DeckRow(id=id or f"deck-{name}", guest=f"guest-{name}", game="rivals", name=f"{name}'s deck", created=1.0)
    row.text, row.changed = text or written(OWN), 1.0
    assert place.house.store.add_deck(row, 9)
    return row.id


async def opened(anna: Visitor, *chairs: str, **more: str) -> str:
    """The address that opening a table leads to."""
    found = await anna.post("/invite/rivals", form(*chairs, **more))
    assert found.status_code == 303, html.unescape(found.text)
    return found.headers["location"]


async def room_of(place: Place, address: str) -> Room:
    return await place.house.room(address.split("/")[2])


def decks(room: Room) -> tuple[str, ...]:
    return room.playing.setup.decks


# ---- the form


@told
async def test_whoever_plays_at_once_is_dealt_ready_decks_by_lot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        dealt: list[tuple[str, ...]] = []
        for seed in (*range(24), 0):
            monkeypatch.setattr(secrets, "randbelow", lambda _, seed=seed: seed)
            played = await anna.post("/play", {"game": "rivals"})
            room = await room_of(place, played.headers["location"])
            dealt.append(decks(room))
            assert tuple([seat.deck for seat in place.house.store.seats(room.id)]) == dealt[-1], "and kept so"
        assert dealt[-1] == dealt[0], "the same seed deals the same"
        assert {len(set(pair)) for pair in dealt} == {2}, "nobody meets their own deck"
        assert {deck for pair in dealt for deck in pair} == set(READY_NAMES), "each comes to the table"


@pytest.mark.parametrize(
    ("brought", "seats"), [((), 4), (("the-big-picture",), 4), (("", "the-big-picture", "the-big-picture"), 3)]
)
def test_the_lot_leaves_what_is_brought_and_deals_no_ready_deck_twice(brought: tuple[str, ...], seats: int) -> None:
    for seed in range(5):
        found = drawn(Arrangement("rivals", ("me",) * seats, decks=brought, by_lot=True), seed)
        own = [deck for deck in brought if deck]
        others = list(found)
        for deck in own:
            others.remove(deck)
        assert [found[place] for place, deck in enumerate(brought) if deck] == own
        assert len(set(others)) == len(others) == seats - len(own)
        assert set(others) <= set(READY_NAMES) - set(own)
    assert drawn(Arrangement("vendetta", ("me",) * 3, by_lot=True), 1) == ()


@told
async def test_at_a_table_for_friends_who_chooses_none_is_dealt_the_next(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await room_of(place, await opened(place.visitor("Anna"), "me", "greedy"))
        assert decks(room) == tuple(READY_NAMES[:2])


@told
async def test_a_ready_deck_is_chosen_with_one_click_and_the_bots_get_others(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        page = (await anna.get("/invite/rivals")).text
        for name in READY:
            assert f'<input type="radio" name="deck" value="{name}">' in page
        room = await room_of(place, await opened(anna, "me", "greedy", "greedy", deck="the-big-picture"))
        assert decks(room) == ("the-big-picture", "rule-the-streets", "beautiful-people")


@told
async def test_games_without_decks_know_nothing_of_them(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        page = (await anna.get("/invite/vendetta")).text
        assert 'name="deck' not in page
        found = await anna.post("/invite/vendetta", form("me", "greedy", "greedy", deck="x", decks="any"))
        assert found.status_code == 303
        assert (await place.house.room(found.headers["location"].split("/")[2])).row.decks == ""


@pytest.mark.parametrize(("pool", "dealt"), [("core", set(READY) - LATER), ("any", set(READY)), ("ready", set(READY))])
def test_decks_are_dealt_from_the_sets_that_are_allowed(pool: str, dealt: set[str]) -> None:
    plan = Arrangement("rivals", ("me", "open", "greedy", "bold"), pool=pool)
    assert {deck for seed in range(60) for deck in drawn(plan, seed)} == dealt


@told
async def test_a_ready_deck_of_a_later_set_is_not_offered_where_the_core_box_is_allowed(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await room_of(place, await opened(place.visitor("Anna"), "me", "open", decks="core"))
        boris = place.visitor("Boris")
        link = f"/seat/{room.seats[1].secret}"
        door = (await boris.get(link)).text
        assert 'value="rule-the-streets"' in door
        assert not [deck for deck in LATER if f'value="{deck}"' in door]
        no = await boris.post(link, {"deck": "kitchen-chemistry"})
        assert (no.status_code, room.row.begun) == (409, False)
        assert "Athanor Corporis" in html.unescape(no.text)


@told
async def test_ones_own_deck_is_played_and_makes_it_a_game_with_custom_decks(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        mine = keeps(place, "Anna")
        address = await opened(place.visitor("Anna"), "me", "greedy", deck=mine, decks="core")
        room = await room_of(place, address)
        assert decks(room) == (in_one_line(OWN), "rule-the-streets")
        assert "custom-decks" in room.playing.setup.variants
        again = gloam.replay(room.journal().text())
        assert again.view(0) == room.playing.view(0), "the journal has the decks"


@pytest.mark.parametrize(
    ("deck", "pool", "said"),
    [
        ("deck-Anna", "ready", "At this table only ready decks are played."),
        ("deck-Boris", "any", "There is no such deck among yours."),
        ("broken", "any", "A Faction Deck is 7 vampires of different names; this one has 6, with 6 different names."),
        ("1 Hydra; 2 Nonsense", "any", "Line 2 of the deck names no card"),
    ],
)
@told
async def test_what_is_not_allowed_is_refused_with_the_reason_and_nothing_is_made(
    tmp_path: Path, deck: str, pool: str, said: str
) -> None:
    async with Place(tmp_path) as place:
        keeps(place, "Anna")
        keeps(place, "Boris")
        keeps(place, "Anna", written(UNLAWFUL), "broken")
        anna = place.visitor("Anna")
        found = await anna.post("/invite/rivals", form("me", "greedy", deck=deck, decks=pool))
        assert found.status_code == 422
        assert said in html.unescape(found.text)
        assert place.house.store.tables_of("guest-Anna") == []


@told
async def test_a_deck_of_ones_own_is_for_ones_own_seat(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        mine = keeps(place, "Anna")
        anna = place.visitor("Anna")
        found = await anna.post("/invite/rivals", form("me", "greedy", decks="any", deck1=mine))
        assert found.status_code == 422
        assert "A deck of your own is for your own seat" in html.unescape(found.text)
        room = await room_of(place, await opened(anna, "me", "greedy", decks="any", deck1="kings-and-tyrants"))
        assert decks(room) == ("rule-the-streets", "kings-and-tyrants")


# ---- by a link


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("pool", ["ready", "core", "blood-and-alchemy", "any"])
@told
async def test_an_invitation_says_which_decks_are_allowed(tmp_path: Path, pool: str, language: str) -> None:
    async with Place(tmp_path) as place:
        room = await room_of(place, await opened(place.visitor("Anna"), "me", "open", decks=pool))
        here = {
            "en": {
                "ready": "ready decks are played",
                "core": "cards from the core box.",
                "blood-and-alchemy": "the core box and the sets up to Blood & Alchemy.",
                "any": "any lawful deck",
            },
            "fr": {
                "ready": "decks prêts",
                "core": "cartes de la boîte de base.",
                "blood-and-alchemy": "des extensions jusqu'à Blood & Alchemy.",
                "any": "conforme aux règles",
            },
        }[language][pool]
        boris = place.visitor("Boris", language)
        door = html.unescape((await boris.get(f"/seat/{room.seats[1].secret}")).text)
        assert here in door
        own = {"en": "Nobody else sees a list of your own", "fr": "Personne d'autre ne voit une liste à vous"}[language]
        assert (own in door) == (pool != "ready"), "nothing is said of decks that cannot be brought"
        assert here in html.unescape((await boris.get(f"/tables/{room.id}/watch/waiting")).text)


@told
async def test_the_last_who_sits_down_brings_a_deck_and_the_game_begins_with_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        keeps(place, "Boris")
        address = await opened(place.visitor("Anna"), "me", "open", decks="any", deck="the-big-picture")
        room = await room_of(place, address)
        boris = place.visitor("Boris")
        link = f"/seat/{room.seats[1].secret}"
        assert 'value="deck-Boris"' in (await boris.get(link)).text
        assert (await boris.post(link, {"deck": "deck-Anna"})).status_code == 404, "another's is not there"
        assert not room.row.begun
        assert (await boris.post(link, {"deck": "deck-Boris"})).status_code == 303
        assert decks(room) == ("the-big-picture", in_one_line(OWN))
        kept = place.house.load(room.id)
        assert kept.playing.setup.decks == decks(room), "so it is read again"


@told
async def test_who_takes_a_bots_place_in_a_game_plays_its_deck(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await room_of(place, await opened(place.visitor("Anna"), "me", "greedy"))
        boris = place.visitor("Boris")
        await boris.post(f"/seat/{room.seats[1].secret}", {"deck": "the-big-picture"})
        assert room.seats[1].name == "Boris"
        assert room.seats[1].deck == decks(room)[1] == "beautiful-people"


@told
async def test_at_an_open_table_one_looks_before_one_sits_down(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await room_of(place, await opened(place.visitor("Anna"), "me", "open", listed="yes"))
        boris = place.visitor("Boris")
        assert f'href="/tables/{room.id}/watch"' in (await boris.get("/")).text
        waiting = (await boris.get(f"/tables/{room.id}/watch/waiting")).text
        assert '<input type="radio" name="deck" value="kings-and-tyrants">' in waiting
        await boris.post(f"/tables/{room.id}/sit-down", {"deck": "kings-and-tyrants"})
        assert decks(room) == ("rule-the-streets", "kings-and-tyrants")


# ---- before the game


@told
async def test_a_deck_is_changed_while_one_waits_and_others_learn_only_what_is_open(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        mine = keeps(place, "Anna")
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        room = await room_of(place, await opened(anna, "me", "open", "open", decks="any"))
        await boris.post(f"/seat/{room.seats[1].secret}", {"deck": ""})
        where, theirs = anna.seat(room), ""
        for deck, seen in (("beautiful-people", "brings Beautiful People"), (mine, "brings a deck of their own")):
            assert (await anna.post(f"{where}/deck", {"deck": deck})).status_code == 303
            theirs = html.unescape((await boris.get(f"{boris.seat(room)}/waiting")).text)
            assert seen in theirs
        assert "Beretta" not in theirs
        assert "Anna's deck" not in theirs
        own = html.unescape((await anna.get(f"{where}/waiting")).text)
        assert f'id="deck-{mine}" type="submit" name="deck" value="{mine}" aria-pressed="true"' in own
        assert (await anna.post(f"{where}/deck", {"deck": ""})).status_code == 303
        assert room.seats[0].deck == ""


@told
async def test_nobody_changes_anothers_deck_or_any_once_the_game_has_begun(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        room = await room_of(place, await opened(anna, "me", "open"))
        where = anna.seat(room)
        assert (await boris.post(f"{where}/deck", {"deck": "the-big-picture"})).status_code == 403
        await boris.post(f"/seat/{room.seats[1].secret}")
        assert (await anna.post(f"{where}/deck", {"deck": "the-big-picture"})).status_code == 409
        assert decks(room) == tuple(READY_NAMES[:2])


@told
async def test_who_leaves_takes_their_deck_along(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        mine = keeps(place, "Boris")
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        room = await room_of(place, await opened(anna, "me", "open", "open", decks="any"))
        await boris.post(f"/seat/{room.seats[1].secret}", {"deck": mine})
        assert room.seats[1].deck == in_one_line(OWN)
        await boris.post(f"{boris.seat(room)}/leave")
        assert room.seats[1].deck == place.house.store.seats(room.id)[1].deck == ""


# ---- in the game and after it


@told
async def test_a_list_of_ones_own_is_nowhere_in_what_others_are_sent(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        mine = keeps(place, "Anna")
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        room = await room_of(place, await opened(anna, "me", "open", decks="any", deck=mine))
        await boris.post(f"/seat/{room.seats[1].secret}", {"deck": "the-big-picture"})
        own = set(OWN.vampires) | {card for card, _ in OWN.library} | set(OWN.havens) | set(OWN.agendas)
        for visitor, path in ((boris, boris.seat(room)), (place.stranger(), f"/tables/{room.id}/watch")):
            sent = (await visitor.get(f"{path}/view")).text + (await visitor.get(path)).text
            assert not [card for card in own if card in sent]
            assert "Anna's deck" not in html.unescape(sent)
        assert (await boris.get(f"/tables/{room.id}/journal")).status_code == 403


@told
async def test_a_rematch_keeps_the_decks_and_what_is_allowed(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        mine = keeps(place, "Anna")
        room = await room_of(place, await opened(place.visitor("Anna"), "me", "open", decks="core", deck=mine))
        await place.visitor("Boris").post(f"/seat/{room.seats[1].secret}", {"deck": "the-big-picture"})
        await play(room, Random(3))
        again = await sequels.rematch(place.house, holder(room, 0), room)
        assert decks(again) == decks(room) == (in_one_line(OWN), "the-big-picture")
        assert again.row.decks == "core"


@told
async def test_a_game_with_a_list_of_ones_own_that_was_sent_goes_on(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        table = gloam.game("rivals").begun(Setup("rivals", 2, (), 5, decks=("the-big-picture", in_one_line(OWN))))
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
        room = await sequels.play_sent(place.house, Guest("guest-Anna", "Anna", "en"), table, 0)
        assert decks(room) == table.setup.decks
        assert room.playing.view(1) == table.view(1)
