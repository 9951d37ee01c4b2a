# Der beste Dungeon für eine Hand.
solve-preparing = Wird vorbereitet …
solve-stopped = Abgebrochen, bevor es eine Antwort gab.
solve-progress = Bisher { $value }, höchstens { $bound }, { $share } % durchsucht
solve-layout = Gelegt: { $cards } (~ ist gedreht)
solve-path = Weg: { $path }
solve-ends-exit = Der Weg führt durch einen Ausgang hinaus.
solve-ends-inside = Der Weg endet im Dungeon.
solve-value = Wert { $value }, davon { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für das Hauptziel: { $goal }
solve-proven = Bewiesen: Nichts ist mehr wert.
solve-bound = Noch nicht bewiesen: Mehr als { $bound } ist nichts wert.
solve-how-to-prove = Mit { $option } wird bis zum Beweis gesucht.
