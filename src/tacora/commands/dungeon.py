"""Dungeon's commands, and its own options of others."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tacora.commands.of_game import GameCommands
from tacora.commands.options import SEED, AsJson, Bidi, Jobs, Lang, group_speaks, screen_for, words_in
from tacora.core.errors import TacoraError
from tacora.i18n import Words
from tacora.terminal.interrupts import STOPPED_BY_HAND

if TYPE_CHECKING:
    from tacora.arena.dungeon.balance import Balance
    from tacora.terminal.screen import Screen


@dataclass(kw_only=True)
class PlayOptions:
    """The options that set a table up."""

    begins: Annotated[int | None, typer.Option(help="help-begins")] = None
    time_limit: Annotated[int | None, typer.Option(help="help-time-limit")] = None


app = typer.Typer()
dungeon = typer.Typer(no_args_is_help=True, help="help-dungeon", callback=group_speaks)
app.add_typer(dungeon, name="dungeon")


@dungeon.command("cards", help="help-dungeon-cards")
def dungeon_cards(
    svg: Annotated[str | None, typer.Option(help="help-svg-folder")] = None,
    *,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """List all cards, and what there is to find on them."""
    from tacora.terminal.dungeon.cards import ALL_CARDS, card_json, listed, write_pictures

    words = words_in(lang)
    screen = screen_for(words, bidi)
    if svg is not None:
        if not svg.strip():
            raise TacoraError(words("refused-no-folder", option="--svg"))
        screen.say(words("dungeon-cards-written", count=write_pictures(Path(svg)), folder=svg))
    elif as_json:
        typer.echo(json.dumps([card_json(card) for card in ALL_CARDS]))
    else:
        screen.show(listed(words, screen.width))


@dungeon.command("card", help="help-dungeon-card")
def dungeon_card(
    card: Annotated[str, typer.Argument(help="help-card")],
    *,
    as_svg: Annotated[bool, typer.Option("--svg", help="help-svg")] = False,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Draw one card."""
    from tacora.drawing.dungeon.svg import card_svg
    from tacora.terminal.dungeon.cards import card_json, card_named, drawn

    words = words_in(lang)
    screen = screen_for(words, bidi)
    known = card_named(card, "CARD", words)
    if as_svg:
        typer.echo(card_svg(known), nl=False)
    elif as_json:
        typer.echo(json.dumps(card_json(known)))
    else:
        screen.show(drawn(known, words, is_unicode=screen.is_unicode))


@dungeon.command("solve", help="help-dungeon-solve")
def dungeon_solve(
    *,
    cards: Annotated[str, typer.Option(help="help-hand")] = "",
    goal: Annotated[str, typer.Option(help="help-goal")],
    tokens: Annotated[str, typer.Option(help="help-tokens")] = "",
    books: Annotated[str, typer.Option(help="help-books")] = "",
    weights: Annotated[str, typer.Option(help="help-weights")] = "goal=1,coin=0.35,exit=0.6",
    seen: Annotated[str, typer.Option(help="help-goals-seen")] = "",
    layout: Annotated[str, typer.Option(help="help-layout")] = "",
    seconds: Annotated[float | None, typer.Option(help="help-seconds", min=0)] = None,
    prove: Annotated[bool, typer.Option("--prove", help="help-prove")] = False,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Find the best dungeon for a hand, or the best path in a dungeon, and say whether it is proven."""
    words = words_in(lang)
    screen = screen_for(words, bidi)
    try:
        from tacora.terminal.dungeon import solve as solving

        asked = solving.read_question(
            words, cards=cards, goal=goal, tokens=tokens, books=books, weights=weights, seen=seen, layout=layout
        )
        answer = solving.solve(asked, seconds, words, proves=prove)
    except KeyboardInterrupt:
        typer.echo(words("solve-stopped"), err=True)
        raise typer.Exit(STOPPED_BY_HAND) from None
    if as_json:
        typer.echo(json.dumps(solving.answer_json(asked, answer)))
    else:
        screen.show(solving.tell_answer(asked, answer, words, screen.width, is_unicode=screen.is_unicode))
    raise typer.Exit(STOPPED_BY_HAND if answer.is_interrupted else 0)


@dungeon.command("balance", help="help-dungeon-balance")
def dungeon_balance(
    *,
    games: Annotated[int, typer.Option(help="help-balance-games")] = 100,
    players: Annotated[str, typer.Option(help="help-balance-seats")] = "2,3,4,5",
    bot: Annotated[str, typer.Option(help="help-strong-bot")] = "master",
    decent: Annotated[str, typer.Option(help="help-usual-bot")] = "adventurer",
    seed: Annotated[int, SEED] = 1,
    jobs: Jobs = None,
    report: Annotated[str | None, typer.Option(help="help-report")] = None,
    other: Annotated[str | None, typer.Option("--and", help="help-and")] = None,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Let strong bots play many games, and tell how balanced the cards are."""
    from tacora.arena.dungeon import agreement, balance, study
    from tacora.reports.dungeon import page, telling
    from tacora.terminal.progress import progress

    words = words_in(lang)
    screen = screen_for(words, bidi)
    asked = study.set_up(games, players, bot, decent, seed)
    if other is not None and report is None:
        raise TacoraError(words("refused-and-alone"))
    beside = None if other is None else agreement.read(Path(other), asked)
    if other is not None and beside is None:
        raise TacoraError(words("refused-other-study", value=other))
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
        file = page.write(found, folder, beside)
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
    for sentence in telling.not_worth_it(found, words):
        screen.say(sentence)
    for section in telling.sections(found.figures, words):
        screen.gap()
        screen.say(section.title, "bold")
        screen.show(columns(section.rows, ("bold",)))
    screen.gap()
    screen.say(words("balance-note-bought"))
    screen.say(words("balance-note-brought"))
    screen.say(words("balance-note-interval"))


COMMANDS = GameCommands({"play": PlayOptions}, app)
