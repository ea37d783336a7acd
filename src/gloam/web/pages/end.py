"""How a game ended: who won and by what, the score by source, another game, and the way back through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gloam.core.table import Result
from gloam.web import tags as h
from gloam.web.drawings.parts import icon, linked, listed, rule_words, why
from gloam.web.elements import Element, Node
from gloam.web.pages.frame import brand, comfort_button, page
from gloam.web.pages.log import line
from gloam.web.pages.rematch import invitation
from gloam.web.pages.replay import coloured, script, section
from gloam.web.pages.scores import scores
from gloam.web.pages.scrubber import PARTS
from gloam.web.pages.tips import tip
from gloam.web.rooms.looking import Look
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

SKYLINES: Final = ("gas", "club", "haven", "market", "bridge", "spire")
# What a tie-break compares, as a view names it; where it is none of these the rule alone is told.
MEASURES: Final = {"score.tie-blood": "blood", "tie.blood": "blood", "tie.vampires": "hand", "tie.rituals": "rituals"}


def end_page(look: Look, seconds: float) -> Element:
    """The page of a finished game. `seconds` is how long it took, 0 where nobody knows."""
    speech = look.speech
    result = look.past.end.result
    assert result is not None, "only a finished game has an end"
    scene = look.scene(look.past.end)
    return page(
        speech,
        headline(scene, look.held, result),
        [
            h.a(".skip", href="#main")[speech.say("end.skip")],
            h.header(".top")[
                brand(speech),
                h.span(".round")[speech.say("replay.finished", game=game_name(scene))],
                h.div(".end")[comfort_button(speech)],
            ],
            h.main("#main", class_=["endw", *coloured(look)])[
                hero(look, scene, result, seconds),
                scores(look, scene, result),
                tie(scene, look.held, result),
                left_hidden(look, scene),
                numbers(look, scene, result),
                again(look),
                tip(look.speech, look.room.game, f"{look.room.id}/end"),
                section(look, address=False),
            ],
            script(),
        ],
        kind="looks-back",
    )


def game_name(scene: Scene) -> str:
    return scene.speech.say(f"game.{scene.game}")


def hero(look: Look, scene: Scene, result: Result, seconds: float) -> Element:
    return h.div(".ehero")[
        h.div(".scene", aria_hidden="true")[
            h.span(".wide")[[h.svg[h.use(href=f"/static/symbols.svg#scene-{name}")] for name in SKYLINES]]
        ],
        h.div(".in")[
            h.h1[headline(scene, look.held, result)],
            h.p[" ".join([margin(scene, look.held, result), *own(scene, look.held, result), length(look, seconds)])],
        ],
    ]


# ---- sentences


def headline(scene: Scene, held: Sequence[int], result: Result) -> str:
    """Who won; and by what, where the score alone did not tell."""
    say = scene.speech.say
    others = listed(scene.speech, [scene.names[seat] for seat in result.winners if seat not in held])
    if set(result.winners) <= set(held):
        win = say("end.win.you")
    elif any(seat in held for seat in result.winners):
        win = say("end.win.us", names=others)
    else:
        win = say("end.win.one" if len(result.winners) == 1 else "end.win.many", names=others)
    if not result.tie_break:
        return win
    return say("end.title", win=win, how=say(f"end.how.{result.tie_break}"))


def margin(scene: Scene, held: Sequence[int], result: Result) -> str:
    """The winner's score, and how far the next are."""
    say = scene.speech.say
    best = result.scores[result.winners[0]]["total"]
    points = scored(scene.speech, scene.game, best)
    others = [seat for seat in range(len(result.places)) if result.places[seat] and seat not in result.winners]
    if not others:
        return say("end.alone", points=points)
    second = max(result.scores[seat]["total"] for seat in others)
    names = listed(
        scene.speech,
        [named(scene, held, seat) for seat in others if result.scores[seat]["total"] == second],
    )
    if second == best:
        return say("end.tied", points=points, names=names)
    if second > best:
        return say("end.alone", points=points)
    return say("end.ahead", points=points, lead=best - second, names=names)


def own(scene: Scene, held: Sequence[int], result: Result) -> list[str]:
    """How the reader did, unless they won."""
    if not held or held[0] in result.winners:
        return []
    place = result.places[held[0]]
    if place == 0:
        return [scene.speech.say("end.you-out")]
    points = scored(scene.speech, scene.game, result.scores[held[0]]["total"])
    return [scene.speech.say("end.yours", place=place, points=points)]


