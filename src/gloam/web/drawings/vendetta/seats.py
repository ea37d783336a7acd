"""The players: one row each beside the table, and everything that lies open of them in a sheet."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from gloam.web.drawings.parts import disc, figure, hidden, icon, sigil
from gloam.web.drawings.running import score
from gloam.web.drawings.vendetta.cards import is_vampire, worth_of
from gloam.web.drawings.vendetta.places import ordinal
from gloam.web.drawings.vendetta.seen import Player, View, seats_shown, seen
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital

MARKS = ("seat-key", "seat-moth", "seat-thorn", "seat-bell", "seat-candle", "seat-mask")


def sign(scene: Scene, seat: int) -> str:
    """The clan's sigil; before there is one, the seat's own mark."""
    clan = seen(scene)["players"][seat]["clan"]
    return MARKS[seat] if clan is None else f"clan-{clan}"


def seats(scene: Scene) -> Element:
    view = seen(scene)
    return h.div(".seats")[
        terms(scene, view), [own_row(scene, seat, seat_row(scene, view, seat)) for seat in seats_shown(scene)]
    ]


def own_row(scene: Scene, seat: int, part: Element) -> Element:
    """One's own part of a column is wrapped, so that it can stick to the foot of the board."""
    return h.div(".mine")[part] if seat == scene.you else part


def terms(scene: Scene, view: View) -> Element:
    """What a Location pays this round."""
    say = scene.speech.say
    pays = view["rewards"]
    return h.div(".terms")[
        len(pays) > 0
        and [
            h.span(".label")[say("v.pays")],
            [
                h.div[ordinal(scene.speech, place + 1), " ", h.b[str(amount)], " ", say(f"v.pays.{place + 1}")]
                for place, amount in enumerate(pays)
            ],
        ]
    ]


def seat_row(scene: Scene, view: View, seat: int) -> Element:
    player = view["players"][seat]
    mine = seat == scene.you
    asked = seat in view["waiting_for"]
    told, say = about(scene, view, seat), scene.speech.say
    return h.div(
        id=f"seat-{seat}",
        class_=["seat", f"s{seat + 1}", mine and "seat--me", player["out"] and "seat--out", asked and "seat--asked"],
    )[
        sigil(sign(scene, seat), seat),
        h.div[
            h.div(".name")[
                h.button(".seat-open", type="button", popovertarget=f"sheet-{seat}", title=say("v.seat"))[
                    scene.name(seat)
                ],
                seat == view["ambition"] and [icon("ambition"), hidden(say("v.ambition"))],
                is_bot(scene, seat) and h.span(title=scene.bot(seat))[icon("bot", "i--bot"), hidden(say("v.bot"))],
                score(scene, seat) if view["round"] else None,
            ],
            h.div(".clan")[
                h.span[
                    " · ".join(told),
                    is_bot(scene, seat) and h.span(".word-bot", aria_hidden="true")[told and " · ", say("v.bot")],
                ],
                order(scene, view, seat, said="v.acts"),
            ],
        ],
        h.div(".figs")[amounts(scene, player, seat), alliance(scene, player, seat, mine)],
        order(scene, view, seat),
        sheet(scene, view, seat),
    ]


def is_bot(scene: Scene, seat: int) -> bool:
    return bool(scene.bot(seat))


def is_away(scene: Scene, seat: int) -> bool:
    """A person whose page is not open now."""
    return bool(scene.present) and seat != scene.you and not is_bot(scene, seat) and not scene.present[seat]


def about(scene: Scene, view: View, seat: int) -> list[str]:
    """Clan, marks and cards in a line."""
    speech, player = scene.speech, view["players"][seat]
    if player["out"]:
        return [speech.term("out")]
    mate = player["team_mate"]
    return [
        *([speech.words.clan(player["clan"])] if player["clan"] else []),
        *([speech.say("v.with", name=scene.name(mate))] if mate is not None else []),
        *([speech.counted("v.cards", player["hand"])] if view["round"] else []),
        *([speech.say("v.away")] if is_away(scene, seat) else []),
    ]


def amounts(scene: Scene, player: Player, seat: int) -> Node:
    say = scene.speech.say
    tokens = player["tokens_up"] + player["tokens_down"]

    def mark(what: str) -> Node:
        return disc(scene, what, scene.letter(seat))

    return [
        figure("blood", player["blood"], say("v.blood-in-pool"), "fig--blood", f"blood-{seat}", mark("blood")),
        figure("influence", player["influence"], scene.speech.term("influence"), "fig--inf", id=f"influence-{seat}"),
        tokens > 0 and figure("diablerie", tokens, scene.speech.term("tokens"), "fig--dia", id=f"tokens-{seat}"),
    ]


