"""What a link to a table tells others of it: the head of its page, and its picture."""

import asyncio
import re
from html import unescape
from io import BytesIO
from pathlib import Path

import httpx
from PIL import Image

from table_server import Device, cautious, serving
from tacora.core.record import read
from tacora.drawing.poster import HEIGHT, MARGIN, WIDTH, Poster, PosterSeat, png
from tacora.games import GAMES
from tacora.server.invites import Pictures
from tacora.server.refusals import Refused

TOLD = re.compile(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />')


def head(device: Device, path: str, language: str = "en") -> dict[str, str]:
    """The Open Graph lines of a page."""
    page = device.request("GET", path, headers={"Accept-Language": language})
    assert page.status_code == 200
    return {name: unescape(content) for name, content in TOLD.findall(page.text)}


def picture(answer: httpx.Response) -> Image.Image:
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    drawn = Image.open(BytesIO(answer.content))
    assert (drawn.format, drawn.size) == ("PNG", (WIDTH, HEIGHT))
    return drawn


def test_a_link_says_who_invites_to_which_game_and_how_many_are_there(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--bot-pace=0") as server:
        host, stranger = Device(server.url), Device(server.url)
        code = host.create("pfbf", names='Ada "<3" & Co')
        told = head(stranger, f"/t/{code}", "de-AT, en")
        assert told["og:title"] == 'Diamant: Ada "<3" & Co lädt dich ein'
        assert told["og:description"] == "2 von 4 Plätzen sind besetzt."
        assert told["og:url"] == f"{server.url}/t/{code}"
        assert told["og:image"] == f"{server.url}/api/tables/{code}/picture.png?lang=de"
        assert "המרוץ ליהלום" in head(stranger, f"/t/{code}?lang=he", "de")["og:title"]
        assert head(stranger, "/t/abcd2345") == {}
        assert head(stranger, "/rules") == {}
        pictures = [stranger.request("GET", f"/api/tables/{code}/picture.png?lang={one}") for one in ("de", "he", "xx")]
        assert len({picture(answer).tobytes() for answer in pictures}) == 3
        assert stranger.request("GET", "/api/tables/abcd2345/picture.png").status_code == 404


def test_at_the_end_it_says_who_won(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--bot-pace=0") as server:
        noa = Device(server.url)
        code = noa.create("pb", start=True)

        async def play() -> None:
            async with noa.sit(code) as socket:
                await socket.hear_type("welcome")
                await socket.play(cautious)

        asyncio.run(play())
        told = head(noa, f"/t/{code}")
        assert told["og:title"].endswith(("has won", "have won"))
        match = read(noa.request("GET", f"/api/tables/{code}/record").content, GAMES).match
        best = max(match.game.scores(match.state))
        assert told["og:description"] == f"The best score: {best}."


def test_a_name_without_letters_is_whole_in_the_text_and_its_seat_in_the_picture(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--bot-pace=0") as server:
        host = Device(server.url)
        code = host.create("pffb", names="\N{WOMAN}\u200d\N{ROCKET}")
        assert head(host, f"/t/{code}")["og:title"] == "Diamant: \N{WOMAN}\u200d\N{ROCKET} invites you"
        drawn = picture(host.request("GET", f"/api/tables/{code}/picture.png?lang=en"))
    seats = (PosterSeat("Player 1", 0), PosterSeat("", None), PosterSeat("", None), PosterSeat("Ada", 1))
    expected = png(Poster("Diamant", "You are invited", "2 of 4 seats are taken.", seats, is_right_to_left=False))
    assert drawn.tobytes() == Image.open(BytesIO(expected)).tobytes()


def test_an_address_may_ask_for_so_many_pictures(tmp_path: Path) -> None:
    limits = ("--limit=qrs_burst=2", "--limit=qrs_per_second=0.001", "--limit=throttle_seconds=0.05")
    with serving(tmp_path / "t.db", *limits) as server:
        device = Device(server.url)
        code = device.create("pf")
        answers = [device.request("GET", f"/api/tables/{code}/picture.png").status_code for _ in range(3)]
        assert answers == [200, 200, 429]


def test_while_one_is_drawn_others_wait_and_too_many_are_refused() -> None:
    poster = Poster("Diamant", "Ada", "", (PosterSeat("Ada", 0),), is_right_to_left=False)

    async def ask() -> list[bytes | BaseException]:
        pictures = Pictures(waiting=2)
        try:
            return await asyncio.gather(*(pictures.of(poster) for _ in range(3)), return_exceptions=True)
        finally:
            pictures.close()

    first, second, third = asyncio.run(ask())
    assert first is second  # drawn once
    assert isinstance(third, Refused)
    assert third.code == "too-many"


def test_whoever_guesses_codes_learns_nothing_from_pages(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--limit=guesses_burst=2", "--limit=guesses_per_second=0.001") as server:
        host, stranger = Device(server.url), Device(server.url)
        code = host.create("pf")
        for guess in ("abcd2345", "abcd2346"):
            assert head(stranger, f"/t/{guess}") == {}
        assert head(stranger, f"/t/{code}") == {}
        assert head(host, f"/t/{code}")


def ink_at_the_start(title: str) -> bytes:
    """The first letter of a title that begins at the right."""
    drawn = Image.open(BytesIO(png(Poster("", title, "", (PosterSeat("", None),), is_right_to_left=True))))
    return drawn.convert("L").crop((WIDTH - MARGIN - 40, 160, WIDTH - MARGIN, 260)).tobytes()


def test_hebrew_begins_at_the_right_also_with_a_number_or_a_foreign_name() -> None:
    assert ink_at_the_start("3") == ink_at_the_start("3 שולחן.") != ink_at_the_start("שולחן 3")
    assert ink_at_the_start("M שולחן.") == ink_at_the_start("M")
