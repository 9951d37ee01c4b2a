import { expect, test } from 'vitest'
import diamant from '../../../tests/data/fair/1/diamant.json?raw'
import dungeon from '../../../tests/data/fair/1/dungeon.json?raw'
import newDiamant from '../../../tests/data/fair/2/diamant.json?raw'
import newDungeon from '../../../tests/data/fair/2/dungeon.json?raw'
import type { Seen } from '../../src/lib/shares'
import { verify, type Proof } from '../../src/verify/fair'
import { differences } from '../../src/verify/seen'

interface MatchRecord {
  format: string
  steps: Record<string, unknown>[]
  fair: Proof
}

const RECORDS = { diamant, dungeon, newDiamant, newDungeon }
const GAMES = ['diamant', 'dungeon', 'newDiamant', 'newDungeon'] as const
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
  const { shares, commitment, attempts = 0, hashes } = record.fair
  expect(verdict).toMatchObject({ is: 'fair', shares: shares.length, commitment, attempts, isFirstScheme: !hashes })
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

test('a share that its device had not promised is found', () => {
  const other = judged('newDiamant', ({ fair }) => (fair.shares[1] = '00'.repeat(16)))
  expect(other).toEqual({ is: 'wrong-share', share: 2 })
  const swapped = judged('newDiamant', ({ fair }) => fair.hashes!.reverse())
  expect(swapped).toEqual({ is: 'wrong-share', share: 1 })
})

test('what this browser saw is compared', () => {
  const { fair } = read('newDiamant')
  const seen = { commitment: fair.commitment, share: fair.shares[0]!, hashes: fair.hashes!, attempts: fair.attempts! } as Seen
  expect(differences(seen, fair)).toEqual([])
  expect(differences({ ...seen, commitment: '00' }, fair)).toEqual(['commitment'])
  expect(differences({ ...seen, hashes: seen.hashes.slice(1) }, fair)).toEqual(['hashes'])
  expect(differences({ ...seen, share: '00' }, fair)).toEqual(['share'])
  expect(differences({ ...seen, attempts: 7 }, fair)).toEqual(['attempts'])
  expect(differences(seen, read('diamant').fair)).toEqual(['scheme'])
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
  ['too few hashes', (fair) => fair.hashes!.pop()],
  ['a hash that is not hex', (fair) => (fair.hashes![0] = 'z'.repeat(64))],
  ['half an attempt', (fair) => (fair.attempts = 0.5)],
  ['a share that is not hex', (fair) => (fair.shares = ['z'.repeat(32)])],
])('a proof with %s is not judged', (_, change) => {
  expect(judged('newDiamant', ({ fair }) => void change(fair))).toEqual({ is: 'unreadable', why: 'format' })
})
