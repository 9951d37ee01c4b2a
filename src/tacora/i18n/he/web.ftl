# המילים של הדפדפן.

# בכל מקום
web-language = שפה
web-pages = דפים
web-close = סגירה
web-loading = רק רגע.
web-going = יוצאים לדרך ...
web-try-again = שוב
web-back-home = לדף הבית
web-unreachable = השרת לא עונה.
web-lost-title = אין כאן מעבר
web-lost-text = הדף הזה לא קיים. המערה בכיוון השני.
web-menu = תפריט ועזרה
web-sound = צליל
web-quick = הפסקות קצרות יותר
web-vibrate = רטט כשמגיע התור שלי
web-notify = התראה כשמגיע התור שלי
web-notify-forbidden = הדפדפן לא מרשה לדף הזה להציג התראות. אפשר להרשות זאת בהגדרות שלו.
web-keys = מקשים להחלטה
web-keys-choose = לעבור להחלטה ולבחור בה
web-you = אצלכם

# דף הבית
web-play-bots-hint = משחק נגד שלושה בוטים, מיד.
web-your-name = השם שלכם
web-default-name = חוקרי מערות
web-your-hat = הכובע שלכם
web-hat = כובע { $number }
web-hat-taken = כובע { $number }, תפוס
web-name-empty = בשם צריך להיות משהו שרואים.
web-name-long = בשם יש לכל היותר 20 תווים.
web-name-strange = יש בשם הזה משהו שאי אפשר לראות.
web-together = עם חברים וחברות
web-together-text = פתחו שולחן ושלחו את הקישור. אין צורך בחשבון.
web-create-table = שולחן חדש
web-join-code = קוד או קישור של שולחן
web-join = הצטרפות
web-code-example = k7m2qx4w
web-code-wrong = בקוד שמונה אותיות וספרות, למשל k7m2qx4w.
web-own-games = המשחקים שלכם
web-finished-games = משחקים שהסתיימו
web-own-lobby = עוד לא התחיל
web-own-turn = התור שלכם
web-own-over = הסתיים
web-own-won = { $count ->
    [one] הניצחון של { $names }
   *[other] הניצחון של { $names }
}
web-open-tables = שולחנות פתוחים
web-no-open-tables = אף אחד לא מחכה כרגע. פתחו שולחן והציגו אותו לכולם.
web-seats-free = { $count ->
    [one] מקום פנוי אחד
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
}
web-rules-link = חוקים
web-verify-link = בדיקת ערבוב

# שולחן חדש
web-game = משחק
web-seats = מקומות
web-seat-number = מקום { $number }
web-name-of-seat = השם במקום { $number }
web-seat-free = פנוי
web-seat-here = במכשיר הזה
web-seat-bot = בוט: { $bot }
web-fewer-seats = מקום אחד פחות
web-more-seats = עוד מקום
web-house-variant-short = גרסת בית
web-option-odds = מותר לראות סיכויים
web-option-public = גלוי לכולם
web-option-clock = זמן להחלטה
web-clock-none = בלי שעון
web-clock-seconds = { $seconds } שניות
web-clock-day = יום אחד
web-open-table = פתיחת השולחן
web-start-now = מתחילים

# לפני המשחק
web-invite = הזמנה
web-invite-link = קישור ההזמנה
web-code = קוד
web-qr = קוד QR של קישור ההזמנה
web-share = שיתוף
web-copy = העתקת הקישור
web-copied = הקישור הועתק.
web-seat-waiting = ממתינים
web-host = מארחים
web-away = לא כאן כרגע
web-start-needs = { $count ->
    [one] נשאר מקום פנוי אחד. חכו, או תנו אותו לבוט.
    [two] נשארו שני מקומות פנויים. חכו, או תנו אותם לבוטים.
   *[other] נשארו { $count } מקומות פנויים. חכו, או תנו אותם לבוטים.
}
web-start-waits = עוד לא הגיעו כולם למשחק החוזר. חכו, או תנו את המקום לבוט.
web-seat-kept = שמור למשחק החוזר
web-wait-for-host = אתם בפנים. המארחים מתחילים את המשחק.
web-take-seat = תפסו מקום
web-people-here = כמה משחקים במכשיר הזה
web-sit-down = להתיישב
web-watch-lobby = כל המקומות תפוסים. אפשר לצפות.
web-opening = מערבבים: כל מכשיר מוסיף את חלקו.
web-opening-waits = מחכים ל־{ $names }. כל עוד חסר מכשיר, לא מחלקים דבר.
web-call-off = להפסיק לחכות
web-call-off-text = אז המקומות האלה מתפנים, והערבוב מתחיל מחדש.
web-called-off = ההתחלה בוטלה בגלל { $names }: המקום התפנה, והערבוב מתחיל מחדש.
web-attempts = { $count ->
    [one] לפני כן בוטלה התחלה אחת, והערבוב כולו התחיל מחדש.
    [two] לפני כן בוטלו שתי התחלות, ובכל פעם הערבוב כולו התחיל מחדש.
   *[other] לפני כן בוטלו { $count } התחלות, ובכל פעם הערבוב כולו התחיל מחדש.
}
web-seat-lost = המקום שלכם התפנה: המכשיר שלכם לא מסר את חלקו בזמן. אפשר לשבת שוב.
web-drop-seat = הסרת המקום הזה
web-change-table = שינוי השולחן
web-change-done = כך משחקים
web-pass-host = העברת האירוח
web-pass-host-to = העברת האירוח אל { $name }
web-remove = הסרה
web-remove-person = הסרה של { $name }
web-remove-sure = להסיר באמת את { $name }
web-remove-not = לא להסיר
web-removed = המקום שלכם פונה. אפשר לשבת שוב אם יש מקום פנוי.
web-start-here = להתחיל עם מי שכאן
web-start-here-text = המקומות הפנויים יוסרו.
web-start-here-without = בלי { $names } ובלי מקומות פנויים.
web-loading-table = בדרך אל השולחן.
web-end-gone-title = השולחן הזה לא כאן
web-end-gone-text = הקוד שגוי, או שהשולחן כבר פונה.
web-end-other-rules-title = השולחן הזה שוחק לפי חוקים ישנים יותר
web-end-other-rules-text = השרת כבר מכיר חוקים חדשים, ולא יכול להמשיך אותו. הרישום שלו שמור.
web-end-set-aside-title = השולחן הזה הונח בצד
web-end-set-aside-text = השרת נכשל בו. הרישום שלו שמור, וכל השולחנות האחרים ממשיכים. אולי הוא יחזור אחרי שהשרת יופעל מחדש.
web-unknown-game = הדפדפן הזה לא מכיר את המשחק של השולחן הזה.

