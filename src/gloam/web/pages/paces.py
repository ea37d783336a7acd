"""The pace of a table, as it is chosen and as it is told; and how long an invitation is good."""

from __future__ import annotations

import time

from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element, Node
from gloam.web.rooms.paces import BANKS, CLOCK, DAY, DAYS, GOOD_FOR, PACES, SECONDS, Terms, is_over
from gloam.web.store.schema import LIVE, SLOW, TableRow
from gloam.words.pages import LANGUAGES, Speech

# ---- chosen


def choices(speech: Speech, terms: Terms) -> Element:
    """How fast it is played."""
    say = speech.say
    now = SLOW if terms.pace == SLOW else CLOCK if terms.clock else LIVE
    days, seconds = (terms.clock // DAY, 0) if now == SLOW else (0, terms.clock)
    clock = [
        choice(say("pace.seconds"), "seconds", [(str(one), span(speech, one)) for one in SECONDS], str(seconds or 60)),
        choice(say("pace.minutes"), "minutes", [(str(one), reserve(speech, one)) for one in BANKS], minutes(terms)),
    ]
    slow = choice(say("pace.days"), "days", [(str(one), span(speech, one * DAY)) for one in DAYS], str(days or DAYS[1]))
    more: dict[str, Node] = {LIVE: None, CLOCK: h.div(".terms")[clock], SLOW: h.div(".terms")[slow]}
    return h.fieldset(".choices")[
        h.legend(".head")[say("pace")],
        [
            h.div(".tick-with")[
                h.label(".tick-line")[
                    h.input(type="radio", name="pace", value=pace, checked=pace == now),
                    h.span[h.b[say(f"pace.{pace}")], h.span(".hint")[say(f"pace.{pace}.text")]],
                ],
                more[pace],
            ]
            for pace in PACES
        ],
        h.p(".hint")[say("pace.out")],
    ]


def minutes(terms: Terms) -> str:
    return str(terms.bank // 60 if terms.clock and terms.pace == LIVE else BANKS[1])


def for_whom(speech: Speech, terms: Terms) -> Element:
    """What is said to those who may come: the language, whether beginners are welcome, and for how long."""
    say = speech.say
    languages = [("", say("pace.spoken.any")), *[(name, known(name)) for name in LANGUAGES]]
    days = [(str(one), span(speech, one * DAY)) for one in GOOD_FOR]
    return h.div(".terms")[
        choice(say("pace.spoken"), "spoken", languages, terms.language),
        choice(say("pace.good-for"), "good-for", days, str(terms.days)),
        h.label(".tick-line")[
            h.input(type="checkbox", name="beginners", value="yes", checked=terms.beginners),
            h.span[h.b[say("pace.beginners")], h.span(".hint")[say("pace.beginners.text")]],
        ],
    ]


def choice(title: str, name: str, known: list[tuple[str, str]], now: str) -> Element:
    return h.label(".dk-filter")[
        title,
        h.select(".select", name=name)[[h.option(value=one, selected=one == now)[text] for one, text in known]],
    ]


def known(language: str) -> str:
    """A language by its own name."""
    return LANGUAGES[language]["comfort.language.own"]


# ---- told


def span(speech: Speech, seconds: int) -> str:
    """So long, in words."""
    if seconds and seconds % DAY == 0:
        return speech.counted("pace.in-days", seconds // DAY)
    if seconds and seconds % 60 == 0:
        return speech.counted("end.minutes", seconds // 60)
    return speech.say("pace.in-seconds", seconds=seconds)


def reserve(speech: Speech, minutes: int) -> str:
    return span(speech, minutes * 60) if minutes else speech.say("pace.no-reserve")


def told(speech: Speech, row: TableRow) -> str:
    """The pace of a table, in a few words."""
    if not row.clock:
        return speech.say("pace.is.live")
    each = span(speech, row.clock)
    if row.pace == SLOW:
        return speech.say("pace.is.slow", each=each)
    if row.bank:
        return speech.say("pace.is.bank", each=each, bank=span(speech, row.bank))
    return speech.say("pace.is.clock", each=each)


def marked(speech: Speech, row: TableRow) -> list[str]:
    """What tells this table from others in a list: nothing where it is as usual."""
    spoken = [known(row.language)] if row.language in LANGUAGES else []
    welcome = [speech.say("pace.beginners")] if row.beginners else []
    return [*([told(speech, row)] if row.clock else []), *spoken, *welcome]


def day(at: float) -> str:
    """Written so that everyone reads the same."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


def good_until(speech: Speech, row: TableRow) -> Node:
    """How long the invitation to a table is good."""
    if not row.expires or row.begun:
        return None
    key = "invitation.over" if is_over(row) else "invitation.until"
    return h.p(".hint.good-until")[icon("clock"), h.span[speech.say(key, day=day(row.expires))]]
