"""The bots that count rubies beside the chest and traps met, and nothing else."""

from tacora.games.diamant import Cave, Choice, Trap, View

CONTINUE, RETURN = Choice.CONTINUE, Choice.RETURN


def timid(view: View) -> Choice:
    """Returns with a few rubies, with fewer after every trap, and after three traps in any case."""
    cave = view.cave
    return RETURN if cave.beside >= 6 - 2 * _traps_met(cave) else CONTINUE


def steady(view: View) -> Choice:
    """Wants a fair load, and takes two rubies off it for every trap."""
    cave = view.cave
    return RETURN if cave.beside >= 12 - 2 * _traps_met(cave) else CONTINUE


def bold(view: View) -> Choice:
    """Wants a heavy load; where relics lie, waits to be the last one there, and then runs with them."""
    cave = view.cave
    enough = 18
    if cave.lying:
        enough = 24 if len(cave.in_cave) > 1 else 2
    return RETURN if cave.beside >= enough - 2 * _traps_met(cave) else CONTINUE


def _traps_met(cave: Cave) -> int:
    traps = 0
    for card in cave.path:
        if type(card) is Trap:
            traps += 1
    return traps
