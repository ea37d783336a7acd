"""How a visitor wants pages to be: light or dark, how large, how lively, with sound or not."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import asdict, dataclass, replace
from typing import Final

CHOICES: Final = {
    "theme": ("auto", "light", "dark"),
    "text": ("1", "2", "3"),
    "motion": ("auto", "still"),
    "sound": ("off", "on"),
}  # of each the first is what a visitor has who has chosen nothing


@dataclass(frozen=True)
class Comfort:
    """Each is one of its `CHOICES`. "auto" is what the visitor's system says."""

    theme: str = "auto"
    text: str = "1"
    motion: str = "auto"
    sound: str = "off"

    def chosen(self, name: str, choice: str) -> Comfort | None:
        """With this choice instead; None where there is no such choice."""
        if choice not in CHOICES.get(name, ()):
            return None
        return replace(self, **{name: choice})

    @property
    def classes(self) -> list[str]:
        """What a page's root says of it."""
        larger = [] if self.text == "1" else [f"text-{self.text}"]
        return [self.theme, *larger, *(["still"] if self.motion == "still" else [])]

    @property
    def written(self) -> str:
        """As it stands in a cookie."""
        return " ".join(asdict(self).values())


def read(written: str) -> Comfort:
    """Whatever can be read of it. An older server may have known fewer choices, a newer one others."""
    comfort = USUAL
    for name, choice in zip(CHOICES, written.split(" "), strict=False):
        comfort = comfort.chosen(name, choice) or comfort
    return comfort


USUAL: Final = Comfort()


@dataclass(frozen=True)
class Visit:
    """Who is being served: how they want pages, where a form leads that changes it ("": to its own page, whose address
    is not written down), where the server is, from where they come, and the mark of what they ask now."""

    comfort: Comfort = USUAL
    back: str = "/"
    origin: str = ""
    address: str = ""
    request: str = ""


# The door says who comes; the frame of every page asks. So no page in between has to carry it along.
NOBODY: Final = Visit()
VISIT: Final[ContextVar[Visit]] = ContextVar("visit", default=NOBODY)
