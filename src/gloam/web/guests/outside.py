"""Sending something to an address that a guest has given: never to this machine or its neighbours.

The name is resolved first, every address that it stands for is looked at, and the one that is called is one of those:
a name that means something else a moment later gains nothing. No redirect is followed, nothing of the answer is read
but its first line, and all of it takes a few seconds at most.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

PATIENCE: Final = 5.0  # seconds for all of it
LONGEST: Final = 500  # letters of an address
MOST: Final = 4096  # bytes that are sent
LINE: Final = 8192  # bytes in which the first line of an answer must be
PORTS: Final = (443, 8443)  # where https is spoken
NAT64: Final = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))


class Unreachable(Exception):
    """It could not be sent. `why` is one of a few words."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: Final = why


@dataclass(frozen=True)
class Address:
    """Where something is sent. `private`: also to addresses that are not everybody's, and without https."""

    host: str
    port: int
    path: str
    secure: bool
    private: bool = False

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{'https' if self.secure else 'http'}://{self.authority}"


def read(url: str, private: bool = False) -> Address:
    """An address as somebody has typed it. Raises `Unreachable` where nothing is sent to such."""
    if len(url) > LONGEST or not url.isascii() or any(letter <= " " or letter == "\x7f" for letter in url):
        raise Unreachable("address")
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError as no:
        raise Unreachable("address") from no
    if parts.scheme not in ("https", "http") or not host or parts.username is not None or parts.password is not None:
        raise Unreachable("address")
    secure = parts.scheme == "https"
    if not private and (not secure or (port or 443) not in PORTS):
        raise Unreachable("not-https")
    if not private and (host == "localhost" or is_number(host)) and not is_public(host):
        raise Unreachable("private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(host, port or (443 if secure else 80), path, secure, private)


def is_number(host: str) -> bool:
    """Is this an address already, and no name?"""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Is this everybody's address, and no disguise of another?"""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if any(found in net for net in NAT64):
            return False
        inside: list[IPv4Address | None] = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if any(one is not None and not is_public(str(one)) for one in inside):
            return False
        if found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def resolved(to: Address) -> str:
    """The address of a name, once. Raises `Unreachable` where any of those that it stands for is private."""
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as no:
        raise Unreachable("no-name") from no
    addresses = [str(where[0]) for *_, where in found]
    if not addresses or not (to.private or all(is_public(one) for one in addresses)):
        raise Unreachable("private")
    return addresses[0]


async def post(to: Address, body: bytes, headers: Mapping[str, str]) -> int:
    """Send this. The status of the answer; raises `Unreachable` where there is none."""
    if len(body) > MOST:
        raise Unreachable("too-much")
    try:
        async with asyncio.timeout(PATIENCE):
            return await send(to, await resolved(to), body, headers)
    except TimeoutError as no:
        raise Unreachable("too-slow") from no
    except ssl.SSLError as no:
        raise Unreachable("certificate") from no
    except (OSError, ValueError, asyncio.IncompleteReadError) as no:
        raise Unreachable("no-answer") from no


async def send(to: Address, where: str, body: bytes, headers: Mapping[str, str]) -> int:
    context = ssl.create_default_context() if to.secure else None
    name = to.host if to.secure else None
    reader, writer = await asyncio.open_connection(where, to.port, ssl=context, server_hostname=name, limit=LINE)
    try:
        said = {"Host": to.authority, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = "".join(f"{key}: {value}\r\n" for key, value in said.items())
        writer.write(f"POST {to.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        return status(await reader.readuntil(b"\r\n"))
    except asyncio.LimitOverrunError as no:
        raise Unreachable("no-answer") from no
    finally:
        writer.transport.abort()


def status(line: bytes) -> int:
    """The status in the first line of an answer. Raises `ValueError`."""
    version, code = line.split(maxsplit=2)[:2]
    if not version.startswith(b"HTTP/1.") or not code.isdigit() or len(code) != 3:
        raise ValueError(line)
    return int(code)
