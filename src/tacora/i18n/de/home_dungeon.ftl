# Dungeon auf der Startseite.
web-home-dungeon-title = Dungeon
web-home-dungeon-promise = Fünf Karten legen. Einen Weg zeichnen.
web-home-dungeon-play = In den Dungeon
