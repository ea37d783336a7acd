"""The sheet in which a visitor says how pages are to be. It needs no script: each choice is a form."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon
from gloam.web.drawings.tokens import colours
from gloam.web.elements import Element, Node
from gloam.web.guests.comfort import CHOICES, VISIT
from gloam.words import pages as web
from gloam.words.pages import Speech

SYMBOLS: Final = {"theme": "theme", "text": "text-size", "motion": "motion", "sound": "sound", "language": "language"}


def sheet(speech: Speech) -> Element:
    say = speech.say
    return h.div("#comfort.sheet", popover="auto", role="dialog", aria_label=say("comfort"))[
        h.h2(".head")[say("comfort")],
        [setting(speech, name, choices) for name, choices in CHOICES.items()],
        notifications(speech),
        languages(speech),
    ]


def setting(speech: Speech, name: str, choices: tuple[str, ...]) -> Element:
    """One line: what it is, and what can be chosen."""
    visit = VISIT.get()
    now = asdict(visit.comfort)[name]
    key = f"comfort.{name}"
    return h.form(
        class_=["comfort-of", f"comfort-{name}"], method="post", action="/me/comfort" if visit.back else None
    )[
        h.input(type="hidden", name="back", value=visit.back),
        h.p(id=f"of-{name}")[icon(SYMBOLS[name]), speech.say(key)],
        h.div(".seg", role="group", data_arrows=True, aria_labelledby=f"of-{name}")[
            [choice(name, one, one == now, speech.say(f"{key}.{one}")) for one in choices]
        ],
        h.small[speech.say(f"{key}.text")] if name == "sound" else None,
    ]


def choice(name: str, value: str, pressed: bool, words: str) -> Element:
    return h.button(type="submit", name=name, value=value, aria_pressed="true" if pressed else "false")[words]


def notifications(speech: Speech) -> Element:
    """Whether this browser says when it is one's turn. Only it knows, and only a script can ask."""
    say = speech.say
    return h.div(".comfort-of.comfort-tell", hidden=True)[
        h.p("#of-tell")[icon("notify"), say("tell")],
        h.div(".seg", role="group", data_arrows=True, aria_labelledby="of-tell")[
            [
                h.button(type="button", data_tell=choice, aria_pressed="false")[say(f"tell.{choice}")]
                for choice in ("off", "on")
            ]
        ],
        h.small[say("tell.text")],
        h.small(data_denied=True, hidden=True)[say("tell.denied")],
    ]


def offer(speech: Speech) -> Element:
    """Asked once, at a table with other people, after one's own move."""
    say = speech.say
    return h.div("#offer.offer", role="region", aria_label=say("tell"), hidden=True)[
        icon("notify"),
        h.span[say("tell.ask")],
        h.span(".do")[
            h.button(".btn", type="button", data_tell="on")[say("tell.yes")],
            h.button(".btn.btn--quiet", type="button", data_tell="off")[say("tell.no")],
        ],
    ]


def languages(speech: Speech) -> Element:
    back = VISIT.get().back
    return h.form(".comfort-of", method="post", action="/me/language" if back else None)[
        h.input(type="hidden", name="back", value=back),
        h.p("#of-language")[icon(SYMBOLS["language"]), speech.say("comfort.language")],
        h.div(".seg", role="group", data_arrows=True, aria_labelledby="of-language")[
            [
                h.button(
                    type="submit",
                    name="language",
                    value=language,
                    lang=language,
                    aria_pressed="true" if language == speech.language else "false",
                )[sentences["comfort.language.own"]]
                for language, sentences in web.LANGUAGES.items()
            ]
        ],
    ]


def loudspeaker(speech: Speech) -> Element:
    """Says whether there is sound, and changes it. Sounds need a script, and so does this."""
    word = speech.say("comfort.sound.turn")
    return h.button("#loudspeaker.btn.btn--icon.hide-s", type="button", title=word, data_turns="sound")[
        icon("sound", "if-sound"), icon("mute", "if-silent"), hidden(word)
    ]


def bars(theme: str) -> Node:
    """The colour of a browser's own bars, so that they go with the page."""
    dark, light = (colours(light)["ink-950"] for light in (False, True))
    if theme != "auto":
        return h.meta(name="theme-color", content=light if theme == "light" else dark)
    return [
        h.meta(name="theme-color", content=dark, media="(prefers-color-scheme: dark)"),
        h.meta(name="theme-color", content=light, media="(prefers-color-scheme: light)"),
    ]
