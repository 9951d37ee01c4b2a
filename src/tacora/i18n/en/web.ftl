# The browser's own words.

# Anywhere
web-language = Language
web-pages = Pages
web-close = Close
web-loading = One moment.
web-going = On the way ...
web-try-again = Try again
web-back-home = Home
web-unreachable = The server does not answer.
web-lost-title = No way through here
web-lost-text = This page does not exist. The cave is the other way.
web-menu = Menu and help
web-sound = Sound
web-keys = Keys for the choices
web-keys-choose = go to a choice and make it
web-you = You

# Home
web-promise = Into the cave together. Out of it in time.
web-play-bots = Into the cave
web-play-bots-hint = A game against three bots, at once.
web-your-name = Your name
web-default-name = Explorer
web-your-hat = Your hat
web-hat = Hat { $number }
web-together = With friends
web-together-text = Open a table and send the link. Nobody needs an account.
web-create-table = New table
web-join-code = Code or link of a table
web-join = Join
web-code-example = k7m2qx
web-code-wrong = A code has six letters and digits, like k7m2qx.
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting right now. Open a table and make it public.
web-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-rules-link = Rules
web-verify-link = Check a shuffle

# A new table
web-edition = Edition
web-edition-2017 = 2017
web-edition-2024 = 2024
web-edition-international = International
web-edition-2017-note = Spider and ram; five relics, always in the deck.
web-edition-2024-note = Scorpion and spikes; relics with numbers, if you like.
web-edition-international-note = Played as 2024, in the words of the English and Hebrew rules.
web-seats = Seats
web-seat-number = Player { $number }
web-name-of-seat = Name of player { $number }
web-seat-free = Free seat
web-seat-here = On this device
web-seat-bot = Bot: { $bot }
web-bot-random = whimsical
web-bot-timid = timid
web-bot-steady = steady
web-bot-bold = bold
web-bot-odds = counts the odds
web-bot-survivor = knows when to stop
web-fewer-seats = One seat fewer
web-more-seats = One seat more
web-house-variant = One or two players: a house variant, in no rulebook.
web-house-variant-short = house variant
web-option-relics = Relics
web-option-hidden-chests = Hidden chests
web-option-odds = Odds may be shown
web-option-public = Listed for everybody
web-option-clock = Time for a decision
web-clock-none = no clock
web-clock-seconds = { $seconds } seconds
web-clock-day = one day
web-open-table = Open the table
web-start-now = Start now

# The lobby
web-lobby-title = At the camp
web-invite = Invite
web-invite-text = Come into the cave with us.
web-invite-link = Invite link
web-code = Code
web-qr = QR code of the invite link
web-share = Share
web-copy = Copy the link
web-copied = The link is copied.
web-seat-waiting = Waiting for somebody
web-host = host
web-away = not here
web-with-relics = with relics
web-without-relics = without relics
web-start = Into the cave
web-start-needs = { $count ->
    [one] { $count } seat is still free. Wait, or give it to a bot.
   *[other] { $count } seats are still free. Wait, or give them to bots.
}
web-start-waits = Not everybody has come to the rematch yet. Wait, or give the seat to a bot.
web-seat-kept = Kept for the rematch
web-wait-for-host = You are in. The host starts the game.
web-take-seat = Take a seat
web-people-here = People on this device
web-sit-down = Sit down
web-watch-lobby = All seats are taken. You can watch.
web-loading-table = Walking to the table.
web-no-table-title = This table is not there
web-no-table-text = The code is wrong, or the table has been put away.

