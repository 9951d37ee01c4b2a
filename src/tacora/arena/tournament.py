"""A tournament: bots that meet at several kinds of tables, each bot equally often at each kind."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, product
from math import comb, gcd
from random import Random
from typing import Any

from tacora.arena.contests import CONTESTS, Contest
from tacora.arena.simulation import MOST_GAMES, Simulation, bot_named
from tacora.core.errors import BadOptions, TacoraError
from tacora.core.jsonable import JsonObject

MANY_LINEUPS = 24
"""If there are more ways to choose who sits at a table, about so many of them are played."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A kind of table: a game's options, and how many play."""

    options: JsonObject
    players: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games of the same bots at the same kind of table; `numbers` are the games' numbers in the tournament."""

    setting: int
    bots: tuple[str, ...]
    numbers: range


@dataclass(frozen=True, slots=True)
class Tournament:
    """Which bots meet at which tables, and at least how many games are played at each kind of table."""

    game: str
    bots: tuple[str, ...]
    settings: tuple[Setting, ...]
    games: int
    seed: int

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise TacoraError(f"games: must be 1 to {MOST_GAMES}, not {self.games}")
        if len(self.bots) < 2:
            raise TacoraError("bots: a tournament needs two of them")
        if len(set(self.bots)) < len(self.bots):
            raise TacoraError("bots: a name stands twice")
        if len(self.settings) > len({(str(setting.options), setting.players) for setting in self.settings}):
            raise TacoraError("players: a kind of table stands twice")
        for bot in self.bots:
            bot_named(bot, self.contest, str(self.seed))
        for setting in self.settings:
            self.table(setting)

    @property
    def contest(self) -> Contest:
        """The game with its bots."""
        return CONTESTS[self.game]

    def table(self, setting: Setting) -> Any:
        """A table of that kind; raises TacoraError."""
        try:
            return self.contest.game.table(setting.options, setting.players)
        except BadOptions as bad:
            field = "players" if bad.field == "seats" else bad.field
            raise TacoraError(f"{field}: {bad.message} ({bad.rule})") from None

    def simulation(self, meeting: Meeting) -> Simulation:
        """The games of a meeting."""
        table = self.table(self.settings[meeting.setting])
        return Simulation(self.game, table, meeting.bots, len(meeting.numbers), self.seed)

    def meetings(self) -> tuple[Meeting, ...]:
        """All games of the tournament, those of different tables in turn."""
        by_setting = [self._meetings(number) for number in range(len(self.settings))]
        in_turn: list[Meeting] = []
        for nth in range(max(map(len, by_setting))):
            in_turn.extend(meetings[nth] for meetings in by_setting if nth < len(meetings))
        return tuple(in_turn)

    def _meetings(self, number: int) -> list[Meeting]:
        players = self.settings[number].players
        lineups = line_ups(self.bots, players, self.games, f"{self.seed}/{number}")
        each = -(-self.games // len(lineups))
        first = number * MOST_GAMES  # no two kinds of tables have a game's number in common
        return [
            Meeting(number, bots, range(first + nth * each, first + (nth + 1) * each))
            for nth, bots in enumerate(lineups)
        ]


def line_ups(bots: Sequence[str], players: int, most: int, seed: str) -> list[tuple[str, ...]]:
    """Who sits at a table: every bot equally often in all, and twice at one table only if there are too few bots.

    >>> line_ups(("a", "b", "c"), 2, 100, "seed")
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> [len(line_ups("abcdefgh", players, 1000, "seed")) for players in (3, 4, 8)]
    [24, 24, 1]
    """
    if players <= len(bots) and comb(len(bots), players) <= min(most, MANY_LINEUPS):
        return list(combinations(bots, players))
    fair = len(bots) // gcd(len(bots), players)  # so many tables have room for every bot equally often
    tables = fair * max(1, min(-(-MANY_LINEUPS // fair), most // fair))
    return list(islice(_dealt(bots, players, Random(seed)), tables))


def _dealt(bots: Sequence[str], players: int, chance: Random) -> Iterator[tuple[str, ...]]:
    """Tables for ever: all bots are shuffled and dealt, then all again, those at the unfinished table last."""
    table: list[str] = []
    while True:
        deal = chance.sample(bots, len(bots))
        for bot in sorted(deal, key=table.__contains__):
            table.append(bot)
            if len(table) == players:
                yield tuple(table)
                table = []


def set_up(
    game: str, *, bots: str | None, games: int | None, players: str | None, seed: int, wishes: Mapping[str, Any]
) -> Tournament:
    """A tournament from options with several values between commas; what is None is as usual for the game."""
    contest = CONTESTS[game]
    names = tuple(contest.roster.bots) if bots is None else tuple(name.strip() for name in bots.split(","))
    numbers = contest.seats if players is None else tuple(_number(part.strip()) for part in players.split(","))
    tables: list[JsonObject] = []
    for usual, wish in product(contest.settings, _each(wishes)):
        options = {**usual, **wish}
        if options not in tables:
            tables.append(options)
    settings = tuple(Setting(options, number) for options in tables for number in numbers)
    return Tournament(game, names, settings, contest.games_in_arena if games is None else games, seed)


def _each(wishes: Mapping[str, Any]) -> Iterator[JsonObject]:
    """Every choice of one value for each option."""
    given = {field: wish for field, wish in wishes.items() if wish is not None}
    values = [wish.split(",") if isinstance(wish, str) else [wish] for wish in given.values()]
    for chosen in product(*values):
        yield dict(zip(given, (value.strip() if isinstance(value, str) else value for value in chosen), strict=True))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 2):
        raise TacoraError(f"players: {text[:40]!a} is no number of players")
    return int(text)
