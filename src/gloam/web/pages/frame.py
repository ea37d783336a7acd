"""What every page has round it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import hidden, icon
from gloam.web.elements import Element, Node
from gloam.web.guests.comfort import VISIT
from gloam.web.pages import comfort
from gloam.words.pages import Speech

# All that belongs to htmx is here and in `live`, so that another release, or another library, is a change of one file.
# What the script writes on an element stays there when the server sends it anew: attributes that begin like these.
HTMX: Final = (
    '{"includeIndicatorCSS": false, "history": false, "morphIgnore": ["data-htmx-powered", "data-js", "open"]}'
)
PICTURE: Final = (1200, 630)  # of a link: what the services that show them ask for
STYLES: Final = (
    "fonts",
    "tokens",
    "gloam",
    "pages",
    "reading",
    *[game.stylesheet for game in GAMES.values()],
    "replay",
    "decks",
    "arena",
    "puzzles",
    "learn",
    "comfort",
)


@dataclass(frozen=True)
class Share:
    """What others are shown of a page when its link is sent to them: a sentence, and a picture of `static/share`."""

    text: str
    picture: str = "gloam"


def page(
    speech: Speech, title: str, body: Node, kind: str = "", table: bool = False, share: Share | None = None
) -> Element:
    """A whole page. Only a table is live; every page can be read without a script."""
    wishes = VISIT.get().comfort
    return h.html(lang=speech.language, class_=wishes.classes, data_sound=wishes.sound)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.meta(name="referrer", content="no-referrer"),
            h.meta(name="htmx-config", content=HTMX) if table else None,
            comfort.bars(wishes.theme),
            h.title[f"{title} · Gloam"],
            shared(speech, title, share) if share else None,
            h.link(rel="icon", href="/static/icon.svg", type="image/svg+xml"),
            h.link(rel="apple-touch-icon", href="/static/icons/180.png"),
            h.link(rel="manifest", href=f"/manifest/{speech.language}"),
            [h.link(rel="stylesheet", href=f"/static/{name}.css") for name in STYLES],
            # Not deferred: read while the page still loads, htmx waits with all its work until its extension is there.
            [h.script(src="/vendor/htmx.min.js"), h.script(src="/vendor/hx-sse.min.js", defer=True)] if table else None,
            h.script(src="/static/gloam.js", type="module"),
        ],
        h.body(class_=kind)[
            body,
            h.div("#why.sheet.why-sheet", popover="auto", role="dialog", aria_label=speech.say("why"))[
                h.p, h.a(href="/rules", target="rules")[speech.say("why.more")]
            ],
            h.div("#peek", popover="manual", role="tooltip"),
            comfort.sheet(speech),
        ],
    ]


def shared(speech: Speech, title: str, share: Share) -> Node:
    """For those services that draw a link as a card."""
    picture = f"{VISIT.get().origin}/static/share/{share.picture}.png"
    said = {
        "og:site_name": "Gloam",
        "og:type": "website",
        "og:title": title,
        "og:description": share.text,
        "og:image": picture,
        "og:image:width": str(PICTURE[0]),
        "og:image:height": str(PICTURE[1]),
        "og:locale": speech.say("share.locale"),
    }
    return [
        h.meta(name="description", content=share.text),
        [h.meta(property=name, content=content) for name, content in said.items()],
        h.meta(name="twitter:card", content="summary_large_image"),
    ]


def live(url: str, content: Node, digest: str, version: str) -> Element:
    """The part of a page that follows the table: the server sends whatever has changed of it. It says what it has by
    its digest, and so is sent nothing that it has already, and by how often it had changed."""
    return h.div(
        "#live",
        {
            "data-version": version,
            "hx-sse:connect": f"{url}?v={digest}.{version}",
            "hx-swap": "innerMorph",
            "hx-config": "sse.pauseOnBackground:false sse.reconnectMaxDelay:5000",
        },
    )[content]


def again(speech: Speech, url: str) -> Element:
    """How a page that waits is brought up to date where no script does it."""
    return h.noscript[h.p(".again-here")[speech.say("reload"), " ", h.a(".btn", href=url)[speech.say("reload.do")]]]


def brand(speech: Speech) -> Element:
    return h.a(".brand", href="/", title=speech.say("home"))[icon("gloam"), h.span["Gloam"]]


def plain_top(speech: Speech, *, here: str = "", back: str = "") -> Element:
    """The top of a page that is not a table. After a change of language one is led back to `back`, or `here`, or
    wherever the page came from."""
    links = [
        ("/learn", "nav.learn"),
        ("/rules", "nav.rules"),
        ("/cards", "nav.cards"),
        ("/decks", "nav.decks"),
        ("/watch", "nav.watch"),
        ("/replays", "nav.replays"),
    ]
    other = "fr" if speech.language == "en" else "en"
    to = back or here or VISIT.get().back
    return h.header(".top")[
        brand(speech),
        h.nav(".end.nav", aria_label=speech.say("nav"))[
            [h.a(href=url, aria_current="page" if url == here else None)[speech.say(key)] for url, key in links],
            comfort_button(speech),
            h.form(".language", method="post", action="/me/language" if to else None)[
                h.input(type="hidden", name="back", value=to),
                h.button(".btn.btn--quiet", name="language", value=other, lang=other)[
                    icon("language"), h.span[speech.say("language.other")]
                ],
            ],
        ],
    ]


def comfort_button(speech: Speech, kind: str = "") -> Element:
    """The half disc: light and dark, and whatever else makes pages easier on the eyes and ears."""
    word = speech.say("comfort")
    return h.button(class_=["btn btn--icon to-comfort", kind], type="button", title=word, popovertarget="comfort")[
        icon("theme"), hidden(word)
    ]
