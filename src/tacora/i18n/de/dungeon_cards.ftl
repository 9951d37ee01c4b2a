# Die Karten des Dungeons, aufgezählt und gezeichnet.
dungeon-cards-start = Startkarten
dungeon-cards-cost = Dungeonkarten für { $coins }
dungeon-cards-written = { $count ->
    [one] { $count } Bild
   *[other] { $count } Bilder
} in { $folder }
dungeon-card-start = { $card }: Startkarte, { $openings }
dungeon-card-cost = { $card }: Dungeonkarte für { $coins }, { $openings }
dungeon-card-openings = { $count ->
    [one] { $count } Öffnung
   *[other] { $count } Öffnungen
}
dungeon-card-main = Hauptebene
dungeon-card-under = Untergrund
dungeon-card-capitals = Großbuchstaben stehen in Räumen.

dungeon-feature-coin = Münze
dungeon-feature-barrel = Fass
dungeon-feature-sword = Schwert
dungeon-feature-rope = Seil
dungeon-feature-key = Schlüssel
dungeon-feature-scroll = Schriftrolle
dungeon-feature-monster = Monster
dungeon-feature-lock = Schloss
dungeon-feature-lava = Lavagrube
dungeon-feature-fall = Fallgrube
dungeon-feature-portal = Portal
dungeon-feature-recycling = Recycling
dungeon-feature-scissors = Schere
dungeon-feature-stairs = Treppe
dungeon-feature-room = Raum
