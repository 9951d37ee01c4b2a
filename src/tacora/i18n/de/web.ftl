# Die eigenen Wörter des Browsers.

# Überall
web-language = Sprache
web-pages = Seiten
web-close = Schließen
web-loading = Einen Moment.
web-going = Unterwegs ...
web-try-again = Noch einmal
web-back-home = Startseite
web-unreachable = Der Server antwortet nicht.
web-lost-title = Hier geht es nicht weiter
web-lost-text = Diese Seite gibt es nicht. Zur Höhle geht es andersherum.
web-menu = Menü und Hilfe
web-sound = Ton
web-keys = Tasten für die Entscheidung
web-keys-choose = Entscheidung ansteuern und treffen
web-you = Du

# Startseite
web-promise = Zusammen in die Höhle. Rechtzeitig wieder hinaus.
web-play-bots = In die Höhle
web-play-bots-hint = Sofort ein Spiel gegen drei Bots.
web-your-name = Dein Name
web-default-name = Höhlenmensch
web-your-hat = Dein Hut
web-hat = Hut { $number }
web-together = Mit anderen
web-together-text = Tisch öffnen, Link schicken. Niemand braucht ein Konto.
web-create-table = Neuer Tisch
web-join-code = Code oder Link eines Tisches
web-join = Dazu
web-code-example = k7m2qx
web-code-wrong = Ein Code hat sechs Buchstaben und Ziffern, etwa k7m2qx.
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Öffne einen Tisch und mach ihn öffentlich.
web-seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-rules-link = Regeln
web-verify-link = Mischen prüfen

# Ein neuer Tisch
web-edition = Ausgabe
web-edition-2017 = 2017
web-edition-2024 = 2024
web-edition-international = International
web-edition-2017-note = Spinne und Ramme; fünf Relikte, immer im Stapel.
web-edition-2024-note = Skorpion und Stacheln; auf Wunsch Relikte mit Zahlen.
web-edition-international-note = Gespielt wie 2024, nach den englischen und hebräischen Regeln.
web-seats = Plätze
web-seat-number = Platz { $number }
web-name-of-seat = Name auf Platz { $number }
web-seat-free = Frei
web-seat-here = An diesem Gerät
web-seat-bot = Bot: { $bot }
web-bot-random = launisch
web-bot-timid = ängstlich
web-bot-steady = besonnen
web-bot-bold = kühn
web-bot-odds = rechnet mit
web-bot-survivor = weiß, wann Schluss ist
web-fewer-seats = Ein Platz weniger
web-more-seats = Ein Platz mehr
web-house-variant = Allein oder zu zweit: eine Hausvariante, in keiner Regel vorgesehen.
web-house-variant-short = Hausvariante
web-option-relics = Relikte
web-option-hidden-chests = Verdeckte Truhen
web-option-odds = Chancen sichtbar
web-option-public = Für alle gelistet
web-option-clock = Bedenkzeit
web-clock-none = ohne Uhr
web-clock-seconds = { $seconds } Sekunden
web-clock-day = ein Tag
web-open-table = Tisch öffnen
web-start-now = Gleich anfangen

# Vor dem Spiel
web-lobby-title = Im Camp
web-invite = Einladen
web-invite-text = Komm mit in die Höhle.
web-invite-link = Einladungslink
web-code = Code
web-qr = QR-Code des Einladungslinks
web-share = Teilen
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-seat-waiting = Wartet auf jemanden
web-host = lädt ein
web-away = gerade nicht da
web-with-relics = mit Relikten
web-without-relics = ohne Relikte
web-start = In die Höhle
web-start-needs = { $count ->
    [one] { $count } Platz ist noch frei. Warte, oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei. Warte, oder gib sie Bots.
}
web-start-waits = Noch sind nicht alle zur Revanche da. Warte, oder gib den Platz einem Bot.
web-seat-kept = Für die Revanche frei gehalten
web-wait-for-host = Du bist dabei. Wer eingeladen hat, fängt an.
web-take-seat = Platz nehmen
web-people-here = Leute an diesem Gerät
web-sit-down = Hinsetzen
web-watch-lobby = Alle Plätze sind besetzt. Du kannst zusehen.
web-loading-table = Auf dem Weg zum Tisch.
web-no-table-title = Diesen Tisch gibt es nicht
web-no-table-text = Der Code stimmt nicht, oder der Tisch ist schon weggeräumt.

