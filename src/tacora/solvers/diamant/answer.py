"""All exact odds of a position, and the same as JSON."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from tacora.core.jsonable import JsonObject
from tacora.games.diamant import Camp, Cave
from tacora.solvers.diamant.odds import NextCard, expected_length, lengths, next_card
from tacora.solvers.diamant.stopping import Prospect, lone, prospect


@dataclass(frozen=True, slots=True)
class Answer:
    """The odds of a position for anybody in the cave."""

    players: int
    deck: dict[str, int]
    next: NextCard
    expected_loss: Fraction
    lengths: tuple[Fraction, ...]
    expected_length: Fraction
    if_alone: Prospect

    @property
    def cards_left(self) -> int:
        """How many cards the deck holds."""
        return sum(self.deck.values())


def answer(camp: Camp, cave: Cave) -> Answer:
    """The exact odds of a position."""
    odds = next_card(cave)
    return Answer(
        players=len(cave.in_cave),
        deck=dict(Counter(card.wire for card in cave.deck)),
        next=odds,
        expected_loss=odds.second_trap * cave.beside,
        lengths=lengths(cave),
        expected_length=expected_length(cave),
        if_alone=prospect(lone(camp, cave)),
    )


def answer_json(known: Answer) -> JsonObject:
    """An answer as JSON: each fraction as a number, and exactly as a text."""
    alone: JsonObject = {
        "choice": known.if_alone.choice.value,
        "return_now": known.if_alone.at_hand,
        **_both("going_on", known.if_alone.going_on),
        **_both("value", known.if_alone.value),
    }
    return {
        "players": known.players,
        "cards_left": known.cards_left,
        "deck": dict(known.deck),
        **_both("second_trap", known.next.second_trap),
        **_both("first_trap", known.next.first_trap),
        **_both("treasure", known.next.treasure),
        **_both("relic", known.next.relic),
        **_both("expected_rubies", known.next.expected_rubies),
        **_both("expected_loss", known.expected_loss),
        "length": [
            {"cards": cards, **_both("probability", chance)} for cards, chance in enumerate(known.lengths, start=1)
        ],
        **_both("expected_length", known.expected_length),
        "if_alone": alone,
        **({"alone": alone} if known.players == 1 else {}),
    }


def _both(name: str, exact: Fraction) -> JsonObject:
    return {name: float(exact), f"{name}_exact": str(exact)}
