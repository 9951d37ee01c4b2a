# Odds: what can be known about the cards to come.
odds-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}, { $players ->
    [one] { $players } player in the cave.
   *[other] { $players } players in the cave.
}
odds-next-card = The next card
odds-second-trap = Second trap of its kind
odds-first-trap = First trap of its kind
odds-treasure = Treasure
odds-relic = Relic
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-rubies = Rubies for each in the cave, on average: { $rubies } ({ $exact }).
odds-loss = Rubies lost from beside the chest, on average: { $rubies } ({ $exact }).
odds-length = Cards until a second trap ends the expedition
odds-mean-length = On average { $cards }, if nobody ends it before.
odds-alone = Alone in the cave
odds-if-alone = For a player alone in the cave
odds-return-now = Return now: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
odds-going-on = Continue, and return when it is best: { $points } points on average.
odds-better-return = Better: return.
odds-better-continue = Better: continue.
odds-no-card = { $where }: { $value } is not the name of a card, such as { $example } or trap-snake, treasure-7 ({ $rule })
