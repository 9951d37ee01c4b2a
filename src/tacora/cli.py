"""The command `tacora`. Each subcommand imports what it needs itself, and starts without the rest."""

import json
import os
import sys
from collections.abc import Mapping
from functools import cached_property
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typer.main import get_group

from tacora import __version__
from tacora.commands import COMMANDS, admin
from tacora.commands.any_game import AnyGameCommand, own_options
from tacora.commands.options import SEED, AsJson, Bidi, Jobs, Lang, screen_for, words_in
from tacora.core.errors import TacoraError
from tacora.core.jsonable import jsonable
from tacora.games import NAMES
from tacora.terminal.interrupts import STOPPED_BY_HAND
from tacora.terminal.options import one_of

FIRST_GAME = NAMES[0]


class Commands(TyperGroup):
    """The commands, those of each game last; bad input ends any of them with exit code 2 and one clear line."""

    @cached_property
    def _of_games(self) -> Mapping[str, Any]:
        return {name: command for own in COMMANDS.values() for name, command in get_group(own.app).commands.items()}

    def list_commands(self, ctx: Any) -> list[str]:
        """All names of commands."""
        return [*super().list_commands(ctx), *self._of_games]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name, if there is one."""
        return super().get_command(ctx, cmd_name) or self._of_games.get(cmd_name)

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except TacoraError as bad:
            typer.echo(str(bad), err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # it may show what a function holds, such as a database's password
    help="Two board games, exact and complete.",
)


app.add_typer(admin.app, name="admin")


def _tell_version(asked: bool) -> None:  # noqa: FBT001  typer gives the option's value
    if asked:
        typer.echo(f"tacora {__version__}")
        raise typer.Exit


@app.callback()
def tacora(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Two board games, exact and complete."""


@app.command(cls=AnyGameCommand)
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game to play.")] = FIRST_GAME,
    *,
    players: Annotated[
        str | None, typer.Option(help="The people, separated by commas; several share the screen.")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="The bots, separated by commas; a few if one person plays.")] = None,
    seed: Annotated[int | None, SEED] = None,
    resume: Annotated[str | None, typer.Option(help="Go on with the match in this file.")] = None,
    save: Annotated[str | None, typer.Option(help="Save the match in this file, which must be new.")] = None,
    bidi: Bidi = "auto",
    pace: Annotated[float, typer.Option(help="Seconds to look at what the bots do.", min=0, max=60)] = 0.8,
    lang: Lang = None,
) -> None:
    """Play in the terminal, against bots or each other."""
    from tacora.terminal.faces import FACES
    from tacora.terminal.seating import Wishes

    words = words_in(lang)
    one_of(game, FACES, "GAME")
    own = own_options(context, game)
    screen = screen_for(words, bidi, pace)
    wishes = Wishes(players=players, bots=bots, seed=seed, resume=resume, save=save, own=own)
    again = [f"--{option}={value}" for option, value in (("seed", seed), ("lang", lang)) if value is not None]
    raise typer.Exit(FACES[game].play(wishes, words, screen, again))


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A match record; - for standard input.")],
    *,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Tell a recorded match in words, checking every step."""
    from tacora.terminal.faces import FACES
    from tacora.terminal.record_file import load

    words = words_in(lang)
    screen = screen_for(words, bidi)
    events: list[Any] = []
    record = load(file, events.extend)
    face = FACES[one_of(record.match.game.name, FACES, "game")]
    names = [player.name for player in record.players]
    if as_json:
        typer.echo(json.dumps(jsonable(face.summarise(names, record.match.state, events))))
        return
    for line in face.tell(names, record.match.state, events, words):
        screen.say(line)


@app.command()
def verify(
    file: Annotated[str, typer.Argument(help="A match record of an online table; - for standard input.")],
    *,
    seen: Annotated[
        str | None, typer.Option(help="What a browser saw before the match, as the page Check a shuffle saves it.")
    ] = None,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Recompute every draw of a match from an online table; exit code 1 if one is wrong, or not as a browser saw it."""
    from tacora.core.verify import verify as recompute
    from tacora.terminal.record_file import load, load_seen
    from tacora.terminal.verdict import tell_verdict

    words = words_in(lang)
    screen = screen_for(words, bidi)
    verdict = recompute(load(file), None if seen is None else load_seen(seen))
    if as_json:
        typer.echo(json.dumps(jsonable(verdict)))
    else:
        for line in tell_verdict(verdict, words):
            screen.say(line)
    raise typer.Exit(0 if verdict.fair else 1)


