"""Names that people have: letters of any script with their marks, and emoji; nothing that disturbs a page around them.

`web/src/lib/names.ts` is a twin, which says so beside the field.
"""

import re
import unicodedata
from typing import Literal

LONGEST = 20
"""Characters, as a reader counts them."""

MOST_POINTS = 100
"""Code points: a family of emoji has eleven, a letter with its marks a few."""

MOST_MARKS = 5
"""Combining marks on one letter."""

Fault = Literal["empty", "long", "strange"]

JOINERS = "\u200c\u200d"
DIRECTION_MARKS = "\u200e\u200f\u061c"  # they turn nothing around them, as overrides and embeddings do
_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{1,6}\U000e007f")
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")  # letters and marks that show nothing
_EMOJI = ("\U0001f000", "\U0001faff")  # this Python may be older than an emoji
_TONES = ("\U0001f3fb", "\U0001f3ff")
_ADDED = frozenset({"Mn", "Mc", "Me", "Cf"})
_REGIONS = ("\U0001f1e6", "\U0001f1ff")


def tidied(name: str) -> str:
    """The name in the one form that it is kept in: letters and their marks composed."""
    return unicodedata.normalize("NFC", name)


def fault(name: str) -> Fault | None:
    """Why this is no name, if it is none.

    >>> fault("שרה\u200f"), fault("👩‍🚀 Zoe\u0308"), fault("a\u202eb"), fault("\u200f"), fault("x" * 21)
    (None, None, 'strange', 'empty', 'long')
    """
    if len(name) > MOST_POINTS or length(name) > LONGEST:
        return "long"
    bare = _FLAG.sub("\U0001f3f4", name)
    if not any(unicodedata.category(char)[0] in "LNPS" or _is_in(char, _EMOJI) for char in bare if char not in _UNSEEN):
        return "empty"
    if name != name.strip() or not all(map(_is_plain, bare)):
        return "strange"
    marks = "".join("m" if unicodedata.category(char)[0] == "M" else "-" for char in bare)
    return "strange" if "m" * (MOST_MARKS + 1) in marks else None


def length(name: str) -> int:
    """How many characters a reader sees: what is joined, and what stands on a letter, is one with it.

    >>> length("👩‍🚀"), length("e\u0301"), length("🇩🇪")
    (1, 1, 1)
    """
    count, is_joined, is_half_flag = 0, False, False
    for char in _FLAG.sub("\U0001f3f4", name):
        is_region = _is_in(char, _REGIONS)
        is_added = unicodedata.category(char) in _ADDED or _is_in(char, _TONES) or (is_region and is_half_flag)
        count += not is_added and not is_joined
        is_half_flag = is_region and not is_added
        is_joined = char == "\u200d"
    return count


def _is_plain(char: str) -> bool:
    if char in JOINERS or char in DIRECTION_MARKS:
        return True
    return char not in _UNSEEN and (char.isprintable() or _is_in(char, _EMOJI))


def _is_in(char: str, span: tuple[str, str]) -> bool:
    return span[0] <= char <= span[1]
