"""Why a step, a place or a purchase is refused, in the person's language."""

import re

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.i18n import Words
from tacora.terminal.dungeon.laying import Refusal

SENTENCES = {
    "ended": "the path has ended",
    "no-card": "there is no card {number}",
    "no-edge": "{spot} is not an opening on the edge",
    "in-room": "a room is left by one of its doors",
    "other-level": "the path is on the other level",
    "rock": "there is rock",
    "spot-rock": "{spot} is rock",
    "no-way": "no way leads to {spot} from here",
    "wall": "the opening faces the next card's wall",
    "entry": "entry and exit are different openings",
    "no-pit": "there is no fall pit",
    "no-pit-in-room": "there is no fall pit at {spot} in this room",
    "no-pit-above": "there is no fall pit at {spot} above",
    "pit-in-room": "a pit in a room is fallen into from inside",
    "pit-used": "the fall pit at {spot} has been used",
    "no-climb": "only V-B4 leads up a fall pit",
    "no-monster": "there is no monster to stop at",
    "no-room-to-stop": "there is no room to stop in",
    "all-monsters": "of {count} monsters, {defeats} are not fewer than all",
    "one-monster": "of 1 monster, {defeats} are not fewer than all",
    "monsters-defeated": "the monsters of that room are defeated",
    "no-room": "the path is in no room",
    "no-door": "the room has {count} doors",
    "door-used": "door {door} has been used",
    "crossing": "the path would cross its own line in the room",
    "corridor-used": "the corridor at {spot} has been used",
    "no-portal": "there is no portal here",
    "portal-used": "the portal at {spot} has been used",
    "no-barrel": "there is no barrel here",
    "no-other": "there is no other {feature} at {spot}",
    "not-at-edge": "the path is not at the edge",
    "not-outermost": "the opening is not outermost in its line",
    "no-opposite": "there is no opening exactly opposite",
    "no-book": "the book is not at hand, or has been used",
}
"""The rules' own sentences about a step, by the key under which every language has one."""

_NEEDS = {"monster": "sword", "portal": "scroll", "lock": "key", "pit": "rope"}
_NO_MEANS = re.compile(r"nothing is left to overcome the (\w+) with")
_PATTERNS = {
    key: re.compile(re.sub(r"\\\{\w+\\\}", r"\\S+", re.escape(sentence))) for key, sentence in SENTENCES.items()
}


def step_refused(refusal: IllegalMove, words: Words) -> str:
    """Why a step is not possible, with the rule; what would help, if something would."""
    if needed := _NO_MEANS.fullmatch(refusal.message):
        return words(f"web-dungeon-map-needs-{_NEEDS[needed[1]]}", rule=refusal.rule)
    key = next((key for key, pattern in _PATTERNS.items() if pattern.fullmatch(refusal.message)), None)
    why = refusal.message if key is None else words(f"web-dungeon-map-refused-{key}")
    return words("web-dungeon-map-refused", why=why, rule=refusal.rule)


def place_refused(refusal: Refusal, card: Card, words: Words) -> str:
    """Why a card may not lie somewhere, with the rule."""
    match refusal.key:
        case "overlap":
            why = words("web-dungeon-map-refused-overlap", card=card.id, other=_name(refusal.other))
        case "no-join":
            why = words("web-dungeon-map-refused-no-join", card=card.id, other=_name(refusal.other))
        case _:
            why = words("web-dungeon-map-refused-unjoined", card=card.id)
    return words("web-dungeon-map-refused", why=why, rule=refusal.rule)


def _name(card: Card | None) -> str:
    return "" if card is None else card.id
