"""Before the app is there: something to see, and everything the address needs asked for at once."""

import re

import pytest
from playwright.sync_api import Route, expect

from browser import PHONE, Meet
from table_server import Device, ServerProcess

APP = re.compile(r"/assets/app-[^/]*\.js$")


@pytest.mark.parametrize(
    ("game", "address", "wanted"),
    [
        ("diamant", "/t/{code}", ("/de-", "/Table-", "/table-", "/options-")),
        ("dungeon", "/t/{code}", ("/de-", "/Table-", "/table-", "/options-")),
        ("dungeon", "/rules/dungeon", ("/de-", "/Rules-", "/Page-")),
        ("diamant", "/", ("/de-",)),
    ],
)
def test_a_shell_is_seen_and_all_parts_are_on_their_way(
    meet: Meet, server: ServerProcess, game: str, address: str, wanted: tuple[str, ...]
) -> None:
    code = Device(server.url).create("pf", game=game)
    guest = meet("de", PHONE)
    page = guest.page
    asked: list[str] = []
    held: list[Route] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route(APP, lambda route: held.append(route))  # noqa: PLW0108 (Playwright asks for its signature)
    page.goto(server.url + address.format(code=code), wait_until="commit")
    expect(page.locator(".shell svg")).to_be_visible()
    for part in wanted:
        for _ in range(200):
            if any(part in url for url in asked):
                break
            page.wait_for_timeout(20)
        assert any(part in url for url in asked), (part, asked)
    assert held, "the app was not asked for"
    held[0].continue_()
    page.locator("main").first.wait_for()
    expect(page.locator(".shell")).to_have_count(0)
    twice = [url for url in asked if url.endswith((".js", ".css")) and asked.count(url) > 1]
    assert not twice, twice
