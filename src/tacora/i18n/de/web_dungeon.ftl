# Dungeon im Browser.

# Ein neuer Tisch
web-dungeon-option-limit = Bauzeit
web-dungeon-no-limit = Bauzeit ohne Grenze
web-dungeon-limit = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
web-dungeon-bot-greedy = nimmt, was nahe liegt
web-dungeon-bot-apprentice = Lehrling
web-dungeon-bot-adventurer = Abenteurer
web-dungeon-bot-master = Meister

# Vor dem Spiel
web-dungeon-lobby-title = Am Kartentisch
web-dungeon-invite-text = Komm mit in den Dungeon.
web-dungeon-start = Zum Feenmarkt

# Der Tisch
web-dungeon-ask = Du bist dran.
web-dungeon-idle = Du hast gerade nichts zu entscheiden.
web-dungeon-log = Verlauf und Wertungstafeln
web-dungeon-round = Runde
web-dungeon-round-of = Runde { $round } von { $rounds }
web-dungeon-main-goal = Hauptziel
web-dungeon-side-goal = Nebenziel
web-dungeon-next-goal = Nächstes Hauptziel
web-dungeon-time-bonus = Zeitbonus
web-dungeon-exit = Ausgang
web-dungeon-exits-count = { $count ->
    [one] { $count } Ausgang
   *[other] { $count } Ausgänge
}
web-dungeon-state-buys = kauft ein
web-dungeon-state-passed = hat gepasst
web-dungeon-state-builds = baut
web-dungeon-state-lays = { $count } von { $hand } Karten gelegt
web-dungeon-state-draws = zeichnet den Weg
web-dungeon-state-done = fertig
web-dungeon-state-chooses = wählt
web-dungeon-state-waits = wartet
web-dungeon-keys-take = Eine Karte nehmen
web-dungeon-keys-turn = Eine Karte drehen

# Karten
web-dungeon-card = Karte { $card }
web-dungeon-secret-card = eine Karte, die nur sieht, wem sie gehört

# Der Feenmarkt
web-dungeon-market = Der Feenmarkt
web-dungeon-tokens = Feenplättchen
web-dungeon-books = Zauberbücher
web-dungeon-token = Feenplättchen: { $kinds }
web-dungeon-pile = { $count } verdeckt
web-dungeon-holdings = Was du hast
web-dungeon-hand-count = { $count } von { $hand } Handkarten
web-dungeon-top-card = Die oberste Karte des Stapels, verdeckt. Bis zur Erkundung siehst nur du sie. { $count } im Stapel.
web-dungeon-top-book = Das oberste Buch des Stapels. Nach dem Kauf sehen es alle.
web-dungeon-token-does-sword = Besiegt in dieser Runde ein Monster.
web-dungeon-token-does-scroll = Aktiviert in dieser Runde ein Portal.
web-dungeon-token-does-key = Öffnet in dieser Runde ein Schloss.
web-dungeon-token-does-rope = Überwindet in dieser Runde eine Grube.
web-dungeon-token-back = Benutzt oder nicht: nach der Erkundung geht es in den Markt zurück.
web-dungeon-book-does-1 = Einmal je Runde: ein Monster besiegen.
web-dungeon-book-does-2 = Beim Aufräumen: eine der fünf Karten in die Schachtel legen.
web-dungeon-book-does-3 = Einmal je Runde: von überall zu einem Monster reisen, das wie sonst besiegt werden muss.
web-dungeon-book-does-4 = Einmal je Runde: eine unbenutzte Fallgrube hinaufklettern.
web-dungeon-book-does-5 = Einmal je Runde: ein Schloss öffnen.
web-dungeon-book-does-6 = Einmal je Runde: eine Grube überwinden.
web-dungeon-book-does-7 = Einmal je Runde: der Weg kreuzt sich in einem Raum. Korridore werden trotzdem nur einmal benutzt.
web-dungeon-book-does-8 = Einmal je Runde: ein Portal ohne Schriftrolle aktivieren.
web-dungeon-book-does-9 = Einmal je Runde: von einem Fass zu einem beliebigen anderen reisen.
web-dungeon-book-does-10 = Die erste Dungeonkarte, die du in einer Runde kaufst, kostet 1 Münze weniger.
web-dungeon-book-does-11 = Einmal je Runde: vom oberen oder unteren Rand des Dungeons genau gegenüber weitergehen.
web-dungeon-book-does-12 = Einmal je Runde: vom linken oder rechten Rand des Dungeons genau gegenüber weitergehen.
web-dungeon-book-does-13 = Beim Nachziehen: die erste gezogene Karte ansehen und behalten oder ablegen.
web-dungeon-book-does-14 = Einmal je Runde, beim Kauf eines Feenplättchens: noch eines von anderer Art nehmen.
web-dungeon-book-does-15 = Einmal im Spiel, beim Erkunden: dieses Buch in die Schachtel legen und ein beliebiges Feenplättchen nehmen.
web-dungeon-book-does-16 = Beim Aufräumen: für 2 Münzen eine der fünf Karten für die nächste Runde behalten.
web-dungeon-book-does-17 = Wenn das neue Hauptziel aufgedeckt wird: eine eigene Dungeonkarte in die Schachtel legen und eine gleich teure oder billigere aus dem Markt nehmen.
web-dungeon-buy = Für { $price } kaufen
web-dungeon-buy-with = Kaufen, und dazu: { $also }
web-dungeon-buy-wish = { $good } kaufen ({ $price })
web-dungeon-left-afterwards = Danach übrig: { $coins }
web-dungeon-wish = Als Wunsch merken
web-dungeon-unwish = Wunsch vergessen
web-dungeon-wished = dein Wunsch
web-dungeon-why-watching = Kaufen kann nur, wer mitspielt.
web-dungeon-why-passed = Du hast gepasst und kaufst in dieser Runde nichts mehr.
web-dungeon-why-gone = Davon ist nichts mehr da.
web-dungeon-why-hand = Deine Hand ist voll: fünf Karten.
web-dungeon-why-coins = Es kostet { $price }, und du hast { $coins }.
web-dungeon-why-turn = Du bist noch nicht dran.
web-dungeon-tap-to-buy = Wähle im Markt, was du kaufst, oder passe.
web-dungeon-pass = Passen
web-dungeon-key-pass = P
web-dungeon-third-book = Niemand behält drei Bücher. Welches der beiden älteren geht?
web-dungeon-look-keep = Behalten
web-dungeon-look-discard = Ablegen

