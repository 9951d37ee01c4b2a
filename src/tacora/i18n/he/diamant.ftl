# Diamant: the words of the game, for every face.
diamant-title = המרוץ ליהלום

diamant-edition-2017 = מהדורת 2017
diamant-edition-2024 = מהדורת 2024
diamant-edition-international = המהדורה הבינלאומית

diamant-rubies = { $count ->
    [one] אבן אודם אחת
    [two] שתי אבני אודם
   *[other] { $count } אבני אודם
}
diamant-diamonds = { $count ->
    [one] יהלום אחד
    [two] שני יהלומים
   *[other] { $count } יהלומים
}
diamant-no-gems = כלום
diamant-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}

diamant-card-treasure = אוצר { $rubies }
diamant-card-relic = חפץ כוח
diamant-card-relic-numbered = חפץ כוח { $number }

diamant-trap-spider = עכביש ענק
diamant-trap-scorpion = עקרב־ענק
diamant-trap-snake = נחש
diamant-trap-lava = בור לבה
diamant-trap-boulder = סלע מתדרדר
diamant-trap-boulder-2017 = סלע מתדרדר
diamant-trap-ram = איל ניגוח ממוסמר
diamant-trap-spikes = מלכודת דוקרנים

diamant-trap-short-spider = עכביש
diamant-trap-short-scorpion = עקרב
diamant-trap-short-snake = נחש
diamant-trap-short-lava = לבה
diamant-trap-short-boulder = סלע
diamant-trap-short-ram = איל
diamant-trap-short-spikes = דוקרנים

# The table
diamant-with-relics = עם חפצי כוח
diamant-without-relics = בלי חפצי כוח
diamant-hidden-chests = תיבות סמויות
diamant-house-variant = גרסת בית: פחות מ־3 משתתפים
diamant-custom-table = שולחן מותאם
diamant-expedition-of = משלחת { $expedition } מתוך { $expeditions }
diamant-none = אין
diamant-traps-met = מלכודות עד כה: { $traps }
diamant-trap-copies = { $trap } { $copies }
diamant-traps-left = מלכודות במשחק: { $traps }
diamant-relics-lying = חפצי כוח במערה: { $relics }
diamant-column-player = שם
diamant-column-beside = ליד
diamant-column-chest = תיבה
diamant-column-relics = חפצי כוח
diamant-column-total = סך הכול
diamant-in-cave = במערה
diamant-at-camp = במחנה
diamant-hidden = סמוי
diamant-camp = מחנה
diamant-sheet-note = בכל משלחת: אבני אודם שהובאו הביתה, { $lost } ברח בידיים ריקות.
diamant-odds = הקלף הבא: { $trap }% מלכודת שנייה, { $treasure }% אוצר, אבני אודם לכל מי שבמערה, בממוצע: { $rubies }.

diamant-rules-summary =
    קלף אחר קלף אתם נכנסים אל מערת טאקורה. אוצר מחלקים שווה בשווה; החלק שלכם מונח ליד התיבה, והעודף נשאר על הקלף.
    אחרי כל קלף כל מי שבמערה בוחרים בסתר: המשך או חזרה. החוזרים מתחלקים באבני האודם שעל הנתיב ומכניסים הכול לתיבה, בטוח עד סוף המשחק. חזרה לבד מזכה גם בחפצי הכוח שבמערה.
    המלכודת השנייה מאותו סוג מסיימת את המשלחת: מי שעוד במערה בורחים ומאבדים את מה שליד התיבה. אחת משתי המלכודות חוזרת לקופסת המשחק.
    אבן אודם שווה נקודה אחת, יהלום 5. אחרי המשלחת האחרונה הניקוד הגבוה ביותר מנצח; בתיקו חולקים בניצחון.
diamant-rulings =
    היכן שהחוברות שותקות: המאגר אינו נגמר. אבני החן מומרות מעצמן למספר הקטן ביותר של חלקים. אבני אודם שאי אפשר לחלק בדרך חזרה מונחות על קלף האוצר הקרוב לכניסה. חזרה לבד מזכה בכל חפצי הכוח בלי לשאול; במהדורת 2017 חפצים שנלקחים יחד מקבלים ערך זה אחר זה. תיבות סמויות מסתירות רק את אבני החן שבתיבה: חפצי כוח ורווחים גלויים לכולם. פחות מ־3 משתתפים הם גרסת בית.

# What happens
diamant-expedition-began = משלחת { $expedition }: כולם וכולן במערה.
diamant-relic-shuffled-in = { $relic } נכנס לחפיסה.
diamant-treasure-found = { $card }: { $each ->
    [0] מעט מכדי לחלק.
    [one] אבן אודם אחת לכל מי שבמערה.
    [two] שתי אבני אודם לכל מי שבמערה.
   *[other] { $each } אבני אודם לכל מי שבמערה.
}
diamant-treasure-left = { $left ->
    [one] אבן אודם אחת נשארת על הקלף.
    [two] שתי אבני אודם נשארות על הקלף.
   *[other] { $left } אבני אודם נשארות על הקלף.
}
diamant-trap-met = { $card }: המלכודת הראשונה מסוגה. לא קורה דבר.
diamant-trap-sprung = { $card }, בפעם השנייה: המשלחת נכשלה.
diamant-fled = { $count ->
    [one] בריחה בידיים ריקות: { $names }.
   *[other] בורחים בידיים ריקות: { $names }.
}
diamant-lost = { $count ->
    [one] בחזרה למאגר: { $gems }.
   *[other] בחזרה למאגר: { $gems } מכל אחד ואחת.
}
diamant-relic-found = { $card }. חזרה לבד מזכה בו.
diamant-stayed = המשך: { $names }.
diamant-left = חזרה: { $names }.
diamant-path-shared = מן הנתיב: { $share ->
    [one] אבן אודם אחת לכל אחד ואחת.
    [two] שתי אבני אודם לכל אחד ואחת.
   *[other] { $share } אבני אודם לכל אחד ואחת.
}
diamant-path-taken = מן הנתיב: { $share ->
    [one] אבן אודם אחת.
    [two] שתי אבני אודם.
   *[other] { $share } אבני אודם.
}
diamant-path-left = { $left ->
    [one] אבן אודם אחת נשארת במערה.
    [two] שתי אבני אודם נשארות במערה.
   *[other] { $left } אבני אודם נשארות במערה.
}
diamant-banked = { $count ->
    [one] אל תוך התיבה: { $gems }.
   *[other] אל תוך כל תיבה: { $gems }.
}
diamant-relics-taken = אצל { $name } מעתה: { $relics }. השווי: { $points }.
diamant-expedition-ended = משלחת { $expedition } הסתיימה והכניסה שלה נסגרה.
diamant-rubies-returned = { $rubies ->
    [one] אבן אודם אחת חוזרת מן הנתיב למאגר.
    [two] שתי אבני אודם חוזרות מן הנתיב למאגר.
   *[other] { $rubies } אבני אודם חוזרות מן הנתיב למאגר.
}
diamant-out-of-the-game = בחזרה לקופסת המשחק: { $cards }.
diamant-game-ended = המשחק נגמר.
diamant-final-score = { $name }: { $score }
diamant-won = { $count ->
    [one] הניצחון של { $names }, עם { $points }.
   *[other] { $names } חולקים בניצחון, עם { $points } לכל אחד ואחת.
}

invite-game-diamant = המרוץ ליהלום