# The table
web-cave = The cave
web-path = The path into the cave
web-camp = The camp
web-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
web-relic-gone = taken
web-traps = Traps
web-trap-state = { $trap }, { $met ->
    [1] dangerous now
   *[other] not met
}, { $left } left in the game
web-relic-pile = Relics still to come
web-expedition-of = Expedition { $expedition } of { $expeditions }
web-entrance-open = Entrance { $number }, still to come
web-entrance-current = Entrance { $number }, this expedition
web-entrance-closed = Entrance { $number }, closed
web-players = Players
web-state-cave = in the cave
web-state-decided = has decided
web-state-home = at the camp
web-state-absent = a bot plays
web-beside = Beside the chest
web-beside-count = Beside the chest: { $count }
web-chest = In the chest
web-chest-count = In the chest: { $count }
web-chest-hidden = Chest hidden
web-relics-count = Relics: { $count }, worth { $points }
web-decision = Your decision
web-ask = Go on, or go home?
web-return = Return
web-continue = Continue
web-if-alone = if alone
web-risk = { $percent } risk
web-key-return = R
web-key-continue = C
web-sent = Decided.
web-waiting-for = Waiting for { $names }.
web-watching = You are watching.
web-at-the-fire = You are at the fire.
web-all-here-decided = Everybody here has decided.
web-bot-plays-you = Your time ran out, and a bot plays your seat.
web-take-back = Play on myself
web-take-back-as = { $name } plays on
web-hand-to = Hand the device to { $name }. The others look away.
web-i-am = I am { $name }
web-change-choice = { $name }: choose anew
web-time-left = { $seconds } seconds left
web-log = Log and odds
web-open-log = Open the log
web-log-empty = Nothing has happened yet.
web-odds = The next card
web-odds-trap = Second trap of its kind
web-odds-gain = Expected gain
web-odds-rubies = { $rubies } rubies
web-odds-later = When you are to decide.
web-odds-forbidden = This table plays without odds.
web-chat = Say something
web-mute = Mute
web-chat-hello = Hello
web-chat-good-luck = Good luck
web-chat-well-played = Well played
web-chat-ouch = Ouch
web-chat-one-more-card = One more card
web-chat-time-to-go = Time to go
web-chat-thinking = I am thinking
web-chat-hurry = Today would be nice
web-chat-thanks = Thanks
web-chat-bye = See you
web-leave = Leave the table
web-leave-sure = A bot takes your seat for good. Leave?
web-leave-lobby-sure = Your seat becomes free. Leave?
web-stay = Stay

# The end
web-place = Place
web-player = Player
web-gems = Gems
web-relics = Relics
web-score = Score
web-rematch = Rematch
web-join-rematch = To the rematch
web-watch-rematch = Watch the rematch
web-verify-this = Check the shuffles

# The connection
web-link-connecting = Connecting.
web-link-open = Connected.
web-link-reconnecting = Connection lost. Finding the way back.
web-link-offline = No network. The game waits; your choice goes out when it is back.
web-link-restarting = The server restarts. One moment.
web-link-gone = The table is gone.

# Refusals
web-refused = That did not work: { $message }
web-refused-unreachable = The server does not answer. Is the network there?
web-refused-no-such-table = This table is not there.
web-refused-table-full = All seats are taken.
web-refused-too-fast = Too fast. Wait a moment.
web-refused-too-many = The server is full. Try again later.
web-refused-not-now = That is not possible now.
web-refused-not-host = Only the host can do that.
web-refused-not-your-seat = That is not your seat.

# Check a shuffle
web-verify-title = Check a shuffle
web-verify-text = Before the first card the server showed the hash of a secret seed, and every device added a number of its own. Now that the game is over the seed is open, and every draw can be worked out again, here, on your device.
web-verify-record = The record of a match
web-verify-check = Check
web-verify-open = Open a file
web-verify-fair = Every card is right
web-verify-fair-text = { $draws } draws worked out again from the seed and the shares of { $shares ->
    [one] { $shares } device
   *[other] { $shares } devices
}: all as they were played.
web-verify-commitment = Hash shown before the game:
web-verify-wrong-seed = The seed is not the one that was promised
web-verify-wrong-draw = Draw { $draw } is wrong (step { $step })
web-verify-wrong-card = The seed gives { $card }; the record says { $told }.
web-verify-unreadable-json = This is not JSON.
web-verify-unreadable-format = This is not the record of a match.
web-verify-unreadable-no-fair = This record has no seed: the match was not played at an online table.
web-verify-unreadable-scheme = This record was shuffled in a way that this page does not know.
web-verify-draws = All draws
web-verify-draw = { $draw }: one of { $of }
web-verify-how = The same check runs on the command line: tacora verify. The method is described in the documentation, so that anybody can write their own.

