"""Two referees agree on every step: ours, and one that knows nothing but cells on a table."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from dungeon_gallery import cases, layout_of, tools_of
from dungeon_layouts import EXPLORATION_BOOKS, random_hand, random_layout
from reference_path import Referee, listed
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.ground import WORDS
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk


def referee(layout: tuple[Placed, ...], tools: Tools) -> Referee:
    return Referee(layout, tools.tokens._asdict(), tools.books)


def agree(walk: Walk, judge: Referee) -> None:
    explored = walk.explored()
    expected = Counter({word: count for word, count in explored.discoveries._asdict().items() if count})
    found: Counter[str] = Counter()
    for glyph, count in judge.counts().items():
        found[WORDS.get(glyph, glyph)] += count
    assert found == expected, walk.path
    assert (judge.ending == "exit") == explored.exited
    assert judge.books == set(walk.books)
    assert sum(judge.means.values()) == sum(walk.bag) + sum(walk.tokens)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10**6))
def test_the_referees_list_the_same_steps(seed: int) -> None:
    random = Random(seed)
    layout = random_layout(random_hand(random), random)
    tools = Tools(Tokens(2, 2, 2, 2), tuple(sorted(random.sample(EXPLORATION_BOOKS, 4))))
    walk, judge = Walk.begin(layout, tools), referee(layout, tools)
    while steps := walk.steps():
        assert {step.token for step in steps} == listed(judge), walk.path
        going_on = [step for step in steps if step.defeats is None and step.kind != "exit"] or steps
        token = random.choice(going_on).token
        walk, judge = walk.step(token), judge.after(token)
        agree(walk, judge)


def test_the_referees_agree_on_the_gallery() -> None:
    for case in cases():
        if case.says.startswith("refused") and "layout" in case.says:
            continue
        layout, tools = layout_of(case), tools_of(case)
        walk, judge = Walk.begin(layout, tools), referee(layout, tools)
        for token in tokens_of(case.path, "path"):
            assert {step.token for step in walk.steps()} == listed(judge), case.title
            if token not in {step.token for step in walk.steps()}:
                break
            walk, judge = walk.step(token), judge.after(token)
            agree(walk, judge)
