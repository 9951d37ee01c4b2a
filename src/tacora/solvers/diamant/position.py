"""A position from the cards that a player at a real table can see, checked card by card."""

from collections import Counter
from collections.abc import Sequence
from typing import NoReturn

from tacora.core.errors import BadOptions
from tacora.games.diamant import Camp, Card, Cave, Phase, Relic, State, Table, Trap, Treasure
from tacora.games.diamant.state import TakenRelic


def position(
    table: Table,
    *,
    expedition: int = 1,
    revealed: Sequence[Card] = (),
    removed: Sequence[Card] = (),
    beside: int = 0,
    on_path: int = 0,
    relics_taken: int = 0,
    taken_here: int | None = None,
) -> State:
    """The state with every seat of the table in the cave and these cards seen; raises BadOptions.

    Which relics were taken is read as the cards allow it: those removed first, then those that entered the deck before
    this expedition and are not revealed, lowest first, then those revealed in this expedition. `taken_here` says how
    many of them were revealed in this expedition; the others are read in the same order.
    """
    if not 1 <= expedition <= table.expeditions:
        _bad("expedition", f"must be 1 to {table.expeditions}, not {expedition}", "D-E1")
    _check_removed(table, expedition, removed)
    deck = [*table.deck, *table.relic_pile[:expedition]]  # D-E2
    _take_out(deck, removed, "removed", expedition)
    _take_out(deck, revealed, "revealed", expedition)
    _check_revealed(revealed)
    _check_rubies("beside", beside, revealed)
    _check_rubies("on_path", on_path, revealed)

    before = _relics(removed)
    earlier = [card for card in _relics(deck) if _entered(table, card) < expedition]
    here = _relics(revealed)
    most_before = len(before) + len(earlier)
    if not 0 <= relics_taken <= most_before + len(here):
        _bad("relics_taken", f"must be 0 to {most_before + len(here)}, not {relics_taken}", "D-E10")
    if taken_here is None:
        taken_here = max(0, relics_taken - most_before)
    least, most = max(0, relics_taken - most_before), min(len(here), relics_taken)
    if not least <= taken_here <= most:
        _bad("taken_here", f"must be {least} to {most}, not {taken_here}", "D-E10")
    taken_before = relics_taken - taken_here
    taken = [*[*before, *earlier][:taken_before], *here[:taken_here]]
    _take_out(deck, earlier[: max(0, taken_before - len(before))], "relics_taken", expedition)
    lying = here[taken_here:]

    worth = tuple(TakenRelic(card, table.relic_points(card, nth)) for nth, card in enumerate(taken))
    camp = Camp(
        table,
        expedition,
        stock=(*deck, *revealed),
        relics=(worth, *[()] * (table.seats - 1)),  # which seat took them makes no difference to the odds
        relic_pile=table.relic_pile[expedition:],
        removed=tuple(removed),
    )
    cave = Cave(
        deck=tuple(deck),
        path=tuple(revealed),
        on_path=(on_path,)[: len(revealed)] + (0,) * (len(revealed) - 1),
        lying=tuple(lying),
        in_cave=table.all_seats,
        beside=beside,
    )
    return State(Phase.DECIDE if revealed else Phase.EXPLORE, camp, cave, chests=(0,) * table.seats)


def _check_removed(table: Table, expedition: int, removed: Sequence[Card]) -> None:
    """D-X3 to D-X5: an expedition takes at most one trap out of the game, and relics, but no treasure."""
    traps = Counter(card for card in removed if type(card) is Trap)
    if traps.total() >= expedition:
        _bad(
            "removed",
            f"in expedition {expedition} at most {expedition - 1} traps can be out",
            "D-X4",
        )
    copies = dict(table.trap_copies)
    for sprung, gone in traps.items():
        if 0 < copies.get(sprung.kind, 0) <= gone:
            _bad("removed", f"one {sprung.wire} always stays in the game", "D-X4")
    for card in removed:
        if type(card) is Treasure:
            _bad("removed", f"{card.wire} never leaves the game", "D-X5")
        if type(card) is Relic and _entered(table, card) >= expedition:
            _bad("removed", f"{card.wire} cannot be out of the game in expedition {expedition}", "D-X3")


def _check_revealed(revealed: Sequence[Card]) -> None:
    for place, card in enumerate(revealed):
        if type(card) is Trap and card in revealed[:place]:
            _bad("revealed", f"with a second {card.wire} the expedition is over", "D-E6")


def _check_rubies(field: str, rubies: int, revealed: Sequence[Card]) -> None:
    if rubies < 0:
        _bad(field, f"must be 0 or more, not {rubies}", "D-E4")
    if rubies and not revealed:
        _bad(field, "must be 0 until a card is revealed", "D-E4")


def _take_out(deck: list[Card], cards: Sequence[Card], field: str, expedition: int) -> None:
    """Take cards out of a deck that must hold them."""
    for card in cards:
        if card not in deck:
            _bad(field, f"there is no {card.wire}, or no more, to be had by expedition {expedition}", "D-S1")
        deck.remove(card)


def _relics(cards: Sequence[Card]) -> list[Relic]:
    return [card for card in cards if type(card) is Relic]


def _entered(table: Table, card: Relic) -> int:
    """The expedition in which a relic enters the deck."""
    return table.relic_pile.index(card) + 1 if card in table.relic_pile else 1


def _bad(field: str, message: str, rule: str) -> NoReturn:
    raise BadOptions(field, message, rule)
