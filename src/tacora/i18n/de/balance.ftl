# Die Ausgewogenheit der Dungeonkarten.
balance-played = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} von { $bots }, Startzahl { $seed }.
balance-report = Der Bericht steht in { $file }.
balance-requirements = Anforderungen
balance-costs = Dungeonkarten nach Preis
balance-cards = Dungeonkarten
balance-goods = Plättchen und Bücher
balance-unseen = Verdeckt gekaufte Dungeonkarten
balance-length = Länge eines Spiels in Entscheidungen
balance-goals = Ziele
balance-tables = Punkte nach Zahl der Mitspielenden
balance-order = Stelle in der Reihenfolge der ersten Runde
balance-seats = Plätze
balance-bots = Bots

balance-cost = Preis
balance-card = Karte
balance-good = Kauf
balance-goal = Ziel
balance-players = Spielende
balance-place = Stelle
balance-bought = Gekauft
balance-chances = Chancen
balance-points = Punkte
balance-purchases = Käufe
balance-main = Hauptziel
balance-side = Nebenziel
balance-times = Anzahl
balance-decisions = Entscheidungen
balance-exits = Ausgänge
balance-rounds = Runden
balance-bonuses = Zeitbonus
balance-used = Benutzt
balance-owners = Besitzende
balance-worths = Punkte, die ein Plättchen oder Buch zu einer Hand beiträgt
balance-worths-by-goal = Dasselbe nach Hauptziel
balance-added = Beitrag
balance-hands = Hände
balance-much = Viel
balance-values = Was Bücher bringen, und ihr Preis
balance-books-by-time = Dasselbe je Runde, und in einem Spiel ab Runde 1
balance-brought = Brachte
balance-price = Preis
balance-gain = Gewinn
balance-worth-it = Lohnt sich
balance-worth-it-yes = ja
balance-worth-it-yes-unsure = ja, nicht sicher
balance-worth-it-no = nein
balance-worth-it-no-unsure = nein, nicht sicher
balance-expected = Schätzung
balance-a-round = Je Runde
balance-game = Ab Runde 1
balance-book-below = { $book } ist seinen Preis nicht wert: Es brachte denen, die es kauften, bis zum Spielende { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }) und kostete zwei Münzen, die { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) } bringen.
balance-book-below-unsure = { $book } ist seinen Preis vielleicht nicht wert: Es brachte denen, die es kauften, bis zum Spielende { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }) und kostete zwei Münzen, die { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) } bringen.
balance-book-game = In einem Spiel ab Runde 1 bringt es { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }) und kostet { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-book-expected = { $bot } kauft es, weil die eigene Schätzung { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } sagt.
balance-give-or-take = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-count = { NUMBER($count) }

balance-note-bought = Gekauft: von allen Runden, in denen ein Platz sie in einem seiner Züge hätte kaufen können. Punkte: was ein Kauf bis zum Spielende brachte, verglichen mit einer Startkarte an seiner Stelle.
balance-note-brought = Brachte: ein Buch denen, die es kauften, bis zum Spielende. Preis: was seine zwei Münzen in der Runde des Kaufs gebracht hätten. Schätzung: was die Tabellen des Bots sagten.
balance-note-interval = Die Bereiche gelten mit 95 % Sicherheit. „Nicht sicher“: Sie entscheiden es noch nicht; mehr Spiele sind nötig.

balance-holds = erfüllt
balance-holds-unsure = erfüllt, nicht sicher
balance-fails = nicht erfüllt
balance-fails-unsure = nicht erfüllt, nicht sicher

balance-requirement-cards = Jede Karte besteht die Prüfung, und keine zwei sind gleich
balance-requirement-features = Jedes Merkmal, auch Räume, ist auf mindestens { $enough } Karten
balance-requirement-card-set = Bedarf und Werkzeug treffen sich über Karten hinweg: { $traits } Zählungen über alle Karten liegen in ihren Grenzen
balance-requirement-goals = Jedes Ziel kann gewertet werden
balance-requirement-prices = Die Punkte, die ein Kauf bringt, steigen mit dem Preis
balance-requirement-always = Keine Karte wird immer gekauft: öfter als in { NUMBER($limit) } % der Fälle, in denen es möglich war
balance-requirement-never = Keine Karte wird nie gekauft: seltener als in { NUMBER($limit) } %
balance-requirement-goods-rarely = Jede Art Plättchen und jedes Buch wird in mindestens { NUMBER($limit) } % der Fälle gekauft, in denen es möglich war
balance-requirement-goods-mostly = Keine Art Plättchen und kein Buch wird in mehr als { NUMBER($limit) } % der Fälle gekauft
balance-requirement-books-used = Jedes Buch ändert das Spiel von mehr als { NUMBER($limit) } % derer, die es haben
balance-requirement-books-price = Jedes Buch ist seinen Preis wert: Es bringt, was zwei Münzen bringen, denen, die es kauften, und ab Runde 1
balance-requirement-scores = Die mittlere Punktzahl liegt nahe { $sample }, wie im Beispiel der Spielregel: höchstens { $near } entfernt
balance-requirement-strong-exits = Wer stark spielt, erreicht in den meisten Runden einen Ausgang: in mehr als { NUMBER($limit) } %
balance-requirement-greedy-exits = Wer gierig ist, kann es oft nicht: mit allem, was Hauptziel und Münzen bringen können, gibt es in weniger als { NUMBER($limit) } % der Runden einen Ausgang

balance-figure-cards = { $cards } Karten
balance-figure-features = am seltensten: { $feature }, auf { $cards }
balance-figure-card-set = { $count ->
    [0] alle
   *[other] { $count } nicht; zuerst: { $trait }, { $cards } Karten
}
balance-figure-goals = am wenigsten Punkte: { $goal }, { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } je Runde als Hauptziel
balance-figure-prices = { NUMBER($mean3, minimumFractionDigits: 2, maximumFractionDigits: 2) } für 3 Münzen, { NUMBER($mean4, minimumFractionDigits: 2, maximumFractionDigits: 2) } für 4, { NUMBER($mean5, minimumFractionDigits: 2, maximumFractionDigits: 2) } für 5, { NUMBER($mean6, minimumFractionDigits: 2, maximumFractionDigits: 2) } für 6
balance-figure-always = { $count ->
    [0] keine; am öftesten: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [one] { $count } Karte; am öftesten: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] { $count } Karten; am öftesten: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-never = { $count ->
    [0] keine; am seltensten: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [one] { $count } Karte; am seltensten: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] { $count } Karten; am seltensten: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-goods-rarely = { $count ->
    [0] am seltensten: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] seltener: { $goods }; am seltensten: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-goods-mostly = { $count ->
    [0] am häufigsten: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] häufiger: { $goods }; am häufigsten: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-books-used = { $count ->
    [0] am seltensten: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] seltener: { $goods }; am seltensten: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-books-price = { $count ->
    [0] am wenigsten über dem Preis: { $good }, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[other] nicht wert: { $goods }; am wenigsten: { $good }, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } über dem Preis
}
balance-figure-scores = { $bot }: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-figure-strong-exits = { $bot }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-figure-greedy-exits = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
