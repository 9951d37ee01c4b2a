# Diamant: the words of the game, for every face.
diamant-title = Diamant

diamant-edition-2017 = Ausgabe 2017
diamant-edition-2024 = Ausgabe 2024
diamant-edition-international = internationale Ausgabe

diamant-rubies = { $count ->
    [one] { $count } Rubin
   *[other] { $count } Rubine
}
diamant-diamonds = { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
}
diamant-no-gems = nichts
diamant-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

diamant-card-treasure = Schatz { $rubies }
diamant-card-relic = Relikt
diamant-card-relic-numbered = Relikt { $number }

diamant-trap-spider = Riesenspinne
diamant-trap-scorpion = Riesenskorpion
diamant-trap-snake = Giftschlange
diamant-trap-lava = Lavagrube
diamant-trap-boulder = Steinkugel
diamant-trap-boulder-2017 = Riesensteinkugel
diamant-trap-ram = Nagelramme
diamant-trap-spikes = Stachelfalle

diamant-trap-short-spider = Spinne
diamant-trap-short-scorpion = Skorpion
diamant-trap-short-snake = Schlange
diamant-trap-short-lava = Lava
diamant-trap-short-boulder = Kugel
diamant-trap-short-ram = Ramme
diamant-trap-short-spikes = Stacheln

# The table
diamant-with-relics = mit Relikten
diamant-without-relics = ohne Relikte
diamant-hidden-chests = geheime Truhen
diamant-house-variant = Hausvariante: weniger als 3 Personen
diamant-custom-table = eigener Tisch
diamant-expedition-of = Expedition { $expedition } von { $expeditions }
diamant-none = keine
diamant-traps-met = Fallen bisher: { $traps }
diamant-trap-copies = { $trap } { $copies }
diamant-traps-left = Fallen im Spiel: { $traps }
diamant-relics-lying = Relikte in der Höhle: { $relics }
diamant-column-player = Name
diamant-column-beside = Daneben
diamant-column-chest = Truhe
diamant-column-relics = Relikte
diamant-column-total = Summe
diamant-in-cave = in der Höhle
diamant-at-camp = im Camp
diamant-hidden = geheim
diamant-camp = Camp
diamant-sheet-note = Je Expedition: heimgebrachte Rubine, { $lost } mit leeren Händen geflohen.
diamant-odds = Nächste Karte: { $trap } % zweite Falle, { $treasure } % Schatz, Rubine für alle im Schnitt: je { $rubies }.

diamant-rules-summary =
    Karte für Karte geht ihr in die Tacorahöhlen. Ein Schatz wird gleichmäßig aufgeteilt; euer Anteil liegt neben der Truhe, überzählige Rubine bleiben auf der Karte.
    Nach jeder Karte wählen alle in der Höhle geheim: weiter oder zurück. Wer zurückgeht, teilt sich die Rubine auf dem Höhlenpfad und legt alles in die Truhe, sicher bis zum Ende. Wer allein zurückgeht, nimmt auch die Relikte aus der Höhle mit.
    Die zweite Falle derselben Art beendet die Expedition: Wer noch in der Höhle ist, flieht und verliert, was neben der Truhe lag. Eine der beiden Fallen kommt aus dem Spiel.
    Ein Rubin zählt 1 Punkt, ein Diamant 5. Nach der letzten Expedition gewinnt das höchste Ergebnis; bei Gleichstand wird der Sieg geteilt.
diamant-rulings =
    Wo die Regelhefte schweigen: Der Vorrat geht nie aus. Edelsteine werden von selbst in möglichst wenige Stücke getauscht. Rubine, die sich auf dem Rückweg nicht teilen lassen, liegen auf der Schatzkarte, die dem Eingang am nächsten ist. Wer allein zurückgeht, nimmt ungefragt alle Relikte; 2017 werden zugleich genommene Relikte nacheinander gewertet. Geheime Truhen verbergen nur die Edelsteine in der Truhe: Relikte und Gewinne sehen alle. Weniger als 3 Personen sind eine Hausvariante.

# What happens
diamant-expedition-began = Expedition { $expedition }: Alle sind in der Höhle.
diamant-relic-shuffled-in = { $relic } wird in den Stapel gemischt.
diamant-treasure-found = { $card }: { $each ->
    [0] zu wenig zum Aufteilen.
    [one] je { $each } Rubin für alle in der Höhle.
   *[other] je { $each } Rubine für alle in der Höhle.
}
diamant-treasure-left = { $left ->
    [one] { $left } Rubin bleibt auf der Karte.
   *[other] { $left } Rubine bleiben auf der Karte.
}
diamant-trap-met = { $card }: die erste Falle dieser Art. Nichts geschieht.
diamant-trap-sprung = { $card }, zum zweiten Mal: Die Expedition ist gescheitert.
diamant-fled = { $count ->
    [one] { $names } flieht mit leeren Händen.
   *[other] { $names } fliehen mit leeren Händen.
}
diamant-lost = { $count ->
    [one] Zurück in den Vorrat: { $gems }.
   *[other] Zurück in den Vorrat: je { $gems }.
}
diamant-relic-found = { $card }. Wer allein zurückgeht, nimmt es mit.
diamant-stayed = Weiter: { $names }.
diamant-left = Zurück: { $names }.
diamant-path-shared = Vom Höhlenpfad: { $share ->
    [one] je { $share } Rubin.
   *[other] je { $share } Rubine.
}
diamant-path-taken = Vom Höhlenpfad: { $share ->
    [one] { $share } Rubin.
   *[other] { $share } Rubine.
}
diamant-path-left = { $left ->
    [one] { $left } Rubin bleibt in der Höhle.
   *[other] { $left } Rubine bleiben in der Höhle.
}
diamant-banked = { $count ->
    [one] In die Truhe: { $gems }.
   *[other] In jede Truhe: { $gems }.
}
diamant-relics-taken = { $name } nimmt { $relics }, Wert: { $points }.
diamant-expedition-ended = Expedition { $expedition } ist vorbei, ihr Eingang geschlossen.
diamant-rubies-returned = { $rubies ->
    [one] { $rubies } Rubin vom Höhlenpfad geht zurück in den Vorrat.
   *[other] { $rubies } Rubine vom Höhlenpfad gehen zurück in den Vorrat.
}
diamant-out-of-the-game = Aus dem Spiel: { $cards }.
diamant-game-ended = Das Spiel ist zu Ende.
diamant-final-score = { $name }: { $score }
diamant-won = { $count ->
    [one] { $names } gewinnt. Ergebnis: { $points }.
   *[other] { $names } teilen sich den Sieg. Ergebnis: je { $points }.
}

invite-game-diamant = Diamant
