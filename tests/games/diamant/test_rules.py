"""Every rule of the ledger, by its id."""

from collections import Counter

import pytest

from diamant_story import Story, names, random_match, seat
from tacora.core.errors import BadOptions, IllegalMove
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Choice, Phase, relic, trap, treasure
from tacora.games.diamant.events import (
    ChoicesRevealed,
    EndedBy,
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

NEWER_TRAPS = ["scorpion", "snake", "lava", "boulder", "spikes"]


class TestMaterial:
    @pytest.mark.parametrize("edition", ["2017", "2024", "international"])
    def test_treasures(self, edition: str) -> None:
        """D-M1: fifteen treasures, 124 rubies."""
        deck = DIAMANT.table({"edition": edition}, 3).deck
        values = [int(name.removeprefix("treasure-")) for name in names(deck) if name.startswith("treasure")]
        assert values == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
        assert sum(values) == 124

    @pytest.mark.parametrize(
        ("edition", "kinds"),
        [
            ("2017", ["spider", "snake", "lava", "boulder", "ram"]),
            ("2024", NEWER_TRAPS),
            ("international", NEWER_TRAPS),
        ],
    )
    def test_traps(self, edition: str, kinds: list[str]) -> None:
        """D-M2: five kinds, three of each, by the edition's names."""
        deck = DIAMANT.table({"edition": edition}, 3).deck
        traps = Counter(name for name in names(deck) if name.startswith("trap"))
        assert traps == {f"trap-{kind}": 3 for kind in kinds}

    def test_relics(self) -> None:
        """D-M3: five relics."""
        assert names(DIAMANT.table({"edition": "2017"}, 3).deck).count("relic") == 5
        pile = DIAMANT.table({"edition": "2024", "relics": True}, 3).relic_pile
        assert names(pile) == ["relic-5", "relic-7", "relic-8", "relic-10", "relic-12"]

    def test_a_ruby_is_a_point_and_a_diamond_five(self) -> None:
        """D-M4: gems are counted in rubies; a 2017 relic lies under diamonds of five."""
        story = Story(3, edition="2017").reveal("treasure-9", "relic").home(0)
        assert DIAMANT.scores(story.state) == (3 + 5, 0, 0)

    def test_two_choices_and_up_to_eight_players(self) -> None:
        """D-M5: one Continue, one Return; up to eight explorers, five entrances."""
        story = Story(8).reveal("treasure-9")
        assert DIAMANT.legal(story.state, seat(7)) == (Choice.CONTINUE, Choice.RETURN)
        assert story.camp.table.expeditions == 5
        for players in (0, 9):
            with pytest.raises(BadOptions, match="seats: must be 1 to 8"):
                Story(players)


class TestSetUp:
    def test_one_deck(self) -> None:
        """D-S1: treasures and traps in one deck; in 2017 the relics too."""
        assert len(Story().cave.deck) == 30
        assert len(Story(edition="2017").cave.deck) == 35
        assert len(Story(edition="international").cave.deck) == 30

    def test_relics_lie_beside_the_deck_in_rising_order(self) -> None:
        """D-S2: 5 on top, 12 at the bottom."""
        story = Story(relics=True)
        assert story.cave.deck[-1] is relic(5)
        assert names(story.camp.relic_pile) == ["relic-7", "relic-8", "relic-10", "relic-12"]


class TestExpedition:
    def test_everybody_begins_in_the_cave(self) -> None:
        """D-E1: at the start of each of five expeditions."""
        story = Story(5)
        for expedition in range(1, 6):
            assert story.camp.expedition == expedition
            assert story.cave.in_cave == (0, 1, 2, 3, 4)
            story.short_expeditions(1)
        assert story.state.phase is Phase.OVER

    def test_a_relic_joins_every_expedition(self) -> None:
        """D-E2: the top relic is shuffled in, even when earlier ones are still in the deck."""
        story = Story(relics=True)
        for count in range(1, 6):
            assert len(story.cave.deck) == 30 + count
            assert story.told(ExpeditionBegan)[-1].relic is story.camp.stock[-1]
            story.short_expeditions(1)
        assert names(relic.relic for relic in story.told(ExpeditionBegan) if relic.relic) == [
            "relic-5", "relic-7", "relic-8", "relic-10", "relic-12",
        ]  # fmt: skip

    def test_without_the_variant_no_relic_joins(self) -> None:
        """D-E2: only in the relic variant."""
        story = Story().short_expeditions(4)
        assert len(story.cave.deck) == 30
        assert [began.relic for began in story.told(ExpeditionBegan)] == [None] * 5

    def test_a_card_is_laid_at_the_end_of_the_path(self) -> None:
        """D-E3: from the deck, in order."""
        story = Story().reveal("treasure-7", "trap-snake", "treasure-7")
        assert names(story.cave.path) == ["treasure-7", "trap-snake", "treasure-7"]
        assert len(story.cave.deck) == 27
        assert treasure(7) not in story.cave.deck
        assert story.cave.deck.count(trap("snake")) == 2

    def test_a_card_that_is_not_in_the_deck_cannot_be_laid(self) -> None:
        """D-E3: nor one of another edition, nor one used up."""
        story = Story().reveal("treasure-1").home()
        for card in (treasure(1), trap("spider"), relic(), relic(5), treasure(6)):
            with pytest.raises(IllegalMove, match=r"not in the deck \(D-E3\)"):
                story.match.draw(card)

    def test_treasure_is_shared_and_the_rest_stays(self) -> None:
        """D-E4, D-C1: five players, treasure 9: one ruby each, four stay on the card."""
        story = Story(5).reveal("treasure-9")
        assert story.beside == (1, 1, 1, 1, 1)
        assert story.cave.on_path == (4,)
        assert story.told(TreasureFound) == [TreasureFound(treasure(9), each=1, left=4)]

    def test_fewer_rubies_than_players_all_stay(self) -> None:
        """D-E4: all of them if there are fewer rubies than players."""
        story = Story(5).reveal("treasure-4")
        assert story.beside == (0,) * 5
        assert story.cave.on_path == (4,)

    def test_treasure_is_shared_among_those_in_the_cave_only(self) -> None:
        """D-E4: who is at the camp gets nothing."""
        story = Story(3).reveal("trap-snake").home(1).reveal("treasure-11")
        assert story.beside == (5, 0, 5)
        assert story.cave.on_path == (0, 1)

    def test_first_trap(self) -> None:
        """D-E5, D-C2: nothing happens, whatever other kinds lie there."""
        story = Story().reveal("treasure-17", "trap-snake", "trap-lava", "trap-boulder")
        assert story.beside == (4, 4, 4, 4)
        assert [event.card.kind for event in story.told(TrapMet)] == ["snake", "lava", "boulder"]
        assert DIAMANT.pending(story.state) == (0, 1, 2, 3)

    def test_second_trap(self) -> None:
        """D-E6, D-C2: all in the cave flee and lose what lay beside the chest; nobody decides."""
        story = Story(3).reveal("treasure-15", "trap-snake").home(2).reveal("treasure-9", "trap-snake")
        assert story.told(TrapSprung) == [TrapSprung(trap("snake"), fled=(seat(0), seat(1)), lost=(9, 9))]
        assert story.state.chests == (0, 0, 5)
        assert story.beside == (0, 0, 0)
        assert story.camp.expedition == 2
        assert DIAMANT.pending(story.state) == ()
        assert story.told(ExpeditionEnded)[-1].ended_by is EndedBy.TRAP

    def test_the_same_kind_in_another_expedition_is_a_first_trap(self) -> None:
        """D-E6: in this expedition."""
        story = Story().reveal("trap-snake").all_home().reveal("trap-snake")
        assert story.told(TrapSprung) == []
        assert story.camp.expedition == 2

    def test_relic_is_laid_out(self) -> None:
        """D-E7: nothing else happens."""
        story = Story(relics=True).reveal("treasure-5", "relic-5")
        assert story.cave.lying == (relic(5),)
        assert story.told(RelicFound) == [RelicFound(relic(5))]
        assert story.beside == (1, 1, 1, 1)
        assert DIAMANT.pending(story.state) == (0, 1, 2, 3)

    def test_all_in_the_cave_choose_at_once(self) -> None:
        """D-E8: after every card but a second trap; revealed together."""
        story = Story().reveal("treasure-5").home(1, 3)
        assert story.told(ChoicesRevealed)[-1] == ChoicesRevealed(stayed=(seat(0), seat(2)), left=(seat(1), seat(3)))

    def test_choices_are_secret_until_the_last(self) -> None:
        """D-E8: nobody learns a choice, or that it is changed, before all have chosen."""
        story = Story(3).reveal("treasure-5")
        before, told = story.state, len(story.events)
        assert story.match.choose(seat(0), Choice.RETURN) is False
        assert story.match.choose(seat(0), Choice.CONTINUE) is False
        assert story.match.choose(seat(1), Choice.CONTINUE) is False
        assert story.match.decided == {0, 1}
        assert story.state == before
        assert len(story.events) == told
        assert story.match.choose(seat(2), Choice.RETURN) is True
        assert story.match.decided == frozenset()
        assert story.cave.in_cave == (0, 1)

    @pytest.mark.parametrize(
        ("moves", "where"),
        [
            ({0: "continue", 1: "continue"}, "seat 3: its choice is missing"),
            ({0: "continue", 1: "continue", 2: "continue", 3: "continue"}, "seat 2: only players in the cave"),
            ({0: "continue", 1: "continue", 2: "return"}, "seat 2: only players in the cave"),
            ({0: "continue", 1: "continue", 9: "return"}, "seat 9: only players in the cave"),
            ({}, "seat 0: its choice is missing"),
        ],
    )
    def test_exactly_those_in_the_cave_choose(self, moves: dict[int, str], where: str) -> None:
        """D-E8: each player still in the cave, and nobody else."""
        story = Story(4).reveal("treasure-5").home(2).reveal("treasure-7")
        before = story.state
        with pytest.raises(IllegalMove, match=rf"{where}.*D-E8"):
            story.match.apply({seat(number): Choice(choice) for number, choice in moves.items()})
        assert story.state is before

    def test_nothing_else_can_be_chosen(self) -> None:
        """D-E8: Continue or Return."""
        story = Story(1).reveal("treasure-5")
        with pytest.raises(IllegalMove, match="continue or return"):
            story.match.apply({seat(0): "return"})  # type: ignore[dict-item]  # a word is not a Choice

    def test_a_card_comes_before_choices_and_choices_before_a_card(self) -> None:
        """D-E3, D-E8: the two steps take turns."""
        story = Story(1)
        with pytest.raises(IllegalMove, match="D-E3"):
            story.match.apply({seat(0): Choice.RETURN})
        with pytest.raises(IllegalMove, match="D-E3"):
            story.match.choose(seat(0), Choice.RETURN)
        with pytest.raises(IllegalMove, match="D-E3"):
            story.match.apply({})
        story.reveal("treasure-5")
        with pytest.raises(IllegalMove, match=r"decisions come first .*D-E8"):
            story.match.draw(treasure(7))

    def test_leavers_share_the_pooled_rubies(self) -> None:
        """D-E9: 3 + 3 left on two cards are six for two leavers: three each, not one each from each card."""
        story = Story(4).reveal("treasure-7", "treasure-11")
        assert story.cave.on_path == (3, 3)
        story.home(0, 1)
        assert story.told(Returned)[-1] == Returned((seat(0), seat(1)), beside=(3, 3), share=3, left=0)
        assert story.state.chests == (6, 6, 0, 0)

    def test_what_leavers_cannot_share_stays_nearest_the_entrance(self) -> None:
        """D-E9: what cannot be shared stays in the cave, on the first treasure card."""
        story = Story(5).reveal("trap-lava", "treasure-7", "treasure-14").home(0, 1, 2, 3)
        assert story.told(Returned)[-1] == Returned(
            (seat(0), seat(1), seat(2), seat(3)), beside=(3, 3, 3, 3), share=1, left=2
        )
        assert story.cave.on_path == (0, 2, 0)

    def test_a_rest_that_leavers_could_not_share_is_pooled_with_a_later_rest(self) -> None:
        """D-E9: one ruby that two leavers could not share and one of a later treasure are one each for the next two."""
        story = Story(4).reveal("treasure-7").home(0, 1)
        assert story.told(Returned)[-1] == Returned((seat(0), seat(1)), beside=(1, 1), share=1, left=1)
        story.reveal("treasure-5")
        assert story.cave.on_path == (1, 1)
        story.home(2, 3)
        assert story.told(Returned)[-1] == Returned((seat(2), seat(3)), beside=(3, 3), share=1, left=0)
        assert story.state.chests == (2, 2, 4, 4)

    def test_a_lone_leaver_takes_all(self) -> None:
        """D-E9: all of it."""
        story = Story(4).reveal("treasure-7", "treasure-11").home(2)
        assert story.state.chests == (0, 0, 3 + 6, 0)
        assert story.cave.on_path == (0, 0)

    def test_a_lone_leaver_takes_every_relic(self) -> None:
        """D-E10, D-R6: by itself, without being asked."""
        story = Story(relics=True).short_expeditions(1).reveal("relic-5", "relic-7").home(3)
        assert story.told(RelicsTaken) == [RelicsTaken(seat(3), (relic(5), relic(7)), points=(5, 7))]
        assert story.cave.lying == ()
        assert DIAMANT.scores(story.state) == (0, 0, 0, 12)

    def test_two_leavers_take_no_relic(self) -> None:
        """D-E10: with two or more nobody takes one; they stay for a later lone leaver."""
        story = Story(relics=True).reveal("relic-5").home(0, 1)
        assert story.told(RelicsTaken) == []
        assert story.cave.lying == (relic(5),)
        story.reveal("treasure-1").home(2)
        assert story.told(RelicsTaken) == [RelicsTaken(seat(2), (relic(5),), (5,))]

    def test_home_is_safe(self) -> None:
        """D-E11: rubies in the chest outlive a trap."""
        story = Story(3).reveal("treasure-15").home(0)
        assert story.beside == (0, 5, 5)
        story.reveal("trap-snake", "trap-snake")
        assert story.state.chests == (5, 0, 0)
        assert story.beside == (0, 0, 0)

    def test_a_relic_taken_before_a_trap_is_safe(self) -> None:
        """D-E10, D-E11: a trap later in the same expedition costs its taker neither rubies nor points."""
        story = Story(3, relics=True).reveal("treasure-9", "relic-5").home(1).reveal("trap-snake", "trap-snake")
        assert story.told(TrapSprung) == [TrapSprung(trap("snake"), fled=(seat(0), seat(2)), lost=(3, 3))]
        assert DIAMANT.scores(story.state) == (0, 3 + 5, 0)
        assert story.told(ExpeditionEnded)[-1].relics_lost == ()
        assert story.camp.removed == (trap("snake"),)
        assert relic(5) not in story.cave.deck

    def test_the_cave_is_explored_while_somebody_is_in_it(self) -> None:
        """D-E12: with none, the expedition ends."""
        story = Story(3).reveal("treasure-15").home(0, 1)
        assert story.camp.expedition == 1
        assert story.state.phase is Phase.EXPLORE
        story.reveal("treasure-5").home(2)
        assert story.camp.expedition == 2
        assert story.told(ExpeditionEnded)[-1].ended_by is EndedBy.RETURN

    def test_the_last_player_plays_on_alone(self) -> None:
        """D-E13: under the same rules, and is a lone leaver when returning."""
        story = Story(3, relics=True).reveal("treasure-2", "relic-5").home(0, 1)
        story.reveal("treasure-13")
        assert story.beside == (0, 0, 13)
        story.home(2)
        assert story.state.chests == (1, 1, 13)
        assert DIAMANT.scores(story.state) == (1, 1, 18)


class TestEndOfExpedition:
    @pytest.mark.parametrize("edition", ["2017", "2024", "international"])
    def test_its_entrance_is_closed(self, edition: str) -> None:
        """D-X1, D-R8: one a expedition, after the fifth too."""
        story = Story(edition=edition).short_expeditions(5)
        assert [ended.expedition for ended in story.told(ExpeditionEnded)] == [1, 2, 3, 4, 5]

    def test_rubies_left_go_back_to_the_reserve(self) -> None:
        """D-X2: none lies on the next path."""
        story = Story(3).reveal("treasure-5", "treasure-11").all_home()
        assert story.told(Returned)[-1].left == 1
        assert story.told(ExpeditionEnded)[-1].rubies_returned == 1
        assert story.cave.on_path == ()
        fled = Story(3).reveal("treasure-5", "trap-snake", "trap-snake")
        assert fled.told(ExpeditionEnded)[-1].rubies_returned == 2

    def test_relics_left_lying_are_out_of_the_game(self) -> None:
        """D-X3: relics not revealed stay in the deck."""
        story = Story(relics=True).short_expeditions(1).reveal("relic-7").all_home()
        assert story.told(ExpeditionEnded)[-1].relics_lost == (relic(7),)
        assert story.camp.removed == (relic(7),)
        assert [name for name in names(story.cave.deck) if name.startswith("relic")] == ["relic-5", "relic-8"]

    def test_taken_relics_do_not_come_back(self) -> None:
        """D-X3: nor do they lie among the cards removed."""
        story = Story(relics=True).reveal("relic-5").home(0).reveal("treasure-1").all_home()
        assert names(story.cave.deck)[-1] == "relic-7"
        assert relic(5) not in story.cave.deck
        assert story.camp.removed == ()
        alike = Story(edition="2017").reveal("relic").home(0).reveal("relic").all_home()
        assert names(alike.cave.deck).count("relic") == 3
        assert alike.camp.removed == (relic(),)

    def test_one_of_the_two_traps_is_out_of_the_game(self) -> None:
        """D-X4: exactly one; the other goes back; where all can see it."""
        story = Story().reveal("trap-snake", "trap-lava", "trap-snake")
        assert story.told(ExpeditionEnded)[-1].removed is trap("snake")
        assert story.camp.removed == (trap("snake"),)
        assert story.cave.deck.count(trap("snake")) == 2
        assert story.cave.deck.count(trap("lava")) == 3

    def test_a_kind_of_trap_springs_twice_in_a_game_and_no_more(self) -> None:
        """D-X4: two of three copies are left after the first time, and the one left after the second cannot spring."""
        story = Story(3).reveal("treasure-15", "trap-snake", "trap-snake")
        assert story.cave.deck.count(trap("snake")) == 2
        story.reveal("treasure-9", "trap-snake", "trap-snake")
        assert [sprung.lost for sprung in story.told(TrapSprung)] == [(5, 5, 5), (3, 3, 3)]
        assert story.camp.removed == (trap("snake"), trap("snake"))
        assert story.cave.deck.count(trap("snake")) == 1
        story.reveal("treasure-9", "trap-snake").home()
        assert story.beside == (3, 3, 3)
        with pytest.raises(IllegalMove, match=r"trap-snake is not in the deck \(D-E3\)"):
            story.match.draw(trap("snake"))

    def test_nothing_is_removed_when_all_return(self) -> None:
        """D-X4: only after a second trap."""
        story = Story().reveal("trap-snake", "trap-lava").all_home()
        assert story.told(ExpeditionEnded)[-1].removed is None
        assert len(story.cave.deck) == 30

    def test_all_other_cards_go_back(self) -> None:
        """D-X5: the next deck is complete again."""
        story = Story().reveal("treasure-17", "treasure-1", "trap-lava").all_home()
        assert story.cave.deck == story.camp.table.deck
        assert story.cave.path == ()


class TestEndOfGame:
    def test_the_game_ends_after_the_fifth_expedition(self) -> None:
        """D-G1: nothing can be done any more."""
        story = Story().short_expeditions(5)
        assert story.match.is_over
        with pytest.raises(IllegalMove, match=r"the game is over .*D-G1"):
            story.match.draw(treasure(1))
        with pytest.raises(IllegalMove, match=r"the game is over .*D-G1"):
            story.match.choose(seat(0), Choice.RETURN)
        for moves in ({}, {seat(0): Choice.RETURN}):
            with pytest.raises(IllegalMove, match=r"the game is over .*D-G1"):
                story.match.apply(moves)

    def test_score(self) -> None:
        """D-G2: gems in the chest plus relics."""
        story = Story(3, relics=True).reveal("treasure-17", "relic-5").home(1).reveal("treasure-2").all_home()
        story.short_expeditions(4)
        ended = story.told(GameEnded)[0]
        assert ended == GameEnded((6, 7, 6), (0, 5, 0), (6, 12, 6), (seat(1),))
        assert DIAMANT.winners(story.state) == (1,)

    def test_tied_players_share_the_victory(self) -> None:
        """D-G3: there is no tie-break."""
        story = Story(4).reveal("treasure-13").home(0).reveal("trap-snake").all_home().short_expeditions(4)
        assert story.told(GameEnded)[0].scores == (4, 3, 3, 3)
        tied = Story(4).reveal("treasure-13").home(0, 1, 2, 3).short_expeditions(4)
        assert DIAMANT.winners(tied.state) == (0, 1, 2, 3)

    def test_gems_with_a_relic_and_as_many_points_in_gems_alone_are_tied(self) -> None:
        """D-G3: a relic breaks no tie, neither for its taker nor against."""
        story = Story(3, relics=True).reveal("treasure-7", "relic-5").home(0).reveal("treasure-9", "treasure-2").home(2)
        story.reveal("trap-lava", "trap-lava").short_expeditions(4)
        assert story.told(GameEnded) == [GameEnded((3, 0, 8), (5, 0, 0), (8, 0, 8), (seat(0), seat(2)))]
        assert DIAMANT.winners(story.state) == (0, 2)

    def test_nobody_has_won_before_the_end(self) -> None:
        """D-G3: the winners are known at the end."""
        assert DIAMANT.winners(Story().reveal("treasure-17").home(0).state) == ()


class TestRulings:
    def test_the_reserve_has_no_end(self) -> None:
        """D-R1: more than the box's 260 points can be banked."""
        custom = {"treasures": [99] * 60, "expeditions": 5}
        story = Story(1, custom=custom)
        for _ in range(5):
            story.reveal("treasure-99", "treasure-99", "treasure-99").all_home()
        assert story.state.chests == (1485,)

    @pytest.mark.parametrize("options", [{"edition": "2017"}, {"edition": "2024", "relics": True}])
    def test_the_deck_cannot_run_out(self, options: dict[str, object]) -> None:
        """D-R2: even when nobody ever returns, a second trap comes first."""
        for seed in range(50):
            story = random_match(DIAMANT.table(dict(options), 3), seed, returns=0)  # type: ignore[arg-type]
            assert story.match.is_over
            assert len(story.told(TrapSprung)) == 5

    def test_a_custom_deck_must_keep_that_true(self) -> None:
        """D-R2: the traps beyond the first of each kind are at least the expeditions, or the table is refused."""
        copies = {"scorpion": 6, "snake": 1, "lava": 0, "boulder": 1, "spikes": 1}
        story = Story(1, custom={"trap_copies": copies, "expeditions": 5})
        for _ in range(5):
            story.reveal("trap-scorpion", "trap-scorpion")
        assert story.match.is_over
        with pytest.raises(BadOptions, match=r"custom.trap_copies: the deck could run out.*D-R2"):
            Story(1, custom={"trap_copies": copies, "expeditions": 6})

    def test_2017_relics_are_valued_by_the_order_of_taking(self) -> None:
        """D-R4: the third one taken in the game is still 5, the fourth 10, also in one moment and by anyone."""
        story = Story(edition="2017").reveal("relic").home(0).reveal("relic", "relic", "relic").home(1)
        assert [taken.points for taken in story.told(RelicsTaken)] == [(5,), (5, 5, 10)]
        story.reveal("relic").home(2)
        assert DIAMANT.scores(story.state)[:3] == (5, 20, 10)

    def test_a_hidden_chest_hides_its_gems_only(self) -> None:
        """D-R7: others see no chest; relics and gains stay public; at the end all is open."""
        story = Story(3, relics=True, hidden_chests=True).reveal("treasure-17", "relic-5").home(1)
        assert DIAMANT.view(story.state, seat(1)).chests == (None, 5 + 2, None)
        assert DIAMANT.view(story.state, None).chests == (None, None, None)
        assert DIAMANT.view(story.state, seat(0)).camp.relics[1][0].points == 5
        assert DIAMANT.shown(story.told(Returned)[-1], None) == Returned((seat(1),), (5,), 2, 0)
        story.reveal("trap-lava").all_home().short_expeditions(4)
        assert DIAMANT.view(story.state, None).chests == story.state.chests

    def test_open_chests_are_seen_by_all(self) -> None:
        """D-R7: hidden chests are an option."""
        story = Story(3).reveal("treasure-17").home(1)
        assert DIAMANT.view(story.state, None).chests == (0, 7, 0)

    def test_the_last_expedition_is_cleared_away_too(self) -> None:
        """D-R8: and reported; nothing is shuffled any more."""
        story = Story(3, relics=True).short_expeditions(4).reveal("relic-5", "treasure-2", "trap-snake", "trap-snake")
        assert story.told(ExpeditionEnded)[-1] == ExpeditionEnded(5, EndedBy.TRAP, 2, (relic(5),), trap("snake"))
        assert story.camp.removed == (trap("snake"), relic(5))
        assert not any(isinstance(event, ExpeditionBegan) for event in story.events[-2:])

    def test_with_no_relic_left_none_is_added(self) -> None:
        """D-R9: custom: two relics, five expeditions."""
        story = Story(relics=True, custom={"relic_values": [9, 4]}).short_expeditions(5)
        assert [began.relic for began in story.told(ExpeditionBegan)] == [relic(4), relic(9), None, None, None]

    def test_2017_custom_relic_values_are_two_numbers(self) -> None:
        """D-R9: for the first three, for the later ones."""
        story = Story(edition="2017", custom={"relic_values": [2, 20]})
        story.reveal("relic", "relic", "relic", "relic").home(0)
        assert DIAMANT.scores(story.state) == (26, 0, 0, 0)
        with pytest.raises(BadOptions, match=r"custom.relic_values: must be two numbers.*D-R9"):
            Story(edition="2017", custom={"relic_values": [5, 7, 8]})


def test_whoever_is_absent_or_late_returns() -> None:
    """D-R5: whatever they had in mind; and a choice may be changed until all have chosen (D-E8)."""
    story = Story(3).reveal("treasure-15")
    assert DIAMANT.absent(story.state, Seat(1)) is Choice.RETURN
    assert DIAMANT.unfinished(story.state, Seat(1), "continue") is Choice.RETURN
    assert DIAMANT.final(story.state) is None
