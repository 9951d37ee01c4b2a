# tacora games
games-open = { $number }: { $when }, { $game }: { $names }; open after { $steps } steps
games-finished = { $number }: { $when }, { $game }: { $names }; won by { $winners }
games-unreadable = { $number }: { $when }, { $file }: cannot be read: { $why }
games-folder = { $count ->
    [0] No matches are kept in { $folder }
    [one] { $count } match in { $folder }; tacora games 1 goes on with it, or looks back
   *[other] { $count } matches in { $folder }; tacora games NUMBER goes on with one, or looks back
}
games-no-such = { $count ->
    [0] { $number }: there are no matches
   *[other] { $number }: there are matches 1 to { $count }
}
