/** The pictures of the things on cards. */
import data from '../cards.json'
import { WORDS, type Find } from '../walk'

const FILES: Readonly<Record<string, string>> = { v: 'lava', f: 'fall' }

/** The address of the picture of what a cell shows; undefined for a bare floor. */
export function glyphPicture(glyph: string): string | undefined {
  const name = FILES[glyph] ?? WORDS.get(glyph)
  return name && `${data.pictures}${name}.svg`
}

/** The address of the picture of a find; undefined for rooms, which have none. */
export function findPicture(find: Find): string | undefined {
  if (find === 'room') return undefined
  return `${data.pictures}${find === 'pit' ? 'fall' : find}.svg`
}
