"""The log in words: a few short sentences an event."""

from collections.abc import Sequence

from tacora.core.seats import Seat
from tacora.games.diamant.cards import Card, Trap, Treasure
from tacora.games.diamant.events import (
    ChoicesRevealed,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    GameEnded,
    RelicFound,
    RelicsTaken,
    Returned,
    TrapMet,
    TrapSprung,
    TreasureFound,
)
from tacora.i18n import Words

RUBIES_A_DIAMOND = 5  # D-M4


EDITIONS_OWN_WORDS = {"2017": {"diamant-trap-boulder": "diamant-trap-boulder-2017"}}
"""The rulebooks' words where editions differ (docs/rules/glossary.md)."""


def edition_words(words: Words, edition: str) -> Words:
    """The words as an edition has them."""
    own = EDITIONS_OWN_WORDS.get(edition)
    return words if own is None else words.instead(own)


def card_name(card: Card, words: Words) -> str:
    """The name of a card."""
    if isinstance(card, Treasure):
        return words("diamant-card-treasure", rubies=card.rubies)
    if isinstance(card, Trap):
        return words(f"diamant-trap-{card.kind}")
    if card.number is None:
        return words("diamant-card-relic")
    return words("diamant-card-relic-numbered", number=card.number)


def gems(rubies: int, words: Words) -> str:
    """So many rubies in the fewest pieces, diamonds first (D-R3)."""
    diamonds, rest = divmod(rubies, RUBIES_A_DIAMOND)
    pieces = []
    if diamonds:
        pieces.append(words("diamant-diamonds", count=diamonds))
    if rest:
        pieces.append(words("diamant-rubies", count=rest))
    return words.listed(pieces) if pieces else words("diamant-no-gems")


def narrate(event: Event, names: Sequence[str], words: Words) -> list[str]:
    """An event in sentences."""
    match event:
        case ExpeditionBegan():
            return _expedition_began(event, words)
        case TreasureFound():
            return _treasure_found(event, words)
        case TrapMet():
            return [words("diamant-trap-met", card=card_name(event.card, words))]
        case TrapSprung():
            return _trap_sprung(event, names, words)
        case RelicFound():
            return [words("diamant-relic-found", card=card_name(event.card, words))]
        case ChoicesRevealed():
            return _choices_revealed(event, names, words)
        case Returned():
            return _returned(event, words)
        case RelicsTaken():
            return _relics_taken(event, names, words)
        case ExpeditionEnded():
            return _expedition_ended(event, words)
        case GameEnded():
            return _game_ended(event, names, words)


def _expedition_began(event: ExpeditionBegan, words: Words) -> list[str]:
    sentences = [words("diamant-expedition-began", expedition=event.expedition)]
    if event.relic is not None:
        sentences.append(words("diamant-relic-shuffled-in", relic=card_name(event.relic, words)))
    return sentences


def _treasure_found(event: TreasureFound, words: Words) -> list[str]:
    sentences = [words("diamant-treasure-found", card=card_name(event.card, words), each=event.each)]
    if event.left:
        sentences.append(words("diamant-treasure-left", left=event.left))
    return sentences


def _trap_sprung(event: TrapSprung, names: Sequence[str], words: Words) -> list[str]:
    sentences = [
        words("diamant-trap-sprung", card=card_name(event.card, words)),
        words("diamant-fled", names=_named(event.fled, names, words), count=len(event.fled)),
    ]
    if any(event.lost):
        sentences.append(words("diamant-lost", gems=_each(event.lost, words), count=len(event.fled)))
    return sentences


def _choices_revealed(event: ChoicesRevealed, names: Sequence[str], words: Words) -> list[str]:
    sentences = []
    if event.stayed:
        sentences.append(words("diamant-stayed", names=_named(event.stayed, names, words)))
    if event.left:
        sentences.append(words("diamant-left", names=_named(event.left, names, words)))
    return sentences


def _returned(event: Returned, words: Words) -> list[str]:
    sentences = []
    if event.share:
        is_alone = len(event.seats) == 1
        sentences.append(words("diamant-path-taken" if is_alone else "diamant-path-shared", share=event.share))
    if event.left:
        sentences.append(words("diamant-path-left", left=event.left))
    banked = [beside + event.share for beside in event.beside]
    sentences.append(words("diamant-banked", gems=_each(banked, words), count=len(event.seats)))
    return sentences


def _relics_taken(event: RelicsTaken, names: Sequence[str], words: Words) -> list[str]:
    relics = words.listed([card_name(card, words) for card in event.relics])
    points = words("diamant-points", count=sum(event.points))
    return [words("diamant-relics-taken", name=names[event.seat], relics=relics, points=points)]


def _expedition_ended(event: ExpeditionEnded, words: Words) -> list[str]:
    sentences = [words("diamant-expedition-ended", expedition=event.expedition)]
    if event.rubies_returned:
        sentences.append(words("diamant-rubies-returned", rubies=event.rubies_returned))
    gone: list[Card] = [*event.relics_lost, *([event.removed] if event.removed else [])]
    if gone:
        cards = words.listed([card_name(card, words) for card in gone])
        sentences.append(words("diamant-out-of-the-game", cards=cards))
    return sentences


def _game_ended(event: GameEnded, names: Sequence[str], words: Words) -> list[str]:
    points = words("diamant-points", count=max(event.scores))
    winners = _named(event.winners, names, words)
    return [
        words("diamant-game-ended"),
        *(
            words("diamant-final-score", name=name, score=score)
            for name, score in zip(names, event.scores, strict=True)
        ),
        words("diamant-won", names=winners, count=len(event.winners), points=points),
    ]


def _named(seats: Sequence[Seat], names: Sequence[str], words: Words) -> str:
    return words.listed([names[seat] for seat in seats])


def _each(rubies: Sequence[int], words: Words) -> str:
    """The rubies of each player in the cave, who all have the same beside the chest (D-E1, D-E4)."""
    return gems(max(rubies), words)
