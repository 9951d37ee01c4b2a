"""What the command `tacora serve` does around the server: addresses, a QR code, the browser, the log's form."""

import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from io import StringIO

import segno
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from tacora.core.errors import TacoraError
from tacora.i18n import Words
from tacora.server.run import listen, serve
from tacora.server.settings import Settings
from tacora.server.store import Store

ANY = {"0.0.0.0", "::"}  # noqa: S104  to recognise them


class JsonLines(logging.Formatter):
    """A log record as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_log(form: str) -> None:
    """Log to the standard error, as text or JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tacora.server").setLevel(logging.INFO)


def lan_address() -> str | None:
    """This machine's address in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way packets would leave
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def run_host(settings: Settings, words: Words, *, log_format: str, open_browser: bool | None) -> None:
    """Serve, and tell where; raises TacoraError if the address or the database cannot be had."""
    set_up_log(log_format)
    try:
        listening = listen(settings.host, settings.port)
    except OSError as bad:
        why = bad.strerror or str(bad)
        raise TacoraError(words("server-no-address", host=settings.host, port=str(settings.port), why=why)) from None
    try:
        store = Store(settings.database)
        store.migrate()
        store.close()
    except (SQLAlchemyError, CommandError, ImportError) as bad:
        listening.close()
        why = str(getattr(bad, "orig", None) or bad).partition("\n")[0]
        raise TacoraError(words("server-no-database", database=settings.database, why=why)) from None
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

    serve(settings, listening, () if lan is None else (lan,), tell)
    say(words("server-stopped"))


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
