"""What whoever runs a house is told is complete and true: settings, metrics, and the files that are given along."""

from __future__ import annotations

import re
from configparser import ConfigParser
from dataclasses import fields
from typing import Final

from prometheus_client import Metric

from gloam.web.counting import REGISTRY
from gloam.web.settings import Settings, settings_of, variable
from tests.docs.pages import ROOT
from tests.docs.test_examples import command_of

PAGE: Final = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
EXAMPLES: Final = ROOT / "docs/examples"
PROXY: Final = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
SERVE: Final = {"GLOAM_HOST": "127.0.0.1", "GLOAM_PORT": "8040", "GLOAM_WORKERS": "1"}


def rows(name: str) -> dict[str, str]:
    """By what stands in the first column, where it begins so: what stands in the second."""
    return dict(re.findall(rf"^\| `({name}\w*)` \| (.*?) \|", PAGE, re.MULTILINE))


def usual(value: object) -> str:
    return "–" if value in ("", None) else f"`{'no' if value is False else value}`"


def test_every_setting_is_there_with_what_it_usually_is() -> None:
    known = {name: f"`{value}`" for name, value in SERVE.items()}
    known |= {variable(field.name): usual(field.default) for field in fields(Settings)}
    assert rows("GLOAM_") == known


def test_every_metric_is_there() -> None:
    assert set(rows("gloam_")) == {named(metric) for metric in REGISTRY.collect()}


def named(metric: Metric) -> str:
    return f"{metric.name}_total" if metric.type == "counter" else metric.name


def test_the_settings_of_the_service_can_be_read() -> None:
    lines = (EXAMPLES / "gloam.env").read_text(encoding="utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert set(given) <= {variable(field.name) for field in fields(Settings)}
    assert settings_of(given, {}).url.startswith("postgresql://")


def test_the_service_calls_a_command_that_there_is() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names of systemd have capitals
    unit.read(EXAMPLES / "gloam@.service", encoding="utf-8")
    program, *words = unit["Service"]["ExecStart"].replace("%i", "8041").split()
    command, rest = command_of(words)
    assert program == "gloam", "by its name: where it is installed is up to whoever runs it"
    assert command.make_context("gloam", rest).params["port"] == 8041


def seconds(name: str) -> list[int]:
    return [int(found) for found in re.findall(rf"{name} (\d+)s;", PROXY)]


def test_the_proxy_waits_as_long_as_the_server_does_and_lets_as_much_through() -> None:
    settings = Settings()
    assert [read > 2 * settings.ping for read in seconds("proxy_read_timeout")] == [True]
    assert [*seconds("client_header_timeout"), *seconds("client_body_timeout")] == [settings.arriving] * 2
    assert [int(found) * 1024 >= settings.body for found in re.findall(r"client_max_body_size (\d+)k;", PROXY)] == [
        True
    ]
