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
web-promise = נכנסים יחד למערה. יוצאים ממנה בזמן.
web-play-bots = אל המערה
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
web-code-example = k7m2qx
web-code-wrong = בקוד שש אותיות וספרות, למשל k7m2qx.
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
web-edition = מהדורה
web-edition-2017 = 2017
web-edition-2024 = 2024
web-edition-international = בינלאומית
web-edition-2017-note = עכביש ואיל ניגוח; חמישה חפצי כוח, תמיד בחפיסה.
web-edition-2024-note = עקרב ודוקרנים; חפצי כוח עם מספרים, אם רוצים.
web-edition-international-note = כמו 2024, במילים של החוקים באנגלית ובעברית.
web-seats = מקומות
web-seat-number = מקום { $number }
web-name-of-seat = השם במקום { $number }
web-seat-free = פנוי
web-seat-here = במכשיר הזה
web-seat-bot = בוט: { $bot }
web-bot-random = גחמני
web-bot-timid = חששן
web-bot-steady = שקול
web-bot-bold = נועז
web-bot-odds = מחשב סיכויים
web-bot-survivor = יודע מתי לעצור
web-fewer-seats = מקום אחד פחות
web-more-seats = עוד מקום
web-house-variant = לבד או בשניים: גרסת בית, לא מספר החוקים.
web-house-variant-short = גרסת בית
web-option-relics = חפצי כוח
web-option-hidden-chests = תיבות סמויות
web-option-odds = מותר לראות סיכויים
web-option-public = גלוי לכולם
web-option-clock = זמן להחלטה
web-clock-none = בלי שעון
web-clock-seconds = { $seconds } שניות
web-clock-day = יום אחד
web-open-table = פתיחת השולחן
web-start-now = מתחילים

# לפני המשחק
web-lobby-title = במחנה
web-invite = הזמנה
web-invite-text = בואו איתנו למערה.
web-invite-link = קישור ההזמנה
web-code = קוד
web-qr = קוד QR של קישור ההזמנה
web-share = שיתוף
web-copy = העתקת הקישור
web-copied = הקישור הועתק.
web-seat-waiting = ממתינים
web-host = מארחים
web-away = לא כאן כרגע
web-with-relics = עם חפצי כוח
web-without-relics = בלי חפצי כוח
web-start = אל המערה
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
web-loading-table = בדרך אל השולחן.
web-no-table-title = השולחן הזה לא כאן
web-no-table-text = הקוד שגוי, או שהשולחן כבר פונה.

# השולחן
web-cave = המערה
web-path = הנתיב אל תוך המערה
web-camp = המחנה
web-deck = { $count ->
    [one] קלף אחד בחפיסה
    [two] שני קלפים בחפיסה
   *[other] { $count } קלפים בחפיסה
}
web-relic-gone = נלקח
web-traps = מלכודות
web-trap-state = { $trap }, { $met ->
    [1] מסוכנת עכשיו
   *[other] עוד לא הופיעה
}, נותרו במשחק: { $left }
web-relic-pile = חפצי כוח שעוד יבואו
web-expedition-of = משלחת { $expedition } מתוך { $expeditions }
web-entrance-open = כניסה { $number }, עוד לפנינו
web-entrance-current = כניסה { $number }, המשלחת הזאת
web-entrance-closed = כניסה { $number }, סגורה
web-players = שחקנים ושחקניות
web-state-cave = במערה
web-state-decided = יש החלטה
web-state-home = במחנה
web-state-absent = בוט משחק
web-beside = ליד התיבה
web-beside-count = ליד התיבה: { $count }
web-chest = בתוך התיבה
web-chest-count = בתוך התיבה: { $count }
web-chest-hidden = תיבה סמויה
web-relics-count = חפצי כוח: { $count }, בשווי { $points }
web-decision = ההחלטה שלכם
web-ask = להמשיך, או לחזור?
web-return = חזרה
web-continue = המשך
web-if-alone = אם לבד
web-risk = סיכון { $percent }
web-key-return = ח
web-key-continue = ה
web-sent = הוחלט.
web-waiting-for = מחכים: { $names }.
web-watching = אתם צופים.
web-at-the-fire = אתם ליד המדורה.
web-all-here-decided = כאן כולם וכולן החליטו.
web-bot-plays-you = הזמן נגמר, ובוט משחק במקומכם.
web-take-back = לחזור לשחק
web-take-back-as = { $name }: לחזור לשחק
web-hand-to = העבירו את המכשיר: { $name }. השאר לא מציצים.
web-i-am = כאן { $name }
web-change-choice = { $name }: לבחור מחדש
web-time-left = נותרו { $seconds } שניות
web-log = יומן וסיכויים
web-open-log = פתיחת היומן
web-log-empty = עוד לא קרה דבר.
web-odds = הקלף הבא
web-odds-trap = מלכודת שנייה מסוגה
web-odds-gain = רווח צפוי
web-odds-rubies = { $rubies } אבני אודם
web-odds-later = כשיגיע תורכם להחליט.
web-odds-forbidden = בשולחן הזה משחקים בלי סיכויים.
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
web-gems = אבני חן
web-relics = חפצי כוח
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
web-link-gone = השולחן איננו.

