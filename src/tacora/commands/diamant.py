"""Diamant's commands, and its own options of others."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from tacora.commands.of_game import GameCommands
from tacora.commands.options import SEED, AsJson, Bidi, Jobs, Lang, screen_for, words_in
from tacora.core.errors import TacoraError
from tacora.terminal.interrupts import STOPPED_BY_HAND
from tacora.terminal.options import one_of

DIAMANT = "diamant"

Edition = Annotated[str | None, typer.Option(help="help-edition")]
Relics = Annotated[bool | None, typer.Option("--relics/--no-relics", help="help-relics")]
HiddenChests = Annotated[bool, typer.Option("--hidden-chests", help="help-hidden-chests")]
Custom = Annotated[str | None, typer.Option(help="help-custom")]


@dataclass(kw_only=True)
class TableOptions:
    """The options that set a table up."""

    edition: Edition = None
    relics: Relics = None
    hidden_chests: HiddenChests = False


@dataclass(kw_only=True)
class ArenaOptions:
    """The options that set the tables of a tournament up."""

    edition: Annotated[str | None, typer.Option(help="help-arena-editions")] = None
    relics: Relics = None


@dataclass(kw_only=True)
class PlayOptions(TableOptions):
    """The options that set a table up, or a custom one."""

    custom: Custom = None


app = typer.Typer()


@app.command(help="help-odds")
def odds(
    game: Annotated[str, typer.Argument(help="help-game")] = DIAMANT,
    *,
    edition: Edition = None,
    relics: Relics = None,
    expedition: Annotated[int, typer.Option(help="help-expedition")] = 1,
    players: Annotated[int, typer.Option(help="help-in-cave")] = 4,
    revealed: Annotated[str, typer.Option(help="help-revealed")] = "",
    removed: Annotated[str, typer.Option(help="help-removed")] = "",
    beside: Annotated[int, typer.Option(help="help-beside")] = 0,
    on_path: Annotated[int, typer.Option(help="help-on-path")] = 0,
    relics_taken: Annotated[int, typer.Option(help="help-relics-taken")] = 0,
    taken_here: Annotated[int | None, typer.Option(help="help-taken-here")] = None,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Tell the odds of the next cards, exactly."""
    from tacora.solvers.diamant.answer import answer_json
    from tacora.terminal.diamant.odds import Question, answer_to, tell_odds

    words = words_in(lang)
    one_of(game, (DIAMANT,), "GAME", words)
    screen = screen_for(words, bidi)
    known = answer_to(
        Question(edition, relics, expedition, players, revealed, removed, beside, on_path, relics_taken, taken_here),
        words,
    )
    if as_json:
        typer.echo(json.dumps(answer_json(known)))
        return
    screen.show(tell_odds(known, words, width=screen.width, is_unicode=screen.is_unicode))


@app.command(help="help-strategy")
def strategy(
    game: Annotated[str, typer.Argument(help="help-game")] = DIAMANT,
    *,
    report: Annotated[str, typer.Option(help="help-strategy-report")],
    games: Annotated[int, typer.Option(help="help-strategy-games")] = 20_000,
    seed: Annotated[int, SEED] = 1,
    lang: Lang = None,
) -> None:
    """Measure what the game teaches, and write it down with plots."""
    from tacora.batch.fast import has_numba
    from tacora.reports.diamant import strategy as page
    from tacora.terminal.progress import progress

    words = words_in(lang)
    one_of(game, (DIAMANT,), "GAME", words)
    if not has_numba():
        raise TacoraError(words("refused-without-numba", command="strategy"))
    from tacora.arena.diamant.strategy import QUESTIONS, study

    folder = page.prepare(Path(report))
    with progress(QUESTIONS) as advance:
        found = study(games, seed, advance)
    typer.echo(words("arena-report", file=str(page.write(found, folder))))


@app.command(help="help-train")
def train(
    game: Annotated[str, typer.Argument(help="help-game")] = DIAMANT,
    *,
    rounds: Annotated[int, typer.Option(help="help-train-rounds", min=1, max=1000)] = 30,
    games: Annotated[int, typer.Option(help="help-train-games", min=1000, max=1_000_000_000)] = 1_200_000,
    seed: Annotated[int, SEED] = 1,
    file: Annotated[Path, typer.Option(help="help-train-file")] = Path("training.npz"),
    out: Annotated[Path, typer.Option(help="help-train-out")] = Path(),
    jobs: Jobs = None,
    lang: Lang = None,
) -> None:
    """Train the bots' tables by play against themselves and others; a stopped training goes on where it was."""
    from tacora.batch.fast import has_numba
    from tacora.terminal.progress import progress

    words = words_in(lang)
    one_of(game, (DIAMANT,), "GAME", words)
    if not has_numba():
        raise TacoraError(words("refused-without-numba", command="train"))
    from tacora.arena.diamant import training

    state = training.load(file) if file.exists() else training.begin(seed)
    with progress(games * max(0, rounds - state.rounds)) as advance:
        try:
            while state.rounds < rounds:
                for played in training.improve(state, games, jobs):
                    advance(played)
                training.measure(state)
                training.save(state, file)
        except KeyboardInterrupt:
            typer.echo(words("train-stopped", rounds=state.rounds, file=str(file)))
            raise typer.Exit(STOPPED_BY_HAND) from None
    (out / "trained.json").write_text(json.dumps(training.result(state)) + "\n", encoding="utf-8")
    (out / "training-curve.csv").write_text(training.curve_lines(state), encoding="utf-8")
    typer.echo(words("train-done", rounds=state.rounds, folder=str(out)))


COMMANDS = GameCommands({"play": PlayOptions, "simulate": TableOptions, "arena": ArenaOptions}, app)
