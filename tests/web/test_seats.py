"""A seat's private link, one's own seat, and bots that play for those who are away."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from gloam.web.guests import seating
from gloam.web.guests.door import Plain
from gloam.web.guests.guest import Guest
from gloam.web.house import ME, Arrangement
from gloam.web.rooms.room import Room
from gloam.web.store.schema import OPEN
from tests.web.place import PATIENCE, Place, Written, play, told

ANNA = Guest("guest-Anna", "Anna", "en")


pytestmark = pytest.mark.usefixtures("slow_bots")


def link(room: Room, seat: int) -> str:
    return f"/seat/{room.seats[seat].secret}"


async def invited(place: Place) -> Room:
    """Anna's table with two free seats."""
    return await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))


# ---- a seat's link


@told
async def test_looking_at_a_link_changes_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        page = await place.stranger().get(link(room, 1))
        assert page.status_code == 200
        assert "Anna invites you" in page.text
        assert "Play cards at three places" in page.text, "what the game is"
        assert "40 min" in page.text, "how long it takes"
        assert page.text.count("Free seat") == 1, "the other one; this one is yours"
        assert f'href="/tables/{room.id}/watch"' in page.text
        assert room.seats[1].kind == "open"
        assert len(place.house.store.holders(room.id)) == 1
        assert page.headers["referrer-policy"] == "no-referrer"


