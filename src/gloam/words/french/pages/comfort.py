"""What makes pages easier on eyes and ears says, in French. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "comfort": "Confort",
    "comfort.theme": "Clair et sombre",
    "comfort.theme.auto": "Selon l'appareil",
    "comfort.theme.light": "Clair",
    "comfort.theme.dark": "Sombre",
    "comfort.text": "Taille du texte",
    "comfort.text.1": "Normale",
    "comfort.text.2": "Plus grande",
    "comfort.text.3": "Très grande",
    "comfort.motion": "Mouvement",
    "comfort.motion.auto": "Selon l'appareil",
    "comfort.motion.still": "Rien ne bouge",
    "comfort.sound": "Son",
    "comfort.sound.off": "Coupé",
    "comfort.sound.on": "Actif",
    "comfort.sound.text": "Bref et doux, et jamais nécessaire pour jouer.",
    "comfort.sound.turn": "Activer ou couper le son",
    "comfort.language": "Langue",
    "comfort.language.own": "Français",
}
