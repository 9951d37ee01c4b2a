# האיזון של קלפי המבוך.
balance-played = { $games ->
    [one] משחק אחד
   *[other] { $games } משחקים
} של { $bots }, זרע { $seed }.
balance-report = הדוח נמצא ב־{ $file }.
balance-requirements = דרישות
balance-costs = קלפי מבוך לפי מחיר
balance-cards = קלפי מבוך
balance-goods = אסימונים וספרים
balance-unseen = קלפי מבוך שנקנו בלי לראות
balance-length = אורך משחק בהחלטות
balance-goals = מטרות
balance-tables = ניקוד לפי מספר המשתתפים
balance-order = המקום בסדר של הסיבוב הראשון
balance-seats = מקומות ליד השולחן
balance-bots = בוטים

balance-cost = מחיר
balance-card = קלף
balance-good = קנייה
balance-goal = מטרה
balance-players = משתתפים
balance-place = מקום
balance-bought = נקנה
balance-chances = הזדמנויות
balance-points = נקודות
balance-purchases = קניות
balance-main = ראשית
balance-side = משנית
balance-times = פעמים
balance-decisions = החלטות
balance-exits = יציאות
balance-rounds = סיבובים
balance-bonuses = בונוס זמן
balance-used = שימש
balance-owners = בעלים
balance-worths = נקודות שאסימון או ספר מוסיפים ליד
balance-worths-by-goal = אותו הדבר לפי מטרה ראשית
balance-added = תוספת
balance-hands = ידיים
balance-much = הרבה
balance-values = מה ספרים מביאים, ומחירם
balance-books-by-time = אותו הדבר לסיבוב, ולאורך משחק מסיבוב 1
balance-brought = הביא
balance-price = מחיר
balance-gain = רווח
balance-worth-it = משתלם
balance-worth-it-yes = כן
balance-worth-it-yes-unsure = כן, לא ודאי
balance-worth-it-no = לא
balance-worth-it-no-unsure = לא, לא ודאי
balance-expected = הערכה
balance-a-round = לסיבוב
balance-game = מסיבוב 1
balance-book-below = { $book } אינו שווה את מחירו: הוא הביא לקוניו { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } נקודות ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } עד { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }) עד סוף המשחק, ועלה שני מטבעות שמביאים { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-book-below-unsure = { $book } אולי אינו שווה את מחירו: הוא הביא לקוניו { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } נקודות ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } עד { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }) עד סוף המשחק, ועלה שני מטבעות שמביאים { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-book-game = לאורך משחק מסיבוב 1 הוא מביא { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } עד { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }), ועולה { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-book-expected = הבוט { $bot } קונה אותו כי לפי הערכתו הוא מביא { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-give-or-take = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } עד { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-count = { NUMBER($count) }

balance-note-bought = נקנה: מכל הסיבובים שבהם אפשר היה לקנות באחד התורות. נקודות: מה שקנייה הביאה עד סוף המשחק, לעומת קלף פתיחה במקומה.
balance-note-brought = הביא: מה שספר הביא לקוניו עד סוף המשחק. מחיר: מה ששני המטבעות היו מביאים בסיבוב הקנייה. הערכה: מה שאמרו הטבלאות של הבוט.
balance-note-interval = הרווחים נכונים בביטחון של 95 %. ״לא ודאי״: הם עדיין אינם מכריעים; דרושים משחקים נוספים.

balance-holds = מתקיים
balance-holds-unsure = מתקיים, לא ודאי
balance-fails = לא מתקיים
balance-fails-unsure = לא מתקיים, לא ודאי

balance-requirement-cards = כל קלף עובר את הבדיקה, ואין שני קלפים זהים
balance-requirement-features = כל מאפיין, וגם חדרים, נמצא על { $enough } קלפים לפחות
balance-requirement-card-set = צרכים וכלים נפגשים בין קלפים: { $traits } ספירות על פני כל הקלפים נמצאות בגבולותיהן
balance-requirement-goals = אפשר לקבל נקודות בכל מטרה
balance-requirement-prices = הנקודות שקנייה מביאה עולות עם המחיר
balance-requirement-always = אין קלף שנקנה תמיד: ביותר מ־{ NUMBER($limit) } % מהפעמים שאפשר היה
balance-requirement-never = אין קלף שלא נקנה לעולם: בפחות מ־{ NUMBER($limit) } %
balance-requirement-goods-rarely = כל סוג אסימון וכל ספר נקנים ב־{ NUMBER($limit) } % מההזדמנויות לפחות
balance-requirement-goods-mostly = אין סוג אסימון ואין ספר שנקנים ביותר מ־{ NUMBER($limit) } % מההזדמנויות
balance-requirement-books-used = כל ספר משנה את המשחק של יותר מ־{ NUMBER($limit) } % ממי שמחזיקים בו
balance-requirement-books-price = כל ספר שווה את מחירו: הוא מביא מה ששני מטבעות מביאים, לקוניו ומסיבוב 1 ואילך
balance-requirement-scores = הניקוד הממוצע קרוב ל־{ $sample }, כמו בדוגמה שבספר החוקים: במרחק { $near } לכל היותר
balance-requirement-strong-exits = מי שמשחק היטב מגיע ליציאה ברוב הסיבובים: ביותר מ־{ NUMBER($limit) } %
balance-requirement-greedy-exits = מי שחמדן לא מצליח לעיתים קרובות: עם כל מה שהמטרה הראשית והמטבעות יכולים להביא יש יציאה בפחות מ־{ NUMBER($limit) } % מהסיבובים

balance-figure-cards = { $cards } קלפים
balance-figure-features = הנדיר ביותר: { $feature }, על { $cards }
balance-figure-card-set = { $count ->
    [0] כולן
   *[other] { $count } לא; הראשונה: { $trait }, { $cards } קלפים
}
balance-figure-goals = הכי מעט נקודות: { $goal }, { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } לסיבוב כמטרה ראשית
balance-figure-prices = { NUMBER($mean3, minimumFractionDigits: 2, maximumFractionDigits: 2) } תמורת 3 מטבעות, { NUMBER($mean4, minimumFractionDigits: 2, maximumFractionDigits: 2) } תמורת 4, { NUMBER($mean5, minimumFractionDigits: 2, maximumFractionDigits: 2) } תמורת 5, { NUMBER($mean6, minimumFractionDigits: 2, maximumFractionDigits: 2) } תמורת 6
balance-figure-always = { $count ->
    [0] אין; הכי הרבה: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [one] קלף אחד; הכי הרבה: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] { $count } קלפים; הכי הרבה: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-never = { $count ->
    [0] אין; הכי מעט: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [one] קלף אחד; הכי מעט: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] { $count } קלפים; הכי מעט: { $card }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-goods-rarely = { $count ->
    [0] הכי מעט: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] פחות: { $goods }; הכי מעט: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-goods-mostly = { $count ->
    [0] הכי הרבה: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] יותר: { $goods }; הכי הרבה: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-books-used = { $count ->
    [0] הכי מעט: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] פחות: { $goods }; הכי מעט: { $good }, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
balance-figure-books-price = { $count ->
    [0] הכי מעט מעל המחיר: { $good }, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[other] לא שווים: { $goods }; הכי מעט: { $good }, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } מעל המחיר
}
balance-figure-scores = { $bot }: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-figure-strong-exits = { $bot }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-figure-greedy-exits = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
