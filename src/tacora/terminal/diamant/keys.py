"""The keys a person may type, in their language."""

from enum import StrEnum

from tacora.i18n import Words

LONGEST_ECHO = 20


class Action(StrEnum):
    """What a person may ask for at a choice."""

    CONTINUE = "continue"
    RETURN = "return"
    ODDS = "odds"
    LOG = "log"
    HELP = "help"
    QUIT = "quit"


class Keys:
    """Every action's key and word; English keys work too where they mean nothing else."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._actions: dict[str, Action] = {}
        for language in (words, Words("en")):
            for action in Action:
                for name in (language(f"terminal-key-{action}"), language(f"terminal-word-{action}")):
                    self._actions.setdefault(name.casefold(), action)

    @property
    def legend(self) -> str:
        """Every key with its word."""
        words = self._words
        return " · ".join(
            words("terminal-action", key=words(f"terminal-key-{action}"), word=words(f"terminal-word-{action}"))
            for action in Action
        )

    def action(self, answer: str) -> Action | None:
        """The action that an answer asks for; None if it is not clear."""
        return self._actions.get(answer.casefold())

    def refusal(self, answer: str) -> str:
        """Why an answer asks for nothing."""
        keys = " ".join(self._words(f"terminal-key-{action}") for action in Action)
        shown = "".join(character for character in answer if character.isprintable())[:LONGEST_ECHO]
        if not shown:
            return self._words("terminal-no-key", keys=keys)
        return self._words("terminal-not-a-key", answer=shown, keys=keys)
