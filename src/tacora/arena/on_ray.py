"""Work done in portions on a Ray cluster; results come as they are ready, in any order."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from socket import create_connection
from typing import Any

from tacora.arena.portions import PortionT, ResultT
from tacora.core.errors import TacoraError

LOCAL = "local"
"""Instead of an address: a Ray of one's own on this machine, gone afterwards."""

ANSWERS_WITHIN = 5  # seconds
WAITING_PER_CPU = 4
"""Portions that are handed out at once for each processor, so that none waits for work and the queue stays short."""


def crew_at(address: str) -> Callable[..., Any]:
    """Whoever does work in portions on the Ray cluster at an address, as `results_of` does here; raises TacoraError."""
    if find_spec("ray") is None:
        raise TacoraError("--ray: needs Ray: pip install 'tacora[ray]'")
    _knock(address)

    @contextmanager
    def results_on_ray(
        work: Callable[[PortionT], ResultT],
        portions: Sequence[PortionT],
        jobs: int,
        *,
        is_apart: bool = False,  # noqa: ARG001
    ) -> Iterator[Iterator[ResultT]]:
        import ray  # noqa: PLC0415  Ray is optional, and slow to import

        try:
            own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ConnectionError, ValueError, RuntimeError) as bad:
            raise TacoraError(f"--ray: {address[:80]!a}: {_first_line(bad)}") from None
        try:
            yield _results(ray, work, portions)
        finally:
            ray.shutdown()

    return results_on_ray


def _knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody is."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            create_connection((host.strip("[]"), int(port)), timeout=ANSWERS_WITHIN).close()
        except (OSError, OverflowError, UnicodeError):
            raise TacoraError(f"--ray: {address[:80]!a}: nobody answers there") from None


def _results(ray: Any, work: Callable[[PortionT], ResultT], portions: Sequence[PortionT]) -> Iterator[ResultT]:
    task = ray.remote(lambda portion: work(portion))  # noqa: PLW0108  Ray takes no partial function
    most = WAITING_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
    handed: list[Any] = []
    rest = iter(portions)
    while True:
        while len(handed) < most and (portion := next(rest, None)) is not None:
            handed.append(task.remote(portion))
        if not handed:
            return
        ready, handed = ray.wait(handed)
        yield from ray.get(ready)


def _first_line(bad: Exception) -> str:
    return str(bad).strip().partition("\n")[0]
