# איך ממשיכים אחרי הסוף.
web-rematch = משחק חוזר
web-join-rematch = אל המשחק החוזר
web-watch-rematch = לצפות במשחק החוזר
web-verify-this = בדיקת הערבובים
