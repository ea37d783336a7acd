"""A player: name, clan, whom they hunt, how far they are, and everything that lies open of them in a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gloam.rivals.catalogue import WIN_AT
from gloam.web import tags as h
from gloam.web.drawings.parts import absence, disc, figure, hidden, icon, sigil
from gloam.web.drawings.rivals.city import known, pile
from gloam.web.drawings.rivals.numbers import joined
from gloam.web.drawings.rivals.pieces import View, anyone, card_link, clan_of
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.forms import capital

CLOSE: Final = 3  # so few Agenda to go, or so little Prestige left, is worth a sign
# By symbol: the word of a figure, and how it is drawn.
FIGURES: Final = {
    "prestige": ("prestige", "fig--pres"), "blood": ("riv.blood-in-play", "fig--blood"),
    "hand": ("riv.in-hand", "fig--soft"), "library": ("riv.in-library", "fig--soft"),
    "faction": ("riv.in-faction", "fig--soft"), "discard": ("riv.in-discard", "fig--soft"),
}  # fmt: skip
PILES: Final = ("in_hand", "hand_or_down", "library_seen", "faction_seen", "discard", "burned")
OPEN, DECKS = ("prestige", "blood", "hand"), ("library", "faction", "discard")


@dataclass(frozen=True)
class Sitting:
    """What is to be known of a seat beside what lies there. `prey`: the viewer hunts them."""

    seat: int
    sign: str
    asked: bool
    prey: bool


def sitting_of(scene: Scene, view: View, seat: int, sign: str) -> Sitting:
    return Sitting(
        seat=seat,
        sign=sign,
        asked=seat in view["waiting_for"],
        prey=scene.you is not None and seat in hunted(view["players"][scene.you]),
    )


def seat_of(lens: Lens, one: View, sitting: Sitting) -> Drawn:
    seat = sitting.seat
    told = about(lens, seat, one["out"], clan_of(one), hunted(one), one["drained"])
    return cell(lens, seat, sitting.sign, sitting.asked).filled(
        name=name_of(lens, seat, sitting.asked, sitting.prey),
        clan=clan(seat, told),
        agenda=agenda(anyone(lens), seat, one["agenda"], one["goal"], plans(one)),
        figures=figures(anyone(lens), seat, amounts_of(one)),
        sheet=sheet(lens, one, sitting, told),
    )


@part
def cell(lens: Lens, seat: int, sign: str, asked: bool) -> Element:
    return h.div(class_=["r-seat", asked and "r-seat--asked"], id=f"seat-{seat}")[
        sigil(sign, seat),
        h.div(".id")[slot("name"), slot("clan")],
        slot("agenda"),
        slot("figures"),
        slot("sheet"),
    ]


@part
def name_of(lens: Lens, seat: int, asked: bool, prey: bool) -> Element:
    """The name, the mark of whom one hunts, and of whoever is to move; brass only where that is oneself."""
    say, mine = lens.speech.say, seat == lens.you
    return h.div(".name", id=f"seat-{seat}-name")[
        h.button(".r-open", type="button", popovertarget=f"sheet-{seat}", title=say("riv.look"))[lens.name(seat)],
        lens.bot(seat) and h.span(title=lens.bot(seat))[icon("bot", "i--bot"), hidden(lens.bot(seat))],
        h.span(".r-badge", title=say("riv.your-rival"))[icon("rival"), say("riv.rival")] if prey else None,
        h.span(".r-badge.r-badge--now")[say("riv.now")] if asked and mine and not lens.still else None,
        hidden(f" {say('riv.to-move')}") if asked and not mine else None,
    ]


@part
def clan(seat: int, told: Drawn) -> Element:
    return h.div(".clan", id=f"seat-{seat}-clan")[told]


def hunted(one: View) -> list[int]:
    """Whom a player hunts: mostly one other."""
    found: list[int] = one.get("rivals", [] if one["rival"] is None else [one["rival"]])
    return found


@part
def about(lens: Lens, seat: int, out: bool, clan: str, prey: Sequence[int], drained: bool) -> Node:
    """Clan, prey, and whether a vampire of theirs was drained for good, in a line. [card.the-grudge]"""
    say = lens.speech.say
    if out:
        return say("riv.out")
    told: list[Node] = [h.span(".cn")[lens.speech.term(f"clan.{clan}")]] if clan else []
    for other in prey:
        if other == lens.you:
            told.append(h.span(".hunts.hunts--you")[say("riv.hunts-you")])
        else:
            told.append(h.span(".hunts")[say("riv.hunts", name=lens.names[other])])
    if drained:
        told.append(h.span(".drained")[say("riv.drained")])
    leaves = seat != lens.you and not lens.bot(seat)
    return [
        [[comma(place, bool(clan)), each] for place, each in enumerate(told)],
        absence(seat, bool(told)) if leaves else None,
    ]


def comma(place: int, behind_clan: bool) -> Node:
    """What parts them; where there is little room that behind the clan goes with it."""
    if not place:
        return None
    return h.span(".c")[", "] if behind_clan and place == 1 else ", "


def plans(one: View) -> list[View]:
    return [card for card in one["board"] if card["kind"] == "agenda"]


@part
def agenda(lens: Lens, seat: int, many: int, goal: int | None, plans: Sequence[View]) -> Element:
    """How much of it, as number and track; what is left where that is little; and the Agenda card."""
    say = lens.speech.say
    most = WIN_AT if goal is None else goal
    said = say("riv.agenda", many=many, goal="?" if goal is None else goal)
    left = most - many
    return h.div(".r-agenda", title=said, id=f"seat-{seat}-track")[
        disc(lens, "agenda", lens.letter(seat)),
        h.b(id=f"seat-{seat}-agenda", data_tick=True)[str(many)],
        h.span(".track", aria_hidden="true")[[h.i(class_="on" if place < many else False) for place in range(most)]],
        h.span(".of")[
            h.em[say("riv.to-win", left=left)]
            if goal is not None and 0 < left <= CLOSE
            else say("riv.of", goal="?" if goal is None else goal)
        ],
        [plan(lens, card) for card in plans],
        hidden(said),
    ]


def plan(lens: Lens, card: View) -> Element:
    """The Agenda card; face down its name is only for who knows it."""
    down = lens.speech.say("riv.agenda-down")
    if card["card"] is None:
        return h.span(".r-plan.r-plan--down", id=f"card-{card['handle']}")[
            icon("facedown"), down, "covered" in card and [", ", lens.speech.say("riv.covered")]
        ]
    return h.span(".r-plan", id=f"card-{card['handle']}")[
        card_link(lens, card["card"]),
        card["down"] and [", ", lens.speech.term("zone.face-down")],
        "covered" in card and [", ", lens.speech.say("riv.covered")],
    ]


def amounts_of(one: View) -> dict[str, int]:
    """How much a player has, by its symbol."""
    return {
        "prestige": one["prestige"],
        "blood": sum([card["blood"] for card in (*one["coterie"], *one["torpor"])]),
        "hand": one["hand"],
        "library": one["library"],
        "faction": one["faction"],
        "discard": len(one["discard"]),
    }


@part
def figures(lens: Lens, seat: int, amounts: Mapping[str, int]) -> Node:
    """What counts, and how many cards lie where."""
    return [
        h.div(".figs")[[figure_of(lens, seat, symbol, amounts[symbol]) for symbol in OPEN]],
        h.div(".figs.figs--decks")[[figure_of(lens, seat, symbol, amounts[symbol]) for symbol in DECKS]],
    ]


@part
def figure_of(lens: Lens, seat: int, symbol: str, many: int) -> Element:
    _, kind = FIGURES[symbol]
    low = symbol == "prestige" and many <= CLOSE
    mark = disc(lens, symbol, lens.letter(seat)) if symbol in OPEN else None
    return figure(symbol, many, word(lens, symbol), f"{kind} is-low" if low else kind, f"seat-{seat}-{symbol}", mark)


def word(lens: Lens, symbol: str) -> str:
    key, _ = FIGURES[symbol]
    return lens.speech.term(key) if symbol == "prestige" else lens.speech.say(key)


# ---- the sheet


def sheet(lens: Lens, one: View, sitting: Sitting, told: Drawn) -> Drawn:
    """Everything of a player that lies open, and what this viewer knows besides."""
    seat, goal = sitting.seat, one["goal"]
    blood = [(card["blood"], card["card"]) for card in (*one["coterie"], *one["torpor"]) if card["blood"]]
    agenda = f"{one['agenda']}/{'?' if goal is None else goal}"
    amounts = tuple(amounts_of(one).items())
    return around(lens, seat, sitting.sign).filled(
        about=whose(lens, seat, told, sitting.asked),
        amounts=listing(anyone(lens), seat, agenda, amounts, blood, one["vampires_in_hand"]),
        piles=piles(anyone(lens), seat, {pile: one[pile] for pile in PILES}),
    )


@part
def piles(lens: Lens, seat: int, lies: View) -> Node:
    """What lies open, and what the viewer knows of the rest."""
    return [
        pile(lens, f"told-{seat}-hand", "riv.known-hand", lies["in_hand"]),
        pile(lens, f"told-{seat}-held", "riv.known-held", lies["hand_or_down"]),
        known(lens, f"told-{seat}-library", "riv.known-library", lies["library_seen"]),
        known(lens, f"told-{seat}-faction", "riv.known-faction", lies["faction_seen"]),
        pile(lens, f"told-{seat}-discard", "zone.discard", lies["discard"]),
        pile(lens, f"told-{seat}-burned", "zone.burned", lies["burned"]),
    ]


@part
def around(lens: Lens, seat: int, sign: str) -> Element:
    return h.div(
        id=f"sheet-{seat}",
        class_=["sheet", "seat-sheet", "r-sheet", f"s{seat + 1}"],
        popover="auto",
        role="dialog",
        aria_label=lens.name(seat),
    )[
        h.h2(".head")[sigil(sign, seat), lens.name(seat)],
        slot("about"),
        lens.bot(seat) and h.p(".soft")[lens.speech.say("riv.bot", name=lens.bot(seat))],
        slot("amounts"),
        slot("piles"),
    ]


@part
def whose(lens: Lens, seat: int, told: Drawn, asked: bool) -> Element:
    return h.p(".soft", id=f"told-{seat}-about")[told, asked and f", {lens.speech.say('riv.to-move')}"]


@part
def listing(
    lens: Lens,
    seat: int,
    agenda: str,
    amounts: Sequence[tuple[str, int]],
    blood: Sequence[tuple[int, str]],
    vampires: int,
) -> Element:
    """Every amount by its name; of Blood also whose it is, where several have some."""
    names = [(amount, lens.speech.words.card_name(card)) for amount, card in blood]
    whose = f" = {joined(names)}" if len(names) > 1 else ""
    told = [
        ("agenda", lens.speech.say("riv.agenda-total"), agenda),
        *[(kind, word(lens, kind), f"{many}{whose if kind == 'blood' else ''}") for kind, many in amounts],
        ("vampires", lens.speech.say("riv.vampires-in-hand"), str(vampires)),
    ]
    return h.dl(id=f"told-{seat}-amounts")[
        [[h.dt[capital(name)], h.dd(id=f"told-{seat}-many-{kind}")[amount]] for kind, name, amount in told]
    ]


def rows(scene: Lens, view: View) -> Sequence[int]:
    """Clockwise from the viewer's left, the viewer last; for those who watch, from the active player's left."""
    count = len(view["players"])
    last = view["active"] if scene.you is None else scene.you
    return [(last + turn) % count for turn in range(1, count + 1)]
