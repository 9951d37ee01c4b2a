"""The keys a person may press while building, in their language."""

from enum import StrEnum

from tacora.i18n import Words


class Action(StrEnum):
    """What a person may ask for while building."""

    ACCEPT = "accept"
    UNDO = "undo"
    LEVEL = "level"
    HELP = "help"
    FINISH = "finish"
    QUIT = "quit"


class Keys:
    """Every action's key; English keys work too where they mean nothing else."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._actions: dict[str, Action] = {"enter": Action.ACCEPT, "": Action.ACCEPT, "undo": Action.UNDO}
        for language in (words, Words("en")):
            for action in Action:
                self._actions.setdefault(language(f"dungeon-key-{action}").casefold(), action)

    @property
    def legend(self) -> str:
        """Every key with its word."""
        words = self._words
        return " · ".join(
            words("terminal-action", key=words(f"dungeon-key-{action}"), word=words(f"dungeon-action-{action}"))
            for action in Action
        )

    def action(self, answer: str) -> Action | None:
        """The action that an answer asks for; None if it is not clear."""
        return self._actions.get(answer.casefold())
