"""Tables of four people of whom two vanish for good, one of them the host, each at a moment of their own.

Whoever is left does what a person can do: starts with whoever is here, lets a bot play on for a seat, or just waits
where there is a clock. Some go away for a while and come back; whoever is too slow at the opening takes another seat.
A table that does not end is stuck.

python tests/vanishing_games.py --games 200
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dungeon_tables import decision
from table_server import Device, Socket, new_id, serving
from tacora.core.jsonable import Json
from tacora.server.wire import WIRES

PEOPLE = 4
LOBBY, OPENING = -2, -1
"""Moments to vanish, before the points of a match."""
CLOCKS = {"diamant": 15, "dungeon": 30}
LIMITS = (
    "away_seconds=0.25", "opening_seconds=1", "requests_burst=100000", "tables_burst=100000",
    "messages_burst=1000", "handshakes_burst=100000",
    "sockets_per_address=10000", "bot_processes=1",
)  # fmt: skip
STUCK = 240.0  # seconds without an end


@dataclass
class Evening:
    """One table: who vanishes when, and what the others do about it."""

    number: int
    game: str
    clock: int | None
    only_waits: bool  # those present leave everything to the clock
    moments: dict[int, int]  # by person
    wanderer: int | None = None  # who goes away for a while
    told_away: int = 0
    stood_in: int = 0
    returned: int = 0
    sat_down_again: int = 0
    hosts: set[int] = field(default_factory=set)
    alive: set[int] = field(default_factory=lambda: set(range(PEOPLE)))
    seen: dict[int, str] = field(default_factory=dict)  # what each saw last
    is_over: bool = False


def plan(number: int, game: str, *, may_only_wait: bool = True) -> Evening:
    """A table of its own for every number."""
    source = random.Random(f"vanish/{game}/{number}")
    clock = source.choice((None, CLOCKS[game]))
    others = source.sample(range(1, PEOPLE), PEOPLE - 1)
    moments = {person: source.choice((*[LOBBY] * 4, *[OPENING] * 3, *range(0, 40, 4))) for person in (0, others[0])}
    only_waits = may_only_wait and clock is not None and game == "diamant" and source.random() < 0.5
    return Evening(number, game, clock, only_waits, moments, others[1] if source.random() < 0.5 else None)


class Guest:
    """A person at such a table."""

    def __init__(self, evening: Evening, number: int, device: Device, code: str) -> None:
        self.evening = evening
        self.number = number
        self.device = device
        self.code = code
        self.source = random.Random(f"{evening.number}/{number}")
        self.wanders_at = self.source.randrange(1, 20) if number == evening.wanderer else None
        self.asked: set[object] = set()

    async def come(self) -> None:
        """Stay to the end, or vanish; whoever wanders off comes back."""
        while not await self._stay():
            await asyncio.sleep(0.6)

    async def _stay(self) -> bool:
        async with self.device.sit(self.code, ping_interval=None) as socket:
            while True:
                await socket.hear()
                point = socket.view["point"] if socket.view else None
                kinds = [(seat["kind"], seat["present"]) for seat in socket.lobby["seats"]]
                self.evening.seen[self.number] = f"{socket.lobby['phase']}, {point}, {socket.you} of {kinds}"
                if self._is_time_to_go(socket):
                    self.evening.alive.discard(self.number)
                    socket.connection.transport.abort()
                    return True
                if self._wanders_off(socket):
                    return False
                if not socket.you and socket.lobby["phase"] == "lobby":  # too slow at the opening: a seat is free
                    await asyncio.to_thread(self._sit_down_again)
                    return False
                if socket.lobby["phase"] == "over":
                    self.evening.is_over = True
                    return True
                await self._act(socket)

    def _sit_down_again(self) -> None:
        self.evening.sat_down_again += 1
        player = {"name": f"P{self.number}", "hat": 0}
        answer = self.device.request(
            "POST", f"/api/tables/{self.code}/seats", json={"players": [player], "id": new_id()}
        )
        assert answer.status_code in (201, 409), answer.text  # or the others have just begun

    def _is_time_to_go(self, socket: Socket) -> bool:
        moment = self.evening.moments.get(self.number)
        if moment is None:
            return False
        if socket.lobby["phase"] == "lobby":
            return moment == LOBBY or (moment == OPENING and socket.lobby["opening"])
        return socket.view is not None and socket.point >= moment

    def _wanders_off(self, socket: Socket) -> bool:
        if self.wanders_at is None or socket.view is None or socket.point < self.wanders_at:
            return False
        self.wanders_at = None
        return True

    async def _act(self, socket: Socket) -> None:
        lobby = socket.lobby
        if not socket.you:  # the host has started without this one
            self.evening.alive.discard(self.number)
        if lobby["phase"] == "lobby":
            await socket.shuffle()
            await self._host(socket)
            return
        for seat in socket.you:
            if lobby["seats"][seat]["absent"]:
                if self._is_new("return", seat, socket.seq):
                    await self._send(socket, "return", seat=seat)
            elif seat in pending(socket) and self._is_new("decide", seat, socket.point):
                self.evening.returned += ("return", seat) in {one[:2] for one in self.asked if isinstance(one, tuple)}
                await self._send(socket, "decide", seat=seat, point=socket.point, choice=self._choice(socket, seat))
        for seat, told in enumerate(lobby["seats"]):
            if told["away"] and not told["absent"] and told["kind"] == "person":
                self.evening.told_away += 1
                if not self.evening.only_waits and self._is_new("stand-in", seat, socket.seq):
                    self.evening.stood_in += 1
                    await self._send(socket, "stand-in", seat=seat)

    async def _host(self, socket: Socket) -> None:
        """Whoever is host starts with those who are here, once all who have not vanished are."""
        lobby = socket.lobby
        is_host = lobby["host"] in socket.you
        here = sum(seat["kind"] == "person" and seat["present"] for seat in lobby["seats"])
        is_ready = here >= len(self.evening.alive) and not lobby["opening"]
        if is_host and is_ready and self._is_new("start", socket.seq):
            self.evening.hosts.add(self.number)
            await self._send(socket, "start", here=True)

    def _is_new(self, *what: object) -> bool:
        is_new = what not in self.asked
        self.asked.add(what)
        return is_new

    async def _send(self, socket: Socket, kind: str, **fields: Any) -> None:
        await socket.send(type=kind, id=f"v{next(socket.ids)}", **fields)

    def _choice(self, socket: Socket, seat: int) -> Json:
        assert socket.view is not None
        if self.evening.game == "dungeon":
            return decision(socket.view, seat, self.source)
        return "continue" if self.source.random() < 0.8 else "return"


def pending(socket: Socket) -> Sequence[int]:
    """The seats that owe a decision."""
    view = socket.view or {}
    if "pending" in view:
        return list(view["pending"])
    return view["in_cave"] if view.get("phase") == "decide" else []


async def spend(url: str, evening: Evening) -> None:
    """Play the table to its end; raises TimeoutError where it is stuck."""
    devices = [Device(url) for _ in range(PEOPLE)]
    code = await asyncio.to_thread(
        devices[0].create, "pfff", game=evening.game, bot=WIRES[evening.game].stand_in, clock=evening.clock
    )
    for number, device in enumerate(devices[1:], 1):
        await asyncio.to_thread(device.join, code, f"P{number}")
    guests = [Guest(evening, number, device, code) for number, device in enumerate(devices)]
    async with asyncio.timeout(STUCK):
        await asyncio.gather(*(guest.come() for guest in guests))


async def spend_all(url: str, evenings: Sequence[Evening], at_once: int) -> None:
    """Play many tables; raises AssertionError for the first that is stuck."""
    room = asyncio.Semaphore(at_once)

    async def one(evening: Evening) -> None:
        async with room:
            try:
                await spend(url, evening)
            except TimeoutError:
                raise AssertionError(f"stuck: {evening}") from None
            assert evening.is_over, evening

    await asyncio.gather(*map(one, evenings))


def report(evenings: Sequence[Evening]) -> str:
    """What happened, in a line."""
    kinds = Counter((evening.game, "clock" if evening.clock else "no clock") for evening in evenings)
    names = ", ".join(f"{count} of {game} with {clock}" for (game, clock), count in sorted(kinds.items()))
    other_hosts = sum(len(one.hosts) > 1 or 0 not in one.hosts for one in evenings)
    return (
        f"{len(evenings)} tables ({names}), none stuck; {other_hosts}"
        f" with another host than the first; {sum(one.stood_in > 0 for one in evenings)} where a bot was let play on,"
        f" {sum(one.only_waits for one in evenings)} left to the clock,"
        f" {sum(one.returned > 0 for one in evenings)} where somebody came back to a seat that a bot had played,"
        f" {sum(one.sat_down_again > 0 for one in evenings)} where somebody was slow at the opening and sat down anew"
    )


def main() -> None:
    """The long run: one table in five is of Dungeon."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--at-once", type=int, default=16)
    asked = options.parse_args()
    began = time.monotonic()
    evenings = [plan(number, "dungeon" if number % 5 == 4 else "diamant") for number in range(asked.games)]
    with tempfile.TemporaryDirectory() as directory:
        limits = [f"--limit={limit}" for limit in LIMITS]
        with serving(Path(directory) / "t.db", "--bot-pace=0", *limits) as server:
            asyncio.run(spend_all(server.url, evenings, asked.at_once))
    print(f"{report(evenings)}, in {time.monotonic() - began:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
