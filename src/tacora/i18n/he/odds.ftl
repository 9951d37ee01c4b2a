# סיכויים: מה אפשר לדעת על הקלפים הבאים.
odds-deck = { $cards ->
    [one] קלף אחד בחפיסה
   *[other] { $cards } קלפים בחפיסה
}; במערה: { $players }.
odds-next-card = הקלף הבא
odds-second-trap = אותה מלכודת בפעם השנייה
odds-first-trap = מלכודת ראשונה מסוגה
odds-treasure = אוצר
odds-relic = חפץ כוח
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-rubies = אבני אודם לכל מי שבמערה, בממוצע: { $rubies } ({ $exact }).
odds-loss = אבני אודם שאובדות מליד התיבה, בממוצע: { $rubies } ({ $exact }).
odds-length = קלפים עד שמלכודת שנייה מסיימת את המשלחת
odds-mean-length = בממוצע { $cards }, אם איש אינו מסיים אותה קודם.
odds-alone = לבד במערה
odds-if-alone = למי שנמצאים לבד במערה
odds-return-now = חזרה עכשיו: { $points ->
    [one] נקודה אחת.
    [two] שתי נקודות.
   *[other] { $points } נקודות.
}
odds-going-on = המשך, וחזרה ברגע הטוב ביותר: { $points } נקודות בממוצע.
odds-better-return = עדיף: חזרה.
odds-better-continue = עדיף: המשך.
odds-no-card = { $where }: { $value } אינו שם של קלף, כמו { $example } או trap-snake, treasure-7 ({ $rule })
