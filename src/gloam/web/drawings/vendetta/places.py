"""What the places of Vendetta are called: on their head, in a button, in a sentence."""

from __future__ import annotations

from gloam.web.drawings.vendetta.seen import Location, View, location_of
from gloam.words.pages import Speech

HAVEN = "haven"


def title(speech: Speech, place: Location) -> str:
    """The name on the head of a column."""
    if place["card"] is not None:
        return speech.words.card_name(place["card"])
    return speech.say("v.place.haven") if place["name"] == HAVEN else speech.say("v.place.number", number=place["name"])


def above(speech: Speech, place: Location) -> str:
    """The small line above that name: which Location it is, or when its turn comes."""
    if place["name"] == HAVEN:
        return speech.say("v.place.last")
    if place["card"] is not None:
        return speech.say("v.place.number", number=place["name"])
    return speech.say("v.place.turn", rank=ordinal(speech, int(place["name"])))


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