# סירובים
web-refused = זה לא הצליח: { $message }
web-refused-unreachable = השרת לא עונה. יש רשת?
web-refused-no-such-table = השולחן הזה לא כאן.
web-refused-table-full = כל המקומות תפוסים.
web-refused-too-fast = מהר מדי. חכו רגע.
web-refused-too-many = השרת מלא. נסו אחר כך.
web-refused-not-now = זה לא אפשרי כרגע.
web-refused-not-host = רק המארחים יכולים.
web-refused-not-your-seat = זה לא המקום שלכם.

# בדיקת ערבוב
web-verify-title = בדיקת ערבוב
web-verify-text = לפני הקלף הראשון הציג השרת גיבוב של זרע סודי, וכל מכשיר הוסיף מספר משלו. עכשיו, כשהמשחק נגמר, הזרע גלוי, ואפשר לחשב מחדש כל קלף שנשלף, כאן, במכשיר שלכם.
web-verify-record = רישום של משחק
web-verify-check = בדיקה
web-verify-open = פתיחת קובץ
web-verify-fair = כל קלף במקומו
web-verify-fair-text = חושבו מחדש { $draws } שליפות מן הזרע ומן המספרים של { $shares ->
    [one] מכשיר אחד
    [two] שני מכשירים
   *[other] { $shares } מכשירים
}: כולן כפי ששוחקו.
web-verify-commitment = הגיבוב שהוצג לפני המשחק:
web-verify-wrong-seed = הזרע איננו זה שהובטח
web-verify-wrong-draw = שליפה { $draw } שגויה (צעד { $step })
web-verify-wrong-card = הזרע נותן { $card }; ברישום כתוב { $told }.
web-verify-unreadable-json = זה לא JSON.
web-verify-unreadable-format = זה לא רישום של משחק.
web-verify-unreadable-no-fair = אין ברישום זרע: המשחק לא שוחק בשולחן מקוון.
web-verify-unreadable-scheme = הרישום עורבב בדרך שהדף הזה לא מכיר.
web-verify-draws = כל השליפות
web-verify-draw = { $draw }: אחד מתוך { $of }
web-verify-how = אותה בדיקה קיימת בשורת הפקודה: tacora verify. השיטה מתוארת בתיעוד, כדי שכל אחד ואחת יוכלו לכתוב בדיקה משלהם.

