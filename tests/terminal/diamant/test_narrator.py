"""The log in words."""

import pytest

from diamant_story import EDITION_OPTIONS, Story, random_match
from tacora.games.diamant import DIAMANT, read_card
from tacora.games.diamant.cards import TRAP_KINDS, trap
from tacora.games.diamant.events import Event
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.diamant.narrator import card_name, edition_words, gems, narrate

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def told(story: Story, language: str = "en", since: int = 0) -> list[str]:
    """One line an event."""
    words = Words(language)
    return [" ".join(narrate(event, NAMES, words)) for event in story.events[since:]]


def test_a_day_in_the_cave() -> None:
    story = Story(relics=True).reveal("treasure-17", "relic-5").home(1).reveal("trap-snake").home(0, 2)
    story.reveal("trap-snake")
    assert told(story) == [
        "Expedition 1: everybody is in the cave. Relic 5 is shuffled into the deck.",
        "Treasure 17: 4 rubies for each in the cave. 1 ruby stays on the card.",
        "Continue: Ada, Ben, Cleo and Dan.",
        "Relic 5. Whoever returns alone takes it along.",
        "Continue: Ada, Cleo and Dan. Return: Ben.",
        "From the path: 1 ruby. Into the chest: 1 diamond.",
        "Ben takes Relic 5, worth 5 points.",
        "Snake: the first trap of its kind. Nothing happens.",
        "Continue: Dan. Return: Ada and Cleo.",
        "Into each chest: 4 rubies.",
        "Snake, for the second time: the expedition is lost. Dan flees empty-handed. Back to the reserve: 4 rubies.",
        "Expedition 1 is over; its entrance is closed. Out of the game: Snake.",
        "Expedition 2: everybody is in the cave. Relic 7 is shuffled into the deck.",
    ]


def test_what_cannot_be_shared() -> None:
    story = Story().reveal("treasure-3").home(0, 1)
    assert told(story, since=1) == [
        "Treasure 3: too few to share. 3 rubies stay on the card.",
        "Continue: Cleo and Dan. Return: Ada and Ben.",
        "From the path: 1 ruby each. 1 ruby stays in the cave. Into each chest: 1 ruby.",
    ]


def test_all_flee_and_relics_are_lost() -> None:
    story = Story(edition="2017").reveal("relic", "treasure-9", "trap-ram", "trap-ram")
    lost, ended, _ = told(story, since=7)
    assert lost.startswith("Spiked ram, for the second time: the expedition is lost. Ada, Ben, Cleo and Dan flee")
    assert lost.endswith("flee empty-handed. Back to the reserve: 2 rubies each.")
    assert "1 ruby from the path goes back to the reserve." in ended
    assert ended.endswith("Out of the game: Relic and Spiked ram.")


def test_the_end_names_scores_and_winners() -> None:
    story = Story().reveal("treasure-5").home(0).reveal("trap-lava").home(1, 2, 3).short_expeditions(4)
    assert narrate(story.events[-1], NAMES, Words("en")) == [
        "The game is over.",
        "Ada: 2",
        "Ben: 1",
        "Cleo: 1",
        "Dan: 1",
        "Ada wins with 2 points.",
    ]
    tied = Story().short_expeditions(5)
    assert (
        narrate(tied.events[-1], NAMES, Words("en"))[-1]
        == "Ada, Ben, Cleo and Dan share the victory with 0 points each."
    )


def test_german_and_hebrew_count_in_their_own_way() -> None:
    story = Story(2).reveal("treasure-5").home(0)
    assert told(story, "de", since=1) == [
        "Schatz 5: je 2 Rubine für alle in der Höhle. 1 Rubin bleibt auf der Karte.",
        "Weiter: Ben. Zurück: Ada.",
        "Vom Höhlenpfad: 1 Rubin. In die Truhe: 3 Rubine.",
    ]
    assert told(story, "he", since=1) == [
        "אוצר 5: שתי אבני אודם לכל מי שבמערה. אבן אודם אחת נשארת על הקלף.",
        "המשך: Ben. חזרה: Ada.",
        "מן הנתיב: אבן אודם אחת. אל תוך התיבה: 3 אבני אודם.",
    ]


@pytest.mark.parametrize(
    ("rubies", "pieces"),
    [(0, "nothing"), (1, "1 ruby"), (5, "1 diamond"), (23, "4 diamonds and 3 rubies")],
)
def test_gems_in_the_fewest_pieces(rubies: int, pieces: str) -> None:
    """D-R3"""
    assert gems(rubies, Words("en")) == pieces


def test_cards_are_called_by_name() -> None:
    cards = [read_card(card, "test") for card in ("treasure-7", "trap-lava", "relic-12", "relic")]
    assert [card_name(card, Words("de")) for card in cards] == ["Schatz 7", "Lavagrube", "Relikt 12", "Relikt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trap_has_a_name_of_its_own(language: str) -> None:
    assert len({card_name(trap(kind), Words(language)) for kind in TRAP_KINDS}) == len(TRAP_KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_of_every_edition_can_be_told(language: str) -> None:
    words = Words(language)
    kinds: set[type[Event]] = set()
    for options in EDITION_OPTIONS:
        story = random_match(DIAMANT.table(options, 4), seed=f"{options}")
        for event in story.events:
            kinds.add(type(event))
            sentences = narrate(event, NAMES, words)
            assert sentences
            assert all(sentence == sentence.strip() != "" for sentence in sentences)
    assert len(kinds) == 10


@pytest.mark.parametrize(("edition", "name"), [("2017", "Riesensteinkugel"), ("2024", "Steinkugel")])
def test_the_german_boulder_has_the_name_of_its_edition(edition: str, name: str) -> None:
    assert card_name(trap("boulder"), edition_words(Words("de"), edition)) == name
