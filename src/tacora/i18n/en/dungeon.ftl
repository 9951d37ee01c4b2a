# Dungeon: the words of the game, for every face.
dungeon-title = Dungeon
dungeon-time-limit = { $seconds } seconds to build

dungeon-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
dungeon-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

dungeon-token-sword = sword
dungeon-token-scroll = scroll
dungeon-token-key = key
dungeon-token-rope = rope

dungeon-goal-barrel = barrels
dungeon-goal-key = keys
dungeon-goal-pit = pits
dungeon-goal-scroll = scrolls
dungeon-goal-monster = monsters defeated
dungeon-goal-rope = ropes
dungeon-goal-lock = locks opened
dungeon-goal-sword = swords
dungeon-goal-room = rooms entered
dungeon-goal-coin = coins
dungeon-goal-portal = portals
dungeon-goal-stairs = stairs
dungeon-goal-points = { $goal } ({ $points ->
    [one] { $points } point each
   *[other] { $points } points each
})
dungeon-goal-hourglass = { $goal }, with an hourglass

dungeon-found-barrel = { $count } × barrel
dungeon-found-key = { $count } × key
dungeon-found-pit = { $count } × pit
dungeon-found-scroll = { $count } × scroll
dungeon-found-monster = { $count } × monster
dungeon-found-rope = { $count } × rope
dungeon-found-lock = { $count } × lock
dungeon-found-sword = { $count } × sword
dungeon-found-room = { $count } × room
dungeon-found-coin = { $count } × coin
dungeon-found-portal = { $count } × portal
dungeon-found-stairs = { $count } × stairs
dungeon-found-recycling = { $count } × recycling
dungeon-found-scissors = { $count } × scissors
dungeon-found-nothing = nothing

dungeon-book = book { $number }: { $effect }
dungeon-book-1 = defeat one monster
dungeon-book-2 = clean-up: one of the 5 cards into the box
dungeon-book-3 = travel to a monster
dungeon-book-4 = climb up a fall pit
dungeon-book-5 = open one lock
dungeon-book-6 = overcome one pit
dungeon-book-7 = cross the path once, in a room
dungeon-book-8 = activate one portal
dungeon-book-9 = travel from barrel to barrel
dungeon-book-10 = market: one dungeon card costs 1 coin less
dungeon-book-11 = travel between the top and the bottom edge
dungeon-book-12 = travel between the left and the right edge
dungeon-book-13 = filling up: keep or discard the first card
dungeon-book-14 = market: a second fairy token of another kind
dungeon-book-15 = put it into the box for any fairy token
dungeon-book-16 = clean-up: keep one card for 2 coins
dungeon-book-17 = new main goal: exchange a dungeon card

# What happens
dungeon-turned-up = Face up in the market: { $what }.
dungeon-main-goal = Main goal of round { $round }: { $goal }.
dungeon-round-began = Round { $round }. { $name } begins.
dungeon-token-bought = { $name } buys a fairy token: { $kinds }.
dungeon-book-bought = { $name } buys { $book }.
dungeon-book-bought-blind = { $name } buys the top book unseen: { $book }.
dungeon-book-laid-off = { $name } lays off { $book }.
dungeon-card-bought = { $name } buys { $card } for { $coins }.
dungeon-card-bought-blind = { $name } buys the top card of row { $cost } unseen, for { $coins }.
dungeon-passed = { $name } passes.
dungeon-passed-by-itself = { $name } can buy nothing more and passes.
dungeon-deck-renewed = { $name } makes a new exploration deck of the discard pile.
dungeon-card-drawn = { $name } draws { $cards }.
dungeon-card-drawn-unseen = { $count ->
    [one] { $name } draws { $count } card.
   *[other] { $name } draws { $count } cards.
}
dungeon-card-rejected = { $name } looks at { $card } and discards it.
dungeon-hands-filled = All hands are full. Building starts.
dungeon-explored-exit = { $name } leaves by an exit: { $found }.
dungeon-explored-dead-end = { $name } ends in a dead end: { $found }.
dungeon-explored-empty = { $name } walks no path.
dungeon-explored-none = { $name } lays no dungeon.
dungeon-books-used = Books used: { $books }.
dungeon-first-done = { $name } was done first and gets the time bonus.
dungeon-nobody-first = Nobody gets the time bonus.
dungeon-coins-taken = { $name } takes { $coins }.
dungeon-scored-main = Main goal, { $goal }: { $scores }.
dungeon-scored-side = Side goal, { $goal }: { $scores }.
dungeon-score-of = { $name } { $points }
dungeon-card-swapped = { $name } puts { $boxed } into the box and takes { $taken }.
dungeon-card-swapped-blind = { $name } puts { $boxed } into the box and takes the top card of row { $cost }.
dungeon-kept = { $name } keeps { $cards }.
dungeon-boxed = { $name } puts { $cards } into the box.
dungeon-paid = { $name } pays { $coins }.
dungeon-market-renewed = After round 3 all that lies face up in the market is laid off.
dungeon-game-ended = The game is over.
dungeon-final-score = { $name }: { $score }
dungeon-won = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the victory with { $points } each.
}

