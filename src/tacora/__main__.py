"""The command `tacora`, and `python -m tacora`: Ctrl-C ends it quietly from its first moment on."""

import sys

from tacora.terminal.interrupts import STOPPED_BY_HAND, ctrl_c_leaves


def main() -> None:
    """Load the command and run it."""
    ctrl_c_leaves()
    try:
        from tacora.cli import main as run  # noqa: PLC0415  loading takes long enough to be interrupted

        run()
    except KeyboardInterrupt:
        sys.exit(STOPPED_BY_HAND)


if __name__ == "__main__":
    main()
