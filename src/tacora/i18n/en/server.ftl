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
server-in-use = Another server (process { $process }) uses the database { $database }.
server-no-origin = --proxy is set, and no --origin: pages of the proxy's own address will be refused. Start with --origin https://ITS.NAME
backup-done = The copy is { $file }: tables { $tables }, entries { $entries }.
admin-table = { $table }: { $game }, { $phase }, people { $people } of { $seats } seats, present { $present }, sockets { $sockets }, idle for { $minutes } min
admin-tables = { $count ->
    [one] One table is open.
   *[other] { $count } tables are open.
}
admin-closed = Table { $table } is closed.
admin-drained = No new tables. Still playing: { $playing }, sockets: { $sockets }.
admin-undrained = New tables are welcome. Playing: { $playing }, sockets: { $sockets }.
admin-clock-ok = The clock is believed; old tables are deleted.
