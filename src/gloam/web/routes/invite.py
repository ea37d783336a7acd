"""Opening a table for friends: its seats, its variants, and who may come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

import gloam
from gloam.web.asking import Asked, Sent, guest_of, house_of, shown, speech_of
from gloam.web.drawings.games import GAMES
from gloam.web.guests import bringing
from gloam.web.guests.bringing import Choice
from gloam.web.house import ME, Arrangement, check_bot, usual_seats
from gloam.web.pages import invite as pages
from gloam.web.pages.table import url_of
from gloam.web.rooms.paces import strange, terms_of
from gloam.web.store.schema import OPEN
from gloam.web.trouble import Trouble


def plan_of(game: str, form: Mapping[str, str]) -> Arrangement:
    """What a form asks for, as far as it says; the rest is as usual. Raises `Unreadable` where there is no such
    game."""
    counts = gloam.game(game).seat_counts
    wanted = form.get("resize") or form.get("seats", "")
    known = {str(count): count for count in counts}
    seats = known.get(wanted, usual_seats(game))
    chairs = [form.get(f"chair{place}", ME if place == 0 else OPEN) for place in range(seats)]
    variants = [name for name in gloam.game(game).variants if f"variant-{name}" in form]
    without = [aid for aid in GAMES[gloam.game(game).name].aids if form.get(f"aid-{aid}") == "no"]
    plan = Arrangement(
        game,
        tuple(chairs),
        tuple(variants),
        listed=form.get("listed") == "yes",
        without=tuple(without),
        terms=terms_of(form),
    )
    decks = GAMES[plan.game].decks
    if decks is None:
        return plan
    pool = form.get("decks", "")
    brings = [form.get("deck" if chair == ME else f"deck{place}", "") for place, chair in enumerate(chairs)]
    return replace(plan, decks=tuple(brings), pool=pool if pool in decks.pools else decks.pools[0])


@get("/invite/{game:str}")
async def invite(request: Asked, game: FromPath[str]) -> Response[str]:
    """The form. A choice of another number of seats comes here as well, with all that was chosen before."""
    plan = plan_of(game, request.query_params)
    return shown(pages.invite_page(speech_of(request, game), plan, await choices(request, plan)))


async def choices(request: Asked, plan: Arrangement) -> list[Choice]:
    """The decks one may bring, whatever the table will allow: that is chosen in the same form."""
    return await bringing.choices(house_of(request), guest_of(request), plan.game, "")


@post("/invite/{game:str}")
async def open_table(request: Asked, game: FromPath[str], data: Sent) -> Response[str] | Redirect:
    plan = plan_of(game, data)
    guest = guest_of(request)
    try:
        check_form(plan, data)
        check(plan)
        room = await house_of(request).create(guest, replace(plan, decks=await settled(request, plan)))
    except Trouble as no:
        return shown(pages.invite_page(speech_of(request, game), plan, await choices(request, plan), no), 422)
    held = await house_of(request).seats_of(guest, room.id)
    return Redirect(url_of(room, held[0] if held else None), status_code=303)


async def settled(request: Asked, plan: Arrangement) -> tuple[str, ...]:
    """What every seat brings, as games carry it. Raises `Trouble`."""
    house, guest = house_of(request), guest_of(request)
    return tuple([await bringing.brought(house, guest, plan.game, wanted, plan.pool) for wanted in plan.decks])


def check_form(plan: Arrangement, form: Mapping[str, str]) -> None:
    """A table that is not what was asked for is not opened. Raises `Trouble`, which names what makes no sense."""
    variants = [f"variant-{name}" for name in gloam.game(plan.game).variants]
    wrong = {
        "seats": form.get("seats", str(len(plan.chairs))) != str(len(plan.chairs)),
        "listed": form.get("listed", "no") not in ("no", "yes"),
        "decks": plan.pool != "" and form.get("decks", plan.pool) != plan.pool,
        **{name: name not in variants for name in form if name.startswith("variant-")},
    }
    name = strange(form) or next((name for name, is_wrong in wrong.items() if is_wrong), "")
    if name:
        raise Trouble("trouble.form", name=name)


def check(plan: Arrangement) -> None:
    """What a form may ask for. Raises `Trouble`; whether the game can be played so is for its rules to say."""
    if plan.chairs.count(ME) > 1:
        raise Trouble("trouble.two-chairs")
    for chair in plan.chairs:
        if chair not in (ME, OPEN):
            check_bot(chair, plan.game)
    decks = GAMES[plan.game].decks
    for chair, deck in zip(plan.chairs, plan.decks, strict=False):
        if decks is not None and chair != ME and deck and deck not in decks.ready:
            raise Trouble("trouble.deck-others")


ROUTES = Router("/", route_handlers=[invite, open_table])
