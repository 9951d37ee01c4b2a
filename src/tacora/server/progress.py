"""How far seats are with their unfinished work: told to the table at most so often, and never the work itself."""

import logging
import time

from tacora.core.jsonable import JsonObject
from tacora.server import telling
from tacora.server.hall import Hall
from tacora.server.live import Live, send_all

log = logging.getLogger("tacora.server")


def known(live: Live) -> dict[str, JsonObject]:
    """What all may know of the unfinished work at this point, by seat; nothing where the game tells nothing."""
    progress, told = live.table.wire.progress, {}
    for seat, draft in sorted(live.drafts.items()):
        try:
            part = progress(draft.work)
        except Exception:
            log.exception("table %s: it could not be told how far seat %d is", live.table.code, seat)
            part = None
        if part is not None:
            told[str(seat)] = part
    return told


def frame(live: Live) -> bytes:
    """What a new socket is told; nothing where nobody has begun."""
    told = known(live)
    return telling.progress(live.table.point, told) if told else b""


class ProgressTeller:
    """Tells a table's sockets how far seats are, whenever that has changed and the last word was long enough ago."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._gap = 1 / hall.settings.limits.progress_per_second

    def note(self, live: Live) -> None:
        """Somebody has left unfinished work."""
        if live.progress_timer is None and live.sockets and self._news(live):
            wait = max(0.0, live.progress_at + self._gap - time.monotonic())
            live.progress_timer = self._hall.loop.call_later(wait, self._tell, live)

    def _news(self, live: Live) -> bytes:
        told = frame(live)
        return b"" if told == live.progress else told

    def _tell(self, live: Live) -> None:
        live.progress_timer = None
        if self._hall.holds(live) and (news := self._news(live)):
            live.progress, live.progress_at = news, time.monotonic()
            # in the order of the log: nobody hears of a point before the point itself
            self._hall.writer.after(live.news_group, lambda: send_all(live.sockets, news))
