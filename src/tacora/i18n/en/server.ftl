# The online table's host, at the command line.
server-ready = Tacora is ready at { $address }
server-lan = In this network, others join at { $address }
server-stop = Ctrl-C ends it; the games are kept.
server-stopped = Tacora has ended. The games are kept.
server-no-address = Cannot listen at { $host }, port { $port }: { $why }
server-no-database = Cannot use the database { $database }: { $why }

# Was the shuffle fair?
verify-fair = { $draws ->
    [one] The { $draws } draw is right.
   *[other] All { $draws } draws are right.
}
verify-proof = { $shares ->
    [one] They follow from the seed that was promised as { $commitment }, and { $shares } share.
   *[other] They follow from the seed that was promised as { $commitment }, and { $shares } shares.
}
verify-facts = { $facts ->
    [one] One fact is a clock's, such as who was done first. No seed gives it, so it is not checked.
   *[other] { $facts } facts are a clock's, such as who was done first. No seed gives them, so they are not checked.
}
verify-broken-promise = Not fair: the seed is not the one that was promised as { $commitment }.
verify-wrong-draw = Not fair: step { $step } has { $recorded }, the draw was { $drawn }.
verify-attempts = { $attempts ->
    [one] One start was called off before.
   *[other] { $attempts } starts were called off before.
}
verify-seen = This is what the browser was shown before the match.
verify-unseen = Whether this was shown to anybody before the match, only a browser that played can say: --seen takes what it saved.
verify-wrong-share = Not fair: share { $share } is not the one that its device had promised.
verify-differs-scheme = Not what the browser was shown: the match was to be shuffled in another way.
verify-differs-commitment = Not what the browser was shown: the promise of the seed was another.
verify-differs-hashes = Not what the browser was shown: the hashes of the shares were others.
verify-differs-share = Not what the browser was shown: its own share is missing.
verify-differs-attempts = Not what the browser was shown: the number of starts that were called off was another.
server-in-use = Another server (process { $process }) uses the database { $database }.
server-one-process = Several workers need PostgreSQL: { $database } is for one process.
server-no-origin = --proxy is set, and no --origin: pages of the proxy's own address will be refused. Start with --origin https://ITS.NAME
backup-done = The copy is { $file }: tables { $tables }, entries { $entries }.
admin-table = { $table }: { $game }, { $phase }, people { $people } of { $seats } seats, present { $present }, sockets { $sockets }, idle for { $minutes } min
admin-worker = { $table }: { $game }, { $phase }, worker { $worker }
admin-tables = { $count ->
    [one] One table is open.
   *[other] { $count } tables are open.
}
admin-closed = Table { $table } is closed.
admin-drained = No new tables. Still playing: { $playing }, sockets: { $sockets }.
admin-undrained = New tables are welcome. Playing: { $playing }, sockets: { $sockets }.
admin-clock-ok = The clock is believed; old tables are deleted.
