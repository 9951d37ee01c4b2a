# Diamant in the browser.

# שולחן חדש
web-diamant-edition = מהדורה
web-diamant-edition-2017 = 2017
web-diamant-edition-2024 = 2024
web-diamant-edition-international = בינלאומית
web-diamant-edition-2017-note = עכביש ואיל ניגוח; חמישה חפצי כוח, תמיד בחפיסה.
web-diamant-edition-2024-note = עקרב ודוקרנים; חפצי כוח עם מספרים, אם רוצים.
web-diamant-edition-international-note = כמו 2024, במילים של החוקים באנגלית ובעברית.
web-diamant-bot-easy = קל
web-diamant-bot-normal = רגיל
web-diamant-bot-hard = קשה
web-diamant-bot-master = אמן
web-diamant-bot-random = גחמני
web-diamant-bot-timid = חששן
web-diamant-bot-steady = שקול
web-diamant-bot-bold = נועז
web-diamant-bot-odds = מחשב סיכויים
web-diamant-bot-survivor = יודע מתי לעצור
web-diamant-bot-trained = מאומן היטב
web-diamant-bot-rollout = חושב עד הסוף
web-diamant-house-variant = לבד או בשניים: גרסת בית, לא מספר החוקים.
web-diamant-option-relics = חפצי כוח
web-diamant-option-hidden-chests = תיבות סמויות

# לפני המשחק
web-diamant-lobby-title = במחנה
web-diamant-invite-text = בואו איתנו למערה.
web-diamant-with-relics = עם חפצי כוח
web-diamant-without-relics = בלי חפצי כוח
web-diamant-start = אל המערה

# השולחן
web-diamant-cave = המערה
web-diamant-path = הנתיב אל תוך המערה
web-diamant-camp = המחנה
web-diamant-deck = { $count ->
    [one] קלף אחד בחפיסה
    [two] שני קלפים בחפיסה
   *[other] { $count } קלפים בחפיסה
}
web-diamant-relic-gone = נלקח
web-diamant-traps = מלכודות
web-diamant-trap-state = { $met ->
    [1] { $left ->
        [0] { $trap }: כבר על הנתיב, ושנייה כבר לא תבוא.
        [one] { $trap }: כבר על הנתיב. עוד אחת יכולה לבוא, והמשלחת תאבד.
       *[other] { $trap }: כבר על הנתיב. יכולות לבוא עוד { $left }, ובבאה המשלחת תאבד.
    }
   *[other] { $left ->
        [0] { $trap }: לא נשארה אף אחת.
        [one] { $trap }: עוד לא הופיעה, אחת יכולה לבוא.
       *[other] { $trap }: עוד לא הופיעה, { $left } יכולות לבוא.
    }
}
web-diamant-relic-pile = חפצי כוח שעוד יבואו
web-diamant-expedition-of = משלחת { $expedition } מתוך { $expeditions }
web-diamant-entrance-open = כניסה { $number }, עוד לפנינו
web-diamant-entrance-current = כניסה { $number }, המשלחת הזאת
web-diamant-entrance-closed = כניסה { $number }, סגורה
web-diamant-state-cave = במערה
web-diamant-state-home = במחנה
web-diamant-beside = ליד התיבה
web-diamant-beside-count = ליד התיבה: { $count }
web-diamant-chest = בתוך התיבה
web-diamant-chest-count = בתוך התיבה: { $count }
web-diamant-chest-hidden = תיבה סמויה
web-diamant-relics-count = חפצי כוח: { $count }, בשווי { $points }
web-diamant-ask = להמשיך, או לחזור?
web-diamant-return = חזרה
web-diamant-continue = המשך
web-diamant-if-alone = אם לבד
web-diamant-on-path = { $rubies } על הנתיב
web-diamant-risk = סיכון { $percent }
web-diamant-key-return = ח
web-diamant-key-continue = ה
web-diamant-idle = אתם ליד המדורה.
web-diamant-hurry = לסוף המשלחת הזאת
web-diamant-log = יומן וסיכויים
web-diamant-odds = הקלף הבא
web-diamant-odds-trap = מלכודת שנייה מסוגה
web-diamant-odds-gain = רווח צפוי
web-diamant-odds-rubies = { $rubies } אבני אודם
web-diamant-odds-later = כשיגיע תורכם להחליט.
web-diamant-odds-forbidden = בשולחן הזה משחקים בלי סיכויים.

