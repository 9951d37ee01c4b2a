# מי שמארחים את השולחן המקוון, בשורת הפקודה.
server-ready = ‏Tacora מוכן בכתובת { $address }
server-lan = ברשת הזאת אחרים מצטרפים בכתובת { $address }
server-stop = ‏Ctrl-C מסיים; המשחקים נשמרים.
server-stopped = ‏Tacora הסתיים. המשחקים נשמרים.
server-no-address = אי אפשר להאזין ב־{ $host }, פורט { $port }: { $why }
server-no-database = אי אפשר להשתמש במסד הנתונים { $database }: { $why }
