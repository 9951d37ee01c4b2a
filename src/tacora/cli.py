"""The command `tacora`."""

import typer

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Two board games, exact and complete.")


def main() -> None:
    """Run the command; bad input ends with exit code 2 and one clear line."""
    app()
