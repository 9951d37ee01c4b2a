"""Takes pictures of the table at every width, with few and many players, for somebody to look at: build/layouts."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser import STILL, Person
from chromium import launch
from shown_positions import Position, Showroom
from table_server import serving

TARGET = Path(__file__).parents[2] / "build" / "layouts"
SIZES = ((320, 568), (360, 740), (390, 844), (768, 1024), (1024, 768), (1440, 900))
PLAYERS = (3, 5, 8)
POSITIONS = {
    "2": Position(cards=2, at_home=(1,), decided=(0, 2)),
    "9": Position(cards=9, at_home=(1,), decided=(0, 2)),
    "home": Position(cards=14, at_home=(0,)),
    "end": Position(is_over=True),
}


def main() -> None:
    """All widths in the languages asked for, English if none is."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play, serving(TARGET / "tables.db", "--bot-pace=0") as server:
        browser = launch(play, is_whole=True)
        for language in sys.argv[1:] or ["en"]:
            person = Person(browser, server.url, language, SIZES[0])
            room = Showroom(person)
            for size in SIZES:
                for seats in PLAYERS:
                    for name, position in POSITIONS.items():
                        page = room.show(position._replace(seats=seats), size)
                        page.evaluate(STILL)
                        page.screenshot(path=TARGET / f"{language}-{size[0]}-{seats}-{name}.png")
            person.context.close()
        browser.close()


if __name__ == "__main__":
    main()
