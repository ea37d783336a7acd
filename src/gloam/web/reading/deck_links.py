"""A deck in the end of an address: whoever has the link has the list, and nothing is kept for it."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

from gloam.web.trouble import missing

LONGEST: Final = 8000  # letters of such an end
MOST: Final = 20_000  # bytes of a list


def packed(text: str) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(code: str) -> str:
    """The list behind a link. Raises `Trouble` where there is none; what would grow without end is none."""
    try:
        if len(code) > LONGEST:
            raise missing("trouble.deck-link")
        raw = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        reading = zlib.decompressobj()
        text = reading.decompress(raw, MOST).decode()
    except (ValueError, binascii.Error, zlib.error) as no:
        raise missing("trouble.deck-link") from no
    if not reading.eof:  # cut short, or more than a list can be
        raise missing("trouble.deck-link")
    return text