# בין משלחת למשלחת, ובסוף
web-diamant-interlude-title = משלחת { $expedition } הסתיימה
web-diamant-interlude-return = כולם חזרו למחנה.
web-diamant-interlude-trap = המלכודת השנייה מאותו סוג סיימה אותה.
web-diamant-interlude-removed = קלף אחד יוצא מהמשחק: { $card }.
web-diamant-interlude-brought = הובא הביתה
web-diamant-interlude-total = עד עכשיו
web-diamant-interlude-nothing = כלום
web-diamant-go-on = ממשיכים
web-diamant-finale-title = פותחים את התיבות
web-diamant-finale-winner = { $count ->
    [one] העושר הגדול ביותר
   *[other] העושר הגדול ביותר
}

# הסוף
web-diamant-chart = לפי משלחות
web-diamant-chart-expedition = משלחת { $expedition }
web-diamant-gems = אבני חן
web-diamant-relics = חפצי כוח

# חוקים
web-diamant-rules-goal = נכנסים יחד למערת טאקורה, קלף אחר קלף. מי שחוזרים בזמן שומרים על אבני האודם שלהם. מי שנשארים יותר מדי בורחים בידיים ריקות. חמש משלחות; בסוף מנצח העושר הגדול ביותר.
web-diamant-rules-explore-title = נחשף קלף
web-diamant-rules-explore = הקלף העליון בחפיסה מונח בסוף הנתיב, וכל מי שבמערה צועדים אליו.
web-diamant-rules-treasure = אוצר. אבני האודם מתחלקות שווה בשווה בין כל מי שבמערה ומונחות ליד התיבות. מה שאי אפשר לחלק נשאר על הקלף.
web-diamant-rules-trap = מלכודת. הראשונה מסוגה לא עושה דבר. כשמופיעה השנייה מאותו סוג, כל מי שבמערה בורחים ומאבדים את מה שליד התיבה.
web-diamant-rules-relic = חפץ כוח. הוא מונח על הנתיב עד שייקחו אותו הביתה, ורק מי שחוזרים לבד יכולים.
web-diamant-rules-decide-title = מחליטים
web-diamant-rules-decide = אחרי כל קלף בוחרים בסתר כל מי שבמערה, והבחירות נחשפות באותו רגע. עד הבחירה האחרונה אפשר להתחרט.
web-diamant-rules-return = חזרה. כל מי שחוזרים עכשיו מתחלקים שווה בשווה באבני האודם שעל הנתיב, ומכניסים אותן לתיבה יחד עם אלה שלהם. שם הן בטוחות.
web-diamant-rules-continue = המשך. נשארים לקלף הבא, וכך גם מה שליד התיבה.
web-diamant-rules-alone = מי שחוזרים לבד לוקחים את כל אבני האודם שעל הנתיב ואת כל חפצי הכוח. כשחוזרים שניים או יותר, חפצי הכוח נשארים, וגם אבני אודם שאי אפשר לחלק.
web-diamant-rules-end-title = הסוף
web-diamant-rules-expedition-end = משלחת נגמרת כשאין עוד איש במערה, או במלכודת השנייה מאותו סוג. הכניסה שלה נסגרת. אחרי מלכודת אחד משני הקלפים חוזר לקופסה, וכך גם חפצי כוח שלא נלקחו. כל שאר הקלפים חוזרים לחפיסה.
web-diamant-rules-end = אחרי המשלחת החמישית סופרים: אבן אודם שווה נקודה, יהלום חמש, חפצי כוח לפי שוויים. הניקוד הגבוה מנצח; בתיקו חולקים בניצחון.
web-diamant-rules-material-title = בקופסה
web-diamant-rules-material = 15 קלפי אוצר (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17), 15 קלפי מלכודת (חמישה סוגים, שלושה מכל סוג), 5 חפצי כוח. חמש אבני אודם שוות יהלום אחד.
web-diamant-rules-editions-title = מהדורות
web-diamant-rules-editions = ספרי החוקים נבדלים מעט. כל שולחן אומר לפי מה משחקים בו.
web-diamant-rules-difference = ההבדל
web-diamant-differs-relics = חפצי כוח
web-diamant-differs-relics-2017 = תמיד במשחק, כולם זהים
web-diamant-differs-relics-2024 = עם או בלי: 5, 7, 8, 10, 12
web-diamant-differs-relics-international = עם או בלי: 5, 7, 8, 10, 12
web-diamant-differs-deck = נכנסים לחפיסה
web-diamant-differs-deck-2017 = כל החמישה לפני המשחק
web-diamant-differs-deck-2024 = אחד בכל משלחת, הנמוך תחילה
web-diamant-differs-deck-international = אחד בכל משלחת, הנמוך תחילה
web-diamant-differs-worth = שוויים
web-diamant-differs-worth-2017 = שלושת הראשונים שנלקחו 5 כל אחד, הבאים 10
web-diamant-differs-worth-2024 = המספר שעליהם
web-diamant-differs-worth-international = המספר שעליהם
web-diamant-differs-traps = מלכודות
web-diamant-differs-traps-2017 = עכביש, נחש, לבה, סלע, איל ניגוח
web-diamant-differs-traps-2024 = עקרב, נחש, לבה, סלע, דוקרנים
web-diamant-differs-traps-international = עקרב, נחש, לבה, סלע, דוקרנים
web-diamant-differs-entrance = הכניסה, בסוף
web-diamant-differs-entrance-2017 = נסגרת באריח
web-diamant-differs-entrance-2024 = האריח שלה מוסר
web-diamant-differs-entrance-international = האריח שלה מוסר
web-diamant-differs-chest = תיבות
web-diamant-differs-chest-2017 = הספר שותק; סמויות לפי בחירה
web-diamant-differs-chest-2024 = מותר לשמור בסוד
web-diamant-differs-chest-international = הספר שותק; סמויות לפי בחירה
web-diamant-differs-players = כמה משחקים
web-diamant-differs-players-2017 = עד 8
web-diamant-differs-players-2024 = 3 עד 8
web-diamant-differs-players-international = עד 8
web-diamant-rulings-title = הכרעות
web-diamant-rulings = היכן שכל ספרי החוקים שותקים, כך אנחנו משחקים.
web-diamant-ruling-1 = המאגר לעולם לא נגמר, ואין סופרים אותו.
web-diamant-ruling-2 = החפיסה לא יכולה להיגמר בתוך משלחת: קודם תמיד באות שתי מלכודות מאותו סוג. חפיסה אישית שמפרה זאת נדחית.
web-diamant-ruling-3 = אבני חן מוצגות בכמה שפחות חלקים, יהלומים תחילה. ההמרה חינם ונעשית מעצמה.
web-diamant-ruling-4 = 2017: חפצי כוח שנלקחו באותו רגע נספרים זה אחר זה. השלישי במשחק שווה 5, הרביעי 10.
web-diamant-ruling-5 = מי שהשעון שלהם נגמר חוזרים למחנה ונחשבים נעדרים. בוט רשאי לתפוס את המקום, ואפשר לקחת אותו בחזרה.
web-diamant-ruling-6 = מי שחוזרים לבד לוקחים את כל חפצי הכוח בלי שנשאל.
web-diamant-ruling-7 = תיבות סמויות מסתירות רק את אבני החן שבתוכן. חפצי כוח וכל רווח גלויים, כך שמי שסופרים יכולים לדעת.
web-diamant-ruling-8 = גם אחרי המשלחת החמישית סוגרים את הכניסה ומפנים את הקלפים; רק לא מערבבים עוד.
web-diamant-ruling-9 = שולחנות אישיים: כשאין עוד חפץ כוח בערימה, לא מוסיפים. ב־2017 שני מספרים קובעים את השווי: לשלושת הראשונים, ולבאים אחריהם.
