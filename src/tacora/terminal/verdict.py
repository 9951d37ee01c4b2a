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
        if verdict.attempts:
            yield words("verify-attempts", attempts=verdict.attempts)
        if verdict.facts:
            yield words("verify-facts", facts=verdict.facts)
        if verdict.not_seen is None:
            yield words("verify-unseen")
        elif not verdict.not_seen:
            yield words("verify-seen")
    elif wrong.step is None:
        yield words("verify-broken-promise", commitment=verdict.commitment)
    else:
        yield words("verify-wrong-draw", step=wrong.step, recorded=str(wrong.recorded), drawn=str(wrong.drawn))
    for difference in verdict.not_seen or ():
        yield words(f"verify-differs-{difference}")
    if verdict.wrong_share is not None:
        yield words("verify-wrong-share", share=verdict.wrong_share + 1)
