"""The odds of a position in words, numbers and bars."""

import re
from dataclasses import dataclass
from fractions import Fraction

from tacora.core.errors import BadOptions, IllegalMove, TacoraError
from tacora.core.jsonable import JsonObject
from tacora.games.diamant import DIAMANT, Card, Choice, read_card
from tacora.games.diamant.cards import LARGEST_VALUE, TRAP_KINDS, relic, trap, treasure
from tacora.i18n import Words
from tacora.solvers.diamant.answer import Answer, answer
from tacora.solvers.diamant.position import position
from tacora.terminal.columns import bar, columns
from tacora.terminal.diamant.narrator import card_name, edition_words
from tacora.terminal.layout import WIDTH, Line, paragraph
from tacora.terminal.refusals import in_words

BAR = 30
CARD = re.compile(rf"\btrap-(?:{'|'.join(TRAP_KINDS)})\b|\b(?:treasure|relic)-\d+\b")
SHOWN = Fraction(1, 1000)  # a length less likely than this has no row


@dataclass(frozen=True, slots=True)
class Question:
    """The options of the command line about a position; None for an option not given."""

    edition: str | None = None
    relics: bool | None = None
    expedition: int = 1
    players: int = 1
    revealed: str = ""
    removed: str = ""
    beside: int = 0
    on_path: int = 0
    relics_taken: int = 0
    taken_here: int | None = None


def answer_to(question: Question, words: Words) -> Answer:
    """The odds that were asked for; raises TacoraError, naming the option that is wrong."""
    words = edition_words(words, question.edition or "")
    wishes: JsonObject = {"edition": question.edition, "relics": question.relics}
    try:
        state = position(
            DIAMANT.table({field: wish for field, wish in wishes.items() if wish is not None}, question.players),
            expedition=question.expedition,
            revealed=_cards(question.revealed, "--revealed", words),
            removed=_cards(question.removed, "--removed", words),
            beside=question.beside,
            on_path=question.on_path,
            relics_taken=question.relics_taken,
            taken_here=question.taken_here,
        )
    except BadOptions as bad:
        option = "players" if bad.field == "seats" else bad.field.replace("_", "-")
        raise TacoraError(_with_names(in_words(f"--{option}: {bad.message} ({bad.rule})", words), words)) from None
    return answer(state.camp, state.cave)


def _cards(names: str, option: str, words: Words) -> list[Card]:
    """Cards by their names between commas: those of records, or the person's own words for them."""
    if not names.strip():
        return []
    known = _spoken(words)
    cards = []
    for name in map(str.strip, names.split(",")):
        try:
            cards.append(known.get(name.casefold()) or read_card(name, option))
        except IllegalMove as bad:
            example = f"{card_name(trap('snake'), words)}, {card_name(treasure(7), words)}"
            raise TacoraError(
                words("odds-no-card", where=option, value=ascii(name[:40]), example=example, rule=bad.rule)
            ) from None
    return cards


def _spoken(words: Words) -> dict[str, Card]:
    numbers = range(1, LARGEST_VALUE + 1)
    cards: list[Card] = [*map(trap, TRAP_KINDS), relic(), *map(treasure, numbers), *map(relic, numbers)]
    return {card_name(card, words).casefold(): card for card in cards}


def _with_names(refusal: str, words: Words) -> str:
    """A refusal with every card's name in the language before the one of records."""
    return CARD.sub(lambda found: f"{card_name(read_card(found[0], ''), words)} ({found[0]})", refusal)


def tell_odds(
    known: Answer, words: Words, *, width: int = WIDTH, is_unicode: bool = True, is_advice_second: bool = False
) -> list[Line]:
    """An answer as lines; the advice last, or second for whoever is about to choose."""

    def say(text: str, style: str = "") -> list[Line]:
        return paragraph(text, width, style)

    odds = known.next
    kinds = (
        (words("odds-second-trap"), odds.second_trap),
        (words("odds-first-trap"), odds.first_trap),
        (words("odds-treasure"), odds.treasure),
        (words("odds-relic"), odds.relic),
    )
    chances = columns([(name, _percent(chance, words), str(chance)) for name, chance in kinds], ("bold",))
    lengths = [(cards, chance) for cards, chance in enumerate(known.lengths, start=1) if chance >= SHOWN]
    longest = max(known.lengths)
    length_rows = columns([(str(cards), _percent(chance, words)) for cards, chance in lengths])
    next_card = [
        *say(words("odds-next-card"), "bold"),
        *((*row, *bar(chance, BAR, is_unicode=is_unicode)) for row, (_, chance) in zip(chances, kinds, strict=True)),
        *say(words("odds-rubies", rubies=_number(odds.expected_rubies, words), exact=str(odds.expected_rubies))),
        *say(words("odds-loss", rubies=_number(known.expected_loss, words), exact=str(known.expected_loss))),
    ]
    length = [
        *say(words("odds-length"), "bold"),
        *(
            (*row, *bar(chance / longest, BAR, is_unicode=is_unicode))
            for row, (_, chance) in zip(length_rows, lengths, strict=True)
        ),
        *say(words("odds-mean-length", cards=_number(known.expected_length, words))),
    ]
    advice = [
        *say(words("odds-alone" if known.players == 1 else "odds-if-alone"), "bold"),
        *say(words("odds-return-now", points=known.if_alone.at_hand)),
        *say(words("odds-going-on", points=_number(known.if_alone.going_on, words))),
        *say(words("odds-better-return" if known.if_alone.choice is Choice.RETURN else "odds-better-continue")),
    ]
    parts = (next_card, advice, length) if is_advice_second else (next_card, length, advice)
    deck = say(words("odds-deck", cards=known.cards_left, players=known.players))
    return [*deck, *(line for part in parts for line in ((), *part))]


def _percent(chance: Fraction, words: Words) -> str:
    return words("odds-percent", percent=float(100 * chance))


def _number(number: Fraction, words: Words) -> str:
    return words("odds-number", number=float(number))
