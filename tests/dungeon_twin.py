"""Questions for the browser's walk, a twin of ours in TypeScript, and our own answers to them.

A question and its answer are JSON; `web/tests/games/dungeon/twin.ts` answers the same questions.
"""

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

from dungeon_gallery import cases, layout_of, tools_of
from dungeon_layouts import ALL_CARDS, EXPLORATION_BOOKS, random_hand, random_layout
from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json, jsonable
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens, Tools
from tacora.games.dungeon.geometry import Placed, Spot, lay, spot_of
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.places import places_for
from tacora.games.dungeon.submission import check_submission, legal_part, read_submission
from tacora.games.dungeon.walk import Step, Walk

ROOT = Path(__file__).parent.parent

SPOTS = tuple(f"{number}{column}{row}" for number in range(1, 6) for column in "abcdefgABCDEFG" for row in range(1, 10))
PLAIN_STEPS = (*"neswNESW12345o", "+s", "+p", "+k", "+r", *(f"{way}v" for way in "nesw123"))
NO_STEPS = (
    "", "z", "6", "1d1", "p1d0", "Nv", "s!", "s!10", "+x", "o!0", "s!٣", "٢", "²", "p1d٣", "p٣d1", "m１d1", "2v!³",
    "\n", "s\n", "\t\r\x7f", "'", "\"'\\", "é", "☃☃", "🗝" * 9,
)  # fmt: skip
STOPS = ("", "", "", "!0", "!1", "!2")
TRAVELS = {"p": "o", "b": "b", "m": "m", "d": "f", "u": "f"}
"""The letters of travels, and the feature that each leads to."""


class Pair(NamedTuple):
    """A question and our answer."""

    question: dict[str, Json]
    answer: Json


def walk_pair(layout: tuple[Placed, ...], tools: Tools, random: Random, path: tuple[str, ...] | None = None) -> Pair:
    """A walk at random, or along a path as far as that is legal: everything that can be asked at every stop."""
    walk = Walk.begin(layout, tools)
    features = {
        letter: [str(spot_of(cell)) for cell in walk.dungeon.having(feature)] for letter, feature in TRAVELS.items()
    }
    stops: list[Json] = []
    answers: list[Json] = []
    while True:
        steps = walk.steps()
        if path is None:
            token = _choice(steps, random)
        else:
            number = len(walk.tokens_of_path)
            token = path[number] if number < len(path) and path[number] in {step.token for step in steps} else None
        probes = _probes(features, random)
        if path is not None and len(walk.tokens_of_path) < len(path):
            probes.append(path[len(walk.tokens_of_path)])
        spots = [random.choice(SPOTS[: len(layout) * 126]) for _ in range(2)]
        stops.append({"token": token, "probes": list(probes), "spots": list(spots)})
        answers.append(_stop(walk, steps, probes, spots))
        if token is None:
            break
        walk = walk.step(token)
    question: dict[str, Json] = {"ask": "walk", "layout": _laid(layout), "tools": jsonable(tools), "stops": stops}
    return Pair(question, {"stops": answers, "history": [_step(step) for step in walk.history()]})


def _choice(steps: tuple[Step, ...], random: Random) -> str | None:
    going_on = [step for step in steps if step.defeats is None and step.kind != "exit"]
    some = going_on if going_on and random.random() < 0.95 else steps
    return random.choice(some).token if some else None


def _probes(features: dict[str, list[str]], random: Random) -> list[str]:
    probes = random.sample(PLAIN_STEPS, 5)
    for letter in random.sample(tuple(TRAVELS), 2):
        probes.append(letter + random.choice(features[letter] or SPOTS))
    probes.append(random.choice("dupbm") + random.choice(SPOTS))
    probes.append(random.choice(SPOTS))
    return [token + random.choice(STOPS) for token in probes] + [random.choice(NO_STEPS)]


def _stop(walk: Walk, steps: tuple[Step, ...], probes: list[str], spots: list[str]) -> Json:
    whys = (walk.why_not(_spot(name)) for name in spots)
    return {
        "steps": [_step(step) for step in steps],
        "explored": jsonable(walk.explored()),
        "at": [str(spot) for spot in walk.spots],
        "bag": jsonable(walk.bag),
        "tokens": jsonable(walk.tokens),
        "books": [int(book) for book in walk.books],
        "discovered": [str(spot) for spot in walk.discovered],
        "spent": [str(spot) for spot in walk.spent],
        "ended": walk.is_ended,
        "refusals": [_refused(walk, token) for token in probes],
        "whys": [None if why is None else _refusal(why) for why in whys],
    }


