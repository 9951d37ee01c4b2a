"""The bots that count the deck."""

from collections.abc import Callable

from tacora.bots.diamant.whim import coin
from tacora.games.diamant import Choice, Trap, Treasure, View
from tacora.games.diamant.state import relics_taken
from tacora.solvers.diamant.stopping import should_return

CONTINUE, RETURN = Choice.CONTINUE, Choice.RETURN


def odds(seed: int | str) -> Callable[[View], Choice]:
    """Goes on while the next card brings more on average than a second trap takes on average.

    The bot expects that one other player leaves before the next card. It cannot know whether it would leave alone
    now, with all that lies in the cave. A coin decides what the bot believes, so that two of its kind do not always
    leave together.
    """

    def choose(view: View) -> Choice:
        returning = chance_to_return(view)
        if 0 < returning < 1:
            return CONTINUE if coin(seed, view) else RETURN
        return RETURN if returning else CONTINUE

    return choose


def chance_to_return(view: View) -> float:
    """How likely `odds` returns: nothing, all, or a half where the coin decides."""
    cave = view.cave
    deck = cave.deck
    danger = sum([deck.count(card) for card in cave.path if type(card) is Trap])
    if not danger:
        return 0.0
    others = len(cave.in_cave) - 1
    sharers = others or 1
    gain = sum([card.rubies // sharers for card in deck if type(card) is Treasure])
    if gain <= danger * cave.beside:
        return 1.0
    if gain > danger * (cave.beside + _loot(view)):
        return 0.0
    return 0.5 if others else 1.0


def _loot(view: View) -> int:
    """What a lone leaver takes along: the rubies on the path and the relics in the cave (D-E9, D-E10)."""
    camp, cave = view.camp, view.cave
    loot = sum(cave.on_path)
    if cave.lying:
        for nth, card in enumerate(cave.lying, start=relics_taken(camp)):
            loot += camp.table.relic_points(card, nth)
    return loot


def survivor(seed: int | str) -> Callable[[View], Choice]:
    """Plays like `odds`, and alone in the cave returns exactly when that is best."""
    in_company = odds(seed)

    def choose(view: View) -> Choice:
        if len(view.cave.in_cave) > 1:
            return in_company(view)
        return RETURN if should_return(view) else CONTINUE

    return choose
