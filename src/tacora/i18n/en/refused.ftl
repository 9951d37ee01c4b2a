# Why a command line is refused.
refused-not-one-of = { $where }: { $value } is not one of: { $known }
refused-other-game = { $option }: is an option of { $game }
refused-card = { $where }: { $value } is no card; S1 to S9 and D3-01 to D6-18 are
refused-hand-size = --cards: { $needed } cards are needed, not { $count } (V-D1)
refused-card-twice = --cards: there is one { $card } in a deck (V-D1)
refused-other-cards = --layout: its cards are not those of --cards (V-D1)
refused-layout-file = --layout: { $value } is no file, and no JSON list
refused-layout-json = --layout: it is no JSON
refused-tokens = --tokens: there are { $most } of a kind (V-M6)
refused-books = --books: nobody keeps more than { $most } (V-K4)
refused-weight = --weights: { $value } is not a name and a number such as coin=0.35
refused-heavy-weight = --weights: { $value } is more than { $most }
refused-other-study = --and: { $value } is no study of the same games with another seed, as --json prints it
refused-and-alone = --and: goes with --report
refused-no-folder = { $option }: no folder is named
refused-without-numba = { $command }: needs Numba: pip install 'tacora[fast]'
refused-clean-up = Not possible ({ $rule }): only cards of your dungeon, at most { $keep } kept and { $box } boxed.
