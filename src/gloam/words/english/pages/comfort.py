"""What makes pages easier on eyes and ears says, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "comfort": "Comfort",
    "comfort.theme": "Light and dark",
    "comfort.theme.auto": "As the system",
    "comfort.theme.light": "Light",
    "comfort.theme.dark": "Dark",
    "comfort.text": "Text size",
    "comfort.text.1": "Normal",
    "comfort.text.2": "Larger",
    "comfort.text.3": "Largest",
    "comfort.motion": "Motion",
    "comfort.motion.auto": "As the system",
    "comfort.motion.still": "Nothing moves",
    "comfort.sound": "Sound",
    "comfort.sound.off": "Off",
    "comfort.sound.on": "On",
    "comfort.sound.text": "Short and soft, and never needed to play.",
    "comfort.sound.turn": "Sound on or off",
    "comfort.language": "Language",
    "comfort.language.own": "English",
}
