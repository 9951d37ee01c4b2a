"""Pictures of what the game teaches."""

from collections.abc import Callable

from matplotlib.figure import Figure

from tacora.arena.diamant.strategy import LOADS, SHIFTS, Lessons, lead_groups
from tacora.reports.look import DASHED, FAINT, FIRST, SECOND

COLOURS = (FIRST, SECOND, "#4c9f70", "#8a5a9e", "#b08900")


def draw_crowds(found: Lessons, figure: Figure) -> None:
    """The mean score of a crowd that all goes home with the same load."""
    figure.set_size_inches(11, 4)
    panels = figure.subplots(1, len(found.crowds), sharey=True)
    for axes, (name, crowds) in zip(panels, found.crowds.items(), strict=True):
        for crowd, colour in zip(crowds, COLOURS, strict=True):
            axes.plot(LOADS, [mean.mean for mean in crowd.means], color=colour, label=str(crowd.players))
            best = LOADS.index(crowd.best)
            axes.plot(crowd.best, crowd.means[best].mean, "o", color=colour, markersize=5)
        axes.set_title(name)
        axes.set_xlabel("everybody goes home with so many rubies")
    panels[0].set_ylabel("mean score of a player")
    panels[0].legend(title="players")
    figure.suptitle("What a crowd of equals brings home (a dot is the best load)", x=0.01, ha="left")


def draw_outsiders(found: Lessons, figure: Figure) -> None:
    """How often one player wins among three who have another load."""
    figure.set_size_inches(11, 4.2)
    panels = figure.subplots(1, len(found.outsiders), sharey=True)
    picture = None
    for axes, (name, outsider) in zip(panels, found.outsiders.items(), strict=True):
        shares = [[100 * share.share for share in row] for row in outsider.shares]
        picture = axes.pcolormesh(LOADS, LOADS, shares, cmap="viridis", vmin=0, vmax=100, shading="nearest")
        axes.plot([outsider.answer(load) for load in LOADS], LOADS, "o", color="white", markersize=3)
        axes.plot(LOADS, LOADS, color=FAINT, linewidth=0.8, linestyle=DASHED)
        axes.grid(visible=False)
        axes.set_title(name)
        axes.set_xlabel("own load")
    panels[0].set_ylabel("load of the three others")
    if picture is not None:
        figure.colorbar(picture, ax=panels, label="games won, % (fair: 25)")
    figure.suptitle("One among three who think alike (a dot is the best answer)", x=0.01, ha="left")


def draw_behind(found: Lessons, figure: Figure) -> None:
    """What waiting for more in the last expedition changes, by the lead."""
    figure.set_size_inches(11, 4.2)
    panels = figure.subplots(1, len(found.behind), sharey=True)
    groups = lead_groups()
    picture = None
    for axes, (name, behind) in zip(panels, found.behind.items(), strict=True):
        gains = [[100 * gain.mean for gain in row] for row in behind.gains]
        picture = axes.pcolormesh(
            list(SHIFTS), range(len(groups)), gains, cmap="RdBu", vmin=-3, vmax=3, shading="nearest"
        )
        axes.grid(visible=False)
        axes.set_title(name)
        axes.set_xlabel("rubies more than usual")
        axes.set_yticks(range(len(groups)), groups)
    panels[0].set_ylabel("lead over the best other, in points")
    if picture is not None:
        figure.colorbar(picture, ax=panels, label="change of games won, percentage points")
    figure.suptitle("The last expedition: when to wait for more", x=0.01, ha="left")


PLOTS: dict[str, Callable[[Lessons, Figure], None]] = {
    "crowds": draw_crowds,
    "outsiders": draw_outsiders,
    "behind": draw_behind,
}
"""Every picture by the name of its file."""
