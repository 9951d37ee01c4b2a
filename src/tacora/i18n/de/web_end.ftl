# Wie es nach dem Ende weitergeht.
web-rematch = Revanche
web-join-rematch = Zur Revanche
web-watch-rematch = Bei der Revanche zusehen
web-verify-this = Mischen prüfen
web-share-result = Teilen
web-result-copied = Das Ergebnis ist kopiert. Das Bild lässt sich speichern.
web-save-picture = Bild speichern
web-save-record = Partie speichern