# Bauen
web-dungeon-building = Die Dungeons werden gebaut
web-dungeon-own-dungeon = Dein Dungeon. Noch sieht ihn sonst niemand.
web-dungeon-no-dungeon = Es wurde kein Dungeon gelegt.

# Die Wertung
web-dungeon-results = Was die Runde gebracht hat
web-dungeon-results-of = Die Dungeons der Runde { $round }
web-dungeon-show-dungeon = Der Dungeon von { $name }
web-dungeon-coins-found = Gefundene Münzen
web-dungeon-sheets = Wertungstafeln
web-dungeon-your-books = Deine Bücher
web-dungeon-deck = { $count ->
    [one] Dein Deck: { $count } Karte, eine von diesen
   *[other] Dein Deck: { $count } Karten von diesen
}
web-dungeon-look-first = Sieh dir die Dungeons in Ruhe an.
web-dungeon-to-the-market = Zum Feenmarkt der Runde { $round }
web-dungeon-to-the-map = Das Bauen hat begonnen: zum Plan
web-dungeon-possible = Was möglich war
web-dungeon-possible-asked = Der beste Dungeon wird gesucht.
web-dungeon-possible-own = Du: { $points }.
web-dungeon-possible-best = Bester Dungeon dieser Hand: { $points }.
web-dungeon-possible-bound = Bester gefundener Dungeon: { $points }. Mehr als { $bound } bringt keiner dieser Hand.

# Aufräumen
web-dungeon-may-keep = Behalte bis zu { $count } deiner fünf Karten für die nächste Runde.
web-dungeon-may-box = Lege bis zu { $count } davon in die Schachtel.
web-dungeon-fate-discard = ablegen
web-dungeon-fate-keep = behalten
web-dungeon-fate-box = Schachtel
web-dungeon-fate-of = { $card }: { $fate }
web-dungeon-clean-up-done = Aufräumen
web-dungeon-swap = Buch 17: eine Dungeonkarte in die Schachtel, eine andere aus dem Markt.
web-dungeon-swap-box = In die Schachtel
web-dungeon-swap-take = Aus dem Markt
web-dungeon-swap-done = Tauschen
web-dungeon-swap-nothing = Nichts tauschen