# השולחן
web-players = שחקנים ושחקניות
web-own-seat = אני
web-state-decided = יש החלטה
web-state-absent = בוט משחק
web-bot = בוט
web-decision = ההחלטה שלכם
web-sent = הוחלט.
web-waiting-for = מחכים: { $names }.
web-waiting-for-many = מחכים לעוד { $count }.
web-watching = אתם צופים.
web-all-here-decided = כאן כולם וכולן החליטו.
web-bot-plays-you = הזמן נגמר, ובוט משחק במקומכם.
web-take-back = לחזור לשחק
web-take-back-as = { $name }: לחזור לשחק
web-away-told = { $names } { $count ->
    [one] לא כאן כבר זמן מה.
   *[other] לא כאן כבר זמן מה.
} בוט יכול להמשיך לשחק; מי שחוזר מקבל את המקום מיד.
web-stand-in = שבוט ימשיך לשחק
web-wait = לחכות
web-began-without-you = המשחק התחיל בלעדיכם. אפשר לצפות.
web-note-stood-in = { $name } לא כאן. בוט ממשיך לשחק.
web-note-out-of-time = נגמר הזמן של { $name }. בוט ממשיך לשחק.
web-note-returned = { $name } שוב כאן, והבוט פינה את המקום.
web-note-left = { $name } כבר לא בשולחן. בוט ממשיך לשחק.
web-hand-to = העבירו את המכשיר: { $name }. השאר לא מציצים.
web-i-am = כאן { $name }
web-change-choice = { $name }: לבחור מחדש
web-time-left = נותרו { $seconds } שניות
web-open-log = פתיחת היומן
web-log-empty = עוד לא קרה דבר.
web-chat = להגיד משהו
web-mute = השתקה
web-chat-hello = שלום
web-chat-good-luck = בהצלחה
web-chat-well-played = יפה שיחקתם
web-chat-ouch = אאוץ׳
web-chat-one-more-card = עוד קלף אחד
web-chat-time-to-go = הגיע הזמן לחזור
web-chat-thinking = רגע, במחשבה
web-chat-hurry = אפשר עוד היום
web-chat-thanks = תודה
web-chat-bye = להתראות
web-leave = לעזוב את השולחן
web-leave-sure = בוט יתפוס את מקומכם לתמיד. לעזוב?
web-leave-lobby-sure = המקום שלכם יתפנה. לעזוב?
web-leaving = רק רגע, מודיעים לשולחן.
web-leaving-waits = עוד לא עזבתם את השולחן: אין רשת. העזיבה תישלח כשהרשת תחזור; אם תסגרו את הדף, בביקור הבא שלכם כאן. מי שחוזר לשולחן נשאר בו.
web-left-waits = תעזבו את השולחן שלכם ({ $game }) ברגע שאפשר יהיה להגיע לשרת.
web-left-return = חזרה לשולחן
web-left-done = עזבתם את השולחן שלכם ({ $game }).
web-left-returned = חזרתם: השולחן עוד לא שמע שעזבתם.
web-stay = להישאר

# הסוף
web-place = דירוג
web-player = שם
web-score = ניקוד

# החיבור
web-link-connecting = מתחברים.
web-link-open = מחוברים.
web-link-reconnecting = החיבור נותק. מחפשים את הדרך חזרה.
web-link-offline = אין רשת. המשחק מחכה; הבחירה שלכם תישלח כשתחזור.
web-link-restarting = השרת עולה מחדש. רק רגע.

# סירובים
web-refused = זה לא הצליח: { $message }
web-refused-unreachable = השרת לא עונה. יש רשת?
web-refused-no-such-table = השולחן הזה לא כאן.
web-refused-table-full = כל המקומות תפוסים.
web-refused-too-fast = מהר מדי. חכו רגע.
web-refused-too-many = השרת מלא. נסו אחר כך.
web-refused-changed-enough = הבחירה הזאת שונתה מספיק פעמים. עכשיו היא סופית.
web-refused-enough = מזה כבר היה מספיק בשולחן הזה.
web-refused-old-page = הדף הזה ישן מן השרת. טענו אותו מחדש.
web-refused-not-now = זה לא אפשרי כרגע.
web-refused-not-away = האדם הזה כבר חזר.
web-refused-bad-options = אי אפשר לשחק כך.
web-refused-bad-name = השם הזה לא מתאים כאן. בחרו שם אחר.
web-refused-not-host = רק המארחים יכולים.
web-refused-not-your-seat = זה לא המקום שלכם.

# בדיקת ערבוב
web-verify-title = בדיקת ערבוב

# חוקים
web-rules-title = החוקים
