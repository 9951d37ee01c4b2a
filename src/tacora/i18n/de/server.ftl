# Wer den Online-Tisch betreibt, auf der Kommandozeile.
server-ready = Tacora ist bereit unter { $address }
server-lan = In diesem Netz sind andere dabei unter { $address }
server-stop = Strg-C beendet es; die Spiele bleiben erhalten.
server-stopped = Tacora ist beendet. Die Spiele bleiben erhalten.
server-no-address = Kein Anschluss an { $host }, Port { $port }: { $why }
server-no-database = Die Datenbank { $database } ist nicht nutzbar: { $why }

# War fair gemischt?
verify-fair = { $draws ->
    [one] Die { $draws } Ziehung stimmt.
   *[other] Alle { $draws } Ziehungen stimmen.
}
verify-proof = { $shares ->
    [one] Sie folgen aus dem Startwert, der als { $commitment } versprochen war, und { $shares } Beitrag.
   *[other] Sie folgen aus dem Startwert, der als { $commitment } versprochen war, und { $shares } Beiträgen.
}
verify-facts = { $facts ->
    [one] Eine Angabe stammt von einer Uhr, etwa wer zuerst fertig war. Kein Startwert ergibt sie, also ist sie nicht geprüft.
   *[other] { $facts } Angaben stammen von einer Uhr, etwa wer zuerst fertig war. Kein Startwert ergibt sie, also sind sie nicht geprüft.
}
verify-broken-promise = Nicht fair: Der Startwert ist nicht der, der als { $commitment } versprochen war.
verify-wrong-draw = Nicht fair: Schritt { $step } hat { $recorded }, gezogen war { $drawn }.
verify-attempts = { $attempts ->
    [one] Vorher wurde ein Start abgebrochen.
   *[other] Vorher wurden { $attempts } Starts abgebrochen.
}
verify-seen = Genau das wurde dem Browser vor der Partie gezeigt.
verify-unseen = Ob das vor der Partie jemandem gezeigt wurde, kann nur ein Browser sagen, der mitgespielt hat: --seen nimmt, was er gespeichert hat.
verify-wrong-share = Nicht fair: Anteil { $share } ist nicht der, den sein Gerät versprochen hatte.
verify-differs-scheme = Nicht, was dem Browser gezeigt wurde: Es sollte auf andere Weise gemischt werden.
verify-differs-commitment = Nicht, was dem Browser gezeigt wurde: Für den Startwert war etwas anderes versprochen.
verify-differs-hashes = Nicht, was dem Browser gezeigt wurde: Die Hashes der Anteile waren andere.
verify-differs-share = Nicht, was dem Browser gezeigt wurde: Sein eigener Anteil fehlt.
verify-differs-attempts = Nicht, was dem Browser gezeigt wurde: Die Zahl der abgebrochenen Starts war eine andere.
server-in-use = Ein anderer Server (Prozess { $process }) benutzt die Datenbank { $database }.
server-one-process = Mehrere Prozesse brauchen PostgreSQL: { $database } ist für einen allein.
server-no-origin = --proxy ist gesetzt, aber kein --origin: Seiten unter der Adresse des Proxys werden abgewiesen. Bitte mit --origin https://SEIN.NAME starten
backup-done = Die Kopie ist { $file }: { $tables } Tische, { $entries } Einträge.
admin-table = { $table }: { $game }, { $phase }, Menschen auf { $people } von { $seats } Plätzen, anwesend { $present }, Verbindungen { $sockets }, still seit { $minutes } min
admin-worker = { $table }: { $game }, { $phase }, Prozess { $worker }
admin-tables = { $count ->
    [one] Ein Tisch ist offen.
   *[other] { $count } Tische sind offen.
}
admin-closed = Tisch { $table } ist geschlossen.
admin-drained = Keine neuen Tische. Noch im Spiel: { $playing }, Verbindungen: { $sockets }.
admin-undrained = Neue Tische sind wieder willkommen. Im Spiel: { $playing }, Verbindungen: { $sockets }.
admin-clock-ok = Der Uhr wird geglaubt; alte Tische werden gelöscht.
