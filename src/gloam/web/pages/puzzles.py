"""Puzzles in the browser: the list, and one of them with its plays as buttons; after the answer, why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gloam.puzzles import Candidate
from gloam.puzzles.telling import Answered, Telling
from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import cards_of, icon, linked, playing, why
from gloam.web.drawings.still import still
from gloam.web.elements import Element, Node
from gloam.web.pages.frame import page, plain_top
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech
from gloam.words.puzzles import PuzzleWords


@dataclass(frozen=True)
class Sight:
    """One puzzle as somebody looks at it: its number among so many, the play they chose, the hints they took."""

    told: Telling
    number: int
    count: int
    speech: Speech
    key: str
    play: Candidate | None = None
    hints: int = 0

    @property
    def game(self) -> str:
        return self.told.puzzle.game

    @property
    def words(self) -> PuzzleWords:
        return self.told.speech

    @property
    def url(self) -> str:
        return address(self.game, self.number)


def address(game: str, number: int) -> str:
    return f"/puzzles/{game}/{number}"


# ---- the list


def list_page(speech: Speech, every: dict[str, Sequence[Telling]]) -> Element:
    words = PuzzleWords(speech.language, speech.words.game)
    body = h.main("#main.wrap.page-narrow.puzzles")[
        h.h1(".title")[words.worded("title")],
        h.p(".lead")[words.worded("about")],
        [game_list(speech, game, puzzles) for game, puzzles in every.items() if puzzles],
    ]
    return page(speech, words.worded("title"), [plain_top(speech, here="/puzzles"), body])


def game_list(speech: Speech, game: str, puzzles: Sequence[Telling]) -> Element:
    return h.section[
        h.h2(".head")[speech.say(f"game.{game}")],
        h.ol(".puzzle-list")[
            [
                h.li[
                    h.a(href=address(game, number))[
                        h.span(".number")[str(number)], h.span(".asked")[told.asked()], h.small[told.moment()]
                    ]
                ]
                for number, told in enumerate(puzzles, start=1)
            ]
        ],
    ]


# ---- one puzzle


def puzzle_page(sight: Sight) -> Element:
    title = sight.words.worded(
        "of", game=sight.speech.say(f"game.{sight.game}"), number=sight.number, count=sight.count
    )
    answered = None if sight.play is None else sight.told.answered(sight.play)
    body = [
        sight.play is None and h.a(".skip", href="#plays")[sight.words.worded("choices")],
        plain_top(sight.speech, here="/puzzles", back=sight.url),
        h.main("#main.puzzle")[
            h.header(".puzzle-head")[
                h.p(".soft.small")[
                    h.a(href="/puzzles")[sight.words.worded("title")], f" · {title} · {sight.told.moment()}"
                ],
                h.h1(".title")[sight.words.worded("find")],
                h.p(".puzzle-asked")[asked(sight), " ", why(sight.speech, sight.game, sight.told.question.rule)],
            ],
            answer_part(sight, answered) if answered is not None else None,
            table(sight),
        ],
    ]
    return page(sight.speech, title, body, kind="puzzling")


def asked(sight: Sight) -> Node:
    question = sight.told.question
    return linked(sight.told.asked(), sight.game, cards_of(sight.game, question.facts), (), sight.speech)


def scene_of(sight: Sight) -> Scene:
    """The table as the seat sees it, with nothing to choose on it."""
    told = sight.told
    scene = still(told.table, told.question.seat, f"puzzle-{told.puzzle.id}", told.names, sight.speech, sight.key)
    return replace(scene, events=[])


def table(sight: Sight) -> Element:
    scene = scene_of(sight)
    drawing = GAMES[sight.game].drawing
    dense = "play--dense" if sight.told.table.seats > 4 else ""
    beside = [plays(sight) if sight.play is None else None, drawing.side(scene)]
    return h.div(class_=[*playing(sight.game, drawing.colours(scene.view)), "past", dense])[
        h.div(".main")[
            drawing.board(scene),
            h.div(".held", role="group", aria_label=sight.speech.term("hand"))[drawing.hand(scene)],
            h.a(".btn.btn--do.to-plays", href="#plays")[sight.words.worded("choices")] if sight.play is None else None,
        ],
        h.aside(".rail", aria_label=sight.words.worded("choices"))[beside] if any(beside) else None,
    ]


def plays(sight: Sight) -> Element:
    """What can be played, as buttons; hints rule some of them out."""
    told, words = sight.told, sight.words
    ruled_out = told.hint(sight.hints)
    more = len(told.hint(sight.hints + 1)) > len(ruled_out)
    return h.section("#plays.plays")[
        h.h2(".head")[words.worded("choices")],
        h.form(method="get", action=sight.url)[
            h.ol[
                [
                    h.li[
                        h.button(".btn", name="play", value=str(number), disabled=play in ruled_out, type="submit")[
                            told.named(play)
                        ]
                    ]
                    for number, play in enumerate(told.choices, start=1)
                ]
            ]
        ],
        h.p(".soft")[h.a(href=f"{sight.url}?hints={sight.hints + 1}#plays", rel="nofollow")[words.worded("hint")]]
        if more
        else None,
    ]


# ---- the answer


def answer_part(sight: Sight, answered: Answered) -> Element:
    words = sight.words
    return h.section(class_=["puzzle-answer", "is-right" if answered.right else "is-wrong"])[
        h.div(".said")[
            h.div(role="status")[
                h.h2(".verdict")[icon("check" if answered.right else "alert"), h.span[answered.verdict]]
            ],
            h.p(".odds")[answered.odds],
            [h.p[sentence] for sentence in answered.because],
            rule_part(sight, answered.rule),
            h.p(".do")[ways(sight, answered.right)],
        ],
        h.div(".figures-of")[
            h.h3(".head")[words.worded("plays")],
            all_plays(sight),
            h.p(".soft.small")[words.worded("plays-text", tables=sight.told.tables())],
            sequel_part(sight, answered.sequel),
        ],
    ]


def rule_part(sight: Sight, rule: str) -> Element:
    text = sight.words.words.rule(rule)
    return h.blockquote(".rule-of")[
        h.p(".label")[sight.words.worded("rule")],
        h.a(href=f"/rules/{sight.game}#{rule}")[text.area],
        h.p[h.em[text.question]] if text.question else None,
        h.p[text.text],
    ]


def ways(sight: Sight, right: bool) -> list[Node]:
    """On to the next puzzle; back to this one; to all of them."""
    words, last = sight.words, sight.number == sight.count
    forth = h.a(class_=["btn", "btn--big", right and "btn--do"], href=address(sight.game, sight.number + 1))
    return [
        None if last else forth[words.worded("next")],
        h.a(".btn.btn--big", href=sight.url)[words.worded("another")],
        h.a(".btn.btn--big.btn--quiet", href="/puzzles")[words.worded("all")],
    ]


def all_plays(sight: Sight) -> Element:
    """The table of numbers. It scrolls by itself where it is too wide."""
    told, words = sight.told, sight.words
    rows = zip(told.puzzle.plays, told.rows(), strict=True)
    return h.div(".scroll", tabindex="0", role="region", aria_label=words.worded("plays"))[
        h.table(".figures")[
            h.thead[h.tr[[h.th(scope="col")[head] for head in told.heads()]]],
            h.tbody[
                [
                    h.tr(
                        class_=["is-best" if play == told.puzzle.best else "", "is-yours" if play == sight.play else ""]
                    )[
                        h.th(scope="row")[row.play, mark(sight, play)],
                        h.td[bar(play.chance), row.chance],
                        [h.td[amount] for amount in row.ends],
                        h.td[row.tried],
                    ]
                    for play, row in rows
                ]
            ],
        ]
    ]


def mark(sight: Sight, play: Candidate) -> Node:
    said = [
        sight.words.worded(key)
        for key, holds in (("best", play == sight.told.puzzle.best), ("yours", play == sight.play))
        if holds
    ]
    return h.small[", ".join(said)] if said else None


def bar(chance: float) -> Element:
    return h.svg(".chance", viewBox="0 0 100 6", preserveAspectRatio="none", aria_hidden="true")[
        h.rect(".whole", width="100", height="6"), h.rect(".part", width=f"{100 * chance:.1f}", height="6")
    ]


def sequel_part(sight: Sight, said: Sequence[str]) -> Node:
    if not said:
        return None
    return [
        h.h3(".head")[sight.words.worded("sequel")],
        h.p(".soft")[sight.words.worded("sequel-text")],
        h.ol(".sequel")[[h.li[sentence] for sentence in said]],
    ]


def invitation(speech: Speech) -> Element:
    """On the first page: the way to the puzzles."""
    words = PuzzleWords(speech.language, speech.words.game)
    return h.section[
        h.h2(".head")[words.worded("title")],
        h.p[words.worded("about")],
        h.p(".do")[h.a(".btn", href="/puzzles")[words.worded("find")]],
    ]
