# Diamant in the browser.

# Ein neuer Tisch
web-diamant-edition = Ausgabe
web-diamant-edition-2017 = 2017
web-diamant-edition-2024 = 2024
web-diamant-edition-international = International
web-diamant-edition-2017-note = Spinne und Ramme; fünf Relikte, immer im Stapel.
web-diamant-edition-2024-note = Skorpion und Stacheln; auf Wunsch Relikte mit Zahlen.
web-diamant-edition-international-note = Gespielt wie 2024, nach den englischen und hebräischen Regeln.
web-diamant-bot-easy = leicht
web-diamant-bot-normal = normal
web-diamant-bot-hard = schwer
web-diamant-bot-master = Meister
web-diamant-bot-random = launisch
web-diamant-bot-timid = ängstlich
web-diamant-bot-steady = besonnen
web-diamant-bot-bold = kühn
web-diamant-bot-odds = rechnet mit
web-diamant-bot-survivor = weiß, wann Schluss ist
web-diamant-bot-trained = gut trainiert
web-diamant-bot-rollout = denkt alles durch
web-diamant-house-variant = Allein oder zu zweit: eine Hausvariante, in keiner Regel vorgesehen.
web-diamant-option-relics = Relikte
web-diamant-option-hidden-chests = Verdeckte Truhen

# Vor dem Spiel
web-diamant-lobby-title = Im Camp
web-diamant-invite-text = Komm mit in die Höhle.
web-diamant-with-relics = mit Relikten
web-diamant-without-relics = ohne Relikte
web-diamant-start = In die Höhle

# Der Tisch
web-diamant-cave = Die Höhle
web-diamant-path = Der Pfad in die Höhle
web-diamant-camp = Das Camp
web-diamant-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-diamant-relic-gone = mitgenommen
web-diamant-traps = Fallen
web-diamant-trap-state = { $met ->
    [1] { $left ->
        [0] { $trap }: liegt auf dem Pfad, und keine zweite kann kommen.
        [one] { $trap }: liegt auf dem Pfad. Noch { $left } kann kommen, und die Expedition wäre verloren.
       *[other] { $trap }: liegt auf dem Pfad. Noch { $left } können kommen, und bei der nächsten wäre die Expedition verloren.
    }
   *[other] { $left ->
        [0] { $trap }: keine mehr im Stapel.
        [one] { $trap }: noch nicht da, { $left } kann kommen.
       *[other] { $trap }: noch nicht da, { $left } können kommen.
    }
}
web-diamant-relic-pile = Relikte, die noch kommen
web-diamant-expedition-of = Expedition { $expedition } von { $expeditions }
web-diamant-entrance-open = Eingang { $number }, kommt noch
web-diamant-entrance-current = Eingang { $number }, diese Expedition
web-diamant-entrance-closed = Eingang { $number }, versperrt
web-diamant-state-cave = in der Höhle
web-diamant-state-home = im Camp
web-diamant-beside = Neben der Truhe
web-diamant-beside-count = Neben der Truhe: { $count }
web-diamant-chest = In der Truhe
web-diamant-chest-count = In der Truhe: { $count }
web-diamant-chest-hidden = Truhe verdeckt
web-diamant-relics-count = Relikte: { $count }, zusammen { $points }
web-diamant-ask = Weiter, oder zurück?
web-diamant-return = Zurück
web-diamant-continue = Weiter
web-diamant-if-alone = falls allein
web-diamant-on-path = { $rubies } auf dem Pfad
web-diamant-risk = { $percent } Risiko
web-diamant-key-return = Z
web-diamant-key-continue = W
web-diamant-idle = Du sitzt am Feuer.
web-diamant-hurry = Zum Ende dieser Expedition
web-diamant-log = Verlauf und Chancen
web-diamant-odds = Die nächste Karte
web-diamant-odds-trap = Zweite Falle ihrer Art
web-diamant-odds-gain = Erwarteter Gewinn
web-diamant-odds-rubies = { $rubies } Rubine
web-diamant-odds-later = Wenn du entscheiden musst.
web-diamant-odds-forbidden = An diesem Tisch ohne Chancen.

