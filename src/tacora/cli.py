"""The command `tacora`. Each subcommand imports what it needs itself, and starts without the rest."""

import gc
import json
import os
import re
import sys
from collections.abc import Mapping
from functools import cached_property
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typer.main import get_group

from tacora import __version__
from tacora.commands import COMMANDS, admin
from tacora.commands.any_game import AnyGameCommand, own_options
from tacora.commands.helping import asks_for_help, language_of, put_into_words
from tacora.commands.options import SEED, AsJson, Bidi, Jobs, Lang, Pace, Plain, screen_for, speak, words_in
from tacora.core.errors import TacoraError
from tacora.core.jsonable import jsonable
from tacora.games import NAMES
from tacora.i18n import Words
from tacora.terminal.interrupts import STOPPED_BY_HAND, ctrl_c_leaves, ctrl_c_raises
from tacora.terminal.options import one_of

if TYPE_CHECKING:
    from tacora.terminal.faces import Face
    from tacora.terminal.screen import Screen
    from tacora.terminal.seating import Wishes

FIRST_GAME = NAMES[0]
ENVIRONMENT = re.compile(r"\(env var: '(\w+)'\)")
MANY_OBJECTS = 50_000  # a start makes many objects and hardly any garbage


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
            _refuse(str(bad))
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # it may show what a function holds, such as a database's password
    help="help-tacora",
)


app.add_typer(admin.app, name="admin")


def _tell_version(asked: bool) -> None:  # noqa: FBT001  typer gives the option's value
    if asked:
        typer.echo(f"tacora {__version__}")
        raise typer.Exit


@app.callback()
def tacora(
    *,
    version: Annotated[  # noqa: ARG001  its callback has answered
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="help-version")
    ] = False,
    lang: Lang = None,
) -> None:
    """Two board games, exact and complete."""
    speak(lang)


