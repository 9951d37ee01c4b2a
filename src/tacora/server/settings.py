"""What a host may set, with the defaults (docs/server.md says what each is for)."""

import os
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from tacora.core.errors import TacoraError

CLOCKS: tuple[int | None, ...] = (None, 15, 30, 60, 86_400)
GENTLE_CLOCK = 60  # what the browser proposes where people come from several devices
CHAT = (
    "hello", "good-luck", "well-played", "ouch", "one-more-card", "time-to-go", "thinking", "hurry", "thanks", "bye",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much is too much."""

    tables: int = 20_000  # open tables: lobby or playing
    connections: int = 2_000  # that are no sockets
    connections_per_address: int = 200
    head_bytes: int = 16_384  # a request's first line and headers
    headers: int = 100
    head_seconds: float = 10.0  # in which a request's head must be there
    body_seconds: float = 10.0
    idle_seconds: float = 10.0  # between two requests
    answer_seconds: float = 60.0  # in which an answer must be read
    sockets: int = 16_000
    sockets_per_address: int = 100
    sockets_per_device: int = 8
    entries: int = 20_000  # of one table's log; then only what the game needs goes on
    choice_changes: int = 20  # of one seat's decision, at one point
    chats: int = 300  # of one seat at one table
    joins: int = 300  # of one lobby: how often seats are taken
    seat_changes: int = 300  # by the hosts of one lobby
    hash_changes: int = 20  # of one device in one lobby
    openings: int = 20  # of one table, that were called off
    opening_seconds: float = 60.0  # for all devices to tell their shares
    call_off_after: float = 10.0  # seconds until the host may stop waiting for them
    away_seconds: float = (
        60.0  # in which nobody has looked at a person's seat: then a bot may play on, or another is host
    )
    spectators: int = 50  # sockets of spectators at one table
    message_bytes: int = 10_240
    choice_bytes: int = 3072  # a decision's JSON
    draft_bytes: int = 8192  # unfinished work's JSON
    drafts_per_second: float = 1.0  # a seat
    drafts_burst: int = 3
    progress_per_second: float = 1.0  # how often a table is told how far its seats are
    body_bytes: int = 16_384
    ping_seconds: float = 20.0  # without an answer, and up to half as many again, before a socket is pinged
    messages_per_second: float = 10.0  # a socket
    messages_burst: int = 40
    refusals_before_close: int = 20  # too-fast answers in a row
    frames_per_turn: int = 8  # of one socket, before others have their turn
    bytes_per_turn: int = 16_384
    requests_per_second: float = 10.0  # state-changing requests, an address
    requests_burst: int = 60
    tables_per_second: float = 0.05  # new tables, an address: it takes days to fill the house
    tables_burst: int = 60
    handshakes_per_second: float = 5.0  # of sockets, an address
    handshakes_burst: int = 120
    pages_per_second: float = 50.0  # pages and their files, an address
    pages_burst: int = 600
    reads_per_second: float = 10.0  # the list, a table, the settings, an address
    reads_burst: int = 120
    records_per_second: float = 1.0
    records_burst: int = 20
    games: int = 24  # that a device is reminded of
    games_per_second: float = 0.5  # how often an address may ask for its devices' games
    games_burst: int = 20
    qrs_per_second: float = 2.0
    qrs_burst: int = 40
    pictures_waiting: int = 20  # posters of tables that are being drawn, of all addresses
    guesses_per_second: float = 0.1  # codes of tables that are not there, an address
    guesses_burst: int = 20
    requests_at_once: int = 8  # of one address; the others wait
    requests_per_turn: int = 4  # of all addresses, that are begun before sockets have their turn
    throttle_seconds: float = 1.0  # before a request that came too fast is answered
    chats_per_second: float = 0.5  # a device at a table
    chats_burst: int = 4
    outgoing_bytes: int = 262_144  # waiting for one slow reader
    bot_processes: int = max(1, (os.cpu_count() or 1) - 1)
    bot_questions: int = 2_000  # that wait for such a process; then the stand-in decides
    bot_seconds: float = 20.0  # for one decision or review in such a process
    empty_lobby_hours: float = 24.0  # until a table that nobody but its maker has entered is forgotten


def read_limits(wishes: Iterable[str]) -> Limits:
    """Limits from texts like `tables=100`; raises TacoraError.

    >>> read_limits(["tables=100"]).tables
    100
    """
    limits = Limits()
    kinds = {field.name: type(getattr(limits, field.name)) for field in fields(limits)}
    for wish in wishes:
        name, _, number = wish.partition("=")
        name = name.strip().replace("-", "_")
        if name not in kinds:
            raise TacoraError(f"--limit: {name[:40]!a} is not one of: {', '.join(kinds)}")
        try:
            value = kinds[name](number)
        except ValueError:
            value = 0
        if not 0 < value < 1e12:
            raise TacoraError(f"--limit: {name}: must be a number above 0, not {number[:40]!a}")
        limits = replace(limits, **{name: value})
    return limits


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///tacora.db"
    origins: tuple[str, ...] = ()
    proxy: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    bot_pace: float = 1.0  # 1: like a person, 0: at once
    grace: float = 2.0  # seconds after the clock, for slow networks
    gather: float = 0.012  # seconds in which entries are collected for one commit
    keep_days: float = 30.0  # a table that nothing happened at is forgotten then
    clock_ok: bool = False  # the operator says that the system's clock is right
    metrics_token: str | None = None  # who names it may read /metrics from anywhere
    workers: int = 1  # processes that share the listening socket
    internal: str | None = None  # where workers of other machines reach this one's
    limits: Limits = Limits()
