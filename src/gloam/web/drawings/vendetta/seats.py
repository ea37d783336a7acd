"""The players: one row each beside the table, and everything that lies open of them in a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gloam.web import tags as h
from gloam.web.drawings.parts import absence, disc, figure, hidden, icon, sigil
from gloam.web.drawings.running import score_of, scored
from gloam.web.drawings.vendetta.cards import is_vampire, worth_of
from gloam.web.drawings.vendetta.places import ordinal
from gloam.web.drawings.vendetta.seen import Player, View, seats_shown, seen
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.forms import capital

MARKS = ("seat-key", "seat-moth", "seat-thorn", "seat-bell", "seat-candle", "seat-mask")
Deck = tuple[Sequence[str], Sequence[str]]  # what lies under it, and what else is in it


def sign(scene: Scene, seat: int) -> str:
    """The clan's sigil; before there is one, the seat's own mark."""
    return sign_of(seen(scene)["players"][seat], seat)


def sign_of(player: Player, seat: int) -> str:
    clan = player["clan"]
    return MARKS[seat] if clan is None else f"clan-{clan}"


@dataclass(frozen=True)
class Row:
    """What is shown of a player. `rank`: when they act, 0 where there is no order. `own`: what only they know."""

    seat: int
    player: Player
    begun: bool
    ambition: bool
    asked: bool
    rank: int
    score: Mapping[str, Any] | None
    own: Deck | None


def row_of(scene: Scene, view: View, seat: int) -> Row:
    turns, begun = view["turn_order"], view["round"] > 0
    return Row(
        seat=seat,
        player=view["players"][seat],
        begun=begun,
        ambition=seat == view["ambition"],
        asked=seat in view["waiting_for"],
        rank=turns.index(seat) + 1 if seat in turns else 0,
        score=score_of(scene, seat) if begun else None,
        own=deck_of(view) if seat == scene.you else None,
    )


def seats(scene: Scene) -> Drawn:
    view = seen(scene)
    rows = {f"seat{seat}": seat_of(scene, row_of(scene, view, seat)) for seat in seats_shown(scene)}
    return all_seats(scene.lens, view["rewards"]).filled(**rows)


def seat_of(scene: Scene, row: Row) -> Drawn:
    """A row, and in the viewer's own what they can choose."""
    drains = row.seat == scene.you and any(scene.offers(f"drain {card}") for card in row.player["alliance"])
    return seat_row(scene.asking if drains else scene.lens, scene.common, row)


@part
def all_seats(lens: Lens, pays: Sequence[int]) -> Element:
    return h.div("#seats.seats")[
        terms(lens, pays), [own_row(lens, seat, slot(f"seat{seat}")) for seat in seats_shown(lens)]
    ]


def own_row(lens: Lens, seat: int, row: Node) -> Node:
    """One's own part of a column is wrapped, so that it can stick to the foot of the board."""
    return h.div(".mine")[row] if seat == lens.you else row


def terms(lens: Lens, pays: Sequence[int]) -> Element:
    """What a Location pays this round."""
    say = lens.speech.say
    return h.div("#terms.terms")[
        len(pays) > 0
        and [
            h.span(".label")[say("v.pays")],
            [
                h.div[ordinal(lens.speech, place + 1), " ", h.b[str(amount)], " ", say(f"v.pays.{place + 1}")]
                for place, amount in enumerate(pays)
            ],
        ]
    ]


@part
def seat_row(lens: Lens, common: Lens, row: Row) -> Drawn:
    """What is the same for everyone is drawn for all of them (`common`)."""
    seat, player = row.seat, row.player
    told = about(lens, row)
    return seat_frame(lens, seat, player["out"], row.asked, row.rank, sign_of(player, seat)).filled(
        name=name_of(lens, seat, row.ambition, row.score),
        clan=clan_of(common, seat, told, leaves(lens, row), row.rank),
        figures=figures(lens, common, seat, player),
        sheet=sheet(lens, common, row, told),
    )


@part
def seat_frame(lens: Lens, seat: int, out: bool, asked: bool, rank: int, sign: str) -> Element:
    mine = seat == lens.you
    return h.div(
        id=f"seat-{seat}",
        class_=["seat", f"s{seat + 1}", mine and "seat--me", out and "seat--out", asked and "seat--asked"],
    )[
        sigil(sign, seat),
        h.div[slot("name"), slot("clan")],
        slot("figures"),
        order(lens, rank, id=f"order-{seat}"),
        slot("sheet"),
    ]