# Der Tisch
web-cave = Die Höhle
web-path = Der Pfad in die Höhle
web-camp = Das Camp
web-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-relic-gone = mitgenommen
web-traps = Fallen
web-trap-state = { $trap }, { $met ->
    [1] jetzt gefährlich
   *[other] noch nicht da
}, noch { $left } im Spiel
web-relic-pile = Relikte, die noch kommen
web-expedition-of = Expedition { $expedition } von { $expeditions }
web-entrance-open = Eingang { $number }, kommt noch
web-entrance-current = Eingang { $number }, diese Expedition
web-entrance-closed = Eingang { $number }, versperrt
web-players = Alle am Tisch
web-state-cave = in der Höhle
web-state-decided = hat entschieden
web-state-home = im Camp
web-state-absent = ein Bot spielt
web-beside = Neben der Truhe
web-beside-count = Neben der Truhe: { $count }
web-chest = In der Truhe
web-chest-count = In der Truhe: { $count }
web-chest-hidden = Truhe verdeckt
web-relics-count = Relikte: { $count }, zusammen { $points }
web-decision = Deine Entscheidung
web-ask = Weiter, oder zurück?
web-return = Zurück
web-continue = Weiter
web-if-alone = falls allein
web-risk = { $percent } Risiko
web-key-return = Z
web-key-continue = W
web-sent = Entschieden.
web-waiting-for = Es fehlen noch: { $names }.
web-watching = Du siehst zu.
web-at-the-fire = Du sitzt am Feuer.
web-all-here-decided = Hier haben alle entschieden.
web-bot-plays-you = Deine Zeit ist abgelaufen, ein Bot spielt für dich.
web-take-back = Selbst weiterspielen
web-take-back-as = { $name } spielt weiter
web-hand-to = Gerät an { $name } geben. Die anderen sehen weg.
web-i-am = Ich bin { $name }
web-change-choice = { $name }: neu wählen
web-time-left = Noch { $seconds } Sekunden
web-log = Verlauf und Chancen
web-open-log = Verlauf öffnen
web-log-empty = Noch ist nichts passiert.
web-odds = Die nächste Karte
web-odds-trap = Zweite Falle ihrer Art
web-odds-gain = Erwarteter Gewinn
web-odds-rubies = { $rubies } Rubine
web-odds-later = Wenn du entscheiden musst.
web-odds-forbidden = An diesem Tisch ohne Chancen.
web-chat = Etwas sagen
web-mute = Stumm
web-chat-hello = Hallo
web-chat-good-luck = Viel Glück
web-chat-well-played = Gut gespielt
web-chat-ouch = Autsch
web-chat-one-more-card = Eine geht noch
web-chat-time-to-go = Zeit zu gehen
web-chat-thinking = Ich überlege
web-chat-hurry = Heute wäre schön
web-chat-thanks = Danke
web-chat-bye = Bis bald
web-leave = Tisch verlassen
web-leave-sure = Ein Bot übernimmt deinen Platz für immer. Gehen?
web-leave-lobby-sure = Dein Platz wird frei. Gehen?
web-stay = Bleiben

# Das Ende
web-place = Rang
web-player = Name
web-gems = Steine
web-relics = Relikte
web-score = Punkte
web-rematch = Revanche
web-join-rematch = Zur Revanche
web-watch-rematch = Bei der Revanche zusehen
web-verify-this = Mischen prüfen

# Die Verbindung
web-link-connecting = Verbindung wird aufgebaut.
web-link-open = Verbunden.
web-link-reconnecting = Verbindung verloren. Der Rückweg wird gesucht.
web-link-offline = Kein Netz. Das Spiel wartet; deine Wahl geht hinaus, sobald es wieder da ist.
web-link-restarting = Der Server startet neu. Einen Moment.
web-link-gone = Der Tisch ist weg.

