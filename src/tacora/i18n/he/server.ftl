# מי שמארחים את השולחן המקוון, בשורת הפקודה.
server-ready = ‏Tacora מוכן בכתובת { $address }
server-lan = ברשת הזאת אחרים מצטרפים בכתובת { $address }
server-stop = ‏Ctrl-C מסיים; המשחקים נשמרים.
server-stopped = ‏Tacora הסתיים. המשחקים נשמרים.
server-no-address = אי אפשר להאזין ב־{ $host }, פורט { $port }: { $why }
server-no-database = אי אפשר להשתמש במסד הנתונים { $database }: { $why }

# האם הערבוב הוגן?
verify-fair = { $draws ->
    [one] השליפה האחת נכונה.
   *[other] כל { $draws } השליפות נכונות.
}
verify-proof = { $shares ->
    [one] הן נובעות מהגרעין שהובטח בתור { $commitment } ומתרומה אחת.
   *[other] הן נובעות מהגרעין שהובטח בתור { $commitment } ומ־{ $shares } תרומות.
}
verify-facts = { $facts ->
    [one] עובדה אחת היא של שעון, למשל מי סיים ראשון. שום גרעין אינו נותן אותה, ולכן היא לא נבדקה.
   *[other] { $facts } עובדות הן של שעון, למשל מי סיים ראשון. שום גרעין אינו נותן אותן, ולכן הן לא נבדקו.
}
verify-broken-promise = לא הוגן: הגרעין אינו זה שהובטח בתור { $commitment }.
verify-wrong-draw = לא הוגן: בצעד { $step } רשום { $recorded }, נשלף { $drawn }.
server-in-use = שרת אחר (תהליך { $process }) משתמש במסד הנתונים { $database }.
server-no-origin = ניתן --proxy בלי --origin: דפים מהכתובת של השרת המתווך יידחו. יש להפעיל עם ‎--origin https://ITS.NAME‎
backup-done = העותק הוא { $file }: שולחנות { $tables }, רשומות { $entries }.
admin-table = { $table }: { $game }, { $phase }, אנשים ב־{ $people } מתוך { $seats } מושבים, נוכחים { $present }, חיבורים { $sockets }, בשקט { $minutes } דק׳
admin-tables = { $count ->
    [one] שולחן אחד פתוח.
    [two] שני שולחנות פתוחים.
   *[other] { $count } שולחנות פתוחים.
}
admin-closed = השולחן { $table } נסגר.
admin-drained = אין שולחנות חדשים. עדיין משחקים: { $playing }, חיבורים: { $sockets }.
admin-undrained = שולחנות חדשים מתקבלים שוב. משחקים: { $playing }, חיבורים: { $sockets }.
admin-clock-ok = השעון נכון; שולחנות ישנים נמחקים.
