# Mischen prüfen.
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
