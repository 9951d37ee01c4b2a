# קלפי המבוך, ברשימה ובציור.
dungeon-cards-start = קלפי פתיחה
dungeon-cards-cost = קלפי מבוך במחיר { $coins }
dungeon-cards-written = { $count ->
    [one] תמונה אחת
    [two] שתי תמונות
   *[other] { $count } תמונות
} ב־{ $folder }
dungeon-card-start = { $card }: קלף פתיחה, { $openings }
dungeon-card-cost = { $card }: קלף מבוך במחיר { $coins }, { $openings }
dungeon-card-openings = { $count ->
    [one] פתח אחד
    [two] שני פתחים
   *[other] { $count } פתחים
}
dungeon-card-main = המפלס הראשי
dungeon-card-under = המפלס התת־קרקעי
dungeon-card-capitals = אותיות גדולות עומדות בחדרים.

dungeon-feature-coin = מטבע
dungeon-feature-barrel = חבית
dungeon-feature-sword = חרב
dungeon-feature-rope = חבל
dungeon-feature-key = מפתח
dungeon-feature-scroll = מגילה
dungeon-feature-monster = מפלצת
dungeon-feature-lock = מנעול
dungeon-feature-lava = בור לבה
dungeon-feature-fall = בור נפילה
dungeon-feature-portal = שער קסם
dungeon-feature-recycling = מיחזור
dungeon-feature-scissors = מספריים
dungeon-feature-stairs = מדרגות
dungeon-feature-room = חדר
