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
diamant-trap-ram = Spiked ram
diamant-trap-spikes = Spike trap

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
