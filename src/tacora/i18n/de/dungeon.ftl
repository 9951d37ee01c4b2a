# Dungeon: die Wörter des Spiels, für jede Oberfläche.
dungeon-title = Dungeon
dungeon-time-limit = { $seconds } Sekunden Bauzeit

dungeon-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
dungeon-points = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}

dungeon-token-sword = Schwert
dungeon-token-scroll = Schriftrolle
dungeon-token-key = Schlüssel
dungeon-token-rope = Seil

dungeon-goal-barrel = Fässer
dungeon-goal-key = Schlüssel
dungeon-goal-pit = Gruben
dungeon-goal-scroll = Schriftrollen
dungeon-goal-monster = besiegte Monster
dungeon-goal-rope = Seile
dungeon-goal-lock = geöffnete Schlösser
dungeon-goal-sword = Schwerter
dungeon-goal-room = betretene Räume
dungeon-goal-coin = Münzen
dungeon-goal-portal = Portale
dungeon-goal-stairs = Treppen
dungeon-goal-points = { $goal } (je { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
})
dungeon-goal-hourglass = { $goal }, mit Sanduhr

dungeon-found-barrel = { $count } × Fass
dungeon-found-key = { $count } × Schlüssel
dungeon-found-pit = { $count } × Grube
dungeon-found-scroll = { $count } × Schriftrolle
dungeon-found-monster = { $count } × Monster
dungeon-found-rope = { $count } × Seil
dungeon-found-lock = { $count } × Schloss
dungeon-found-sword = { $count } × Schwert
dungeon-found-room = { $count } × Raum
dungeon-found-coin = { $count } × Münze
dungeon-found-portal = { $count } × Portal
dungeon-found-stairs = { $count } × Treppe
dungeon-found-recycling = { $count } × Recycling
dungeon-found-scissors = { $count } × Schere
dungeon-found-nothing = nichts

dungeon-book = Buch { $number }: { $effect }
dungeon-book-1 = ein Monster besiegen
dungeon-book-2 = Aufräumen: eine der 5 Karten in die Schachtel
dungeon-book-3 = zu einem Monster reisen
dungeon-book-4 = eine Fallgrube hinaufklettern
dungeon-book-5 = ein Schloss öffnen
dungeon-book-6 = eine Grube überwinden
dungeon-book-7 = in einem Raum einmal den Weg kreuzen
dungeon-book-8 = ein Portal aktivieren
dungeon-book-9 = von Fass zu Fass reisen
dungeon-book-10 = Einkaufen: eine Dungeonkarte kostet 1 Münze weniger
dungeon-book-11 = zwischen oberem und unterem Rand reisen
dungeon-book-12 = zwischen linkem und rechtem Rand reisen
dungeon-book-13 = Nachziehen: die erste Karte behalten oder ablegen
dungeon-book-14 = Einkaufen: ein zweites Feenplättchen anderer Art
dungeon-book-15 = in die Schachtel legen, dafür ein beliebiges Feenplättchen
dungeon-book-16 = Aufräumen: eine Karte für 2 Münzen behalten
dungeon-book-17 = neues Hauptziel: eine Dungeonkarte tauschen

# Was geschieht
dungeon-turned-up = Offen im Feenmarkt: { $what }.
dungeon-main-goal = Hauptziel der Runde { $round }: { $goal }.
dungeon-round-began = Runde { $round }. { $name } beginnt.
dungeon-token-bought = { $name } kauft ein Feenplättchen: { $kinds }.
dungeon-book-bought = { $name } kauft { $book }.
dungeon-book-bought-blind = { $name } kauft verdeckt das oberste Buch: { $book }.
dungeon-book-laid-off = { $name } legt { $book } ab.
dungeon-card-bought = { $name } kauft { $card } für { $coins }.
dungeon-card-bought-blind = { $name } kauft verdeckt die oberste Karte der Reihe { $cost } für { $coins }.
dungeon-passed = { $name } passt.
dungeon-passed-by-itself = { $name } kann nichts mehr kaufen und passt.
dungeon-deck-renewed = { $name } mischt den Ablagestapel zum neuen Erkundungsdeck.
dungeon-card-drawn = { $name } zieht { $cards }.
dungeon-card-drawn-unseen = { $count ->
    [one] { $name } zieht { $count } Karte.
   *[other] { $name } zieht { $count } Karten.
}
dungeon-card-rejected = { $name } sieht sich { $card } an und legt sie ab.
dungeon-hands-filled = Alle haben 5 Handkarten. Das Bauen beginnt.
dungeon-explored-exit = { $name } erreicht einen Ausgang: { $found }.
dungeon-explored-dead-end = { $name } endet in einer Sackgasse: { $found }.
dungeon-explored-empty = { $name } geht keinen Weg.
dungeon-explored-none = { $name } legt keinen Dungeon.
dungeon-books-used = Benutzte Bücher: { $books }.
dungeon-first-done = { $name } war zuerst fertig und erhält den Zeitbonus.
dungeon-nobody-first = Niemand erhält den Zeitbonus.
dungeon-coins-taken = { $name } nimmt { $coins }.
dungeon-scored-main = Hauptziel, { $goal }: { $scores }.
dungeon-scored-side = Nebenziel, { $goal }: { $scores }.
dungeon-score-of = { $name } { $points }
dungeon-card-swapped = { $name } legt { $boxed } in die Schachtel und nimmt { $taken }.
dungeon-card-swapped-blind = { $name } legt { $boxed } in die Schachtel und nimmt die oberste Karte der Reihe { $cost }.
dungeon-kept = { $name } behält { $cards }.
dungeon-boxed = { $name } legt { $cards } in die Schachtel.
dungeon-paid = { $name } zahlt { $coins }.
dungeon-market-renewed = Nach Runde 3 wird alles abgelegt, was im Feenmarkt offen liegt.
dungeon-game-ended = Das Spiel ist aus.
dungeon-final-score = { $name }: { $score }
dungeon-won = { $count ->
    [one] { $names } gewinnt mit { $points }.
   *[other] { $names } teilen sich den Sieg mit je { $points }.
}

dungeon-awaits-chance = Die Aufzeichnung endet hier, vor dem nächsten Ziehen.
