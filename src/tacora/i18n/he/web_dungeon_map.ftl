# מבוך בדפדפן: המפה, שבה מניחים קלפים ומציירים נתיב.

web-dungeon-map-title = המבוך שלכם
web-dungeon-map-mode = מצב
web-dungeon-map-build = בנייה
web-dungeon-map-draw = ציור
web-dungeon-map-undo = ביטול
web-dungeon-map-redo = ביצוע חוזר
web-dungeon-map-clear = מחיקת הנתיב
web-dungeon-map-fit = להציג הכול
web-dungeon-map-zoom-in = הגדלה
web-dungeon-map-zoom-out = הקטנה
web-dungeon-map-in-words = במילים
web-dungeon-map-panel = מה אפשר לעשות עכשיו
web-dungeon-map-hand = חמשת הקלפים שלכם
web-dungeon-map-turn = סיבוב
web-dungeon-map-take-back = החזרה ליד
web-dungeon-map-hint = גררו קלף אל המפה, או הקישו עליו ואז על מקום.
web-dungeon-map-lay-first = הניחו את הקלפים כך שהמסדרונות ייפגשו, ואז ציירו.
web-dungeon-map-choose = בחרו
web-dungeon-map-not-now = לא עכשיו
web-dungeon-map-cut-here = לחתוך את הנתיב כאן
web-dungeon-map-done = סיימתי
web-dungeon-map-done-empty = עדיין אין נתיב: כך לא מתגלה דבר. לסיים בכל זאת?
web-dungeon-map-done-earlier = הקלפים אינם מונחים כחוק: כך ייחשב המבוך החוקי האחרון שלך, עם המסלול שבו. לסיים בכל זאת?
web-dungeon-map-done-illegal = חמישה קלפים צריכים להיות מונחים כחוק: כך לא ייחשב מבוך. לסיים בכל זאת?
web-dungeon-map-done-anyway = לסיים

# מה הנתיב מביא
web-dungeon-map-tally = עד כאן
web-dungeon-map-most = (היו { $points })
web-dungeon-map-exit-yes = יש יציאה
web-dungeon-map-exit-no = אין יציאה
web-dungeon-map-bag = התיק שלכם
web-dungeon-map-token = { $kind } (אסימון פיות)
web-dungeon-map-picture = מבוך של { $cards }, עם הנתיב שלו

# קלפים במילים
web-dungeon-map-card = { $card }, קלף תמורת { $cost }.
web-dungeon-map-start-card = { $card }, קלף התחלה.
web-dungeon-map-laid = הקלף מונח על המפה.
web-dungeon-map-laid-count = { $count ->
    [one] קלף אחד מתוך 5 מונח על המפה.
    [two] שני קלפים מתוך 5 מונחים על המפה.
   *[other] { $count } קלפים מתוך 5 מונחים על המפה.
}
web-dungeon-map-openings-north = פתחים למעלה: טור { $places }.
web-dungeon-map-openings-east = פתחים מימין: שורה { $places }.
web-dungeon-map-openings-south = פתחים למטה: טור { $places }.
web-dungeon-map-openings-west = פתחים משמאל: שורה { $places }.
web-dungeon-map-on-card-free = פתוח לכול: { $things }.
web-dungeon-map-on-card-monster = מאחורי מפלצת: { $things }.
web-dungeon-map-on-card-lock = מאחורי מנעול: { $things }.
web-dungeon-map-on-card-pit = מאחורי בור: { $things }.
web-dungeon-map-on-card-several = מאחורי כמה מכשולים: { $things }.

# מקומות לקלף
web-dungeon-map-middle = באמצע
web-dungeon-map-beside-above = מעל { $card }{ $side ->
    [0] { "" }
    [1] , { $count } ימינה
   *[other] , { $count } שמאלה
}
web-dungeon-map-beside-below = מתחת ל־{ $card }{ $side ->
    [0] { "" }
    [1] , { $count } ימינה
   *[other] , { $count } שמאלה
}
web-dungeon-map-beside-left = משמאל ל־{ $card }{ $side ->
    [0] { "" }
    [1] , { $count } למטה
   *[other] , { $count } למעלה
}
web-dungeon-map-beside-right = מימין ל־{ $card }{ $side ->
    [0] { "" }
    [1] , { $count } למטה
   *[other] , { $count } למעלה
}

