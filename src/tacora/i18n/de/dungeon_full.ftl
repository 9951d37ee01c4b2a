# Dungeon auf dem ganzen Bildschirm eines Terminals.

# Tasten und was sie tun
dungeon-full-key-pass = a
dungeon-full-key-look = k
dungeon-full-key-players = m
dungeon-full-key-level = v
dungeon-full-key-turn = d
dungeon-full-key-back = h
dungeon-full-key-draw = w
dungeon-full-key-redo = r
dungeon-full-key-fairy = i
dungeon-full-key-finish = f
dungeon-full-key-numbers = n
dungeon-full-key-build = b
dungeon-full-key-best = b
dungeon-full-pass = passen
dungeon-full-look = Karte ansehen
dungeon-full-players = Mitspielende
dungeon-full-level = andere Ebene
dungeon-full-turn = drehen
dungeon-full-back = zur Hand
dungeon-full-draw = Weg zeichnen
dungeon-full-redo = nochmals
dungeon-full-fairy = Fee baut
dungeon-full-finish = fertig
dungeon-full-numbers = Nummern
dungeon-full-build = umbauen
dungeon-full-best = Bestmögliches
dungeon-full-choose = wählen
dungeon-full-place = Platz
dungeon-full-walk = gehen
dungeon-full-buy = kaufen
dungeon-full-take = nehmen
dungeon-full-lay = legen
dungeon-full-go = los
dungeon-full-go-on = weiter
dungeon-full-next = nächster Dungeon
dungeon-full-zoom = Größe
dungeon-full-change = ändern
dungeon-full-space = Leer
dungeon-full-tidy = aufräumen
dungeon-full-cancel = abbrechen
dungeon-full-start = Start
dungeon-full-go-on-building = zurück zur Karte

# Die oberste Zeile
dungeon-full-goal = Hauptziel { $goal }, je { $points }
dungeon-full-next-goal = nächstes Ziel { $goal }, je { $points }
dungeon-full-side-pile = Nebenziel: 1 von { $count }

# Der Markt
dungeon-full-your-turn = { $name } kauft eine Sache oder passt.
dungeon-full-not-your-turn = Du bist nicht an der Reihe.
dungeon-full-piles = Verdeckte
dungeon-full-pile = für { $cost } ({ $count })
dungeon-full-tokens = Plättchen 1●
dungeon-full-books = Zauberbücher 2●
dungeon-full-top-book = das oberste Buch, verdeckt ({ $count } im Stapel)
dungeon-full-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
dungeon-full-points = { $count } SP
dungeon-full-buys = Enter kauft für { $price }, es bleiben { $left }.
dungeon-full-too-dear = Kostet { $price }, du hast { $coins } ({ $rule }).
dungeon-full-hand-full = Deine Hand ist voll: fünf Karten ({ $rule }).
dungeon-full-sold-out = Es ist nichts mehr da ({ $rule }).
dungeon-full-ask-second = Dein Buch gibt ein zweites Plättchen anderer Art dazu. Welches?
dungeon-full-no-second = kein zweites
dungeon-full-deck = Deck { $deck }, Ablagestapel { $discard }
dungeon-full-holds = Auf der Hand: { $cards }

# Entscheidungen
dungeon-full-ask-third-book = Niemand behält drei Bücher: Welches der beiden älteren geht?
dungeon-full-ask-look = Die erste Karte deines Decks: behalten oder ablegen?
dungeon-full-clean-up = Aufräumen: deine fünf Karten
dungeon-full-ask-clean-up = Wähle eine Karte, ändere, was aus ihr wird, dann räume auf.
dungeon-full-keep-costs = Das Buch behält eine Karte für { $coins }.
dungeon-full-no-other-fate = Aus dieser Karte kann jetzt nichts anderes werden.

# Bauen
dungeon-full-build-title = Bauen
dungeon-full-ask-start = { $name }: Die Zeit läuft, sobald du startest.
dungeon-full-ask-build = Lege deine fünf Karten so, dass Korridore sich treffen. ◇ zeigt, wo eine Karte passt.
dungeon-full-ask-card = Nimm eine Karte mit 1–5 oder einem Klick.
dungeon-full-fits = { $count ->
    [one] sie passt an { $count } Stelle.
   *[other] sie passt an { $count } Stellen.
}
dungeon-full-no-place-there = Auf dieser Seite passt sie nirgends. Umschalt und ein Pfeil schiebt frei; Drehen kann helfen.
dungeon-full-apart = Die Karten hängen nicht zusammen: Ein Korridor muss jede mit den anderen verbinden ({ $rule }).
dungeon-full-fairy-thinks = Die Fee denkt nach …
dungeon-full-fairy-built = Die Fee hat gebaut und ist gegangen. Ändere, was du magst.

# Zeichnen
dungeon-full-draw-title = Der Weg
dungeon-full-ask-entry = Wo beginnt der Weg? Pfeile wählen eine Öffnung am Rand, Enter tritt ein.
dungeon-full-found = Entdeckt: { $found }
dungeon-full-bag = Beutel: { $bag }
dungeon-full-tokens-left = Plättchen: { $tokens }
dungeon-full-steps = Wohin?
dungeon-full-of-steps = { $number } von { $count }, Tab zeigt mehr
dungeon-full-second-digit = { $number } und eine zweite Ziffer, oder Enter.
dungeon-full-no-way = Dorthin führt kein Weg.
dungeon-full-is-out = Durch einen Ausgang hinaus. Fertig, oder nimm Schritte zurück.
dungeon-full-stuck = Eine Sackgasse: Entdecktes bleibt entdeckt. Fertig, oder nimm Schritte zurück.
dungeon-full-cut = { $count ->
    [one] { $count } Schritt zurückgenommen.
   *[other] { $count } Schritte zurückgenommen.
}

# Ergebnisse
dungeon-full-ask-results = Sieh dir alle Dungeons in Ruhe an.
dungeon-full-columns = 1 Hauptziel, 2 Nebenziel (zählt halb), 3 Zeitbonus, 4 Ausgang, ● gefundene Münzen

# Hilfe
dungeon-full-keys = Tasten
dungeon-full-keys-market = Markt: Pfeile wählen, Enter kauft, k zeigt eine Karte groß, a passt. Ein Klick wählt, ein zweiter kauft.
dungeon-full-keys-build = Bauen: 1–5 oder Tab nimmt eine Karte, Pfeile gehen von Platz zu Platz, Umschalt+Pfeil schiebt um ein Feld, d dreht, Enter legt, h nimmt sie auf die Hand. Ein Klick schiebt sie dorthin, ein zweiter legt sie; ein Klick auf eine gelegte Karte nimmt sie auf.
dungeon-full-keys-draw = Weg: Pfeile gehen, Tab oder eine Zahl wählt unter mehreren Wegen, u nimmt zurück, r geht nochmals, n zeigt die Nummern der Schritte, v die andere Ebene. Ein Klick geht dorthin; ein Klick auf die Linie kürzt sie bis dort.
dungeon-full-keys-results = Karte: + und - ändern die Größe, Strg+Pfeil oder das Mausrad zeigt andere Teile.
dungeon-full-legend = Zeichen
dungeon-full-signs = ░▒ Fels, blau mit Punkten: ein Raum, @ du, ━► der Weg von Grün nach Rosa, ┄ der Weg auf der anderen Ebene, ◇ hier passt die Karte. Auf eigener Farbe: entdeckt; grau und durchgestrichen: benutzt.
