# Replaying a match record.
replay-seats = Am Tisch: { $names }
replay-awaits-card = Hier endet die Aufzeichnung, bevor die nächste Karte aufgedeckt wird.
replay-awaits-decisions = Hier endet die Aufzeichnung; eine Entscheidung steht noch aus: { $names }.
