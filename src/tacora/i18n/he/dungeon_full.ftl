# מבוך על מסך מלא במסוף.

# מקשים ומה הם עושים
dungeon-full-key-pass = פ
dungeon-full-key-look = ק
dungeon-full-key-players = ח
dungeon-full-key-level = מ
dungeon-full-key-turn = ס
dungeon-full-key-back = ד
dungeon-full-key-draw = צ
dungeon-full-key-redo = ז
dungeon-full-key-fairy = ע
dungeon-full-key-finish = ג
dungeon-full-key-numbers = ר
dungeon-full-key-build = ה
dungeon-full-key-best = ט
dungeon-full-pass = פס
dungeon-full-look = הצגת הקלף
dungeon-full-players = משתתפים
dungeon-full-level = המפלס האחר
dungeon-full-turn = סיבוב הקלף
dungeon-full-back = חזרה ליד
dungeon-full-draw = ציור הנתיב
dungeon-full-redo = שוב
dungeon-full-fairy = פיה בונה
dungeon-full-finish = סיימתי
dungeon-full-numbers = מספרים
dungeon-full-build = הזזת קלפים
dungeon-full-best = הטוב ביותר
dungeon-full-choose = בחירה
dungeon-full-place = מקום
dungeon-full-walk = הליכה
dungeon-full-buy = קנייה
dungeon-full-take = לקיחה
dungeon-full-lay = הנחה
dungeon-full-go = קדימה
dungeon-full-go-on = הלאה
dungeon-full-next = המבוך הבא
dungeon-full-zoom = גודל
dungeon-full-change = שינוי
dungeon-full-space = רווח
dungeon-full-tidy = סידור
dungeon-full-cancel = ביטול
dungeon-full-start = התחלה
dungeon-full-go-on-building = חזרה למפה

# השורה העליונה
dungeon-full-goal = מטרה ראשית { $goal }, { $points } לכל אחד
dungeon-full-next-goal = המטרה הבאה { $goal }, { $points } לכל אחד
dungeon-full-side-pile = מטרה משנית: 1 מ־{ $count }

# השוק
dungeon-full-your-turn = { $name }: קנו דבר אחד, או פסחו.
dungeon-full-not-your-turn = זה לא התור שלכם.
dungeon-full-piles = קלפים סמויים
dungeon-full-pile = ב־{ $cost } ({ $count })
dungeon-full-tokens = אסימונים 1●
dungeon-full-books = ספרים 2●
dungeon-full-top-book = הספר העליון, סמוי ({ $count } בערימה)
dungeon-full-cards = { $count ->
    [one] קלף { $count }
   *[other] { $count } קלפים
}
dungeon-full-points = { $count } נ״נ
dungeon-full-buys = Enter קונה תמורת { $price }, נשארים { $left }.
dungeon-full-too-dear = המחיר { $price }, ולכם { $coins } ({ $rule }).
dungeon-full-hand-full = היד מלאה: חמישה קלפים ({ $rule }).
dungeon-full-sold-out = לא נשאר ({ $rule }).
dungeon-full-ask-second = הספר נותן אסימון שני מסוג אחר. איזה?
dungeon-full-no-second = בלי אסימון שני
dungeon-full-deck = חפיסה { $deck }, ערימת השלכה { $discard }
dungeon-full-holds = ביד: { $cards }

# בחירות
dungeon-full-ask-third-book = אין מחזיקים שלושה ספרים: איזה משני הישנים הולך?
dungeon-full-ask-look = הקלף הראשון בחפיסה: לשמור או להשליך?
dungeon-full-clean-up = סידור: חמשת הקלפים שלכם
dungeon-full-ask-clean-up = בחרו קלף, שנו מה יהיה עליו, ואז סדרו.
dungeon-full-keep-costs = הספר שומר קלף תמורת { $coins }.
dungeon-full-no-other-fate = אין כרגע אפשרות אחרת לקלף הזה.

# בנייה
dungeon-full-build-title = בנייה
dungeon-full-ask-start = { $name }: השעון רץ מרגע ההתחלה.
dungeon-full-ask-build = הניחו את חמשת הקלפים כך שהמסדרונות ייפגשו. ◇ מסמן היכן קלף מתאים.
dungeon-full-ask-card = קחו קלף במקשים 1–5 או בלחיצה.
dungeon-full-fits = { $count ->
    [one] הוא מתאים במקום { $count }.
   *[other] הוא מתאים ב־{ $count } מקומות.
}
dungeon-full-no-place-there = הוא לא מתאים בצד הזה. Shift עם חץ מזיז בחופשיות; סיבוב עשוי לעזור.
dungeon-full-apart = הקלפים אינם מחוברים: מסדרון חייב לחבר כל קלף לאחרים ({ $rule }).
dungeon-full-fairy-thinks = הפיה חושבת …
dungeon-full-fairy-built = הפיה בנתה והלכה. שנו מה שתרצו.

# ציור
dungeon-full-draw-title = הנתיב
dungeon-full-ask-entry = היכן מתחיל הנתיב? החצים בוחרים פתח בשוליים, Enter נכנס.
dungeon-full-found = התגלו: { $found }
dungeon-full-bag = תיק: { $bag }
dungeon-full-tokens-left = אסימונים: { $tokens }
dungeon-full-steps = לאן?
dungeon-full-of-steps = { $number } מתוך { $count }, Tab לעוד
dungeon-full-second-digit = { $number } וספרה שנייה, או Enter.
dungeon-full-no-way = שום דרך לא מובילה לשם.
dungeon-full-is-out = יצאתם ביציאה. סיימו, או בטלו צעדים.
dungeon-full-stuck = מבוי סתום: מה שהתגלה נשאר. סיימו, או בטלו צעדים.
dungeon-full-cut = { $count ->
    [one] צעד { $count } בוטל.
   *[other] { $count } צעדים בוטלו.
}

# תוצאות
dungeon-full-ask-results = הביטו בכל המבוכים כמה שתרצו.
dungeon-full-columns = 1 מטרה ראשית, 2 מטרה משנית (נחשבת חצי), 3 בונוס זמן, 4 יציאה, ● מטבעות שנמצאו

# עזרה
dungeon-full-keys = מקשים
dungeon-full-keys-market = שוק: החצים בוחרים, Enter קונה, ק מציג קלף בגדול, פ פוסח. לחיצה בוחרת, לחיצה שנייה קונה.
dungeon-full-keys-build = בנייה: 1–5 או Tab לוקח קלף, החצים עוברים ממקום למקום, Shift+חץ מזיז בתא אחד, ס מסובב, Enter מניח, ד מחזיר ליד. לחיצה מזיזה לשם, לחיצה שנייה מניחה; לחיצה על קלף מונח מרימה אותו.
dungeon-full-keys-draw = נתיב: החצים הולכים, Tab או מספר בוחר בין כמה דרכים, ב מבטל, ז חוזר, ר מציג את מספרי הצעדים, מ את המפלס האחר. לחיצה הולכת לשם; לחיצה על הקו מקצרת אותו עד שם.
dungeon-full-keys-results = מפה: + ו־- משנים את הגודל, Ctrl+חץ או הגלגל מראים חלק אחר.
dungeon-full-legend = סמלים
dungeon-full-signs = ░▒ סלע, כחול עם נקודות: חדר, @ אתם, ━► הנתיב מירוק לוורוד, ┄ הנתיב במפלס האחר, ◇ כאן הקלף מתאים. על רקע בצבעו: התגלה; אפור ומחוק: נוצל.
