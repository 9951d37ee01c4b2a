"""Who is still there: quiet sockets are pinged, and cut off when they stay quiet; who is answered needs no ping."""

import socket
from contextlib import closing
from pathlib import Path

from raw_client import PATIENCE, masked, shaken
from table_server import Device, serving

TEXT, PING, PONG = 0x81, 0x89, 0x8A


def heard(connection: socket.socket) -> bytes:
    """The kinds of frames that the server has sent, as far as they are here; it waits for at least one."""
    data, kinds = connection.recv(65_536), b""
    while data:
        size, begin = data[1], 2
        if size == 126:
            size, begin = int.from_bytes(data[2:4], "big"), 4
        kinds += data[:1]
        data = data[begin + size :]
    return kinds


def test_only_quiet_sockets_are_pinged_and_only_the_dead_are_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--limit=ping_seconds=1") as server:
        code = Device(server.url).create("pf")
        names = ("dead", "quiet", "talking")
        sockets = {name: shaken(server.port, code, source=f"127.0.0.{nth}")[0] for nth, name in enumerate(names, 2)}
        with closing(sockets["dead"]) as dead, closing(sockets["quiet"]) as quiet, closing(sockets["talking"]) as one:
            kinds = dict.fromkeys(names, b"")
            is_cut = False
            for connection in (dead, quiet):
                connection.settimeout(0.05)
            one.settimeout(PATIENCE)
            while not is_cut:
                one.sendall(masked(TEXT, b'{"type":"ping"}'))
                kinds["talking"] += heard(one)
                try:
                    now = heard(quiet)
                    kinds["quiet"] += now
                    if PING in now:
                        quiet.sendall(masked(PONG, b""))
                except TimeoutError:
                    pass
                try:
                    now = heard(dead)
                    kinds["dead"] += now
                    is_cut = not now
                except TimeoutError:
                    pass
                except ConnectionResetError:
                    is_cut = True
            assert kinds["dead"].count(PING) == 1
            assert PING in kinds["quiet"]
            assert PING not in kinds["talking"]
            quiet.settimeout(PATIENCE)
            while kinds["quiet"].count(PING) < 2:  # it lives on
                quiet.sendall(masked(PONG, b""))
                now = heard(quiet)
                assert now
                kinds["quiet"] += now
