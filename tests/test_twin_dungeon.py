"""The browser's walk is a twin of ours: the same steps, refusals, finds, faults and places, on real and small cards."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from dungeon_twin import Pair, ask_twin, gallery_pairs, random_layout_pair, random_submission_pair, random_walk_pair
from tacora.core.jsonable import Json

CHUNKS = 15 if os.environ.get("TACORA_LONG") else 1
WALKS, LAYOUTS, SUBMISSIONS = 700, 250, 200  # a chunk; `make long`: 10,500 walks


def difference(ours: Json, theirs: Json, at: str = "") -> str:
    """Where two answers differ first."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        parts = ((ours[key], theirs[key], f"{at}.{key}") for key in ours)
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        parts = ((*pair, f"{at}[{number}]") for number, pair in enumerate(zip(ours, theirs, strict=True)))
    else:
        return "" if ours == theirs else f"{at}: {ours} here, {theirs} in the browser"
    return next(filter(None, (difference(*part) for part in parts)), "")


def pairs(random: Random) -> Iterator[Pair]:
    """The questions of a chunk, with our answers."""
    yield from gallery_pairs(random)
    for number, make in (
        (WALKS, random_walk_pair),
        (LAYOUTS, random_layout_pair),
        (SUBMISSIONS, random_submission_pair),
    ):
        yield from (make(random) for _ in range(number))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_twin_gives_the_same_answers(chunk: int, tmp_path: Path) -> None:
    answers = ask_twin(pairs(Random(chunk)), tmp_path)
    for pair, answer in answers.both:
        if answer != pair.answer:
            pytest.fail(f"{difference(pair.answer, answer)}\n{pair.question}")
    if chunk == 0:  # the rarest sentences are missing in some of the other chunks
        assert answers.met == answers.sentences
