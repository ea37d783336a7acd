"""Choosing a deck for one's seat, and which decks a table allows."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.refusal import Refused, Rejected
from gloam.web import tags as h
from gloam.web.drawings.difficulty import difficulty
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import icon, listed, sent, why
from gloam.web.elements import Element, Node
from gloam.web.guests.bringing import Choice
from gloam.web.trouble import Trouble
from gloam.words.pages import Speech


def told(speech: Speech, no: Trouble) -> str:
    """Why not, in the reader's language."""
    facts = {
        name: speech.words.refusal(fact, "ABCDEF") if isinstance(fact, Rejected) else fact
        for name, fact in no.facts.items()
    }
    return speech.say(no.key, **facts)


def rule_of(no: Trouble) -> str:
    """The rule that is broken; '' where it is none."""
    cause = no.facts.get("why")
    return cause.rule if isinstance(cause, Refused) else ""


def pool_of(game: str, pool: str) -> str:
    """What a table allows: everything where nobody has said."""
    decks = GAMES[game].decks
    return pool or (decks.pools[-1] if decks is not None else "")


def said_of(speech: Speech, game: str, pool: str, sentence: str) -> str:
    """A sentence about what a table allows: the sets up to a later one all have the same, with its name."""
    decks = GAMES[game].decks
    assert decks is not None, "only a game with decks has pools of them"
    if pool in (*decks.pools[:2], decks.pools[-1]):
        return speech.say(sentence.format(pool))
    return speech.say(sentence.format("up-to"), set=speech.of(game).term(f"set.{pool}"))


def allowed(speech: Speech, game: str, pool: str) -> Node:
    """Which decks are played at a table; nothing in a game without such."""
    if GAMES[game].decks is None:
        return None
    return h.p(".hint.decks-here")[icon("library"), said_of(speech, game, pool_of(game, pool), "decks.here.{}")]


# ---- in a form


def pools(speech: Speech, game: str, chosen: str) -> Node:
    """What the maker of a table may allow."""
    decks = GAMES[game].decks
    if decks is None:
        return None
    return h.fieldset(".choices")[
        h.legend(".head")[speech.say("decks.allowed")],
        [
            h.label(".tick-line")[
                h.input(type="radio", name="decks", value=pool, checked=pool == chosen),
                h.span[
                    h.b[said_of(speech, game, pool, "decks.pool.{}")],
                    h.span(".hint")[said_of(speech, game, pool, "decks.pool.{}.text")],
                ],
            ]
            for pool in decks.pools
        ],
    ]


def radios(speech: Speech, game: str, choices: Sequence[Choice], chosen: str, pool: str = "") -> Node:
    """One click for a ready deck, for one of one's own, or for what is dealt; nothing in a game without decks."""
    if not choices:
        return None
    values = [choice.value for choice in choices if choice.no is None]
    picked = chosen if chosen in values else ""
    return h.fieldset(".choices.deck-picks")[
        h.legend(".head")[speech.say("decks.yours")],
        h.div(".boxes")[
            radio("", picked == "", speech.say("decks.dealt"), speech.say("decks.dealt.text"), icon("library")),
            [
                radio(
                    choice.value,
                    choice.value == picked,
                    title(speech, choice),
                    about(speech, game, choice),
                    signs(game, choice),
                    locked=choice.no is not None,
                )
                for choice in choices
            ],
        ],
        after(speech, game, pool),
    ]


def radio(value: str, checked: bool, name: str, text: Node, symbol: Node, locked: bool = False) -> Element:
    return h.label(class_=["deck-box", locked and "is-locked"])[
        h.input(type="radio", name="deck", value=value, checked=checked, disabled=locked),
        h.span(".hd")[symbol, h.b[name]],
        h.span(".st")[text],
    ]


def title(speech: Speech, choice: Choice) -> str:
    return choice.name or speech.words.deck(choice.value)


