# מבוך בדף הבית.
web-home-dungeon-title = מבוך
web-home-dungeon-promise = מניחים חמישה קלפים. מציירים נתיב אחד.
web-home-dungeon-play = אל המבוך
