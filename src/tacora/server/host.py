"""What the command `tacora serve` does around the server: addresses, a QR code, the browser."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from io import StringIO

import segno
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from tacora.core.errors import TacoraError
from tacora.i18n import Words
from tacora.server.file import DatabaseFile, InUse, reason, safe_url
from tacora.server.run import BACKLOG, listen, serve
from tacora.server.settings import Limits, Settings
from tacora.server.store import Store
from tacora.server.workers import Parent

ANY = {"0.0.0.0", "::"}  # noqa: S104  to recognise them


def lan_address() -> str | None:
    """This machine's address in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way packets would leave
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def run_host(settings: Settings, words: Words, *, open_browser: bool | None) -> None:
    """Serve, and tell where; raises TacoraError if the address or the database cannot be had."""
    try:
        listening = listen(settings.host, settings.port)
    except OSError as bad:
        why = bad.strerror or str(bad)
        raise TacoraError(words("server-no-address", host=settings.host, port=str(settings.port), why=why)) from None
    try:
        file = _take_database(settings.database, words)
    except TacoraError:
        listening.close()
        raise
    if settings.workers > 1 and (file is not None or not hasattr(os, "fork")):
        listening.close()
        if file is not None:
            file.release()
        raise TacoraError(words("server-one-process", database=safe_url(settings.database)))
    if settings.proxy != Settings().proxy and not settings.origins:
        sys.stderr.write(words("server-no-origin") + "\n")
    lan = lan_address() if settings.host in ANY else None

    def tell(port: int) -> None:
        here = f"http://{'localhost' if settings.host in ANY | {'127.0.0.1', '::1'} else settings.host}:{port}/"
        say(words("server-ready", address=here))
        if lan is not None:
            say(words("server-lan", address=f"http://{lan}:{port}/"))
            picture = StringIO()
            segno.make(f"http://{lan}:{port}/", micro=False).terminal(picture, compact=True, border=2)
            say(picture.getvalue())
        say(words("server-stop"))
        if open_browser or (open_browser is None and _has_browser()):
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    addresses = () if lan is None else (lan,)
    try:
        if settings.workers > 1:
            _serve_with_workers(settings, listening, addresses, tell)
        else:
            serve(settings, listening, addresses, tell)
    finally:
        if file is not None:
            file.release()
    say(words("server-stopped"))


def _serve_with_workers(
    settings: Settings, listening: socket.socket, addresses: tuple[str, ...], tell: Callable[[int], None]
) -> None:
    listening.listen(BACKLOG)
    if settings.limits.bot_processes == Limits().bot_processes:  # nobody has said how many: they share the cores
        each = max(1, Limits().bot_processes // settings.workers)
        settings = replace(settings, limits=replace(settings.limits, bot_processes=each))
    port: int = listening.getsockname()[1]

    def work(parent: int) -> None:
        serve(settings, listening, addresses, lambda _: None, parent)

    code = Parent(settings.workers, work, lambda: tell(port)).serve()
    listening.close()
    if code:
        raise SystemExit(code)


def _take_database(url: str, words: Words) -> DatabaseFile | None:
    """Lock the database for this process, and bring it to the newest form; raises TacoraError."""
    file: DatabaseFile | None = None
    try:
        store = Store(url)
        file = store.file
        if file is not None:
            file.take()
        store.migrate()
        store.note_seen(None)  # whoever cannot write had better know it now
        store.close()
    except InUse as other:
        raise TacoraError(words("server-in-use", database=str(other.path), process=other.pid or "?")) from None
    except (SQLAlchemyError, CommandError, ImportError, OSError) as bad:
        if file is not None:
            file.release()
        why = bad.strerror if isinstance(bad, OSError) and bad.strerror else reason(bad)
        raise TacoraError(words("server-no-database", database=safe_url(url), why=why)) from None
    return file


def say(text: str) -> None:
    """A line for whoever started the server, at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _has_browser() -> bool:
    """Somebody sits here, in front of a screen."""
    has_screen = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return has_screen and sys.stdout.isatty()
