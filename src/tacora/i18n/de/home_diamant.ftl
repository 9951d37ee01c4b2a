# Diamant on the home page.
web-home-diamant-title = Diamant
web-home-diamant-promise = Zusammen in die Höhle. Rechtzeitig wieder hinaus.
web-home-diamant-play = In die Höhle