@app.command(cls=AnyGameCommand, help="help-play")
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game-to-play")] = FIRST_GAME,
    *,
    players: Annotated[str | None, typer.Option(help="help-players")] = None,
    bots: Annotated[str | None, typer.Option(help="help-play-bots")] = None,
    seed: Annotated[int | None, SEED] = None,
    resume: Annotated[str | None, typer.Option(help="help-resume")] = None,
    save: Annotated[str | None, typer.Option(help="help-save")] = None,
    bidi: Bidi = "auto",
    pace: Pace = 0.8,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Play in the terminal, against bots or each other."""
    ctrl_c_leaves()
    gc.set_threshold(MANY_OBJECTS)
    from tacora.terminal.faces import FACES
    from tacora.terminal.seating import Wishes

    words = words_in(lang)
    one_of(game, FACES, "GAME", words)
    own = own_options(context, game, words)
    screen = screen_for(words, bidi, pace)
    wishes = Wishes(players=players, bots=bots, seed=seed, resume=resume, save=save, own=own)
    again = [f"--{option}={value}" for option, value in (("seed", seed), ("lang", lang)) if value is not None]
    raise typer.Exit(_start(FACES[game], wishes, words, screen, again, is_plain=plain))


def _start(face: "Face", wishes: "Wishes", words: Words, screen: "Screen", again: list[str], *, is_plain: bool) -> int:
    """Play on the full screen where there is one, else line by line; the exit code."""
    is_full = screen.can_be_full and not is_plain
    play_it = (face.play_full if is_full else None) or face.play
    return play_it(wishes, words, screen, again)


@app.command(help="help-games")
def games(
    number: Annotated[int | None, typer.Argument(help="help-games-number")] = None,
    *,
    as_replay: Annotated[bool, typer.Option("--replay", help="help-games-replay")] = False,
    plain: Plain = False,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    pace: Pace = 0.8,
    lang: Lang = None,
) -> None:
    """List the matches played at this terminal, saved and finished; go on with one, or look back at it."""
    ctrl_c_leaves()
    from tacora.terminal.faces import FACES
    from tacora.terminal.keeping import matches_folder
    from tacora.terminal.kept import kept_in, kept_json, tell_kept
    from tacora.terminal.seating import Wishes

    words = words_in(lang)
    screen = screen_for(words, bidi, pace)
    folder = matches_folder()
    matches = kept_in(folder)
    if number is None:
        if as_json:
            typer.echo(json.dumps(kept_json(matches)))
            return
        for line in tell_kept(matches, words):
            screen.say(line)
        typer.echo(words("games-folder", count=len(matches), folder=str(folder)))  # a long path is not cut
        return
    if not 1 <= number <= len(matches):
        raise TacoraError(words("games-no-such", number=number, count=len(matches)))
    kept = matches[number - 1]
    if kept.record is None:
        raise TacoraError(kept.why)
    if as_replay or kept.record.match.is_over:
        replay(str(kept.file), as_json=as_json, bidi=bidi, lang=lang)
        return
    face = FACES[kept.record.match.game.name]
    again = [] if lang is None else [f"--lang={lang}"]
    raise typer.Exit(_start(face, Wishes(resume=str(kept.file)), words, screen, again, is_plain=plain))


@app.command(help="help-replay")
def replay(
    file: Annotated[str, typer.Argument(help="help-record")],
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
    face = FACES[one_of(record.match.game.name, FACES, "game", words)]
    names = [player.name for player in record.players]
    if as_json:
        typer.echo(json.dumps(jsonable(face.summarise(names, record.match.state, events))))
        return
    for line in face.tell(names, record.match.state, events, words):
        screen.say(line)


@app.command(help="help-verify")
def verify(
    file: Annotated[str, typer.Argument(help="help-online-record")],
    *,
    seen: Annotated[str | None, typer.Option(help="help-seen")] = None,
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


@app.command(help="help-serve")
def serve(
    *,
    host: Annotated[str, typer.Option(envvar="TACORA_HOST", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="TACORA_PORT", help="help-port", min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(envvar="TACORA_DATABASE", help="help-database")] = "sqlite:///tacora.db",
    origin: Annotated[list[str] | None, typer.Option(envvar="TACORA_ORIGIN", help="help-origin")] = None,
    lan: Annotated[bool, typer.Option("--lan", envvar="TACORA_LAN", help="help-lan")] = False,
    open_browser: Annotated[
        bool | None, typer.Option("--open/--no-open", envvar="TACORA_OPEN", help="help-open")
    ] = None,
    bot_pace: Annotated[float, typer.Option(envvar="TACORA_BOT_PACE", help="help-bot-pace", min=0)] = 1.0,
    keep_days: Annotated[float, typer.Option(envvar="TACORA_KEEP_DAYS", help="help-keep-days", min=0.01)] = 30.0,
    limit: Annotated[list[str] | None, typer.Option(envvar="TACORA_LIMIT", help="help-limit")] = None,
    proxy: Annotated[str, typer.Option(envvar="TACORA_PROXY", help="help-proxy")] = "127.0.0.1",
    clock_ok: Annotated[bool, typer.Option("--clock-ok", envvar="TACORA_CLOCK_OK", help="help-serve-clock-ok")] = False,
    metrics_token: Annotated[str | None, typer.Option(envvar="TACORA_METRICS_TOKEN", help="help-metrics-token")] = None,
    workers: Annotated[int, typer.Option(envvar="TACORA_WORKERS", help="help-workers", min=1, max=64)] = 1,
    internal: Annotated[str | None, typer.Option(envvar="TACORA_INTERNAL", help="help-internal")] = None,
    log_format: Annotated[str, typer.Option(envvar="TACORA_LOG_FORMAT", help="help-log-format")] = "text",
    log_level: Annotated[str, typer.Option(envvar="TACORA_LOG_LEVEL", help="help-log-level")] = "info",
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
        workers=workers,
        internal=internal,
        limits=read_limits(limit or ()),
    )
    words = words_in(lang)
    set_up_log(
        one_of(log_format, ("text", "json"), "--log-format", words), one_of(log_level, LEVELS, "--log-level", words)
    )
    run_host(settings, words, open_browser=open_browser)


@app.command(help="help-backup")
def backup(
    file: Annotated[Path, typer.Argument(help="help-new-file")],
    *,
    database: Annotated[str, typer.Option(envvar="TACORA_DATABASE", help="help-database")] = "sqlite:///tacora.db",
    lang: Lang = None,
) -> None:
    """Copy the database, also while the server runs; the copy is checked, and a server can start with it."""
    from tacora.server.backup import back_up

    words = words_in(lang)
    copied = back_up(database, file)
    # not on the screen, which would cut a long path short
    typer.echo(words("backup-done", file=str(file), tables=copied.tables, entries=copied.entries))


@app.command(cls=AnyGameCommand, help="help-simulate")
def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game")] = FIRST_GAME,
    *,
    bots: Annotated[str | None, typer.Option(help="help-bots")] = None,
    games: Annotated[int | None, typer.Option(help="help-how-many-games")] = None,
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
    contest = CONTESTS[one_of(game, CONTESTS, "GAME", words)]
    screen = screen_for(words, bidi)
    own = own_options(context, game, words)
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


@app.command(cls=AnyGameCommand, help="help-arena")
def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game")] = FIRST_GAME,
    *,
    bots: Annotated[str | None, typer.Option(help="help-arena-bots")] = None,
    games: Annotated[int | None, typer.Option(help="help-arena-games")] = None,
    players: Annotated[str | None, typer.Option(help="help-arena-players")] = None,
    seed: Annotated[int, SEED] = 1,
    jobs: Jobs = None,
    ray: Annotated[str | None, typer.Option(help="help-ray")] = None,
    save: Annotated[str | None, typer.Option(help="help-arena-save")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="help-fresh")] = False,
    report: Annotated[str | None, typer.Option(help="help-arena-report")] = None,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Let all bots meet at many kinds of tables, and rate them; an interrupted tournament goes on where it stopped."""
    from tacora.arena import kept, round_robin, tournament
    from tacora.arena.contests import CONTESTS
    from tacora.arena.on_ray import crew_at
    from tacora.arena.portions import results_of
    from tacora.arena.watching import watch
    from tacora.reports.arena import page, telling
    from tacora.terminal.columns import columns
    from tacora.terminal.progress import progress

    words = words_in(lang)
    one_of(game, CONTESTS, "GAME", words)
    screen = screen_for(words, bidi)
    own = own_options(context, game, words)
    asked = tournament.set_up(game, bots=bots, games=games, players=players, seed=seed, wishes=own)
    crew = results_of if ray is None else crew_at(ray)
    folder = None if report is None else page.prepare(Path(report))
    file = kept.usual_file(asked) if save is None else Path(save)
    total = sum(len(meeting.numbers) for meeting in asked.meetings())
    with kept.keeping(file, asked, is_fresh=fresh) as keep:
        before = keep.games
        if before:
            typer.echo(words("arena-continued", games=before, file=str(file)), err=True)
        with progress(total) as advance:
            found = round_robin.run(asked, keep, jobs, advance, crew)
    if as_json:
        typer.echo(json.dumps(round_robin.standings_json(found)))
    else:
        for section in telling.sections(found, words):
            screen.say(section.title, "bold")
            screen.show(columns(section.rows, ("bold",)))
            screen.gap()
        for line in (telling.headline(found, words), *telling.notes(words)):
            screen.say(line)
    if found.is_interrupted:
        typer.echo(words("arena-kept", file=str(file)), err=True)
        raise typer.Exit(STOPPED_BY_HAND)
    if folder is not None:
        written = page.write(found, watch(asked, page.WATCHED_GAMES), folder)
        typer.echo(words("arena-report", file=str(written)), err=as_json)


def _refuse(refusal: str) -> None:
    """Say a refusal in the language that the command line asks for, in the order that the terminal needs."""
    from tacora.terminal.layout import WIDTH, Order, lay_out, paragraph
    from tacora.terminal.refusals import in_words
    from tacora.terminal.screen import text_order

    words = Words(language_of(sys.argv[1:]))
    told = in_words(refusal, words)
    order = text_order(words, "auto", os.environ, is_terminal=sys.stderr.isatty())
    if order is Order.VISUAL:
        told = "\n".join(lay_out(line, order, WIDTH).plain for line in paragraph(told, WIDTH))
    typer.echo(told, err=True)


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
    ctrl_c_raises()
    command = get_group(app)
    arguments = sys.argv[1:]
    if asks_for_help(arguments):
        put_into_words(command, Words(language_of(arguments)))
    try:
        sys.exit(command(standalone_mode=False))
    except TyperException as bad:
        _refuse(ENVIRONMENT.sub(r"(\1)", bad.format_message()))
        sys.exit(2)
    except OSError as bad:  # the output is full or gone
        _refuse(f"tacora: {bad.strerror}")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is left unwritten goes nowhere
        sys.exit(1)
