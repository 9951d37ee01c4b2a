/** Which language somebody reads. It is asked before the app is there, so it needs nothing else of it. */
export const LANGUAGES = ['en', 'de', 'he'] as const
export type Language = (typeof LANGUAGES)[number]

/** Where this device keeps what it remembers. */
export const MEMORY = 'tacora'

function remembered(): Language | null {
  try {
    const { language = null } = JSON.parse(localStorage.getItem(MEMORY) ?? '{}') as { language?: Language | null }
    return language
  } catch {
    return null // a private window may forbid storage
  }
}

/** The language chosen here before, or else the first that the browser wants and we have. */
export function preferredLanguage(): Language {
  const chosen = remembered()
  if (chosen) return chosen
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language))
    if (found) return found
    if (wish.toLowerCase().startsWith('iw')) return 'he'
  }
  return 'en'
}
