"""Tables, positions and policies as the kernels take them."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tacora.batch.diamant import kernel
from tacora.batch.diamant.kernel import Array
from tacora.batch.diamant.policy import FEATURES, SCALE, SHARED, Policy
from tacora.games.diamant import Card, State, Table, Trap, Treasure, View, relic, trap, treasure
from tacora.games.diamant.rules import start
from tacora.games.diamant.state import relic_points, relics_taken

PHASES = {"explore": kernel.EXPLORE, "decide": kernel.DECIDE, "over": kernel.OVER}


class Plan(NamedTuple):
    """A table with the policies of its seats: the numbers of a `kernel` plan, and all policies' entries."""

    numbers: Array
    entries: Array


class Position(NamedTuple):
    """A moment of a match: the numbers of a `kernel` position, and the deck with the path first."""

    numbers: Array
    deck: Array


def seat(policies: Sequence[Policy]) -> tuple[list[int], list[Policy]]:
    """For each seat the place of its policy among the different ones, and these."""
    different = list({id(policy): policy for policy in policies}.values())
    places = {id(policy): place for place, policy in enumerate(different)}
    return [places[id(policy)] for policy in policies], different


def row(place: int) -> int:
    """Where the policy of this place stands in a plan."""
    return kernel.ROWS + kernel.ROW * place


def plan(table: Table, seated: Sequence[int], different: Sequence[Policy]) -> Plan:
    """A table with policies, and the place of each seat's among them, as the kernels take them."""
    numbers = np.zeros(row(len(different)), np.int64)
    numbers[kernel.SEATS] = table.seats
    numbers[kernel.EXPEDITIONS] = numbers[kernel.LAST] = table.expeditions
    numbers[kernel.RUBIES] = sum(table.treasures)
    numbers[kernel.ALIKE], numbers[kernel.HIDDEN] = table.relics_are_alike, table.hidden_chests
    if table.relics_are_alike:
        numbers[kernel.FIRST_WORTH], numbers[kernel.LATER_WORTH] = table.relic_values
    numbers[kernel.PILE_SIZE] = len(table.relic_pile)
    looks = [any(policy.strides[feature] for policy in different) for feature in range(len(FEATURES))]
    used = [feature for feature in range(len(SHARED)) if looks[feature]]
    numbers[kernel.USED] = len(used)
    numbers[kernel.USED + 1 : kernel.USED + 1 + len(used)] = used
    numbers[kernel.STANDING], numbers[kernel.RANKED] = any(looks[len(SHARED) :]), looks[len(SHARED)]
    for place, card in enumerate(table.relic_pile):
        numbers[kernel.WORTHS + place] = card.number or 0
    shapes: dict[tuple[tuple[int, ...], int], list[int]] = {}
    for place, policy in enumerate(different):
        shapes.setdefault((policy.strides, len(policy.entries)), []).append(place)
    entries, offset = [], 0
    for shape, ((strides, cells), places) in enumerate(shapes.items()):
        step = len(places)
        for nth, place in enumerate(places):
            begin = row(place)
            numbers[begin : begin + len(strides)] = [step * stride for stride in strides]
            numbers[begin + kernel.OFFSET], numbers[begin + kernel.SPREAD] = offset + nth, different[place].spread
            numbers[begin + kernel.SHAPE], numbers[begin + kernel.STEP] = shape, step
        entries.append(np.array([different[place].entries for place in places], np.int16).T.ravel())
        offset += step * cells
    numbers[kernel.SEATED : kernel.SEATED + len(seated)] = [row(place) for place in seated]
    return Plan(numbers, np.concatenate(entries))


def position(state: State | View) -> Position:
    """A state as the kernels take it; of a view, the chests that are hidden count as empty."""
    camp, cave = state.camp, state.cave
    table = camp.table
    deck = np.zeros(kernel.MOST_CARDS, np.int8)
    cards = [card_number(table, card) for card in (*cave.path, *cave.deck)]
    deck[: len(cards)] = cards
    numbers = np.zeros(kernel.POSITION, np.int64)
    numbers[kernel.EXPEDITION], numbers[kernel.PHASE] = camp.expedition, PHASES[state.phase]
    numbers[kernel.SIZE], numbers[kernel.DRAWN] = len(cards), len(cave.path)
    numbers[kernel.MET] = sum(1 << -card_number(table, card) for card in cave.path if type(card) is Trap)
    numbers[kernel.BESIDE], numbers[kernel.ON_PATH] = cave.beside, sum(cave.on_path)
    numbers[kernel.LYING] = len(cave.lying)
    numbers[kernel.LYING_POINTS] = sum(card.number or 0 for card in cave.lying)
    numbers[kernel.TAKEN] = relics_taken(camp)
    numbers[kernel.PILE] = len(table.relic_pile) - len(camp.relic_pile)
    numbers[kernel.INSIDE] = sum(1 << seat for seat in cave.in_cave)
    for seat, (chest, worth) in enumerate(zip(state.chests, relic_points(camp), strict=True)):
        numbers[kernel.POINTS + seat] = (chest or 0) + worth
    for number in cards:
        if kernel.FIRST_RELIC < number < 0:
            numbers[kernel.COPIES - number] += 1
    return Position(numbers, deck)


def beginning(table: Table) -> Position:
    """The start of a match."""
    return position(start(table)[0])


def card_number(table: Table, card: Card) -> int:
    """A card as the kernels know it."""
    if type(card) is Treasure:
        return card.rubies
    if type(card) is Trap:
        return -1 - table.edition.trap_kinds.index(card.kind)
    return kernel.FIRST_RELIC - (table.relic_pile.index(card) if table.relic_pile else 0)


def card_of(table: Table, number: int) -> Card:
    """The card that the kernels know by a number."""
    if number > 0:
        return treasure(number)
    if number > kernel.FIRST_RELIC:
        return trap(table.edition.trap_kinds[-1 - number])
    return table.relic_pile[kernel.FIRST_RELIC - number] if table.relic_pile else relic()


def thresholds(seats: Sequence[Policy]) -> list[int] | None:
    """The rubies with which each seat returns, if no seat looks at anything else."""
    if any(any(policy.strides) or policy.spread > 1 for policy in seats):
        return None
    return [-(-policy.entries[0] // SCALE) for policy in seats]