# Rules
web-rules-title = The rules
web-rules-goal = You walk into the Tacora Cave together, card by card. Whoever turns back in time keeps their rubies. Whoever stays too long runs out with empty hands. Five expeditions; the richest explorer wins.
web-rules-explore-title = A card is turned
web-rules-explore = The top card of the deck is laid at the end of the path, and everybody in the cave steps onto it.
web-rules-treasure = Treasure. Its rubies are shared equally among all in the cave and laid beside the chests. What cannot be shared stays on the card.
web-rules-trap = Trap. The first of its kind does nothing. At the second of the same kind everybody in the cave flees and loses what lies beside the chest.
web-rules-relic = Relic. It lies on the path until somebody takes it home, and only a lone leaver can.
web-rules-decide-title = Everybody decides
web-rules-decide = After every card all in the cave choose in secret, and the choices are turned at the same time. Until the last one has chosen you may change your mind.
web-rules-return = Return. All who leave now share the rubies lying on the path equally, and put them into the chest together with their own. There they are safe.
web-rules-continue = Continue. You stay for the next card, and so does what lies beside your chest.
web-rules-alone = Whoever leaves alone takes every ruby from the path, and every relic. With two or more leavers the relics stay, and so do rubies that cannot be shared.
web-rules-end-title = The end
web-rules-expedition-end = An expedition ends when nobody is left in the cave, or at the second trap of a kind. Its entrance is closed. After a trap one of the two trap cards is out of the game; so are relics that nobody took. All other cards go back into the deck.
web-rules-end = After the fifth expedition everybody counts: a ruby is one point, a diamond five, relics what they are worth. The highest score wins; a tie is a shared victory.
web-rules-material-title = In the box
web-rules-material = 15 treasures (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17), 15 traps (five kinds, three of each), 5 relics. Five rubies are worth one diamond.
web-rules-editions-title = Editions
web-rules-editions = The rulebooks differ a little. Every table says which one it follows.
web-rules-difference = Difference
web-differs-relics = Relics
web-differs-relics-2017 = always in, all alike
web-differs-relics-2024 = on or off: 5, 7, 8, 10, 12
web-differs-relics-international = on or off: 5, 7, 8, 10, 12
web-differs-deck = They enter the deck
web-differs-deck-2017 = all five before the game
web-differs-deck-2024 = one each expedition, the lowest first
web-differs-deck-international = one each expedition, the lowest first
web-differs-worth = They are worth
web-differs-worth-2017 = the first three taken 5 each, later ones 10
web-differs-worth-2024 = their number
web-differs-worth-international = their number
web-differs-traps = Traps
web-differs-traps-2017 = spider, snake, lava, boulder, ram
web-differs-traps-2024 = scorpion, snake, lava, boulder, spikes
web-differs-traps-international = scorpion, snake, lava, boulder, spikes
web-differs-entrance = An entrance, afterwards
web-differs-entrance-2017 = is closed with a tile
web-differs-entrance-2024 = its tile is taken away
web-differs-entrance-international = its tile is taken away
web-differs-chest = Chests
web-differs-chest-2017 = rulebook silent; hidden as an option
web-differs-chest-2024 = may be kept secret
web-differs-chest-international = rulebook silent; hidden as an option
web-differs-players = Players
web-differs-players-2017 = up to 8
web-differs-players-2024 = 3 to 8
web-differs-players-international = up to 8
web-rulings-title = Rulings
web-rulings = Where every rulebook is silent, this is how we play.
web-ruling-1 = The reserve never runs dry, and nobody counts it.
web-ruling-2 = The deck cannot run out within an expedition: two traps of a kind always come first. A custom deck that breaks this is refused.
web-ruling-3 = Gems are shown in the fewest pieces, diamonds first. Changing is free and happens by itself.
web-ruling-4 = 2017: relics taken at the same moment are valued one after the other. The third relic of the game is worth 5, the fourth 10.
web-ruling-5 = A player whose clock runs out returns to camp and counts as absent. A bot may take the seat, and the player may take it back.
web-ruling-6 = A lone leaver takes all relics without being asked.
web-ruling-7 = Hidden chests hide only the gems inside. Relics and every gain are open, so whoever keeps count can know.
web-ruling-8 = After the fifth expedition its entrance is closed and its cards are put away as after any other; only nothing is shuffled any more.
web-ruling-9 = Custom tables: when no relic is left on the pile, none is added. In 2017 two numbers say what relics are worth: for the first three, for the later ones.