# חוקים
web-rules-title = החוקים
web-rules-goal = נכנסים יחד למערת טאקורה, קלף אחר קלף. מי שחוזרים בזמן שומרים על אבני האודם שלהם. מי שנשארים יותר מדי בורחים בידיים ריקות. חמש משלחות; בסוף מנצח העושר הגדול ביותר.
web-rules-explore-title = נחשף קלף
web-rules-explore = הקלף העליון בחפיסה מונח בסוף הנתיב, וכל מי שבמערה צועדים אליו.
web-rules-treasure = אוצר. אבני האודם מתחלקות שווה בשווה בין כל מי שבמערה ומונחות ליד התיבות. מה שאי אפשר לחלק נשאר על הקלף.
web-rules-trap = מלכודת. הראשונה מסוגה לא עושה דבר. כשמופיעה השנייה מאותו סוג, כל מי שבמערה בורחים ומאבדים את מה שליד התיבה.
web-rules-relic = חפץ כוח. הוא מונח על הנתיב עד שייקחו אותו הביתה, ורק מי שחוזרים לבד יכולים.
web-rules-decide-title = מחליטים
web-rules-decide = אחרי כל קלף בוחרים בסתר כל מי שבמערה, והבחירות נחשפות באותו רגע. עד הבחירה האחרונה אפשר להתחרט.
web-rules-return = חזרה. כל מי שחוזרים עכשיו מתחלקים שווה בשווה באבני האודם שעל הנתיב, ומכניסים אותן לתיבה יחד עם אלה שלהם. שם הן בטוחות.
web-rules-continue = המשך. נשארים לקלף הבא, וכך גם מה שליד התיבה.
web-rules-alone = מי שחוזרים לבד לוקחים את כל אבני האודם שעל הנתיב ואת כל חפצי הכוח. כשחוזרים שניים או יותר, חפצי הכוח נשארים, וגם אבני אודם שאי אפשר לחלק.
web-rules-end-title = הסוף
web-rules-expedition-end = משלחת נגמרת כשאין עוד איש במערה, או במלכודת השנייה מאותו סוג. הכניסה שלה נסגרת. אחרי מלכודת אחד משני הקלפים חוזר לקופסה, וכך גם חפצי כוח שלא נלקחו. כל שאר הקלפים חוזרים לחפיסה.
web-rules-end = אחרי המשלחת החמישית סופרים: אבן אודם שווה נקודה, יהלום חמש, חפצי כוח לפי שוויים. הניקוד הגבוה מנצח; בתיקו חולקים בניצחון.
web-rules-material-title = בקופסה
web-rules-material = 15 קלפי אוצר (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17), 15 קלפי מלכודת (חמישה סוגים, שלושה מכל סוג), 5 חפצי כוח. חמש אבני אודם שוות יהלום אחד.
web-rules-editions-title = מהדורות
web-rules-editions = ספרי החוקים נבדלים מעט. כל שולחן אומר לפי מה משחקים בו.
web-rules-difference = ההבדל
web-differs-relics = חפצי כוח
web-differs-relics-2017 = תמיד במשחק, כולם זהים
web-differs-relics-2024 = עם או בלי: 5, 7, 8, 10, 12
web-differs-relics-international = עם או בלי: 5, 7, 8, 10, 12
web-differs-deck = נכנסים לחפיסה
web-differs-deck-2017 = כל החמישה לפני המשחק
web-differs-deck-2024 = אחד בכל משלחת, הנמוך תחילה
web-differs-deck-international = אחד בכל משלחת, הנמוך תחילה
web-differs-worth = שוויים
web-differs-worth-2017 = שלושת הראשונים שנלקחו 5 כל אחד, הבאים 10
web-differs-worth-2024 = המספר שעליהם
web-differs-worth-international = המספר שעליהם
web-differs-traps = מלכודות
web-differs-traps-2017 = עכביש, נחש, לבה, סלע, איל ניגוח
web-differs-traps-2024 = עקרב, נחש, לבה, סלע, דוקרנים
web-differs-traps-international = עקרב, נחש, לבה, סלע, דוקרנים
web-differs-entrance = הכניסה, בסוף
web-differs-entrance-2017 = נסגרת באריח
web-differs-entrance-2024 = האריח שלה מוסר
web-differs-entrance-international = האריח שלה מוסר
web-differs-chest = תיבות
web-differs-chest-2017 = הספר שותק; סמויות לפי בחירה
web-differs-chest-2024 = מותר לשמור בסוד
web-differs-chest-international = הספר שותק; סמויות לפי בחירה
web-differs-players = כמה משחקים
web-differs-players-2017 = עד 8
web-differs-players-2024 = 3 עד 8
web-differs-players-international = עד 8
web-rulings-title = הכרעות
web-rulings = היכן שכל ספרי החוקים שותקים, כך אנחנו משחקים.
web-ruling-1 = המאגר לעולם לא נגמר, ואין סופרים אותו.
web-ruling-2 = החפיסה לא יכולה להיגמר בתוך משלחת: קודם תמיד באות שתי מלכודות מאותו סוג. חפיסה אישית שמפרה זאת נדחית.
web-ruling-3 = אבני חן מוצגות בכמה שפחות חלקים, יהלומים תחילה. ההמרה חינם ונעשית מעצמה.
web-ruling-4 = 2017: חפצי כוח שנלקחו באותו רגע נספרים זה אחר זה. השלישי במשחק שווה 5, הרביעי 10.
web-ruling-5 = מי שהשעון שלהם נגמר חוזרים למחנה ונחשבים נעדרים. בוט רשאי לתפוס את המקום, ואפשר לקחת אותו בחזרה.
web-ruling-6 = מי שחוזרים לבד לוקחים את כל חפצי הכוח בלי שנשאל.
web-ruling-7 = תיבות סמויות מסתירות רק את אבני החן שבתוכן. חפצי כוח וכל רווח גלויים, כך שמי שסופרים יכולים לדעת.
web-ruling-8 = גם אחרי המשלחת החמישית סוגרים את הכניסה ומפנים את הקלפים; רק לא מערבבים עוד.
web-ruling-9 = שולחנות אישיים: כשאין עוד חפץ כוח בערימה, לא מוסיפים. ב־2017 שני מספרים קובעים את השווי: לשלושת הראשונים, ולבאים אחריהם.
