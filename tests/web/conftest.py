"""One server and one browser for all tests of a module; everybody who plays has a context of their own.

Both end with these tests: while Playwright runs, no other test of the process can start an event loop.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser import DESKTOP, Meet, Person
from chromium import launch
from table_server import ServerProcess, serving


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser without a window; a module that sets `NEEDS_WHOLE_BROWSER` gets one that has everything."""
    with sync_playwright() as play:
        launched = launch(play, is_whole=getattr(request.module, "NEEDS_WHOLE_BROWSER", False))
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("web") / "tables.db", "--bot-pace=0", "--limit=tables_burst=1000") as process:
        yield process


@pytest.fixture
def meet(browser: Browser, server: ServerProcess) -> Iterator[Meet]:
    """People come with a language and a screen, and are checked when they go."""
    people: list[Person] = []

    def come(language: str = "en", size: tuple[int, int] = DESKTOP, *, name: str = "", still: bool = True) -> Person:
        people.append(Person(browser, server.url, language, size, name=name, still=still))
        return people[-1]

    yield come
    for person in people:
        person.check()
        person.context.close()
