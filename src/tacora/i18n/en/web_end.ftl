# The ways on from the end of a game.
web-rematch = Rematch
web-join-rematch = To the rematch
web-watch-rematch = Watch the rematch
web-verify-this = Check the shuffles
