"""How balanced the card set is: a study's figures, and which requirements hold."""

from collections.abc import Callable
from dataclasses import dataclass

from tacora.arena.dungeon.figures import Figures, figures
from tacora.arena.dungeon.requirements import Requirement, requirements
from tacora.arena.dungeon.study import Study, run
from tacora.core.jsonable import JsonObject, jsonable
from tacora.games.dungeon.game import DUNGEON


@dataclass(frozen=True, slots=True)
class Balance:
    """The result of a study, in full or until it was interrupted."""

    study: Study
    figures: Figures
    requirements: tuple[Requirement, ...]

    @property
    def is_interrupted(self) -> bool:
        """Fewer games were played than asked for."""
        return self.figures.games_played < self.study.matches


def measure(study: Study, jobs: int | None = None, on_games: Callable[[int], None] = lambda _games: None) -> Balance:
    """Play a study in so many processes, reporting games as they are played; Ctrl-C ends it early."""
    found = figures(study, run(study, jobs, on_games))
    return Balance(study, found, requirements(study, found))


def balance_json(balance: Balance) -> JsonObject:
    """A balance as JSON."""
    study, found = jsonable(balance.study), jsonable(balance.figures)
    assert isinstance(study, dict)  # noqa: S101  a dataclass is an object
    assert isinstance(found, dict)  # noqa: S101
    return {"game": DUNGEON.name, **study, **found, "requirements": jsonable(balance.requirements)}
