"""The counts that make needs and tools meet across cards."""

import pytest

from tacora.arena.dungeon.card_set import (
    Trait,
    has_crossing,
    has_one_way_room,
    has_parts_in_line,
    has_pit_without_stairs,
    has_tool_beside,
    has_trapdoor,
    parts,
    traits,
)
from tacora.games.dungeon.cards import Card, make_card

PLAIN = ["###.###", *["###.###"] * 7, "###.###"]
ROCK = ["#######"] * 9


def drawn(*cells: tuple[int, str], under: tuple[tuple[int, str], ...] = ()) -> Card:
    """A plain card with some rows drawn anew."""
    main, below = list(PLAIN), list(ROCK)
    for row, text in cells:
        main[row] = text
    for row, text in under:
        below[row] = text
    return make_card("X", 3, "\n".join(main), "\n".join(below))


@pytest.mark.parametrize("trait", traits(), ids=lambda trait: trait.name)
def test_the_card_set_keeps_its_traits(trait: Trait) -> None:
    assert trait.holds, trait


def test_a_trait_has_two_limits() -> None:
    assert [Trait("any", cards, 2, 3).holds for cards in (1, 2, 3, 4)] == [False, True, True, False]


def test_a_tool_beside_its_obstacle() -> None:
    assert has_tool_beside(drawn((2, "###s###"), (4, "###m###")))
    assert has_tool_beside(drawn((2, "###r###"), (4, "###v###")))
    assert not has_tool_beside(drawn((2, "###s###"), (4, "###l###")))


def test_a_pit_without_stairs() -> None:
    assert has_pit_without_stairs(drawn((3, "###f###"), under=((3, "###.###"),)))
    assert not has_pit_without_stairs(drawn((3, "###f###"), (4, "###t###"), under=((3, "###.###"), (4, "###t###"))))
    assert not has_pit_without_stairs(drawn((3, "###v###")))


def test_a_crossing() -> None:
    room = ((3, "##___##"), (4, ".._____".replace("_____", "___.."))), (5, "##___##")
    assert has_crossing(drawn(*room[0], room[1]))
    assert not has_crossing(drawn((3, "##___##"), (4, "##___##"), (5, "##___##")))


def test_parts() -> None:
    assert parts(drawn().ground) == 1
    assert parts(drawn((4, "..#.###")).ground) == 1 + 1
    apart = drawn((3, "#######"), (5, "#######"), (4, "......."))
    assert parts(apart.ground) == 3
    joined = drawn(
        (2, "###t###"), (3, "#######"), (4, "###t###"), under=((2, "###t###"), (3, "###.###"), (4, "###t###"))
    )
    assert parts(joined.ground) == 1


def test_parts_in_line() -> None:
    """V-R11."""
    apart = drawn((4, "..#.#.."), (5, "#######"))
    assert has_parts_in_line(apart, row=True)
    assert has_parts_in_line(apart, row=False)
    assert not has_parts_in_line(drawn((4, ".......")), row=True)
    assert not has_parts_in_line(drawn((4, ".......")), row=False)


def test_a_trapdoor() -> None:
    hall = ((2, "##___##"), (3, "#t___.."), (4, "##___##"), (5, "###f###"))
    below = ((3, "#t#####"), (4, "#.#####"), (5, "#...###"))
    assert has_trapdoor(drawn(*hall, under=below))
    assert not has_trapdoor(drawn(*hall[:3], under=((3, "#t#####"),)))


def test_a_one_way_room() -> None:
    hall = ((2, "##___##"), (3, "#t___.."), (4, "##___##"), (5, "###f###"))
    below = ((3, "#t#####"), (4, "#.#####"), (5, "#...###"))
    assert not has_one_way_room(drawn(*hall, under=below))
    falls_again = ((2, "##___##"), (3, "#t___f#"), (4, "##___##"), (5, "###f###"), (6, "#######"), (7, "###..t#"))
    way_out = ((3, "#t###.#"), (4, "#.###.#"), (5, "#...#.#"), (6, "#####.#"), (7, "#####t#"))
    assert has_one_way_room(drawn(*falls_again, under=way_out))