# Zwischen zwei Expeditionen und am Ende
web-diamant-interlude-title = Expedition { $expedition } ist zu Ende
web-diamant-interlude-return = Alle sind wieder im Camp.
web-diamant-interlude-trap = Die zweite Falle einer Art hat sie beendet.
web-diamant-interlude-removed = Eine Karte kommt aus dem Spiel: { $card }.
web-diamant-interlude-brought = Mitgebracht
web-diamant-interlude-total = Bisher
web-diamant-interlude-nothing = nichts
web-diamant-go-on = Weiter geht's
web-diamant-finale-title = Die Truhen gehen auf
web-diamant-finale-winner = { $count ->
    [one] So reich ist sonst niemand
   *[other] So reich ist sonst niemand
}

# Das Ende
web-diamant-chart = Nach Expeditionen
web-diamant-chart-expedition = Expedition { $expedition }
web-diamant-gems = Steine
web-diamant-relics = Relikte

# Regeln
web-diamant-rules-goal = Ihr geht zusammen in die Tacorahöhle, Karte für Karte. Wer rechtzeitig umkehrt, behält seine Rubine. Wer zu lange bleibt, rennt mit leeren Händen hinaus. Fünf Expeditionen; am Ende gewinnt, wer am meisten hat.
web-diamant-rules-explore-title = Eine Karte wird aufgedeckt
web-diamant-rules-explore = Die oberste Karte des Stapels wird ans Ende des Pfads gelegt, und alle in der Höhle treten darauf.
web-diamant-rules-treasure = Schatz. Die Rubine werden gleichmäßig auf alle in der Höhle verteilt und neben die Truhen gelegt. Was sich nicht teilen lässt, bleibt auf der Karte.
web-diamant-rules-trap = Falle. Die erste ihrer Art tut nichts. Bei der zweiten gleichen fliehen alle aus der Höhle und verlieren, was neben der Truhe liegt.
web-diamant-rules-relic = Relikt. Es liegt auf dem Pfad, bis es jemand heimbringt, und das kann nur, wer allein zurückgeht.
web-diamant-rules-decide-title = Alle entscheiden
web-diamant-rules-decide = Nach jeder Karte wählen alle in der Höhle geheim, und die Entscheidungen werden gleichzeitig aufgedeckt. Bis die letzte gefallen ist, darf man es sich anders überlegen.
web-diamant-rules-return = Zurück. Alle, die jetzt gehen, teilen die Rubine auf dem Pfad gleichmäßig und legen sie mit den eigenen in die Truhe. Dort sind sie sicher.
web-diamant-rules-continue = Weiter. Du bleibst für die nächste Karte, und mit dir, was neben deiner Truhe liegt.
web-diamant-rules-alone = Wer allein geht, nimmt alle Rubine vom Pfad und alle Relikte mit. Gehen mehrere, bleiben die Relikte liegen, ebenso Rubine, die sich nicht teilen lassen.
web-diamant-rules-end-title = Das Ende
web-diamant-rules-expedition-end = Eine Expedition endet, wenn niemand mehr in der Höhle ist, oder bei der zweiten Falle einer Art. Ihr Eingang wird versperrt. Nach einer Falle ist eine der beiden Fallenkarten aus dem Spiel, ebenso Relikte, die niemand genommen hat. Alle anderen Karten kommen zurück in den Stapel.
web-diamant-rules-end = Nach der fünften Expedition wird gezählt: ein Rubin ist ein Punkt, ein Diamant fünf, Relikte, was sie wert sind. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.
web-diamant-rules-material-title = In der Schachtel
web-diamant-rules-material = 15 Schätze (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17), 15 Fallen (fünf Arten, je drei), 5 Relikte. Fünf Rubine sind so viel wert wie ein Diamant.
web-diamant-rules-editions-title = Ausgaben
web-diamant-rules-editions = Die Regelhefte unterscheiden sich ein wenig. Jeder Tisch sagt, welchem er folgt.
web-diamant-rules-difference = Unterschied
web-diamant-differs-relics = Relikte
web-diamant-differs-relics-2017 = immer dabei, alle gleich
web-diamant-differs-relics-2024 = mit oder ohne: 5, 7, 8, 10, 12
web-diamant-differs-relics-international = mit oder ohne: 5, 7, 8, 10, 12
web-diamant-differs-deck = Sie kommen in den Stapel
web-diamant-differs-deck-2017 = alle fünf vor dem Spiel
web-diamant-differs-deck-2024 = eins je Expedition, das kleinste zuerst
web-diamant-differs-deck-international = eins je Expedition, das kleinste zuerst
web-diamant-differs-worth = Sie sind wert
web-diamant-differs-worth-2017 = die ersten drei genommenen je 5, spätere 10
web-diamant-differs-worth-2024 = ihre Zahl
web-diamant-differs-worth-international = ihre Zahl
web-diamant-differs-traps = Fallen
web-diamant-differs-traps-2017 = Spinne, Schlange, Lava, Kugel, Ramme
web-diamant-differs-traps-2024 = Skorpion, Schlange, Lava, Kugel, Stacheln
web-diamant-differs-traps-international = Skorpion, Schlange, Lava, Kugel, Stacheln
web-diamant-differs-entrance = Ein Eingang, danach
web-diamant-differs-entrance-2017 = wird mit einem Plättchen versperrt
web-diamant-differs-entrance-2024 = sein Plättchen kommt weg
web-diamant-differs-entrance-international = sein Plättchen kommt weg
web-diamant-differs-chest = Truhen
web-diamant-differs-chest-2017 = Regel schweigt; verdeckt als Option
web-diamant-differs-chest-2024 = dürfen geheim bleiben
web-diamant-differs-chest-international = Regel schweigt; verdeckt als Option
web-diamant-differs-players = Zu wievielt
web-diamant-differs-players-2017 = bis 8
web-diamant-differs-players-2024 = 3 bis 8
web-diamant-differs-players-international = bis 8
web-diamant-rulings-title = Klärungen
web-diamant-rulings = Wo alle Regelhefte schweigen, spielen wir so.
web-diamant-ruling-1 = Der Vorrat geht nie aus, und niemand zählt ihn.
web-diamant-ruling-2 = Der Stapel kann in einer Expedition nicht ausgehen: Vorher kommen zwei gleiche Fallen. Ein eigener Stapel, bei dem das anders wäre, wird abgelehnt.
web-diamant-ruling-3 = Edelsteine werden in möglichst wenigen Stücken gezeigt, Diamanten zuerst. Wechseln kostet nichts und geschieht von selbst.
web-diamant-ruling-4 = 2017: Gleichzeitig genommene Relikte werden nacheinander gewertet. Das dritte des Spiels ist 5 wert, das vierte 10.
web-diamant-ruling-5 = Wer die Bedenkzeit überschreitet, kehrt ins Camp zurück und gilt als abwesend. Ein Bot darf den Platz übernehmen, und man darf ihn zurückholen.
web-diamant-ruling-6 = Wer allein geht, nimmt alle Relikte, ohne gefragt zu werden.
web-diamant-ruling-7 = Verdeckte Truhen verdecken nur die Edelsteine darin. Relikte und jeder Gewinn sind offen; wer mitzählt, kann es wissen.
web-diamant-ruling-8 = Nach der fünften Expedition wird wie nach jeder anderen versperrt und weggeräumt; nur gemischt wird nicht mehr.
web-diamant-ruling-9 = Eigene Tische: Ist kein Relikt mehr auf dem Stoß, kommt keines dazu. In der Ausgabe 2017 sagen zwei Zahlen, was Relikte wert sind: für die ersten drei, für die späteren.
