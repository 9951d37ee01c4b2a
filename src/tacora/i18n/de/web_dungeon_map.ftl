# Dungeon im Browser: die Karte, auf der gelegt und gezeichnet wird.

web-dungeon-map-title = Dein Dungeon
web-dungeon-map-mode = Modus
web-dungeon-map-build = Bauen
web-dungeon-map-draw = Zeichnen
web-dungeon-map-undo = Rückgängig
web-dungeon-map-redo = Wiederholen
web-dungeon-map-clear = Den Weg ausradieren
web-dungeon-map-fit = Alles zeigen
web-dungeon-map-zoom-in = Größer
web-dungeon-map-zoom-out = Kleiner
web-dungeon-map-in-words = In Worten
web-dungeon-map-panel = Was du jetzt tun kannst
web-dungeon-map-hand = Deine fünf Karten
web-dungeon-map-turn = Drehen
web-dungeon-map-take-back = Zurücknehmen
web-dungeon-map-hint = Zieh eine Karte aufs Feld, oder tippe sie an und dann einen Platz.
web-dungeon-map-lay-first = Lege die Karten so, dass ihre Gänge sich treffen, dann zeichne.
web-dungeon-map-choose = Wähle
web-dungeon-map-not-now = Jetzt nicht
web-dungeon-map-cut-here = Den Weg hier abschneiden
web-dungeon-map-done = Fertig
web-dungeon-map-done-empty = Es gibt noch keinen Weg: so wird nichts entdeckt. Trotzdem fertig?
web-dungeon-map-done-earlier = Die Karten liegen nicht richtig: so zählt dein letzter gültiger Dungeon mit seinem Weg. Trotzdem fertig?
web-dungeon-map-done-illegal = Fünf Karten müssen richtig liegen: so zählt kein Dungeon. Trotzdem fertig?
web-dungeon-map-done-anyway = Fertig sein

# Was der Weg bringt
web-dungeon-map-tally = Bis hierher
web-dungeon-map-most = (waren { $points })
web-dungeon-map-exit-yes = Ausgang erreicht
web-dungeon-map-exit-no = Kein Ausgang
web-dungeon-map-bag = Dein Beutel
web-dungeon-map-token = { $kind } (Feenplättchen)
web-dungeon-map-picture = Ein Dungeon aus { $cards }, mit seinem Weg

# Karten in Worten
web-dungeon-map-card = { $card }, eine Karte für { $cost }.
web-dungeon-map-start-card = { $card }, eine Startkarte.
web-dungeon-map-laid = Sie liegt auf dem Feld.
web-dungeon-map-laid-count = { $count ->
    [one] { $count } von 5 Karten liegt auf dem Feld.
   *[other] { $count } von 5 Karten liegen auf dem Feld.
}
web-dungeon-map-openings-north = Öffnungen oben: Spalte { $places }.
web-dungeon-map-openings-east = Öffnungen rechts: Zeile { $places }.
web-dungeon-map-openings-south = Öffnungen unten: Spalte { $places }.
web-dungeon-map-openings-west = Öffnungen links: Zeile { $places }.
web-dungeon-map-on-card-free = Frei zugänglich: { $things }.
web-dungeon-map-on-card-monster = Hinter einem Monster: { $things }.
web-dungeon-map-on-card-lock = Hinter einem Schloss: { $things }.
web-dungeon-map-on-card-pit = Hinter einer Grube: { $things }.
web-dungeon-map-on-card-several = Hinter mehreren Hindernissen: { $things }.

# Plätze für eine Karte
web-dungeon-map-middle = In die Mitte
web-dungeon-map-beside-above = über { $card }{ $side ->
    [0] { "" }
    [1] , { $count } nach rechts
   *[other] , { $count } nach links
}
web-dungeon-map-beside-below = unter { $card }{ $side ->
    [0] { "" }
    [1] , { $count } nach rechts
   *[other] , { $count } nach links
}
web-dungeon-map-beside-left = links von { $card }{ $side ->
    [0] { "" }
    [1] , { $count } tiefer
   *[other] , { $count } höher
}
web-dungeon-map-beside-right = rechts von { $card }{ $side ->
    [0] { "" }
    [1] , { $count } tiefer
   *[other] , { $count } höher
}

# Schritte
web-dungeon-map-spot = { $card } { $cell }
web-dungeon-map-corridor = Gang
web-dungeon-map-room = ein leerer Raum
web-dungeon-map-room-with = ein Raum mit { $things }
web-dungeon-map-at = Du bist bei { $spot }, { $level }: { $sight }.
web-dungeon-map-not-begun = Der Weg hat noch nicht begonnen: wähle eine Öffnung am Rand.
web-dungeon-map-outside = Du hast den Dungeon durch einen Ausgang verlassen.
web-dungeon-map-enter-north = Von oben hinein bei { $spot }
web-dungeon-map-enter-east = Von rechts hinein bei { $spot }
web-dungeon-map-enter-south = Von unten hinein bei { $spot }
web-dungeon-map-enter-west = Von links hinein bei { $spot }
web-dungeon-map-walk-north = Hinauf: { $sight }
web-dungeon-map-walk-east = Nach rechts: { $sight }
web-dungeon-map-walk-south = Hinunter: { $sight }
web-dungeon-map-walk-west = Nach links: { $sight }
web-dungeon-map-exit-north = Hinauf: aus dem Dungeon hinaus
web-dungeon-map-exit-east = Nach rechts: aus dem Dungeon hinaus
web-dungeon-map-exit-south = Hinunter: aus dem Dungeon hinaus
web-dungeon-map-exit-west = Nach links: aus dem Dungeon hinaus
web-dungeon-map-fall = Durch die Fallgrube bei { $spot } fallen
web-dungeon-map-travel-climb = Die Fallgrube bei { $spot } hinaufklettern
web-dungeon-map-travel-portal = Durch das Portal zu { $spot }
web-dungeon-map-travel-barrel = Von Fass zu Fass, zu { $spot }
web-dungeon-map-travel-monster = Zum Monster bei { $spot }
web-dungeon-map-travel-opposite = Zum Rand gegenüber, { $spot }
web-dungeon-map-take = Buch 15 in die Schachtel legen für: { $kind }
web-dungeon-map-uses = (benutzt { $things })
web-dungeon-map-stops = { $count ->
    [0] – keines besiegen und dort enden
    [one] – { $count } besiegen und dort enden
   *[other] – { $count } besiegen und dort enden
}

