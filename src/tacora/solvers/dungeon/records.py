"""Records of whole numbers by name, as the kernels take them: with Numba an array's memory, else plain objects.

Each field of a record is a whole number (`int`), a row of so many (`Annotated[Row, 8]`), or another record. A named
tuple is a record that kernels only read; any other class is one that they change. Numba takes a record as one address,
so that a kernel is handed dozens of named arrays for the price of one.
"""

from collections.abc import Iterable, Sequence
from functools import cache, partial
from importlib import import_module
from itertools import chain
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

from tacora.solvers.dungeon import fast
from tacora.solvers.dungeon.fast import row

RecordT = TypeVar("RecordT")
TupleT = TypeVar("TupleT", bound=tuple[Any, ...])


def records(kind: type[TupleT], tuples: Iterable[TupleT]) -> Sequence[TupleT]:
    """Named tuples of numbers and rows as the kernels read them."""
    if not fast.IS_FAST:
        return list(tuples)
    fields = chain.from_iterable(tuples)
    has_rows = any(field.length for field in _fields(kind))
    numbers: Any = row(_numbers(fields) if has_rows else fields)
    array: Sequence[TupleT] = numbers.view(_dtype(kind))
    return array


def blank(kind: type[RecordT]) -> RecordT:
    """A record of zeros."""
    return blanks(kind, 1)[0]


def blanks(kind: type[RecordT], count: int) -> Sequence[RecordT]:
    """So many records of zeros."""
    if not fast.IS_FAST:
        return [_plain(kind) for _ in range(count)]
    array: Sequence[RecordT] = _zeros(kind)(count)  # type: ignore[arg-type]  # a class is hashable
    return array


def _numbers(fields: Iterable[Any]) -> list[int]:
    numbers: list[int] = []
    for field in fields:
        if isinstance(field, int):
            numbers.append(field)
        else:
            numbers += field
    return numbers


class _Field(NamedTuple):
    name: str
    kind: Any
    """`int`, or the record inside."""

    length: int
    """The length of a row; else 0."""


@cache
def _fields(kind: type) -> tuple[_Field, ...]:
    hints = get_type_hints(kind, include_extras=True).items()
    return tuple(
        _Field(name, hint, 0) if isinstance(hint, type) else _field(name, *get_args(hint)) for name, hint in hints
    )


def _field(name: str, row: Any, length: int) -> _Field:
    return _Field(name, get_args(row)[0], length)


def _plain(kind: Any) -> Any:
    if kind is int:
        return 0
    zeros = {
        name: [_plain(inner) for _ in range(length)] if length else _plain(inner)
        for name, inner, length in _fields(kind)
    }
    if issubclass(kind, tuple):
        return kind(**zeros)
    record = kind()
    record.__dict__.update(zeros)
    return record


@cache
def _dtype(kind: type) -> Any:
    numpy = import_module("numpy")
    fields = []
    for name, inner, length in _fields(kind):
        numbers = "int64" if inner is int else _dtype(inner)
        fields.append((name, numbers, (length,)) if length else (name, numbers))
    return numpy.dtype((_by_name(), numpy.dtype(fields, align=True)))


@cache
def _zeros(kind: type) -> Any:
    return partial(import_module("numpy").zeros, dtype=_dtype(kind))


@cache
def _by_name() -> type:
    """NumPy's record with its fields as attributes; `numpy.record` has them too, but takes several times as long."""
    void = import_module("numpy").void
    return type("ByName", (void,), {"__getattr__": void.__getitem__, "__setattr__": void.__setitem__})
