# Diamant: the words of the game, for every face.
diamant-title = Diamant

diamant-edition-2017 = edition 2017
diamant-edition-2024 = edition 2024
diamant-edition-international = international edition

diamant-rubies = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
diamant-diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
diamant-no-gems = nothing
diamant-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

diamant-card-treasure = Treasure { $rubies }
diamant-card-relic = Relic
diamant-card-relic-numbered = Relic { $number }

diamant-trap-spider = Giant spider
diamant-trap-scorpion = Giant scorpion
diamant-trap-snake = Snake
diamant-trap-lava = Lava pit
diamant-trap-boulder = Rolling boulder
diamant-trap-boulder-2017 = Rolling boulder
diamant-trap-ram = Spiked ram
diamant-trap-spikes = Spike trap

diamant-trap-short-spider = Spider
diamant-trap-short-scorpion = Scorpion
diamant-trap-short-snake = Snake
diamant-trap-short-lava = Lava
diamant-trap-short-boulder = Boulder
diamant-trap-short-ram = Ram
diamant-trap-short-spikes = Spikes

# The table
diamant-with-relics = with relics
diamant-without-relics = without relics
diamant-hidden-chests = hidden chests
diamant-house-variant = house variant: fewer than 3 players
diamant-custom-table = custom table
diamant-expedition-of = Expedition { $expedition } of { $expeditions }
diamant-none = none
diamant-traps-met = Traps met: { $traps }
diamant-trap-copies = { $trap } { $copies }
diamant-traps-left = Traps in the game: { $traps }
diamant-relics-lying = Relics in the cave: { $relics }
diamant-column-player = Player
diamant-column-beside = Beside
diamant-column-chest = Chest
diamant-column-relics = Relics
diamant-column-total = Total
diamant-in-cave = in the cave
diamant-at-camp = at the camp
diamant-hidden = hidden
diamant-camp = camp
diamant-sheet-note = In each expedition: rubies brought home, { $lost } fled empty-handed.
diamant-odds = Next card: { $trap } % second trap, { $treasure } % treasure, rubies for each on average: { $rubies }.

diamant-rules-summary =
    Card after card you walk into Tacora Cave. A treasure is shared equally; your share lies beside your chest, what cannot be shared stays on the card.
    After every card everybody in the cave chooses in secret: continue or return. Whoever returns shares the rubies on the path and puts everything into the chest, safe to the end. Whoever returns alone also takes the relics in the cave.
    The second trap of one kind ends the expedition: whoever is still in the cave flees and loses what lay beside the chest. One of the two traps leaves the game.
    A ruby is 1 point, a diamond 5. After the last expedition the highest score wins; a tie is a shared victory.
diamant-rulings =
    Where the rulebooks are silent: the reserve never runs dry. Gems change by themselves into the fewest pieces. Rubies that cannot be shared on the way home lie on the treasure card nearest the entrance. A lone leaver takes every relic unasked; in 2017 relics taken together are valued one after the other. Hidden chests hide the gems in the chest only: relics and gains are seen by all. Fewer than 3 players are a house variant.

# What happens
diamant-expedition-began = Expedition { $expedition }: everybody is in the cave.
diamant-relic-shuffled-in = { $relic } is shuffled into the deck.
diamant-treasure-found = { $card }: { $each ->
    [0] too few to share.
    [one] { $each } ruby for each in the cave.
   *[other] { $each } rubies for each in the cave.
}
diamant-treasure-left = { $left ->
    [one] { $left } ruby stays on the card.
   *[other] { $left } rubies stay on the card.
}
diamant-trap-met = { $card }: the first trap of its kind. Nothing happens.
diamant-trap-sprung = { $card }, for the second time: the expedition is lost.
diamant-fled = { $count ->
    [one] { $names } flees empty-handed.
   *[other] { $names } flee empty-handed.
}
diamant-lost = { $count ->
    [one] Back to the reserve: { $gems }.
   *[other] Back to the reserve: { $gems } each.
}
diamant-relic-found = { $card }. Whoever returns alone takes it along.
diamant-stayed = Continue: { $names }.
diamant-left = Return: { $names }.
diamant-path-shared = From the path: { $share ->
    [one] { $share } ruby each.
   *[other] { $share } rubies each.
}
diamant-path-taken = From the path: { $share ->
    [one] { $share } ruby.
   *[other] { $share } rubies.
}
diamant-path-left = { $left ->
    [one] { $left } ruby stays in the cave.
   *[other] { $left } rubies stay in the cave.
}
diamant-banked = { $count ->
    [one] Into the chest: { $gems }.
   *[other] Into each chest: { $gems }.
}
diamant-relics-taken = { $name } takes { $relics }, worth { $points }.
diamant-expedition-ended = Expedition { $expedition } is over; its entrance is closed.
diamant-rubies-returned = { $rubies ->
    [one] { $rubies } ruby from the path goes back to the reserve.
   *[other] { $rubies } rubies from the path go back to the reserve.
}
diamant-out-of-the-game = Out of the game: { $cards }.
diamant-game-ended = The game is over.
diamant-final-score = { $name }: { $score }
diamant-won = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the victory with { $points } each.
}

# On a poster
invite-game-diamant = Diamant
