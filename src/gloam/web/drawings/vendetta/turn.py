"""A Planning turn being put together: which card, where, which way up, with how much Blood."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.web.scenes.scene import Lens

NONE = -1


@dataclass(frozen=True)
class Turn:
    """The parts chosen so far ('' where open), and at which places of the play they are asked (NONE: not yet)."""

    card: str
    place: str
    face: str
    blood: int
    tokens: int
    place_part: int
    blood_part: int
    places: tuple[str, ...]  # the options of the part that asks for the place
    amounts: tuple[str, ...]  # the options of the part that asks for Blood
    before: tuple[str, ...]  # what else is done in between: drained cards, Relics

    @property
    def begun(self) -> bool:
        return self.place_part != NONE

    def at(self, place: str, face: str = "") -> str:
        """The option that plays there with this face, or with the one chosen, or else the other; '' for none."""
        faces = (face,) if face else ("down", "up") if self.face == "down" else ("up", "down")
        return next((option for way in faces if (option := f"at {place} {way}") in self.places), "")

    def with_blood(self, blood: int, tokens: int) -> str:
        """The option for so much; '' for none."""
        option = f"blood {blood} tokens {tokens}" if tokens else f"blood {blood}"
        return option if option in self.amounts else ""


def turn_of(scene: Lens) -> Turn:
    """The turn as far as it is put together."""
    card = place = face = ""
    blood = NONE
    tokens = 0
    place_part = blood_part = NONE
    places: tuple[str, ...] = ()
    amounts: tuple[str, ...] = ()
    before: list[str] = []
    for number, part in enumerate(scene.play.parts):
        question, words = part.question, part.option.split(" ")
        if question.what == "AskPlace":
            card, place_part, places = str(question.facts["card"]), number, question.options
            if part.option:
                place, face = words[1], words[2]
        elif question.what == "AskBlood":
            blood_part, amounts = number, question.options
            if words[0] == "blood":
                blood = int(words[1])
                tokens = int(words[3]) if len(words) > 2 else 0
            elif part.option:
                before.append(scene.said(part.option, number))
    if blood_part != NONE and not place:
        place = str(scene.play.parts[blood_part].question.facts["at"])
    return Turn(card, place, face, blood, tokens, place_part, blood_part, places, amounts, tuple(before))