def length(look: Look, seconds: float) -> str:
    """How long it was: rounds, moves, minutes."""
    speech = look.speech
    kinds = [str(event["what"]) for event in look.past.events() if event["what"] in PARTS]
    rounds = speech.counted(f"end.rounds.{kinds[0]}", len(kinds)) if kinds else ""
    moves = speech.counted("end.moves", look.last)
    minutes = speech.counted("end.minutes", round(seconds / 60)) if seconds >= 60 else ""
    return speech.say("end.length", parts=", ".join(part for part in (rounds, moves, minutes) if part))


def scored(speech: Speech, game: str, points: int) -> str:
    return speech.counted(f"end.points.{game}", points)


def named(scene: Scene, held: Sequence[int], seat: int) -> str:
    return scene.speech.say("end.you") if seat in held else scene.names[seat]


def tie(scene: Scene, held: Sequence[int], result: Result) -> Node:
    """What decided it where the scores did not, with its rule."""
    rule = result.tie_break
    if not rule:
        return None
    best = result.scores[result.winners[0]]["total"]
    level = [seat for seat in range(len(result.places)) if result.places[seat] and tied(result, seat, best)]
    names = listed(scene.speech, [named(scene, held, seat) for seat in level])
    first = scene.speech.say("end.tie", names=sentence_case(names), score=best) if len(level) > 1 else ""
    measured = measures(scene, held, rule, level) if len(level) > 1 else ""
    return h.p(".tieb")[
        icon("blood" if "blood" in rule else "ambition"),
        h.span[
            linked(first, scene.game, (), scene.names, scene.speech),
            " ",
            rule_words(scene.speech, scene.game, rule),
            measured and [" ", h.b[measured], "."],
            " ",
            why(scene.speech, scene.game, rule),
        ],
    ]


def tied(result: Result, seat: int, best: int) -> bool:
    return result.scores[seat]["total"] == best


def measures(scene: Scene, held: Sequence[int], rule: str, seats: Sequence[int]) -> str:
    """What each of them had of that which was compared."""
    players = scene.view["players"]
    if rule not in MEASURES or not isinstance(players, (list, tuple)):
        return ""
    amounts = [amount(players[seat], MEASURES[rule]) for seat in seats]
    pairs = zip(seats, amounts, strict=True)
    said = [scene.speech.say("end.measure", name=named(scene, held, seat), amount=much) for seat, much in pairs]
    return sentence_case(", ".join(said))


def amount(player: Mapping[str, object], name: str) -> int:
    value = player[name]
    return value if isinstance(value, int) else len(value) if isinstance(value, (list, tuple)) else 0


def sentence_case(text: str) -> str:
    return text[:1].upper() + text[1:]


def left_hidden(look: Look, scene: Scene) -> Node:
    """What nobody else had seen until the game was over, as the log tells it."""
    shown = [event for event in scene.events if event["what"] == "cards-shown"]
    if not shown:
        return None
    title = look.speech.say("end.shown")
    return h.section(".numbers", aria_label=title)[
        h.h2(".head")[title], h.ol(".log.log--whole")[[line(scene, look.room.drawing, event) for event in shown]]
    ]


def numbers(look: Look, scene: Scene, result: Result) -> Node:
    found = look.room.drawing.numbers(scene, result)
    if not found:
        return None
    return h.section(".numbers", aria_label=look.speech.say("end.numbers"))[
        h.h2(".head")[look.speech.say("end.numbers")], h.ul[[h.li[text] for text in found]]
    ]


# ---- another game


def again(look: Look) -> Element:
    """Another game of the same people; it is fetched again now and then, so that an invitation is seen."""
    say = look.speech.say
    room = look.room
    return h.div("#again.again", data_again=f"/tables/{room.id}/end/again")[
        invitation(look.speech, room.rematch, room.names, look.held),
        h.form(method="post", action=f"/tables/{room.id}/rematch")[
            h.button(".btn.btn--do.btn--big", type="submit")[say("end.again")]
        ]
        if look.held and room.rematch is None
        else None,
        h.a(".btn.btn--big", href=f"/invite/{room.game}")[say("end.change")],
        h.a(".btn.btn--quiet", href=f"/tables/{room.id}/journal")[icon("log"), say("end.journal")],
    ]