def _spot(name: str) -> Spot:
    return Spot(int(name[0]), "abcdefg".index(name[1].lower()), int(name[2]) - 1, name[1].isupper())


def _step(step: Step) -> Json:
    target = None if step.target is None else str(step.target)
    return [step.token, step.kind, target, step.defeats, [int(book) for book in step.books]]


def _refused(walk: Walk, token: str) -> Json:
    try:
        walk.step(token)
    except IllegalMove as bad:
        return _refusal(bad)
    return None


def _refusal(bad: IllegalMove) -> Json:
    return [bad.rule, bad.where, bad.message]


def _laid(layout: tuple[Placed, ...]) -> Json:
    """Placed cards; the glyphs of those that are not among the real ones."""
    return [
        {
            "card": placed.card.id,
            "x": placed.x,
            "y": placed.y,
            "turned": placed.turned,
            "glyphs": None if placed.card in ALL_CARDS else placed.card.ground.glyphs,
        }
        for placed in layout
    ]


def layout_pair(layout: tuple[Placed, ...], card: Card) -> Pair:
    """Cards as they lie, legally or not: what is wrong, how they are joined, and where one more card may lie."""
    question: dict[str, Json] = {"ask": "layout", "layout": _laid(layout), "card": card.id}
    pairs: list[Json] = [
        [one + 1, two + 1, fault]
        for two in range(len(layout))
        for one in range(two)
        if (fault := _pair_fault(layout[one], layout[two])) is not None
    ]
    try:
        dungeon = lay(layout)
    except IllegalMove as bad:
        return Pair(question, {"fault": _refusal(bad), "pairs": pairs})
    places = places_for(layout, card)
    return Pair(
        question,
        {
            "fault": None,
            "pairs": [],
            "edges": [[str(spot_of(cell)), side] for cell, side in dungeon.edges.items()],
            "joins": [[str(spot_of(cell)), str(spot_of(other))] for cell, other in dungeon.joins.items()],
            "across": [
                [dungeon.is_outermost(cell), None if other is None else str(spot_of(other))]
                for cell in dungeon.edges
                for other in (dungeon.across(cell),)
            ],
            "upright": [[placed.x, placed.y] for placed in places if not placed.turned],
            "turned": [[placed.x, placed.y] for placed in places if placed.turned],
            "places": [[placed.x, placed.y, placed.turned] for placed in places],
        },
    )


def _pair_fault(one: Placed, two: Placed) -> str | None:
    """The rule that two cards break by lying so beside each other, whatever else lies there."""
    try:
        lay((one, two))
    except IllegalMove as bad:
        return None if bad.message.startswith("it is not joined") else bad.rule
    return None


def submission_pair(hand: tuple[Card, ...], value: Json, tools: Tools) -> Pair:
    """A submission's JSON: whether it can be read, what it brings, and its legal part."""
    question: dict[str, Json] = {
        "ask": "submission", "hand": [card.id for card in hand], "value": value, "tools": jsonable(tools),
    }  # fmt: skip
    try:
        submission = read_submission(value, "here")
    except IllegalMove as bad:
        return Pair(question, {"unread": _refusal(bad)})
    part = legal_part(hand, submission, tools)
    legal = jsonable(part) if part is not None else None
    try:
        return Pair(question, {"explored": jsonable(check_submission(hand, submission, tools)), "legal": legal})
    except IllegalMove as bad:
        return Pair(question, {"refused": _refusal(bad), "legal": legal})


def random_tools(random: Random) -> Tools:
    """Tokens and books at random, few or many, books of other phases too."""
    most = random.choice((0, 1, 1, 3))
    books = random.sample(EXPLORATION_BOOKS, random.choice((0, 1, 2, 2, 5)))
    if random.random() < 0.1:
        books += [random.choice(tuple(Book)), *books[:1]]
    return Tools(Tokens(*(random.randint(0, most) for _ in TOKEN_KINDS)), tuple(books))


def random_walk_pair(random: Random) -> Pair:
    """A walk over one to five real cards; one in ten is long."""
    hand = random_hand(random)[: random.choice((1, 2, 3, 5, 5, 5, 5, 5))]
    layout, tools = random_layout(hand, random), random_tools(random)
    path = _long_path(Walk.begin(layout, tools), random) if random.random() < 0.1 else None
    return walk_pair(layout, tools, random, path)