def about(speech: Speech, game: str, choice: Choice) -> Node:
    """What kind of deck it is, or why it cannot be brought."""
    if choice.no is not None:
        return [icon("lock"), told(speech, choice.no)]
    return speech.say("decks.own") if choice.name else ready(speech, game, choice.value)


def ready(speech: Speech, game: str, name: str) -> Node:
    """A ready deck: what it is like, three of its cards, and how hard it is to play."""
    decks = GAMES[game].decks
    assert decks is not None, "only a game with decks has ready ones"
    cards = listed(speech, [speech.of(game).words.card_name(card) for card in decks.telling(name)])
    return [
        speech.say(f"decks.about.{name}"),
        h.span(".tells")[speech.say("decks.tells", cards=cards)],
        difficulty(speech, decks.ease(name)),
    ]


def signs(game: str, choice: Choice) -> Node:
    decks = GAMES[game].decks
    return [icon(sign) for sign in (decks.signs(choice.carried) if decks is not None and choice.carried else ())]


def after(speech: Speech, game: str, pool: str) -> Element:
    """Where decks are read and built. The narrowest pool has none of one's own, so nothing is said of them there."""
    decks = GAMES[game].decks
    own = decks is not None and pool_of(game, pool) != decks.pools[0]
    return h.p(".hint")[
        [speech.say("decks.yours.text"), " "] if own else None,
        h.a(href=f"/decks/{game}", target="decks")[speech.say("decks.see" if own else "decks.see.ready")],
    ]


# ---- before the game


def buttons(speech: Speech, game: str, url: str, choices: Sequence[Choice], mine: str, pool: str = "") -> Node:
    """The same while one waits: what is pressed is chosen. `mine` is the deck that the seat has."""
    if not choices:
        return None
    return h.section(".choices.deck-picks")[
        h.h2(".head")[speech.say("decks.yours")],
        sent(f"{url}/deck", "deck")[
            h.div(".boxes", role="group", data_arrows=True, aria_label=speech.say("decks.yours"))[
                button("", mine == "", speech.say("decks.dealt"), speech.say("decks.dealt.text"), icon("library")),
                [
                    button(
                        choice.value,
                        bool(choice.carried) and choice.carried == mine,
                        title(speech, choice),
                        about(speech, game, choice),
                        signs(game, choice),
                    )
                    for choice in choices
                    if choice.no is None
                ],
            ]
        ],
        refused(speech, game, choices),
        after(speech, game, pool),
    ]


def button(value: str, chosen: bool, name: str, text: Node, symbol: Node) -> Element:
    return h.button(
        ".deck-box",
        id=f"deck-{value or 'dealt'}",
        type="submit",
        name="deck",
        value=value,
        aria_pressed="true" if chosen else "false",
    )[h.span(".hd")[symbol, h.b[name]], h.span(".st")[text]]


def refused(speech: Speech, game: str, choices: Sequence[Choice]) -> Node:
    """One's own decks that cannot be brought here, and why not."""
    lost = [(choice, choice.no) for choice in choices if choice.no is not None]
    return (
        bool(lost)
        and h.ul(".deck-lost")[
            [
                h.li[
                    icon("lock"),
                    h.span[
                        h.a(href=f"/decks/{game}/{choice.value}", target="decks")[choice.name],
                        ": ",
                        told(speech, no),
                        " ",
                        rule_of(no) and why(speech, game, rule_of(no)),
                    ],
                ]
                for choice, no in lost
            ]
        ]
    )


def state(speech: Speech, game: str, deck: str) -> str:
    """What somebody brings, as far as the others may know: the lists of ready decks are open, others are not."""
    decks = GAMES[game].decks
    if decks is None:
        return ""
    if not deck:
        return speech.say("waiting.deck.dealt")
    if deck in decks.ready:
        return speech.say("waiting.deck.ready", deck=speech.words.deck(deck))
    return speech.say("waiting.deck.own")
