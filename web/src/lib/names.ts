/** Names that people have: a twin of src/tacora/server/names.py, which is the judge. */

export type NameFault = 'empty' | 'long' | 'strange'

const LONGEST = 20
const MOST_POINTS = 100

const char = (point: number): string => String.fromCodePoint(point)
const span = (first: number, last: number): string => `${char(first)}-${char(last)}`

const FLAG = new RegExp(`${char(0x1f3f4)}[${span(0xe0020, 0xe007e)}]{1,6}${char(0xe007f)}`, 'gu')
/** Letters and marks that show nothing. */
const UNSEEN = new RegExp(`[${[0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180e, 0x2800, 0x3164, 0xffa0].map(char).join('|')}]`, 'u')
/** Joiners, and marks of direction that turn nothing around them. */
const SILENT = new RegExp(`[${[0x200c, 0x200d, 0x200e, 0x200f, 0x61c].map(char).join('|')}]`, 'gu')
const EMOJI = new RegExp(`[${span(0x1f000, 0x1faff)}]`, 'u')
const TONE = new RegExp(`[${span(0x1f3fb, 0x1f3ff)}]`, 'u')
const REGION = new RegExp(`[${span(0x1f1e6, 0x1f1ff)}]`, 'u')
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
const ADDED = /[\p{M}\p{Cf}]/u
const HIDDEN = /[\p{C}\p{Z}]/u
const MANY_MARKS = /\p{M}{6}/u

/** A name as it is kept. */
export const tidied = (name: string): string => name.trim().normalize('NFC')

/** Why this is no name, if it is none. */
export function nameFault(name: string): NameFault | null {
  const points = [...tidied(name)]
  if (points.length > MOST_POINTS || lengthOf(name) > LONGEST) return 'long'
  const bare = [...tidied(name).replace(FLAG, char(0x1f3f4))]
  if (!bare.some((one) => !UNSEEN.test(one) && (SEEN.test(one) || EMOJI.test(one)))) return 'empty'
  const rest = bare.join('').replace(SILENT, '')
  const isStrange = [...rest].some((one) => UNSEEN.test(one) || (one !== ' ' && HIDDEN.test(one) && !EMOJI.test(one)))
  return isStrange || MANY_MARKS.test(bare.join('')) ? 'strange' : null
}

/** How many characters a reader sees: what is joined, and what stands on a letter, is one with it. */
export function lengthOf(name: string): number {
  let count = 0
  let isJoined = false
  let isHalfFlag = false
  for (const one of tidied(name).replace(FLAG, char(0x1f3f4))) {
    const isRegion = REGION.test(one)
    const isAdded: boolean = ADDED.test(one) || TONE.test(one) || (isRegion && isHalfFlag)
    if (!isAdded && !isJoined) count += 1
    isHalfFlag = isRegion && !isAdded
    isJoined = one === char(0x200d)
  }
  return count
}
