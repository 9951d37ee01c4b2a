"""Tables in memory, for tests of the fold: made and played entry by entry, without a server."""

import random
from collections.abc import Sequence
from typing import Any

from tacora.core.jsonable import Json, JsonObject
from tacora.server.entries import Act, Chose, Created, Entry, PlaceSpec, Seated, Started
from tacora.server.news import News
from tacora.server.table import Table, fold
from tacora.server.wire import WIRES

SHARE = "11" * 16


class Log:
    """A table and the log that made it."""

    def __init__(
        self,
        options: JsonObject,
        devices: Sequence[int],
        *,
        clock: int | None = None,
        seed: str,
        game: str = "diamant",
        names: Sequence[str] = (),
        odds: bool = True,
    ) -> None:
        """A started table: `devices[seat]` is the device that a seat belongs to, -1 for a bot."""
        wire = WIRES[game]

        def name(seat: int, letter: str) -> str:
            return names[seat] if seat < len(names) else f"{letter}{seat}"

        places = [
            PlaceSpec("bot", name(seat, "B"), seat, wire.stand_in) if device < 0
            else PlaceSpec("person", name(seat, "P"), seat) if device == 0
            else PlaceSpec("free")
            for seat, device in enumerate(devices)
        ]  # fmt: skip
        created = Created(game, options, places, clock, False, odds, seed, SHARE, wire.game.rules)
        self.entries = [Entry(1, 1000, created)]
        self.table = Table("abcdef", created, 1000)
        for device in range(1, max(devices) + 1):
            mine = [seat for seat, one in enumerate(devices) if one == device]
            self.add(Seated({seat: PlaceSpec("person", name(seat, "P"), seat) for seat in mine}, SHARE))
        self.add(Started())

    @classmethod
    def again(cls, log: "Log") -> "Log":
        """The same log, folded anew."""
        twin = cls.__new__(cls)
        twin.entries, twin.table = list(log.entries), fold("abcdef", log.entries)
        return twin

    def add(self, act: Act, *, at: int = 0, **whose: Any) -> list[News]:
        """One more entry."""
        entry = Entry(self.table.number + 1, at or self.table.at + 10, act, **whose)
        self.entries.append(entry)
        return self.table.apply(entry)

    def choose(self, seat: int, choice: Json) -> list[News]:
        """A seat chooses."""
        return self.add(Chose(seat, self.table.point, choice))


def random_table(source: random.Random, *, hidden: bool | None = None) -> Log:
    """A table of any edition and number of seats, some of them on one device."""
    edition = source.choice(("2017", "2024", "international"))
    options: JsonObject = {
        "edition": edition,
        "relics": edition == "2017" or source.random() < 0.5,
        "hidden_chests": source.random() < 0.5 if hidden is None else hidden,
    }
    devices = [0]
    for _ in range(source.randint(0, 6)):
        devices.append(source.choice((-1, source.randint(0, max(devices)), max(devices) + 1)))
    return Log(options, devices, seed=source.randbytes(32).hex())
