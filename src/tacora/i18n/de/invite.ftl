# Was ein Link zu einem Tisch sagt.
invite-title = { $name } lädt dich ein
invite-nameless = Du bist eingeladen
invite-open = Ein Tisch ist offen
invite-seat = Platz { $number }
invite-here = { $here ->
    [one] { $here } von { $seats } Plätzen ist besetzt.
   *[other] { $here } von { $seats } Plätzen sind besetzt.
}
invite-playing = Das Spiel läuft. Du kannst zusehen.
invite-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
invite-over = Das beste Ergebnis: { $points }.
