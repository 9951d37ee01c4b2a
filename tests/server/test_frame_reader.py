"""The frame reader hears what the `websockets` library hears, and closes with the same code, whatever is sent."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tacora.server import frames
from tacora.server.frames import BadFrame, FrameReader

MOST = 300
NEVER_REACHED = 1 << 20
CLOSED = 0
Heard = list[tuple[int, bytes] | int]


def framed(first: int, data: bytes, *, is_masked: bool = True) -> bytes:
    """A frame with any first byte, its length in as few bytes as possible."""
    size, flag, key = len(data), 0x80 if is_masked else 0, b"\x12\x34\x56\x78"
    if size < 126:
        head = bytes((first, flag | size))
    elif size < 65_536:
        head = bytes((first, flag | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, flag | 127)) + size.to_bytes(8, "big")
    body = bytes(byte ^ key[place % 4] for place, byte in enumerate(data)) if is_masked else data
    return head + (key if is_masked else b"") + body


def pieces(stream: bytes, cuts: list[int]) -> Iterator[bytes]:
    """The stream, cut at these places."""
    places = sorted({cut % (len(stream) + 1) for cut in cuts} | {0, len(stream)})
    for begin, end in pairwise(places):
        yield stream[begin:end]


def ours(stream: bytes, cuts: list[int], most: int = MOST) -> Heard:
    """What our reader hears, and the code that it closes with."""
    reader, heard = FrameReader(most), Heard()
    for piece in pieces(stream, cuts):
        text = reader.whole_text(piece)
        if text is not None:
            heard.append((frames.TEXT, text))
            continue
        reader.receive(piece)
        try:
            while (frame := reader.next_frame()) is not None:
                if frame[0] == frames.CLOSE:
                    frames.close_code(frame[1])
                    return [*heard, CLOSED]
                if frame[0] != frames.PART:
                    heard.append(frame)
        except BadFrame as bad:
            return [*heard, bad.code]
    return heard


def theirs(stream: bytes, cuts: list[int], most: int = MOST) -> Heard:
    """What the library hears, and the code that it closes with."""
    protocol, heard = ServerProtocol(state=OPEN, max_size=most), Heard()
    kind, parts = 0, b""
    for piece in pieces(stream, cuts):
        protocol.receive_data(piece)
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            if event.opcode is Opcode.CLOSE:
                return [*heard, CLOSED]
            if event.opcode in (Opcode.PING, Opcode.PONG):
                heard.append((int(event.opcode), bytes(event.data)))
                continue
            kind, parts = kind or int(event.opcode), parts + bytes(event.data)
            if event.fin:
                heard.append((kind, parts))
                kind, parts = 0, b""
        if str(protocol.parser_exc) == "incomplete fragmented message":  # a close is welcome there: RFC 6455, 5.4
            return [*heard, CLOSED]
        if protocol.close_sent is not None:
            return [*heard, int(protocol.close_sent.code)]
    return heard


CLOSES = st.one_of(
    st.just(b""), st.binary(max_size=130), st.builds(
        lambda code, reason: code.to_bytes(2, "big") + reason, st.integers(990, 5010), st.binary(max_size=6)
    ),
)  # fmt: skip
GOOD = st.builds(
    lambda opcode, data: framed(0x80 | opcode, data), st.sampled_from([1, 2, 9, 10]), st.binary(max_size=125)
)
PARTS = st.builds(framed, st.sampled_from([0x01, 0x02, 0x00, 0x80]), st.binary(max_size=140))
LONG = st.builds(
    lambda first, size: framed(first, b"x" * size), st.sampled_from([0x81, 0x01, 0x00]), st.integers(120, 310)
)
CLOSING = st.builds(lambda data: framed(0x88, data), CLOSES)
ANY = st.builds(
    lambda first, data, is_masked: framed(first, data, is_masked=is_masked),
    st.integers(0, 255), st.binary(max_size=130), st.booleans(),
)  # fmt: skip
STREAMS = st.lists(st.one_of(GOOD, GOOD, PARTS, PARTS, LONG, CLOSING, ANY), max_size=8).map(b"".join)
WHOLE = st.builds(lambda opcode, data: framed(0x80 | opcode, data), st.sampled_from([1, 2]), st.binary(max_size=125))
MESSAGES = st.lists(st.one_of(WHOLE, PARTS, PARTS, LONG), max_size=8).map(b"".join)
"""Without pings and the like: those between the parts of a message the library counts as if they belonged to it."""
CUTS = st.lists(st.integers(0, 3000), max_size=12)


@settings(max_examples=500)
@given(STREAMS, CUTS)
def test_the_library_hears_the_same(stream: bytes, cuts: list[int]) -> None:
    assert ours(stream, cuts, NEVER_REACHED) == theirs(stream, cuts, NEVER_REACHED)


@settings(max_examples=500)
@given(MESSAGES, CUTS)
def test_the_library_finds_the_same_messages_too_long(stream: bytes, cuts: list[int]) -> None:
    assert ours(stream, cuts) == theirs(stream, cuts)


def test_what_comes_between_the_parts_of_a_message_does_not_make_it_longer() -> None:
    parts = framed(0x01, b"x" * 120) + framed(0x00, b"x" * 174)
    assert ours(parts + framed(0x89, b"1234567") + framed(0x80, b""), []) == [
        (frames.PING, b"1234567"), (frames.TEXT, b"x" * 294),
    ]  # fmt: skip
    assert ours(parts + framed(0x88, bytes(7)), []) == [1002]


def test_each_rule_of_the_rfc_breaks_the_connection() -> None:
    long_size = framed(0x81, b"x" * 70_000)
    for stream, code in (
        (framed(0xC1, b"x"), 1002), (framed(0xA1, b"x"), 1002), (framed(0x91, b"x"), 1002),  # reserved bits
        (framed(0x83, b""), 1002), (framed(0x8B, b""), 1002),  # unknown opcodes
        (framed(0x81, b"x", is_masked=False), 1002),
        (framed(0x09, b""), 1002), (framed(0x89, b"x" * 126), 1002),  # control frames
        (framed(0x80, b"x"), 1002), (framed(0x01, b"x") + framed(0x81, b"y"), 1002),  # parts
        (framed(0x88, b"x"), 1002), (framed(0x88, (1005).to_bytes(2, "big")), 1002),
        (framed(0x88, (1000).to_bytes(2, "big") + b"\xff"), 1007),
        (framed(0x81, b"x" * (MOST + 1)), 1009), (long_size[:10], 1009),  # it is not waited for the rest
        (framed(0x01, b"x" * 200) + framed(0x80, b"x" * 101), 1009),
        (b"\x81\xfe\x00\x05", 1002), (b"\x81\xff" + (300).to_bytes(8, "big"), 1002),  # a length in too many bytes
        (b"\x81\xff" + (1 << 63).to_bytes(8, "big"), 1002),
    ):  # fmt: skip
        assert ours(stream, [])[-1] == code, stream


def test_text_is_utf8() -> None:
    frames.must_be_text("ascii, ü, רובי, 💎".encode())
    for bad in (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"ok\x80"):
        with pytest.raises(BadFrame) as refused:
            frames.must_be_text(bad)
        assert refused.value.code == 1007
