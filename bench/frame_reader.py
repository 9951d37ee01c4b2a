"""What it costs to read one frame: `server/frames.py` beside the `websockets` library, in turn, best of five.

python bench/frame_reader.py
"""

import time
from collections.abc import Callable

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tacora.server.frames import FrameReader

TEXT = b'{"type":"decide","id":"c1234","seat":0,"point":17,"choice":"continue"}'
TIMES = 100_000


def _ours_whole(data: bytes) -> None:
    reader = FrameReader(10_240)
    for _ in range(TIMES):
        reader.whole_text(data)


def _ours_any(data: bytes) -> None:
    reader = FrameReader(10_240)
    for _ in range(TIMES):
        reader.receive(data)
        while reader.next_frame() is not None:
            pass


def _theirs(data: bytes) -> None:
    protocol = ServerProtocol(state=OPEN, max_size=10_240)
    for _ in range(TIMES):
        protocol.receive_data(data)
        protocol.events_received()


def main() -> None:
    """Print a row a way of reading."""
    data = Frame(Opcode.TEXT, TEXT).serialize(mask=True)
    ways: dict[str, Callable[[bytes], None]] = {
        "websockets": _theirs, "ours, any frame": _ours_any, "ours, a short whole text": _ours_whole,
    }  # fmt: skip
    best = dict.fromkeys(ways, float("inf"))
    for _ in range(5):
        for name, read in ways.items():
            began = time.perf_counter()
            read(data)
            best[name] = min(best[name], time.perf_counter() - began)
    for name, seconds in best.items():
        print(f"{name:26} {seconds / TIMES * 1e6:5.2f} µs  {best['websockets'] / seconds:5.1f} times as fast")


if __name__ == "__main__":
    main()
