# The ways on from the end of a game.
web-rematch = Rematch
web-join-rematch = To the rematch
web-watch-rematch = Watch the rematch
web-verify-this = Check the shuffles
web-share-result = Share
web-result-copied = The result is copied. The picture can be saved.
web-save-picture = Save the picture
web-save-record = Save the record
