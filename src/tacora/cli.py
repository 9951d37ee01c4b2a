"""The command `tacora`. Each subcommand imports what it needs itself, and starts without the rest."""

import json
import os
import sys
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from tacora import __version__
from tacora.core.errors import TacoraError
from tacora.core.jsonable import jsonable
from tacora.i18n import LANGUAGES, Words, preferred_language
from tacora.terminal.interrupts import STOPPED_BY_HAND
from tacora.terminal.options import one_of

if TYPE_CHECKING:
    from tacora.arena.dungeon.balance import Balance
    from tacora.terminal.screen import Screen

BIDI_CHOICES = ("auto", "logical", "visual")
DIAMANT, DUNGEON = GAMES = ("diamant", "dungeon")


class Commands(TyperGroup):
    """The commands; bad input ends any of them with exit code 2 and one clear line."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except TacoraError as bad:
            typer.echo(str(bad), err=True)
            raise typer.Exit(2) from None


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, help="Two board games, exact and complete.")

dungeon = typer.Typer(no_args_is_help=True, help="The dungeon: its cards, and the best of a hand.")
app.add_typer(dungeon, name="dungeon")

Game = Annotated[str, typer.Argument(help="The game.")]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, de or he; else the locale's.")]
Bidi = Annotated[str, typer.Option(envvar="TACORA_BIDI", help="Hebrew for this terminal: auto, logical or visual.")]
Edition = Annotated[str | None, typer.Option(help="2017, 2024 or international.")]
Relics = Annotated[bool | None, typer.Option("--relics/--no-relics", help="With or without relics.")]
HiddenChests = Annotated[bool, typer.Option("--hidden-chests", help="Everybody sees their own chest only.")]
Jobs = Annotated[int | None, typer.Option(help="How many processes; the result is the same.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]
SEED = typer.Option(help="A number that settles the cards and the bots.")


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


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "diamant",
    *,
    edition: Edition = None,
    relics: Relics = None,
    hidden_chests: HiddenChests = False,
    players: Annotated[
        str | None, typer.Option(help="The people, separated by commas; several share the screen.")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="The bots, separated by commas; three if one person plays.")] = None,
    custom: Annotated[str | None, typer.Option(help="A JSON file with the fields of a custom table.")] = None,
    begins: Annotated[int | None, typer.Option(help="Dungeon: the seat, from 0, that begins round 1.")] = None,
    time_limit: Annotated[int | None, typer.Option(help="Dungeon: seconds for building.")] = None,
    seed: Annotated[int | None, SEED] = None,
    resume: Annotated[str | None, typer.Option(help="Go on with the match in this file.")] = None,
    save: Annotated[str | None, typer.Option(help="Save the match in this file, which must be new.")] = None,
    bidi: Bidi = "auto",
    pace: Annotated[float, typer.Option(help="Seconds to look at what the bots do.", min=0, max=60)] = 0.8,
    lang: Lang = None,
) -> None:
    """Play in the terminal, against bots or each other."""
    words = _words(lang)
    one_of(game, GAMES, "GAME")
    own: dict[str, dict[str, object]] = {
        DIAMANT: {"edition": edition, "relics": relics, "hidden_chests": hidden_chests or None, "custom": custom},
        DUNGEON: {"begins": begins, "time_limit": time_limit},
    }
    _refuse_others(own, game)
    screen = _screen(words, bidi, pace)
    again = [f"--{option}={value}" for option, value in (("seed", seed), ("lang", lang)) if value is not None]
    if game == DUNGEON:
        from tacora.terminal.dungeon import setup as dungeon_setup
        from tacora.terminal.dungeon.play import DungeonTable

        asked = dungeon_setup.Wishes(
            players=players, bots=bots, begins=begins, time_limit=time_limit, seed=seed, resume=resume, save=save
        )
        raise typer.Exit(DungeonTable(dungeon_setup.take_seats(asked, words), words, screen, again).play())

    from tacora.terminal.diamant.play import DiamantTable
    from tacora.terminal.diamant.setup import Wishes, take_seats

    wishes = Wishes(
        edition=edition, relics=relics, hidden_chests=hidden_chests or None, custom=custom,
        players=players, bots=bots, seed=seed, resume=resume, save=save,
    )  # fmt: skip
    raise typer.Exit(DiamantTable(take_seats(wishes, words), words, screen, again).play())


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A match record; - for standard input.")],
    *,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Tell a recorded match in words, checking every step."""
    from tacora.terminal.record_file import load
    from tacora.terminal.telling import TELLINGS

    words = _words(lang)
    screen = _screen(words, bidi)
    events: list[Any] = []
    record = load(file, events.extend)
    telling = TELLINGS[record.match.game.name]
    names = [player.name for player in record.players]
    if as_json:
        typer.echo(json.dumps(jsonable(telling.summarise(names, record.match.state, events))))
        return
    for line in telling.tell(names, record.match.state, events, words):
        screen.say(line)


