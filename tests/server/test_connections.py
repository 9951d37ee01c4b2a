"""What one connection and one address may do: every bound is answered with its refusal, and ends the connection."""

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from raw_client import asked, dial, refusal, said, shaken, upgrade
from table_server import Device, ServerProcess, serving

HERE, THERE, PROXY = "127.0.0.1", "127.0.0.2", "127.0.0.250"
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(
        tmp_path_factory.mktemp("connections") / "t.db", f"--proxy={PROXY}", "--limit=head_seconds=0.4",
        "--limit=body_seconds=0.4", "--limit=idle_seconds=0.4", "--limit=throttle_seconds=0.1", "--limit=headers=50",
        "--limit=head_bytes=8000", "--limit=body_bytes=2000",
    ) as server:  # fmt: skip
        yield server


def post(port: int, body: bytes, *headers: bytes) -> bytes:
    lines = (b"POST /api/tables HTTP/1.1", b"Host: localhost", b"Origin: http://localhost:%d" % port, *headers)
    return b"\r\n".join((*lines, b"", body))


def test_a_head_is_bounded(server: ServerProcess) -> None:
    heads = (
        b"GET /" + b"x" * 20_000,  # an endless address
        GET + b"X: " + b"x" * 20_000,
        GET + b"".join(b"%d: x\r\n" % number for number in range(2000)),
        GET + b"".join(b"X%d: x\r\n" % number for number in range(60)) + b"\r\n",
        upgrade(server.port, "abcd2345")[:-2] + b"Cookie: " + b"x" * 9000 + b"\r\n\r\n",
    )
    for head in heads:
        assert refusal(asked(server.port, head)) == (431, "head-too-large")
    almost = GET + b"Connection: close\r\nX: "
    almost += b"x" * (8000 - len(almost) - 4) + b"\r\n\r\n"
    assert asked(server.port, almost).startswith(b"HTTP/1.1 200")
    assert refusal(asked(server.port, almost.replace(b"X: ", b"XX: "))) == (431, "head-too-large")


