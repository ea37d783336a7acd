"""The first screen and what it leads to: games against bots, one's name and language, lists of tables, watching."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

import gloam
from gloam.web.guests.guest import Cookies, Guest, distinct
from gloam.web.house import ME, Arrangement
from gloam.web.store.schema import OPEN
from gloam.words.pages import Speech
from tests.web.place import Place, told

ANNA = Guest("guest-Anna", "Anna", "en")
BORIS = Guest("guest-Boris", "Boris", "en")


pytestmark = pytest.mark.usefixtures("slow_bots")


def tables(place: Place) -> int:
    """How many tables there are in the store."""
    with place.house.store.engine.connect() as connection:
        return int(connection.exec_driver_sql("select count(*) from tables").scalar_one())


# ---- play now


@pytest.mark.parametrize(("game", "seats"), [("vendetta", 4), ("blood-orders", 3)])
@told
async def test_one_click_seats_a_stranger_among_bots(tmp_path: Path, game: str, seats: int) -> None:
    async with Place(tmp_path) as place:
        visitor = place.stranger()
        answer = await visitor.post("/play", {"game": game})
        assert answer.status_code == 303
        address = answer.headers["location"]
        room = await place.house.room(address.split("/")[2])
        assert address == f"/tables/{room.id}/A"
        assert [seat.kind for seat in room.seats] == ["person"] + ["bot"] * (seats - 1)
        assert room.names[0] == "Guest"
        assert room.row.begun > 0
        assert (await visitor.get(address)).status_code == 200


@pytest.mark.parametrize(("game", "seats"), [("vendetta", 4), ("blood-orders", 3), ("rivals", 2)])
@told
async def test_how_strong_the_bots_are_is_chosen_beside_play_now_and_remembered(
    tmp_path: Path, game: str, seats: int
) -> None:
    async with Place(tmp_path) as place:
        visitor = place.stranger()
        page = (await visitor.get("/")).text
        assert chosen(page) == ["beginner"] * len(gloam.games()), "the gentlest, until somebody chooses"
        words = gloam.words("en", game)
        for bot in ("random", "beginner", "greedy", "search", "master"):
            assert words.bot_name(bot)[1:] in page
            assert html.escape(words.bot(bot), quote=False) in page
        address = (await visitor.post("/play", {"game": game, "bot": "master"})).headers["location"]
        room = await place.house.room(address.split("/")[2])
        assert [seat.bot for seat in room.seats] == [""] + ["master"] * (seats - 1)
        remembered = [("master" if one == game else "beginner") for one in gloam.games()]
        assert chosen((await visitor.get("/")).text) == remembered, "for this game and no other"
        await visitor.post("/play", {"game": game, "bot": "greedy"})
        assert chosen((await visitor.get("/")).text) == [one.replace("master", "greedy") for one in remembered]
        assert chosen((await place.stranger().get("/")).text) == ["beginner"] * len(gloam.games())


def chosen(page: str) -> list[str]:
    """The bots that are marked, one for each game."""
    return re.findall(r'name="bot" value="(\w+)"[^>]* checked', page)


@pytest.mark.parametrize("bot", ["nobody", "me", "open", "master@9s", "<b>"])
@told
async def test_a_bot_that_does_not_exist_opens_no_table_and_is_not_remembered(tmp_path: Path, bot: str) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        answer = await anna.post("/play", {"game": "vendetta", "bot": bot})
        assert (answer.status_code, tables(place)) == (400, 0)
        assert "There is no bot called" in answer.text
        assert chosen((await anna.get("/")).text) == ["beginner"] * len(gloam.games())


@told
async def test_a_bot_with_a_character_that_was_chosen_stands_among_the_others(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.known(Guest("guest-Anna", "Anna", "en", "bold"))
        assert chosen((await anna.get("/")).text) == ["bold"] * len(gloam.games())
        nobody = place.known(Guest("guest-Boris", "Boris", "en", "of an older server"))
        assert chosen((await nobody.get("/")).text) == ["beginner"] * len(gloam.games())


def test_what_an_older_cookie_remembers_holds_for_every_game_until_another_is_chosen_there() -> None:
    cookies = Cookies("key")
    older = cookies.read(str(cookies.signer.dumps(["id", "Anna", "fr", "greedy", "", "vd-1"])))
    assert older is not None
    assert [older.against(game) for game in gloam.games()] == ["greedy"] * len(gloam.games())
    newer = cookies.read(cookies.write(older.having_chosen("rivals", "master")))
    assert newer is not None
    assert [newer.against(game) for game in ("vendetta", "blood-orders", "rivals")] == ["greedy", "greedy", "master"]
    assert newer.learned == ("vd-1",)


def test_a_cookie_from_before_bots_were_remembered_is_still_good() -> None:
    cookies = Cookies("key")
    older = str(cookies.signer.dumps(["id", "Anna", "fr"]))
    assert cookies.read(older) == Guest("id", "Anna", "fr")
    assert cookies.read(cookies.write(Guest("id", "Anna", "fr", "master"))) == Guest("id", "Anna", "fr", "master")
    assert cookies.read(str(cookies.signer.dumps(["id", "Anna", "fr", 7]))) is None
    assert cookies.read(str(cookies.signer.dumps(["id", "Anna"]))) is None


@told
async def test_a_nameless_guest_is_called_so_in_their_language(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        visitor = place.stranger()
        await visitor.get("/", accept_language="fr-FR,fr;q=0.9")
        answer = await visitor.post("/play", {"game": "vendetta"})
        room = await place.house.room(answer.headers["location"].split("/")[2])
        assert Speech("fr").people(room.names)[0] == "Invité"
        assert Speech("en").people(room.names)[0] == "Guest", "for those who read English"
        assert "Invité" in (await visitor.get(f"/tables/{room.id}/watch")).text


@told
async def test_a_game_that_does_not_exist_opens_no_table(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        answer = await place.visitor("Anna").post("/play", {"game": "chess"})
        assert answer.status_code == 422
        assert "chess" in answer.text
        assert tables(place) == 0


@told
async def test_a_guest_can_only_begin_so_many_tables_and_can_clear_one_away(tmp_path: Path) -> None:
    async with Place(tmp_path, tables=2) as place:
        anna = place.visitor("Anna")
        first = (await anna.post("/play", {"game": "vendetta"})).headers["location"]
        await anna.post("/play", {"game": "vendetta"})
        refused = await anna.post("/play", {"game": "vendetta"})
        assert refused.status_code == 429
        assert "2 tables" in refused.text
        table = first.split("/")[2]
        assert (await place.visitor("Boris").post(f"/tables/{table}/close")).status_code == 403
        assert f"{first}/leave" in (await anna.get(f"{first}/seat")).text
        assert (await anna.post(f"/tables/{table}/close")).status_code == 303
        assert tables(place) == 1
        assert (await anna.get(first)).status_code == 404
        assert (await anna.post("/play", {"game": "vendetta"})).status_code == 303


@told
async def test_a_table_at_which_others_sit_is_not_cleared_away(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris", "greedy")
        anna = place.visitor("Anna")
        assert (await anna.post(f"/tables/{room.id}/close")).status_code == 403
        assert "cleared away" not in (await anna.get(f"{anna.seat(room)}/leave")).text
        assert tables(place) == 1


# ---- name and language


@told
async def test_a_name_is_kept_and_used_at_every_running_table(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        visitor = place.stranger()
        address = (await visitor.post("/play", {"game": "vendetta"})).headers["location"]
        room = await place.house.room(address.split("/")[2])
        answer = await visitor.post("/me/name", {"name": "  Vesper \n", "back": address})
        assert (answer.status_code, answer.headers["location"]) == (303, address)
        assert room.names[0] == "Vesper"
        assert place.house.store.seats(room.id)[0].name == "Vesper"
        assert 'value="Vesper"' in (await visitor.get("/")).text


@told
async def test_whoever_has_given_a_name_is_greeted_by_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        assert "Good evening.<br>" in (await place.stranger().get("/")).text
        assert "Good evening, Anna.<br>" in (await place.visitor("Anna").get("/")).text
        assert "Bonsoir, Anna.<br>" in (await place.visitor("Anna", "fr").get("/")).text


@told
async def test_a_name_must_be_there_and_not_be_too_long(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, boris = place.visitor("Anna"), place.visitor("Boris", "fr")
        assert (await anna.post("/me/name", {"name": " \t "})).status_code == 400
        long = await anna.post("/me/name", {"name": "x" * 25})
        assert (long.status_code, "at most 24 letters" in long.text) == (400, True)
        assert "au plus 24 lettres" in (await boris.post("/me/name", {"name": "x" * 25})).text
        assert (await anna.post("/me/name", {"name": "x" * 24})).status_code == 303
        assert (await anna.post("/me/name", {})).status_code == 400


def test_two_at_a_table_are_never_called_the_same() -> None:
    assert distinct("Anna", ["Boris", ""]) == "Anna"
    assert distinct("Anna", ["anna", "Anna 2", "Boris"]) == "Anna 3"


@told
async def test_a_script_in_a_name_is_only_text(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.stranger()
        await anna.post("/me/name", {"name": "<script>x</script>"})
        await anna.post("/invite/vendetta", {"listed": "yes"})
        for visitor in (anna, place.visitor("Boris")):
            page = (await visitor.get("/")).text
            assert "<script>x" not in page
            assert "&lt;script&gt;x" in page


@pytest.mark.parametrize(
    ("back", "leads"),
    [
        ("/watch", "/watch"),
        ("/tables/a-b_c/A/seat?x=1", "/tables/a-b_c/A/seat?x=1"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example", "/"),
        ("/\t/evil.example", "/"),
    ],
)
@told
async def test_the_way_back_stays_here(tmp_path: Path, back: str, leads: str) -> None:
    async with Place(tmp_path) as place:
        answer = await place.visitor("Anna").post("/me/language", {"language": "fr", "back": back})
        assert answer.headers["location"] == leads


@told
async def test_the_language_is_remembered(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        assert "What shall we play?" in (await anna.get("/")).text
        await anna.post("/me/language", {"language": "fr"})
        page = (await anna.get("/")).text
        assert "À quoi jouons-nous" in page
        assert "What shall we play?" not in page
        assert (await anna.post("/me/language", {"language": "tlh"})).status_code == 400


# ---- lists


@told
async def test_the_first_screen_offers_every_game_and_nothing_that_is_not_there(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        page = (await place.stranger().get("/")).text
        for game in gloam.games():
            assert f'href="/invite/{game}"' in page
            assert f'name="game" value="{game}"' in page
        assert 'href="/upload"' in page
        assert 'action="/me/name"' in page


@told
async def test_a_table_that_waits_for_you_comes_first(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        asked = await place.table("vendetta", "Anna", "greedy", "greedy", "greedy")
        for _ in range(20):
            seat = asked.playing.waiting_for()[0]
            if seat == 0:
                break
            question = asked.playing.seat(seat).question()
            assert question is not None
            await asked.send(seat, question.options[0], question.number)
        waiting = await place.house.create(ANNA, Arrangement("blood-orders", (ME, OPEN)))
        page = (await place.visitor("Anna").get("/")).text
        mine = page[page.index("Go on") : page.index('class="games"')]
        assert mine.index(f'data-table="{asked.id}"') < mine.index(f'data-table="{waiting.id}"')
        assert "Your turn" in mine
        assert "1 free seat" in mine
        assert page.count("btn--do") == 1, "only the table that waits is bright"
        newcomer = (await place.stranger().get("/")).text
        assert "Go on" not in newcomer
        assert newcomer.count("btn--do") == 3
        assert newcomer.count('value="beginner"') == len(re.findall(r'value="beginner"[^>]* checked', newcomer)) == 3


@told
async def test_only_listed_tables_are_shown_to_others(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        listed = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN), ("relics",), listed=True))
        private = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))
        running = await place.house.create(ANNA, Arrangement("blood-orders", (ME, "greedy"), listed=True))
        boris = place.visitor("Boris")
        page = (await boris.get("/")).text
        assert f'action="/tables/{listed.id}/sit-down"' in page
        assert "Vendetta, Relics" in page
        assert private.id not in page
        assert f'href="/tables/{running.id}/watch"' in page
        watch = (await boris.get("/watch")).text
        assert running.id in watch
        assert listed.id not in watch
        assert (await boris.get(f"/tables/{running.id}/watch")).status_code == 200


@told
async def test_a_finished_game_leads_to_its_replay(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("blood-orders", (ME, "greedy")))
        place.house.store.set_table(room.id, ended=2.0)
        page = (await place.visitor("Anna").get("/")).text
        assert "Your finished games" in page
        assert f'href="/replays/{room.id}?seat=A"' in page


@told
async def test_a_table_begun_by_other_rules_does_not_spoil_the_page(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        place.house.store.set_table(room.id, rules=9999)
        place.house.rooms.clear()
        place.house.living.clear()
        page = await place.visitor("Anna").get("/")
        assert page.status_code == 200
        assert "an earlier version of the rules" in page.text


# ---- bots to watch


@told
async def test_bots_play_for_somebody_who_watches_and_only_then(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        address = (await anna.post("/watch", {"game": "vendetta"})).headers["location"]
        room = await place.house.room(address.split("/")[2])
        assert address == f"/tables/{room.id}/watch"
        assert all(seat.kind == "bot" for seat in room.seats)
        assert room.bots.bot_asked() is None
        listener = room.enter(None)
        assert room.bots.bot_asked() is not None
        room.leave(listener)
        assert (await anna.post("/watch", {"game": "vendetta"})).headers["location"] == address
        assert (await place.visitor("Boris").post("/watch", {"game": "vendetta"})).headers["location"] != address
        assert tables(place) == 2
        assert (await anna.post("/watch", {"game": "chess"})).status_code == 422
