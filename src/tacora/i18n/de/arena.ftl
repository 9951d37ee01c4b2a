# Turniere: Bots gegeneinander an vielerlei Tischen.
arena-ratings = Wertungen
arena-tables = Siege nach Art des Tisches
arena-cross = Siege nebeneinander
arena-rating = Wertung
arena-table = Tisch
arena-games = Spiele
arena-fair = Gleicher Anteil
arena-beside = Bot, neben …
arena-setting = { $options } zu { $players }
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-range = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
arena-note-shared = Ein zu zweit geteilter Sieg zählt halb, ein zu dritt geteilter ein Drittel; Bereiche gelten mit 95 % Sicherheit.
arena-note-rating = Von zwei Bots allein an einem Tisch gewänne der um 400 höher bewertete zehnmal so oft (Plackett und Luce); das Mittel aller ist 1500.
arena-note-cross = Nebeneinander: wie oft der Bot der Zeile gewann, wo auch der Bot der Spalte am Tisch saß.
arena-kept = Die bisherigen Ergebnisse stehen in { $file }; derselbe Befehl macht dort weiter.
arena-continued = { $games ->
    [one] { $games } Spiel ist
   *[other] { $games } Spiele sind
} aus { $file } übernommen; --fresh beginnt von vorn.
arena-report = Der Bericht steht in { $file }.
arena-habit-leaving = geht heim, % seiner Entscheidungen
arena-across-leaving = Chance, dass die nächste Karte eine zweite Falle ist, %
arena-upward-leaving = Rubine neben der Truhe
arena-title-leaving = Wann jeder Bot heimgeht
arena-told-leaving = Von allen Entscheidungen in den ersten { $games } Spielen jeder Begegnung; ein Feld mit weniger als fünf Entscheidungen bleibt leer.
