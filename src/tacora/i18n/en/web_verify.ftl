# Check a shuffle.
web-verify-text = Before the first draw the server showed the hash of a secret seed, and every device the hash of a share of its own. Only when all hashes were known did the devices tell their shares. Now that the game is over the seed is open, and every draw can be worked out again, here, on your device.
web-verify-record = The record of a match
web-verify-check = Check
web-verify-open = Open a file
web-verify-fair = Every draw is right
web-verify-fair-text = { $draws } draws worked out again from the seed and the shares of { $shares ->
    [one] { $shares } device
   *[other] { $shares } devices
}: each took the place that they give.
web-verify-limits = What this shows: every draw followed from a seed and shares that were fixed before anybody knew them all, so nobody could choose a deal. What it does not show: that the right cards lay ready, each at its place. That is for the rules to say, and this page knows no rules; the command tacora verify checks that too. Whoever runs the server could look at the cards during the game. Whoever also had a seat could stop a start, and all would see that it was called off. And if one person had all devices in hand, there was nobody to prove anything to.
web-verify-shown = Shown to this browser before the game: the hash of the seed, its own share, and the hashes of { $count ->
    [one] the one device
   *[other] all { $count } devices
}. The record says the same.
web-verify-unseen = This browser saw nothing of this game before it began: it was played on other devices, or the memory here was cleared. So this check shows only that the record agrees with itself.
web-verify-not-shown = This is not what this browser was shown before the game
web-verify-differs-scheme = The game was to be shuffled in another way.
web-verify-differs-commitment = The hash of the seed was another.
web-verify-differs-hashes = The hashes of the shares were others.
web-verify-differs-share = The share of this browser is missing.
web-verify-differs-attempts = The number of starts that were called off was another.
web-verify-wrong-share = Share { $share } is not the one that its device had promised
web-verify-first-scheme = This game was shuffled in the older way, in which shares were known as they came. Whoever ran the server and had a seat could try out shares until the deal suited them.
web-verify-save-seen = Save what this browser saw
web-verify-commitment = Hash shown before the game:
web-verify-wrong-seed = The seed is not the one that was promised
web-verify-wrong-draw = Draw { $draw } is wrong (step { $step })
web-verify-wrong-place = The seed gives place { $place } of { $of }; the record says place { $told }.
web-verify-miscounted = The match has { $drawn } draws, its proof has { $told }
web-verify-unreadable-json = This is not JSON.
web-verify-unreadable-format = This is not the record of a match.
web-verify-unreadable-older = This record is of the first kind: it does not say how many outcomes each draw had. This page cannot check it; the command tacora verify can.
web-verify-unreadable-no-fair = This record has no seed: the match was not played at an online table.
web-verify-unreadable-scheme = This record was shuffled in a way that this page does not know.
web-verify-draws = All draws
web-verify-draw = { $draw }: place { $place } of { $of }
web-verify-how = The method is described in the documentation, so that anybody can write their own check.
