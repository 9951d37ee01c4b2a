"""The screens of Dungeon: market, map, results, and the choices between them."""
