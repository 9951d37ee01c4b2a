/** Where we are: the four pages of the app. */
import { depart } from './arrival'

export type Page =
  | { name: 'home' }
  | { name: 'table'; code: string }
  | { name: 'rules'; game: string | null }
  | { name: 'verify'; code: string | null }
  | { name: 'lost' }

function read(): Page {
  const path = location.pathname.replace(/\/+$/, '') || '/'
  if (path === '/') return { name: 'home' }
  const rules = /^\/rules(?:\/([a-z0-9_-]+))?$/.exec(path)
  if (rules) return { name: 'rules', game: rules[1] ?? null }
  if (path === '/verify') return { name: 'verify', code: new URLSearchParams(location.search).get('table') }
  const table = /^\/t\/([0-9a-zA-Z]{4,12})(?![0-9a-zA-Z])/.exec(path)
  if (!table) return { name: 'lost' }
  const code = table[1]!.toLowerCase()
  if (location.pathname + location.search + location.hash !== `/t/${code}`) history.replaceState(null, '', `/t/${code}`) // a chat's punctuation is no part of a link
  return { name: 'table', code }
}

class Router {
  page = $state.raw<Page>(read())

  constructor() {
    addEventListener('popstate', () => {
      depart()
      this.page = read()
    })
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    depart()
    history.pushState(null, '', path)
    this.page = read()
    scrollTo(0, 0)
  }

  /** Own links change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
