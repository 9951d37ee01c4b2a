"""Who is away: nobody has looked at a person's seat for a while. Only the seat's own device has a say in that.

A seat is looked at while its device has a page open that is not behind others. Whoever closes it, loses the network or
switches the screen off is away after `away_seconds`, and back at once. Nothing of this is in the log: after a restart
everybody has the whole time again.
"""

from collections.abc import Callable

from tacora.server.hall import Hall
from tacora.server.live import Live


class Watch:
    """Notes who is away, and tells the table when somebody has become so."""

    def __init__(self, hall: Hall, tell: Callable[[Live], None]) -> None:
        self._hall = hall
        self._tell = tell

    def look(self, live: Live) -> None:
        """Take note of who is looked at, and who is away by now; whoever called tells the table."""
        table, now = live.table, self._hall.loop.time()
        patience = self._hall.settings.limits.away_seconds
        seen = {socket.device for socket in live.sockets if socket.is_seen}
        seated = () if table.phase == "over" else table.seated_devices
        live.unseen = {device: live.unseen.get(device, now) for device in seated if device not in seen}
        gone = [device for device, since in live.unseen.items() if now - since >= patience]
        live.away = frozenset(seat for device in gone for seat in table.seats_of(device))
        next_since = min((since for since in live.unseen.values() if now - since < patience), default=None)
        if next_since is not None and live.away_timer is None:
            live.away_timer = self._hall.loop.call_at(next_since + patience, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.away_timer = None
        if self._hall.holds(live):
            was = live.away
            self.look(live)
            if live.away != was:
                self._tell(live)
