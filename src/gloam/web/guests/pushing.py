"""Web push: a browser is told that it is its owner's turn, also when no page is open. Only where the operator has set
keys (`gloam push-keys`), and `pywebpush` is installed."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import time
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

from gloam.web.guests.outside import Address, Unreachable, post, read
from gloam.web.settings import Settings
from gloam.web.store.schema import PushRow
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.guests.guest import Guest
    from gloam.web.house import House

GOOD_FOR: Final = 12 * 3600  # seconds: what a service may keep, and how long a signature is good
MOST: Final = 10  # browsers of one guest
GONE: Final = (404, 410)  # what a service says of a browser that wants no more


def tools() -> Any | None:  # noqa: ANN401 - it may not be installed
    """What encrypts and signs; None where it is not installed."""
    try:
        return import_module("py_vapid"), import_module("pywebpush")
    except ImportError:
        return None


@lru_cache(maxsize=8)
def public_key(private: str) -> str:
    """What a browser is given so that it lets nobody else call it; '' where nobody is called."""
    found = tools() if private else None
    if found is None:
        return ""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = found[0].Vapid02.from_string(private).public_key
    return plain(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def new_keys() -> tuple[str, str]:
    """A private key and its public one. Raises `ImportError` where nothing can make them."""
    vapid = import_module("py_vapid").Vapid02()
    vapid.generate_keys()
    private = plain(vapid.private_key.private_numbers().private_value.to_bytes(32, "big"))
    return private, public_key(private)


def plain(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def key_of(endpoint: str) -> str:
    """How a browser is called in the store."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def subscribe(house: House, guest: Guest, endpoint: str, p256dh: str, auth: str) -> None:
    """From now on this browser is told. Raises `Trouble` where what it sends makes no sense."""
    if not public_key(house.settings.push_key):
        raise Trouble("trouble.no-page", 404)
    try:
        read(endpoint, house.settings.private_hooks)
        good = len(bytes_of(p256dh)) == 65 and len(bytes_of(auth)) == 16
    except (Unreachable, ValueError, binascii.Error):
        good = False
    if not good:
        raise Trouble("trouble.form", name="push")
    row = PushRow(
        id=key_of(endpoint),
        guest=guest.id,
        endpoint=endpoint,
        p256dh=p256dh,
        auth=auth,
        language=guest.language,
        made=time.time(),
    )
    await house.store.kept(house.store.set_push, row, MOST)


async def unsubscribe(house: House, guest: Guest, endpoint: str) -> None:
    row = await house.store.found(house.store.push_of, key_of(endpoint))
    if row is not None and row.guest == guest.id:
        await house.store.kept(house.store.drop_push, row.id)


async def push(settings: Settings, row: PushRow, told: dict[str, str]) -> int:
    """Tell this browser. The status of its service's answer; raises `Unreachable`."""
    to = read(row.endpoint, settings.private_hooks)
    body = encrypted(row, json.dumps(told).encode())
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(GOOD_FOR),
        "Urgency": "normal",
        **signed(settings, to),
    }
    return await post(to, body, headers)


def encrypted(row: PushRow, body: bytes) -> bytes:
    found = tools()
    assert found is not None, "nobody subscribes where nothing can be sent"
    keys = {"p256dh": row.p256dh, "auth": row.auth}
    pusher = found[1].WebPusher({"endpoint": row.endpoint, "keys": keys})
    return cast("bytes", pusher.encode(body, content_encoding="aes128gcm")["body"])


def signed(settings: Settings, to: Address) -> dict[str, str]:
    """Whose call it is."""
    found = tools()
    assert found is not None, "nobody subscribes where nothing can be sent"
    contact = settings.push_contact or "mailto:nobody@localhost"
    claims = {"sub": contact, "aud": to.origin, "exp": int(time.time()) + GOOD_FOR}
    return cast("dict[str, str]", found[0].Vapid02.from_string(settings.push_key).sign(claims))
