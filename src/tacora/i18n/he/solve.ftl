# המבוך הטוב ביותר ליד.
solve-preparing = בהכנה …
solve-stopped = נעצר לפני שהייתה תשובה.
solve-progress = הטוב ביותר עד כה { $value }, לכל היותר { $bound }, נבדקו { $share }%
solve-layout = הונחו: { $cards } (~ הפוך)
solve-path = נתיב: { $path }
solve-ends-exit = הנתיב יוצא דרך יציאה.
solve-ends-inside = הנתיב מסתיים במבוך.
solve-value = ערך { $value }, מתוכו { $points ->
    [one] נקודת ניצחון אחת
    [two] שתי נקודות ניצחון
   *[other] { $points } נקודות ניצחון
} למטרה הראשית: { $goal }
solve-proven = הוכח: שום דבר אינו שווה יותר.
solve-bound = עוד לא הוכח: שום דבר אינו שווה יותר מ־{ $bound }.
solve-how-to-prove = עם { $option } החיפוש נמשך עד להוכחה.
