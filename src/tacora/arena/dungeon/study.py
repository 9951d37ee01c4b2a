"""A balance study: matches of a strong bot with itself and of a decent bot with itself, and the ledger of them."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from random import Random

from tacora.arena.dungeon.books import JUDGED_BY_OWNERS, books_brought, exchanged, second_token
from tacora.arena.dungeon.chronicle import Chronicle, chronicle
from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.race import DungeonMatch, race_clock
from tacora.arena.dungeon.worth import added_by_tools, leaves_with_all, points_brought
from tacora.arena.portions import jobs_for, results_of
from tacora.bots.dungeon import make_bot
from tacora.core.chance import SeededChance
from tacora.core.errors import BadOptions, TacoraError
from tacora.core.match import Match
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import BuyBook

MOST_GAMES = 1_000_000

MEASURED_HANDS = 2
"""Of how many hands a game the worth of every tool is measured."""

MUCH = Fraction(1, 2)
"""More than a token costs, in points."""


@dataclass(frozen=True, slots=True)
class Study:
    """So many games of each bot for each number of players; raises TacoraError."""

    games: int
    players: tuple[int, ...]
    bot: str
    decent: str
    seed: int

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise TacoraError(f"games: must be 1 to {MOST_GAMES}, not {self.games}")
        if len(set(self.players)) < len(self.players):
            raise TacoraError("players: a number stands twice")
        for players in self.players:
            try:
                DUNGEON.table({}, players)
            except BadOptions as bad:
                raise TacoraError(f"players: {bad.message} ({bad.rule})") from None
        for bot in self.bots:
            make_bot(bot, self.seed)

    @property
    def bots(self) -> tuple[str, ...]:
        """The strong bot and the decent one, or one if both are the same."""
        return tuple(dict.fromkeys((self.bot, self.decent)))

    @property
    def matches(self) -> int:
        """How many games are played in all."""
        return self.games * len(self.players) * len(self.bots)


def set_up(games: int, players: str, bot: str, decent: str, seed: int) -> Study:
    """A study from options, the numbers of players separated by commas; raises TacoraError."""
    parts = [part.strip() for part in players.split(",")]
    for part in parts:
        if not (part.isascii() and part.isdecimal() and len(part) == 1):
            raise TacoraError(f"players: {part[:40]!a} is no number of players")
    return Study(games, tuple(map(int, parts)), bot, decent, seed)


def run(study: Study, jobs: int | None = None, on_games: Callable[[int], None] = lambda _games: None) -> Ledger:
    """Play a study in so many processes, reporting games as they are played; Ctrl-C ends it early."""
    whole, jobs = Ledger(), jobs_for(jobs, is_much=True)
    try:
        # all numbers of players and both bots in turn, so that a study that ends early has games of each
        with results_of(
            partial(play, study), range(study.matches), jobs_for(jobs, is_much=True), is_apart=True
        ) as ledgers:
            for ledger in ledgers:
                whole.add(ledger)
                on_games(ledger.games)
    except KeyboardInterrupt:
        pass  # the games played so far count
    return whole


def play(study: Study, number: int) -> Ledger:
    """Play the match of that number, and return its ledger."""
    rest, bot_number = divmod(number, len(study.bots))
    game, players_number = divmod(rest, len(study.players))
    bot, players = study.bots[bot_number], study.players[players_number]
    seed = f"{study.seed}/{players}/{game}"
    match: DungeonMatch = Match(DUNGEON, DUNGEON.table({}, players))
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(players)]
    match.play(bots, SeededChance(seed), race_clock((bot,) * players, seed))
    played = chronicle(match)
    ledger = Ledger(games=1)
    note_bot(ledger, bot, played)
    if bot == study.bot:
        note_market(ledger, played)
        note_goals(ledger, played)
        note_order(ledger, played)
        note_greed(ledger, played)
        note_books(ledger, played, bot)
        note_tools(ledger, played, seed)
        for purchase, points in points_brought(played, seed):
            ledger.measure(points, "points", purchase.card.id)
            if purchase.is_unseen:
                ledger.measure(points, "unseen points", purchase.card.cost or 0)
    return ledger


def note_bot(ledger: Ledger, bot: str, played: Chronicle) -> None:
    """Note a bot's decisions, scores, exits and time bonuses."""
    players = len(played.sheets)
    ledger.measure(played.decisions, "decisions", bot, players)
    for sheet in played.sheets:
        ledger.measure(sheet.total, "score", bot, players)
        for line in sheet.rounds:
            ledger.count(int(line.exit), "exit", bot)
            ledger.count(line.bonus, "bonus", bot)


def note_market(ledger: Ledger, played: Chronicle) -> None:
    """Note the goods that were bought, of those that could be."""
    for visit in played.visits:
        for good in visit.offered:
            ledger.count(int(good in visit.bought), "bought", good)


def note_books(ledger: Ledger, played: Chronicle, bot: str) -> None:
    """Note for each book that somebody had whether it changed anything, what it brought and what it cost."""
    for owned in played.ownerships:
        ledger.count(int(owned.is_used), "used", owned.book)
    for bought in books_brought(played, bot):
        book = bought.book
        ledger.measure(bought.points, "book points", book)
        ledger.measure(bought.price, "book price", book)
        ledger.measure(bought.points - bought.price, "book gain", book)
        if bought.expected is not None:
            ledger.measure(bought.expected, "book expected", book)
        for brought in bought.rounds:
            ledger.measure(brought.points, "book a round", book)
            ledger.measure(brought.points, "book in round", book, brought.round)
            if book in JUDGED_BY_OWNERS:
                note_added(ledger, BuyBook(book).wire, brought.points, brought.goal)


def note_tools(ledger: Ledger, played: Chronicle, seed: str) -> None:
    """Note the points that each tool on sale, and V-B13 and V-B14, add to some of the hands, drawn at random."""
    random = Random(f"{seed}/tools")
    for hand in random.sample(played.hands, MEASURED_HANDS):
        points = added_by_tools(hand)
        points[BuyBook(Book.LOOK_FIRST).wire] = exchanged(hand, random)
        points[BuyBook(Book.SECOND_TOKEN).wire] = second_token(hand)
        for good, number in points.items():
            note_added(ledger, good, number, hand.goal)
            ledger.measure(number, "added in round", good, hand.round)


def note_added(ledger: Ledger, good: str, points: Fraction, goal: str) -> None:
    """Note the points that a token or a book adds to one hand, laid for that goal."""
    ledger.measure(points, "added", good)
    ledger.measure(points, "added", good, goal)
    ledger.count(int(points > MUCH), "much", good)


def note_greed(ledger: Ledger, played: Chronicle) -> None:
    """Note whether a player who takes everything of the main goal and all coins could leave by an exit."""
    for hand in played.hands:
        ledger.count(int(leaves_with_all(hand)), "greedy exit")


def note_goals(ledger: Ledger, played: Chronicle) -> None:
    """Note the points of each seat from goals: column 1 for main goals, column 2 before halving for side goals."""
    for scored in played.scored:
        for points in scored.points:
            ledger.measure(points, "main" if scored.column == 1 else "side", scored.goal.goal)


def note_order(ledger: Ledger, played: Chronicle) -> None:
    """Note scores and victories by place in the first round's order, and by seat."""
    players = len(played.sheets)
    for seat, sheet in enumerate(played.sheets):
        share = Fraction(seat in played.winners, len(played.winners))
        for name, number in (("place", (seat - played.begins) % players), ("seat", seat)):
            ledger.measure(sheet.total, f"{name} score", players, number)
            ledger.count(share, f"{name} wins", players, number)