@part
def name_of(lens: Lens, seat: int, ambition: bool, score: Mapping[str, Any] | None) -> Element:
    say = lens.speech.say
    return h.div(".name", id=f"name-{seat}")[
        h.button(".seat-open", type="button", popovertarget=f"sheet-{seat}", title=say("v.seat"))[lens.name(seat)],
        ambition and [icon("ambition"), hidden(say("v.ambition"))],
        is_bot(lens, seat) and h.span(title=lens.bot(seat))[icon("bot", "i--bot"), hidden(say("v.bot"))],
        None if score is None else scored(lens, seat, score),
    ]


@part
def clan_of(lens: Lens, seat: int, told: Sequence[str], leaves: bool, rank: int) -> Element:
    bot = is_bot(lens, seat)
    return h.div(".clan", id=f"clan-{seat}")[
        h.span[
            " · ".join(told),
            leaves and absence(seat, bool(told)),
            bot and h.span(".word-bot", aria_hidden="true")[told and " · ", lens.speech.say("v.bot")],
        ],
        order(lens, rank, said="v.acts"),
    ]


def figures(lens: Lens, common: Lens, seat: int, player: Player) -> Drawn:
    tokens = player["tokens_up"] + player["tokens_down"]
    return figures_frame(lens, seat).filled(
        amounts=amounts(common, seat, player["blood"], player["influence"], tokens),
        alliance=alliance(lens, seat, player["alliance"], player["drained"]),
    )


@part
def figures_frame(lens: Lens, seat: int) -> Element:
    return h.div(".figs", id=f"figs-{seat}")[slot("amounts"), slot("alliance")]


def is_bot(lens: Lens, seat: int) -> bool:
    return bool(lens.bot(seat))


def leaves(lens: Lens, row: Row) -> bool:
    """Is it said of this player when their page is not open? Not of bots, of oneself, of whoever is out."""
    return row.seat != lens.you and not is_bot(lens, row.seat) and not row.player["out"]


def about(lens: Lens, row: Row) -> list[str]:
    """Clan, marks and cards in a line."""
    speech, player = lens.speech, row.player
    if player["out"]:
        return [speech.term("out")]
    mate = player["team_mate"]
    return [
        *([speech.words.clan(player["clan"])] if player["clan"] else []),
        *([speech.say("v.with", name=lens.name(mate))] if mate is not None else []),
        *([speech.counted("v.cards", player["hand"])] if row.begun else []),
    ]


@part
def amounts(lens: Lens, seat: int, blood: int, influence: int, tokens: int) -> Node:
    speech = lens.speech
    mark = disc(lens, "blood", lens.letter(seat))
    return [
        figure("blood", blood, speech.say("v.blood-in-pool"), "fig--blood", f"blood-{seat}", mark),
        figure("influence", influence, speech.term("influence"), "fig--inf", id=f"influence-{seat}"),
        tokens > 0 and figure("diablerie", tokens, speech.term("tokens"), "fig--dia", id=f"tokens-{seat}"),
    ]


@part
def alliance(lens: Lens, seat: int, cards: Sequence[str], drained: Sequence[str]) -> Element:
    """Small cards: their Influence, whether they are vampires, and which are drained."""
    mine = seat == lens.you
    return h.span(".ally", id=f"ally-{seat}")[
        disc(lens, "alliance", lens.letter(seat)),
        hidden(lens.speech.say("labelled", label=lens.speech.term("alliance"), text="")),
        [mini(lens, card, seat, place, mine) for place, card in enumerate(cards)],
        [mini_drained(lens, card) for card in drained],
    ]


def mini(scene: Lens, card: str, seat: int, place: int, mine: bool) -> Element:
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


def mini_drained(scene: Lens, card: str) -> Element:
    name = scene.speech.words.card_name(card)
    word = scene.speech.say("v.drained-card", name=name)
    return h.span(".mini.mini--x", title=word, data_read=card)[str(worth_of(card, drained=True)), hidden(f" {word}")]


def order(lens: Lens, rank: int, said: str = "", id: str | None = None) -> Node:
    """When this player acts. It stands apart from the score, beside which it would read as a place; only where a row
    has no room for a second line is it a bare ordinal."""
    if not rank:
        return None
    say, nth = lens.speech.say, ordinal(lens.speech, rank)
    return h.span(".order", id=id, title=say("v.in-turn-order", rank=nth))[say(said, rank=nth) if said else nth]


