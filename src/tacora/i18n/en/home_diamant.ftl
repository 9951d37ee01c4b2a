# Diamant on the home page.
web-home-diamant-title = Diamant
web-home-diamant-promise = Into the cave together. Out of it in time.
web-home-diamant-play = Into the cave
