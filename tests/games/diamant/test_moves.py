"""Choices and their words."""

import pytest

from tacora.core.errors import IllegalMove
from tacora.games.diamant.moves import CHOICES, read_choice


def test_choices_have_words() -> None:
    assert [read_choice(word, "here") for word in ("continue", "return")] == list(CHOICES)
    for word in ("CONTINUE", "stay", "", None, 1, True):
        with pytest.raises(IllegalMove, match="D-E8"):
            read_choice(word, "here")
