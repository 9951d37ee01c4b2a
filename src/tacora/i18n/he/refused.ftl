# למה שורת הפקודה נדחית.
refused-not-one-of = { $where }: { $value } אינו אחד מאלה: { $known }
refused-other-game = { $option }: זו אפשרות של { $game }
refused-card = { $where }: { $value } אינו קלף; הקלפים הם S1 עד S9 ו־D3-01 עד D6-18
refused-hand-size = --cards: דרושים { $needed } קלפים, לא { $count } (V-D1)
refused-card-twice = --cards: יש רק { $card } אחד בחפיסה (V-D1)
refused-other-cards = --layout: הקלפים אינם אלה של --cards (V-D1)
refused-layout-file = --layout: { $value } אינו קובץ ואינו רשימת JSON
refused-layout-json = --layout: זה אינו JSON
refused-tokens = --tokens: יש { $most } מכל סוג (V-M6)
refused-books = --books: איש אינו מחזיק יותר מ־{ $most } (V-K4)
refused-weight = --weights: { $value } אינו שם ומספר כמו coin=0.35
refused-heavy-weight = --weights: { $value } גדול מ־{ $most }
refused-other-study = --and: { $value } אינו מחקר של אותם משחקים עם זרע אחר, כפי ש־--json מדפיס
refused-and-alone = --and: רק יחד עם --report
refused-no-folder = { $option }: לא צוינה תיקייה
refused-without-numba = { $command }: דרוש Numba: pip install 'tacora[fast]'
refused-clean-up = אי אפשר ({ $rule }): רק קלפים מהמבוך שלכם, לכל היותר { $keep } לשמירה ו־{ $box } לקופסה.
