"""What a strong bot aims at: how much a coin, an exit and an upgrade are worth to it now."""

from fractions import Fraction
from math import comb

from tacora.bots.dungeon.measured import SHARES, worths
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.scoring import exit_points
from tacora.games.dungeon.state import ROUNDS
from tacora.games.dungeon.view import View

DECIMALS = 100

COIN_BY_ROUND = (0.55, 0.55, 0.5, 0.45, 0.4, 1 / 3)
"""What a coin is worth after each round's shopping: V-Z1 at the end, more before."""

EXIT_CHANCE = 0.75
"""How often a strong player leaves by an exit."""


def coin_worth(round_: int) -> float:
    """What one more coin is worth when that round's shopping is over."""
    return COIN_BY_ROUND[min(max(round_, 1), ROUNDS) - 1]


def exit_worth(view: View) -> float:
    """What one more tick brings in the end, beyond what it brings to others (V-Z1)."""
    ticks = [sum(line.exit for line in sheet.rounds) for sheet in view.sheets]
    own = view.seat or 0
    left = ROUNDS - view.round
    others = [ticks[seat] for seat in range(len(ticks)) if seat != own]
    return _lead(ticks[own] + 1, others, left) - _lead(ticks[own], others, left)


def _lead(own: int, others: list[int], left: int) -> float:
    """The expected exit points ahead of the best of the others, if all go on leaving as often."""
    total = 0.0
    rival = max(others)
    for more in range(left + 1):
        for theirs in range(left + 2):
            chance = _chance(more, left) * _chance(theirs, left + 1)
            final = (own + more, rival + theirs)
            total += chance * (exit_points(final[0], final) - exit_points(final[1], final))
    return total


def _chance(times: int, tries: int) -> float:
    return comb(tries, times) * EXIT_CHANCE**times * (1 - EXIT_CHANCE) ** (tries - times) if times <= tries else 0.0


def recycling_worth(hand: tuple[Card, ...], round_: int) -> float:
    """What keeping the best of these for the next goal, whichever it is, may bring (V-F2)."""
    if round_ >= ROUNDS:
        return 0.0
    gain = worths()
    return sum(share * max(0.0, *(gain.card(card, goal) for card in hand)) for goal, share in SHARES.items())


def scissors_worth(hand: tuple[Card, ...], round_: int) -> float:
    """What never seeing the worst of these again brings (V-F3)."""
    if round_ >= ROUNDS:
        return 0.0
    gain = worths()
    return max(0.0, *(-gain.card_later(card) for card in hand)) * gain.returns(round_)


def as_weight(worth: float) -> Fraction:
    """A worth as the solver takes it, never negative."""
    return Fraction(max(0, round(worth * DECIMALS)), DECIMALS)
