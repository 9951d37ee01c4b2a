"""A second, plain referee for match records of Diamant: one mutable table, written from the rules ledger alone.

It shares no code with the package, so that the two can be held against each other.
"""

import json
from typing import Any, NoReturn

NEWER_TRAPS = ["scorpion", "snake", "lava", "boulder", "spikes"]
TRAPS = {"2017": ["spider", "snake", "lava", "boulder", "ram"], "2024": NEWER_TRAPS, "international": NEWER_TRAPS}
TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
CARDS = {
    *(f"treasure-{value}" for value in range(1, 100)),
    *(f"relic-{value}" for value in range(1, 100)),
    *(f"trap-{kind}" for kind in ["spider", "scorpion", "snake", "lava", "boulder", "ram", "spikes"]),
    "relic",
}


class Refused(Exception):  # noqa: N818  the referee's word
    """No legal match could have this record: the broken rule, and the step if it is one."""

    def __init__(self, rule: str, step: int | None = None) -> None:
        super().__init__(f"{rule} at {step}")
        self.rule = rule
        self.step = step


def judge(text: str | bytes) -> dict[str, Any]:
    """The outcome of a record, as `tacora replay --json` prints it; raises Refused."""
    try:
        record = json.loads(text, object_pairs_hook=_no_doubles, parse_constant=_no_constants)
    except ValueError:
        raise Refused("F-1") from None
    if not is_object(record, {"format", "game", "rules", "options", "seats", "steps"}):
        raise Refused("F-2")
    if record["format"] not in ("tacora-match/1", "tacora-match/2"):
        raise Refused("F-4")
    if (record["game"], record["rules"]) != ("diamant", "1"):
        raise Refused("F-4")
    names = _names(record["seats"])
    if not isinstance(record["steps"], list):
        raise Refused("F-2")
    table = ReferenceTable(record["options"], names)
    for number, step in enumerate(record["steps"], start=1):
        try:
            table.play(step)
        except Refused as bad:
            raise Refused(bad.rule, number) from None
    return table.outcome()


def is_object(value: Any, required: set[str], optional: frozenset[str] = frozenset()) -> bool:
    """An object with these fields and no others."""
    return isinstance(value, dict) and required <= set(value) <= required | optional


def is_number(value: Any, least: int, most: int) -> bool:
    """A whole number in that range; true and false are none."""
    return type(value) is int and least <= value <= most


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key stands twice")
    return dict(pairs)


def _no_constants(name: str) -> NoReturn:
    raise ValueError(name)


def _names(seats: Any) -> list[str]:
    if not isinstance(seats, list):
        raise Refused("F-5")
    for seat in seats:
        if not is_object(seat, {"name"}, frozenset({"bot"})):
            raise Refused("F-5")
        for text in seat.values():
            if not isinstance(text, str) or not text.isprintable() or not text.strip() or len(text) > 40:
                raise Refused("F-5")
    return [seat["name"] for seat in seats]


