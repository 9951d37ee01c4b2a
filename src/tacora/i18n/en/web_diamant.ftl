# Diamant in the browser.

# A new table
web-diamant-edition = Edition
web-diamant-edition-2017 = 2017
web-diamant-edition-2024 = 2024
web-diamant-edition-international = International
web-diamant-edition-2017-note = Spider and ram; five relics, always in the deck.
web-diamant-edition-2024-note = Scorpion and spikes; relics with numbers, if you like.
web-diamant-edition-international-note = Played as 2024, in the words of the English and Hebrew rules.
web-diamant-bot-easy = easy
web-diamant-bot-normal = normal
web-diamant-bot-hard = hard
web-diamant-bot-master = master
web-diamant-bot-random = whimsical
web-diamant-bot-timid = timid
web-diamant-bot-steady = steady
web-diamant-bot-bold = bold
web-diamant-bot-odds = counts the odds
web-diamant-bot-survivor = knows when to stop
web-diamant-bot-trained = well trained
web-diamant-bot-rollout = thinks it through
web-diamant-house-variant = One or two players: a house variant, in no rulebook.
web-diamant-option-relics = Relics
web-diamant-option-hidden-chests = Hidden chests

# The lobby
web-diamant-lobby-title = At the camp
web-diamant-invite-text = Come into the cave with us.
web-diamant-with-relics = with relics
web-diamant-without-relics = without relics
web-diamant-start = Into the cave

# The table
web-diamant-cave = The cave
web-diamant-path = The path into the cave
web-diamant-camp = The camp
web-diamant-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
web-diamant-relic-gone = taken
web-diamant-traps = Traps
web-diamant-trap-state = { $met ->
    [1] { $left ->
        [0] { $trap }: lies on the path, and no other can come.
        [one] { $trap }: lies on the path. { $left } more can come, and would end the expedition.
       *[other] { $trap }: lies on the path. { $left } more can come, and the next would end the expedition.
    }
   *[other] { $left ->
        [0] { $trap }: none is left.
       *[other] { $trap }: not met yet, { $left } can come.
    }
}
web-diamant-relic-pile = Relics still to come
web-diamant-expedition-of = Expedition { $expedition } of { $expeditions }
web-diamant-entrance-open = Entrance { $number }, still to come
web-diamant-entrance-current = Entrance { $number }, this expedition
web-diamant-entrance-closed = Entrance { $number }, closed
web-diamant-state-cave = in the cave
web-diamant-state-home = at the camp
web-diamant-beside = Beside the chest
web-diamant-beside-count = Beside the chest: { $count }
web-diamant-chest = In the chest
web-diamant-chest-count = In the chest: { $count }
web-diamant-chest-hidden = Chest hidden
web-diamant-relics-count = Relics: { $count }, worth { $points }
web-diamant-ask = Go on, or go home?
web-diamant-return = Return
web-diamant-continue = Continue
web-diamant-if-alone = if alone
web-diamant-on-path = { $rubies } on the path
web-diamant-risk = { $percent } risk
web-diamant-key-return = R
web-diamant-key-continue = C
web-diamant-idle = You are at the fire.
web-diamant-hurry = To the end of this expedition
web-diamant-log = Log and odds
web-diamant-odds = The next card
web-diamant-odds-trap = Second trap of its kind
web-diamant-odds-gain = Expected gain
web-diamant-odds-rubies = { $rubies } rubies
web-diamant-odds-later = When you are to decide.
web-diamant-odds-forbidden = This table plays without odds.

# Between two expeditions, and at the end
web-diamant-interlude-title = Expedition { $expedition } is over
web-diamant-interlude-return = Everybody is back at the camp.
web-diamant-interlude-trap = It ended at the second trap of a kind.
web-diamant-interlude-removed = One card leaves the game: { $card }.
web-diamant-interlude-brought = Brought home
web-diamant-interlude-total = So far
web-diamant-interlude-nothing = nothing
web-diamant-go-on = Go on
web-diamant-finale-title = The chests are opened
web-diamant-finale-winner = { $count ->
    [one] The richest explorer
   *[other] The richest explorers
}

# The end
web-diamant-chart = By expedition
web-diamant-chart-expedition = Expedition { $expedition }
web-diamant-gems = Gems
web-diamant-relics = Relics

