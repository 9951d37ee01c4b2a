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
diamant-trap-ram = Nagelramme
diamant-trap-spikes = Stachelfalle

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
