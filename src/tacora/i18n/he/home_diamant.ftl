# Diamant on the home page.
web-home-diamant-title = המרוץ ליהלום
web-home-diamant-promise = נכנסים יחד למערה. יוצאים ממנה בזמן.
web-home-diamant-play = אל המערה