def test_the_second_head_of_a_connection_is_bounded_too(server: ServerProcess) -> None:
    with closing(dial(server.port)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        heard = b""
        while not heard.endswith(b"}"):
            heard += connection.recv(65_536)
        connection.sendall(GET + b"X: " + b"x" * 20_000)
        assert refusal(said(connection)) == (431, "head-too-large")


def test_half_a_request_is_not_waited_for(server: ServerProcess) -> None:
    part = post(server.port, b"1\r\n{\r\n", b"Transfer-Encoding: chunked")
    for half in (GET, post(server.port, b"{", b"Content-Length: 100"), part):
        assert refusal(asked(server.port, half)) == (408, "too-slow")
    assert asked(server.port, b"") == b""  # nothing was asked
    answer = asked(server.port, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")  # kept alive, but not for ever
    assert answer.startswith(b"HTTP/1.1 200")


def test_a_byte_now_and_then_does_not_help(server: ServerProcess) -> None:
    with closing(dial(server.port)) as connection:
        is_over = threading.Event()

        def drip() -> None:
            connection.sendall(GET)
            while not is_over.wait(0.05):
                try:
                    connection.sendall(b"X: y\r\n")
                except OSError:
                    return

        dripping = threading.Thread(target=drip)
        dripping.start()
        heard = said(connection)
        is_over.set()
        dripping.join()
    assert refusal(heard) == (408, "too-slow")


def test_a_body_is_bounded(server: ServerProcess) -> None:
    big = b'{"name": "' + b"x" * 3000 + b'"}'
    tiny = b"".join(b"1\r\nx\r\n" for _ in range(2100))
    vain = b"1;" + b"x" * 30_000
    for request in (
        post(server.port, big, b"Content-Length: %d" % len(big)),
        post(server.port, b"", b"Content-Length: 99999999999999"),
        post(server.port, tiny, b"Transfer-Encoding: chunked"),
        post(server.port, vain, b"Transfer-Encoding: chunked"),
        GET + b"Content-Length: 3000\r\n\r\n" + big,
    ):
        assert refusal(asked(server.port, request)) == (413, "too-large")


def test_a_request_is_judged_when_it_is_there_as_a_whole(server: ServerProcess) -> None:
    half = post(server.port, b"{", b"Content-Length: 2").replace(b"http://localhost", b"http://evil")
    assert refusal(asked(server.port, half)) == (408, "too-slow")
    assert refusal(asked(server.port, half.replace(b"Host", b"Connection: close\r\nHost") + b"}")) == (
        403,
        "foreign-origin",
    )


def test_half_a_body_keeps_nobody_waiting(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--limit=requests_at_once=2") as server, ExitStack() as open_:
        halves = [open_.enter_context(closing(dial(server.port))) for _ in range(5)]
        for half in halves:
            half.sendall(post(server.port, b"{", b"Content-Length: 2", b"Connection: close"))
        heard = asked(server.port, GET + b"Connection: close\r\n\r\n")
        assert heard.startswith(b"HTTP/1.1 200")
        for half in halves:  # which nobody has refused meanwhile
            half.sendall(b"}")
            assert refusal(said(half)) == (422, "bad-message")


def test_whoever_asks_before_sending_a_body_is_told_to_go_on(server: ServerProcess) -> None:
    with closing(dial(server.port)) as connection:
        connection.sendall(post(server.port, b"", b"Content-Length: 2", b"Expect: 100-continue", b"Connection: close"))
        told = connection.recv(100)
        assert told == b"HTTP/1.1 100 Continue\r\n\r\n"
        connection.sendall(b"{}")
        assert refusal(said(connection)) == (422, "bad-message")


def test_requests_are_answered_one_after_the_other(server: ServerProcess) -> None:
    heard = asked(server.port, (GET + b"\r\n") * 500)
    assert heard.count(b"HTTP/1.1 200") == 1
    assert b"connection: close" in heard


@pytest.mark.parametrize(
    "request_", [
        b"GET / HTTP/1.1\r\nHost: [\r\n\r\n", b"hello\r\n\r\n", b"GET /%00%ff HTTP/9.9\r\n\r\n",
        b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\x16\x03\x01\x02\x00",
        b"GET http://x HTTP/1.1\r\nHost: localhost\r\n\r\n", b"POST / HTTP/1.1\r\nContent-Length: \xb2\r\n\r\n",
    ],
)  # fmt: skip
def test_what_is_no_request_of_ours(server: ServerProcess, request_: bytes) -> None:
    assert refusal(asked(server.port, request_)) == (400, "bad-request")


@pytest.mark.parametrize("target", ["//[", "/api/tables/[/socket", "/api/tables/abc/socket/x", "/", "*", "//[?since=x"])
def test_handshakes_at_strange_addresses(server: ServerProcess, target: str) -> None:
    request = upgrade(server.port, "x").replace(b"/api/tables/x/socket", target.encode())
    assert refusal(asked(server.port, request)) == (404, "no-such-table")


def test_handshakes_that_are_none(server: ServerProcess) -> None:
    good = upgrade(server.port, "abcd2345")
    for wrong, status in (
        (good.replace(b"GET", b"POST", 1), b"405"), (good.replace(b"Version: 13", b"Version: 12"), b"400"),
        (good.replace(b"AAAAAAAAAAAAAAAAAAAAAA==", b"AA"), b"400"), (good.replace(b"websocket", b"h2c"), b"404"),
        (good.replace(b"Origin: http://localhost", b"Origin: http://evil"), b"403"),
    ):  # fmt: skip
        assert asked(server.port, wrong).startswith(b"HTTP/1.1 " + status), wrong


def test_strange_pages(server: ServerProcess) -> None:
    for name in ("x" * 300 + ".js", "a/" * 300 + "b.js", "%F0%9F%92%8E" * 60 + ".js", "%ff.js", "..%2f..%2fx.py"):
        answer = asked(server.port, f"GET /assets/{name} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 404")
    assert asked(server.port, b"GET //[ HTTP/1.1\r\nHost: localhost\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "t.db", f"--proxy={PROXY}", "--limit=connections_per_address=3") as server,
        ExitStack() as open_,
    ):
        for _ in range(3):
            open_.enter_context(closing(dial(server.port, HERE)))
        assert refusal(asked(server.port, b"", HERE)) == (429, "too-fast")
        assert asked(server.port, GET + b"Connection: close\r\n\r\n", THERE).startswith(b"HTTP/1.1 200")  # another's
        for _ in range(5):  # a proxy carries everybody
            open_.enter_context(closing(dial(server.port, PROXY)))
        assert asked(server.port, GET + b"Connection: close\r\n\r\n", PROXY).startswith(b"HTTP/1.1 200")
        open_.close()  # what is closed counts no more
        assert asked(server.port, GET + b"Connection: close\r\n\r\n", HERE).startswith(b"HTTP/1.1 200")


def test_the_longest_idle_connection_makes_room(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--limit=connections=3") as server, ExitStack() as open_:
        crowd = [open_.enter_context(closing(dial(server.port))) for _ in range(4)]
        assert said(crowd[0]) == b""
        assert asked(server.port, GET + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_whoever_sends_half_a_body_makes_room(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--limit=connections=3") as server, ExitStack() as open_:
        crowd = [open_.enter_context(closing(dial(server.port))) for _ in range(3)]
        for connection in crowd:
            connection.sendall(post(server.port, b"half", b"Content-Length: 1000", b"Expect: 100-continue"))
            assert connection.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"  # the head is read
        assert asked(server.port, GET + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200")
        assert said(crowd[0]) == b""


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with serving(
        tmp_path / "t.db", f"--proxy={PROXY}", "--limit=sockets_per_address=2", "--limit=sockets=4",
        "--limit=sockets_per_device=9",
    ) as server, ExitStack() as open_:  # fmt: skip
        code = Device(server.url).create("pb")

        def knock(source: str, *headers: str) -> int:
            connection, status = shaken(server.port, code, *headers, source=source)
            open_.enter_context(closing(connection))
            return status

        assert [knock(HERE), knock(HERE), knock(HERE)] == [101, 101, 503]
        # behind the proxy, the address that it names counts
        named = "X-Forwarded-For: 198.51.100.1"
        assert [knock(PROXY, named), knock(PROXY, named), knock(PROXY, named)] == [101, 101, 503]
        assert knock(PROXY, "X-Forwarded-For: 198.51.100.2") == 503  # all sockets are taken
    with (
        serving(tmp_path / "t.db", f"--proxy={PROXY}", "--limit=sockets_per_address=1") as server,
        ExitStack() as open_,
    ):
        assert [knock(PROXY, f"X-Forwarded-For: 2001:db8::{n}") for n in (1, 2)] == [101, 503]  # one /64
        assert knock(PROXY, "X-Forwarded-For: 2001:db8:0:1::1") == 101
        assert [knock(THERE, named), knock(THERE, "X-Forwarded-For: 198.51.100.7")] == [101, 503]  # not believed


def test_an_address_may_ask_so_often(tmp_path: Path) -> None:
    kinds = ("handshakes", "pages", "reads", "records", "qrs", "requests", "tables")
    limits = [f"--limit={kind}_{what}" for kind in kinds for what in ("burst=2", "per_second=0.001")]
    with serving(tmp_path / "t.db", f"--proxy={PROXY}", "--limit=throttle_seconds=0.05", *limits) as server:
        port, code = server.port, Device(server.url).create("pb")
        paths = ("/", "/api/tables", f"/api/tables/{code}/record", f"/api/tables/{code}/qr.svg")
        body = {"game": "diamant", "seats": [{"kind": "person"}], "players": [{"name": "A"}]}
        wish = json.dumps(body).encode()
        size = b"Content-Length: %d" % len(wish)
        requests = [f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode() for path in paths] + [
            upgrade(port, "abcd2345", origin="http://evil.example"),
            (made := post(port, wish, b"Connection: close", b"Content-Type: application/json", size)),
            made.replace(b"/api/tables", f"/api/tables/{code}/seats".encode()),
        ]
        for request in requests:
            answers = [asked(port, request, THERE) for _ in range(3)]
            assert [b" 429 " in answer[:20] for answer in answers] == [False, False, True], request
            assert refusal(answers[-1]) == (429, "too-fast")
            assert b"retry-after" in answers[-1]
            assert b" 429 " not in asked(port, request, "127.0.0.3")[:20]  # another's
        # the proxy names who asks; a stranger cannot name somebody else
        for name, is_refused in (("192.0.2.1", False), ("192.0.2.1", False), ("192.0.2.1", True), ("192.0.2.2", False)):
            request = requests[0].replace(b"Host", f"X-Forwarded-For: {name}\r\nHost".encode())
            assert (b" 429 " in asked(port, request, PROXY)[:20]) is is_refused
            assert b" 429 " in asked(port, request, THERE)[:20]


def test_codes_are_not_to_be_guessed(tmp_path: Path) -> None:
    with serving(
        tmp_path / "t.db", f"--proxy={PROXY}", "--limit=guesses_burst=3", "--limit=guesses_per_second=0.001"
    ) as server:
        device = Device(server.url)
        code = device.create("pb")

        def get(code: str, *headers: str, source: str = HERE, what: str = "") -> int:
            lines = (f"GET /api/tables/{code}{what} HTTP/1.1", "Host: localhost", "Connection: close", *headers)
            return int(asked(server.port, "\r\n".join((*lines, "", "")).encode(), source).split(b" ")[1])

        cookie = "Cookie: " + "; ".join(f"{one.name}={one.value}" for one in device.cookies.jar)
        assert [get(code), get("abcd2345"), get("abcd2345", what="/qr.svg")] == [200, 404, 404]
        assert [get(code), get("abcd2345", what="/record")] == [200, 404]
        # whether a table is there can no longer be told
        assert [get(code), get("abcd2345"), get(code, what="/qr.svg"), get("abcd2345", what="/qr.svg")] == [429] * 4
        for knocked in (code, "abcd2345"):
            connection, status = shaken(server.port, knocked)
            with closing(connection):
                assert (status, said(connection)[:4]) == (101, b"\x88\x02\x03\xf0")  # closed with 1008
        assert get(code, cookie) == 200  # whoever sits there finds the table
        connection, _ = shaken(server.port, code, cookie)
        with closing(connection):
            assert connection.recv(1) == b"\x81"
        assert get(code, source=THERE) == 200
