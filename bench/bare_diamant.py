"""Diamant as a bare loop, without engine, record, events, views or checks: the limit to measure the engine against."""

from random import Random

TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
TRAPS = tuple(-kind for kind in range(1, 6) for _ in range(3))


RELICS = (5, 7, 8, 10, 12)
RELIC = 100
"""A card of so much, or more, is a relic, and what is above this are its points."""


def play_with_relics(thresholds: tuple[int, ...], random: Random) -> list[int]:
    """The same with relics: whoever goes home alone takes those on the path; what is revealed leaves the deck."""
    stock = [*TREASURES, *TRAPS]
    chests = [0] * len(thresholds)
    for points in RELICS:
        stock.append(RELIC + points)
        deck = stock[:]
        random.shuffle(deck)
        inside = list(range(len(thresholds)))
        beside = [0] * len(thresholds)
        seen = set()
        revealed: list[int] = []
        on_path = lying = 0
        while inside:
            card = deck.pop()
            if card < 0:
                if card in seen:
                    stock.remove(card)
                    break
                seen.add(card)
            elif card >= RELIC:
                lying += card - RELIC
                revealed.append(card)
            else:
                each, left = divmod(card, len(inside))
                on_path += left
                for seat in inside:
                    beside[seat] += each
            leavers = [seat for seat in inside if beside[seat] >= thresholds[seat]]
            if leavers:
                each, on_path = divmod(on_path, len(leavers))
                if len(leavers) == 1:
                    chests[leavers[0]] += lying
                    lying = 0
                for seat in leavers:
                    chests[seat] += beside[seat] + each
                    inside.remove(seat)
        for card in revealed:
            stock.remove(card)
    return chests


def play(thresholds: tuple[int, ...], random: Random) -> list[int]:
    """One game of the 2024 edition without relics; each player goes home with so many rubies beside the chest."""
    stock = [*TREASURES, *TRAPS]
    chests = [0] * len(thresholds)
    for _ in range(5):
        deck = stock[:]
        random.shuffle(deck)
        inside = list(range(len(thresholds)))
        beside = [0] * len(thresholds)
        seen = set()
        on_path = 0
        while inside:
            card = deck.pop()
            if card < 0:
                if card in seen:
                    stock.remove(card)
                    break
                seen.add(card)
            else:
                each, left = divmod(card, len(inside))
                on_path += left
                for seat in inside:
                    beside[seat] += each
            leavers = [seat for seat in inside if beside[seat] >= thresholds[seat]]
            if leavers:
                each, on_path = divmod(on_path, len(leavers))
                for seat in leavers:
                    chests[seat] += beside[seat] + each
                    inside.remove(seat)
    return chests