# Regeln
web-dungeon-rules-lead = In jeder Runde legen alle einen Dungeon aus fünf Karten und zeichnen einen Weg hindurch. Was der Weg entdeckt, zählt für die Ziele der Runde. Zwischen den Runden verkauft der Feenmarkt bessere Karten, Zauberbücher und Feenplättchen. Sechs Runden; die meisten Siegpunkte gewinnen.
web-dungeon-rules-round-title = Eine Runde
web-dungeon-rules-step-market = Einkaufen: reihum bessere Karten, Zauberbücher und Feenplättchen kaufen.
web-dungeon-rules-step-build = Bauen: die fünf Karten als einen Dungeon auslegen.
web-dungeon-rules-step-path = Der Weg: eine Linie hindurch zeichnen, so weit sie führt.
web-dungeon-rules-step-score = Belohnung: Was die Linie entdeckt hat, bringt Siegpunkte und Münzen.
web-dungeon-rules-step-clean-up = Aufräumen: eine Karte behalten oder für immer loswerden; dann die nächste Runde.
web-dungeon-rules-market-title = Einkaufen
web-dungeon-rules-market = Das neue Hauptziel ist bekannt. Reihum kauft man eine Sache oder passt; wer gepasst hat, kauft in dieser Runde nichts mehr. Ein Feenplättchen kostet 1 Münze, ein Zauberbuch 2, eine Dungeonkarte 3 bis 6. Die oberste Karte eines Stapels kann man verdeckt kaufen. Niemand behält mehr als zwei Bücher. Es beginnt, wer die wenigsten Münzen hat.
web-dungeon-rules-hand = Gekaufte Karten kommen auf die Hand; dann zieht man aus dem eigenen Deck auf fünf Karten nach. Handkarten sind geheim.
web-dungeon-rules-build-title = Bauen
web-dungeon-rules-build = Alle bauen gleichzeitig aus genau ihren fünf Karten. Karten liegen hochkant und dürfen um 180° gedreht werden. Sie berühren sich, ohne sich zu überdecken, beliebig versetzt; wo zwei aneinander grenzen, muss mindestens ein Korridor hinüberführen.
web-dungeon-rules-path-title = Der Weg
web-dungeon-rules-path = Eine Linie, von einem offenen Korridor am Rand aus. Sie darf sich nicht kreuzen. Ein Korridor und eine Kreuzung werden einmal benutzt; ein Raum darf durch andere Öffnungen wieder betreten werden. Der Weg endet an einem Ausgang, einer anderen Öffnung am Rand, oder in einer Sackgasse. Was entdeckt ist, bleibt entdeckt.
web-dungeon-rules-levels = Treppen verbinden Hauptebene und Untergrund. Eine Fallgrube führt nur hinab, außer ein Seil überwindet sie. Eine Lavagrube braucht ein Seil.
web-dungeon-rules-finds-title = Entdeckungen
web-dungeon-rules-finds = Der Weg entdeckt, was er erreicht. Ein Schwert besiegt ein Monster, ein Schlüssel öffnet ein Schloss, ein Seil überwindet eine Grube, eine Schriftrolle aktiviert ein Portal: der Weg geht an einem beliebigen anderen weiter. Jeder gefundene Gegenstand, jedes Plättchen und jedes Buch hilft einmal. In einem Raum müssen zuerst alle Monster besiegt werden; dann ist alles darin auf einmal entdeckt.
web-dungeon-rules-time-title = Die Sanduhr
web-dungeon-rules-time = Zeigt das Hauptziel eine Sanduhr, erhält den Zeitbonus von 1 Siegpunkt, wer zuerst fertig ist. Fertig ist endgültig.
web-dungeon-rules-score-title = Belohnung und Aufräumen
web-dungeon-rules-score = Gefundene Münzen nimmt man. Jede Entdeckung des Hauptziels bringt ihre Siegpunkte in Spalte 1. Dann wird ein Nebenziel aufgedeckt und in Spalte 2 gewertet. Ein Ausgang wird in Spalte 4 angekreuzt.
web-dungeon-rules-clean-up = Für jedes gefundene Recycling darf man eine der fünf Karten für die nächste Runde auf der Hand behalten, für jede Schere eine für immer in die Schachtel legen. Der Rest kommt auf den Ablagestapel.
web-dungeon-rules-end-title = Das Ende
web-dungeon-rules-end = Nach Runde 6: Spalte 1 ganz, Spalte 2 halb, die Zeitboni, 2 Siegpunkte für die meisten Ausgänge und 1 für die zweitmeisten, ein Drittel der Münzen. Bei Gleichstand gewinnt die höhere Spalte 2.
web-dungeon-rules-goals-title = Ziele
web-dungeon-rules-books-title = Zauberbücher
web-dungeon-rules-cards-title = Alle Karten
web-dungeon-rulings-title = Klärungen
web-dungeon-rulings = Wo das Regelheft schweigt, spielen wir so. Diese Fälle kommen am häufigsten vor.
web-dungeon-ruling-2 = Man hat höchstens fünf Handkarten. Wer fünf hat, kauft keine Dungeonkarten mehr.
web-dungeon-ruling-7 = Eine Öffnung vor der Wand der Nachbarkarte ist eine Sackgasse.
web-dungeon-ruling-8 = Zwei Karten mit gemeinsamer Grenze müssen durch mindestens ein Paar Gänge verbunden sein, die einander gegenüberliegen. Die anderen Öffnungen dürfen an Wände stoßen.
web-dungeon-ruling-9 = Eingang und Ausgang sind Öffnungen am äußeren Rand. Leerer Tisch ist draußen, auch in einer Bucht zwischen Karten.
web-dungeon-ruling-19 = Wer auf irgendeine Weise in einen Raum kommt, betritt ihn: Zuerst sind seine Monster dran.
web-dungeon-ruling-20 = Wer nicht alle Monster eines Raums besiegen kann oder will, besiegt so viele wie gewünscht. Diese zählen, sonst nichts in dem Raum, und der Weg endet dort.
web-dungeon-ruling-31 = In einer Sackgasse kann der Weg noch durch ein Portal oder ein Buch weitergehen.
web-dungeon-ruling-33 = Für den Zeitbonus braucht es fünf richtig gelegte Karten und einen Weg, der nicht leer ist.
web-dungeon-ruling-34 = Ist die Zeit um, zählen dein letzter erlaubter Dungeon und Weg. Ohne sie hast du nichts entdeckt.
web-dungeon-ruling-38 = Karten, die sich nur an einer Ecke berühren, haben keine gemeinsame Grenze.