# Ablehnungen
web-refused = Das ging nicht: { $message }
web-refused-unreachable = Der Server antwortet nicht. Ist das Netz da?
web-refused-no-such-table = Diesen Tisch gibt es nicht.
web-refused-table-full = Alle Plätze sind besetzt.
web-refused-too-fast = Zu schnell. Warte einen Moment.
web-refused-too-many = Der Server ist voll. Versuch es später.
web-refused-not-now = Das geht gerade nicht.
web-refused-not-host = Das kann nur, wer eingeladen hat.
web-refused-not-your-seat = Das ist nicht dein Platz.

# Mischen prüfen
web-verify-title = Mischen prüfen
web-verify-text = Vor der ersten Karte hat der Server den Hash eines geheimen Samens gezeigt, und jedes Gerät hat eine eigene Zahl beigesteuert. Nach dem Spiel liegt der Samen offen, und jede gezogene Karte lässt sich nachrechnen, hier, auf deinem Gerät.
web-verify-record = Die Aufzeichnung einer Partie
web-verify-check = Prüfen
web-verify-open = Datei öffnen
web-verify-fair = Jede Karte stimmt
web-verify-fair-text = { $draws } Züge aus dem Samen und den Zahlen von { $shares ->
    [one] { $shares } Gerät
   *[other] { $shares } Geräten
} nachgerechnet: alle wie gespielt.
web-verify-commitment = Vor dem Spiel gezeigter Hash:
web-verify-wrong-seed = Der Samen ist nicht der versprochene
web-verify-wrong-draw = Ziehung { $draw } stimmt nicht (Schritt { $step })
web-verify-wrong-card = Der Samen ergibt { $card }; in der Aufzeichnung steht { $told }.
web-verify-unreadable-json = Das ist kein JSON.
web-verify-unreadable-format = Das ist nicht die Aufzeichnung einer Partie.
web-verify-unreadable-no-fair = Diese Aufzeichnung hat keinen Samen: Sie stammt nicht von einem Online-Tisch.
web-verify-unreadable-scheme = So gemischte Aufzeichnungen kennt diese Seite nicht.
web-verify-draws = Alle Ziehungen
web-verify-draw = { $draw }: eine von { $of }
web-verify-how = Dieselbe Prüfung gibt es auf der Kommandozeile: tacora verify. Das Verfahren ist beschrieben, damit alle ihre eigene schreiben können.

