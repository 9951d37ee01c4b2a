# מבוך: מילות המשחק, לכל ממשק.
dungeon-title = מבוך
dungeon-time-limit = { $seconds } שניות לבנייה

dungeon-coins = { $count ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $count } מטבעות
}
dungeon-points = { $count ->
    [one] נקודת ניצחון אחת
    [two] שתי נקודות ניצחון
   *[other] { $count } נקודות ניצחון
}

dungeon-token-sword = חרב
dungeon-token-scroll = מגילה
dungeon-token-key = מפתח
dungeon-token-rope = חבל

dungeon-goal-barrel = חביות
dungeon-goal-key = מפתחות
dungeon-goal-pit = בורות
dungeon-goal-scroll = מגילות
dungeon-goal-monster = מפלצות שהובסו
dungeon-goal-rope = חבלים
dungeon-goal-lock = מנעולים שנפתחו
dungeon-goal-sword = חרבות
dungeon-goal-room = חדרים שנכנסו אליהם
dungeon-goal-coin = מטבעות
dungeon-goal-portal = שערי קסם
dungeon-goal-stairs = מדרגות
dungeon-goal-points = { $goal } ({ $points ->
    [one] נקודה לכל תגלית
    [two] שתי נקודות לכל תגלית
   *[other] { $points } נקודות לכל תגלית
})
dungeon-goal-hourglass = { $goal }, עם שעון חול

dungeon-found-barrel = חבית × { $count }
dungeon-found-key = מפתח × { $count }
dungeon-found-pit = בור × { $count }
dungeon-found-scroll = מגילה × { $count }
dungeon-found-monster = מפלצת × { $count }
dungeon-found-rope = חבל × { $count }
dungeon-found-lock = מנעול × { $count }
dungeon-found-sword = חרב × { $count }
dungeon-found-room = חדר × { $count }
dungeon-found-coin = מטבע × { $count }
dungeon-found-portal = שער קסם × { $count }
dungeon-found-stairs = מדרגות × { $count }
dungeon-found-recycling = מיחזור × { $count }
dungeon-found-scissors = מספריים × { $count }
dungeon-found-nothing = כלום

dungeon-book = ספר { $number }: { $effect }
dungeon-book-1 = להביס מפלצת אחת
dungeon-book-2 = סידור: אחד מ־5 הקלפים אל קופסת המשחק
dungeon-book-3 = להשתגר אל מפלצת
dungeon-book-4 = לטפס למעלה בבור נפילה
dungeon-book-5 = לפתוח מנעול אחד
dungeon-book-6 = להתגבר על בור אחד
dungeon-book-7 = לחצות את הנתיב פעם אחת, בחדר
dungeon-book-8 = להפעיל שער קסם אחד
dungeon-book-9 = להשתגר מחבית לחבית
dungeon-book-10 = קניות: קלף מבוך אחד זול במטבע
dungeon-book-11 = להשתגר בין השוליים העליונים לתחתונים
dungeon-book-12 = להשתגר בין השוליים הימניים לשמאליים
dungeon-book-13 = השלמת היד: לשמור או להשליך את הקלף הראשון
dungeon-book-14 = קניות: אסימון פיות שני מסוג אחר
dungeon-book-15 = אל קופסת המשחק, תמורת אסימון פיות כלשהו
dungeon-book-16 = סידור: לשמור קלף אחד תמורת 2 מטבעות
dungeon-book-17 = מטרה ראשית חדשה: להחליף קלף מבוך

# מה קורה
dungeon-turned-up = גלוי בשוק הפיות: { $what }.
dungeon-main-goal = המטרה הראשית בסיבוב { $round }: { $goal }.
dungeon-round-began = סיבוב { $round }. התור הראשון: { $name }.
dungeon-token-bought = { $name }: קניית אסימון פיות, { $kinds }.
dungeon-book-bought = { $name }: קניית { $book }.
dungeon-book-bought-blind = { $name }: קניית הספר העליון בלי לראות, { $book }.
dungeon-book-laid-off = { $name }: השלכת { $book }.
dungeon-card-bought = { $name }: קניית { $card } תמורת { $coins }.
dungeon-card-bought-blind = { $name }: קניית הקלף העליון בשורה { $cost } בלי לראות, תמורת { $coins }.
dungeon-passed = { $name }: פס.
dungeon-passed-by-itself = { $name }: אין מה לקנות, פס.
dungeon-deck-renewed = { $name }: ערימת ההשלכה היא חפיסת החקירה החדשה.
dungeon-card-drawn = { $name }: שליפת { $cards }.
dungeon-card-drawn-unseen = { $count ->
    [one] { $name }: שליפת קלף אחד.
    [two] { $name }: שליפת שני קלפים.
   *[other] { $name }: שליפת { $count } קלפים.
}
dungeon-card-rejected = { $name }: הצצה אל { $card } והשלכתו.
dungeon-hands-filled = כל הידיים מלאות. הבנייה מתחילה.
dungeon-explored-exit = { $name }: הנתיב מגיע ליציאה. { $found }.
dungeon-explored-dead-end = { $name }: הנתיב מסתיים במבוי סתום. { $found }.
dungeon-explored-empty = { $name }: אין נתיב.
dungeon-explored-none = { $name }: אין מבוך.
dungeon-books-used = ספרים בשימוש: { $books }.
dungeon-first-done = { $name }: ראשונים לסיים, בונוס זמן.
dungeon-nobody-first = אין בונוס זמן.
dungeon-coins-taken = { $name }: { $coins }.
dungeon-scored-main = מטרה ראשית, { $goal }: { $scores }.
dungeon-scored-side = מטרה משנית, { $goal }: { $scores }.
dungeon-score-of = { $name } { $points }
dungeon-card-swapped = { $name }: { $boxed } אל קופסת המשחק, { $taken } אל היד.
dungeon-card-swapped-blind = { $name }: { $boxed } אל קופסת המשחק, הקלף העליון בשורה { $cost } אל היד.
dungeon-kept = { $name }: שמירת { $cards }.
dungeon-boxed = { $name }: { $cards } אל קופסת המשחק.
dungeon-paid = { $name }: תשלום של { $coins }.
dungeon-market-renewed = אחרי סיבוב 3 מוסר כל מה שגלוי בשוק הפיות.
dungeon-game-ended = המשחק נגמר.
dungeon-final-score = { $name }: { $score }
dungeon-won = { $count ->
    [one] הניצחון של { $names }, עם { $points }.
   *[other] { $names } חולקים בניצחון, עם { $points } לכל אחד ואחת.
}