# Rules
web-diamant-rules-goal = You walk into the Tacora Cave together, card by card. Whoever turns back in time keeps their rubies. Whoever stays too long runs out with empty hands. Five expeditions; the richest explorer wins.
web-diamant-rules-explore-title = A card is turned
web-diamant-rules-explore = The top card of the deck is laid at the end of the path, and everybody in the cave steps onto it.
web-diamant-rules-treasure = Treasure. Its rubies are shared equally among all in the cave and laid beside the chests. What cannot be shared stays on the card.
web-diamant-rules-trap = Trap. The first of its kind does nothing. At the second of the same kind everybody in the cave flees and loses what lies beside the chest.
web-diamant-rules-relic = Relic. It lies on the path until somebody takes it home, and only a lone leaver can.
web-diamant-rules-decide-title = Everybody decides
web-diamant-rules-decide = After every card all in the cave choose in secret, and the choices are turned at the same time. Until the last one has chosen you may change your mind.
web-diamant-rules-return = Return. All who leave now share the rubies lying on the path equally, and put them into the chest together with their own. There they are safe.
web-diamant-rules-continue = Continue. You stay for the next card, and so does what lies beside your chest.
web-diamant-rules-alone = Whoever leaves alone takes every ruby from the path, and every relic. With two or more leavers the relics stay, and so do rubies that cannot be shared.
web-diamant-rules-end-title = The end
web-diamant-rules-expedition-end = An expedition ends when nobody is left in the cave, or at the second trap of a kind. Its entrance is closed. After a trap one of the two trap cards is out of the game; so are relics that nobody took. All other cards go back into the deck.
web-diamant-rules-end = After the fifth expedition everybody counts: a ruby is one point, a diamond five, relics what they are worth. The highest score wins; a tie is a shared victory.
web-diamant-rules-material-title = In the box
web-diamant-rules-material = 15 treasures (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17), 15 traps (five kinds, three of each), 5 relics. Five rubies are worth one diamond.
web-diamant-rules-editions-title = Editions
web-diamant-rules-editions = The rulebooks differ a little. Every table says which one it follows.
web-diamant-rules-difference = Difference
web-diamant-differs-relics = Relics
web-diamant-differs-relics-2017 = always in, all alike
web-diamant-differs-relics-2024 = on or off: 5, 7, 8, 10, 12
web-diamant-differs-relics-international = on or off: 5, 7, 8, 10, 12
web-diamant-differs-deck = They enter the deck
web-diamant-differs-deck-2017 = all five before the game
web-diamant-differs-deck-2024 = one each expedition, the lowest first
web-diamant-differs-deck-international = one each expedition, the lowest first
web-diamant-differs-worth = They are worth
web-diamant-differs-worth-2017 = the first three taken 5 each, later ones 10
web-diamant-differs-worth-2024 = their number
web-diamant-differs-worth-international = their number
web-diamant-differs-traps = Traps
web-diamant-differs-traps-2017 = spider, snake, lava, boulder, ram
web-diamant-differs-traps-2024 = scorpion, snake, lava, boulder, spikes
web-diamant-differs-traps-international = scorpion, snake, lava, boulder, spikes
web-diamant-differs-entrance = An entrance, afterwards
web-diamant-differs-entrance-2017 = is closed with a tile
web-diamant-differs-entrance-2024 = its tile is taken away
web-diamant-differs-entrance-international = its tile is taken away
web-diamant-differs-chest = Chests
web-diamant-differs-chest-2017 = rulebook silent; hidden as an option
web-diamant-differs-chest-2024 = may be kept secret
web-diamant-differs-chest-international = rulebook silent; hidden as an option
web-diamant-differs-players = Players
web-diamant-differs-players-2017 = up to 8
web-diamant-differs-players-2024 = 3 to 8
web-diamant-differs-players-international = up to 8
web-diamant-rulings-title = Rulings
web-diamant-rulings = Where every rulebook is silent, this is how we play.
web-diamant-ruling-1 = The reserve never runs dry, and nobody counts it.
web-diamant-ruling-2 = The deck cannot run out within an expedition: two traps of a kind always come first. A custom deck that breaks this is refused.
web-diamant-ruling-3 = Gems are shown in the fewest pieces, diamonds first. Changing is free and happens by itself.
web-diamant-ruling-4 = 2017: relics taken at the same moment are valued one after the other. The third relic of the game is worth 5, the fourth 10.
web-diamant-ruling-5 = A player whose clock runs out returns to camp and counts as absent. A bot may take the seat, and the player may take it back.
web-diamant-ruling-6 = A lone leaver takes all relics without being asked.
web-diamant-ruling-7 = Hidden chests hide only the gems inside. Relics and every gain are open, so whoever keeps count can know.
web-diamant-ruling-8 = After the fifth expedition its entrance is closed and its cards are put away as after any other; only nothing is shuffled any more.
web-diamant-ruling-9 = Custom tables: when no relic is left on the pile, none is added. In 2017 two numbers say what relics are worth: for the first three, for the later ones.