class ReferenceTable:
    """A table that changes as the match goes on."""

    def __init__(self, options: Any, names: list[str]) -> None:
        self.names = names
        self.seats = range(len(names))
        self.set_up(options)
        self.chests = [0 for _ in names]
        self.relic_points = [0 for _ in names]
        self.relic_cards: list[list[str]] = [[] for _ in names]
        self.relics_taken = 0
        self.expedition = 0
        self.ended: list[dict[str, Any]] = []
        self.is_over = False
        self.begin_expedition()

    def set_up(self, options: Any) -> None:
        """Options to cards."""
        if not is_object(options, set(), frozenset({"edition", "relics", "hidden_chests", "custom"})):
            raise Refused("F-2")
        edition = options.get("edition", "2024")
        if edition not in ("2017", "2024", "international"):
            raise Refused("D-M1")
        self.is_2017 = edition == "2017"
        relics = options.get("relics", self.is_2017)
        if not isinstance(relics, bool) or not isinstance(options.get("hidden_chests", False), bool):
            raise Refused("F-2")
        if self.is_2017 and not relics:
            raise Refused("D-S1")
        if not 1 <= len(self.names) <= 8:
            raise Refused("D-M5")
        custom = options.get("custom", {})
        if not is_object(custom, set(), frozenset({"expeditions", "treasures", "trap_copies", "relic_values"})):
            raise Refused("F-2")
        self.expeditions = custom.get("expeditions", 5)
        if not is_number(self.expeditions, 1, 20):
            raise Refused("D-E1")
        self.lay_out_cards(custom, TRAPS[edition], relics)

    def lay_out_cards(self, custom: dict[str, Any], kinds: list[str], relics: bool) -> None:
        """D-S1, D-S2, D-R2, D-R9."""
        treasures = custom.get("treasures", TREASURES)
        if not self.are_values(treasures, 60):
            raise Refused("D-M1")
        copies = custom.get("trap_copies", {})
        if not is_object(copies, set(), frozenset(kinds)):
            raise Refused("D-M2")
        copies = {kind: copies.get(kind, 3) for kind in kinds}
        if not all(is_number(number, 0, 20) for number in copies.values()):
            raise Refused("D-M2")
        if sum(max(0, number - 1) for number in copies.values()) < self.expeditions:
            raise Refused("D-R2")
        self.relic_values = custom.get("relic_values", [5, 10] if self.is_2017 else [5, 7, 8, 10, 12])
        if not self.are_values(self.relic_values, 20) or (self.is_2017 and len(self.relic_values) != 2):
            raise Refused("D-R9")
        self.deck = [f"treasure-{value}" for value in treasures]
        self.deck += [f"trap-{kind}" for kind, number in copies.items() for _ in range(number)]
        self.pile: list[str] = []
        if self.is_2017:
            self.deck += ["relic"] * 5
        elif relics:
            self.pile = [f"relic-{value}" for value in sorted(self.relic_values)]

    @staticmethod
    def are_values(values: Any, most: int) -> bool:
        """A list of card values."""
        return isinstance(values, list) and 1 <= len(values) <= most and all(is_number(v, 1, 99) for v in values)

    def begin_expedition(self) -> None:
        """D-E1, D-E2."""
        self.expedition += 1
        if self.pile:
            self.deck.append(self.pile.pop(0))
        self.in_cave = list(self.seats)
        self.beside = [0 for _ in self.seats]
        self.banked = [0 for _ in self.seats]
        self.revealed: list[str] = []
        self.rubies_on_path = 0
        self.relics_lying: list[str] = []
        self.cards_are_next = True

    def play(self, step: Any) -> None:
        """One step of the record."""
        if not isinstance(step, dict) or len(step) != 1:
            raise Refused("F-3")
        ((kind, value),) = step.items()
        if kind == "chance":
            self.reveal(value)
        elif kind == "moves" and isinstance(value, dict):
            self.decide(value)
        else:
            raise Refused("F-3")

    def reveal(self, card: Any) -> None:
        """D-E3 to D-E7."""
        if not isinstance(card, str):
            raise Refused("F-2")
        if card not in CARDS:
            face = card.split("-")[0]
            raise Refused({"treasure": "D-M1", "trap": "D-M2", "relic": "D-M3"}.get(face, "D-S1"))
        if self.is_over:
            raise Refused("D-G1")
        if not self.cards_are_next:
            raise Refused("D-E8")
        if card not in self.deck:
            raise Refused("D-E3")
        self.deck.remove(card)
        is_second_trap = card.startswith("trap-") and card in self.revealed
        self.revealed.append(card)
        self.cards_are_next = False
        if card.startswith("treasure-"):
            rubies = int(card.removeprefix("treasure-"))
            for seat in self.in_cave:
                self.beside[seat] += rubies // len(self.in_cave)
            self.rubies_on_path += rubies % len(self.in_cave)
        elif card.startswith("relic"):
            self.relics_lying.append(card)
        elif is_second_trap:
            self.end_expedition("trap", card)

    def decide(self, moves: dict[str, Any]) -> None:
        """D-E8 to D-E12."""
        for key, choice in moves.items():
            if key not in [str(number) for number in range(100)]:
                raise Refused("F-3")
            if choice not in ("continue", "return"):
                raise Refused("D-E8")
        if self.is_over:
            raise Refused("D-G1")
        if self.cards_are_next:
            raise Refused("D-E3")
        if sorted(moves) != [str(seat) for seat in self.in_cave]:
            raise Refused("D-E8")
        leavers = [seat for seat in self.in_cave if moves[str(seat)] == "return"]
        for seat in leavers:
            share = self.rubies_on_path // len(leavers)
            self.chests[seat] += self.beside[seat] + share
            self.banked[seat] += self.beside[seat] + share
            self.beside[seat] = 0
            self.in_cave.remove(seat)
        if leavers:
            self.rubies_on_path %= len(leavers)
        if len(leavers) == 1:
            for relic in self.relics_lying:
                self.take(relic, leavers[0])
            self.relics_lying = []
        self.cards_are_next = True
        if not self.in_cave:
            self.end_expedition("return", None)

    def take(self, relic: str, seat: int) -> None:
        """D-E10, D-R4."""
        self.relics_taken += 1
        if self.is_2017:
            points = self.relic_values[0] if self.relics_taken <= 3 else self.relic_values[1]
        else:
            points = int(relic.removeprefix("relic-"))
        self.relic_points[seat] += points
        self.relic_cards[seat].append(relic)

    def end_expedition(self, ended_by: str, trap: str | None) -> None:
        """D-X1 to D-X5, D-G1."""
        self.ended.append(
            {"ended_by": ended_by, "revealed": self.revealed, "removed": trap, "banked": self.banked},
        )
        self.deck += [card for card in self.revealed if not card.startswith("relic")]
        if trap is not None:
            self.deck.remove(trap)
        if self.expedition == self.expeditions:
            self.is_over = True
        else:
            self.begin_expedition()

    def outcome(self) -> dict[str, Any]:
        """D-G2, D-G3."""
        scores = [chest + points for chest, points in zip(self.chests, self.relic_points, strict=True)]
        under_way = {
            "expedition": self.expedition,
            "revealed": self.revealed,
            "in_cave": self.in_cave,
            "beside": self.beside,
        }
        return {
            "finished": self.is_over,
            "winners": [seat for seat in self.seats if scores[seat] == max(scores)] if self.is_over else [],
            "seats": [
                {
                    "name": self.names[seat],
                    "chest": self.chests[seat],
                    "relics": self.relic_points[seat],
                    "relic_cards": self.relic_cards[seat],
                    "score": scores[seat],
                }
                for seat in self.seats
            ],
            "expeditions": self.ended,
            "under_way": None if self.is_over else under_way,
        }
