"""Workers die, hang and are replaced, and the database restarts: a short run; `make chaos` is a long one."""

from chaos import run


def test_nothing_is_lost_and_no_table_has_two_owners() -> None:
    house, people, total = run(2, 4, ["kill", "hang", "database", "update"], think=0.6, pause=1.0)
    assert total > 4 * len(people)
    assert len(house.takeovers) == 2