# Regeln
web-rules-title = Die Regeln
web-rules-goal = Ihr geht zusammen in die Tacorahöhle, Karte für Karte. Wer rechtzeitig umkehrt, behält seine Rubine. Wer zu lange bleibt, rennt mit leeren Händen hinaus. Fünf Expeditionen; am Ende gewinnt, wer am meisten hat.
web-rules-explore-title = Eine Karte wird aufgedeckt
web-rules-explore = Die oberste Karte des Stapels wird ans Ende des Pfads gelegt, und alle in der Höhle treten darauf.
web-rules-treasure = Schatz. Die Rubine werden gleichmäßig auf alle in der Höhle verteilt und neben die Truhen gelegt. Was sich nicht teilen lässt, bleibt auf der Karte.
web-rules-trap = Falle. Die erste ihrer Art tut nichts. Bei der zweiten gleichen fliehen alle aus der Höhle und verlieren, was neben der Truhe liegt.
web-rules-relic = Relikt. Es liegt auf dem Pfad, bis es jemand heimbringt, und das kann nur, wer allein zurückgeht.
web-rules-decide-title = Alle entscheiden
web-rules-decide = Nach jeder Karte wählen alle in der Höhle geheim, und die Entscheidungen werden gleichzeitig aufgedeckt. Bis die letzte gefallen ist, darf man es sich anders überlegen.
web-rules-return = Zurück. Alle, die jetzt gehen, teilen die Rubine auf dem Pfad gleichmäßig und legen sie mit den eigenen in die Truhe. Dort sind sie sicher.
web-rules-continue = Weiter. Du bleibst für die nächste Karte, und mit dir, was neben deiner Truhe liegt.
web-rules-alone = Wer allein geht, nimmt alle Rubine vom Pfad und alle Relikte mit. Gehen mehrere, bleiben die Relikte liegen, ebenso Rubine, die sich nicht teilen lassen.
web-rules-end-title = Das Ende
web-rules-expedition-end = Eine Expedition endet, wenn niemand mehr in der Höhle ist, oder bei der zweiten Falle einer Art. Ihr Eingang wird versperrt. Nach einer Falle ist eine der beiden Fallenkarten aus dem Spiel, ebenso Relikte, die niemand genommen hat. Alle anderen Karten kommen zurück in den Stapel.
web-rules-end = Nach der fünften Expedition wird gezählt: ein Rubin ist ein Punkt, ein Diamant fünf, Relikte, was sie wert sind. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.
web-rules-material-title = In der Schachtel
web-rules-material = 15 Schätze (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17), 15 Fallen (fünf Arten, je drei), 5 Relikte. Fünf Rubine sind so viel wert wie ein Diamant.
web-rules-editions-title = Ausgaben
web-rules-editions = Die Regelhefte unterscheiden sich ein wenig. Jeder Tisch sagt, welchem er folgt.
web-rules-difference = Unterschied
web-differs-relics = Relikte
web-differs-relics-2017 = immer dabei, alle gleich
web-differs-relics-2024 = mit oder ohne: 5, 7, 8, 10, 12
web-differs-relics-international = mit oder ohne: 5, 7, 8, 10, 12
web-differs-deck = Sie kommen in den Stapel
web-differs-deck-2017 = alle fünf vor dem Spiel
web-differs-deck-2024 = eins je Expedition, das kleinste zuerst
web-differs-deck-international = eins je Expedition, das kleinste zuerst
web-differs-worth = Sie sind wert
web-differs-worth-2017 = die ersten drei genommenen je 5, spätere 10
web-differs-worth-2024 = ihre Zahl
web-differs-worth-international = ihre Zahl
web-differs-traps = Fallen
web-differs-traps-2017 = Spinne, Schlange, Lava, Kugel, Ramme
web-differs-traps-2024 = Skorpion, Schlange, Lava, Kugel, Stacheln
web-differs-traps-international = Skorpion, Schlange, Lava, Kugel, Stacheln
web-differs-entrance = Ein Eingang, danach
web-differs-entrance-2017 = wird mit einem Plättchen versperrt
web-differs-entrance-2024 = sein Plättchen kommt weg
web-differs-entrance-international = sein Plättchen kommt weg
web-differs-chest = Truhen
web-differs-chest-2017 = Regel schweigt; verdeckt als Option
web-differs-chest-2024 = dürfen geheim bleiben
web-differs-chest-international = Regel schweigt; verdeckt als Option
web-differs-players = Zu wievielt
web-differs-players-2017 = bis 8
web-differs-players-2024 = 3 bis 8
web-differs-players-international = bis 8
web-rulings-title = Klärungen
web-rulings = Wo alle Regelhefte schweigen, spielen wir so.
web-ruling-1 = Der Vorrat geht nie aus, und niemand zählt ihn.
web-ruling-2 = Der Stapel kann in einer Expedition nicht ausgehen: Vorher kommen zwei gleiche Fallen. Ein eigener Stapel, bei dem das anders wäre, wird abgelehnt.
web-ruling-3 = Edelsteine werden in möglichst wenigen Stücken gezeigt, Diamanten zuerst. Wechseln kostet nichts und geschieht von selbst.
web-ruling-4 = 2017: Gleichzeitig genommene Relikte werden nacheinander gewertet. Das dritte des Spiels ist 5 wert, das vierte 10.
web-ruling-5 = Wer die Bedenkzeit überschreitet, kehrt ins Camp zurück und gilt als abwesend. Ein Bot darf den Platz übernehmen, und man darf ihn zurückholen.
web-ruling-6 = Wer allein geht, nimmt alle Relikte, ohne gefragt zu werden.
web-ruling-7 = Verdeckte Truhen verdecken nur die Edelsteine darin. Relikte und jeder Gewinn sind offen; wer mitzählt, kann es wissen.
web-ruling-8 = Nach der fünften Expedition wird wie nach jeder anderen versperrt und weggeräumt; nur gemischt wird nicht mehr.
web-ruling-9 = Eigene Tische: Ist kein Relikt mehr auf dem Stoß, kommt keines dazu. In der Ausgabe 2017 sagen zwei Zahlen, was Relikte wert sind: für die ersten drei, für die späteren.
