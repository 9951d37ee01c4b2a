"""What a person can do now: an action has a key, a word at the foot of the screen, and a place to click on."""

from collections.abc import Sequence
from dataclasses import dataclass

from tacora.i18n import Words

ENTER, ESCAPE, SPACE, UNDO = "enter", "escape", "space", "backspace"
COMMON = ("undo", "sheet", "log", "help", "quit")
"""The actions that the shell itself knows, in the order of the foot; the first two only where there is something."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something to do: its name in the code, its key and its word in the person's language."""

    name: str
    key: str
    """A character, or the name of a key as Textual has it: `enter`, `left`, `f1`."""

    word: str
    also: tuple[str, ...] = ()
    """Further keys, as far as no other action has them."""

    label: str = ""
    """How the key is written, if not as it is."""

    is_at_foot: bool = True


def common_action(name: str, words: Words) -> Action:
    """An action of the shell."""
    also = {"undo": (UNDO,), "help": ("f1",)}.get(name, ())
    word = words("terminal-word-leave") if name == "quit" else words(f"terminal-word-{name}")
    english = Words("en")
    return Action(name, words(f"terminal-key-{name}"), word, (*also, english(f"terminal-key-{name}")))


def action_of(actions: Sequence[Action], key: str, character: str | None) -> Action | None:
    """The action that a key asks for: by its own key first, then by a further one.

    >>> go, back = Action("go", "w", "go", ("c",)), Action("back", "c", "back")
    >>> action_of([go, back], "c", "c").name, action_of([go, back], "upper_w", "W").name
    ('back', 'go')
    """
    pressed = {key, (character or key).casefold()}
    own = [action for action in actions if action.key.casefold() in pressed]
    others = [action for action in actions if not pressed.isdisjoint(action.also)]
    return next(iter([*own, *others]), None)
