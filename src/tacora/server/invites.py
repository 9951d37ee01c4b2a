"""What a link to a table says of it where links are shown with a title, a text and a picture.

All of it is public: whoever has the link sees as much in the lobby, and at the end on the score sheet.
"""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from html import escape

from tacora.drawing.poster import HEIGHT, WIDTH, Poster, PosterSeat, png, printable
from tacora.i18n import LANGUAGES, Words
from tacora.server.finding import Found
from tacora.server.refusals import Refused

KEPT = 300  # pictures, of about 60 kB each
LOCALES = {"en": "en_GB", "de": "de_DE", "he": "he_IL"}
OLDER = {"iw": "he"}
_WISH = re.compile(r"([a-zA-Z]{2})[^,;]*")


def language_of(wish: str | None, accepted: str) -> str:
    """The language that a link asks for, else the first of ours that the browser reads, else English.

    >>> language_of(None, "fr;q=0.9, de-AT, en"), language_of("he", "de"), language_of("xx", "")
    ('de', 'he', 'en')
    """
    wishes = ([wish] if wish else []) + [found[1] for found in _WISH.finditer(accepted)]
    for found in map(str.lower, wishes):
        language = OLDER.get(found, found)
        if language in LANGUAGES:
            return language
    return "en"


def poster_of(found: Found, language: str, *, is_picture: bool) -> Poster:
    """What is told of a table: who invites, which game it is, and how many are there; at the end, how it ended.

    A picture has the letters of its fonts; whoever has a name without any of them is called by the seat.
    """
    words, told, table = Words(language), found.told, found.live.table
    game = _title(words, told.game)

    def own_name(seat: int) -> str:
        return printable(told.seats[seat].name) if is_picture else told.seats[seat].name

    def name(seat: int) -> str:
        return own_name(seat) or words("invite-seat", number=seat + 1)

    taken = [nth for nth, seat in enumerate(told.seats) if seat.kind != "free"]
    seats = tuple(
        PosterSeat(name(nth), seat.hat) if nth in taken else PosterSeat("", None) for nth, seat in enumerate(told.seats)
    )
    if told.phase == "over" and table.match is not None:
        state = table.match.state
        scores, winners = table.game.scores(state), table.game.winners(state)
        seats = tuple(seat._replace(score=scores[nth], is_winner=nth in winners) for nth, seat in enumerate(seats))
        names = [name(seat) for seat in winners]
        title = words("invite-won", count=len(names), names=words.listed(names)) if names else game
        return Poster(game, title, words("invite-over", points=max(scores, default=0)), seats, words.is_right_to_left)
    title = words("invite-open")
    if told.host is not None:
        host = own_name(told.host)
        title = words("invite-title", name=host) if host else words("invite-nameless")
    is_lobby = told.phase == "lobby"
    text = words("invite-here", here=len(taken), seats=len(seats)) if is_lobby else words("invite-playing")
    return Poster(game, title, text, seats, words.is_right_to_left)


def _title(words: Words, game: str) -> str:
    try:
        return words(f"invite-game-{game}")
    except LookupError:
        return game  # a game of another package, which has no words here


def head_of(poster: Poster, link: str, language: str) -> str:
    """The lines of a page's head that tell others what the link leads to."""
    picture = f"{link.replace('/t/', '/api/tables/', 1)}/picture.png?lang={language}"
    told = {
        "og:type": "website",
        "og:site_name": "Tacora",
        "og:locale": LOCALES[language],
        "og:url": link,
        "og:title": f"{poster.game}: {poster.title}",
        "og:description": poster.text,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{poster.title}. {poster.text}",
    }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in told.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image" />', ""])


class Pictures:
    """Draws posters beside the event loop, one at a time, and keeps the latest; the same poster is drawn once."""

    def __init__(self, waiting: int) -> None:
        self._most_waiting = waiting
        self._waiting = 0
        self._painter = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._drawn = lru_cache(maxsize=KEPT)(png)

    async def of(self, poster: Poster) -> bytes:
        """The poster as PNG; raises Refused while too many wait for theirs."""
        if self._waiting >= self._most_waiting:
            raise Refused("too-many", "too many pictures are being drawn: try again soon")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._painter, self._drawn, poster)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Draw nothing more."""
        self._painter.shutdown(wait=False, cancel_futures=True)
