import { expect, test } from 'vitest'
import diamant from '../../../tests/data/fair/diamant.json?raw'
import dungeon from '../../../tests/data/fair/dungeon.json?raw'
import { verify } from '../../src/verify/fair'

interface MatchRecord {
  format: string
  steps: Record<string, unknown>[]
  fair: { scheme: string; commitment: string; seed: string; shares: string[]; draws: [number, number][] }
}

const RECORDS = { diamant, dungeon }
const GAMES = ['diamant', 'dungeon'] as const
type Name = (typeof GAMES)[number]

const read = (game: Name): MatchRecord => JSON.parse(RECORDS[game]) as MatchRecord

function judged(game: Name, change: (record: MatchRecord) => void): ReturnType<typeof verify> {
  const record = read(game)
  change(record)
  return verify(JSON.stringify(record))
}

test.each(GAMES)('every draw of a match of %s is right', (game) => {
  const record = read(game)
  const verdict = verify(JSON.stringify(record))
  expect(verdict).toMatchObject({ is: 'fair', shares: record.fair.shares.length, commitment: record.fair.commitment })
  const draws = 'draws' in verdict ? verdict.draws : []
  expect(draws.map((draw) => draw.outcome)).toEqual(record.steps.flatMap((step) => ('chance' in step ? [step.chance] : [])))
  expect(draws.map((draw) => record.steps[draw.step - 1]!.chance)).toEqual(draws.map((draw) => draw.outcome))
})

test('facts are no draws', () => {
  expect(read('dungeon').steps.some((step) => 'fact' in step)).toBe(true)
})

test.each(GAMES)('another place in %s is found, and where', (game) => {
  const verdict = judged(game, ({ fair: { draws } }) => {
    draws[2]![1] = (draws[2]![1] + 1) % draws[2]![0]
  })
  const place = read(game)
    .steps.map((step, nth) => ('chance' in step ? nth : -1))
    .filter((nth) => nth >= 0)[2]!
  expect(verdict).toMatchObject({ is: 'wrong-draw', draw: { nth: 3, step: place + 1 } })
})

test('another number of outcomes is found', () => {
  const verdict = judged('diamant', ({ fair: { draws } }) => (draws[0]![0] += 1))
  expect(verdict.is).toBe('wrong-draw')
})

test('another share is found', () => {
  const verdict = judged('diamant', ({ fair: { shares } }) => (shares[0] = shares[0]!.replace(/./, (digit) => (digit === '0' ? '1' : '0'))))
  expect(verdict.is).toBe('wrong-draw')
})

test('a draw left out of the match is found', () => {
  const drawn = read('diamant').fair.draws.length
  const verdict = judged('diamant', ({ steps }) => steps.splice(0, 1))
  expect(verdict).toEqual({ is: 'miscounted', drawn: drawn - 1, told: drawn })
})

test('a draw left out of the proof is found', () => {
  const drawn = read('diamant').fair.draws.length
  const verdict = judged('diamant', ({ fair }) => fair.draws.pop())
  expect(verdict).toEqual({ is: 'miscounted', drawn, told: drawn - 1 })
})

test('a seed that was not promised is found', () => {
  const verdict = judged('diamant', ({ fair }) => (fair.seed = '00'.repeat(32)))
  expect(verdict).toMatchObject({ is: 'wrong-seed', hash: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925' })
})

test('a record of the first format is left to the command', () => {
  const verdict = judged('diamant', (record) => {
    record.format = 'tacora-match/1'
    delete (record.fair as Partial<MatchRecord['fair']>).draws
  })
  expect(verdict).toEqual({ is: 'unreadable', why: 'older' })
})

test.each([
  ['{', 'json'],
  ['[]', 'format'],
  ['null', 'format'],
  ['{"format": "tacora-match/2"}', 'format'],
  ['{"format": "tacora-match/2", "steps": [1]}', 'format'],
  ['{"format": "tacora-match/9", "steps": []}', 'format'],
  ['{"format": "tacora-match/2", "steps": []}', 'no-fair'],
  ['{"format": "tacora-match/2", "steps": [], "fair": {"scheme": "dice/1"}}', 'scheme'],
])('%s is not judged', (text, why) => {
  expect(verify(text)).toEqual({ is: 'unreadable', why })
})

test.each<[string, (fair: MatchRecord['fair']) => unknown]>([
  ['no outcomes', (fair) => (fair.draws[0] = [0, 0])],
  ['a place beyond the last', (fair) => (fair.draws[0] = [3, 3])],
  ['half a place', (fair) => (fair.draws[0] = [3, 1.5])],
  ['a number alone', (fair) => ((fair.draws as unknown[])[0] = 3)],
  ['a short seed', (fair) => (fair.seed = 'ab')],
  ['a share that is not hex', (fair) => (fair.shares = ['z'.repeat(32)])],
])('a proof with %s is not judged', (_, change) => {
  expect(judged('diamant', ({ fair }) => void change(fair))).toEqual({ is: 'unreadable', why: 'format' })
})
