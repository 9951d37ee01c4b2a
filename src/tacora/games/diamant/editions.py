"""The editions: what the newer books share, and each edition's differences from it."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Edition:
    """What a rulebook settles."""

    name: str
    expeditions: int = 5  # D-E1
    treasures: tuple[int, ...] = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)  # D-M1
    trap_kinds: tuple[str, ...] = ("scorpion", "snake", "lava", "boulder", "spikes")
    trap_copies: int = 3  # D-M2
    relic_values: tuple[int, ...] = (5, 7, 8, 10, 12)  # `2017`: for the first three taken, for the later ones
    relics_are_a_variant: bool = True
    relics_are_alike: bool = False  # `2017`: five of them, all in the deck from the start


RELICS = 5  # D-M3
FIRST_RELICS = 3  # `2017`: so many are worth the first value

_newer = Edition("2024")

EDITIONS = {
    edition.name: edition
    for edition in (
        Edition(
            "2017",
            trap_kinds=("spider", "snake", "lava", "boulder", "ram"),
            relic_values=(5, 10),
            relics_are_a_variant=False,
            relics_are_alike=True,
        ),
        _newer,
        replace(_newer, name="international"),
    )
}
