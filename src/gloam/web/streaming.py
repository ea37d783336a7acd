"""A stream of server-sent events as bytes: each message is written and packed once, for however many it is.

What is packed is a gzip stream of blocks that do not refer to one another, so that a block can stand in any stream;
only the sum at the end is a stream's own.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from functools import cached_property
from typing import Final

from litestar.response import Stream

HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
TAIL: Final = b"\x03\x00"  # an empty block, the last
SMALL: Final = 400  # bytes that are not worth packing
MOST: Final = 65_535  # bytes in a block that is not packed
WORD: Final = 2**32
PACKED: Final = {"packed": True}  # says of a route that nobody else has to pack what it sends
NOTHING: Final = b""  # is no chunk; whoever carries what is sent holds this until there is more, and not the last of it
HEADERS: Final = {"cache-control": "no-cache", "connection": "keep-alive", "x-accel-buffering": "no"}


class Message:
    """One message, for everyone to whom it is sent."""

    def __init__(self, data: str | None = None, id: str = "", comment: str = "") -> None:
        self.data: Final = data
        self.id: Final = id
        self.comment: Final = comment

    @cached_property
    def written(self) -> bytes:
        lines = [f": {self.comment}"] if self.comment else []
        lines += [f"id: {self.id}"] if self.id else []
        lines += [] if self.data is None else [f"data: {self.data.replace(chr(10), ' ')}"]
        return ("\n".join(lines) + "\n\n").encode()

    @cached_property
    def packed(self) -> bytes:
        return packed(self.written)


def packed(text: bytes) -> bytes:
    """Blocks that any gzip stream can have: not packed where that would gain nothing."""
    if len(text) < SMALL:
        return struct.pack("<BHH", 0, len(text), MOST - len(text)) + text
    packing = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return packing.compress(text) + packing.flush(zlib.Z_FULL_FLUSH)


async def zipped(messages: AsyncGenerator[Message, None]) -> AsyncIterator[bytes]:
    """The messages in a gzip stream. What was sent can be read at once."""
    yield HEAD
    check, size = 0, 0
    async with aclosing(messages):
        async for message in messages:
            check, size = zlib.crc32(message.written, check), size + len(message.written)
            yield message.packed
            del message
            yield NOTHING
    yield TAIL + struct.pack("<II", check, size % WORD)


async def bare(messages: AsyncGenerator[Message, None]) -> AsyncIterator[bytes]:
    async with aclosing(messages):
        async for message in messages:
            yield message.written
            del message
            yield NOTHING


def streamed(messages: AsyncGenerator[Message, None], accepts: str) -> Stream:
    """The answer to somebody who `accepts` this."""
    zips = "gzip" in accepts
    headers = {**HEADERS, "vary": "accept-encoding", **({"content-encoding": "gzip"} if zips else {})}
    return Stream(zipped(messages) if zips else bare(messages), media_type="text/event-stream", headers=headers)
