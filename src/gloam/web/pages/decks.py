"""Decks: the shelf with the ready ones and one's own, one deck to look at or to build, and lists that are pasted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon, why
from gloam.web.elements import Element, Node
from gloam.web.guests.keeping import NAME
from gloam.web.pages import bringing
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.waiting import link_field
from gloam.web.reading.deckwork import Deckwork, Law, Listing, Remark
from gloam.web.store.schema import DeckRow
from gloam.words.pages import Speech

SOMETHING: Final = r".*\S.*"  # more than blanks
CHANGE: Final = "change"  # the form that every button of the builder sends
# With a script only what has changed is changed on the page; without one it comes anew.
QUICK: Final = {"hx-target": "#main", "hx-select": "#main", "hx-swap": "outerMorph"}


@dataclass(frozen=True)
class Frame:
    """What every page about decks shows. `own`: the visitor's decks."""

    speech: Speech
    game: str
    decks: Deckwork
    own: Sequence[DeckRow]

    @property
    def url(self) -> str:
        return f"/decks/{self.game}"


@dataclass(frozen=True)
class Shown:
    """A deck on a page: the name of a ready one or the id of one's own, '' for one that came by a link."""

    key: str
    name: str
    text: str
    link: str


# ---- pages


def framed(frame: Frame, title: str, here: str, *inside: Node, quick: bool = False) -> Element:
    say = frame.speech.say
    body = [
        plain_top(frame.speech, here="/decks", back=here),
        h.main("#main.dk", data_game=frame.game)[
            h.header(".dk-head")[
                h.h1(".title")[title],
                h.div(".end")[
                    h.form(method="post", action=frame.url)[
                        h.button(".btn", type="submit")[icon("plus"), say("decks.new")]
                    ],
                    h.a(".btn", href=f"{frame.url}/bring")[icon("log"), say("decks.bring")],
                ],
            ],
            inside,
        ],
    ]
    return page(frame.speech, title, body, "dk-page", table=quick)


def shelf_page(frame: Frame) -> Element:
    """All decks."""
    say = frame.speech.say
    title = say("decks.title", game=say(f"game.{frame.game}"))
    return framed(
        frame,
        title,
        frame.url,
        h.p(".lead")[say(f"decks.what.{frame.game}")],
        boxes(frame, ""),
        h.p(".hint")[say("decks.kept")],
    )


def view_page(frame: Frame, deck: Shown, listing: Listing | None = None) -> Element:
    """A deck that is not one's own to change: a ready one, or one that came by a link, as it was read."""
    say = frame.speech.say
    copying = h.form(method="post", action=frame.url)[
        h.input(type="hidden", name="ready" if deck.key else "list", value=deck.key or deck.text),
        h.button(".btn.btn--big", type="submit")[icon("fork"), say("decks.keep")],
    ]
    return framed(
        frame,
        deck.name,
        f"{frame.url}/{deck.key}" if deck.key else frame.url,
        h.p(".lead")[say(f"decks.about.{deck.key}") if deck.key else say("decks.by-link")],
        unread(frame, listing) if listing is not None else None,
        boxes(frame, deck.key),
        h.div(".dk-build")[
            h.div(".dk-left")[frame.decks.curves(frame.speech, deck.text), notes(frame, deck), as_text(frame, deck)],
            h.div(".dk-col")[laws(frame, deck, ""), frame.decks.contents(frame.speech, deck.text, "")],
        ],
        dock(frame, deck, copying),
    )


def builder_page(frame: Frame, deck: Shown, asked: Mapping[str, str]) -> Element:
    """One's own deck, with all that changes it."""
    say, url = frame.speech.say, f"{frame.url}/{deck.key}"
    friends = h.a(".btn.btn--big", href=f"/invite/{frame.game}?deck={deck.key}&decks={frame.decks.pools[-1]}")[
        icon("link"), say("decks.friends")
    ]
    return framed(
        frame,
        deck.name,
        url,
        boxes(frame, deck.key),
        h.form({"hx-post": f"{url}/change", **QUICK}, id=CHANGE, method="post", action=f"{url}/change")[
            [h.input(type="hidden", name=name, value=value) for name, value in asked.items() if value]
        ],
        h.div(".dk-build")[
            h.section(".dk-left", aria_labelledby="dk-cards")[
                h.h2("#dk-cards.head")[say("decks.cards")],
                search(frame, asked, url),
                frame.decks.finder(frame.speech, deck.text, asked, url, CHANGE),
            ],
            h.section(".dk-col", aria_labelledby="dk-deck")[
                h.h2("#dk-deck.vh")[deck.name],
                laws(frame, deck, CHANGE),
                notes(frame, deck),
                frame.decks.contents(frame.speech, deck.text, CHANGE),
                frame.decks.curves(frame.speech, deck.text),
            ],
        ],
        h.div(".dk-build.dk-after")[
            h.div(".dk-left")[as_text(frame, deck)], h.div(".dk-col")[own_deeds(frame, deck, url)]
        ],
        dock(frame, deck, friends),
        quick=True,
    )


