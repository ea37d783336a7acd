"""What the places of Vendetta are called: on their head, in a button, in a sentence."""

from __future__ import annotations

from gloam.web.drawings.vendetta.seen import Location, View, location_of
from gloam.words.pages import Speech

HAVEN = "haven"
Known = tuple[str, str | None, str | None]  # what is known of a place: its name, its card, its Ally


def known_of(place: Location) -> Known:
    return place["name"], place["card"], place["ally"]


def title(speech: Speech, place: Known) -> str:
    """The name on the head of a column."""
    name, card, _ = place
    if card is not None:
        return speech.words.card_name(card)
    return speech.say("v.place.haven") if name == HAVEN else speech.say("v.place.number", number=name)


def above(speech: Speech, place: Known) -> str:
    """The small line above that name: which Location it is, or when its turn comes."""
    name, card, _ = place
    if name == HAVEN:
        return speech.say("v.place.last")
    if card is not None:
        return speech.say("v.place.number", number=name)
    return speech.say("v.place.turn", rank=ordinal(speech, int(name)))


def short(speech: Speech, place: Location) -> str:
    """Where there is little room."""
    if place["name"] == HAVEN:
        return speech.say("v.place.haven-short")
    return speech.say("v.place.number", number=place["name"])


def where(speech: Speech, view: View, name: str) -> str:
    """Inside a sentence: "at the Prince's Haven"."""
    place = location_of(view, name)
    if name == HAVEN:
        return speech.say("v.where.haven")
    if place["card"] is not None:
        return speech.say("v.where.card", name=speech.words.card_name(place["card"]))
    return speech.say("v.where.number", number=name)


def ordinal(speech: Speech, rank: int) -> str:
    return speech.say(f"v.rank.{rank}")