dungeon-awaits-chance = The record stops here, before the next draw.

# The table
dungeon-market-tokens = Fairy tokens, 1 coin each: { $tokens }
dungeon-market-books = Spell books, 2 coins each: { $books }; unseen: { $unseen }
dungeon-market-cards = Dungeon cards for { $cost }: { $cards }; unseen: { $unseen }
dungeon-column-player = Player
dungeon-column-coins = Coins
dungeon-column-points = Points
dungeon-column-things = In hand and in front
dungeon-book-short = book { $number }
dungeon-unseen-card = unseen { $cost }
dungeon-hand = Your hand: { $cards }
dungeon-sheet-columns = Column
dungeon-sheet-round = Round { $round }
dungeon-sheet-main = Main goals
dungeon-sheet-side = Side goals, half
dungeon-sheet-bonus = Time bonuses
dungeon-sheet-exits = Exits
dungeon-sheet-coins = Coins, a third
dungeon-sheet-total = Total

# Choosing
dungeon-ask-choice = { $name }, a number (q saves and quits, ?D3-01 shows a card):
dungeon-not-a-choice = Type a number from 0 to { $last }.
dungeon-choice-price = { $what } ({ $price })
dungeon-choice-top-book = top book unseen
dungeon-choice-top-card = top card { $cost } unseen
dungeon-choice-swap = { $boxed } for { $taken }
dungeon-choice-pass = pass
dungeon-choice-keep = keep
dungeon-choice-discard = discard
dungeon-choice-nothing = nothing
dungeon-clean-up = Your dungeon: { $cards }
dungeon-ask-keep = Cards to keep, or Enter:
dungeon-ask-box = Cards to put into the box, or Enter:

# Building
dungeon-ask-start = { $name }, Enter starts building:
dungeon-ask-build = { $name }:
dungeon-ask-second-digit = { $digit } and a second digit, or Enter:
dungeon-time-is-up = Time is up: what lies there counts.
dungeon-lay-all = Lay all five cards first, or take them back.
dungeon-no-single-step = No single step leads there: take one by its number.
dungeon-not-a-key = “{ $answer }” means nothing here.
dungeon-unknown-key = That key does nothing here.
dungeon-nothing-there = There is nothing to do there.
dungeon-level-main = main level
dungeon-level-under = underground
dungeon-no-place = This card fits nowhere: choose another or take one back. Left: { $cards }
dungeon-laying = { $card }, place { $place } of { $places }. Left: { $cards }
dungeon-discovered = Discovered: { $found }
dungeon-bag = Bag: { $bag }. Fairy tokens: { $tokens }
dungeon-books-left = Books: { $books }
dungeon-no-step = The path can go no further.
dungeon-steps = Steps: { $steps }
dungeon-step-enter = enter
dungeon-step-walk = walk
dungeon-step-exit = exit
dungeon-step-fall = fall
dungeon-step-climb = climb
dungeon-step-portal = portal
dungeon-step-barrel = barrel
dungeon-step-monster = monster
dungeon-step-opposite = opposite edge
dungeon-step-take = take a token
dungeon-step-stops = { $step }, stop after defeating { $count }
dungeon-arrows = Arrows: left and right another place, up and down another card, then walk. @ you, * the path, + the entry.
dungeon-key-accept = y
dungeon-key-undo = u
dungeon-key-level = l
dungeon-key-help = h
dungeon-key-finish = f
dungeon-key-quit = q
dungeon-action-accept = yes (Enter)
dungeon-action-undo = take back
dungeon-action-level = other level
dungeon-action-help = let a fairy build
dungeon-action-finish = done
dungeon-action-quit = save and quit

# On a poster
invite-game-dungeon = Dungeon
