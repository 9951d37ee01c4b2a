# Dungeon on the full screen of a terminal.

# Keys and what they do
dungeon-full-key-pass = p
dungeon-full-key-look = c
dungeon-full-key-players = w
dungeon-full-key-level = v
dungeon-full-key-turn = t
dungeon-full-key-back = x
dungeon-full-key-draw = d
dungeon-full-key-redo = r
dungeon-full-key-fairy = h
dungeon-full-key-finish = f
dungeon-full-key-numbers = n
dungeon-full-key-build = b
dungeon-full-key-best = b
dungeon-full-pass = pass
dungeon-full-look = look at the card
dungeon-full-players = players
dungeon-full-level = other level
dungeon-full-turn = turn
dungeon-full-back = back
dungeon-full-draw = draw the path
dungeon-full-redo = again
dungeon-full-fairy = fairy builds
dungeon-full-finish = done
dungeon-full-numbers = numbers
dungeon-full-build = move cards
dungeon-full-best = best possible
dungeon-full-choose = choose
dungeon-full-place = place
dungeon-full-walk = walk
dungeon-full-buy = buy
dungeon-full-take = take it
dungeon-full-lay = lay
dungeon-full-go = go
dungeon-full-go-on = go on
dungeon-full-next = next player
dungeon-full-zoom = size
dungeon-full-change = change
dungeon-full-space = Space
dungeon-full-tidy = tidy up
dungeon-full-cancel = cancel
dungeon-full-start = start
dungeon-full-go-on-building = back to the map

# The top line
dungeon-full-goal = main goal { $goal }, { $points } each
dungeon-full-next-goal = next goal { $goal }, { $points } each
dungeon-full-side-pile = side goal: 1 of { $count }

# The market
dungeon-full-your-turn = { $name } buys one thing, or passes.
dungeon-full-not-your-turn = It is not your turn.
dungeon-full-piles = Unseen cards
dungeon-full-pile = for { $cost } ({ $count })
dungeon-full-tokens = Fairy tokens 1●
dungeon-full-books = Spell books 2●
dungeon-full-top-book = the top book, unseen ({ $count } in the pile)
dungeon-full-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dungeon-full-points = { $count } pts
dungeon-full-buys = Enter buys for { $price }, { $left } left.
dungeon-full-too-dear = Costs { $price }, you have { $coins } ({ $rule }).
dungeon-full-hand-full = Your hand is full: five cards ({ $rule }).
dungeon-full-sold-out = None is left ({ $rule }).
dungeon-full-ask-second = Your book gives a second token of another kind. Which?
dungeon-full-no-second = no second token
dungeon-full-deck = Deck { $deck }, discard pile { $discard }
dungeon-full-holds = In hand: { $cards }

# Choices
dungeon-full-ask-third-book = Nobody keeps three books: which of the two older ones goes?
dungeon-full-ask-look = The first card of your deck: keep or discard it?
dungeon-full-clean-up = Clean-up: your five cards
dungeon-full-ask-clean-up = Choose a card, change what becomes of it, then tidy up.
dungeon-full-keep-costs = The book keeps a card for { $coins }.
dungeon-full-no-other-fate = Nothing else can become of this card now.

# Building
dungeon-full-build-title = Build
dungeon-full-ask-start = { $name }: the clock runs as soon as you start.
dungeon-full-ask-build = Lay your five cards so that their corridors meet. ◇ marks where a card fits.
dungeon-full-ask-card = Take a card with 1–5 or a click.
dungeon-full-fits = { $count ->
    [one] it fits in { $count } place.
   *[other] it fits in { $count } places.
}
dungeon-full-no-place-there = It fits nowhere on that side. Shift and an arrow moves it freely; turning may help.
dungeon-full-apart = The cards do not hang together: a corridor must join each to the others ({ $rule }).
dungeon-full-fairy-thinks = The fairy is thinking …
dungeon-full-fairy-built = The fairy has built and walked. Change what you like.

# Drawing
dungeon-full-draw-title = The path
dungeon-full-ask-entry = Where does the path begin? Arrows choose an opening on the edge, Enter enters.
dungeon-full-found = Found: { $found }
dungeon-full-bag = Bag: { $bag }
dungeon-full-tokens-left = Tokens: { $tokens }
dungeon-full-steps = Where to?
dungeon-full-of-steps = { $number } of { $count }, Tab for more
dungeon-full-second-digit = { $number } and a second digit, or Enter.
dungeon-full-no-way = No way leads there.
dungeon-full-is-out = Out by an exit. Done, or take steps back.
dungeon-full-stuck = A dead end: what was found stays found. Done, or take steps back.
dungeon-full-cut = { $count ->
    [one] { $count } step taken back.
   *[other] { $count } steps taken back.
}

# Results
dungeon-full-ask-results = Look at all dungeons as long as you like.
dungeon-full-columns = 1 main goal, 2 side goal (counts half), 3 time bonus, 4 exit, ● coins found

# Help
dungeon-full-keys = Keys
dungeon-full-keys-market = Market: arrows choose, Enter buys, c shows a card large, p passes. A click chooses, a second click buys.
dungeon-full-keys-build = Building: 1–5 or Tab takes a card, arrows go from place to place, Shift+arrow moves it one cell, t turns it, Enter lays it, x puts it back. A click moves it there, a second click lays it; a click on a laid card takes it up.
dungeon-full-keys-draw = Path: arrows walk, Tab or a number chooses among several ways, u takes back, r takes again, n shows the steps' numbers, v the other level. A click walks there; a click on the line cuts it there.
dungeon-full-keys-results = Map: + and - change the size, Ctrl+arrow or the wheel looks elsewhere.
dungeon-full-legend = Symbols
dungeon-full-signs = ░▒ rock, blue with dots: a room, @ you, ━► the path from green to pink, ┄ the path on the other level, ◇ here the card fits. On its own colour: found; grey and struck out: used.
