# מבוך בדפדפן.

# שולחן חדש
web-dungeon-option-limit = זמן לבנייה
web-dungeon-no-limit = בנייה בלי הגבלת זמן
web-dungeon-limit = { $minutes ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $minutes } דקות
}
web-dungeon-bot-greedy = לוקח מה שקרוב
web-dungeon-bot-apprentice = שוליה
web-dungeon-bot-adventurer = הרפתקן
web-dungeon-bot-master = אומן

# לפני המשחק
web-dungeon-lobby-title = ליד שולחן המפות
web-dungeon-invite-text = בואו איתנו אל המבוך.
web-dungeon-start = אל השוק

# השולחן
web-dungeon-ask = התור שלכם.
web-dungeon-idle = אין לכם מה להחליט עכשיו.
web-dungeon-log = יומן ולוחות ניקוד
web-dungeon-round = סיבוב
web-dungeon-round-of = סיבוב { $round } מתוך { $rounds }
web-dungeon-main-goal = מטרה ראשית
web-dungeon-side-goal = מטרה משנית
web-dungeon-next-goal = המטרה הראשית הבאה
web-dungeon-time-bonus = בונוס זמן
web-dungeon-exit = יציאה
web-dungeon-exits-count = { $count ->
    [one] יציאה אחת
    [two] שתי יציאות
   *[other] { $count } יציאות
}
web-dungeon-state-buys = בקניות
web-dungeon-state-passed = פס
web-dungeon-state-builds = בבנייה
web-dungeon-state-lays = { $count } מתוך { $hand } קלפים הונחו
web-dungeon-state-draws = בציור הנתיב
web-dungeon-state-done = סיום
web-dungeon-state-chooses = בבחירה
web-dungeon-state-waits = בהמתנה
web-dungeon-keys-take = לקחת קלף
web-dungeon-keys-turn = לסובב קלף

# קלפים
web-dungeon-card = קלף { $card }
web-dungeon-secret-card = קלף שרק בעליו רואים

# שוק הפיות
web-dungeon-market = שוק הפיות
web-dungeon-tokens = אסימוני פיות
web-dungeon-books = ספרי כישופים
web-dungeon-token = אסימון פיות: { $kinds }
web-dungeon-pile = { $count } לא גלויים
web-dungeon-holdings = מה יש לכם
web-dungeon-hand-count = { $count } מתוך { $hand } קלפי יד
web-dungeon-top-card = הקלף העליון בערימה, בלי לראות. הוא נשאר סוד שלכם עד החקירה. { $count } בערימה.
web-dungeon-top-book = הספר העליון בערימה. אחרי הקנייה כולם רואים אותו.
web-dungeon-token-does-sword = מביס מפלצת אחת בסיבוב הזה.
web-dungeon-token-does-scroll = מפעיל שער קסם אחד בסיבוב הזה.
web-dungeon-token-does-key = פותח מנעול אחד בסיבוב הזה.
web-dungeon-token-does-rope = מתגבר על בור אחד בסיבוב הזה.
web-dungeon-token-back = גם אם לא השתמשתם בו, אחרי החקירה הוא חוזר לשוק.
web-dungeon-book-does-1 = פעם בסיבוב: להביס מפלצת אחת.
web-dungeon-book-does-2 = בסידור: להחזיר אחד מחמשת הקלפים אל קופסת המשחק.
web-dungeon-book-does-3 = פעם בסיבוב: להשתגר מכל מקום אל מפלצת, וצריך להביס אותה כרגיל.
web-dungeon-book-does-4 = פעם בסיבוב: לטפס למעלה בבור נפילה שלא היה בשימוש.
web-dungeon-book-does-5 = פעם בסיבוב: לפתוח מנעול אחד.
web-dungeon-book-does-6 = פעם בסיבוב: להתגבר על בור אחד.
web-dungeon-book-does-7 = פעם בסיבוב: הנתיב חוצה את עצמו בחדר. במסדרון עדיין עוברים רק פעם אחת.
web-dungeon-book-does-8 = פעם בסיבוב: להפעיל שער קסם אחד בלי מגילה.
web-dungeon-book-does-9 = פעם בסיבוב: להשתגר מחבית אל כל חבית אחרת.
web-dungeon-book-does-10 = קלף המבוך הראשון שתקנו בסיבוב עולה מטבע אחד פחות.
web-dungeon-book-does-11 = פעם בסיבוב: להשתגר מהשוליים העליונים או התחתונים של המבוך אל הנקודה שבדיוק ממול.
web-dungeon-book-does-12 = פעם בסיבוב: להשתגר מהשוליים הימניים או השמאליים של המבוך אל הנקודה שבדיוק ממול.
web-dungeon-book-does-13 = בהשלמת היד: להציץ בקלף הראשון שנשלף, ולשמור או להשליך אותו.
web-dungeon-book-does-14 = פעם בסיבוב, עם אסימון פיות: לקחת עוד אחד מסוג אחר.
web-dungeon-book-does-15 = פעם במשחק, בזמן החקירה: להחזיר את הספר אל קופסת המשחק ולקחת אסימון פיות כלשהו.
web-dungeon-book-does-16 = בסידור: לשלם 2 מטבעות ולשמור אחד מחמשת הקלפים לסיבוב הבא.
web-dungeon-book-does-17 = כשנחשפת המטרה הראשית החדשה: להחזיר קלף מבוך שלכם אל קופסת המשחק ולקחת מהשוק קלף במחיר שווה או נמוך יותר.
web-dungeon-buy = לקנות תמורת { $price }
web-dungeon-buy-with = לקנות, ויחד איתו { $also }
web-dungeon-buy-wish = לקנות: { $good } ({ $price })
web-dungeon-left-afterwards = יישאר אחר כך: { $coins }
web-dungeon-wish = לסמן כמשאלה
web-dungeon-unwish = לבטל את המשאלה
web-dungeon-wished = המשאלה שלכם
web-dungeon-why-watching = רק מי שמשחקים יכולים לקנות.
web-dungeon-why-passed = אמרתם פס: אין עוד קניות בסיבוב הזה.
web-dungeon-why-gone = לא נשאר.
web-dungeon-why-hand = היד שלכם מלאה: חמישה קלפים.
web-dungeon-why-coins = המחיר { $price }, ויש לכם { $coins }.
web-dungeon-why-turn = עוד לא התור שלכם.
web-dungeon-tap-to-buy = בחרו בשוק מה לקנות, או פסחו.
web-dungeon-pass = פס
web-dungeon-key-pass = פ
web-dungeon-third-book = אי אפשר להחזיק שלושה ספרים. איזה משני הישנים יוצא?
web-dungeon-look-keep = לשמור
web-dungeon-look-discard = להשליך

