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
verify-attempts = { $attempts ->
    [one] לפני כן בוטלה התחלה אחת.
    [two] לפני כן בוטלו שתי התחלות.
   *[other] לפני כן בוטלו { $attempts } התחלות.
}
verify-seen = זה מה שהוצג לדפדפן לפני המשחק.
verify-unseen = אם זה הוצג למישהו לפני המשחק, רק דפדפן ששיחק יכול לומר: האפשרות ‎--seen מקבלת את מה ששמר.
verify-wrong-share = לא הוגן: חלק { $share } אינו זה שהמכשיר שלו הבטיח.
verify-differs-scheme = לא מה שהוצג לדפדפן: הערבוב היה אמור להיעשות בדרך אחרת.
verify-differs-commitment = לא מה שהוצג לדפדפן: ההבטחה לגרעין הייתה אחרת.
verify-differs-hashes = לא מה שהוצג לדפדפן: הגיבובים של החלקים היו אחרים.
verify-differs-share = לא מה שהוצג לדפדפן: החלק שלו עצמו חסר.
verify-differs-attempts = לא מה שהוצג לדפדפן: מספר ההתחלות שבוטלו היה אחר.
server-in-use = שרת אחר (תהליך { $process }) משתמש במסד הנתונים { $database }.
server-one-process = לכמה תהליכים דרוש PostgreSQL: { $database } מיועד לתהליך אחד.
server-no-origin = ניתן --proxy בלי --origin: דפים מהכתובת של השרת המתווך יידחו. יש להפעיל עם ‎--origin https://ITS.NAME‎
backup-done = העותק הוא { $file }: שולחנות { $tables }, רשומות { $entries }.
admin-table = { $table }: { $game }, { $phase }, אנשים ב־{ $people } מתוך { $seats } מושבים, נוכחים { $present }, חיבורים { $sockets }, בשקט { $minutes } דק׳
admin-worker = { $table }: { $game }, { $phase }, תהליך { $worker }
admin-tables = { $count ->
    [one] שולחן אחד פתוח.
    [two] שני שולחנות פתוחים.
   *[other] { $count } שולחנות פתוחים.
}
admin-closed = השולחן { $table } נסגר.
admin-drained = אין שולחנות חדשים. עדיין משחקים: { $playing }, חיבורים: { $sockets }.
admin-undrained = שולחנות חדשים מתקבלים שוב. משחקים: { $playing }, חיבורים: { $sockets }.
admin-clock-ok = השעון נכון; שולחנות ישנים נמחקים.
