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
web-quick = Kürzere Pausen
web-vibrate = Vibrieren, wenn ich dran bin
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-forbidden = Der Browser lässt diese Seite nicht benachrichtigen. Du kannst es in seinen Einstellungen erlauben.
web-keys = Tasten für die Entscheidung
web-keys-choose = Entscheidung ansteuern und treffen
web-you = Du

# Startseite
web-play-bots-hint = Sofort ein Spiel gegen drei Bots.
web-your-name = Dein Name
web-default-name = Spürnase
web-your-hat = Dein Hut
web-hat = Hut { $number }
web-hat-taken = Hut { $number }, vergeben
web-name-empty = Ein Name braucht etwas, das man sieht.
web-name-long = Ein Name hat höchstens 20 Zeichen.
web-name-strange = In diesem Namen steckt etwas, das niemand sehen kann.
web-together = Mit anderen
web-together-text = Tisch öffnen, Link schicken. Niemand braucht ein Konto.
web-create-table = Neuer Tisch
web-join-code = Code oder Link eines Tisches
web-join = Dazu
web-code-example = k7m2qx4w
web-code-wrong = Ein Code hat acht Buchstaben und Ziffern, etwa k7m2qx4w.
web-own-games = Deine Spiele
web-finished-games = Beendete Spiele
web-own-lobby = Noch nicht begonnen
web-own-turn = Du bist dran
web-own-over = Zu Ende
web-own-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
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
web-drop-seat = Diesen Platz entfernen
web-change-table = Tisch ändern
web-change-done = So spielen wir
web-pass-host = Leitung übergeben
web-pass-host-to = Leitung an { $name } übergeben
web-remove = Entfernen
web-remove-person = { $name } entfernen
web-remove-sure = { $name } wirklich entfernen
web-remove-not = Doch nicht
web-removed = Dein Platz wurde wieder freigegeben. Du kannst dich neu setzen, wo ein Platz frei ist.
web-start-here = Mit allen starten, die da sind
web-start-here-text = Die freien Plätze fallen weg.
web-start-here-without = Ohne { $names } und ohne freie Plätze.
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
web-state-decided = entschieden
web-state-absent = ein Bot spielt
web-bot = Bot
web-decision = Deine Entscheidung
web-sent = Entschieden.
web-waiting-for = Es fehlen noch: { $names }.
web-waiting-for-many = Es fehlen noch { $count }.
web-watching = Du siehst zu.
web-all-here-decided = Hier haben alle entschieden.
web-bot-plays-you = Deine Zeit ist abgelaufen, ein Bot spielt für dich.
web-take-back = Selbst weiterspielen
web-take-back-as = { $name } spielt weiter
web-away-told = { $names } { $count ->
    [one] ist seit einer Weile nicht da.
   *[other] sind seit einer Weile nicht da.
} Ein Bot kann weiterspielen; wer zurückkommt, hat seinen Platz sofort wieder.
web-stand-in = Bot weiterspielen lassen
web-wait = Warten
web-began-without-you = Das Spiel hat ohne dich begonnen. Du schaust zu.
web-note-stood-in = { $name } ist nicht da. Ein Bot spielt weiter.
web-note-out-of-time = Die Zeit von { $name } ist um. Ein Bot spielt weiter.
web-note-returned = { $name } ist zurück und spielt wieder.
web-note-left = { $name } hat den Tisch verlassen. Ein Bot spielt weiter.
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
web-leaving = Einen Moment, der Tisch erfährt es.
web-leaving-waits = Du hast den Tisch noch nicht verlassen: Es gibt kein Netz. Du gehst, sobald es wieder da ist; schließt du diese Seite, dann bei deinem nächsten Besuch hier. Wer an den Tisch zurückkommt, bleibt.
web-left-waits = Du verlässt deinen Tisch ({ $game }), sobald der Server zu erreichen ist.
web-left-return = Zurück an den Tisch
web-left-done = Du hast deinen Tisch verlassen ({ $game }).
web-left-returned = Du bist wieder da: Der Tisch hatte noch nicht gehört, dass du gehst.
web-stay = Bleiben

# Das Ende
web-place = Rang
web-player = Name
web-score = Punkte

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
web-refused-not-away = Diese Person ist wieder da.
web-refused-bad-options = So kann das Spiel nicht gespielt werden.
web-refused-bad-name = Dieser Name geht hier nicht. Bitte wähle einen anderen.
web-refused-not-host = Das kann nur, wer eingeladen hat.
web-refused-not-your-seat = Das ist nicht dein Platz.

# Mischen prüfen
web-verify-title = Mischen prüfen

# Regeln
web-rules-title = Die Regeln
