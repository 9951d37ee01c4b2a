# איך ממשיכים אחרי הסוף.
web-rematch = משחק חוזר
web-join-rematch = אל המשחק החוזר
web-watch-rematch = לצפות במשחק החוזר
web-verify-this = בדיקת הערבובים
web-share-result = שיתוף
web-result-copied = התוצאה הועתקה. אפשר לשמור את התמונה.
web-save-picture = שמירת התמונה
web-save-record = שמירת הרישום
