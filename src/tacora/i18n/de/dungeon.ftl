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
    [one] { $names } gewinnt. Ergebnis: { $points }.
   *[other] { $names } teilen sich den Sieg. Ergebnis: je { $points }.
}

dungeon-awaits-chance = Die Aufzeichnung endet hier, vor dem nächsten Ziehen.

# Der Tisch
dungeon-market-tokens = Feenplättchen zu je 1 Münze: { $tokens }
dungeon-market-books = Zauberbücher zu je 2 Münzen: { $books }; verdeckt: { $unseen }
dungeon-market-cards = Dungeonkarten für { $cost }: { $cards }; verdeckt: { $unseen }
dungeon-column-player = Wer
dungeon-column-coins = Münzen
dungeon-column-points = Punkte
dungeon-column-things = Auf der Hand und davor
dungeon-book-short = Buch { $number }
dungeon-unseen-card = verdeckte { $cost }
dungeon-hand = Deine Handkarten: { $cards }
dungeon-sheet-columns = Spalte
dungeon-sheet-round = Runde { $round }
dungeon-sheet-main = Hauptziele
dungeon-sheet-side = Nebenziele, halb
dungeon-sheet-bonus = Zeitboni
dungeon-sheet-exits = Ausgänge
dungeon-sheet-coins = Münzen, ein Drittel
dungeon-sheet-total = Summe

# Wählen
dungeon-ask-choice = { $name }, eine Zahl (q speichert und beendet, ?D3-01 zeigt eine Karte):
dungeon-not-a-choice = Gib eine Zahl von 0 bis { $last } ein.
dungeon-choice-price = { $what } ({ $price })
dungeon-choice-top-book = oberstes Buch verdeckt
dungeon-choice-top-card = oberste Karte { $cost } verdeckt
dungeon-choice-swap = { $boxed } gegen { $taken }
dungeon-choice-pass = passen
dungeon-choice-keep = behalten
dungeon-choice-discard = ablegen
dungeon-choice-nothing = nichts
dungeon-clean-up = Dein Dungeon: { $cards }
dungeon-ask-keep = Karten, die du behältst, oder Enter:
dungeon-ask-box = Karten für die Schachtel, oder Enter:

# Bauen
dungeon-ask-start = { $name }, Enter beginnt das Bauen:
dungeon-ask-build = { $name }:
dungeon-ask-second-digit = { $digit } und eine zweite Ziffer, oder Enter:
dungeon-time-is-up = Die Zeit ist um: es zählt, was daliegt.
dungeon-lay-all = Lege erst alle fünf Karten, oder nimm sie zurück.
dungeon-no-single-step = Dorthin führt nicht genau ein Schritt: wähle ihn nach seiner Zahl.
dungeon-not-a-key = „{ $answer }“ bedeutet hier nichts.
dungeon-unknown-key = Diese Taste tut hier nichts.
dungeon-nothing-there = Dort ist nichts zu tun.
dungeon-level-main = Hauptebene
dungeon-level-under = Untergrund
dungeon-no-place = Diese Karte passt nirgends: nimm eine andere, oder eine zurück. Übrig: { $cards }
dungeon-laying = { $card }, Platz { $place } von { $places }. Übrig: { $cards }
dungeon-discovered = Entdeckt: { $found }
dungeon-bag = Beutel: { $bag }. Feenplättchen: { $tokens }
dungeon-books-left = Bücher: { $books }
dungeon-no-step = Der Weg kann nicht weitergehen.
dungeon-steps = Schritte: { $steps }
dungeon-step-enter = hinein
dungeon-step-walk = gehen
dungeon-step-exit = Ausgang
dungeon-step-fall = fallen
dungeon-step-climb = klettern
dungeon-step-portal = Portal
dungeon-step-barrel = Fass
dungeon-step-monster = Monster
dungeon-step-opposite = anderer Rand
dungeon-step-take = Plättchen nehmen
dungeon-step-stops = { $step }, nach { $count } besiegten Schluss
dungeon-arrows = Pfeile: links und rechts ein anderer Platz, auf und ab eine andere Karte, danach gehen. @ du, * der Weg, + der Eingang.
dungeon-key-accept = j
dungeon-key-undo = z
dungeon-key-level = e
dungeon-key-help = h
dungeon-key-finish = f
dungeon-key-quit = q
dungeon-action-accept = ja (Enter)
dungeon-action-undo = zurücknehmen
dungeon-action-level = andere Ebene
dungeon-action-help = eine Fee bauen lassen
dungeon-action-finish = fertig
dungeon-action-quit = speichern und beenden

invite-game-dungeon = Dungeon