@told
async def test_sitting_down_by_a_link_takes_the_secret_out_of_the_address(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        friend = place.stranger()
        answer = await friend.post(link(room, 1), {"name": "Boris"})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{room.id}/B")
        assert (room.seats[1].kind, room.seats[1].name) == ("person", "Boris")
        assert (await friend.get(f"/tables/{room.id}/B/waiting")).status_code == 200
        assert 'value="Boris"' in (await friend.get("/")).text


@told
async def test_without_a_name_one_still_sits_down(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        await place.stranger().post(link(room, 1), {"name": ""})
        await place.stranger().post(link(room, 2), {})
        assert room.names == ["Anna", "Guest", "Guest 2"]
        assert room.row.begun > 0


@told
async def test_an_invitation_works_once(tmp_path: Path) -> None:
    """Whoever sent it, or finds it in a chat, gets a sentence: not the seat, and nothing of who sits there."""
    async with Place(tmp_path) as place:
        room = await invited(place)
        invitation = link(room, 1)
        friend = place.stranger()
        await friend.post(invitation, {"name": "Boris"})
        assert link(room, 1) != invitation
        assert place.house.store.seats(room.id)[1].secret == room.seats[1].secret
        for visitor in (place.visitor("Anna"), place.stranger(), friend):
            for page in (await visitor.get(invitation), await visitor.post(invitation, {"name": "Eve"})):
                assert page.status_code == 404
                assert "each works only once" in page.text
                assert "Boris" not in page.text.replace('value="Boris"', "")
        assert (await place.visitor("Anna").get(f"/tables/{room.id}/B")).status_code == 403
        assert [claim.seat for claim in place.house.store.holders(room.id)].count(1) == 1


@told
async def test_the_link_of_a_seat_works_once_on_a_second_device(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        phone, used = place.stranger(), link(room, 1)
        assert (await phone.get(f"/tables/{room.id}/B")).status_code == 403
        for _ in range(2):
            page = (await phone.get(used)).text
            assert "Continue here" in page, "looking does not use it up: messengers look as well"
            assert 'name="name"' not in page.split("<main")[1]
        assert (await phone.post(used)).headers["location"] == f"/tables/{room.id}/B"
        assert (await phone.get(f"/tables/{room.id}/B")).status_code == 200
        assert room.names == ["Anna", "Boris"]
        assert (await place.visitor("Boris").get(f"/tables/{room.id}/B")).status_code == 200
        assert (await place.stranger().post(used)).status_code == 404
        own = await place.visitor("Boris").post(link(room, 1))
        assert own.headers["location"] == f"/tables/{room.id}/B", "who holds the seat is led there"
        assert (await place.stranger().get(link(room, 1))).status_code == 200, "and uses nothing up"
        assert len(room.holders[1]) == 2


@told
async def test_of_several_who_use_a_link_at_once_one_sits_down(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        invitation, names = link(room, 1), ["Boris", "Chloe", "Dora"]
        several = [place.stranger() for _ in names]
        pages = [visitor.post(invitation, {"name": name}) for visitor, name in zip(several, names, strict=True)]
        answers = await asyncio.gather(*pages)
        assert sorted(answer.status_code for answer in answers) == [303, 404, 404]
        for name, visitor, answer in zip(names, several, answers, strict=True):
            sits = answer.status_code == 303
            assert sits == (room.names[1] == name)
            assert sits or "each works only once" in answer.text
            assert (await visitor.get(f"/tables/{room.id}/B/waiting")).status_code == (200 if sits else 403)
        assert len(room.holders[1]) == 1


@told
async def test_whoever_sits_here_already_is_told_that_the_link_is_for_another(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        page = (await place.visitor("Anna").get(link(room, 1))).text
        assert "You already sit at this table, as Anna" in page
        assert f'href="/tables/{room.id}/A"' in page


@told
async def test_an_invitation_is_read_in_another_language_without_losing_it(tmp_path: Path) -> None:
    """Its address is a secret and stands nowhere in the page: whoever changes language or light stays all the same."""
    async with Place(tmp_path) as place:
        room = await invited(place)
        friend = place.stranger()
        invitation = link(room, 1)
        assert 'action="/me/' not in (await friend.get(invitation)).text, "such forms go where the page came from"
        for wish in ({"language": "fr", "back": ""}, {"theme": "light", "back": ""}):
            answer = await friend.post(invitation, wish)
            assert (answer.status_code, answer.headers["location"]) == (303, invitation)
        read = (await friend.get(invitation)).text
        assert "Une place à Vendetta" in read
        assert '<html lang="fr" class="light' in read
        assert (room.seats[1].kind, link(room, 1)) == ("open", invitation), "nobody has sat down by that"
        assert (await friend.post(invitation, {"language": "xx"})).status_code == 400
        assert (await friend.post("/seat/nowhere", {"language": "en"})).headers["location"] == "/seat/nowhere"


@told
async def test_an_invitation_says_who_is_a_bot_and_what_this_table_is(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        arranged = Arrangement("vendetta", (ME, OPEN, OPEN, "greedy"), variants=("relics",))
        room = await place.house.create(ANNA, arranged)
        page = (await place.stranger().get(link(room, 1))).text
        seats = page.split('class="door-seats"')[1].split("</ul>")[0].split("<li")[1:]
        assert ["Bot: the thinker" in seat for seat in seats] == [False, False, False, True]
        told = page.split('class="door-facts"')[1].split("</ul>")[0]
        assert re.findall(r"<span>(.*?)</span>", told) == ["4 seats", "about 40 minutes", "live", "Relics"]


@told
async def test_an_invitation_says_in_which_city_is_played(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:

        async def told(*variants: str) -> list[str]:
            room = await place.house.create(ANNA, Arrangement("rivals", (ME, OPEN), variants=variants))
            page = (await place.stranger().get(link(room, 1))).text
            return re.findall(r"<span>(.*?)</span>", page.split('class="door-facts"')[1].split("</ul>")[0])[3:]

        assert await told() == ["San Francisco"]
        assert await told("conclave-22") == ["Events of Conclave 22", "San Francisco"]
        assert await told("prague") == ["Prague"]
        assert await told("prague", "conclave-22") == ["Prague", "Events of Conclave 22"]


@told
async def test_who_sends_the_address_of_their_own_seat_is_no_help_and_the_page_says_what_is(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        for address in (f"/tables/{room.id}/A", f"/tables/{room.id}/A/waiting"):
            page = await place.stranger().get(address)
            assert page.status_code == 403
            assert "ask for the link of a free seat" in page.text
            assert f'href="/tables/{room.id}/watch"' in page.text, "watching needs no seat"


@told
async def test_somebody_who_comes_late_takes_the_seat_from_its_bot(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        await place.house.begin(room)
        late = place.stranger()
        assert "a bot, has been playing" in (await late.get(link(room, 1))).text
        await late.post(link(room, 1), {"name": "Boris"})
        assert (room.seats[1].kind, room.seats[1].name, room.is_bot(1)) == ("person", "Boris", False)
        assert (await late.get(f"/tables/{room.id}/B")).status_code == 200


@told
async def test_whoever_plays_already_does_not_look_into_a_bots_hand(tmp_path: Path) -> None:
    """An invitation that nobody has used would be a key to it."""
    async with Place(tmp_path) as place:
        room = await invited(place)
        await place.house.begin(room)
        anna = place.visitor("Anna")
        door = (await anna.get(link(room, 1))).text
        assert ("To your own seat" in door, "Sit down" in door) == (True, False), "what is refused is not offered"
        answer = await anna.post(link(room, 1))
        assert (answer.status_code, "You play at this table already" in answer.text) == (403, True)
        assert (room.seats[1].kind, (await anna.get(f"/tables/{room.id}/B")).status_code) == ("bot", 403)


@told
async def test_whoever_presses_twice_sits_down_once(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(
            Guest("guest-Anna", "Anna", "en"), Arrangement("vendetta", (ME, *[OPEN] * 3), listed=True)
        )
        boris = place.visitor("Boris")
        answers = await asyncio.gather(*[boris.post(f"/tables/{room.id}/sit-down") for _ in range(5)])
        assert {answer.headers["location"] for answer in answers} == {f"/tables/{room.id}/B"}
        assert [seat.kind for seat in room.seats] == ["person", "person", "open", "open"]


@told
async def test_of_two_devices_that_sign_each_other_out_one_stays(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "greedy", "greedy")
        phone = Guest("guest-phone", "Anna", "en")
        assert await seating.hold(place.house, phone, room, 0, room.seats[0].secret)
        devices = [place.visitor("Anna"), place.known(phone)]
        await asyncio.gather(*[device.post(f"/tables/{room.id}/A/sign-out") for device in devices])
        assert len(room.holders[0]) == len(place.house.store.holders(room.id)) == 1
        seen = [(await device.get(f"/tables/{room.id}/A")).status_code for device in devices]
        assert sorted(seen) == [200, 403]


@pytest.mark.parametrize("forged", ["x", "a" * 32, "..%2f..", "%00", "' or 1=1 --"])
@told
async def test_a_forged_link_leads_nowhere(tmp_path: Path, forged: str) -> None:
    async with Place(tmp_path) as place:
        await invited(place)
        visitor = place.stranger()
        assert (await visitor.get(f"/seat/{forged}")).status_code == 404
        assert (await visitor.post(f"/seat/{forged}", {"name": "Boris"})).status_code == 404


@told
async def test_a_secret_is_never_written_down(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        secret = room.seats[1].secret
        with Written(Plain()) as written:
            visitor = place.stranger()
            await visitor.get(f"/seat/{secret}")
            for typed in MISTYPED:
                await visitor.get(typed.format(secret))
                await visitor.post(typed.format(secret), {"name": "Boris"})
            await visitor.post(f"/seat/{secret}", {"name": "Boris"})
            await visitor.get(f"/tables/{room.id}/B/waiting")
        ours = [line for line in written.lines if "HTTP Request" not in line]  # what the test's own browser says
        assert len([line for line in ours if '"/seat/{secret}"' in line]) >= 2
        assert not any(secret in line or secret[:12] in line for line in ours)
        assert any(room.id in line for line in ours), "which table it was is told"


MISTYPED = (
    "/SEAT/{}", "/Seat/{}", "//seat/{}", "/seat//{}", "/seat/{}/", "/seat/{}/x", "/%73eat/{}", "/seat%2F{}",
    "/seats/{}", "/tables/{}", "/tables/{}/A", "/replays/{}", "/{}", "/cards/vendetta/{}", "/rules/{}", "/seat/x?{}",
    "/arenas/{}", "/seat/{}%20", "/seat/%20{}",
)  # fmt: skip


# ---- one's own seat


@told
async def test_ones_own_seat_shows_its_link_to_nobody_else(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        own = await place.visitor("Anna").get(f"/tables/{room.id}/A/seat")
        assert f"http://gloam.test{link(room, 0)}" in own.text
        assert '<svg class="qr"' in own.text
        assert room.seats[1].secret not in own.text
        for visitor in (place.visitor("Boris"), place.stranger()):
            assert (await visitor.get(f"/tables/{room.id}/A/seat")).status_code == 403
        assert (await place.stranger().get(f"/tables/{room.id}/watch/seat")).status_code == 403


@told
async def test_a_new_link_makes_the_old_one_worthless(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        anna, thief, old = place.visitor("Anna"), place.stranger(), link(room, 0)
        assert (await thief.get(old)).status_code == 200
        assert (await anna.post(f"/tables/{room.id}/A/new-link")).status_code == 303
        assert (await thief.post(old)).status_code == 404
        assert (await thief.get(f"/tables/{room.id}/A")).status_code == 403
        assert link(room, 0) in (await anna.get(f"/tables/{room.id}/A/seat")).text
        assert (await place.visitor("Boris").post(f"/tables/{room.id}/A/new-link")).status_code == 403


@told
async def test_every_further_device_is_announced_at_the_seat_and_can_be_signed_out(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        anna, thief = place.visitor("Anna"), place.stranger()
        here = f"/tables/{room.id}/A"
        listening = room.enter(0, "guest-Anna")
        assert "Another device" not in (await anna.get(here)).text
        listening.news.clear()
        await thief.post(link(room, 0))
        assert listening.news.is_set(), "the page is told at once"
        for path in (here, f"{here}/seat"):
            page = (await anna.get(path)).text
            assert "Another device has your seat too" in page
            assert f'action="{here}/sign-out"' in page
            assert "right now" not in page
        assert "Another device" not in (await place.visitor("Boris").get(f"/tables/{room.id}/B")).text
        other = room.enter(0, "somebody")
        assert "also open there right now" in (await anna.get(here)).text
        before = link(room, 0)
        assert (await place.visitor("Boris").post(f"{here}/sign-out")).status_code == 403
        assert (await anna.post(f"{here}/sign-out")).status_code == 303
        assert (other.dismissed, listening.dismissed) == (True, False)
        assert (await thief.get(here)).status_code == 403
        assert (await thief.get(f"{here}/view")).status_code == 403
        assert (await place.stranger().get(before)).status_code == 404, "a link that was looked up before is worthless"
        assert "Another device" not in (await anna.get(here)).text
        for listener in (listening, other):
            room.leave(listener)


@told
async def test_a_device_that_was_known_before_the_server_was_started_is_announced_too(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        table, secret = room.id, room.seats[0].secret
    async with Place(tmp_path) as place:
        await place.stranger().post(f"/seat/{secret}")
    async with Place(tmp_path) as place:
        assert "Another device has your seat too" in (await place.visitor("Anna").get(f"/tables/{table}/A")).text


@told
async def test_before_the_game_further_devices_are_announced_too(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        await place.stranger().post(link(room, 0))
        assert "Another device" in (await place.visitor("Anna").get(f"/tables/{room.id}/A/waiting")).text


# ---- the host


@told
async def test_the_host_never_holds_a_key_to_a_seat_that_is_taken(tmp_path: Path) -> None:
    """Whatever the host has seen so far, no secret of a person's seat was ever in it."""
    async with Place(tmp_path) as place:
        room = await invited(place)
        anna, boris, chloe = place.visitor("Anna"), place.visitor("Boris"), place.visitor("Chloe")
        seen: list[str] = []

        async def hosts() -> None:
            paths = ["/", f"/tables/{room.id}/A/waiting", f"/tables/{room.id}/A", f"/tables/{room.id}/A/view",
                     f"/tables/{room.id}/watch", f"/replays/{room.id}", f"/tables/{room.id}/A/leave"]  # fmt: skip
            seen.extend([(await anna.get(path)).text for path in paths])

        def told() -> list[str]:
            taken = [seat.secret for seat in room.seats if seat.kind == "person" and seat.name != "Anna"]
            return [secret for secret in taken if any(secret in page for page in seen)]

        await hosts()
        assert link(room, 1) in seen[1]
        await boris.post(link(room, 1), {"name": "Boris"})
        await hosts()
        assert told() == []
        await boris.post(f"/tables/{room.id}/B/leave")
        await hosts()
        assert link(room, 1) in seen[-6], "the seat is free, and has another link"
        await boris.post(link(room, 1), {"name": "Boris"})
        await boris.post(f"/tables/{room.id}/B/new-link")
        await hosts()
        await chloe.post(link(room, 2), {"name": "Chloe"})
        await hosts()
        assert room.row.begun > 0
        await boris.post(f"/tables/{room.id}/B/stand-in", {"bot": "yes"})
        await place.stranger().post(link(room, 1))
        await boris.post(f"/tables/{room.id}/B/sign-out")
        await hosts()
        assert told() == []
        left = link(room, 2)
        await chloe.post(f"/tables/{room.id}/C/leave")
        await hosts()
        assert left != link(room, 2)
        assert not any(room.seats[2].secret in page for page in seen), "nor to a seat that somebody has left"
        await boris.post(f"/tables/{room.id}/B/stand-in", {"bot": "no"})
        await play(room, Random(1), until=lambda room: room.playing.over)
        again = (await anna.post(f"/tables/{room.id}/rematch")).headers["location"]
        following = await place.house.room(again.split("/")[2])
        for path in (f"/tables/{following.id}/A", f"/tables/{following.id}/A/seat", f"/tables/{following.id}/A/view"):
            page = (await anna.get(path)).text
            assert not any(seat.secret in page for seat in following.seats[1:])


# ---- away and back


@told
async def test_a_bot_plays_for_somebody_until_they_are_back(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        anna = place.visitor("Anna")
        await anna.post(f"/tables/{room.id}/A/stand-in", {"bot": "yes"})
        assert room.is_bot(0)
        assert place.house.store.seats(room.id)[0].stand_in
        page = (await anna.get(f"/tables/{room.id}/A")).text
        assert "A bot plays for you" in page
        assert "I am back" in page
        assert 'name="choose"' not in page
        assert (await place.visitor("Boris").post(f"/tables/{room.id}/A/stand-in", {"bot": "no"})).status_code == 403
        for forged in ({}, {"bot": "perhaps"}):
            assert (await anna.post(f"/tables/{room.id}/A/stand-in", forged)).status_code == 400
            assert room.seats[0].stand_in, "what says neither yes nor no changes nothing"
        await anna.post(f"/tables/{room.id}/A/stand-in", {"bot": "no"})
        assert not room.is_bot(0)
        assert 'name="choose"' in (await anna.get(f"/tables/{room.id}/A")).text


@told
async def test_others_may_let_a_bot_play_for_whoever_is_away_and_is_waited_for(tmp_path: Path) -> None:
    async with Place(tmp_path, away=0.0) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        asked = room.playing.waiting_for()[0]
        names = ["Anna", "Boris", "Chloe"]
        other, third = [seat for seat in range(3) if seat != asked]
        waiting = place.visitor(names[other])
        address = f"/tables/{room.id}/{'ABC'[other]}"
        assert f"Let a bot play for {names[asked]}" in (await waiting.get(address)).text
        not_asked = await waiting.post(f"{address}/cover", {"seat": "ABC"[third]})
        assert (not_asked.status_code, room.is_bot(third)) == (409, False)
        assert (await waiting.post(f"{address}/cover", {"seat": "Z"})).status_code == 400
        assert (await place.stranger().post(f"{address}/cover", {"seat": "ABC"[asked]})).status_code == 403
        assert (await waiting.post(f"{address}/cover", {"seat": "ABC"[asked]})).status_code == 303
        assert room.is_bot(asked)
        back = place.visitor(names[asked])
        await back.post(f"/tables/{room.id}/{'ABC'[asked]}/stand-in", {"bot": "no"})
        assert not room.is_bot(asked)


@told
async def test_whoever_is_there_is_not_replaced(tmp_path: Path) -> None:
    async with Place(tmp_path, away=600.0) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        asked = room.playing.waiting_for()[0]
        assert not room.may_cover(asked), "they have only just sat down"
        room.seen[asked] -= 600.0
        assert room.may_cover(asked)
        there = room.enter(asked)
        assert not room.may_cover(asked)
        room.leave(there)
        assert not room.may_cover(asked), "they have only just gone"
        room.seen[asked] -= 600.0
        assert room.may_cover(asked)


@told
async def test_the_others_are_told_when_somebody_has_been_away_for_a_while(tmp_path: Path) -> None:
    async with Place(tmp_path, away=0.2) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        asked = room.playing.waiting_for()[0]
        watching = room.enter((asked + 1) % 3)
        room.leave(room.enter(asked))
        watching.news.clear()
        await asyncio.wait_for(watching.news.wait(), PATIENCE)
        assert room.may_cover(asked)
        room.leave(watching)
