# טורנירים: בוטים זה מול זה בשולחנות רבים.
arena-ratings = דירוגים
arena-tables = ניצחונות לפי סוג השולחן
arena-cross = ניצחונות זה לצד זה
arena-rating = דירוג
arena-table = שולחן
arena-games = משחקים
arena-fair = חלק שווה
arena-beside = בוט, לצד …
arena-setting = { $options } { $players } שחקנים
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-range = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
arena-note-shared = ניצחון ששניים חולקים נספר כחצי, ושלושה – כשליש; הרווחים הם ברמת ביטחון של 95 %.
arena-note-rating = מבין שני בוטים לבדם ליד שולחן, זה שדירוגו גבוה ב־400 היה מנצח פי עשרה (Plackett ו־Luce); הממוצע של כולם הוא 1500.
arena-note-cross = זה לצד זה: כמה פעמים ניצח הבוט שבשורה כשגם הבוט שבעמודה ישב ליד השולחן.
arena-kept = התוצאות עד כה נמצאות ב־{ $file }; אותה פקודה ממשיכה משם.
arena-continued = { $games ->
    [one] משחק אחד נלקח
   *[other] { $games } משחקים נלקחו
} מתוך { $file }; ‎--fresh מתחיל מחדש.
arena-report = הדוח נמצא ב־{ $file }.
arena-habit-leaving = הולך הביתה, % מהחלטותיו
arena-across-leaving = הסיכוי שהקלף הבא הוא מלכודת שנייה, %
arena-upward-leaving = אבני אודם ליד התיבה
arena-title-leaving = מתי כל בוט הולך הביתה
arena-told-leaving = מכל ההחלטות ב־{ $games } המשחקים הראשונים של כל מפגש; משבצת עם פחות מחמש החלטות נשארת ריקה.
