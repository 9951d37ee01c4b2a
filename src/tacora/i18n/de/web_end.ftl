# Wie es nach dem Ende weitergeht.
web-rematch = Revanche
web-join-rematch = Zur Revanche
web-watch-rematch = Bei der Revanche zusehen
web-verify-this = Mischen prüfen
