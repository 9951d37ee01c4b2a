"""A registry finds a value for each game by the game's name, and imports its module only when somebody asks."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Generic, TypeVar, cast

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ValueT = TypeVar("ValueT")


class Registry(Mapping[str, ValueT], Generic[ValueT]):
    """One value a game: our own games by a path with the game's name in it, others by an entry point.

    An installed package adds a game by an entry point in `group` whose name is the game's.

    >>> readers = Registry[object]("tacora.readers", ("json", "tomllib"), "{name}:loads")
    >>> readers["json"]("[1, 2]"), "chess" in readers
    ([1, 2], False)
    """

    def __init__(self, group: str, names: tuple[str, ...], path: str) -> None:
        self._group = group
        self._names = names
        self._path = path
        self._values: dict[str, ValueT] = {}

    def __getitem__(self, name: str) -> ValueT:
        """The game's value; raises KeyError for a game that is not known."""
        if name not in self._values:
            self._values[name] = self._load(name)
        return self._values[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names or name in self._others

    def __iter__(self) -> Iterator[str]:
        return iter((*self._names, *self._others))

    def __len__(self) -> int:
        return len(self._names) + len(self._others)

    @cached_property
    def _others(self) -> "dict[str, EntryPoint]":
        from importlib.metadata import entry_points  # noqa: PLC0415  our own games start without it

        found = sorted(entry_points(group=self._group))
        return {point.name: point for point in found if point.name not in self._names}

    def _load(self, name: str) -> ValueT:
        if name not in self._names:
            return cast("ValueT", self._others[name].load())
        module, _, attribute = self._path.format(name=name, NAME=name.upper()).partition(":")
        return cast("ValueT", getattr(import_module(module), attribute))
