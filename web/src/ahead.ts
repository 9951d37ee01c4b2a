/** Runs before the app is there: asks at once for the words and the code that this address will need. */
import { preferredLanguage, type Language } from './words/language'

type Files = string[]
type InWords = Record<Language, Files>
interface Needed {
  words: InWords
  table: Files
  rules: Files
  games: Record<string, { table: Files; rules: Files; words: InWords }>
}

function ask(files: Files = []): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}

const needed = JSON.parse(document.getElementById('needed')!.textContent) as Needed
const language = preferredLanguage()
const [, page, name] = location.pathname.split('/')
const FIRST_GAME = Object.keys(needed.games)[0]!

function askForGame(game: string, part: 'table' | 'rules'): void {
  ask(needed.games[game]?.[part])
  ask(needed.games[game]?.words[language])
}

ask(needed.words[language])
const code = /^[0-9a-z]+/i.exec(name ?? '')?.[0] // whatever a chat has put behind it
if (page === 't' && code) {
  ask(needed.table)
  try {
    const { game } = (await (await fetch(`/api/tables/${code.toLowerCase()}`)).json()) as { game: string }
    askForGame(game, 'table')
  } catch {
    // the app says what is wrong
  }
} else if (page === 'rules') {
  ask(needed.rules)
  askForGame(name || FIRST_GAME, 'rules')
}