# בנייה
web-dungeon-building = המבוכים נבנים
web-dungeon-own-dungeon = המבוך שלכם. בינתיים רק אתם רואים אותו.
web-dungeon-no-dungeon = לא הונח מבוך.

# הניקוד
web-dungeon-results = מה הביא הסיבוב
web-dungeon-results-of = המבוכים של סיבוב { $round }
web-dungeon-show-dungeon = המבוך של { $name }
web-dungeon-coins-found = מטבעות שהתגלו
web-dungeon-sheets = לוחות ניקוד
web-dungeon-your-books = הספרים שלכם
web-dungeon-deck = { $count ->
    [one] החפיסה שלכם: קלף אחד, מתוך אלה
    [two] החפיסה שלכם: שני קלפים, מתוך אלה
   *[other] החפיסה שלכם: { $count } קלפים, מתוך אלה
}
web-dungeon-look-first = הסתכלו במבוכים כמה שתרצו.
web-dungeon-to-the-market = אל השוק של סיבוב { $round }
web-dungeon-to-the-map = הבנייה התחילה: אל המפה
web-dungeon-possible = מה היה אפשרי
web-dungeon-possible-asked = מחפשים את המבוך הטוב ביותר.
web-dungeon-possible-own = אתם: { $points }.
web-dungeon-possible-best = המבוך הטוב ביותר ביד הזאת: { $points }.
web-dungeon-possible-bound = המבוך הטוב ביותר שנמצא: { $points }. אף מבוך ביד הזאת לא יביא יותר מ־{ $bound }.

# סידור
web-dungeon-may-keep = שמרו עד { $count } מחמשת הקלפים שלכם לסיבוב הבא.
web-dungeon-may-box = החזירו עד { $count } מהם אל קופסת המשחק.
web-dungeon-fate-discard = להשליך
web-dungeon-fate-keep = לשמור
web-dungeon-fate-box = לקופסה
web-dungeon-fate-of = { $card }: { $fate }
web-dungeon-clean-up-done = לסדר
web-dungeon-swap = ספר 17: קלף מבוך אל קופסת המשחק, ואחר מהשוק.
web-dungeon-swap-box = אל קופסת המשחק
web-dungeon-swap-take = מהשוק
web-dungeon-swap-done = להחליף
web-dungeon-swap-nothing = לא להחליף

