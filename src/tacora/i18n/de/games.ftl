# tacora games
games-open = { $number }: { $when }, { $game }: { $names }; offen nach { $steps } Schritten
games-finished = { $number }: { $when }, { $game }: { $names }; Sieg: { $winners }
games-unreadable = { $number }: { $when }, { $file }: nicht lesbar: { $why }
games-folder = { $count ->
    [0] Keine Partien in { $folder }
    [one] { $count } Partie in { $folder }; tacora games 1 spielt weiter oder erzählt sie nach
   *[other] { $count } Partien in { $folder }; tacora games NUMMER spielt weiter oder erzählt sie nach
}
games-no-such = { $count ->
    [0] { $number }: es gibt noch keine Partien
   *[other] { $number }: es gibt die Partien 1 bis { $count }
}
