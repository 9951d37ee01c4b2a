# Wer den Online-Tisch betreibt, auf der Kommandozeile.
server-ready = Tacora ist bereit unter { $address }
server-lan = In diesem Netz sind andere dabei unter { $address }
server-stop = Strg-C beendet es; die Spiele bleiben erhalten.
server-stopped = Tacora ist beendet. Die Spiele bleiben erhalten.
server-no-address = Kein Anschluss an { $host }, Port { $port }: { $why }
server-no-database = Die Datenbank { $database } ist nicht nutzbar: { $why }
