# The online table's host, at the command line.
server-ready = Tacora is ready at { $address }
server-lan = In this network, others join at { $address }
server-stop = Ctrl-C ends it; the games are kept.
server-stopped = Tacora has ended. The games are kept.
server-no-address = Cannot listen at { $host }, port { $port }: { $why }
server-no-database = Cannot use the database { $database }: { $why }
