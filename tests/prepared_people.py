"""People in browsers who sit down at tables that are prepared for them."""

from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser import DESKTOP, Person
from prepared_tables import lay
from table_logs import Log
from tacora.core.jsonable import Json

LETTERS = "23456789abcdefgh"


class Prepared:
    """Tables in the database of a server that runs later, and people who sit down at them."""

    def __init__(
        self, browser: Browser, database: Path, logs: Mapping[str, Log], drafts: Mapping[str, Json] | None = None
    ) -> None:
        self.logs = logs
        self.codes = {name: letter * 6 for name, letter in zip(logs, LETTERS, strict=False)}
        works = drafts or {}
        self.cookies = {name: lay(database, self.codes[name], log, works.get(name)) for name, log in self.logs.items()}
        self.browser = browser
        self.url = ""
        self.people: list[Person] = []

    def sit(
        self, name: str, size: tuple[int, int] = DESKTOP, language: str = "en", device: int = 0, *, still: bool = True
    ) -> Person:
        """A device comes back to its table."""
        person = Person(self.browser, self.url, language, size, still=still)
        self.people.append(person)
        cookie, value = self.cookies[name][device]
        person.context.add_cookies([{"name": cookie, "value": value, "url": self.url}])
        person.open(f"/t/{self.codes[name]}")
        expect(person.page.locator('.game[data-open="true"]')).to_be_visible()
        return person

    def leave(self) -> None:
        """Everybody goes, and is checked."""
        people, self.people = self.people, []
        for person in people:
            person.check()
            person.context.close()
