"""A client's WebSocket frames (RFC 6455), read from bytes as they come: whole, cut anywhere, or many at once.

Extensions are not spoken, so a reserved bit is a fault.
"""

from websockets.frames import CloseCode

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled one for this machine
    from websockets.utils import apply_mask

PART, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN, RESERVED, OPCODE, MASKED, LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F
SHORT_TEXT = FIN | TEXT
LONGEST_SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
KEY_BYTES = 4
GOOD_CLOSES = frozenset({1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014})


class BadFrame(Exception):  # noqa: N818  the house word: bad is what it is
    """A frame that ends the connection, with the code to close it with."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


class FrameReader:
    """Turns bytes into messages.

    >>> reader = FrameReader(most=100)
    >>> reader.receive(bytes([0x81, 0x82, 1, 2, 3, 4, ord("h") ^ 1, ord("i") ^ 2]))
    >>> reader.next_frame(), reader.next_frame()
    ((1, b'hi'), None)
    """

    __slots__ = ("_at", "_kind", "_most", "_parts", "_size", "_unread")

    def __init__(self, most: int) -> None:
        self._most = most
        self._unread = b""
        self._at = 0  # where in it the next frame begins
        self._kind = PART  # of the message that comes in parts: TEXT, BINARY, or no message
        self._parts: list[bytes] = []
        self._size = 0

    def whole_text(self, data: bytes) -> bytes | None:
        """The message, if these bytes are one short text frame between two messages, as nearly all are."""
        size = len(data) - 6
        if (
            0 <= size <= LONGEST_SHORT
            and data[0] == SHORT_TEXT
            and data[1] == MASKED | size
            and not self._unread
            and self._kind == PART
        ):
            return apply_mask(data[6:], data[2:6])
        return None

    def receive(self, data: bytes) -> None:
        """Keep these bytes for `next_frame`."""
        self._unread = self._unread[self._at :] + data
        self._at = 0

    def forget(self) -> None:
        """Nothing that came is of interest any more."""
        self._unread, self._at, self._parts = b"", 0, []

    def next_frame(self) -> tuple[int, bytes] | None:
        """The next frame: TEXT or BINARY with a whole message, PART for a part of one, or a control frame.

        None if it is not there yet. Raises BadFrame.
        """
        frame = self._frame()
        if frame is None:
            if self._at:
                self._unread, self._at = self._unread[self._at :], 0
            return None
        opcode, is_last, data = frame
        if opcode >= CLOSE:
            return opcode, data
        if opcode == PART:
            if self._kind == PART:
                raise BadFrame(CloseCode.PROTOCOL_ERROR, "unexpected continuation frame")
        elif self._kind != PART:
            raise BadFrame(CloseCode.PROTOCOL_ERROR, "expected a continuation frame")
        elif is_last:
            return opcode, data
        else:
            self._kind = opcode
        self._parts.append(data)
        self._size += len(data)
        if not is_last:
            return PART, b""
        kind, message = self._kind, b"".join(self._parts)
        self._kind, self._parts, self._size = PART, [], 0
        return kind, message

    def _frame(self) -> tuple[int, bool, bytes] | None:
        """The next frame's opcode, whether it is a message's last, and its data."""
        data, at = self._unread, self._at
        there = len(data) - at
        if there < 2:
            return None
        first, second = data[at], data[at + 1]
        opcode, size = first & OPCODE, second & LENGTH
        _must_be_sound(first, second)
        begin = at + 2
        if size >= TWO_BYTES:
            more = 2 if size == TWO_BYTES else 8
            if there < 2 + more:
                return None
            size = int.from_bytes(data[begin : begin + more], "big")
            if size <= LONGEST_SHORT or (more == 8 and not 1 << 16 <= size < 1 << 63):
                raise BadFrame(CloseCode.PROTOCOL_ERROR, "a length in too many bytes")
            begin += more
        if opcode < CLOSE and self._size + size > self._most:
            raise BadFrame(CloseCode.MESSAGE_TOO_BIG, f"a message has at most {self._most} bytes")
        end = begin + KEY_BYTES + size
        if len(data) < end:
            return None
        self._at = end
        key = data[begin : begin + KEY_BYTES]
        return opcode, first >= FIN, apply_mask(data[begin + KEY_BYTES : end], key)


def _must_be_sound(first: int, second: int) -> None:
    opcode = first & OPCODE
    if first & RESERVED:
        raise BadFrame(CloseCode.PROTOCOL_ERROR, "reserved bits must be 0")
    if opcode > PONG or BINARY < opcode < CLOSE:
        raise BadFrame(CloseCode.PROTOCOL_ERROR, "unknown opcode")
    if second < MASKED:
        raise BadFrame(CloseCode.PROTOCOL_ERROR, "a client's frame must be masked")
    if opcode >= CLOSE:
        if second & LENGTH > LONGEST_SHORT:
            raise BadFrame(CloseCode.PROTOCOL_ERROR, "control frame too long")
        if first < FIN:
            raise BadFrame(CloseCode.PROTOCOL_ERROR, "fragmented control frame")


def close_code(data: bytes) -> int | None:
    """The code in a client's close frame, or None if it has none; raises BadFrame.

    >>> close_code((1001).to_bytes(2, "big") + b"bye"), close_code(b"")
    (1001, None)
    """
    if not data:
        return None
    code = int.from_bytes(data[:2], "big")
    must_be_text(data[2:])
    if len(data) == 1 or not (code in GOOD_CLOSES or 3000 <= code < 5000):
        raise BadFrame(CloseCode.PROTOCOL_ERROR, "a wrong close code")
    return code


def must_be_text(data: bytes) -> None:
    """Raises BadFrame if this is not UTF-8."""
    if not data.isascii():
        try:
            data.decode()
        except UnicodeDecodeError:
            raise BadFrame(CloseCode.INVALID_DATA, "a text must be UTF-8") from None


def control_frame(opcode: int, data: bytes = b"") -> bytes:
    """A server's control frame: not masked."""
    return bytes((FIN | opcode, len(data))) + data


def close_frame(code: int | None, reason: str = "") -> bytes:
    """A server's close frame."""
    return control_frame(CLOSE, b"" if code is None else code.to_bytes(2, "big") + reason.encode()[:123])
