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
web-code-example = k7m2qx4w
web-code-wrong = Ein Code hat acht Buchstaben und Ziffern, etwa k7m2qx4w.
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Öffne einen Tisch und mach ihn öffentlich.
web-seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-rules-link = Regeln
web-verify-link = Mischen prüfen

# Ein neuer Tisch
web-game = Spiel
web-seats = Plätze
web-seat-number = Platz { $number }
web-name-of-seat = Name auf Platz { $number }
web-seat-free = Frei
web-seat-here = An diesem Gerät
web-seat-bot = Bot: { $bot }
web-fewer-seats = Ein Platz weniger
web-more-seats = Ein Platz mehr
web-house-variant-short = Hausvariante
web-option-odds = Chancen sichtbar
web-option-public = Für alle gelistet
web-option-clock = Bedenkzeit
web-clock-none = ohne Uhr
web-clock-seconds = { $seconds } Sekunden
web-clock-day = ein Tag
web-open-table = Tisch öffnen
web-start-now = Gleich anfangen

# Vor dem Spiel
web-invite = Einladen
web-invite-link = Einladungslink
web-code = Code
web-qr = QR-Code des Einladungslinks
web-share = Teilen
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-seat-waiting = Wartet auf jemanden
web-host = lädt ein
web-away = gerade nicht da
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
web-opening = Es wird gemischt: Jedes Gerät gibt seinen Anteil dazu.
web-opening-waits = Warten auf { $names }. Solange ein Gerät fehlt, wird nichts ausgeteilt.
web-call-off = Nicht länger warten
web-call-off-text = Dann werden die Plätze frei, auf die wir warten, und es wird ganz neu gemischt.
web-called-off = Der Start wurde wegen { $names } abgebrochen: Der Platz ist wieder frei, und es wird ganz neu gemischt.
web-attempts = { $count ->
    [one] Ein Start wurde vorher abgebrochen. Danach wurde ganz neu gemischt.
   *[other] { $count } Starts wurden vorher abgebrochen. Jedes Mal wurde ganz neu gemischt.
}
web-seat-lost = Dein Platz ist wieder frei: Dein Gerät hat seinen Anteil nicht rechtzeitig genannt. Du kannst dich wieder hinsetzen.
web-loading-table = Auf dem Weg zum Tisch.
web-end-gone-title = Diesen Tisch gibt es nicht
web-end-gone-text = Der Code stimmt nicht, oder der Tisch ist schon weggeräumt.
web-end-other-rules-title = Dieser Tisch wurde nach älteren Regeln gespielt
web-end-other-rules-text = Der Server kennt inzwischen neuere und kann ihn nicht fortsetzen. Sein Protokoll ist aufgehoben.
web-end-set-aside-title = Dieser Tisch ist beiseitegelegt
web-end-set-aside-text = Der Server ist an ihm gescheitert. Sein Protokoll ist aufgehoben, und alle anderen Tische gehen weiter. Vielleicht ist er nach einem Neustart des Servers wieder da.
web-unknown-game = Dieser Browser kennt das Spiel dieses Tisches nicht.

# Der Tisch
web-players = Alle am Tisch
web-own-seat = du
web-state-decided = hat entschieden
web-state-absent = ein Bot spielt
web-decision = Deine Entscheidung
web-sent = Entschieden.
web-waiting-for = Es fehlen noch: { $names }.
web-watching = Du siehst zu.
web-all-here-decided = Hier haben alle entschieden.
web-bot-plays-you = Deine Zeit ist abgelaufen, ein Bot spielt für dich.
web-take-back = Selbst weiterspielen
web-take-back-as = { $name } spielt weiter
web-hand-to = Gerät an { $name } geben. Die anderen sehen weg.
web-i-am = Ich bin { $name }
web-change-choice = { $name }: neu wählen
web-time-left = Noch { $seconds } Sekunden
web-open-log = Verlauf öffnen
web-log-empty = Noch ist nichts passiert.
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

# Ablehnungen
web-refused = Das ging nicht: { $message }
web-refused-unreachable = Der Server antwortet nicht. Ist das Netz da?
web-refused-no-such-table = Diesen Tisch gibt es nicht.
web-refused-table-full = Alle Plätze sind besetzt.
web-refused-too-fast = Zu schnell. Warte einen Moment.
web-refused-too-many = Der Server ist voll. Versuch es später.
web-refused-changed-enough = Diese Wahl wurde oft genug geändert. Sie gilt jetzt.
web-refused-enough = Davon gab es an diesem Tisch genug.
web-refused-old-page = Diese Seite ist älter als der Server. Lade sie neu.
web-refused-not-now = Das geht gerade nicht.
web-refused-not-host = Das kann nur, wer eingeladen hat.
web-refused-not-your-seat = Das ist nicht dein Platz.