# ---- parts


def boxes(frame: Frame, chosen: str) -> Element:
    """The shelf: the ready decks, then one's own."""
    words, say = frame.speech.words, frame.speech.say
    ready = [
        (name, words.deck(name), name, bringing.ready(frame.speech, frame.game, name), say("decks.ready"))
        for name in frame.decks.ready
    ]
    own: list[tuple[str, str, str, Node, str]] = [
        (row.id, row.name, row.text, say("decks.own"), "") for row in frame.own
    ]
    return h.nav(".boxes", aria_label=say("decks.shelf"))[
        [box(frame, key, name, text, about, mark, key == chosen) for key, name, text, about, mark in (*ready, *own)]
    ]


def box(frame: Frame, key: str, name: str, text: str, about: Node, mark: str, here: bool) -> Element:
    broken = 0 if mark else frame.decks.broken(text)
    state = frame.speech.counted("decks.to-mend", broken) if broken else mark or frame.speech.say("decks.lawful")
    return h.a(".deck-box", href=f"{frame.url}/{key}", aria_current="page" if here else None)[
        h.span(".hd")[[icon(sign) for sign in frame.decks.signs(text)], h.b[name]],
        h.span(".st")[about],
        h.span(".ft")[
            frame.decks.summary(frame.speech, text),
            h.em(class_=["no" if broken else ""])[icon("alert" if broken else "check"), state],
        ],
    ]


def search(frame: Frame, asked: Mapping[str, str], url: str) -> Element:
    """Works without a script; with one, what is found follows the typing."""
    say = frame.speech.say
    typed = "input delay:250ms, submit"
    return h.form(
        ".dk-find", {"hx-get": url, "hx-trigger": typed, **QUICK}, id="find", method="get", action=url, role="search"
    )[
        h.label(".field")[
            icon("search"),
            hidden(say("decks.search")),
            h.input(
                type="search",
                name="q",
                id="find-q",
                value=asked.get("q", ""),
                placeholder=say("decks.search"),
                maxlength="100",
                autocomplete="off",
            ),
        ],
        frame.decks.sieve(frame.speech, asked),
        h.button(".btn", type="submit")[say("reading.find")],
    ]


def laws(frame: Frame, deck: Shown, form: str) -> Element:
    """Every rule of decks, those that are kept as well."""
    return h.ul("#laws.dk-laws", aria_label=frame.speech.say("decks.laws"))[
        [one_law(frame, law, form) for law in frame.decks.laws(frame.speech, deck.text)]
    ]


def one_law(frame: Frame, law: Law, form: str) -> Element:
    said = frame.speech.say("decks.met" if law.met else "decks.unmet")
    return h.li(class_=["yes" if law.met else "no"])[
        icon("check" if law.met else "alert"),
        h.span[hidden(f"{said} "), law.text, " ", why(frame.speech, frame.game, law.rule)],
        bool(law.mend and form)
        and h.button(
            ".btn", type="submit", form=form, name="mend", value=f"{law.rule} {law.card}".strip(), title=law.does
        )[law.mend],
    ]


def notes(frame: Frame, deck: Shown) -> Node:
    """What is lawful, but unwise."""
    told = frame.decks.notes(frame.speech, deck.text)
    return (
        bool(told)
        and h.ul(".dk-notes", aria_label=frame.speech.say("decks.notes"))[
            [h.li[icon("why"), h.span[one]] for one in told]
        ]
    )


def as_text(frame: Frame, deck: Shown) -> Element:
    say = frame.speech.say
    return h.section(".dk-text")[
        h.h2(".head")[say("decks.text")],
        h.p(".hint")[say("decks.text.how")],
        h.textarea("#deck-text", readonly=True, rows="12", spellcheck="false", aria_label=say("decks.text"))[deck.text],
        h.button(".btn", type="button", data_copy="#deck-text", data_copied=say("copied"))[
            say("copy"), hidden(f", {say('decks.text')}")
        ],
        h.h2(".head")[say("decks.link")],
        h.p(".hint")[say("decks.link.text")],
        link_field(frame.speech, "deck-link", deck.link, say("decks.link")),
    ]