# כללים
web-dungeon-rules-lead = בכל סיבוב כולם מניחים מבוך מחמישה קלפים ומציירים בו נתיב אחד. מה שהנתיב מגלה נספר למטרות הסיבוב. בין הסיבובים שוק הפיות מוכר קלפים טובים יותר, ספרי כישופים ואסימוני פיות. שישה סיבובים; מי שצברו הכי הרבה נקודות ניצחון מנצחים.
web-dungeon-rules-round-title = סיבוב
web-dungeon-rules-step-market = קניות: לפי התור קונים קלפים טובים יותר, ספרי כישופים ואסימוני פיות.
web-dungeon-rules-step-build = בנייה: מניחים את חמשת הקלפים כמבוך אחד.
web-dungeon-rules-step-path = הנתיב: מציירים בו קו אחד, עד לאן שיוביל.
web-dungeon-rules-step-score = קבלת הפרסים: מה שהקו גילה מביא נקודות ניצחון ומטבעות.
web-dungeon-rules-step-clean-up = סידור: שומרים קלף, או נפטרים מאחד לתמיד; ואז הסיבוב הבא.
web-dungeon-rules-market-title = קניות
web-dungeon-rules-market = המטרה הראשית החדשה ידועה. לפי התור קונים דבר אחד או אומרים פס; אחרי פס לא קונים עוד בסיבוב הזה. אסימון פיות עולה מטבע אחד, ספר כישופים 2, קלף מבוך 3 עד 6. את ראש הערימה אפשר לקנות בלי לראות. אי אפשר להחזיק יותר משני ספרים. מתחילים מי שיש להם הכי מעט מטבעות.
web-dungeon-rules-hand = קלפים שנקנו עוברים ליד, ואז משלימים את היד לחמישה קלפים מהחפיסה האישית. קלפי היד סודיים.
web-dungeon-rules-build-title = בנייה
web-dungeon-rules-build = כולם בונים באותו הזמן, בדיוק מחמשת הקלפים שלהם. הקלפים עומדים לאורך ואפשר לסובב אותם ב־180°. הם נוגעים זה בזה בלי לכסות, בכל היסט; כששניים חולקים גבול, לפחות מסדרון אחד צריך לעבור בו.
web-dungeon-rules-path-title = הנתיב
web-dungeon-rules-path = קו אחד, ממסדרון פתוח בשולי המבוך. אסור לו לחצות את עצמו. במסדרון ובצומת עוברים פעם אחת; לחדר אפשר להיכנס שוב דרך פתחים אחרים. הנתיב מסתיים ביציאה, פתח אחר בשוליים, או במבוי סתום. מה שהתגלה נשאר.
web-dungeon-rules-levels = מדרגות מחברות בין המפלס הראשי למפלס התת־קרקעי. בור נפילה מוביל רק למטה, אלא אם מתגברים עליו בחבל. לבור לבה צריך חבל.
web-dungeon-rules-finds-title = תגליות
web-dungeon-rules-finds = הנתיב מגלה את מה שהוא מגיע אליו. חרב מביסה מפלצת, מפתח פותח מנעול, חבל מתגבר על בור, מגילה מפעילה שער קסם, והנתיב ממשיך מכל שער אחר. כל פריט, אסימון וספר עוזר פעם אחת. בחדר צריך להביס קודם את כל המפלצות; אז כל מה שבו מתגלה בבת אחת.
web-dungeon-rules-time-title = שעון החול
web-dungeon-rules-time = אם על המטרה הראשית יש שעון חול, הראשונים לסיים מקבלים בונוס זמן של נקודה אחת. סיום הוא סופי.
web-dungeon-rules-score-title = קבלת הפרסים וסידור
web-dungeon-rules-score = לוקחים את המטבעות שהתגלו. כל תגלית של המטרה הראשית מביאה את נקודותיה לעמודה 1. אחר כך נחשפת מטרה משנית ונספרת בעמודה 2. יציאה מסומנת בעמודה 4.
web-dungeon-rules-clean-up = על כל מיחזור שהתגלה אפשר לשמור ביד אחד מחמשת הקלפים לסיבוב הבא; על כל מספריים אפשר להחזיר קלף אחד לתמיד אל קופסת המשחק. השאר אל ערימת ההשלכה.
web-dungeon-rules-end-title = הסוף
web-dungeon-rules-end = אחרי סיבוב 6: עמודה 1 כולה, חצי מעמודה 2, בונוס הזמן, 2 נקודות למי שיצאו הכי הרבה פעמים ונקודה אחת לשניים אחריהם, ושליש מהמטבעות. בתיקו מכריעה עמודה 2.
web-dungeon-rules-goals-title = מטרות
web-dungeon-rules-books-title = ספרי כישופים
web-dungeon-rules-cards-title = כל הקלפים
web-dungeon-rulings-title = הכרעות
web-dungeon-rulings = היכן שספר החוקים שותק, כך אנחנו משחקים. אלה המקרים השכיחים ביותר.
web-dungeon-ruling-2 = ביד יש לכל היותר חמישה קלפים. מי שיש להם חמישה אינם קונים עוד קלפי מבוך.
web-dungeon-ruling-7 = פתח שפונה אל קיר של הקלף השכן הוא מבוי סתום.
web-dungeon-ruling-8 = שני קלפים עם גבול משותף חייבים להתחבר לפחות בזוג אחד של מסדרונות זה מול זה. פתחים אחרים רשאים לפנות אל קירות.
web-dungeon-ruling-9 = כניסה ויציאה הן פתחים בקצה החיצוני. שולחן ריק הוא בחוץ, גם במפרץ בין קלפים.
web-dungeon-ruling-19 = להגיע לחדר בכל דרך שהיא פירושו להיכנס אליו: קודם כול המפלצות שבו.
web-dungeon-ruling-20 = מי שאינם יכולים או אינם רוצים להביס את כל המפלצות בחדר מביסים כמה שירצו. אלה נספרות, דבר אחר בחדר לא, והנתיב מסתיים שם.
web-dungeon-ruling-31 = במבוי סתום הנתיב עוד יכול להמשיך דרך שער קסם או ספר.
web-dungeon-ruling-33 = לבונוס הזמן דרושים חמישה קלפים שהונחו כחוק ונתיב שאינו ריק.
web-dungeon-ruling-34 = כשהזמן נגמר נספרים המבוך והנתיב החוקיים האחרונים שלכם. בלעדיהם לא גיליתם דבר.
web-dungeon-ruling-38 = לקלפים שנוגעים רק בפינה אין גבול משותף.

