"""Whatever a program sends, the API answers as its description says: no fault of the server, no status and no shape
that is not described; and what the description forbids is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Final

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.generation.case import Case
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gloam.web.rooms.bot_turns import BotTurns
from gloam.web.routes.api import reading
from gloam.web.routes.api.programs import described
from tests.web.place import Place, play

EXAMPLES: Final = 8
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
REQUEST: Final = ("method", "url", "headers", "files", "data", "params", "auth", "cookies", "json")
SCHEMA: Final = schemathesis.openapi.from_dict(described())
OPERATIONS: Final = {f"{method.upper()} {path}": SCHEMA[path][method] for path in SCHEMA for method in SCHEMA[path]}
THINGS: Final = {  # by the address that names them: what there is
    "rules": ["plan.hide-number", "table.over", "attack.declare"],
    "cards": ["BR01", "core-hydra", "V101"],
    "decks": ["rule-the-streets"],
}


class Open:
    """A house with a table that goes on and one that has ended, and Anna, who sits at both. Nobody waits in it."""

    def __init__(self, folder: Path) -> None:
        self.loop: Final = asyncio.new_event_loop()
        self.thread: Final = Thread(target=self.loop.run_forever)
        self.thread.start()
        self.place: Place
        self.tables: list[str]
        self.run(self.begin(folder))

    async def begin(self, folder: Path) -> None:
        self.place = Place(folder)
        ended = await self.place.table("vendetta", "Anna", "Boris", "Chloe")
        await play(ended, Random(1))
        going = await self.place.table("rivals", "Anna", "Boris")
        waiting = await self.place.table("rivals", "Anna", "open")
        self.tables = [ended.id, going.id, waiting.id]
        self.place.house.end_streams()

    def run(self, deed: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(deed, self.loop).result()

    def send(self, sent: requests.PreparedRequest) -> httpx.Response:
        return self.run(self.sent(sent))  # type: ignore[no-any-return]

    async def sent(self, sent: requests.PreparedRequest) -> httpx.Response:
        body: Any = sent.body
        async with httpx.AsyncClient(transport=self.place.transport) as client:
            headers = {name: str(value) for name, value in sent.headers.items()}
            return await client.request(str(sent.method), str(sent.url), headers=headers, content=body or b"")

    def close(self) -> None:
        self.run(self.place.__aexit__())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotTurns, "wake", lambda _: None)
        opened = Open(tmp_path_factory.mktemp("api"))
        yield opened
        opened.close()


def aimed(draw: Any, case: Case[Any], tables: list[str]) -> None:
    """Let this request be about something that is there, more often than not."""
    real: dict[str, Any] = {"game": st.sampled_from(["vendetta", "blood-orders", "rivals"])}
    real["seat"] = st.sampled_from(["A", "watch"])
    real["other"] = st.sampled_from(["B"])
    thing = case.path.split("/")[-2] if case.path.endswith("{id}") else ""
    real["id"] = st.sampled_from(THINGS.get(thing, tables))
    for name in case.path_parameters or {}:
        if draw(st.integers(0, 3)):
            case.path_parameters[name] = draw(real[name])


def checking(house: Open, name: str, mode: GenerationMode) -> Any:
    """Try this operation with what is described, or with what is not."""
    strategy = OPERATIONS[name].as_strategy(generation_mode=mode)
    token = house.place.house.cookies.write(house.place.visitor("Anna").guest)  # type: ignore[arg-type]

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def check(data: st.DataObject) -> None:
        case = data.draw(strategy)
        if mode is GenerationMode.POSITIVE:
            aimed(data.draw, case, house.tables)
        headers = {"authorization": f"Bearer {token}"} if data.draw(st.integers(0, 7)) else {}
        kwargs = case.as_transport_kwargs(base_url="http://gloam.test", headers=headers)
        sent = requests.Request(**{key: kwargs[key] for key in kwargs if key in REQUEST}).prepare()
        case.validate_response(house.send(sent), checks=CHECKS)

    return check


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["described", "otherwise"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_it_answers_as_it_is_described(house: Open, name: str, mode: GenerationMode) -> None:
    checking(house, name, mode)()


@pytest.mark.parametrize("fault", ["a fault of the server", "another shape"])
def test_what_is_not_described_would_be_found(house: Open, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> object:
        if fault == "another shape":
            return {"name": 5}
        raise KeyError(fault)

    monkeypatch.setattr(reading, "described", broken)
    with pytest.raises(FailureGroup):
        checking(house, "GET /api/v1/games/{game}", GenerationMode.POSITIVE)()


def test_every_operation_is_tried() -> None:
    assert len(OPERATIONS) == sum(
        len(set(item) & {"get", "post", "put", "delete"}) for item in described()["paths"].values()
    )
    assert len(OPERATIONS) > 35
