# Dungeon in the browser.

# A new table
web-dungeon-option-limit = Time for building
web-dungeon-no-limit = no limit for building
web-dungeon-limit = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-dungeon-bot-greedy = takes what lies near
web-dungeon-bot-apprentice = apprentice
web-dungeon-bot-adventurer = adventurer
web-dungeon-bot-master = master

# The lobby
web-dungeon-lobby-title = At the map table
web-dungeon-invite-text = Come into the dungeon with us.
web-dungeon-start = To the market

# The table
web-dungeon-ask = It is your turn.
web-dungeon-idle = You have nothing to decide now.
web-dungeon-log = Log and score sheets
web-dungeon-round = Round
web-dungeon-round-of = Round { $round } of { $rounds }
web-dungeon-main-goal = Main goal
web-dungeon-side-goal = Side goal
web-dungeon-next-goal = Next main goal
web-dungeon-time-bonus = Time bonus
web-dungeon-exit = Exit
web-dungeon-exits-count = { $count ->
    [one] { $count } exit
   *[other] { $count } exits
}
web-dungeon-state-buys = buying
web-dungeon-state-passed = passed
web-dungeon-state-builds = building
web-dungeon-state-lays = { $count } of { $hand } cards laid
web-dungeon-state-draws = drawing a path
web-dungeon-state-done = done
web-dungeon-state-chooses = choosing
web-dungeon-state-waits = waiting
web-dungeon-keys-take = Take a card
web-dungeon-keys-turn = Turn a card

# Cards
web-dungeon-card = Card { $card }
web-dungeon-secret-card = a card that only its owner sees

# The market
web-dungeon-market = The fairy market
web-dungeon-tokens = Fairy tokens
web-dungeon-books = Spell books
web-dungeon-token = Fairy token: { $kinds }
web-dungeon-pile = { $count } unseen
web-dungeon-holdings = What you hold
web-dungeon-hand-count = { $count } of { $hand } hand cards
web-dungeon-top-card = The top card of the pile, unseen. It stays your secret until exploration. { $count } in the pile.
web-dungeon-top-book = The top book of the pile. All see it once it is bought.
web-dungeon-token-does-sword = Defeats one monster in this round.
web-dungeon-token-does-scroll = Activates one portal in this round.
web-dungeon-token-does-key = Opens one lock in this round.
web-dungeon-token-does-rope = Overcomes one pit in this round.
web-dungeon-token-back = Used or not, it goes back to the market after exploration.
web-dungeon-book-does-1 = Once a round: defeat one monster.
web-dungeon-book-does-2 = In the clean-up: put one of the five cards into the box.
web-dungeon-book-does-3 = Once a round: travel from anywhere to a monster, which must then be defeated as usual.
web-dungeon-book-does-4 = Once a round: climb up one unused fall pit.
web-dungeon-book-does-5 = Once a round: open one lock.
web-dungeon-book-does-6 = Once a round: overcome one pit.
web-dungeon-book-does-7 = Once a round: the path crosses itself in a room. Corridors are still used only once.
web-dungeon-book-does-8 = Once a round: activate one portal without a scroll.
web-dungeon-book-does-9 = Once a round: travel from a barrel to any other barrel.
web-dungeon-book-does-10 = The first dungeon card that you buy in a round costs 1 coin less.
web-dungeon-book-does-11 = Once a round: travel from the top or bottom edge of the dungeon to the point exactly opposite.
web-dungeon-book-does-12 = Once a round: travel from the left or right edge of the dungeon to the point exactly opposite.
web-dungeon-book-does-13 = When hands are filled up: look at the first card that you draw, and keep or discard it.
web-dungeon-book-does-14 = Once a round, with a fairy token: take one more of another kind.
web-dungeon-book-does-15 = Once a game, while exploring: put this book into the box and take any fairy token.
web-dungeon-book-does-16 = In the clean-up: pay 2 coins to keep one of the five cards for the next round.
web-dungeon-book-does-17 = When the new main goal is turned up: put a dungeon card of yours into the box and take one of equal or lower cost from the market.
web-dungeon-buy = Buy for { $price }
web-dungeon-buy-with = Buy, and { $also } with it
web-dungeon-buy-wish = Buy { $good } ({ $price })
web-dungeon-left-afterwards = Left afterwards: { $coins }
web-dungeon-wish = Mark as my wish
web-dungeon-unwish = No longer my wish
web-dungeon-wished = your wish
web-dungeon-why-watching = Only those who play can buy.
web-dungeon-why-passed = You have passed: no more purchases in this round.
web-dungeon-why-gone = There is none left.
web-dungeon-why-hand = Your hand is full: five cards.
web-dungeon-why-coins = It costs { $price }, and you have { $coins }.
web-dungeon-why-turn = It is not your turn yet.
web-dungeon-tap-to-buy = Choose something in the market to buy it, or pass.
web-dungeon-pass = Pass
web-dungeon-key-pass = P
web-dungeon-third-book = Nobody keeps three books. Which of the older two goes?
web-dungeon-look-keep = Keep
web-dungeon-look-discard = Discard

