"""The command `tacora`, and `python -m tacora`: Ctrl-C ends it quietly from its first moment on."""

import sys


def main() -> None:
    """Load the command and run it."""
    try:
        from tacora.cli import main as run  # noqa: PLC0415  loading takes long enough to be interrupted

        run()
    except KeyboardInterrupt:
        sys.exit(130)  # a shell's exit code for Ctrl-C


if __name__ == "__main__":
    main()
