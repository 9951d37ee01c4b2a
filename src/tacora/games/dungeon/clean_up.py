"""The clean-up: what may become of the five cards of a dungeon (V-F2, V-F3, V-B2, V-B16, V-B17)."""

from itertools import product

from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS
from tacora.games.dungeon.market import is_in_market
from tacora.games.dungeon.moves import CleanUp, Pick, Swap, Top
from tacora.games.dungeon.state import HAND, Dungeon, Market, Player

KEEP_PRICE = 2  # V-B16


def swaps(market: Market, player: Player) -> tuple[Swap, ...]:
    """V-B17: every exchange that this player may make."""
    if not player.can_use(Book.SWAP_ONE):
        return ()
    picks: list[Pick] = [card for cost in COSTS for card in market.row(cost).open]
    picks += map(Top, COSTS)
    every = (Swap(card, pick) for card in _dungeon(player).cards for pick in picks)
    return tuple(swap for swap in every if swap_refusal(market, player, swap) is None)


def swap_refusal(market: Market, player: Player, swap: Swap) -> tuple[str, str] | None:
    """The rule that forbids an exchange, and what was wrong; None if it is allowed."""
    if swap.box not in _dungeon(player).cards:
        return "V-R12", f"{swap.box.wire} is not in the dungeon"
    if swap.box.cost is None:
        return "V-R12", f"{swap.box.wire} is a start card"
    if not is_in_market(market, swap.take):
        return "V-R12", f"{swap.take.wire} is not in the market"
    if swap.take.cost is None or swap.take.cost > swap.box.cost:
        return "V-R12", f"{swap.take.wire} costs more than {swap.box.wire}"
    return None


def has_choice(player: Player) -> bool:
    """This player may keep or box a card."""
    return _most_kept(player) > 0 or (_most_boxed(player) > 0 and player.owned > HAND)


def clean_ups(player: Player) -> tuple[CleanUp, ...]:
    """Everything that this player may do with the five cards, doing nothing first."""
    cards = _dungeon(player).cards
    every = (
        CleanUp(
            tuple(card for card, fate in zip(cards, fates, strict=True) if fate == "keep"),
            tuple(card for card, fate in zip(cards, fates, strict=True) if fate == "box"),
        )
        for fates in product(("discard", "keep", "box"), repeat=len(cards))
    )
    return tuple(clean_up for clean_up in every if clean_up_refusal(player, clean_up) is None)


def clean_up_refusal(player: Player, clean_up: CleanUp) -> tuple[str, str] | None:
    """The rule that forbids a clean-up, and what was wrong; None if it is allowed."""
    keep, box = clean_up.keep, clean_up.box
    touched = (*keep, *box)
    for card in touched:
        if card not in _dungeon(player).cards:
            return "V-R29", f"{card.wire} is not in the dungeon"
        if touched.count(card) > 1:
            return "V-R29", f"{card.wire} is named twice"
    if len(keep) > _most_kept(player):
        rule = "V-F2" if not player.can_use(Book.KEEP_ONE) else "V-B16"
        return rule, f"{len(keep)} cards cannot be kept, but {_most_kept(player)}"
    if len(box) > _most_boxed(player):
        rule = "V-F3" if not player.can_use(Book.BOX_ONE) else "V-B2"
        return rule, f"{len(box)} cards cannot be put into the box, but {_most_boxed(player)}"
    if box and player.owned - len(box) < HAND:
        return "V-R28", f"of {player.owned} cards, 5 must be left"
    return None


def payment(player: Player, clean_up: CleanUp) -> int:
    """V-B16, V-R41: the coins paid for keeping one card more than recyclings were found."""
    return KEEP_PRICE if len(clean_up.keep) > _dungeon(player).explored.discoveries.recycling else 0


def _most_kept(player: Player) -> int:
    can_pay = player.can_use(Book.KEEP_ONE) and player.coins >= KEEP_PRICE
    return _dungeon(player).explored.discoveries.recycling + can_pay


def _most_boxed(player: Player) -> int:
    return _dungeon(player).explored.discoveries.scissors + player.can_use(Book.BOX_ONE)


def _dungeon(player: Player) -> Dungeon:
    assert player.dungeon is not None  # noqa: S101  there is one from exploration to clean-up
    return player.dungeon
