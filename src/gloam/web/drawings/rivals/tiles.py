"""Cards in play: a vampire as one tile for all widths, what is attached to it, and what lies before a player."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import HAVEN_CARD, PRINCE, RETAINER, TITLE, TRAP, VAMPIRE, WRAITH
from gloam.web import tags as h
from gloam.web.drawings.parts import disc, hidden, icon, listed
from gloam.web.drawings.rivals.numbers import Part, Parts, Sums, of, parts_of, with_parts
from gloam.web.drawings.rivals.pieces import View, anyone, asked_of, face, hit, menu, states, tick
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens
from gloam.words.forms import capital
from gloam.words.pages import Speech

SIGNS: Final = {"ongoing": "attach", "wraith": "rivals-wraith"}  # of what is attached
ATTRIBUTES: Final = ("physical", "social", "mental")
LONG: Final = 6  # of so much Blood Potency a gauge has its usual pieces
# What the parts of a tile are drawn from.
LIFE: Final = (
    "handle", "zone", "ready", "blood", "potency", "wounded", "guard", "prize", "shields", "reach", "toll", "weak",
    "fear", "icons", "holds",
)  # fmt: skip
PRINT: Final = ("handle", "card", "attributes", "disciplines", "influence", "no_influence", "secrecy")
NUMBERS: Final = (
    "blood",
    "potency",
    "attributes",
    "influence",
    "no_influence",
    "secrecy",
    "shields",
    "attached",
    "holds",
)


def vampire(lens: Lens, asked: Lens | None, card: View, lead: str | None, sums: Sums) -> Drawn:
    """Its tile, with what is attached hanging below. `asked`: where the viewer can choose it, or has."""
    looks, handle = asked_of(asked, (card,)) or anyone(lens), card["handle"]
    return tile(looks, {**card, "tokens": None, "party": None}, handle == lead, parts_of(sums, handle))


@part
def tile(lens: Lens, card: View, leads: bool, parts: Parts) -> Element:
    """A small screen hides what it has no room for."""
    handle, now = card["handle"], states(lens, card["handle"])
    language, look = lens.speech.language, ["vamp", f"s{card['holder'] + 1}", *conditions(card), *now]
    return h.div(".char", id=f"card-{handle}", data_card=f"card-{handle}")[
        h.article(class_=look, id=f"vamp-{handle}", data_read=card["card"])[
            disc(lens, "card", card["card"]),
            h.h3(id=f"hit-{handle}")[hit(lens, handle, card["card"], lens.speech.words.card_name(card["card"]))],
            life(language, some(card, LIFE), leads, of(parts, "potency")),
            printed(language, some(card, PRINT), parts),
            numbers_now(language, some(card, NUMBERS), parts, f"now-{handle}"),
            tick() if "is-chosen" in now else None,
        ],
        worn(lens, card),
        menu(lens, handle),
    ]


def conditions(card: View) -> list[str]:
    if card["zone"] == "torpor":
        return ["vamp--torpor"]
    signs = [("is-tired", not card["ready"]), ("is-wounded", card["wounded"])]
    return [name for name, is_so in signs if is_so]


def some(card: View, fields: tuple[str, ...]) -> View:
    """These of its fields; what lies on few is in the view only where it lies."""
    return {field: card[field] for field in fields if field in card}


@part
def life(language: str, card: View, leads: bool, parts: tuple[Part, ...]) -> Element:
    """Blood of Blood Potency, as number and gauge, and the signs of its state."""
    speech = Speech(language, "rivals")
    blood, potency, most = card["blood"], card["potency"], held_at_most(card)
    said = speech.say("riv.blood-of", blood=blood, potency=most)
    wounded = card["wounded"] and card["zone"] != "torpor"
    state = f"{said}, {speech.term('wounded')}" if wounded else said
    how = with_parts(speech, potency, parts)
    title = state if how == str(potency) else f"{state}; {speech.term('potency')} {how}"
    return h.span(".life", title=title, id=f"life-{card['handle']}")[
        h.span(aria_hidden="true")[h.b(id=f"blood-{card['handle']}", data_tick=True)[str(blood)], h.small[f"/{most}"]],
        gauge(blood, most),
        hidden(state),
        h.span(".marks")[[mark(symbol, word, used) for symbol, word, used in marks(speech, card, leads)]],
    ]


def held_at_most(card: View) -> int:
    """The most Blood that it can hold: its Blood Potency; of a Ghoul, what was put on it."""
    most: int = card["holds"] if "holds" in card else card["potency"]
    return most


def gauge(blood: int, potency: int) -> Element:
    most = max(blood, potency)
    return h.span(class_=["gauge", most > LONG and "gauge--long"], aria_hidden="true")[
        [h.i(class_="on" if place < blood else False) for place in range(most)]
    ]


def mark(symbol: str, word: str, used: bool) -> Element:
    return h.span(title=word, class_="used" if used else False)[icon(symbol), hidden(f", {word}")]


def marks(speech: Speech, card: View, leads: bool) -> list[tuple[str, str, bool]]:
    """Symbol and word of what is true of it beside its numbers; whether it says that it can do less."""
    say, term = speech.say, speech.term
    asleep = card["zone"] == "torpor"
    signs = [
        ("leader", term("leader"), False, leads),
        ("mortal", term("kind.ghoul"), False, "holds" in card),
        ("guard", say("riv.guard"), False, card["guard"]),
        ("rivals-reach", say("riv.reach"), False, "reach" in card),
        ("prestige", say("riv.toll-asked", amount=card.get("toll", 0)), False, "toll" in card),
        ("agenda", say("riv.prize", amount=card["prize"]), False, card["prize"] > 0),
        ("shield", say("riv.shields", amount=card["shields"]), False, card["shields"] > 0),
        ("rivals-weak", say("riv.weak", amount=card.get("weak", 0)), False, "weak" in card),
        ("rivals-fear", say("riv.fear"), False, "fear" in card),
        *[(f"disc-{name}", lost(speech, name), True, True) for name in card.get("icons", ())],
        ("spent", term("exhausted"), True, not card["ready"] and not asleep),
        ("rivals-torpor", say("riv.in-torpor"), True, asleep),
    ]
    return [(symbol, word, used) for symbol, word, used, is_so in signs if is_so]


def lost(speech: Speech, discipline: str) -> str:
    """A token that takes an icon of this Discipline away."""
    return speech.say("riv.less", discipline=speech.term(f"discipline.{discipline}"))


def named(speech: Speech, discipline: str) -> str:
    """A token that names this Discipline on a card that lends it."""
    return speech.say("riv.learnt", discipline=speech.term(f"discipline.{discipline}"))


@part
def printed(language: str, card: View, parts: Parts) -> Node:
    """Attributes and Disciplines as they are now, and the text."""
    speech = Speech(language, "rivals")
    return [attributes(speech, card, parts), disciplines(speech, card), h.p[speech.words.card(card["card"])]]


def attributes(speech: Speech, card: View, parts: Parts) -> Element:
    term, shown = speech.term, zip(ATTRIBUTES, card["attributes"], strict=True)
    secrecy = with_parts(speech, card["secrecy"], of(parts, "secrecy"))
    return h.span(".atts", id=f"atts-{card['handle']}")[
        [
            quality(
                name,
                with_parts(speech, number, of(parts, name)),
                term(f"attribute.{name}"),
                "" if number else "zero",
            )
            for name, number in shown
        ],
        influence(speech, card, parts),
        quality("secrecy", secrecy, term("secrecy"), "secr"),
    ]


def quality(symbol: str, told: str, word: str, kind: str = "") -> Element:
    """The number; whoever points at it reads how it comes about."""
    return h.span(class_=kind or False, title=f"{word} {told}")[
        icon(symbol), told.partition(" ")[0], hidden(f" {word}")
    ]


def influence(speech: Speech, card: View, parts: Parts) -> Node:
    """Not shown where it has none; a struck diamond while it bears the token."""
    if card["no_influence"]:
        word = speech.say("riv.no-influence")
        return h.span(".infl", title=word)[icon("no-influence"), hidden(word)]
    amount = card["influence"]
    said = with_parts(speech, amount, of(parts, "influence"))
    return quality("influence", said, speech.term("influence"), "infl") if amount else None


def disciplines(speech: Speech, card: View) -> Element:
    return h.span(".discs")[
        [
            h.span(title=speech.term(f"discipline.{name}"))[
                icon(f"disc-{name}"), number > 1 and str(number), hidden(speech.term(f"discipline.{name}"))
            ]
            for name, number in card["disciplines"].items()
        ]
    ]


@part
def numbers_now(language: str, card: View, parts: Parts, id: str | None = None) -> Element:
    """What it is now, for whoever reads the card: what is printed may have changed."""
    speech = Speech(language, "rivals")
    say, term = speech.say, speech.term

    def told(name: str, number: int) -> str:
        return with_parts(speech, number, of(parts, name))

    lines = [("blood", term("blood"), say("riv.blood-of", blood=card["blood"], potency=held_at_most(card)))]
    if of(parts, "potency"):
        lines.append(("blood", term("potency"), told("potency", card["potency"])))
    lines += [
        (name, term(f"attribute.{name}"), told(name, number))
        for name, number in zip(ATTRIBUTES, card["attributes"], strict=True)
    ]
    influence = say("riv.no-influence") if card["no_influence"] else told("influence", card["influence"])
    lines += [
        ("influence", term("influence"), influence),
        ("secrecy", term("secrecy"), told("secrecy", card["secrecy"])),
    ]
    if card["shields"]:
        lines.append(("shield", term("shield"), told("shields", card["shields"])))
    if card["attached"]:
        names = [guest_name(speech, guest) for guest in card["attached"]]
        lines.append(("attach", capital(term("zone.attached")), listed(speech, names)))
    return h.dl(".r-now", id=id, hidden=True)[
        [
            [h.dt[icon(symbol), word], h.dd(id=id and f"{id}-{place}")[amount]]
            for place, (symbol, word, amount) in enumerate(lines)
        ]
    ]


# ---- what is attached


def worn(scene: Lens, card: View) -> Node:
    """Tabs under the vampire, Titles first."""
    if not card["attached"]:
        return None
    guests = sorted(card["attached"], key=lambda guest: guest["card"] is None or not face(guest["card"]).kind & TITLE)
    return h.ul(".worn", aria_label=capital(scene.speech.term("zone.attached")))[
        [tab(scene, guest) for guest in guests]
    ]


def spent(scene: Lens) -> Element:
    """The sign of what is exhausted. Struck through, an attached card would look as if it were gone."""
    word = scene.speech.term("exhausted")
    return h.span(".spent", title=word)[icon("spent"), hidden(f", {word}")]


def lies_down(scene: Lens) -> Element:
    """The sign of what is attached face down: it says nothing there."""
    word = scene.speech.term("zone.face-down")
    return h.span(".spent", title=word)[icon("facedown"), hidden(f", {word}")]


def tab(scene: Lens, guest: View) -> Element:
    handle, card, name = guest["handle"], guest["card"], guest_name(scene.speech, guest)
    kind = "ongoing" if card is None else kind_of(card)
    word = "" if card is None else scene.speech.term(f"kind.{'title' if kind == 'prince' else kind}")
    return h.li(
        class_=["r-tab", f"r-tab--{kind}", not guest["ready"] and "is-used", *states(scene, handle)],
        id=f"card-{handle}",
        data_card=f"card-{handle}",
        data_read=card,
        title=name,
    )[
        icon(SIGNS.get(kind, kind)),
        hit(scene, handle, card, h.span[name]),
        word and hidden(f", {word}"),
        None if guest["ready"] else spent(scene),
        lies_down(scene) if guest.get("down") and card is not None else None,
        hidden(f", {scene.speech.say('riv.spare')}") if guest.get("spare") else None,
        menu(scene, handle),
    ]


def guest_name(speech: Speech, guest: View) -> str:
    """What is attached, by name; of what one does not know, that it is there."""
    return speech.words.card_name(guest["card"]) if guest["card"] is not None else speech.say("riv.face-down")


def kind_of(card: str) -> str:
    kind = face(card).kind
    if kind & PRINCE:
        return "prince"
    if kind & WRAITH:
        return "wraith"
    if kind & HAVEN_CARD:
        return "haven"
    if kind & VAMPIRE:
        return "vampire"
    return "title" if kind & TITLE else "retainer" if kind & RETAINER else "ongoing"


# ---- what lies before a player


def laid(lens: Lens, asked: Lens | None, card: View) -> Drawn:
    """What lies before a player; of a Conspiracy is told who has given Prestige, and who has seen it."""
    return chip(asked_of(asked, (card,)) or (lens if card["down"] else anyone(lens)), card)


@part
def chip(lens: Lens, card: View) -> Element:
    """An Ongoing card with what lies on it; or a Conspiracy or a Trap in ink, whose Prestige is open."""
    handle, known, down = card["handle"], card["card"], card["down"]
    speech = lens.speech
    name = speech.say("riv.laid-down") if known is None else speech.words.card_name(known)
    about = plotted(lens, card) if down else ""
    return h.span(
        class_=["r-chip", down and "r-chip--down", *states(lens, handle)],
        id=f"card-{handle}",
        data_card=f"card-{handle}",
        data_read=known,
        title=about or None,
    )[
        icon("ongoing" if not down else "trap" if known is not None and face(known).kind & TRAP else "conspiracy"),
        hit(lens, handle, known, h.span[name]),
        tokens(lens, card),
        [mark(f"disc-{name}", named(speech, name), False) for name in card.get("icons", ())],
        [under(lens, guest) for guest in card.get("attached", ())],
        hidden(f" {about}") if about else None,
        "part_of" in card and h.small[" ", icon("attach"), hidden(speech.say("riv.part-of"))],
        not down and not card["ready"] and hidden(f", {speech.term('exhausted')}"),
        down and known is not None and hidden(f" ({speech.say('riv.face-down')})"),
        menu(lens, handle),
    ]


def under(lens: Lens, guest: View) -> Element:
    """What is attached to a card that lies before a player: its name."""
    handle, name = guest["handle"], lens.speech.words.card_name(guest["card"])
    return h.small(id=f"card-{handle}", data_card=f"card-{handle}", data_read=guest["card"])[" ", icon("attach"), name]


def tokens(scene: Lens, card: View) -> Node:
    """The Blood on it; or the Prestige on a Conspiracy, and of one that is known how much it needs."""
    if not card["blood"] and not card["down"]:
        return None
    needs = face(card["card"]).cost if card["down"] and card["card"] is not None else 0
    what = "prestige" if card["down"] else "blood"
    return h.span(".r-tok")[
        icon(what),
        h.b(id=f"tokens-{card['handle']}", data_tick=True)[f"{card['blood']}/{needs}" if needs else str(card["blood"])],
        hidden(f" {scene.speech.term(what)}"),
    ]


def plotted(scene: Lens, card: View) -> str:
    """Who has given Prestige to a Conspiracy, and who has seen it."""
    say = scene.speech.say
    gave, seen_by = card.get("gave", []), card.get("seen_by", [])
    lines = [
        say("riv.gave", names=listed(scene.speech, [scene.name(seat) for seat in gave])) if gave else "",
        say("riv.seen-by", names=listed(scene.speech, [scene.name(seat) for seat in seen_by])) if seen_by else "",
    ]
    return " ".join([each for each in lines if each])