web-dungeon-example-right = מותר
web-dungeon-example-wrong = אסור
web-dungeon-example-laid = מותר להניח את הקלפים בהיסט: מסדרון של האחד פוגש מסדרון של השני.
web-dungeon-example-apart = לשני הקלפים האלה גבול משותף, ואף מסדרון לא עובר בו.
web-dungeon-example-turned = המספר הפוך: הקלף הימני מסובב ב־180°.
web-dungeon-example-through = נכנסים בפתח אחד ויוצאים באחר: זו יציאה. המטבע שבחדר והחבית התגלו.
web-dungeon-example-back = במסדרון עוברים פעם אחת: אין דרך חזרה.
web-dungeon-example-again = נכנסים לחדר פעמיים, בכל פעם בדלתות אחרות; תכולתו נספרת פעם אחת.
web-dungeon-example-dead-end = הנתיב מסתיים בחדר. כל מה שגילה נשאר.
web-dungeon-example-no-key = בלי מפתח הנתיב נעצר לפני המנעול.
web-dungeon-example-stairs = יורדים במדרגות, ממשיכים במפלס התת־קרקעי (קו מקווקו), ועולים במדרגות האחרות.
web-dungeon-example-fall = נפילה מובילה למטה, ומדרגות חזרה למעלה. הבור נספר.
web-dungeon-example-rope = החבל שלמעלה מתגבר על הבור, והנתיב ממשיך ישר.
web-dungeon-example-lava = כדי לעבור בור לבה צריך חבל שנמצא קודם.
web-dungeon-example-lock = המפתח שבקלף העליון פותח את המנעול שבתחתון.
web-dungeon-example-monster = קודם מוצאים את החרב, ואז מביסים את המפלצת שבחדר; כל השאר שם מתגלה.
web-dungeon-example-portal = המגילה מפעילה את שער הקסם, והנתיב ממשיך משער אחר.
web-dungeon-example-goal = מטרה ראשית מטבעות, נקודה לכל אחד: שלושה מטבעות מביאים 3 נקודות. מטרה ראשית חדרים: חדר אחד, נקודה אחת.
