"""The form with which somebody opens a table for friends. It needs no script."""

from __future__ import annotations

from collections.abc import Sequence

import gloam
from gloam import bots
from gloam.core.refusal import Rejected
from gloam.web import tags as h
from gloam.web.drawings.parts import icon, sigil, why
from gloam.web.elements import Element
from gloam.web.guests.bringing import Choice
from gloam.web.house import ME, Arrangement
from gloam.web.pages import aids, bringing, paces
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.lists import SIGNS
from gloam.web.store.schema import OPEN
from gloam.web.trouble import Trouble
from gloam.words.pages import Speech


def invite_page(
    speech: Speech, plan: Arrangement, choices: Sequence[Choice] = (), no: Trouble | None = None
) -> Element:
    """The form as it is filled in, and why the table could not be opened so. `choices`: the decks one may bring."""
    say = speech.say
    action = f"/invite/{plan.game}"
    title = say("invite.title", game=say(f"game.{plan.game}"))
    form = h.form(".set-up", method="post", action=action)[
        h.button(".vh", type="submit", tabindex="-1", aria_hidden="true"),  # what Enter presses
        h.input(type="hidden", name="seats", value=str(len(plan.chairs))),
        seat_counts(speech, plan, action),
        chairs(speech, plan),
        bringing.pools(speech, plan.game, plan.pool),
        bringing.radios(speech, plan.game, choices, own_deck(plan)),
        paces.choices(speech, plan.terms),
        variants(speech, plan) if gloam.game(plan.game).variants else None,
        aids.choices(speech, plan.game, plan.without),
        company(speech, plan),
        h.p(".do")[
            h.button(".btn.btn--do.btn--big", type="submit")[say("invite.open")],
            h.a(".btn.btn--quiet.btn--big", href="/")[say("invite.cancel")],
        ],
    ]
    body = [
        plain_top(speech, back=action),
        h.main("#main.wrap.page-narrow")[
            h.h1(".title")[title],
            h.p(".lead")[say("invite.text")],
            refused(speech, plan, no) if no is not None else None,
            form,
        ],
    ]
    return page(speech, title, body)


def refused(speech: Speech, plan: Arrangement, no: Trouble) -> Element:
    """Why not, with the rule where there is one."""
    cause, rule = no.facts.get("why"), bringing.rule_of(no)
    if no.key == "trouble.setup" and isinstance(cause, Rejected):
        text = speech.words.refusal(cause, "ABCDEF")
    else:
        text = bringing.told(speech, no)
    return h.div(".refusal", role="alert")[icon("lock"), h.span[text], rule and why(speech, plan.game, rule)]


def own_deck(plan: Arrangement) -> str:
    """What is chosen for one's own seat."""
    return next((deck for chair, deck in zip(plan.chairs, plan.decks, strict=False) if chair == ME), "")


def seat_counts(speech: Speech, plan: Arrangement, action: str) -> Element:
    """How many seats: another number asks for the form again, with everything that is chosen in it."""
    counts = gloam.game(plan.game).seat_counts
    return h.fieldset(".choices")[
        h.legend(".head")[speech.say("invite.seats")],
        h.div(".strip")[
            [
                h.button(
                    ".btn",
                    type="submit",
                    name="resize",
                    value=str(count),
                    formmethod="get",
                    formaction=action,
                    aria_pressed="true" if count == len(plan.chairs) else "false",
                )[str(count)]
                for count in counts
            ]
        ],
        h.p(".hint")[speech.say(f"invite.seats.{plan.game}")],
    ]


def chairs(speech: Speech, plan: Arrangement) -> Element:
    say, words = speech.say, speech.words
    return h.fieldset(".choices")[
        h.legend(".head")[say("invite.chairs")],
        h.ul(".chairs")[[chair(speech, plan.game, place, chosen) for place, chosen in enumerate(plan.chairs)]],
        h.dl(".who-kinds")[
            h.dt[icon("link"), say("chair.open")],
            h.dd[say("chair.open.text")],
            [[h.dt[icon("bot"), words.bot_name(bot)], h.dd[words.bot(bot)]] for bot in offered(plan.game)],
        ],
        h.p(".hint")[say("chair.bots")],
    ]


def chair(speech: Speech, game: str, place: int, chosen: str) -> Element:
    say = speech.say
    name = f"chair{place}"
    kinds = [(ME, say("chair.me")), (OPEN, say("chair.open"))]
    kinds += [(bot, say("chair.bot", name=speech.words.bot_name(bot))) for bot in offered(game)]
    return h.li[
        sigil(SIGNS[place], place),
        h.label(for_=name)[say("invite.seat", number=place + 1)],
        h.select(".select", id=name, name=name)[
            [h.option(value=value, selected=value == chosen)[text] for value, text in kinds]
        ],
    ]


def offered(game: str) -> list[str]:
    """The bots that play this game, the best first."""
    return bots.names(game)[::-1]


def variants(speech: Speech, plan: Arrangement) -> Element:
    return h.fieldset(".choices")[
        h.legend(".head")[speech.say("invite.variants")],
        [
            tick(
                f"variant-{name}",
                capital(speech.term(f"variant.{name}")),
                speech.say(f"variant.{name}"),
                name in plan.variants,
            )
            for name in gloam.game(plan.game).variants
        ],
    ]


def tick(name: str, title: str, text: str, checked: bool) -> Element:
    return h.label(".tick-line")[
        h.input(type="checkbox", name=name, value="yes", checked=checked), h.span[h.b[title], h.span(".hint")[text]]
    ]


def company(speech: Speech, plan: Arrangement) -> Element:
    """Whether strangers may come."""
    say = speech.say
    kinds = [("no", "invite.private", not plan.listed), ("yes", "invite.listed", plan.listed)]
    return h.fieldset(".choices")[
        h.legend(".head")[say("invite.company")],
        [
            h.label(".tick-line")[
                h.input(type="radio", name="listed", value=value, checked=checked),
                h.span[h.b[say(key)], h.span(".hint")[say(f"{key}.text")]],
            ]
            for value, key, checked in kinds
        ],
        paces.for_whom(speech, plan.terms),
    ]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