# ---- the sheet


def sheet(lens: Lens, common: Lens, row: Row, told: Sequence[str]) -> Drawn:
    """Everything of a player that lies open, and what this viewer knows besides."""
    seat, player = row.seat, row.player
    relic, known = (player["relic"], player["relic_used"]), "v.known-by-all" if seat == lens.you else "v.known"
    return sheet_frame(lens, seat, sign_of(player, seat), row.ambition).filled(
        about=about_line(seat, told, leaves(lens, row)),
        open=lying_open(common, seat, player),
        cards=cards_known(common, seat, player["alliance"], player["drained"], relic, known, player["holds"], row.own),
    )


@part
def sheet_frame(lens: Lens, seat: int, sign: str, ambition: bool) -> Element:
    say, speech = lens.speech.say, lens.speech
    return h.div(id=f"sheet-{seat}", class_=["sheet", "seat-sheet", f"s{seat + 1}"], popover="auto")[
        h.h2(".head")[sigil(sign, seat), lens.name(seat)],
        slot("about"),
        ambition and h.p(".soft")[icon("ambition"), " ", speech.term("ambition")],
        is_bot(lens, seat)
        and h.p(".soft")[say("v.bot-is", name=lens.bot(seat)), " ", speech.words.bot(lens.bots[seat])],
        slot("open"),
        slot("cards"),
    ]


@part
def about_line(seat: int, told: Sequence[str], leaves: bool) -> Element:
    return h.p(".soft", id=f"about-{seat}")[" · ".join(told), leaves and absence(seat, bool(told))]


def lying_open(lens: Lens, seat: int, player: Player) -> Drawn:
    tokens = (player["tokens_up"], player["tokens_down"])
    return counts(lens, seat, player["blood"], player["influence"], tokens, player["hand"], player["deck"])


@part
def counts(lens: Lens, seat: int, blood: int, influence: int, tokens: tuple[int, int], hand: int, deck: int) -> Element:
    say, speech = lens.speech.say, lens.speech
    up, down = tokens
    return h.dl(id=f"open-{seat}")[
        pair(say("v.blood-in-pool"), str(blood)),
        pair(speech.term("influence"), str(influence)),
        pair(speech.term("tokens"), say("v.tokens", up=up, down=down)),
        pair(speech.term("hand"), speech.counted("v.cards", hand)),
        pair(speech.term("deck"), speech.counted("v.cards", deck)),
    ]


@part
def cards_known(
    lens: Lens,
    seat: int,
    allies: Sequence[str],
    drained: Sequence[str],
    relic: tuple[str | None, bool],
    known: str,
    holds: Sequence[str],
    mine: Deck | None,
) -> Element:
    say, speech = lens.speech.say, lens.speech
    name, used = relic
    return h.div(id=f"cards-{seat}")[
        group(lens, f"allies-{seat}", speech.term("alliance"), allies),
        group(lens, f"drained-{seat}", say("v.drained-cards"), drained),
        name and group(lens, f"relic-{seat}", say("v.relic-used") if used else speech.term("relic"), [name]),
        group(lens, f"known-{seat}", say(known), holds),
        own(lens, mine),
    ]


def pair(term: str, value: str) -> Node:
    return [h.dt[capital(term)], h.dd[value]]


def group(lens: Lens, key: str, title: str, cards: Sequence[str]) -> Node:
    return (
        cards
        and h.div(id=key)[
            h.h3(".label")[title],
            h.ul(".sheet-cards", id=f"{key}-cards")[
                [entry(lens, f"{key}-{place}", card) for place, card in enumerate(cards)]
            ],
        ]
    )


def entry(lens: Lens, key: str, card: str) -> Element:
    """A card by name, with its facts in a line."""
    words = lens.speech.words
    return h.li(data_read=card, id=key)[
        h.a(href=lens.card_url(card), target="rules")[words.card_name(card)], h.small[words.card_line(card)]
    ]


def deck_of(view: View) -> Deck | None:
    mine = view.get("you")
    return None if mine is None else (mine["under_deck"], mine["in_deck"])


def own(lens: Lens, mine: Deck | None) -> Node:
    """What only its owner knows of a deck."""
    if mine is None:
        return None
    say, (under, within) = lens.speech.say, mine
    return [group(lens, "under", say("v.under-deck"), under), group(lens, "within", say("v.in-deck"), within)]
