"""Two studies of different seeds side by side, in English like the page they stand on."""

from collections.abc import Iterator, Sequence

from tacora.arena.dungeon.agreement import SELDOM, Agreement, Pair
from tacora.arena.samples import Mean, Share
from tacora.i18n import Words
from tacora.reports.dungeon.telling import NOTHING, good_name, told, verdict
from tacora.reports.pages import markdown_table

TITLE, CARDS_TITLE = "Two runs", "Two runs: dungeon cards"

METHOD = """\
Seeds {one} and {other}, with the same options. *Chance*: how likely two studies of the same cards and bots differ at
least so much, if all observations are independent (shares: with the share of both together; gains: with the spread of
each). Of {many} pairs of figures ({bought} shares of tokens and books, {gains} gains of books, {cards} shares of
dungeon cards) about {expected:.1f} come below {seldom} % by chance alone; {unlikely} do{which}.
**{beyond} by more than chance explains**: with so many pairs, only a chance below {seldom} % / {many} counts as that
(Bonferroni's correction). What is observed in one game hangs together (a book that nobody takes lies open for every
seat), so even studies of the same cards and bots differ a little more than this test expects.

{verdicts}"""


def side_by_side(both: Agreement, words: Words) -> list[str]:
    """What to say of two studies, and their figures."""
    return [
        _method(both, words),
        markdown_table(list(_requirements(both, words))),
        markdown_table(list(_pairs("bought", both.bought, both, words))),
        markdown_table(list(_pairs("brought beyond its price", both.gains, both, words))),
    ]


def cards_side_by_side(both: Agreement, words: Words) -> str:
    """The shares of dungeon cards in two studies."""
    return markdown_table(list(_pairs("bought", both.cards, both, words)))


def _method(both: Agreement, words: Words) -> str:
    many, unlikely, beyond = len(both.pairs), both.unlikely, both.beyond_chance
    return METHOD.format(
        one=both.one.seed,
        other=both.other.seed,
        many=many,
        bought=len(both.bought),
        cards=len(both.cards),
        gains=len(both.gains),
        expected=SELDOM * many,
        seldom=round(100 * SELDOM),
        unlikely=len(unlikely),
        which=_named(unlikely, words),
        beyond=_counted(len(beyond)) + _named(beyond, words),
        verdicts=_verdicts(both, words),
    )


def _verdicts(both: Agreement, words: Words) -> str:
    """The requirements of which the two say different things, and the books."""
    names = {one.name: told(one, words)[0] for one in (*both.one.requirements, *both.other.requirements)}
    lines = [f"- Holds in one of the two only: {names[name]}" for name in both.other_verdicts]
    for each in (both.one, both.other):
        books = words.listed([good_name(good, words) for good in each.not_worth_it] or ["none"])
        lines.append(f"- Books not worth their price, seed {each.seed}: {books}.")
    if not both.other_verdicts:
        lines.insert(0, f"- **The verdicts on all {len(names)} requirements are the same.**")
    return "\n".join(lines)


def _named(pairs: Sequence[Pair], words: Words) -> str:
    return f" ({words.listed([_name(pair.name, words) for pair in pairs])})" if pairs else ""


def _counted(count: int) -> str:
    return "One differs" if count == 1 else f"{count or 'None'} differ"


def _requirements(both: Agreement, words: Words) -> Iterator[Sequence[str]]:
    yield (
        "requirement",
        *(f"{what}, seed {each.seed}" for each in (both.one, both.other) for what in ("figure", "verdict")),
    )
    others = {requirement.name: requirement for requirement in both.other.requirements}
    for requirement in both.one.requirements:
        name, figure = told(requirement, words)
        other = others.get(requirement.name)
        there = (NOTHING, NOTHING) if other is None else (told(other, words)[1], verdict(other, words))
        yield name, figure, verdict(requirement, words), *there


def _pairs(what: str, pairs: Sequence[Pair], both: Agreement, words: Words) -> Iterator[Sequence[str]]:
    seeds = (f"{what}, seed {both.one.seed}", "95 % interval", f"{what}, seed {both.other.seed}", "95 % interval")
    yield "Purchase", *seeds, "Chance"
    for pair in pairs:
        chance = f"{pair.chance:.1%}".replace("%", " %") if pair.chance >= 0.001 else "< 0.1 %"
        yield _name(pair.name, words), *_figure(pair.one, words), *_figure(pair.other, words), chance


def _name(good: str, words: Words) -> str:
    return good.removeprefix("card-") if good.startswith("card-") else good_name(good, words)


def _figure(figure: Share | Mean, words: Words) -> tuple[str, str]:
    if isinstance(figure, Mean):
        return words("simulate-number", number=figure.mean), words("balance-range", low=figure.low, high=figure.high)
    low, high = 100 * figure.low, 100 * figure.high
    return words("simulate-percent", percent=100 * figure.share), words("simulate-range", low=low, high=high)
