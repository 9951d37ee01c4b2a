"""Optimal stopping for the lone player left in the cave, exact (the theorem and its proof: docs/odds.md).

The best decision maximises the rubies and relics that this expedition brings home.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate, pairwise
from math import comb, factorial
from typing import NamedTuple

from tacora.games.diamant import Camp, Cave, Choice, Trap, Treasure, View
from tacora.games.diamant.state import relics_taken


class Lone(NamedTuple):
    """All that a lone player's decision depends on; alone, every ruby and relic is theirs (D-E13)."""

    at_hand: int  # the worth that returning now brings
    prizes: tuple[int, ...]  # the cards of the deck with a worth of their own: treasures, numbered relics
    relics: tuple[int, ...]  # the relics of the deck that are alike: the worth of the first drawn, the second, …
    danger: int  # the cards of the deck that would be a second trap
    unmet: tuple[int, ...]  # the copies in the deck of each kind of trap not on the path

    @property
    def cards(self) -> int:
        """How many cards the deck holds."""
        return len(self.prizes) + len(self.relics) + self.danger + sum(self.unmet)

    @property
    def ahead(self) -> int:
        """The worth that is one card away, summed over the deck."""
        return sum(self.prizes) + (len(self.relics) * self.relics[0] if self.relics else 0)

    @property
    def is_monotone(self) -> bool:
        """Where one card ahead there is nothing to gain, there is nothing to gain after any harmless card either.

        True of every edition; a custom table's later relics may be worth so much that it fails.
        """
        danger, left = max(1, self.danger), len(self.relics)
        return all(
            (left - drawn - 1) * later <= (left - drawn + danger) * worth
            for drawn, (worth, later) in enumerate(pairwise(self.relics))
        )


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a lone player may expect: by returning now, and by going on and playing on as well as possible."""

    at_hand: int
    going_on: Fraction

    @property
    def choice(self) -> Choice:
        """The better choice; return where both are worth the same."""
        return Choice.RETURN if self.at_hand >= self.going_on else Choice.CONTINUE

    @property
    def value(self) -> Fraction:
        """What the better choice brings."""
        return max(Fraction(self.at_hand), self.going_on)


def lone(camp: Camp, cave: Cave) -> Lone:
    """The decision of a player in the cave, as if nobody else were there."""
    worth, path, taken = camp.table.relic_points, cave.path, relics_taken(camp)
    at_hand = cave.beside + sum(cave.on_path)
    for nth, lying in enumerate(cave.lying, start=taken):
        at_hand += worth(lying, nth)
    taken += len(cave.lying)
    prizes: list[int] = []
    relics: list[int] = []
    danger = 0
    unmet: Counter[Trap] = Counter()
    for card in cave.deck:
        if type(card) is Treasure:
            prizes.append(card.rubies)
        elif type(card) is Trap:
            if card in path:
                danger += 1
            else:
                unmet[card] += 1
        elif card.number is not None:
            prizes.append(card.number)
        else:
            relics.append(worth(card, taken + len(relics)))
    return Lone(at_hand, tuple(prizes), tuple(relics), danger, tuple(unmet.values()))


def should_return(view: View) -> bool:
    """Whether the lone player in the cave does at least as well to return as to go on."""
    player = lone(view.camp, view.cave)
    at_stake = player.at_hand * player.danger
    if player.ahead > at_stake:
        return False
    if player.is_monotone or sum(player.prizes) + sum(player.relics) <= at_stake:
        return True
    return prospect_by_search(player).choice is Choice.RETURN


def prospect(player: Lone) -> Prospect:
    """What the lone player may expect, exactly."""
    return prospect_by_counting(player) if player.is_monotone else prospect_by_search(player)


def prospect_by_counting(player: Lone) -> Prospect:
    """The prospect of a monotone decision: each deal that is played through adds what it gains on average."""
    at_hand, prizes, relics, danger, unmet = player
    cards, all_prizes = player.cards, sum(prizes)
    if player.ahead <= at_hand * danger:  # then one more card, and home
        return Prospect(at_hand, at_hand + Fraction(player.ahead - at_hand * danger, cards))
    hands = _sums(prizes)
    met = _sums_of_kinds(unmet)
    relic_worth = (*accumulate(relics, initial=0),)
    gain = [0] * cards  # over all hands of so many cards
    for drawn, so_far in enumerate(relic_worth):
        relic_hands = comb(len(relics), drawn)
        relic_ahead = (len(relics) - drawn) * relics[drawn] if drawn < len(relics) else 0
        for (traps, more_danger), trap_hands in met.items():
            for (treasures, rubies), treasure_hands in hands.items():
                now = at_hand + rubies + so_far
                better = all_prizes - rubies + relic_ahead - now * (danger + more_danger)
                if better > 0:
                    gain[drawn + traps + treasures] += relic_hands * trap_hands * treasure_hands * better
    going_on = at_hand + sum(
        (Fraction(better, comb(cards, drawn) * (cards - drawn)) for drawn, better in enumerate(gain)),
        start=Fraction(0),
    )
    return Prospect(at_hand, going_on)


def _sums(prizes: tuple[int, ...]) -> Counter[tuple[int, int]]:
    """How many sets of prizes have so many cards and such a sum."""
    sets = Counter({(0, 0): 1})
    for prize in prizes:
        for (cards, total), ways in list(sets.items()):
            sets[cards + 1, total + prize] += ways
    return sets


def _sums_of_kinds(unmet: tuple[int, ...]) -> Counter[tuple[int, int]]:
    """How many sets of unmet traps, no two of a kind, have so many cards and make so many others dangerous."""
    sets = Counter({(0, 0): 1})
    for copies in unmet:
        for (cards, danger), ways in list(sets.items()):
            sets[cards + 1, danger + copies - 1] += ways * copies
    return sets


class _Pile(NamedTuple):
    """Cards of one sort that are still in the deck: how many, a sum over them, and each draw with its copies."""

    cards: int
    total: int
    draws: tuple[tuple[int, int], ...]


def prospect_by_search(player: Lone) -> Prospect:
    """The prospect of a decision whose relics never lose worth, by dynamic programming over the decks to come.

    A deck is which prizes are left, how many relics were drawn, and which kinds of trap are unmet; its value is kept as
    a whole number, summed over all its orders.
    """
    relics = player.relics
    relics_left = [sum(relics[drawn:]) for drawn in range(len(relics) + 1)]
    everything = player.at_hand + sum(player.prizes) + sum(relics)
    orders = [factorial(cards) for cards in range(player.cards + 1)]
    all_prizes, prizes = _prize_piles(player.prizes)
    all_traps, traps = _trap_piles(player.danger, player.unmet)

    def best(prizes_left: int, drawn: int, traps_left: int) -> int:
        treasure, trap = prizes(prizes_left), traps(traps_left)
        ahead = treasure.total + relics_left[drawn]
        at_hand = everything - ahead
        cards = treasure.cards + len(relics) - drawn + trap.cards
        returning = at_hand * orders[cards]
        # an upper bound: were every relic worth their mean, one card ahead would be enough to see
        if ahead <= at_hand * trap.total:
            return returning
        return max(returning, going_on(prizes_left, drawn, traps_left))

    @cache
    def going_on(prizes_left: int, drawn: int, traps_left: int) -> int:
        total = 0
        for after, copies in prizes(prizes_left).draws:
            total += copies * best(after, drawn, traps_left)
        if drawn < len(relics):
            total += (len(relics) - drawn) * best(prizes_left, drawn + 1, traps_left)
        for after, copies in traps(traps_left).draws:
            total += copies * best(prizes_left, drawn, after)
        return total

    going = going_on(all_prizes, 0, all_traps)
    return Prospect(player.at_hand, Fraction(going, orders[player.cards]))


def _prize_piles(prizes: tuple[int, ...]) -> tuple[int, Callable[[int], _Pile]]:
    """The number of the whole pile of prizes, and every pile by its number; a total is its worth."""
    base = len(prizes) + 1
    worths = tuple(Counter(prizes).items())

    @cache
    def pile(number: int) -> _Pile:
        cards, total, draws, place, rest = 0, 0, [], 1, number
        for worth, _ in worths:
            rest, copies = divmod(rest, base)
            if copies:
                cards += copies
                total += copies * worth
                draws.append((number - place, copies))
            place *= base
        return _Pile(cards, total, tuple(draws))

    return sum(copies * base**place for place, (_, copies) in enumerate(worths)), pile


def _trap_piles(danger: int, unmet: tuple[int, ...]) -> tuple[int, Callable[[int], _Pile]]:
    """The number of the whole pile of traps, and every pile by its number; a total counts the second traps."""
    base = len(unmet) + 1
    alike = tuple(Counter(unmet).items())

    @cache
    def pile(number: int) -> _Pile:
        cards, total, draws, place, rest = danger, danger, [], 1, number
        for copies, kinds in alike:
            rest, kinds_left = divmod(rest, base)
            met = kinds - kinds_left
            cards += kinds * copies - met
            total += met * (copies - 1)
            if kinds_left:
                draws.append((number - place, kinds_left * copies))
            place *= base
        return _Pile(cards, total, tuple(draws))

    return sum(kinds * base**place for place, (_, kinds) in enumerate(alike)), pile
