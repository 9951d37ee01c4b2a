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
web-keys = מקשים להחלטה
web-keys-choose = לעבור להחלטה ולבחור בה
web-you = אצלכם

# דף הבית
web-play-bots-hint = משחק נגד שלושה בוטים, מיד.
web-your-name = השם שלכם
web-default-name = חוקרי מערות
web-your-hat = הכובע שלכם
web-hat = כובע { $number }
web-together = עם חברים וחברות
web-together-text = פתחו שולחן ושלחו את הקישור. אין צורך בחשבון.
web-create-table = שולחן חדש
web-join-code = קוד או קישור של שולחן
web-join = הצטרפות
web-code-example = k7m2qx4w
web-code-wrong = בקוד שמונה אותיות וספרות, למשל k7m2qx4w.
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
web-decision = ההחלטה שלכם
web-sent = הוחלט.
web-waiting-for = מחכים: { $names }.
web-watching = אתם צופים.
web-all-here-decided = כאן כולם וכולן החליטו.
web-bot-plays-you = הזמן נגמר, ובוט משחק במקומכם.
web-take-back = לחזור לשחק
web-take-back-as = { $name }: לחזור לשחק
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
web-stay = להישאר

# הסוף
web-place = דירוג
web-player = שם
web-score = ניקוד
web-rematch = משחק חוזר
web-join-rematch = אל המשחק החוזר
web-watch-rematch = לצפות במשחק החוזר
web-verify-this = בדיקת הערבובים

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
web-refused-not-host = רק המארחים יכולים.
web-refused-not-your-seat = זה לא המקום שלכם.

# בדיקת ערבוב
web-verify-title = בדיקת ערבוב
web-verify-text = לפני השליפה הראשונה הציג השרת גיבוב של זרע סודי, וכל מכשיר הציג גיבוב של החלק שלו. רק אחרי שכל הגיבובים היו ידועים מסרו המכשירים את חלקיהם. עכשיו, כשהמשחק נגמר, הזרע גלוי, ואפשר לחשב מחדש כל שליפה, כאן, במכשיר שלכם.
web-verify-record = רישום של משחק
web-verify-check = בדיקה
web-verify-open = פתיחת קובץ
web-verify-fair = כל שליפה נכונה
web-verify-fair-text = חושבו מחדש { $draws } שליפות מן הזרע ומן המספרים של { $shares ->
    [one] מכשיר אחד
    [two] שני מכשירים
   *[other] { $shares } מכשירים
}: כל אחת לקחה את המקום שנובע מהם.
web-verify-limits = מה זה מראה: כל שליפה נבעה מזרע ומחלקים שנקבעו לפני שמישהו הכיר את כולם, ולכן איש לא יכול היה לבחור לעצמו חלוקה. מה זה לא מראה: שהקלפים הנכונים היו מוכנים, כל אחד במקומו. את זה קובעים החוקים, והדף הזה לא מכיר חוקים; הפקודה tacora verify בודקת גם את זה. מי שמפעיל את השרת יכול היה להציץ בקלפים בזמן המשחק. מי שגם שיחק יכול היה לעצור התחלה, וכולם רואים שהיא בוטלה. ואם כל המכשירים היו בידיים של אדם אחד, לא היה למי להוכיח.
web-verify-shown = הוצגו לדפדפן הזה לפני המשחק: הגיבוב של הזרע, החלק שלו { $count ->
    [one] והגיבוב של המכשיר היחיד
    [two] והגיבובים של שני המכשירים
   *[other] והגיבובים של כל { $count } המכשירים
}. ברישום כתוב אותו הדבר.
web-verify-unseen = הדפדפן הזה לא ראה דבר מן המשחק לפני שהתחיל: הוא שוחק במכשירים אחרים, או שהזיכרון כאן נמחק. לכן הבדיקה מראה רק שהרישום מתאים לעצמו.
web-verify-not-shown = זה לא מה שהוצג לדפדפן הזה לפני המשחק
web-verify-differs-scheme = הערבוב היה אמור להיעשות בדרך אחרת.
web-verify-differs-commitment = הגיבוב של הזרע היה אחר.
web-verify-differs-hashes = הגיבובים של החלקים היו אחרים.
web-verify-differs-share = החלק של הדפדפן הזה חסר.
web-verify-differs-attempts = מספר ההתחלות שבוטלו היה אחר.
web-verify-wrong-share = חלק { $share } איננו זה שהמכשיר שלו הבטיח
web-verify-first-scheme = המשחק הזה עורבב בדרך הישנה, שבה החלקים היו ידועים מיד. מי שהפעיל את השרת וגם שיחק יכול היה לנסות חלקים עד שהחלוקה התאימה לו.
web-verify-save-seen = שמירת מה שהדפדפן הזה ראה
web-verify-commitment = הגיבוב שהוצג לפני המשחק:
web-verify-wrong-seed = הזרע איננו זה שהובטח
web-verify-wrong-draw = שליפה { $draw } שגויה (צעד { $step })
web-verify-wrong-place = הזרע נותן את מקום { $place } מתוך { $of }; ברישום כתוב מקום { $told }.
web-verify-miscounted = במשחק יש { $drawn } שליפות, ובהוכחה שלו { $told }
web-verify-unreadable-json = זה לא JSON.
web-verify-unreadable-format = זה לא רישום של משחק.
web-verify-unreadable-older = הרישום הזה מן הסוג הראשון: לא כתוב בו כמה אפשרויות היו בכל שליפה. הדף הזה לא יכול לבדוק אותו; הפקודה tacora verify יכולה.
web-verify-unreadable-no-fair = אין ברישום זרע: המשחק לא שוחק בשולחן מקוון.
web-verify-unreadable-scheme = הרישום עורבב בדרך שהדף הזה לא מכיר.
web-verify-draws = כל השליפות
web-verify-draw = { $draw }: מקום { $place } מתוך { $of }
web-verify-how = השיטה מתוארת בתיעוד, כדי שכל אחד ואחת יוכלו לכתוב בדיקה משלהם.

# חוקים
web-rules-title = החוקים
