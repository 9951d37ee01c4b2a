# The best dungeon for a hand.
solve-preparing = Getting ready …
solve-stopped = Stopped before there was an answer.
solve-progress = Best so far { $value }, at most { $bound }, { $share } % searched
solve-layout = Laid: { $cards } (~ is turned)
solve-path = Path: { $path }
solve-ends-exit = The path leaves by an exit.
solve-ends-inside = The path ends in the dungeon.
solve-value = Value { $value }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the main goal: { $goal }
solve-proven = Proven: nothing is worth more.
solve-bound = Not proven yet: nothing is worth more than { $bound }.
solve-how-to-prove = With { $option } the search goes on until the proof.
