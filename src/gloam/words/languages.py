"""The languages there are, each under the name that browsers and systems give it."""

from __future__ import annotations

from typing import Final

from gloam.words.english.language import ENGLISH
from gloam.words.french.language import FRENCH
from gloam.words.voice import Language

LANGUAGES: Final[dict[str, Language]] = {"en": ENGLISH, "fr": FRENCH}
