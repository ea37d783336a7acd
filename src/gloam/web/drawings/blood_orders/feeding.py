"""The dock while vampires are fed: Torpor and the hand in lists, what it costs, and all at once where blood allows."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings.blood_orders.pieces import View, choosing, offer, own, pick, seen, told, why_not
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene


def feeding(scene: Scene, question: Question) -> Element:
    """Torpor and the hand in four lists: hungry, fed, kept, given up; and what it costs."""
    say, mine = scene.speech.say, own(scene)
    assert mine is not None, "only a seat is asked"
    me: View = seen(scene)["players"][question.seat]
    hungry = less(me["torpor"], mine["fed"])
    held = less([*mine["hand"], *mine["fed"]], mine["dropped"])
    over = int(str(question.facts["over"]))
    drops = held if over > 0 else []
    return h.div(".feeding")[
        h.div(".bo-lists")[
            choosing(scene, say("bo.hungry"), [(card, f"feed {card}", "bo.feed") for card in hungry]),
            choosing(scene, say("bo.fed"), [(card, f"starve {card}", "bo.starve") for card in mine["fed"]], [hungry]),
            choosing(
                scene,
                say("bo.too-many", count=over),
                [(card, f"drop {card}", "bo.drop") for card in drops],
                [hungry, mine["fed"]],
            ),
            choosing(
                scene,
                say("bo.dropped"),
                [(card, f"keep {card}", "bo.keep") for card in mine["dropped"]],
                [hungry, mine["fed"], drops],
            ),
        ],
        h.div(".done-row")[
            feed_all(scene, question, hungry),
            done(scene, question),
            h.span(".small.soft")[say("bo.feeding-cost", cost=question.facts["cost"], blood=me["blood"])],
        ],
    ]


def feed_all(scene: Scene, question: Question, hungry: Sequence[str]) -> Node:
    """All that are hungry in one press, which is the end of it where the hand bears them; or what it would cost."""
    counted = scene.speech.counted
    me: View = seen(scene)["players"][question.seat]
    cost = int(str(question.facts["cost_of_all"]))
    if not hungry or scene.play.chosen:
        return None
    if cost > me["blood"]:
        return h.span(".dear")[counted("bo.too-dear", len(me["torpor"]), cost=cost, blood=me["blood"])]
    fits = int(str(question.facts["over"])) + len(hungry) <= 0
    line = " ".join([f"feed {card}" for card in hungry] + ["done"] * fits)
    words = "bo.feed-all" if len(hungry) == len(me["torpor"]) else "bo.feed-rest"
    return scene.several(line, id="feed-all", class_="btn btn--do")[
        counted(words, len(hungry), cost=cost - int(str(question.facts["cost"])))
    ]


def done(scene: Scene, question: Question) -> Node:
    """The end of feeding. It is bright only where nothing is left that could be fed."""
    offers = offer(scene, ("done",))
    if not offers.options:
        return told(scene, why_not(scene, "done"))
    more = any(option.startswith("feed ") for option in question.options)
    return pick(scene, offers, "done", scene.said("done", 0), "dock", "btn" if more else "btn btn--do", said=False)


def less(cards: Sequence[str], taken: Sequence[str]) -> list[str]:
    """These cards without those, one for one."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return left
