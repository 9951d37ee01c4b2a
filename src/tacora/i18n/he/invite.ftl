# מה קישור לשולחן מספר.
invite-title = הזמנה מ{ $name }
invite-nameless = הוזמנת למשחק
invite-open = שולחן פתוח
invite-seat = מקום { $number }
invite-here = { $here ->
    [one] תפוס: מקום אחד מתוך { $seats }.
   *[other] תפוסים: { $here } מתוך { $seats } מקומות.
}
invite-playing = המשחק כבר בעיצומו. אפשר לצפות.
invite-won = { $count ->
    [one] הניצחון של { $names }
   *[other] הניצחון של { $names }
}
invite-over = התוצאה הגבוהה ביותר: { $points }.
