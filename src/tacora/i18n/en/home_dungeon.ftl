# Dungeon on the home page.
web-home-dungeon-title = Dungeon
web-home-dungeon-promise = Lay five cards. Draw one line.
web-home-dungeon-play = Into the dungeon
