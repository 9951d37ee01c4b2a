# Warum eine Befehlszeile abgelehnt wird.
refused-not-one-of = { $where }: { $value } gehört nicht zu: { $known }
refused-other-game = { $option }: ist eine Option von { $game }
refused-card = { $where }: { $value } ist keine Karte; S1 bis S9 und D3-01 bis D6-18 sind welche
refused-hand-size = --cards: { $needed } Karten werden gebraucht, nicht { $count } (V-D1)
refused-card-twice = --cards: { $card } gibt es einmal im Stapel (V-D1)
refused-other-cards = --layout: die Karten sind nicht die von --cards (V-D1)
refused-layout-file = --layout: { $value } ist weder eine Datei noch eine JSON-Liste
refused-layout-json = --layout: das ist kein JSON
refused-tokens = --tokens: von jeder Art gibt es { $most } (V-M6)
refused-books = --books: niemand behält mehr als { $most } (V-K4)
refused-weight = --weights: { $value } ist nicht Name und Zahl wie coin=0.35
refused-heavy-weight = --weights: { $value } ist mehr als { $most }
refused-other-study = --and: { $value } ist keine Studie derselben Spiele mit anderem Seed, wie --json sie ausgibt
refused-and-alone = --and: geht nur mit --report
refused-no-folder = { $option }: es ist kein Ordner genannt
refused-without-numba = { $command }: braucht Numba: pip install 'tacora[fast]'
refused-clean-up = Geht nicht ({ $rule }): nur Karten des eigenen Dungeons, höchstens { $keep } behalten und { $box } in die Schachtel.
