"""A poster of a table: what a link to it shows where links have pictures. An SVG, and the same as PNG."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

import resvg_py

WIDTH, HEIGHT = 1200, 630
MARGIN = 70
FONTS = Path(__file__).with_name("fonts")
TITLE, TEXT = "Suez One", "Rubik SemiBold"
COLOURS = ("#e88714", "#2fe0fa", "#27b7a3", "#ffcb14", "#6a5ffb", "#c8442f", "#945f99", "#fffac6")
HATS = (
    (
        "M3 76C10 64 28 62 50 62S88 56 97 60C94 76 76 84 50 86 28 88 8 86 3 76ZM24 68C23 46 26 24 35 18 42 14 "
        "46 22 50 25 55 20 60 13 67 17 76 23 77 46 76 64 62 74 38 76 24 68Z"
    ),
    ("M45 20V10H55V20ZM18 64C17 36 32 18 50 18S83 36 82 64ZM18 58C38 50 62 50 82 58L98 76C70 68 30 68 2 76Z"),
    (
        "M14 68C13 40 30 24 50 24S87 40 86 68ZM10 66H90C96 66 96 80 88 80H12C4 80 4 66 10 66ZM50 36A15 15 0 1 "
        "0 50 66 15 15 0 1 0 50 36Z"
    ),
    (
        "M50 4A14 14 0 1 0 50 32 14 14 0 1 0 50 4ZM18 68C15 42 30 26 50 26S85 42 82 68ZM18 60H82C90 60 90 84 "
        "82 84H18C10 84 10 60 18 60Z"
    ),
    (
        "M27 70C25 46 28 24 38 18 44 15 47 22 50 22S56 15 62 18C72 24 75 46 73 70ZM1 42C4 38 10 42 13 48 20 "
        "64 34 68 50 68S80 64 87 48C90 42 96 38 99 42 101 64 80 86 50 86S-1 64 1 42Z"
    ),
    (
        "M14 76C10 46 24 26 46 26 68 26 80 44 79 68ZM14 76C20 66 40 62 62 62 82 62 98 70 99 78 99 84 92 84 84 "
        "82 62 76 40 78 20 84 14 86 12 80 14 76Z"
    ),
    (
        "M18 52C18 28 32 14 50 14S82 28 82 52L86 84C87 96 72 98 69 88L64 68H36L31 88C28 98 13 96 14 84ZM34 "
        "34A16 16 0 1 0 34 66 16 16 0 1 0 34 34ZM66 34A16 16 0 1 0 66 66 16 16 0 1 0 66 34Z"
    ),
    (
        "M33 22C44 18 56 18 67 22 70 23 71 25 72 28L80 62H20L28 28C29 25 30 23 33 22ZM21 56C38 62 62 62 79 "
        "56L94 80C98 86 92 88 84 89 62 92 38 92 16 89 8 88 2 86 6 80Z"
    ),
)
"""The eight hats of the browser app in outline: the fedora first, the bucket hat last."""

MARK = """<path d="M50 3 92 26V74L50 97 8 74V26Z" fill="#2b303b"/>
<path d="M50 3 92 26 85 30 50 11 15 30V70L8 74V26Z" fill="#6a6f7a"/>
<path d="M15 70 44 24 50 28 55 23 85 70 50 89Z" fill="#a0968a"/><path d="M55 23 85 70 50 89V56L58 42Z" fill="#5f5b59"/>
<path d="M44 24 50 28 55 23 62 34 57 42 52 37 47 45 42 38 36 37Z" fill="#efe3c8"/>
<path d="M36 81.5V72C36 63 42 58 50 58S64 63 64 72V81.5L50 89Z" fill="#b4431f"/>
<path d="M41 84V73C41 67 45 63 50 63S59 67 59 73V84L50 89Z" fill="#f2a33a"/>"""

RIGHT_TO_LEFT, POP = "\u2067", "\u2069"
_LETTERS = ((0x20, 0x24F), (0x5D0, 0x5EA), (0x2010, 0x2027), (0x20AC, 0x20AC))
SMALLEST = 14
_WIDE = 0.56  # of a letter's height: how wide it is on average


class PosterSeat(NamedTuple):
    """A seat: whose it is, and at the end what it has; a free one has no hat."""

    name: str
    hat: int | None
    score: int | None = None
    is_winner: bool = False


class Poster(NamedTuple):
    """What a poster says."""

    game: str
    title: str
    text: str
    seats: tuple[PosterSeat, ...]
    is_right_to_left: bool


class Line(NamedTuple):
    """A line of text; letters become smaller where it would be wider."""

    text: str
    x: int
    y: int
    size: int
    font: str
    colour: str
    anchor: str
    width: int


def svg(poster: Poster) -> str:
    """The poster as an SVG; Hebrew runs from the right."""
    is_right_to_left = poster.is_right_to_left
    anchor = "end" if is_right_to_left else "start"
    start = WIDTH - MARGIN if is_right_to_left else MARGIN
    beside = start - 116 if is_right_to_left else start + 116
    mark = start - 92 if is_right_to_left else start
    lines = (
        Line(poster.game, beside, 112, 46, TITLE, "#efe3c8", anchor, WIDTH - 2 * MARGIN - 116),
        Line(poster.title, start, 236, 78, TITLE, "#f2a33a", anchor, WIDTH - 2 * MARGIN),
        Line(poster.text, start, 306, 38, TEXT, "#efe3c8", anchor, WIDTH - 2 * MARGIN),
    )
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">',
            '<defs><radialGradient id="fire" cx=".5" cy="1.05" r=".8"><stop offset="0" stop-color="#6b4213"/>',
            '<stop offset=".55" stop-color="#241d1a"/><stop offset="1" stop-color="#12161f"/></radialGradient></defs>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#fire)"/>',
            f'<g transform="translate({mark} 48) scale(.92)">{MARK}</g>',
            *(_text(line, is_right_to_left=is_right_to_left) for line in lines),
            *_seats(poster),
            "</svg>",
        )
    )


def png(poster: Poster) -> bytes:
    """The poster as a picture; takes tenths of a second."""
    fonts = [str(file) for file in sorted(FONTS.glob("*.ttf"))]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg(poster), font_files=fonts, skip_system_fonts=True))


def printable(name: str) -> str:
    """A name in the letters that the fonts have.

    >>> printable("Ada 👩‍🚀"), printable("דנה"), printable("日本")
    ('Ada', 'דנה', '')
    """
    return "".join(letter for letter in name if any(low <= ord(letter) <= high for low, high in _LETTERS)).strip()


def _seats(poster: Poster) -> Sequence[str]:
    count = len(poster.seats)
    step = min(230, (WIDTH - 2 * MARGIN) // max(count, 1))
    size = min(128, step - 22)
    drawn = []
    for nth, seat in enumerate(poster.seats):
        place = count - 1 - nth if poster.is_right_to_left else nth
        middle = WIDTH // 2 + int((place - (count - 1) / 2) * step)
        drawn.append(_seat(poster, seat, middle, size, step))
    return drawn


def _seat(poster: Poster, seat: PosterSeat, middle: int, size: int, step: int) -> str:
    x, y = middle - size // 2, 520 - size
    box = f'x="{x}" y="{y}" width="{size}" height="{size}" rx="{size // 5}"'
    if seat.hat is None:
        return f'<rect {box} fill="none" stroke="#7d6a4a" stroke-width="4" stroke-dasharray="12 10"/>'
    edge = "#e2b13c" if seat.is_winner else "#4a4f5a"
    hat = seat.hat % len(HATS)
    name = printable(seat.name)
    score = f"{name} {seat.score}".strip() if seat.score is not None else name
    line = Line(score, middle, 570, 30, TEXT, "#efe3c8", "middle", step - 14)
    tag = _text(line, is_right_to_left=poster.is_right_to_left)
    return (
        f'<rect {box} fill="#2b303b" stroke="{edge}" stroke-width="{8 if seat.is_winner else 3}"/>'
        f'<g transform="translate({x + size * 0.14:.1f} {y + size * 0.12:.1f}) scale({size * 0.0072:.4f})">'
        f'<path d="{HATS[hat]}" fill="{COLOURS[hat]}" stroke="#2a1f14" stroke-width="3"/></g>{tag}'
    )


def _text(line: Line, *, is_right_to_left: bool) -> str:
    size = min(line.size, max(SMALLEST, int(line.width / (max(len(line.text), 1) * _WIDE))))
    # the renderer reads every line from the left: a line of Hebrew is set apart as one that runs from the right
    text = f"{RIGHT_TO_LEFT}{line.text}{POP}" if is_right_to_left else line.text
    look = f'font-family="{line.font}" fill="{line.colour}" text-anchor="{line.anchor}"'
    return f'<text x="{line.x}" y="{line.y}" font-size="{size}" {look}>{escape(text)}</text>'