# Building
web-dungeon-building = The dungeons are being built
web-dungeon-own-dungeon = Your dungeon. Nobody else sees it yet.
web-dungeon-no-dungeon = No dungeon was laid.

# The sheet
web-dungeon-results = What the round brought
web-dungeon-results-of = The dungeons of round { $round }
web-dungeon-show-dungeon = The dungeon of { $name }
web-dungeon-coins-found = Coins found
web-dungeon-sheets = Score sheets
web-dungeon-your-books = Your books
web-dungeon-deck = { $count ->
    [one] Your deck: { $count } card, one of these
   *[other] Your deck: { $count } cards of these
}
web-dungeon-look-first = Look at the dungeons as long as you like.
web-dungeon-to-the-market = To the market of round { $round }
web-dungeon-to-the-map = Building has begun: to the map
web-dungeon-possible = What was possible
web-dungeon-possible-asked = The best dungeon is being looked for.
web-dungeon-possible-own = You: { $points }.
web-dungeon-possible-best = Best dungeon of this hand: { $points }.
web-dungeon-possible-bound = Best dungeon found: { $points }. No dungeon of this hand brings more than { $bound }.

# Clean-up
web-dungeon-may-keep = Keep up to { $count } of your five cards for the next round.
web-dungeon-may-box = Put up to { $count } of them into the box.
web-dungeon-fate-discard = discard
web-dungeon-fate-keep = keep
web-dungeon-fate-box = box
web-dungeon-fate-of = { $card }: { $fate }
web-dungeon-clean-up-done = Tidy up
web-dungeon-swap = Book 17: a dungeon card into the box, another from the market.
web-dungeon-swap-box = Into the box
web-dungeon-swap-take = From the market
web-dungeon-swap-done = Exchange
web-dungeon-swap-nothing = Exchange nothing

