"""A ledger of observations by name, which adds up in any order."""

from dataclasses import dataclass, field

from tacora.arena.samples import Chances, Exact, Mean, Sample, Share, mean_of, share_of

Name = tuple[str | int, ...]


@dataclass(slots=True)
class Ledger:
    """Observations of numbers and of chances by name, such as `("score", "greedy", 4)`, and the games they are from."""

    games: int = 0
    samples: dict[Name, Sample] = field(default_factory=dict)
    chances: dict[Name, Chances] = field(default_factory=dict)

    def measure(self, number: Exact, *name: str | int) -> None:
        """One observation of a number."""
        self.samples[name] = self.sample(*name).with_one(number)

    def count(self, taken: Exact, *name: str | int) -> None:
        """One chance, and whether (or to what part) it was taken."""
        self.chances[name] = self.chance(*name).with_one(taken)

    def add(self, other: "Ledger") -> None:
        """Add all observations of another ledger."""
        self.games += other.games
        for name, sample in other.samples.items():
            self.samples[name] = self.sample(*name) + sample
        for name, chances in other.chances.items():
            self.chances[name] = self.chance(*name) + chances

    def sample(self, *name: str | int) -> Sample:
        """The observations of that name."""
        return self.samples.get(name, Sample())

    def chance(self, *name: str | int) -> Chances:
        """The chances of that name."""
        return self.chances.get(name, Chances())

    def mean(self, *name: str | int) -> Mean | None:
        """The mean of the observations of that name."""
        return mean_of(self.sample(*name))

    def share(self, *name: str | int) -> Share | None:
        """The share of the chances of that name that were taken."""
        return share_of(self.chance(*name))
