# Simulationen: viele Spiele zwischen Bots.
simulate-bot = Bot
simulate-seat = Platz
simulate-mean = Mittel
simulate-spread = Streuung
simulate-wins = Siege
simulate-interval = 95-%-Bereich
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-played = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, Startzahl { $seed }.
simulate-interrupted = Nach { $played ->
    [one] { $played } Spiel
   *[other] { $played } Spielen
} von { $games } beendet.
simulate-shared = Ein zu zweit geteilter Sieg zählt halb, ein zu dritt geteilter ein Drittel; Streuung ist die Standardabweichung der Punkte.
simulate-seats = Alle entscheiden gleichzeitig, darum bleiben die Plätze, wie sie sind.
simulate-rotated = Die Bots rücken von Spiel zu Spiel einen Platz weiter.
simulate-batch = Auf Feldern gespielt, { NUMBER($rate, maximumFractionDigits: 0) } Spiele je Sekunde: andere Spiele als die der Spielregeln-Engine mit derselben Startzahl, bei gleichen Chancen.
simulate-engine = Von der Spielregeln-Engine gespielt, { NUMBER($rate, maximumFractionDigits: 0) } Spiele je Sekunde.
train-stopped = Angehalten; { $file } enthält { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, und der nächste Lauf macht dort weiter.
train-done = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} trainiert; Tabellen und Kurve liegen in { $folder }.
