# Chancen: was sich über die nächsten Karten wissen lässt.
odds-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}; in der Höhle: { $players }.
odds-next-card = Die nächste Karte
odds-second-trap = Zweite Falle ihrer Art
odds-first-trap = Erste Falle ihrer Art
odds-treasure = Schatz
odds-relic = Relikt
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-rubies = Rubine für alle in der Höhle, je im Mittel: { $rubies } ({ $exact }).
odds-loss = Rubine, die neben der Truhe verloren gehen, im Mittel: { $rubies } ({ $exact }).
odds-length = Karten, bis eine zweite Falle die Expedition beendet
odds-mean-length = Im Mittel { $cards }, wenn sie niemand vorher beendet.
odds-alone = Allein in der Höhle
odds-if-alone = Für eine einzelne Person in der Höhle
odds-return-now = Jetzt zurück: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
odds-going-on = Weiter, und zurück, wenn es am besten ist: im Mittel { $points } Punkte.
odds-better-return = Besser: zurück.
odds-better-continue = Besser: weiter.
odds-no-card = { $where }: { $value } ist nicht der Name einer Karte wie { $example } oder trap-snake, treasure-7 ({ $rule })