# Mischen prüfen
web-verify-title = Mischen prüfen
web-verify-text = Vor der ersten Ziehung hat der Server den Hash eines geheimen Samens gezeigt und jedes Gerät den Hash seines eigenen Anteils. Erst als alle Hashes bekannt waren, haben die Geräte ihre Anteile genannt. Nach dem Spiel liegt der Samen offen, und jede Ziehung lässt sich nachrechnen, hier, auf deinem Gerät.
web-verify-record = Die Aufzeichnung einer Partie
web-verify-check = Prüfen
web-verify-open = Datei öffnen
web-verify-fair = Jede Ziehung stimmt
web-verify-fair-text = { $draws } Ziehungen aus dem Samen und den Zahlen von { $shares ->
    [one] { $shares } Gerät
   *[other] { $shares } Geräten
} nachgerechnet: jede nahm die Stelle, die sich daraus ergibt.
web-verify-limits = Was das zeigt: Jede Ziehung folgte aus einem Samen und Anteilen, die feststanden, bevor irgendwer alle kannte. Niemand konnte sich also ein Blatt aussuchen. Was es nicht zeigt: dass die richtigen Karten bereitlagen, jede an ihrer Stelle. Das sagen die Regeln, und diese Seite kennt keine Regeln; der Befehl tacora verify prüft auch das. Wer den Server betreibt, konnte sich während des Spiels die Karten ansehen. Wer außerdem mitspielte, konnte einen Start verhindern, und alle sehen, dass er abgebrochen wurde. Und wer alle Geräte selbst in der Hand hatte, hat niemandem etwas bewiesen.
web-verify-shown = Diesem Browser vor dem Spiel gezeigt: der Hash des Samens, sein eigener Anteil und { $count ->
    [one] der Hash des einen Geräts
   *[other] die Hashes aller { $count } Geräte
}. In der Aufzeichnung steht dasselbe.
web-verify-unseen = Dieser Browser hat von diesem Spiel vor seinem Beginn nichts gesehen: Es lief auf anderen Geräten, oder der Speicher hier wurde gelöscht. Die Prüfung zeigt also nur, dass die Aufzeichnung in sich stimmt.
web-verify-not-shown = Das ist nicht, was diesem Browser vor dem Spiel gezeigt wurde
web-verify-differs-scheme = Es sollte auf andere Weise gemischt werden.
web-verify-differs-commitment = Der Hash des Samens war ein anderer.
web-verify-differs-hashes = Die Hashes der Anteile waren andere.
web-verify-differs-share = Der Anteil dieses Browsers fehlt.
web-verify-differs-attempts = Die Zahl der abgebrochenen Starts war eine andere.
web-verify-wrong-share = Anteil { $share } ist nicht der, den sein Gerät versprochen hatte
web-verify-first-scheme = Dieses Spiel wurde auf die ältere Weise gemischt, bei der Anteile sofort bekannt waren. Wer den Server betrieb und mitspielte, konnte Anteile ausprobieren, bis das Blatt passte.
web-verify-save-seen = Speichern, was dieser Browser gesehen hat
web-verify-commitment = Vor dem Spiel gezeigter Hash:
web-verify-wrong-seed = Der Samen ist nicht der versprochene
web-verify-wrong-draw = Ziehung { $draw } stimmt nicht (Schritt { $step })
web-verify-wrong-place = Der Samen ergibt Stelle { $place } von { $of }; in der Aufzeichnung steht Stelle { $told }.
web-verify-miscounted = Die Partie hat { $drawn } Ziehungen, ihr Nachweis { $told }
web-verify-unreadable-json = Das ist kein JSON.
web-verify-unreadable-format = Das ist nicht die Aufzeichnung einer Partie.
web-verify-unreadable-older = Diese Aufzeichnung ist von der ersten Art: Sie sagt nicht, wie viele Möglichkeiten jede Ziehung hatte. Diese Seite kann sie nicht prüfen, der Befehl tacora verify kann es.
web-verify-unreadable-no-fair = Diese Aufzeichnung hat keinen Samen: Sie stammt nicht von einem Online-Tisch.
web-verify-unreadable-scheme = So gemischte Aufzeichnungen kennt diese Seite nicht.
web-verify-draws = Alle Ziehungen
web-verify-draw = { $draw }: Stelle { $place } von { $of }
web-verify-how = Das Verfahren ist beschrieben, damit alle ihre eigene Prüfung schreiben können.

# Regeln
web-rules-title = Die Regeln
