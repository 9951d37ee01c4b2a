# The balance of the dungeon's cards.
balance-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played by { $bots }, seed { $seed }.
balance-report = The report is in { $file }.
balance-requirements = Requirements
balance-costs = Dungeon cards by cost
balance-cards = Dungeon cards
balance-goods = Tokens and books
balance-unseen = Dungeon cards bought unseen
balance-length = Length of a game in decisions
balance-goals = Goals
balance-tables = Scores by number of players
balance-order = Place in the order of the first round
balance-seats = Seats
balance-bots = Bots

balance-cost = Cost
balance-card = Card
balance-good = Purchase
balance-goal = Goal
balance-players = Players
balance-place = Place
balance-bought = Bought
balance-chances = Chances
balance-points = Points
balance-purchases = Purchases
balance-main = Main
balance-side = Side
balance-times = Times
balance-decisions = Decisions
balance-exits = Exits
balance-rounds = Rounds
balance-bonuses = Time bonus
balance-used = Used
balance-owners = Owners
balance-worths = Points that a token or a book adds to a hand
balance-worths-by-goal = The same by main goal
balance-added = Added
balance-hands = Hands
balance-much = Much
balance-values = What books bring, and their price
balance-books-by-time = The same by round, and over a game from round 1
balance-brought = Brought
balance-price = Price
balance-gain = Gain
balance-worth-it = Worth it
balance-worth-it-yes = yes
balance-worth-it-yes-unsure = yes, not sure
balance-worth-it-no = no
balance-worth-it-no-unsure = no, not sure
balance-expected = Estimate
balance-a-round = A round
balance-game = From round 1
balance-book-below = { $book } is not worth its price: it brought those who bought it { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }) until the end of the game, and cost two coins that bring { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-book-below-unsure = { $book } is perhaps not worth its price: it brought those who bought it { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }) until the end of the game, and cost two coins that bring { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-book-game = Over a game from round 1 it brings { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }), and costs { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-book-expected = { $bot } buys it because its estimates say { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-give-or-take = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-count = { NUMBER($count) }

balance-note-bought = Bought: of all rounds in which a seat could have bought it at one of its turns. Points: what a purchase brought until the end of the game, against a start card in its place.
balance-note-brought = Brought: by a book to those who bought it, until the end of the game. Price: what its two coins would have brought in the round of the purchase. Estimate: what the bot's tables said.
balance-note-interval = Intervals hold with 95 % confidence. "Not sure": they do not settle it yet; play more games.

balance-holds = holds
balance-holds-unsure = holds, not sure
balance-fails = fails
balance-fails-unsure = fails, not sure

balance-requirement-cards = Every card passes the checker, and no two are the same
balance-requirement-features = Every feature, and rooms, is on at least { $enough } cards
balance-requirement-card-set = Needs and tools meet across cards: { $traits } counts over the card set are within their limits
balance-requirement-goals = Every goal can be scored
balance-requirement-prices = The points that a purchase brings rise with its cost
balance-requirement-always = No card is bought always: more often than { NUMBER($limit) } % of the times it could be
balance-requirement-never = No card is bought never: less often than { NUMBER($limit) } %
balance-requirement-goods-rarely = Every kind of token and every book is bought in at least { NUMBER($limit) } % of the chances
balance-requirement-goods-mostly = No kind of token and no book is bought in more than { NUMBER($limit) } % of the chances
balance-requirement-books-used = Every book changes the games of more than { NUMBER($limit) } % of those who have it
balance-requirement-books-price = Every book is worth its price: it brings what two coins bring, to those who bought it and from round 1 on
balance-requirement-scores = The mean score is near { $sample }, the rulebook's sample sheet: within { $near }
balance-requirement-strong-exits = A strong player leaves by an exit in most rounds: more than { NUMBER($limit) } %
balance-requirement-greedy-exits = A greedy player often cannot: with all that the main goal and coins can bring there is an exit in fewer than { NUMBER($limit) } % of the rounds

balance-figure-cards = { $cards } cards
balance-figure-features = fewest: { $feature }, on { $cards }
balance-figure-card-set = { $count ->
    [0] all
   *[other] { $count } are not; first: { $trait }, { $cards } cards
}
balance-figure-goals = fewest points: { $goal }, { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } a round as the main goal
balance-figure-prices = { NUMBER($mean3, minimumFractionDigits: 2, maximumFractionDigits: 2) } for 3 coins, { NUMBER($mean4, minimumFractionDigits: 2, maximumFractionDigits: 2) } for 4, { NUMBER($mean5, minimumFractionDigits: 2, maximumFractionDigits: 2) } for 5, { NUMBER($mean6, minimumFractionDigits: 2, maximumFractionDigits: 2) } for 6
balance-figure-always = { $count ->
    [0] none; most: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [one] { $count } card; most: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] { $count } cards; most: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-never = { $count ->
    [0] none; least: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [one] { $count } card; least: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] { $count } cards; least: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-goods-rarely = { $count ->
    [0] least: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] less often: { $goods }; least: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-goods-mostly = { $count ->
    [0] most: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] more often: { $goods }; most: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-books-used = { $count ->
    [0] least: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] fewer: { $goods }; least: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-books-price = { $count ->
    [0] least beyond its price: { $good }, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[other] not worth it: { $goods }; least: { $good }, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } beyond its price
}
balance-figure-scores = { $bot }: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-figure-strong-exits = { $bot }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-figure-greedy-exits = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
