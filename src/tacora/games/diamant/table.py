"""A table: an edition plus options, checked, with the material that they give."""

from dataclasses import dataclass, field
from typing import NoReturn

from tacora.core.errors import BadOptions
from tacora.core.jsonable import Json, JsonObject
from tacora.core.seats import Seat, seats
from tacora.games.diamant.cards import LARGEST_VALUE, Card, Relic, relic, trap, treasure
from tacora.games.diamant.editions import EDITIONS, FIRST_RELICS, RELICS, Edition

FEWEST_PLAYERS, MOST_PLAYERS = 1, 8
FEWEST_BY_THE_BOOK = 3
MOST_EXPEDITIONS = 20
MOST_TREASURES = 60
MOST_TRAP_COPIES = 20
MOST_RELICS = 20

CUSTOM_FIELDS = ("expeditions", "treasures", "trap_copies", "relic_values")


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is fixed for a whole match."""

    edition: Edition
    seats: int
    relics: bool
    hidden_chests: bool
    expeditions: int
    treasures: tuple[int, ...]
    trap_copies: tuple[tuple[str, int], ...]
    relic_values: tuple[int, ...]
    custom: tuple[str, ...]  # which of CUSTOM_FIELDS the options set
    # worked out once
    all_seats: tuple[Seat, ...] = field(init=False, repr=False)
    deck: tuple[Card, ...] = field(init=False, repr=False)
    relic_pile: tuple[Relic, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "all_seats", seats(self.seats))
        object.__setattr__(self, "deck", self._shuffled_at_set_up())
        object.__setattr__(self, "relic_pile", self._beside_the_deck())

    @property
    def is_house_variant(self) -> bool:
        """The table has 1 or 2 players, for which no rulebook provides."""
        return self.seats < FEWEST_BY_THE_BOOK

    @property
    def relics_are_alike(self) -> bool:
        """All relics are in the deck from the start and get their worth when taken (`2017`)."""
        return self.edition.relics_are_alike

    def _shuffled_at_set_up(self) -> tuple[Card, ...]:
        """D-S1: the cards that are shuffled at set-up."""
        treasures = tuple(treasure(rubies) for rubies in self.treasures)
        traps = tuple(trap(kind) for kind, copies in self.trap_copies for _ in range(copies))
        relics = (relic(),) * RELICS if self.relics and self.relics_are_alike else ()
        return treasures + traps + relics

    def _beside_the_deck(self) -> tuple[Relic, ...]:
        """D-S2: the relics beside the deck, in rising order."""
        if not self.relics or self.relics_are_alike:
            return ()
        return tuple(relic(number) for number in self.relic_values)

    def relic_points(self, card: Relic, taken_before: int) -> int:
        """The points of a relic when so many relics were taken out of the cave before it, by anyone (D-R4)."""
        if card.number is not None:
            return card.number
        first, later = self.relic_values
        return first if taken_before < FIRST_RELICS else later


def read_options(options: JsonObject, players: int) -> Table:
    """A table from its options as JSON; raises BadOptions."""
    known = ("edition", "relics", "hidden_chests", "custom")
    _only_known(options, known, "")
    name = options.get("edition", "2024")
    if not isinstance(name, str) or name not in EDITIONS:
        _bad("edition", f"must be one of: {', '.join(EDITIONS)}", "D-M1")
    edition = EDITIONS[name]
    relics = _flag(options, "relics", default=not edition.relics_are_a_variant)
    if not relics and not edition.relics_are_a_variant:
        _bad("relics", f"are always in the deck of {name}", "D-S1")
    hidden_chests = _flag(options, "hidden_chests", default=False)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        _bad("seats", f"must be {FEWEST_PLAYERS} to {MOST_PLAYERS}, not {players}", "D-M5")
    custom = options.get("custom", {})
    if not isinstance(custom, dict):
        _bad("custom", "must be an object", "D-M1")
    _only_known(custom, CUSTOM_FIELDS, "custom.")
    table = Table(
        edition=edition,
        seats=players,
        relics=relics,
        hidden_chests=hidden_chests,
        expeditions=_number(
            custom.get("expeditions", edition.expeditions), "custom.expeditions", 1, MOST_EXPEDITIONS, "D-E1"
        ),
        treasures=_treasures(custom, edition),
        trap_copies=_trap_copies(custom, edition),
        relic_values=_relic_values(custom, edition),
        custom=tuple(field for field in CUSTOM_FIELDS if field in custom),
    )
    if sum(max(0, copies - 1) for _, copies in table.trap_copies) < table.expeditions:
        _bad(
            "custom.trap_copies",
            f"the deck could run out: beyond the first of each kind there must be at least {table.expeditions} traps",
            "D-R2",
        )
    return table


def write_options(table: Table) -> JsonObject:
    """The options that set this table up, complete."""
    options: JsonObject = {
        "edition": table.edition.name,
        "relics": table.relics,
        "hidden_chests": table.hidden_chests,
    }
    custom: JsonObject = {
        "expeditions": table.expeditions,
        "treasures": list(table.treasures),
        "trap_copies": dict(table.trap_copies),
        "relic_values": list(table.relic_values),
    }
    if table.custom:
        options["custom"] = {field: custom[field] for field in table.custom}
    return options


def _treasures(custom: JsonObject, edition: Edition) -> tuple[int, ...]:
    where = "custom.treasures"
    values = custom.get("treasures", list(edition.treasures))
    return tuple(sorted(_numbers(values, where, MOST_TREASURES, "D-M1")))


def _trap_copies(custom: JsonObject, edition: Edition) -> tuple[tuple[str, int], ...]:
    where = "custom.trap_copies"
    copies = custom.get("trap_copies", {})
    if not isinstance(copies, dict):
        _bad(where, "must be an object of trap kinds and numbers", "D-M2")
    _only_known(copies, edition.trap_kinds, f"{where}.")
    return tuple(
        (kind, _number(copies.get(kind, edition.trap_copies), f"{where}.{kind}", 0, MOST_TRAP_COPIES, "D-M2"))
        for kind in edition.trap_kinds
    )


def _relic_values(custom: JsonObject, edition: Edition) -> tuple[int, ...]:
    where = "custom.relic_values"
    values = _numbers(custom.get("relic_values", list(edition.relic_values)), where, MOST_RELICS, "D-M3")
    if not edition.relics_are_alike:
        return tuple(sorted(values))  # D-S2
    if len(values) != 2:
        _bad(where, f"must be two numbers in {edition.name}: for the first three, for the later ones", "D-R9")
    return values


def _numbers(value: Json, where: str, most: int, rule: str) -> tuple[int, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        _bad(where, f"must be a list of 1 to {most} numbers", rule)
    return tuple(_number(item, f"{where}[{index}]", 1, LARGEST_VALUE, rule) for index, item in enumerate(value))


def _number(value: Json, where: str, least: int, most: int, rule: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        _bad(where, f"must be a whole number from {least} to {most}", rule)
    return value


def _flag(options: JsonObject, field: str, *, default: bool) -> bool:
    value = options.get(field, default)
    if not isinstance(value, bool):
        _bad(field, "must be true or false", "F-2")
    return value


def _only_known(value: JsonObject, known: tuple[str, ...], prefix: str) -> None:
    for key in value:
        if key not in known:
            _bad(f"{prefix}{key[:40]!a}", f"is not one of: {', '.join(known)}", "F-2")


def _bad(field: str, message: str, rule: str) -> NoReturn:
    raise BadOptions(field, message, rule)
