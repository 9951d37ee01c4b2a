"""The samples for hosting name only options, files and metrics that exist."""

import json
import re
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it ships no types

from tacora.server.metrics import Metrics

ROOT = Path(__file__).parents[1]
HOSTING = ROOT / "hosting"
SERVER_PAGE = (ROOT / "docs/server.md").read_text()
TEXTS = {path.name: path.read_text() for path in sorted(HOSTING.iterdir()) if path.is_file()}


@pytest.mark.parametrize("name", TEXTS)
def test_variables_are_options_of_the_server(name: str) -> None:
    known = set(re.findall(r"TACORA_[A-Z_]+", (ROOT / "src/tacora/cli.py").read_text()))
    assert set(re.findall(r"TACORA_[A-Z_]+", TEXTS[name])) <= known


@pytest.mark.parametrize("name", ["dashboard.json", "alerts.yaml"])
def test_metrics_are_the_servers(name: str) -> None:
    counted = set(re.findall(r"# TYPE (tacora_\w+)", Metrics().text({})))
    gauges = set(re.findall(r"`(tacora_\w+)", SERVER_PAGE))
    named = {re.sub("_bucket$", "", metric) for metric in re.findall(r"tacora_\w+", TEXTS[name])}
    assert named
    assert named <= counted | gauges
    assert {metric for metric in named if metric.endswith(("_total", "_seconds"))} <= counted


def test_texts_can_be_read() -> None:
    services = yaml.safe_load(TEXTS["compose.yaml"])["services"]
    assert {"postgres", "worker-1", "worker-2", "caddy"} == set(services)
    addresses = {one["networks"]["inside"]["ipv4_address"] for one in services.values()}
    assert len(addresses) == 4
    assert (
        services["worker-1"]["environment"]["TACORA_PROXY"] == services["caddy"]["networks"]["inside"]["ipv4_address"]
    )
    assert all(rule["expr"] for rule in yaml.safe_load(TEXTS["alerts.yaml"])["groups"][0]["rules"])
    assert json.loads(TEXTS["dashboard.json"])["panels"]


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_metrics_are_not_public(name: str) -> None:
    assert re.search(r"/metrics.*404|respond @private 404", TEXTS[name])


def test_the_page_names_every_file() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    assert set(re.findall(r"\.\./hosting/([\w.]+)", page)) == set(TEXTS)
