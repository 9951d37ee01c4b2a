"""The look of all plots, and how they are written: as SVG that is the same for the same figures."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

INK, FAINT, GRID = "#1f2933", "#6b7785", "#dde2e7"
FIRST, SECOND = "#1b6ca8", "#c8553d"
DASHED = (0, (4, 3))

LOOK: dict[Any, Any] = {
    "svg.hashsalt": "tacora",
    "svg.fonttype": "none",
    "font.family": ["DejaVu Sans", "sans-serif"],
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
    "figure.facecolor": "white",
    "figure.titlesize": 13,
    "figure.titleweight": "bold",
    "figure.constrained_layout.use": True,
    "figure.constrained_layout.w_pad": 0.12,
    "figure.constrained_layout.h_pad": 0.1,
}


def write_figure(draw: Callable[[Figure], None], file: Path) -> None:
    """Draw a picture and write it, without the time and the version that made it."""
    with mpl.rc_context(LOOK):
        figure = Figure()
        draw(figure)
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