@app.command()
def serve(
    *,
    host: Annotated[str, typer.Option(envvar="TACORA_HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="TACORA_PORT", help="The port; 0 is any.", min=0, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(envvar="TACORA_DATABASE", help="Where the games are kept, as a SQLAlchemy URL.")
    ] = "sqlite:///tacora.db",
    origin: Annotated[
        list[str] | None, typer.Option(envvar="TACORA_ORIGIN", help="An address that pages may come from; repeatable.")
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", envvar="TACORA_LAN", help="Let the whole local network in.")] = False,
    open_browser: Annotated[
        bool | None, typer.Option("--open/--no-open", envvar="TACORA_OPEN", help="Open a browser, or do not.")
    ] = None,
    bot_pace: Annotated[
        float, typer.Option(envvar="TACORA_BOT_PACE", help="How long bots think: 1 like people, 0 at once.", min=0)
    ] = 1.0,
    keep_days: Annotated[
        float, typer.Option(envvar="TACORA_KEEP_DAYS", help="Days until an idle table is forgotten.", min=0.01)
    ] = 30.0,
    limit: Annotated[
        list[str] | None, typer.Option(envvar="TACORA_LIMIT", help="NAME=NUMBER, see docs/server.md; repeatable.")
    ] = None,
    proxy: Annotated[
        str, typer.Option(envvar="TACORA_PROXY", help="The proxy whose X-Forwarded-For is believed.")
    ] = "127.0.0.1",
    clock_ok: Annotated[
        bool, typer.Option("--clock-ok", envvar="TACORA_CLOCK_OK", help="The clock is right; delete old tables.")
    ] = False,
    metrics_token: Annotated[
        str | None, typer.Option(envvar="TACORA_METRICS_TOKEN", help="Who names it may read /metrics from anywhere.")
    ] = None,
    log_format: Annotated[str, typer.Option(envvar="TACORA_LOG_FORMAT", help="text or json.")] = "text",
    log_level: Annotated[str, typer.Option(envvar="TACORA_LOG_LEVEL", help="debug, info, warning or error.")] = "info",
    lang: Lang = None,
) -> None:
    """Serve the online table, for browsers here, in the local network, or anywhere."""
    from tacora.server.host import run_host
    from tacora.server.logs import LEVELS, set_up_log
    from tacora.server.settings import Settings, read_limits

    settings = Settings(
        host="0.0.0.0" if lan else host,  # noqa: S104  asked for
        port=port,
        database=database,
        origins=tuple(origin or ()),
        bot_pace=bot_pace,
        keep_days=keep_days,
        proxy=proxy,
        clock_ok=clock_ok,
        metrics_token=metrics_token,
        limits=read_limits(limit or ()),
    )
    set_up_log(one_of(log_format, ("text", "json"), "--log-format"), one_of(log_level, LEVELS, "--log-level"))
    run_host(settings, words_in(lang), open_browser=open_browser)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file.")],
    *,
    database: Annotated[
        str, typer.Option(envvar="TACORA_DATABASE", help="Where the games are kept, as a SQLAlchemy URL.")
    ] = "sqlite:///tacora.db",
    lang: Lang = None,
) -> None:
    """Copy the database, also while the server runs; the copy is checked, and a server can start with it."""
    from tacora.server.backup import back_up

    words = words_in(lang)
    copied = back_up(database, file)
    # not on the screen, which would cut a long path short
    typer.echo(words("backup-done", file=str(file), tables=copied.tables, entries=copied.entries))


@app.command(cls=AnyGameCommand)
def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.")] = FIRST_GAME,
    *,
    bots: Annotated[str | None, typer.Option(help="The bots, separated by commas.")] = None,
    games: Annotated[int | None, typer.Option(help="How many games; each game has a usual number.")] = None,
    seed: Annotated[int, SEED] = 1,
    jobs: Jobs = None,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Let bots play many games, and tell how they did."""
    from tacora.arena.contests import CONTESTS
    from tacora.arena.simulation import outcome_json, run, set_up
    from tacora.reports.simulation import notes, rows
    from tacora.terminal.columns import columns
    from tacora.terminal.progress import progress

    words = words_in(lang)
    contest = CONTESTS[one_of(game, CONTESTS, "GAME")]
    screen = screen_for(words, bidi)
    own = own_options(context, game)
    asked = contest.games if games is None else games
    simulation = set_up(game, contest.bots if bots is None else bots, asked, seed, own)
    with progress(asked) as advance:
        outcome = run(simulation, jobs, advance)
    if as_json:
        typer.echo(json.dumps(outcome_json(outcome)))
    else:
        screen.show(columns(rows(outcome, words), ("bold",)))
        for note in notes(outcome, words):
            screen.say(note)
    raise typer.Exit(STOPPED_BY_HAND if outcome.is_interrupted else 0)


def _open_what_is_closed() -> None:
    """A standard stream that was closed before we came reads and writes nothing."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            os.open(os.devnull, os.O_RDWR)  # the lowest free number: it is this stream's
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8"))


def main() -> None:
    """Run the command; bad input ends with exit code 2 and one clear line."""
    _open_what_is_closed()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes or letters that it does not know do not lose the rest
    try:
        sys.exit(app(standalone_mode=False))
    except TyperException as bad:
        typer.echo(bad.format_message(), err=True)
        sys.exit(2)
    except OSError as bad:  # the output is full or gone
        typer.echo(f"tacora: {bad.strerror}", err=True)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is left unwritten goes nowhere
        sys.exit(1)
