/** The gallery of tests/data/dungeon: small cards, and dungeons of them with a path each, and what the rules say. */
import cardText from '../../../../tests/data/dungeon/gallery-cards.txt?raw'
import caseText from '../../../../tests/data/dungeon/gallery.txt?raw'
import { Card, type CardId, type Placed, type TokenKind, type Tools } from '../../../src/games/dungeon/walk'

const blocks = cardText.split('\n\n').filter((block) => !block.startsWith('#'))

/** The gallery's own cards, by name. */
export const SMALL_CARDS: ReadonlyMap<string, Card> = new Map(
  blocks.map((block) => {
    const [name, ...rows] = block.trim().split('\n') as [string, ...string[]]
    const maps = [0, 1].map((level) => rows.map((row) => row.split(/\s+/)[level]!).join(''))
    return [name, new Card(name as CardId, 4, maps.join(''))]
  }),
)

export interface Case {
  title: string
  layout: Placed[]
  path: string
  tools: Tools
  says: string
  finds: string
  uses: string
}

/** Cards laid as `name x,y` each, with a `~` if turned. */
export const laid = (text: string): Placed[] =>
  text.split(';').map((item) => {
    const [name, place] = item.trim().split(' ') as [string, string]
    const [x, y] = place.replace('~', '').split(',').map(Number) as [number, number]
    return { card: SMALL_CARDS.get(name)!, x, y, turned: place.endsWith('~') }
  })

/** Tools written as `sword 1, book 7`. */
export function tools(text = ''): Tools {
  const tokens: Record<TokenKind, number> = { sword: 0, scroll: 0, key: 0, rope: 0 }
  const books: number[] = []
  for (const item of text.split(',').filter(Boolean)) {
    const [word, number] = item.trim().split(' ') as [TokenKind | 'book', string]
    if (word === 'book') books.push(Number(number))
    else tokens[word] += Number(number)
  }
  return { tokens, books }
}

/** Every case, as it stands in the file. */
export const CASES: readonly Case[] = caseText
  .split('\n## ')
  .slice(1)
  .map((block) => {
    const [title, ...lines] = block.split('\n') as [string, ...string[]]
    const field = (name: string): string =>
      lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim() ?? ''
    return {
      title,
      layout: laid(field('lay')),
      path: field('path'),
      tools: tools(field('tools')),
      says: field('says'),
      finds: field('finds'),
      uses: field('uses'),
    }
  })
