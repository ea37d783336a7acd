"""Before the first round: the clans to choose from with all their cards, and the Relics."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS
from gloam.web.drawings.parts import hidden, icon
from gloam.web.drawings.vendetta.cards import article, kind, power_of
from gloam.web.drawings.vendetta.seats import seats
from gloam.web.drawings.vendetta.seen import seen
from gloam.web.scenes.scene import Scene


def board(scene: Scene) -> Element:
    """The players, and what is on offer beside them."""
    view = seen(scene)
    rows = len(view["players"])
    return h.div(class_=["board", "board--offers", f"seats-{rows}", rows > 4 and "board--dense"])[
        seats(scene),
        h.div(".v-offers")[
            view["clans_offered"] and h.div(".v-clans")[[clan_offer(scene, clan) for clan in view["clans_offered"]]],
            view["relics_offered"]
            and h.div(".v-relics")[[relic_offer(scene, relic) for relic in view["relics_offered"]]],
        ],
    ]


def clan_offer(scene: Scene, clan: str) -> Element:
    """A clan: its sigil, its name, and the nine cards one would play with."""
    speech = scene.speech
    name = speech.words.clan(clan)
    first = CLANS.index(clan) * CLAN_SIZE
    return h.section(class_=["v-clan", scene.offers(clan) and "is-legal"], aria_label=name)[
        h.header[icon(f"clan-{clan}"), h.h2(".head")[name], choose(scene, clan, name)],
        h.ol[[clan_card(scene, card) for card in IDS[first : first + CLAN_SIZE]]],
    ]


def choose(scene: Scene, option: str, name: str) -> Node:
    if not scene.offers(option):
        return None
    return scene.choice(option, class_="btn", id=scene.keys.spot("offer", option))[
        scene.speech.say("v.choose"), hidden(" " + name)
    ]


def clan_card(scene: Scene, card: str) -> Element:
    """One card of a clan on offer, to be read."""
    words = scene.speech.words
    return h.li[
        h.span(".n")[hidden(scene.speech.term("power") + " "), str(power_of(card))],
        h.a(href=scene.card_url(card), target="rules", data_read=card)[words.card_name(card)],
        kind(scene.speech, card),
        h.p[words.card(card)],
    ]


def relic_offer(scene: Scene, relic: str) -> Element:
    name = scene.speech.words.card_name(relic)
    offered = scene.offers(relic)
    spot = scene.keys.spot("offer", relic)
    button = scene.choice(relic, class_="hit", id=spot)[name] if offered else name
    return article(scene.speech, relic, name=button, extra="is-legal" if offered else "")
