"""Influence that is called for: a Scheme on which players take sides, or a Title that has its price."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import EVENT
from gloam.web import tags as h
from gloam.web.drawings.parts import icon, listed
from gloam.web.drawings.rivals.duel import name_of, sign_of
from gloam.web.drawings.rivals.numbers import joined
from gloam.web.drawings.rivals.pieces import View, card_link, face, seen
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene

SIDES: Final = (("yes", "check"), ("no", "close"))


def page(scene: Scene) -> Element:
    """The card and what it does, both sides with all that is in sight, and who has not declared yet."""
    now, say = seen(scene)["conflict"], scene.speech.say
    return h.section("#conflict.r-conflict", aria_label=say("riv.influence"))[
        head(scene, now),
        price(scene, now) if now["cost"] else [both(scene, now), outside(scene, now)],
    ]


def head(scene: Scene, now: View) -> Element:
    say = scene.speech.say
    actor, mine = name_of(scene, now["actor"]), now["seat"] == scene.you
    done = "played-with" if actor else "used" if face(now["card"]).kind & EVENT else "played"
    key = f"riv.c.{done}{'.you' if mine else ''}"
    played = say(key, who=scene.names[now["seat"]], actor=actor)
    return h.header("#conflict-called.r-called")[
        h.h2[icon("title" if now["cost"] else "scheme"), card_link(scene, now["card"])],
        h.small[played],
        h.p(".does")[scene.speech.words.card(now["card"]), " ", not now["cost"] and say("riv.c.tie")],
    ]


def price(scene: Scene, now: View) -> Node:
    """A Title: so much of its price is there."""
    paid = sum([one["exerted"] for one in now["shares"]])
    return h.p("#conflict-price.r-price")[h.b[str(paid)], " ", scene.speech.say("riv.c.price", amount=now["cost"])]


# ---- the sides


def both(scene: Scene, now: View) -> Element:
    return h.div("#conflict-votes.r-votes")[[side(scene, now, word, symbol) for word, symbol in SIDES]]


def side(scene: Scene, now: View, word: str, symbol: str) -> Element:
    """Who is on it and with what; the sum in sight, a question mark for each fist that may hold something."""
    say = scene.speech.say
    shares = [(seat, one) for seat, one in enumerate(now["shares"]) if one["side"] == word]
    doubts = len([one for _, one in shares if doubtful(now, one)])
    known = sum([in_sight(one) for _, one in shares])
    mine = now[word] - known
    return h.div(class_=["r-camp", f"is-{word}"], id=f"camp-{word}")[
        h.b(".word", title=say(f"riv.side.{word}"))[icon(symbol), say(f"riv.c.{word}")],
        h.ul[[h.li(class_=[f"s{seat + 1}", seat == scene.you and "is-you"])[share(scene, now, seat, one)]
              for seat, one in shares]],
        h.span(".r-total")[
            h.b(".total")[str(now[word] if now["shown"] else known), " + ?" * doubts],
            mine > 0 and not now["shown"] and h.small(".mine")[say("riv.c.with-yours", total=now[word])],
        ],
    ]  # fmt: skip


def doubtful(now: View, one: View) -> bool:
    """May something be hidden here? Whoever is on a side may have a fist; one's own is open to oneself."""
    return not now["shown"] and one["hidden"] is None


def in_sight(one: View) -> int:
    """What vampires exert, and what texts have given, is open."""
    return int(one["exerted"])


def share(scene: Scene, now: View, seat: int, one: View) -> Node:
    """Two rows: what is in sight, and what is hidden."""
    say = scene.speech.say
    hidden_row = [
        say("riv.c.hidden", amount=one["hidden"]) if one["hidden"] else "",
        scene.speech.words.card_name(one["card"]) if one["card"] else say("riv.face-down") if one["laid"] else "",
        say("riv.c.fist") if doubtful(now, one) else "",
    ]
    told = [words for words in hidden_row if words]
    return [
        sign_of(scene, seat),
        h.span(".r-in")[h.b[str(one["exerted"])], " ", scene.name(seat), h.small[say("riv.c.in-sight")]],
        h.span(".r-under")[", ".join(told)] if told else None,
    ]


def outside(scene: Scene, now: View) -> Node:
    """Who stays out of it, and who is still to declare, with the most they could put in openly."""
    say, view = scene.speech.say, seen(scene)
    out = [seat for seat, one in enumerate(now["shares"]) if one["side"] == "out"]
    left = [seat for seat, one in enumerate(now["shares"]) if one["side"] is None and not view["players"][seat]["out"]]
    named = now["named"]
    return [
        h.p("#conflict-named.r-tocome")[say("riv.c.named", names=names(scene, named))] if named else None,
        h.p("#conflict-out.r-tocome")[say("riv.c.stays-out", names=names(scene, out))] if out else None,
        [to_come(scene, seat) for seat in left] if not now["shown"] else None,
    ]


def names(scene: Scene, seats: list[int]) -> str:
    return listed(scene.speech, [scene.name(seat) for seat in seats])


def to_come(scene: Scene, seat: int) -> Element:
    one = seen(scene)["players"][seat]
    bring = [(card["influence"], scene.speech.words.card_name(card["card"])) for card in one["coterie"]]
    able = [(amount, name) for amount, name in bring if amount]
    most = sum([amount for amount, _ in able])
    return h.p(".r-tocome", id=f"to-come-{seat}", title=joined(able) or None)[
        sign_of(scene, seat),
        h.span[scene.speech.say("riv.c.to-come", name=scene.name(seat), influence=most, prestige=one["prestige"])],
    ]
