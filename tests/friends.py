"""Friends at a table in real browsers: quickly seated by requests of their browsers, and gone without a word."""

import re
import secrets
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser import Person

SHORT = {"edition": "2024", "custom": {"expeditions": 1}}
KINDS = {"p": "person", "b": "bot", "f": "free"}


def ask(person: Person, path: str, **body: Any) -> dict[str, Any]:
    """A request of this person's browser, with its cookies."""
    answer = person.context.request.post(
        person.url + path, data={"id": secrets.token_hex(16), **body}, headers={"Origin": person.url}
    )
    assert answer.status == 201, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def make(host: Person, seats: str, **wish: Any) -> str:
    """A table, with its host in the lobby."""
    kinds = [{"kind": KINDS[letter], **({"bot": "odds"} if letter == "b" else {})} for letter in seats]
    players = [{"name": host.name, "hat": 0}]
    code = str(ask(host, "/api/tables", **{"game": "diamant", "seats": kinds, "players": players, **wish})["table"])
    host.open(f"/t/{code}")
    return code


def join(code: str, *people: Person) -> None:
    for person in people:
        ask(person, f"/api/tables/{code}/seats", players=[{"name": person.name, "hat": 0}])
        person.open(f"/t/{code}")


def vanish(person: Person) -> None:
    """As a phone whose battery is empty."""
    person.page.goto("about:blank")


def start(host: Person, *others: Person) -> None:
    button = host.page.locator(".go")
    expect(button).to_be_enabled()
    expect(host.page.locator("li.is-away")).to_have_count(0)
    button.click()
    for person in (host, *others):
        person.page.locator(".game").wait_for()


def named(words: str, name: str) -> re.Pattern[str]:
    """A button's name: people's names keep their own direction in it."""
    return re.compile(f"^{words} .{{0,4}}{name}")


def log_line(page: Page, event: str) -> Locator:
    return page.locator(f".log [data-event={event}]")
