# Diamant: the words of the game, for every face.
diamant-title = Diamant
