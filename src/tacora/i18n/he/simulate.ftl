# סימולציות: משחקים רבים בין בוטים.
simulate-bot = בוט
simulate-seat = מקום
simulate-mean = ממוצע
simulate-spread = פיזור
simulate-wins = ניצחונות
simulate-interval = רווח 95 %
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-played = { $games ->
    [one] משחק אחד
   *[other] { $games } משחקים
}, זרע { $seed }.
simulate-interrupted = נעצר אחרי { $played ->
    [one] משחק אחד
   *[other] { $played } משחקים
} מתוך { $games }.
simulate-shared = ניצחון ששניים חולקים נספר כחצי, ושלושה – כשליש; הפיזור הוא סטיית התקן של הניקוד.
simulate-seats = כולם מחליטים בו־זמנית, ולכן המקומות אינם מתחלפים.
simulate-rotated = הבוטים עוברים מקום אחד ממשחק למשחק.
simulate-batch = שוחק על מערכים, { NUMBER($rate, maximumFractionDigits: 0) } משחקים בשנייה: משחקים אחרים משל מנוע הכללים עם אותו זרע, באותם הסיכויים.
simulate-engine = שוחק במנוע הכללים, { NUMBER($rate, maximumFractionDigits: 0) } משחקים בשנייה.
train-stopped = נעצר; ב־{ $file } { $rounds ->
    [one] סבב אחד
   *[other] { $rounds } סבבים
}, וההרצה הבאה תמשיך משם.
train-done = { $rounds ->
    [one] סבב אחד אומן
   *[other] { $rounds } סבבים אומנו
}; הטבלאות והעקומה נמצאות ב־{ $folder }.