# Was neben der Linie gesagt wird
web-dungeon-map-cut-off = { $count ->
    [one] Der letzte Schritt des Weges passt nicht mehr und ist ausradiert.
   *[other] Die letzten { $count } Schritte des Weges passen nicht mehr und sind ausradiert.
}
web-dungeon-map-notice-forks = Dorthin führen mehrere Wege: wähle einen.
web-dungeon-map-notice-no-place = Diese Karte passt so nirgends. Dreh sie, oder verschiebe eine andere.
web-dungeon-map-notice-entry = Ein Weg beginnt an einer Öffnung am Rand.
web-dungeon-map-needs-sword = Ein Monster: du brauchst ein Schwert ({ $rule }).
web-dungeon-map-needs-scroll = Ein Portal: du brauchst eine Schriftrolle ({ $rule }).
web-dungeon-map-needs-key = Ein Schloss: du brauchst einen Schlüssel ({ $rule }).
web-dungeon-map-needs-rope = Eine Grube: du brauchst ein Seil ({ $rule }).
web-dungeon-map-refused = { $why } ({ $rule }).
web-dungeon-map-refused-ended = Der Weg ist zu Ende
web-dungeon-map-refused-no-card = Diese Karte liegt hier nicht
web-dungeon-map-refused-no-edge = Ein Weg beginnt an einer Öffnung am Rand
web-dungeon-map-refused-in-room = Ein Raum wird durch eine seiner Türen verlassen
web-dungeon-map-refused-other-level = Der Weg ist auf der anderen Ebene
web-dungeon-map-refused-rock = Dort ist Fels
web-dungeon-map-refused-spot-rock = Dort ist Fels
web-dungeon-map-refused-no-way = Von hier führt kein Weg dorthin
web-dungeon-map-refused-wall = Die Öffnung stößt an die Wand der nächsten Karte
web-dungeon-map-refused-entry = Eingang und Ausgang sind verschiedene Öffnungen
web-dungeon-map-refused-no-pit = Dort ist keine Fallgrube
web-dungeon-map-refused-no-pit-in-room = In diesem Raum ist dort keine Fallgrube
web-dungeon-map-refused-no-pit-above = Darüber ist keine Fallgrube
web-dungeon-map-refused-pit-in-room = In die Grube eines Raumes fällt man von innen
web-dungeon-map-refused-pit-used = Diese Fallgrube ist benutzt
web-dungeon-map-refused-no-climb = Eine Fallgrube hinauf führt nur Buch 4
web-dungeon-map-refused-no-monster = Dort ist kein Monster, vor dem man stehen bleibt
web-dungeon-map-refused-no-room-to-stop = Dort ist kein Raum zum Stehenbleiben
web-dungeon-map-refused-all-monsters = Das wären alle Monster
web-dungeon-map-refused-one-monster = Das wären alle Monster
web-dungeon-map-refused-monsters-defeated = Die Monster dieses Raumes sind besiegt
web-dungeon-map-refused-no-room = Der Weg ist in keinem Raum
web-dungeon-map-refused-no-door = Diese Tür hat der Raum nicht
web-dungeon-map-refused-door-used = Diese Tür ist benutzt
web-dungeon-map-refused-crossing = Der Weg würde im Raum seine eigene Linie kreuzen
web-dungeon-map-refused-corridor-used = Dieser Gang ist benutzt
web-dungeon-map-refused-no-portal = Hier ist kein Portal
web-dungeon-map-refused-portal-used = Dieses Portal ist benutzt
web-dungeon-map-refused-no-barrel = Hier ist kein Fass
web-dungeon-map-refused-no-other = Dort ist kein Ziel für die Reise
web-dungeon-map-refused-not-at-edge = Der Weg ist nicht am Rand
web-dungeon-map-refused-not-outermost = Die Öffnung ist nicht die äußerste ihrer Linie
web-dungeon-map-refused-no-opposite = Genau gegenüber ist keine Öffnung
web-dungeon-map-refused-no-book = Das Buch ist nicht da oder schon benutzt
web-dungeon-map-refused-overlap = { $card } überdeckt { $other }
web-dungeon-map-refused-no-join = Kein Gang verbindet { $card } mit { $other } daneben
web-dungeon-map-refused-unjoined = Kein Gang verbindet { $card } mit den anderen