# צעדים
web-dungeon-map-spot = { $card } { $cell }
web-dungeon-map-corridor = מסדרון
web-dungeon-map-room = חדר ריק
web-dungeon-map-room-with = חדר עם { $things }
web-dungeon-map-at = אתם ב־{ $spot }, { $level }: { $sight }.
web-dungeon-map-not-begun = הנתיב עוד לא התחיל: בחרו פתח בשוליים.
web-dungeon-map-outside = יצאתם מן המבוך.
web-dungeon-map-enter-north = כניסה מלמעלה ב־{ $spot }
web-dungeon-map-enter-east = כניסה מימין ב־{ $spot }
web-dungeon-map-enter-south = כניסה מלמטה ב־{ $spot }
web-dungeon-map-enter-west = כניסה משמאל ב־{ $spot }
web-dungeon-map-walk-north = למעלה: { $sight }
web-dungeon-map-walk-east = ימינה: { $sight }
web-dungeon-map-walk-south = למטה: { $sight }
web-dungeon-map-walk-west = שמאלה: { $sight }
web-dungeon-map-exit-north = למעלה: אל מחוץ למבוך
web-dungeon-map-exit-east = ימינה: אל מחוץ למבוך
web-dungeon-map-exit-south = למטה: אל מחוץ למבוך
web-dungeon-map-exit-west = שמאלה: אל מחוץ למבוך
web-dungeon-map-fall = ליפול דרך הבור ב־{ $spot }
web-dungeon-map-travel-climb = לטפס בבור ב־{ $spot }
web-dungeon-map-travel-portal = בשער הקסם אל { $spot }
web-dungeon-map-travel-barrel = מחבית לחבית, אל { $spot }
web-dungeon-map-travel-monster = אל המפלצת ב־{ $spot }
web-dungeon-map-travel-opposite = אל השוליים שממול, { $spot }
web-dungeon-map-take = ספר 15 אל קופסת המשחק תמורת { $kind }
web-dungeon-map-uses = (שימוש: { $things })
web-dungeon-map-stops = { $count ->
    [0] – בלי להביס אף מפלצת, והנתיב נגמר שם
    [one] – להביס מפלצת אחת, והנתיב נגמר שם
    [two] – להביס שתי מפלצות, והנתיב נגמר שם
   *[other] – להביס { $count } מפלצות, והנתיב נגמר שם
}

# מה שנאמר ליד הקו
web-dungeon-map-cut-off = { $count ->
    [one] הצעד האחרון בנתיב כבר לא מתאים ונמחק.
    [two] שני הצעדים האחרונים בנתיב כבר לא מתאימים ונמחקו.
   *[other] { $count } הצעדים האחרונים בנתיב כבר לא מתאימים ונמחקו.
}
web-dungeon-map-notice-forks = כמה דרכים מובילות לשם: בחרו אחת.
web-dungeon-map-notice-no-place = אין מקום לקלף הזה כך. סובבו אותו, או הזיזו קלף אחר.
web-dungeon-map-notice-entry = נתיב מתחיל בפתח בשוליים.
web-dungeon-map-needs-sword = מפלצת: צריך חרב ({ $rule }).
web-dungeon-map-needs-scroll = שער קסם: צריך מגילה ({ $rule }).
web-dungeon-map-needs-key = מנעול: צריך מפתח ({ $rule }).
web-dungeon-map-needs-rope = בור: צריך חבל ({ $rule }).
web-dungeon-map-refused = { $why } ({ $rule }).
web-dungeon-map-refused-ended = הנתיב הסתיים
web-dungeon-map-refused-no-card = הקלף הזה לא מונח כאן
web-dungeon-map-refused-no-edge = נתיב מתחיל בפתח בשוליים
web-dungeon-map-refused-in-room = יוצאים מחדר באחת הדלתות שלו
web-dungeon-map-refused-other-level = הנתיב במפלס האחר
web-dungeon-map-refused-rock = שם יש סלע
web-dungeon-map-refused-spot-rock = שם יש סלע
web-dungeon-map-refused-no-way = אין דרך לשם מכאן
web-dungeon-map-refused-wall = הפתח פונה אל הקיר של הקלף הבא
web-dungeon-map-refused-entry = הכניסה והיציאה הן פתחים שונים
web-dungeon-map-refused-no-pit = אין שם בור נפילה
web-dungeon-map-refused-no-pit-in-room = אין שם בור נפילה בחדר הזה
web-dungeon-map-refused-no-pit-above = אין בור נפילה למעלה
web-dungeon-map-refused-pit-in-room = אל בור בחדר נופלים מבפנים
web-dungeon-map-refused-pit-used = בור הנפילה הזה כבר בשימוש
web-dungeon-map-refused-no-climb = רק ספר 4 מוביל למעלה בבור נפילה
web-dungeon-map-refused-no-monster = אין שם מפלצת לעצור מולה
web-dungeon-map-refused-no-room-to-stop = אין שם חדר לעצור בו
web-dungeon-map-refused-all-monsters = אלה יהיו כל המפלצות
web-dungeon-map-refused-one-monster = אלה יהיו כל המפלצות
web-dungeon-map-refused-monsters-defeated = המפלצות בחדר ההוא הובסו
web-dungeon-map-refused-no-room = הנתיב לא בחדר
web-dungeon-map-refused-no-door = אין בחדר דלת כזאת
web-dungeon-map-refused-door-used = הדלת הזאת כבר בשימוש
web-dungeon-map-refused-crossing = הנתיב היה חוצה את הקו של עצמו בחדר
web-dungeon-map-refused-corridor-used = המסדרון הזה כבר בשימוש
web-dungeon-map-refused-no-portal = אין כאן שער קסם
web-dungeon-map-refused-portal-used = שער הקסם הזה כבר בשימוש
web-dungeon-map-refused-no-barrel = אין כאן חבית
web-dungeon-map-refused-no-other = אין שם יעד להשתגר אליו
web-dungeon-map-refused-not-at-edge = הנתיב לא בשוליים
web-dungeon-map-refused-not-outermost = הפתח אינו החיצוני ביותר בקו שלו
web-dungeon-map-refused-no-opposite = אין פתח בדיוק ממול
web-dungeon-map-refused-no-book = הספר לא ביד, או כבר בשימוש
web-dungeon-map-refused-overlap = { $card } חופף את { $other }
web-dungeon-map-refused-no-join = אין מסדרון שמחבר את { $card } אל { $other } שלידו
web-dungeon-map-refused-unjoined = אין מסדרון שמחבר את { $card } לאחרים
