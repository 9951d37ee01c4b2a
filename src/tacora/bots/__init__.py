"""Bots: policies that see a view and nothing else. `BOTS` lists them; `make_bot` makes one."""

from tacora.bots.diamant import BOTS, Bot, UnknownBot, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