web-dungeon-example-right = Erlaubt
web-dungeon-example-wrong = Nicht erlaubt
web-dungeon-example-laid = Karten dürfen versetzt liegen: ein Korridor der einen trifft auf einen der anderen.
web-dungeon-example-apart = Diese beiden grenzen aneinander, und kein Korridor führt hinüber.
web-dungeon-example-turned = Die rechte Karte ist um 180° gedreht: ihre Nummer steht auf dem Kopf.
web-dungeon-example-through = Durch eine Öffnung hinein, durch eine andere hinaus: ein Ausgang. Die Münze im Raum und das Fass sind entdeckt.
web-dungeon-example-back = Ein Korridor wird einmal benutzt: es gibt kein Zurück.
web-dungeon-example-again = Der Raum wird zweimal betreten, jedes Mal durch andere Türen; sein Inhalt zählt einmal.
web-dungeon-example-dead-end = Der Weg endet im Raum. Was er entdeckt hat, bleibt entdeckt.
web-dungeon-example-no-key = Ohne Schlüssel endet der Weg vor dem Schloss.
web-dungeon-example-stairs = Eine Treppe hinab, im Untergrund weiter (gestrichelt), die andere Treppe hinauf.
web-dungeon-example-fall = Ein Sturz führt hinab, eine Treppe wieder hinauf. Die Grube zählt.
web-dungeon-example-rope = Das Seil von oben überwindet die Grube: der Weg geht geradeaus weiter.
web-dungeon-example-lava = Lava braucht ein Seil, das vorher gefunden wurde.
web-dungeon-example-lock = Der Schlüssel der oberen Karte öffnet das Schloss der unteren.
web-dungeon-example-monster = Erst wird das Schwert gefunden, dann das Monster im Raum besiegt; alles andere dort ist damit entdeckt.
web-dungeon-example-portal = Die Schriftrolle aktiviert das Portal; der Weg geht an einem anderen weiter.
web-dungeon-example-goal = Hauptziel Münzen, je 1 Siegpunkt: drei Münzen bringen 3. Hauptziel Räume: ein Raum, 1 Siegpunkt.