# Rules
web-dungeon-rules-lead = Each round everybody lays a dungeon of five cards and draws one line through it. What the line finds counts for the goals of the round. Between rounds the fairy market sells better cards, spell books and fairy tokens. Six rounds; the most points win.
web-dungeon-rules-round-title = A round
web-dungeon-rules-step-market = Market: in turn, buy better cards, spell books and fairy tokens.
web-dungeon-rules-step-build = Building: lay your five cards as one dungeon.
web-dungeon-rules-step-path = The path: draw one line through it, as far as it leads.
web-dungeon-rules-step-score = Rewards: what the line has found brings points and coins.
web-dungeon-rules-step-clean-up = Clean-up: keep a card, or throw one out for good; then the next round.
web-dungeon-rules-market-title = The market
web-dungeon-rules-market = A new main goal is known. In turn everybody buys one thing or passes; who has passed buys no more in this round. A fairy token costs 1 coin, a spell book 2, a dungeon card 3 to 6. The top of a pile may be bought unseen. Nobody keeps more than two books. The one with the fewest coins begins.
web-dungeon-rules-hand = Bought cards go into the hand, which is then filled up to five cards from one's own deck. Hands are secret.
web-dungeon-rules-build-title = Building
web-dungeon-rules-build = All build at the same time from exactly their five cards. Cards stand upright and may be turned by 180°. They touch without overlapping, offset as you like; where two share a border, at least one corridor must lead across.
web-dungeon-rules-path-title = The path
web-dungeon-rules-path = One line, from an open corridor at the edge. It may not cross itself. A corridor or crossing is used once; a room may be entered again by other doors. It ends at an exit, another opening at the edge, or in a dead end. What was discovered stays discovered.
web-dungeon-rules-levels = Stairs join the main level and the underground. A fall pit leads down for good, unless a rope overcomes it. A lava pit needs a rope.
web-dungeon-rules-finds-title = Discoveries
web-dungeon-rules-finds = The line finds what it reaches. A sword defeats a monster, a key opens a lock, a rope overcomes a pit, a scroll activates a portal, from which the path goes on at any other portal. Each found item, token and book helps once. In a room all monsters must be defeated first; then everything in it is discovered at once.
web-dungeon-rules-time-title = The hourglass
web-dungeon-rules-time = If the main goal shows an hourglass, the first to be done gets a time bonus of 1 point. Done is final.
web-dungeon-rules-score-title = Rewards and clean-up
web-dungeon-rules-score = Coins found are taken. Every discovery of the main goal brings its points into column 1. Then a side goal is turned up and counted into column 2. An exit is ticked in column 4.
web-dungeon-rules-clean-up = For each recycling found one of the five cards may be kept in hand for the next round; for each pair of scissors one may be put into the box for good. The rest is discarded.
web-dungeon-rules-end-title = The end
web-dungeon-rules-end = After round 6: column 1 in full, half of column 2, the time bonuses, 2 points for the most exits and 1 for the second most, a third of the coins. Among equals the higher column 2 wins.
web-dungeon-rules-goals-title = Goals
web-dungeon-rules-books-title = Spell books
web-dungeon-rules-cards-title = All cards
web-dungeon-rulings-title = Rulings
web-dungeon-rulings = Where the rulebook is silent, this is how we play. These come up most often.
web-dungeon-ruling-2 = A hand holds at most five cards. Whoever has five buys no more dungeon cards.
web-dungeon-ruling-7 = An opening that faces the wall of the next card is a dead end.
web-dungeon-ruling-8 = Two cards that share a border must be joined by at least one pair of corridors that face each other. The other openings may face walls.
web-dungeon-ruling-9 = Entrance and exit are openings at the outer edge. Empty table is outside, also in a bay between cards.
web-dungeon-ruling-19 = To arrive in a room in any way is to enter it: its monsters come first.
web-dungeon-ruling-20 = Whoever cannot or will not defeat all monsters of a room defeats as many as they like. Those count, nothing else in the room does, and the path ends there.
web-dungeon-ruling-31 = At a dead end the path may still go on by a portal or a book.
web-dungeon-ruling-33 = The time bonus needs five cards rightly laid and a path that is not empty.
web-dungeon-ruling-34 = When time is up, your last rightful dungeon and path count. Without one you have found nothing.
web-dungeon-ruling-38 = Cards that touch at a corner alone share no border.

web-dungeon-example-right = Allowed
web-dungeon-example-wrong = Not allowed
web-dungeon-example-laid = The cards may be offset: a corridor of one meets a corridor of the other.
web-dungeon-example-apart = These two share a border, and no corridor crosses it.
web-dungeon-example-turned = The right card is turned by 180°: its number stands on its head.
web-dungeon-example-through = In by one opening, out by another: an exit. The coin in the room and the barrel are discovered.
web-dungeon-example-back = A corridor is used once: there is no way back.
web-dungeon-example-again = The room is entered twice, by other doors each time; its contents count once.
web-dungeon-example-dead-end = The path ends in the room. All that it has discovered stays discovered.
web-dungeon-example-no-key = Without a key the path ends before the lock.
web-dungeon-example-stairs = Down one flight of stairs, on in the underground (dashed), and up the other.
web-dungeon-example-fall = A fall leads down; stairs lead up again. The pit counts.
web-dungeon-example-rope = The rope at the top overcomes the pit: the path goes straight on.
web-dungeon-example-lava = Lava needs a rope that was found before.
web-dungeon-example-lock = The key of the upper card opens the lock of the lower one.
web-dungeon-example-monster = The sword is found first; then the monster in the room is defeated, and all else there is discovered.
web-dungeon-example-portal = The scroll activates the portal, and the path goes on from another one.
web-dungeon-example-goal = Main goal coins, 1 point each: three coins bring 3 points. Main goal rooms: one room, 1 point.
