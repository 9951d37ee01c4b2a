# tacora games
games-open = { $number }: { $when }, { $game }: { $names }; פתוח אחרי { $steps } צעדים
games-finished = { $number }: { $when }, { $game }: { $names }; הניצחון: { $winners }
games-unreadable = { $number }: { $when }, { $file }: לא ניתן לקריאה: { $why }
games-folder = { $count ->
    [0] אין משחקים שמורים ב־{ "\u200E" }{ $folder }
    [one] משחק אחד ב־{ "\u200E" }{ $folder }; tacora games 1 ממשיך בו או מספר אותו
   *[other] { $count } משחקים ב־{ "\u200E" }{ $folder }; tacora games ומספר: להמשיך במשחק או לקרוא אותו
}
games-no-such = { $count ->
    [0] { $number }: אין עוד משחקים
   *[other] { $number }: יש משחקים 1 עד { $count }
}