def _long_path(start: Walk, random: Random) -> tuple[str, ...]:
    """The longest of some random paths, each of which leaves the longest so far somewhere."""
    best = [start]
    for _ in range(6):
        walks = best[: random.randint(1, len(best))]
        while (token := _choice(walks[-1].steps(), random)) is not None:
            walks.append(walks[-1].step(token))
        best = max(best, walks, key=len)
    return best[-1].tokens_of_path


def random_layout_pair(random: Random) -> Pair:
    """Up to five real cards laid legally, then often one of them moved or turned, and one card more."""
    hand = random_hand(random)
    layout = random_layout(hand[: random.randint(1, 5)], random)
    if random.random() < 0.6:
        moved = random.randrange(len(layout))
        old = layout[moved]
        new = Placed(old.card, old.x + random.randint(-8, 8), old.y + random.randint(-10, 10), random.random() < 0.5)
        layout = (*layout[:moved], new, *layout[moved + 1 :])
    return layout_pair(layout, random.choice(ALL_CARDS))


def random_submission_pair(random: Random) -> Pair:
    """A legal submission, or one with something wrong."""
    hand, tools = random_hand(random), random_tools(random)
    walk = Walk.begin(random_layout(hand, random), tools)
    while (token := _choice(walk.steps(), random)) is not None and random.random() < 0.97:
        walk = walk.step(token)
    layout: list[Json] = [
        {"card": placed.card.id, "x": placed.x, "y": placed.y, "turned": placed.turned}
        for placed in walk.dungeon.layout
    ]
    value: dict[str, Json] = {"layout": layout, "path": walk.path}
    match random.randrange(7):
        case 0:
            value["path"] = _spoilt_path(list(walk.tokens_of_path), random)
        case 1:
            layout[0] = _spoilt_card(layout[0], hand, random)
        case 2:
            value["layout"] = random.choice((None, "", layout[:4], [*layout, layout[0]]))
        case 3:
            value["more"] = 1
        case _:
            hand += random.choice(((), (), (), (random.choice(ALL_CARDS),)))
    return submission_pair(hand, value, tools)


def _spoilt_path(tokens: list[str], random: Random) -> Json:
    """A path with one step more, in another order, too long, or no text at all."""
    if random.random() < 0.4:
        tokens.insert(random.choice((0, random.randrange(len(tokens) + 1))), random.choice((*PLAIN_STEPS, *NO_STEPS)))
        return "".join(tokens)
    shuffled = random.sample(tokens[1:], len(tokens[1:]))
    return random.choice((None, 5, [], "é" * 1001, "".join(tokens) * 40, "".join([*tokens[:1], *shuffled])))


def _spoilt_card(placed: Json, hand: tuple[Card, ...], random: Random) -> Json:
    """A placed card with another value in one field, or another field."""
    assert isinstance(placed, dict)
    fields: dict[str, tuple[Json, ...]] = {
        "card": (7, "S0", "🗝" * 50, hand[1].id, *(random.choice(ALL_CARDS).id for _ in range(2))),
        "x": (None, "1", 1.5, 100, -100, 99),
        "y": tuple(range(-20, 20)),
        "turned": (None, 0, "false"),
        "z": (0,),
    }
    field = random.choice(("card", *fields))
    return {**placed, field: random.choice(fields[field])}


def gallery_pairs(random: Random) -> Iterable[Pair]:
    """The dungeons of the gallery, with their own small cards."""
    for case in cases():
        layout = layout_of(case)
        if case.says.startswith("refused") and "layout" in case.says:
            yield layout_pair(layout, ALL_CARDS[0])
        else:
            yield walk_pair(layout, tools_of(case), random, tokens_of(case.path, "path"))
            yield walk_pair(layout, tools_of(case), random)


class Answers(NamedTuple):
    """What the twin has answered."""

    both: list[tuple[Pair, Json]]
    """Each question with our answer, and the twin's."""

    met: set[str]
    """The keys of the sentences in the twin's answers."""

    sentences: set[str]
    """The keys of all sentences that the twin has."""


def ask_twin(pairs: Iterable[Pair], folder: Path) -> Answers:
    """The twin's answers to the questions, which it reads while they are made."""
    answered = folder / "answers.jsonl"
    command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "--silent", "run", "twin", "--", str(answered)]
    asked: list[Pair] = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, encoding="utf-8") as twin:
        assert twin.stdin is not None
        for pair in pairs:
            asked.append(pair)
            twin.stdin.write(json.dumps(pair.question) + "\n")
    assert twin.returncode == 0
    *answers, words = map(json.loads, answered.read_text(encoding="utf-8").splitlines())
    return Answers(list(zip(asked, answers, strict=True)), set(words["met"]), set(words["all"]))
