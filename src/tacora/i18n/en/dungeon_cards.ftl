# The dungeon's cards, listed and drawn.
dungeon-cards-start = Start cards
dungeon-cards-cost = Dungeon cards for { $coins }
dungeon-cards-written = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
} in { $folder }
dungeon-card-start = { $card }: start card, { $openings }
dungeon-card-cost = { $card }: dungeon card for { $coins }, { $openings }
dungeon-card-openings = { $count ->
    [one] { $count } opening
   *[other] { $count } openings
}
dungeon-card-main = Main level
dungeon-card-under = Underground
dungeon-card-capitals = Capital letters stand in rooms.

dungeon-feature-coin = coin
dungeon-feature-barrel = barrel
dungeon-feature-sword = sword
dungeon-feature-rope = rope
dungeon-feature-key = key
dungeon-feature-scroll = scroll
dungeon-feature-monster = monster
dungeon-feature-lock = lock
dungeon-feature-lava = lava pit
dungeon-feature-fall = fall pit
dungeon-feature-portal = portal
dungeon-feature-recycling = recycling
dungeon-feature-scissors = scissors
dungeon-feature-stairs = stairs
dungeon-feature-room = room
