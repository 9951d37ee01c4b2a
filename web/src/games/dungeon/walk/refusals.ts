/** Why a step or a layout is refused: the rule's id, the place, and a sentence by its key, as the server would say it. */

/** The sentences; a face has the same by key in its own languages. */
export const SENTENCES = {
  'no-entry': 'a path begins with an entry',
  'no-step': 'it is not a step',
  ended: 'the path has ended',
  'no-card': 'there is no card {number}',
  'no-edge': '{spot} is not an opening on the edge',
  'in-room': 'a room is left by one of its doors',
  'other-level': 'the path is on the other level',
  rock: 'there is rock',
  'spot-rock': '{spot} is rock',
  'no-way': 'no way leads to {spot} from here',
  wall: "the opening faces the next card's wall",
  entry: 'entry and exit are different openings',
  'no-pit': 'there is no fall pit',
  'no-pit-in-room': 'there is no fall pit at {spot} in this room',
  'no-pit-above': 'there is no fall pit at {spot} above',
  'pit-in-room': 'a pit in a room is fallen into from inside',
  'pit-used': 'the fall pit at {spot} has been used',
  'no-climb': 'only V-B4 leads up a fall pit',
  'no-monster': 'there is no monster to stop at',
  'no-room-to-stop': 'there is no room to stop in',
  'all-monsters': 'of {count} monsters, {defeats} are not fewer than all',
  'one-monster': 'of 1 monster, {defeats} are not fewer than all',
  'monsters-defeated': 'the monsters of that room are defeated',
  'no-room': 'the path is in no room',
  'no-door': 'the room has {count} doors',
  'door-used': 'door {door} has been used',
  crossing: 'the path would cross its own line in the room',
  'corridor-used': 'the corridor at {spot} has been used',
  'no-portal': 'there is no portal here',
  'portal-used': 'the portal at {spot} has been used',
  'no-barrel': 'there is no barrel here',
  'no-other': 'there is no other {feature} at {spot}',
  'not-at-edge': 'the path is not at the edge',
  'not-outermost': 'the opening is not outermost in its line',
  'no-opposite': 'there is no opening exactly opposite',
  'no-means': 'nothing is left to overcome the {obstacle} with',
  'no-book': 'the book is not at hand, or has been used',
  overlap: 'it overlaps card {other}',
  'no-join': 'no corridor joins it to card {other} beside it',
  unjoined: 'it is not joined to card 1',
  'too-long': '{count} characters are more than {most}',
  'not-entry-at': '{text} at character {at} is not an entry',
  'not-step-at': '{text} at character {at} is not a step',
  'not-text': 'it must be a text',
  'not-hand': 'it must be a list of {count} cards',
  'not-object': 'it must be an object of {names}',
  'not-turned': 'turned must be true or false',
  'not-offset': 'x and y are whole numbers from {least} to {most}',
  'no-such-card': '{text} is no card',
  'not-in-hand': '{card} is not in the hand',
  'not-laid': '{card} is not laid',
} as const
export type SentenceKey = keyof typeof SENTENCES
export type SentenceArgs = Readonly<Record<string, string | number>>

/** A step or a layout that the rules refuse. */
export class Refusal {
  constructor(
    readonly rule: string,
    readonly where: string,
    readonly key: SentenceKey,
    readonly args: SentenceArgs = {},
  ) {}

  /** The sentence in English. */
  get message(): string {
    return SENTENCES[this.key].replace(/\{(\w+)\}/g, (_, name: string) => String(this.args[name]))
  }
}

/** A text in quotes and plain ASCII, as Python's `ascii` writes it. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const characters = Array.from(text, (character) => {
    const code = character.codePointAt(0)!
    if (character === quote || character === '\\') return `\\${character}`
    if (character in ESCAPES) return ESCAPES[character]!
    if (code >= 32 && code < 127) return character
    const digits = code.toString(16)
    if (code < 0x100) return `\\x${digits.padStart(2, '0')}`
    return code < 0x10000 ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`
  })
  return quote + characters.join('') + quote
}

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