def own_deeds(frame: Frame, deck: Shown, url: str) -> Element:
    """Another name, a copy, and away with it."""
    say = frame.speech.say
    return h.section(".dk-own")[
        h.h2(".head")[say("decks.this")],
        h.form(".name-form", method="post", action=f"{url}/name")[
            h.label(".field")[
                hidden(say("decks.name")),
                h.input(
                    name="name",
                    value=deck.name,
                    maxlength=str(NAME),
                    required=True,
                    pattern=SOMETHING,
                    title=say("trouble.deck-name"),
                    autocomplete="off",
                ),
            ],
            h.button(".btn", type="submit")[say("decks.rename")],
        ],
        h.form(method="post", action=f"{url}/copy")[h.button(".btn", type="submit")[icon("fork"), say("decks.copy")]],
        h.details[
            h.summary(".btn.btn--quiet")[icon("close"), say("decks.remove")],
            h.form(method="post", action=f"{url}/remove")[
                h.p(".hint")[say("decks.remove.sure")], h.button(".btn", type="submit")[say("decks.remove.yes")]
            ],
        ],
    ]


def dock(frame: Frame, deck: Shown, other: Node) -> Element:
    """The one thing to do with a deck. It waits until the deck is lawful."""
    say = frame.speech.say
    broken = frame.decks.broken(deck.text)
    return h.section(".dk-dock", aria_label=say("decks.play", name=deck.name))[
        h.p(".ask")[say("decks.play", name=deck.name)],
        h.p("#not-yet.hint")[icon("lock"), frame.speech.counted("decks.first", broken)] if broken else None,
        h.div(".do")[other, button(frame, deck, bool(broken))],
    ]


def button(frame: Frame, deck: Shown, locked: bool) -> Element:
    label: list[Node] = [icon("bot"), frame.speech.say("decks.try")]
    if locked:
        return h.button(".btn.btn--big", id="try", type="button", aria_disabled="true", aria_describedby="not-yet")[
            label
        ]
    return h.form(method="post", action=f"{frame.url}/play")[
        h.input(type="hidden", name="deck", value=deck.key or deck.text),
        h.button(".btn.btn--do.btn--big", id="try", type="submit")[label],
    ]


# ---- lists that are pasted


def bring_page(frame: Frame, text: str, listing: Listing | None) -> Element:
    say, url = frame.speech.say, f"{frame.url}/bring"
    return framed(
        frame,
        say("decks.bring"),
        url,
        h.p(".lead")[say("decks.bring.how")],
        h.div(".dk-build")[
            h.form(".dk-left.dk-text", method="post", action=url, id="list")[
                h.label[
                    h.span(".vh")[say("decks.text")],
                    h.textarea(name="text", rows="18", spellcheck="false", required=True, id="list-text")[text],
                ],
                h.button(class_=["btn btn--big", listing is None and "btn--do"], type="submit")[say("decks.read")],
            ],
            h.div(".dk-col")[found(frame, listing) if listing is not None else None],
        ],
    )


def found(frame: Frame, listing: Listing) -> Node:
    """What was read, what was guessed, what is offered, and what is wrong."""
    say = frame.speech.say
    name = frame.decks.name_of(listing.text)
    return [
        h.h2(".head")[say("decks.found")],
        h.ul(".dk-found", role="status")[
            remarks(frame, listing, "list"),
            h.li[icon("check"), h.span[say("decks.found.fine")]] if not listing.remarks and not listing.wrong else None,
        ],
        h.h3(".label")[name],
        laws(frame, Shown("", name, listing.text, ""), ""),
        frame.decks.contents(frame.speech, listing.text, ""),
        h.form(".do", method="post", action=frame.url)[
            h.input(type="hidden", name="list", value=listing.text),
            h.button(".btn.btn--do.btn--big", id="keep", type="submit")[say("decks.keep-list")],
        ],
    ]


def unread(frame: Frame, listing: Listing) -> Node:
    """What a list that was given away has besides cards that can be read. Nothing can be mended there."""
    told = remarks(frame, listing, "")
    return h.ul(".dk-found", aria_label=frame.speech.say("decks.found"))[told] if told else None


def remarks(frame: Frame, listing: Listing, form: str) -> list[Node]:
    """What was guessed, what is offered, and what is wrong."""
    return [
        *[h.li[remark(frame, one, form)] for one in listing.remarks],
        *[h.li[icon("alert"), h.span[frame.speech.words.refusal(no, ())]] for no in listing.wrong],
    ]


def remark(frame: Frame, one: Remark, form: str) -> Node:
    """A line that names no card; the nearest can be put in its place by a button of this form, where there is one."""
    speech = frame.speech
    wrote = speech.say("decks.wrote", line=one.line, text=one.wrote)
    names = [speech.words.card_name(card) for card in one.cards]
    if one.was_read:
        return [icon("why"), h.span[wrote, " ", speech.say("decks.was-read", card=names[0])]]
    return [
        icon("alert"),
        h.span[
            wrote,
            " ",
            speech.say("decks.nearest") if names else speech.say("decks.nothing-near"),
            [
                [
                    " ",
                    h.button(".btn", type="submit", form=form, name="meant", value=f"{one.line} {card}")[name]
                    if form
                    else h.b[name],
                ]
                for card, name in zip(one.cards, names, strict=True)
            ],
        ],
    ]
