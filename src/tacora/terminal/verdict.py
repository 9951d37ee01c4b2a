"""Whether the draws of a match were fair, in words."""

from collections.abc import Iterator

from tacora.core.verify import Verdict
from tacora.i18n import Words


def tell_verdict(verdict: Verdict, words: Words) -> Iterator[str]:
    """The verdict, line by line."""
    wrong = verdict.wrong
    if wrong is None:
        yield words("verify-fair", draws=verdict.draws)
        yield words("verify-proof", shares=verdict.shares, commitment=verdict.commitment)
        if verdict.facts:
            yield words("verify-facts", facts=verdict.facts)
    elif wrong.step is None:
        yield words("verify-broken-promise", commitment=verdict.commitment)
    else:
        yield words("verify-wrong-draw", step=wrong.step, recorded=str(wrong.recorded), drawn=str(wrong.drawn))
