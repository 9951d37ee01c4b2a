"""Pictures of a balance study, as SVG that is the same for the same figures."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tacora.arena.dungeon.balance import Balance
from tacora.arena.dungeon.requirements import ALWAYS, MOSTLY, NEVER, RARELY, SAMPLE_SCORE
from tacora.arena.samples import Mean, Share
from tacora.games.dungeon.cards import COSTS
from tacora.games.dungeon.moves import BuyBook, BuyToken
from tacora.i18n import Words
from tacora.reports.dungeon.telling import good_name
from tacora.reports.look import DASHED, FAINT, FIRST, INK, SECOND, write_figure

COST_COLOURS = dict(zip(COSTS, ("#4c9f70", "#1b6ca8", "#8a5a9e", "#c8553d"), strict=True))


def write_plots(balance: Balance, folder: Path) -> None:
    """Write every picture into a folder."""
    for name in PLOTS:
        write_plot(name, balance, folder / f"{name}.svg")


def write_plot(name: str, balance: Balance, file: Path) -> None:
    """Write one picture."""
    write_figure(lambda figure: PLOTS[name](balance, figure), file)


class Mark(NamedTuple):
    """A value with its interval, and its place on the other axis."""

    at: float
    value: float
    low: float
    high: float


def _marks(estimates: Iterable[tuple[float, Mean | Share | None]]) -> list[Mark]:
    """Marks for the estimates that are not None; shares in percent."""
    marks = []
    for at, estimate in estimates:
        if isinstance(estimate, Mean):
            marks.append(Mark(at, estimate.mean, estimate.low, estimate.high))
        elif estimate is not None:
            marks.append(Mark(at, *(100 * share for share in (estimate.share, estimate.low, estimate.high))))
    return marks


def _upright(axes: Axes, marks: Sequence[Mark], colour: str, size: float = 6, label: str | None = None) -> None:
    """Draw marks with values upwards."""
    at, values, lows, highs = zip(*marks, strict=True) if marks else ((), (), (), ())
    axes.vlines(at, lows, highs, color=colour, alpha=0.45, linewidth=size / 2.4)
    axes.plot(at, values, "o", color=colour, markersize=size, label=label)


def _level(axes: Axes, marks: Sequence[Mark], colour: str, size: float = 5, label: str | None = None) -> None:
    """Draw marks with values to the right."""
    at, values, lows, highs = zip(*marks, strict=True) if marks else ((), (), (), ())
    axes.hlines(at, lows, highs, color=colour, alpha=0.45, linewidth=size / 2.4)
    axes.plot(values, at, "o", color=colour, markersize=size, label=label)


def _values(balance: Balance, figure: Figure) -> None:
    """What a purchase brings: each card, and the mean of its cost."""
    figure.set_size_inches(8, 4.8)
    axes = figure.subplots()
    for cost in balance.figures.costs:
        cards = [card.points for card in balance.figures.cards if card.cost == cost.cost]
        places = [cost.cost + 0.62 * (number / (len(cards) - 1) - 0.5) for number in range(len(cards))]
        _upright(axes, _marks(zip(places, cards, strict=True)), COST_COLOURS[cost.cost], 4)
        if (mean := cost.points) is not None:
            ends = [cost.cost - 0.36, cost.cost + 0.36]
            axes.fill_between(ends, mean.low, mean.high, color=INK, alpha=0.14, linewidth=0)
            axes.plot(ends, [mean.mean] * 2, color=INK, linewidth=2)
            axes.annotate(f"{mean.mean:.2f}", (ends[1] + 0.02, mean.mean), va="center", fontweight="bold")
    axes.axhline(0, color=FAINT, linewidth=0.8)
    axes.set_xticks(COSTS)
    axes.set_xlim(COSTS[0] - 0.5, COSTS[-1] + 0.65)
    axes.grid(visible=False, axis="x")
    axes.set_xlabel("cost in coins; a dot is a card, from 01 on the left to 18; the bar is the mean of all purchases")
    axes.set_ylabel("points that a purchase brought")
    _title(figure, "What a dungeon card brings, by its cost")


def _bought(balance: Balance, figure: Figure) -> None:
    """How often each card is bought when it could be."""
    figure.set_size_inches(10, 9)
    panels = figure.subplots(2, 2, sharex=True).flat
    for axes, cost in zip(panels, COSTS, strict=True):
        cards = [card for card in balance.figures.cards if card.cost == cost]
        cards.sort(key=lambda card: -1.0 if card.bought is None else card.bought.share)
        _level(axes, _marks(enumerate(card.bought for card in cards)), COST_COLOURS[cost])
        for limit in (NEVER, ALWAYS):
            axes.axvline(100 * limit, color=SECOND, linewidth=1, linestyle=DASHED)
        axes.set_yticks(range(len(cards)), [card.card for card in cards], fontsize=8)
        axes.set_title(f"{cost} coins")
        axes.set_xlim(-1, 101)
        axes.set_ylim(-0.7, len(cards) - 0.3)
        if cost in COSTS[2:]:
            axes.set_xlabel("bought, % of the times it could be")
    _title(figure, f"How often each card is bought (dashed: {NEVER:.0%} is never, {ALWAYS:.0%} is always)")


def _goods(balance: Balance, figure: Figure) -> None:
    """How often each token and each book is bought when it could be."""
    words = Words("en")
    figure.set_size_inches(8, 6)
    axes = figure.subplots()
    goods = [(BuyToken(token.kind).wire, token.bought) for token in balance.figures.tokens]
    goods += [(BuyBook(book.book).wire, book.bought) for book in balance.figures.books]
    goods.sort(key=lambda good: -1.0 if good[1] is None else good[1].share)
    _level(axes, _marks(enumerate(share for _, share in goods)), FIRST)
    for limit in (RARELY, MOSTLY):
        axes.axvline(100 * limit, color=SECOND, linewidth=1, linestyle=DASHED)
    axes.set_yticks(range(len(goods)), [good_name(good, words) for good, _ in goods], fontsize=8)
    axes.set_xlim(-1, 101)
    axes.set_ylim(-0.7, len(goods) - 0.3)
    axes.set_xlabel("bought, % of the times it could be")
    _title(figure, f"How often tokens and books are bought (dashed: {RARELY:.0%} and {MOSTLY:.0%})")


def _books(balance: Balance, figure: Figure) -> None:
    """What each book brings its buyers, against its price."""
    words = Words("en")
    figure.set_size_inches(8, 5.4)
    axes = figure.subplots()
    values = [(book.book, book.value) for book in balance.figures.books if book.value is not None]
    values.sort(key=lambda one: 0.0 if one[1].gain is None else one[1].gain.mean)
    _level(
        axes, _marks(enumerate(value.points for _, value in values)), FIRST, label="brought until the end of the game"
    )
    for y, (_, value) in enumerate(values):
        if value.price is not None:
            axes.plot([value.price.mean] * 2, [y - 0.35, y + 0.35], color=SECOND, linewidth=2)
    axes.plot([], [], color=SECOND, linewidth=2, label="two coins in the round of the purchase")
    axes.set_yticks(range(len(values)), [good_name(BuyBook(book).wire, words) for book, _ in values], fontsize=8)
    axes.grid(visible=False, axis="y")
    axes.axvline(0, color=FAINT, linewidth=0.8)
    axes.set_xlabel("points of those who bought the book")
    axes.legend(loc="lower right")
    _title(figure, "What each book brings those who buy it")


def _goals(balance: Balance, figure: Figure) -> None:
    """What each goal brings in a round."""
    words = Words("en")
    figure.set_size_inches(8, 5)
    axes = figure.subplots()
    goals = sorted(balance.figures.goals, key=lambda goal: -1.0 if goal.main is None else goal.main.mean)
    for shift, colour, label, means in (
        (0.14, FIRST, "as the main goal", [goal.main for goal in goals]),
        (-0.14, SECOND, "as the side goal, before it is halved", [goal.side for goal in goals]),
    ):
        _level(axes, _marks((y + shift, mean) for y, mean in enumerate(means)), colour, label=label)
    axes.set_yticks(range(len(goals)), [words(f"dungeon-goal-{goal.goal}") for goal in goals])
    axes.grid(visible=False, axis="y")
    axes.set_xlim(left=0)
    axes.set_xlabel("points of a player in a round")
    axes.legend(loc="lower right")
    _title(figure, "What each goal brings")


def _scores(balance: Balance, figure: Figure) -> None:
    """Mean scores by number of players, and how far they spread."""
    figure.set_size_inches(8, 4.4)
    axes = figure.subplots()
    bots = balance.study.bots
    for number, bot in enumerate(bots):
        colour, shift = (FIRST, SECOND)[number], (number - (len(bots) - 1) / 2) * 0.24
        tables = [table for table in balance.figures.tables if table.bot == bot]
        _upright(axes, _marks((table.players + shift, table.score) for table in tables), colour, 7, bot)
        for table in tables:
            if (score := table.score) is not None:
                x, ends = table.players + shift, (score.mean - score.spread, score.mean + score.spread)
                axes.plot([x, x], ends, color=colour, alpha=0.5, linewidth=0.9)
                axes.annotate(f"{score.mean:.1f}", (x + 0.06, score.mean), va="center", fontsize=9)
    axes.axhline(SAMPLE_SCORE, color=FAINT, linewidth=1, linestyle=DASHED, label="the rulebook's sample sheet")
    axes.set_xticks(balance.study.players)
    axes.set_xlim(min(balance.study.players) - 0.6, max(balance.study.players) + 0.6)
    axes.set_ylim(bottom=0)
    axes.grid(visible=False, axis="x")
    axes.set_xlabel("players; thick: 95 % interval of the mean, thin: one standard deviation of a score")
    axes.set_ylabel("points")
    figure.legend(loc="outside lower center", ncols=3)
    _title(figure, "Scores by number of players")


def _order(balance: Balance, figure: Figure) -> None:
    """Whether going first is worth something."""
    tables = balance.study.players
    figure.set_size_inches(max(6, 2.5 * len(tables)), 5.2)
    panels = figure.subplots(2, len(tables), squeeze=False, sharey="row")
    for column, players in enumerate(tables):
        places = [place for place in balance.figures.order if place.players == players]
        top, bottom = panels[0][column], panels[1][column]
        _upright(top, _marks((place.place, place.wins) for place in places), FIRST)
        top.axhline(100 / players, color=FAINT, linewidth=1, linestyle=DASHED)
        scores = _marks((place.place, place.score) for place in places)
        _upright(bottom, scores, SECOND)
        if scores:
            mean = sum(score.value for score in scores) / len(scores)
            bottom.axhline(mean, color=FAINT, linewidth=1, linestyle=DASHED)
        top.set_title(f"{players} players")
        for axes in (top, bottom):
            axes.set_xticks([place.place for place in places])
            axes.set_xlim(0.5, players + 0.5)
            axes.grid(visible=False, axis="x")
        bottom.set_xlabel("place in round 1")
    panels[0][0].set_ylim(bottom=0)
    panels[0][0].set_ylabel("games won, %")
    panels[1][0].set_ylabel("mean score")
    _title(figure, "Is going first worth something? (dashed: no difference)")


def _title(figure: Figure, text: str) -> None:
    figure.suptitle(text, x=0.01, ha="left")


PLOTS: dict[str, Callable[[Balance, Figure], None]] = {
    "card-value": _values,
    "bought": _bought,
    "goods": _goods,
    "books": _books,
    "goals": _goals,
    "scores": _scores,
    "order": _order,
}
"""Every picture by the name of its file."""