@app.command()
def verify(
    file: Annotated[str, typer.Argument(help="A match record of an online table; - for standard input.")],
    *,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Recompute every draw of a match from an online table; exit code 1 if one is wrong."""
    from tacora.core.verify import verify as recompute
    from tacora.terminal.record_file import load
    from tacora.terminal.verdict import tell_verdict

    words = _words(lang)
    screen = _screen(words, bidi)
    verdict = recompute(load(file))
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
    log_format: Annotated[str, typer.Option(envvar="TACORA_LOG_FORMAT", help="text or json.")] = "text",
    lang: Lang = None,
) -> None:
    """Serve the online table, for browsers here, in the local network, or anywhere."""
    from tacora.server.host import run_host
    from tacora.server.settings import Settings, read_limits

    settings = Settings(
        host="0.0.0.0" if lan else host,  # noqa: S104  asked for
        port=port,
        database=database,
        origins=tuple(origin or ()),
        bot_pace=bot_pace,
        keep_days=keep_days,
        proxy=proxy,
        limits=read_limits(limit or ()),
    )
    one_of(log_format, ("text", "json"), "--log-format")
    run_host(settings, _words(lang), log_format=log_format, open_browser=open_browser)


@app.command()
def odds(
    game: Game = "diamant",
    *,
    edition: Edition = None,
    relics: Relics = None,
    expedition: Annotated[int, typer.Option(help="The number of the expedition.")] = 1,
    players: Annotated[int, typer.Option(help="How many are still in the cave.")] = 4,
    revealed: Annotated[str, typer.Option(help="The cards of this expedition in order, separated by commas.")] = "",
    removed: Annotated[str, typer.Option(help="The cards out of the game, separated by commas.")] = "",
    beside: Annotated[int, typer.Option(help="The rubies beside the chest of each in the cave.")] = 0,
    on_path: Annotated[int, typer.Option(help="The rubies lying on the path.")] = 0,
    relics_taken: Annotated[int, typer.Option(help="The relics taken out of the cave so far, by anyone.")] = 0,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Tell the odds of the next cards, exactly."""
    from tacora.solvers.diamant.answer import answer_json
    from tacora.terminal.diamant.odds import Question, answer_to, tell_odds

    words = _words(lang)
    one_of(game, (DIAMANT,), "GAME")
    screen = _screen(words, bidi)
    known = answer_to(Question(edition, relics, expedition, players, revealed, removed, beside, on_path, relics_taken))
    if as_json:
        typer.echo(json.dumps(answer_json(known)))
        return
    screen.show(tell_odds(known, words, width=screen.width, is_unicode=screen.is_unicode))


@app.command()
def simulate(
    game: Game = "diamant",
    *,
    bots: Annotated[str | None, typer.Option(help="The bots, separated by commas.")] = None,
    games: Annotated[int | None, typer.Option(help="How many games; 10000 of Diamant, 100 of Dungeon.")] = None,
    seed: Annotated[int, SEED] = 1,
    edition: Edition = None,
    relics: Relics = None,
    hidden_chests: HiddenChests = False,
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

    words = _words(lang)
    contest = CONTESTS[one_of(game, tuple(CONTESTS), "GAME")]
    screen = _screen(words, bidi)
    wishes: dict[str, Any] = {"edition": edition, "relics": relics, "hidden_chests": hidden_chests or None}
    _refuse_others({DIAMANT: wishes}, game)
    asked = contest.games if games is None else games
    simulation = set_up(contest.bots if bots is None else bots, asked, seed, wishes, game)
    with progress(asked) as advance:
        outcome = run(simulation, jobs, advance)
    if as_json:
        typer.echo(json.dumps(outcome_json(outcome)))
    else:
        screen.show(columns(rows(outcome, words), ("bold",)))
        for note in notes(outcome, words):
            screen.say(note)
    raise typer.Exit(STOPPED_BY_HAND if outcome.is_interrupted else 0)


@dungeon.command("cards")
def dungeon_cards(
    svg: Annotated[str | None, typer.Option(help="Write a picture of every card into this folder.")] = None,
    *,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """List all cards, and what there is to find on them."""
    from tacora.terminal.dungeon.cards import ALL_CARDS, card_json, listed, write_pictures

    words = _words(lang)
    screen = _screen(words, bidi)
    if svg is not None:
        screen.say(words("dungeon-cards-written", count=write_pictures(Path(svg)), folder=svg))
    elif as_json:
        typer.echo(json.dumps([card_json(card) for card in ALL_CARDS]))
    else:
        screen.show(listed(words, screen.width))


@dungeon.command("card")
def dungeon_card(
    card: Annotated[str, typer.Argument(help="The card, such as D4-07.")],
    *,
    as_svg: Annotated[bool, typer.Option("--svg", help="Print an SVG picture.")] = False,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Draw one card."""
    from tacora.drawing.dungeon.svg import card_svg
    from tacora.terminal.dungeon.cards import card_json, card_named, drawn

    words = _words(lang)
    screen = _screen(words, bidi)
    known = card_named(card)
    if as_svg:
        typer.echo(card_svg(known), nl=False)
    elif as_json:
        typer.echo(json.dumps(card_json(known)))
    else:
        screen.show(drawn(known, words, is_unicode=screen.is_unicode))


@dungeon.command("solve")
def dungeon_solve(
    *,
    cards: Annotated[str, typer.Option(help="The five cards of the hand, separated by commas.")] = "",
    goal: Annotated[str, typer.Option(help="The main goal, such as key.")],
    tokens: Annotated[str, typer.Option(help="Fairy tokens: sword, scroll, key, rope, separated by commas.")] = "",
    books: Annotated[str, typer.Option(help="The numbers of spell books, separated by commas.")] = "",
    weights: Annotated[
        str, typer.Option(help="What counts how much: goal, coin, exit, side, recycling, scissors.")
    ] = "goal=1,coin=0.35,exit=0.6",
    seen: Annotated[str, typer.Option(help="Goals of cards seen before, which no side goal can be again.")] = "",
    layout: Annotated[str, typer.Option(help="The dungeon as JSON or a JSON file: only the path is searched.")] = "",
    seconds: Annotated[float | None, typer.Option(help="Stop after so many seconds.", min=0)] = None,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Find the best dungeon for a hand, or the best path in a dungeon, and prove it."""
    words = _words(lang)
    screen = _screen(words, bidi)
    try:
        from tacora.terminal.dungeon import solve as solving

        asked = solving.read_question(
            cards=cards, goal=goal, tokens=tokens, books=books, weights=weights, seen=seen, layout=layout
        )
        answer = solving.solve(asked, seconds, words)
    except KeyboardInterrupt:
        typer.echo(words("solve-stopped"), err=True)
        raise typer.Exit(STOPPED_BY_HAND) from None
    if as_json:
        typer.echo(json.dumps(solving.answer_json(asked, answer)))
    else:
        screen.show(solving.tell_answer(asked, answer, words, screen.width, is_unicode=screen.is_unicode))
    raise typer.Exit(STOPPED_BY_HAND if answer.is_interrupted else 0)


@dungeon.command("balance")
def dungeon_balance(
    *,
    games: Annotated[int, typer.Option(help="How many games of each bot for each number of players.")] = 100,
    players: Annotated[str, typer.Option(help="The numbers of players, separated by commas.")] = "2,3,4,5",
    bot: Annotated[str, typer.Option(help="The strong bot, whose games tell about the cards.")] = "master",
    decent: Annotated[str, typer.Option(help="The bot whose scores are held against the sample sheet.")] = "adventurer",
    seed: Annotated[int, SEED] = 1,
    jobs: Jobs = None,
    report: Annotated[
        str | None, typer.Option(help="Write balance.md, and its plots in balance/, into this folder.")
    ] = None,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Let strong bots play many games, and tell how balanced the cards are."""
    from tacora.arena.dungeon import balance, study
    from tacora.reports.dungeon import page, telling
    from tacora.terminal.progress import progress

    words = _words(lang)
    screen = _screen(words, bidi)
    asked = study.set_up(games, players, bot, decent, seed)
    folder = None if report is None else page.prepare(Path(report))
    with progress(asked.matches) as advance:
        found = balance.measure(asked, jobs, advance)
    if as_json:
        typer.echo(json.dumps(balance.balance_json(found)))
    else:
        screen.say(telling.headline(found, words))
        if found.figures.games_played:
            _show_balance(found, words, screen)
    if folder is not None and found.figures.games_played:
        file = page.write(found, folder)
        if not as_json:
            screen.say(words("balance-report", file=str(file)))
    raise typer.Exit(STOPPED_BY_HAND if found.is_interrupted else 0)


def _show_balance(found: "Balance", words: Words, screen: "Screen") -> None:
    from tacora.reports.dungeon import telling
    from tacora.terminal.columns import columns

    screen.gap()
    screen.say(words("balance-requirements"), "bold")
    for requirement in found.requirements:
        wanted, figure = telling.told(requirement, words)
        screen.say(f"{telling.verdict(requirement, words)}: {wanted} ({figure})")
    for section in telling.sections(found.figures, words):
        screen.gap()
        screen.say(section.title, "bold")
        screen.show(columns(section.rows, ("bold",)))
    screen.gap()
    screen.say(words("balance-note-bought"))
    screen.say(words("balance-note-interval"))


def _words(lang: str | None) -> Words:
    return Words(one_of(preferred_language(lang), LANGUAGES, "--lang"))


def _screen(words: Words, bidi: str, pace: float = 0) -> "Screen":
    from tacora.terminal.screen import Screen, text_order

    one_of(bidi, BIDI_CHOICES, "--bidi")
    return Screen(text_order(words, bidi, os.environ, is_terminal=sys.stdout.isatty()), pace=pace)


def _refuse_others(own: Mapping[str, Mapping[str, object]], game: str) -> None:
    """Raise TacoraError if an option of another game was given."""
    for other in own.keys() - {game}:
        for option, value in own[other].items():
            if value is not None:
                raise TacoraError(f"--{option.replace('_', '-')}: is an option of {other}")


def main() -> None:
    """Run the command; bad input ends with exit code 2 and one clear line."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an output without these letters still gets the rest
    try:
        sys.exit(app(standalone_mode=False))
    except TyperException as bad:
        typer.echo(bad.format_message(), err=True)
        sys.exit(2)
    except OSError as bad:  # the output is full or gone
        typer.echo(f"tacora: {bad.strerror}", err=True)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is left unwritten goes nowhere
        sys.exit(1)