dungeon-awaits-chance = התיעוד נעצר כאן, לפני השליפה הבאה.

# השולחן
dungeon-market-tokens = אסימוני פיות, מטבע לכל אחד: { $tokens }
dungeon-market-books = ספרי כישופים, 2 מטבעות לכל אחד: { $books }; לא גלויים: { $unseen }
dungeon-market-cards = קלפי מבוך תמורת { $cost }: { $cards }; לא גלויים: { $unseen }
dungeon-column-player = שחקנים
dungeon-column-coins = מטבעות
dungeon-column-points = נקודות
dungeon-column-things = ביד ולפניהם
dungeon-book-short = ספר { $number }
dungeon-unseen-card = לא גלוי { $cost }
dungeon-hand = קלפי היד שלכם: { $cards }
dungeon-sheet-columns = עמודה
dungeon-sheet-round = סיבוב { $round }
dungeon-sheet-main = מטרות ראשיות
dungeon-sheet-side = מטרות משניות, חצי
dungeon-sheet-bonus = בונוס זמן
dungeon-sheet-exits = יציאות
dungeon-sheet-coins = מטבעות, שליש
dungeon-sheet-total = סך הכול

# בחירה
dungeon-ask-choice = { $name }, הקלידו מספר (q שומר ויוצא, ?D3-01 מציג קלף):
dungeon-not-a-choice = הקלידו מספר מ־0 עד { $last }.
dungeon-choice-price = { $what } ({ $price })
dungeon-choice-top-book = הספר העליון בלי לראות
dungeon-choice-top-card = הקלף העליון { $cost } בלי לראות
dungeon-choice-swap = { $boxed } תמורת { $taken }
dungeon-choice-pass = פס
dungeon-choice-keep = לשמור
dungeon-choice-discard = להשליך
dungeon-choice-nothing = כלום
dungeon-clean-up = המבוך שלכם: { $cards }
dungeon-ask-keep = קלפים לשמירה, או Enter:
dungeon-ask-box = קלפים אל קופסת המשחק, או Enter:

# בנייה
dungeon-ask-start = { $name }, הקישו Enter כדי להתחיל לבנות:
dungeon-ask-build = { $name }:
dungeon-ask-second-digit = { $digit } וספרה שנייה, או Enter:
dungeon-time-is-up = הזמן תם: מה שמונח נחשב.
dungeon-lay-all = הניחו קודם את כל חמשת הקלפים, או קחו אותם חזרה.
dungeon-no-single-step = אין צעד יחיד לשם: בחרו אותו לפי המספר.
dungeon-not-a-key = ל״{ $answer }״ אין משמעות כאן.
dungeon-unknown-key = המקש הזה לא עושה כאן דבר.
dungeon-nothing-there = אין מה לעשות שם.
dungeon-level-main = המפלס הראשי
dungeon-level-under = המפלס התת־קרקעי
dungeon-no-place = אין מקום לקלף הזה: בחרו אחר או קחו אחד חזרה. נותרו: { $cards }
dungeon-laying = { $card }, מקום { $place } מתוך { $places }. נותרו: { $cards }
dungeon-discovered = תגליות: { $found }
dungeon-bag = בתיק: { $bag }. אסימוני פיות: { $tokens }
dungeon-books-left = ספרים: { $books }
dungeon-no-step = הנתיב לא יכול להמשיך.
dungeon-steps = צעדים: { $steps }
dungeon-step-enter = כניסה
dungeon-step-walk = הליכה
dungeon-step-exit = יציאה
dungeon-step-fall = נפילה
dungeon-step-climb = טיפוס
dungeon-step-portal = שער קסם
dungeon-step-barrel = חבית
dungeon-step-monster = מפלצת
dungeon-step-opposite = השוליים שממול
dungeon-step-take = לקיחת אסימון
dungeon-step-stops = { $step }, עצירה אחרי { $count } שהובסו
dungeon-arrows = חצים: שמאלה וימינה מקום אחר, למעלה ולמטה קלף אחר, ואז הליכה. @ אתם, * הנתיב, + הכניסה.
dungeon-key-accept = כ
dungeon-key-undo = ב
dungeon-key-level = מ
dungeon-key-help = ע
dungeon-key-finish = ס
dungeon-key-quit = י
dungeon-action-accept = כן (Enter)
dungeon-action-undo = ביטול
dungeon-action-level = המפלס האחר
dungeon-action-help = שפיה תבנה
dungeon-action-finish = סיימתי
dungeon-action-quit = שמירה ויציאה

invite-game-dungeon = מבוך