def alliance(scene: Scene, player: Player, seat: int, mine: bool) -> Element:
    """Small cards: their Influence, whether they are vampires, and which are drained."""
    return h.span(".ally")[
        disc(scene, "alliance", scene.letter(seat)),
        hidden(scene.speech.say("labelled", label=scene.speech.term("alliance"), text="")),
        [mini(scene, card, seat, place, mine) for place, card in enumerate(player["alliance"])],
        [mini_drained(scene, card) for card in player["drained"]],
    ]


def mini(scene: Scene, card: str, seat: int, place: int, mine: bool) -> Element:
    name = scene.speech.words.card_name(card)
    look = "mini mini--v" if is_vampire(card) else "mini"
    title = f"{name}. {scene.speech.words.card_line(card)}"
    option = f"drain {card}"
    spot = scene.keys.spot("alliance", seat, place)
    if mine and scene.offers(option):
        said = scene.said(option)
        return scene.choice(option, class_=look, id=spot, title=said, data_read=card)[
            str(worth_of(card)), hidden(f" ({said})")
        ]
    return h.span(class_=look, title=title, id=spot, data_read=card)[str(worth_of(card)), hidden(f" {name}")]


def mini_drained(scene: Scene, card: str) -> Element:
    name = scene.speech.words.card_name(card)
    word = scene.speech.say("v.drained-card", name=name)
    return h.span(".mini.mini--x", title=word, data_read=card)[str(worth_of(card, drained=True)), hidden(f" {word}")]


def order(scene: Scene, view: View, seat: int, said: str = "") -> Node:
    """When this player acts. It stands apart from the score, beside which it would read as a place; only where a row
    has no room for a second line is it a bare ordinal."""
    turns, say = view["turn_order"], scene.speech.say
    if seat not in turns:
        return None
    rank = ordinal(scene.speech, turns.index(seat) + 1)
    return h.span(".order", title=say("v.in-turn-order", rank=rank))[say(said, rank=rank) if said else rank]


# ---- the sheet


def sheet(scene: Scene, view: View, seat: int) -> Element:
    """Everything of a player that lies open, and what this viewer knows besides."""
    say, speech, player = scene.speech.say, scene.speech, view["players"][seat]
    return h.div(id=f"sheet-{seat}", class_=["sheet", "seat-sheet", f"s{seat + 1}"], popover="auto")[
        h.h2(".head")[sigil(sign(scene, seat), seat), scene.name(seat)],
        h.p(".soft")[" · ".join(about(scene, view, seat))],
        seat == view["ambition"] and h.p(".soft")[icon("ambition"), " ", speech.term("ambition")],
        is_bot(scene, seat)
        and h.p(".soft")[say("v.bot-is", name=scene.bot(seat)), " ", speech.words.bot(scene.bots[seat])],
        h.dl[
            pair(say("v.blood-in-pool"), str(player["blood"])),
            pair(speech.term("influence"), str(player["influence"])),
            pair(speech.term("tokens"), tokens(scene, player)),
            pair(speech.term("hand"), speech.counted("v.cards", player["hand"])),
            pair(speech.term("deck"), speech.counted("v.cards", player["deck"])),
        ],
        group(scene, speech.term("alliance"), player["alliance"]),
        group(scene, say("v.drained-cards"), player["drained"]),
        player["relic"]
        and group(scene, say("v.relic-used") if player["relic_used"] else speech.term("relic"), [player["relic"]]),
        group(scene, say("v.known-by-all" if seat == scene.you else "v.known"), player["holds"]),
        own(scene, view) if seat == scene.you else None,
    ]


def tokens(scene: Scene, player: Player) -> str:
    return scene.speech.say("v.tokens", up=player["tokens_up"], down=player["tokens_down"])


def pair(term: str, value: str) -> Node:
    return [h.dt[capital(term)], h.dd[value]]


def group(scene: Scene, title: str, cards: Sequence[str]) -> Node:
    return cards and [h.h3(".label")[title], h.ul(".sheet-cards")[[entry(scene, card) for card in cards]]]


def entry(scene: Scene, card: str) -> Element:
    """A card by name, with its facts in a line."""
    words = scene.speech.words
    return h.li(data_read=card)[
        h.a(href=scene.card_url(card), target="rules")[words.card_name(card)], h.small[words.card_line(card)]
    ]


def own(scene: Scene, view: View) -> Node:
    """What only its owner knows of a deck."""
    mine = view.get("you")
    if mine is None:
        return None
    say = scene.speech.say
    return [
        group(scene, say("v.under-deck"), mine["under_deck"]),
        group(scene, say("v.in-deck"), mine["in_deck"]),
    ]
