"""`tacora admin`: what an operator asks of a server that runs on this machine."""

import json
from typing import Annotated, Any

import typer

from tacora.commands.options import AsJson, Bidi, Lang, group_speaks, screen_for, words_in

app = typer.Typer(no_args_is_help=True, help="help-admin", callback=group_speaks)

Database = Annotated[str, typer.Option(envvar="TACORA_DATABASE", help="help-admin-database")]
Table = Annotated[str, typer.Argument(help="help-table-code")]
OURS = "sqlite:///tacora.db"


def _ask(database: str, wish: str, table: str | None = None) -> Any:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from tacora.core.errors import TacoraError
    from tacora.server.admin import ask, ask_workers
    from tacora.server.file import path_of, safe_url

    try:
        url = make_url(database)
        path = path_of(url)
        if path is None and url.get_backend_name() == "postgresql":
            return ask_workers(database, wish, table)
    except ArgumentError:
        path = None
    if path is None:
        raise TacoraError(f"--database: {safe_url(database)} is neither a SQLite file nor a PostgreSQL")
    return ask(path, wish, table)


@app.command("list", help="help-admin-list")
def list_tables(*, database: Database = OURS, as_json: AsJson = False, bidi: Bidi = "auto", lang: Lang = None) -> None:
    """List the tables that are open."""
    words = words_in(lang)
    tables = _ask(database, "list")
    if as_json:
        typer.echo(json.dumps(tables))
        return
    screen = screen_for(words, bidi)
    for table in tables:
        if "worker" in table:
            owner = {"table": table["table"], "game": table["game"], "phase": table["phase"]}
            screen.say(words("admin-worker", worker=str(table["worker"] or "-"), **owner))
        if "sockets" not in table:  # another machine's, or nobody's
            continue
        screen.say(
            words(
                "admin-table",
                table=table["table"],
                game=table["game"],
                phase=table["phase"],
                people=table["people"],
                seats=table["seats"],
                present=table["present"],
                sockets=table["sockets"],
                minutes=table["idle_minutes"],
            )
        )
    screen.say(words("admin-tables", count=len(tables)))


@app.command(help="help-admin-show")
def show(table: Table, *, database: Database = OURS, lang: Lang = None) -> None:
    """Print what everybody may see of a table, as JSON."""
    words_in(lang)
    typer.echo(json.dumps(_ask(database, "show", table), indent=2, ensure_ascii=False))


@app.command(help="help-admin-close")
def close(table: Table, *, database: Database = OURS, bidi: Bidi = "auto", lang: Lang = None) -> None:
    """Close a table: nobody finds it any more; its log stays until it is forgotten."""
    words = words_in(lang)
    _ask(database, "close", table)
    screen_for(words, bidi).say(words("admin-closed", table=table))


@app.command(help="help-admin-drain")
def drain(
    *,
    undo: Annotated[bool, typer.Option("--undo", help="help-undo")] = False,
    database: Database = OURS,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Let no new tables be made, before a stop; games go on."""
    words = words_in(lang)
    told = _ask(database, "undrain" if undo else "drain")
    counts = {"playing": told["playing"], "sockets": told["sockets"]}
    screen_for(words, bidi).say(words("admin-undrained", **counts) if undo else words("admin-drained", **counts))


@app.command("clock-ok", help="help-admin-clock-ok")
def clock_ok(*, database: Database = OURS, bidi: Bidi = "auto", lang: Lang = None) -> None:
    """Say that the system's clock is right, so that old tables may be deleted."""
    words = words_in(lang)
    _ask(database, "clock-ok")
    screen_for(words, bidi).say(words("admin-clock-ok"))
