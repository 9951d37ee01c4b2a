import { expect, test } from 'vitest'
import {
  BOOK, Refusal, SENTENCES, Walk, checkSubmission, follow, legalPart, readPlaced, readSpot, readSubmission, submissionJson, tokensOf, walked,
  type Card, type Submission, type Tools,
} from '../../../src/games/dungeon/walk'
import { quoted } from '../../../src/games/dungeon/walk/refusals'
import { laid, tools } from './gallery'

/** The dungeon of docs/formats/path.md. */
const SUBMISSION = {
  layout: [
    { card: 'S6', x: 0, y: 0, turned: false },
    { card: 'S9', x: 7, y: -1, turned: false },
    { card: 'D3-11', x: 8, y: 8, turned: false },
    { card: 'D6-03', x: 15, y: -4, turned: false },
    { card: 'D6-17', x: 15, y: 5, turned: true },
  ],
  path: '1d1sssENNeseeeee3s2sseeeeesseennn2nnnnd4d5WSSEp3f6',
}
const SWORD = tools('sword 1')

function sure<Value>(value: Value): Exclude<Value, Refusal> {
  if (value instanceof Refusal) throw new Error(`${value.where}: ${value.message} (${value.rule})`)
  return value as Exclude<Value, Refusal>
}

const begun = (lay: string, owned: Tools = tools()): Walk => sure(Walk.begin(laid(lay), owned))
const walk = (lay: string, path: string, owned?: Tools): Walk => follow(begun(lay, owned), path).walk

const read = (): { submission: Submission; hand: Card[] } => {
  const submission = sure(readSubmission(SUBMISSION, 'here'))
  return { submission, hand: submission.layout.map(({ card }) => card) }
}

test('the dungeon of the notation\'s page is walked to its end', () => {
  const { submission, hand } = read()
  expect(submissionJson(submission)).toEqual(SUBMISSION)
  const whole = sure(walked(hand, submission, SWORD))
  expect(whole.path).toBe(SUBMISSION.path)
  expect(whole.history().map((step) => step.token)).toEqual(tokensOf(SUBMISSION.path, 'path'))
  expect(sure(checkSubmission(hand, submission, SWORD))).toEqual(whole.explored())
})

test('a path is cut before its first illegal step', () => {
  const { submission, hand } = read()
  const part = legalPart(hand, submission, tools())!
  expect(SUBMISSION.path.startsWith(part.path)).toBe(true)
  expect(part.path.length).toBeLessThan(SUBMISSION.path.length)
  expect(legalPart(hand.slice(1), submission, SWORD)).toBeNull()
  expect(walked(hand, submission, tools())).toMatchObject({ rule: 'V-I2', key: 'no-means', args: { obstacle: 'monster' } })
})

test('a step leaves the walk as it was, and the walk before stays', () => {
  const before = walk('den 0,0', '1d1')
  const after = sure(before.step('s'))
  expect(before.step('e')).toBeInstanceOf(Refusal)
  expect([before.path, before.discoveries.sword, before.bag.sword]).toEqual(['1d1', 0, 0])
  expect([after.path, after.discoveries.sword, after.bag.sword]).toEqual(['1d1s', 1, 1])
  expect(after.before).toBe(before)
  expect(before.before!.before).toBeNull()
})

test('a walk tells where it is and what it has', () => {
  const owned = tools('key 1, book 15, book 3')
  const den = walk('den 0,0', '1d1s', owned)
  expect(den.spots.map(({ name }) => name)).toEqual(['1d2'])
  expect(den.tokens).toEqual({ sword: 0, scroll: 0, key: 1, rope: 0 })
  expect(den.books).toEqual([BOOK.TRAVEL_TO_MONSTER, BOOK.TAKE_TOKEN])
  const shrine = walk('gate 0,0; shrine 0,9', '1d1sswwp2d3', SWORD)
  expect(shrine.discovered.map(({ name }) => name)).toEqual(['1d2', '1b3', '2d4', '2d3'])
  expect(shrine.spent.map(({ name }) => name)).toEqual(['1d2', '1b3', '2d3'])
})

test('steps say what they are', () => {
  const steps = walk('den 0,0', '1d1sss', tools('book 3, book 15')).steps()
  const told = steps.map(({ token, kind, target, defeats, books }) => [token, kind, target?.name ?? null, defeats, books])
  expect(told).toEqual(
    expect.arrayContaining([
      ['e', 'walk', '1e4', null, []],
      ['m1b4!0', 'monster', '1b4', 0, [3]],
      ['+s', 'take', null, null, [15]],
    ]),
  )
})

test('why a cell is not reached', () => {
  const start = walk('den 0,0', '1d1')
  expect(start.whyNot(readSpot('1d2'))).toBeNull()
  expect(start.whyNot(readSpot('1a1'))).toMatchObject({ rule: 'V-P7', message: '1a1 is rock' })
  expect(start.whyNot(readSpot('1d9'))).toMatchObject({ rule: 'V-P5', message: 'no way leads to 1d9 from here' })
  expect(walk('den 0,0', '1g4').whyNot(readSpot('1f4'))).toMatchObject({
    rule: 'V-I2',
    where: "path: step 2 ('w')",
    message: 'nothing is left to overcome the lock with',
  })
  expect(begun('den 0,0').whyNot(readSpot('1d2'))).toMatchObject({ where: 'path: step 0' })
})

test('a walk goes on along a path as far as that is legal', () => {
  const { walk: far, refusal } = follow(begun('den 0,0'), '1d1sn')
  expect([far.path, refusal?.rule]).toEqual(['1d1s', 'V-P3'])
  expect(follow(far, 's')).toMatchObject({ refusal: null, walk: { path: '1d1ss' } })
  expect(follow(far, 'z').refusal).toMatchObject({ rule: 'F-2', message: "'z' at character 5 is not a step" })
})

test('what is no submission is refused', () => {
  expect(readSubmission({ ...SUBMISSION, path: 'nn' }, 'here')).toMatchObject({ rule: 'F-2', where: 'here: path' })
  expect(readSubmission({ ...SUBMISSION, layout: [] }, 'here')).toMatchObject({ rule: 'V-D1' })
  expect(readPlaced({ card: 'S0', x: 0, y: 0, turned: false }, 'here')).toMatchObject({ message: "'S0' is no card" })
  expect(readPlaced({ card: 'S1', x: 0.5, y: 0, turned: false }, 'here')).toMatchObject({ rule: 'F-2' })
})

test('texts are quoted in ASCII', () => {
  expect([quoted('a'), quoted("it's"), quoted('\'"\\'), quoted('\né☃🗝\x7f')]).toEqual([
    "'a'", '"it\'s"', "'\\'\"\\\\'", "'\\n\\xe9\\u2603\\U0001f5dd\\x7f'",
  ])
})

test('every blank of a sentence is filled', () => {
  for (const [key, sentence] of Object.entries(SENTENCES)) {
    const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const args = Object.fromEntries(names.map((name) => [name, 7]))
    expect(new Refusal('V-P1', 'here', key as keyof typeof SENTENCES, args).message).toBe(sentence.replace(/\{\w+\}/g, '7'))
  }
})
