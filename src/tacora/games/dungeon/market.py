"""The market: what a player may buy, what it costs, and what is left (V-K*)."""

from collections.abc import Iterator
from typing import TypeVar

from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens
from tacora.games.dungeon.moves import BuyBook, BuyCard, BuyToken, Pick, Top
from tacora.games.dungeon.state import HAND, Market, Player

TOKEN_COST, BOOK_COST = 1, 2

ItemT = TypeVar("ItemT")

Purchase = BuyToken | BuyBook | BuyCard


def purchases(market: Market, player: Player) -> tuple[Purchase, ...]:
    """Everything that this player may buy."""
    return tuple(buy for buy in _goods(market, player) if refusal(market, player, buy) is None)


def can_buy(market: Market, player: Player) -> bool:
    """This player may buy something."""
    return any(refusal(market, player, buy) is None for buy in _goods(market, player))


def _goods(market: Market, player: Player) -> Iterator[Purchase]:
    for kind in TOKEN_KINDS:
        yield BuyToken(kind)
    if player.can_use(Book.SECOND_TOKEN):
        for kind in TOKEN_KINDS:
            yield from (BuyToken(kind, also) for also in TOKEN_KINDS if also != kind)
    yield from map(BuyBook, market.books)
    yield BuyBook(None)
    for cost in COSTS:
        yield from map(BuyCard, market.row(cost).open)
        yield BuyCard(Top(cost))


def refusal(market: Market, player: Player, buy: Purchase) -> tuple[str, str] | None:
    """The rule that forbids a purchase, and what was wrong; None if it is allowed."""
    if fault := _missing(market, player, buy):
        return fault
    if (price := price_of(player, buy)) > player.coins:
        rule = {BuyToken: "V-K3", BuyBook: "V-K4", BuyCard: "V-K5"}[type(buy)]
        return rule, f"{buy.wire} costs {price}, and there are {player.coins} coins"
    return None


def _missing(market: Market, player: Player, buy: Purchase) -> tuple[str, str] | None:
    if isinstance(buy, BuyToken):
        if not getattr(market.tokens, buy.kind):
            return "V-K3", f"no {buy.kind} token is left in the market"
        return None if buy.also is None else _no_second_token(market, player, buy.kind, buy.also)
    if isinstance(buy, BuyBook):
        is_there = bool(market.book_pile) if buy.book is None else buy.book in market.books
        return None if is_there else ("V-K4", f"{buy.wire} is not in the market")
    if not is_in_market(market, buy.pick):
        return "V-K5", f"{buy.wire} is not in the market"
    return ("V-R2", "the hand holds 5 cards already") if len(player.hand) >= HAND else None


def _no_second_token(market: Market, player: Player, kind: str, also: str) -> tuple[str, str] | None:
    if not player.can_use(Book.SECOND_TOKEN):
        return "V-B14", "a second token needs the book"
    if also == kind:
        return "V-R26", "the second token is of another kind"
    if not getattr(market.tokens, also):
        return "V-R26", f"no {also} token is left in the market"
    return None


def is_in_market(market: Market, pick: Pick) -> bool:
    """The card lies face up in the market, or the pile has a top card."""
    if pick.cost is None:  # a start card
        return False
    row = market.row(pick.cost)
    return bool(row.pile) if isinstance(pick, Top) else pick in row.open


def cost_of(pick: Pick) -> int:
    """The cost of the row that a pick is from; 0 for a start card."""
    return pick.cost or 0


def price_of(player: Player, buy: Purchase) -> int:
    """The coins that this player pays for a purchase."""
    if isinstance(buy, BuyCard):
        return cost_of(buy.pick) - player.can_use(Book.CHEAPER_CARD)  # V-R40: by itself
    return TOKEN_COST if isinstance(buy, BuyToken) else BOOK_COST


def with_token(tokens: Tokens, kind: str, change: int) -> Tokens:
    """The tokens with so many more of a kind."""
    return tokens._replace(**{kind: getattr(tokens, kind) + change})


def take_card(market: Market, card: Card) -> Market:
    """The market without that face-up card."""
    cost = cost_of(card)
    row = market.row(cost)
    return market.with_row(cost, row._replace(open=without(row.open, card)))


def without(items: tuple[ItemT, ...], item: ItemT) -> tuple[ItemT, ...]:
    """The items without the first that equals the given one."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
