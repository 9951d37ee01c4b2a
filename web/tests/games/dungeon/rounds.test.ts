import { expect, test } from 'vitest'
import { rounds } from '../../../src/games/dungeon/rounds'
import { dungeon, EVENTS } from './samples'

test('a round is gathered from its events', () => {
  const [first, ...others] = rounds(EVENTS)
  expect(others).toEqual([])
  expect([first!.round, first!.first, first!.coins, first!.main!.points, first!.side!.goal]).toEqual([1, null, [1, 0, 0], [0, 1, 0], 'room-1'])
})

test('a round that is being scored has what has been scored so far', () => {
  const revealed = EVENTS.findIndex((event) => event.event === 'dungeons-revealed')
  expect(rounds(EVENTS.slice(0, revealed))).toEqual([])
  const [scored] = rounds(EVENTS.slice(0, revealed + 1))
  expect([scored!.first, scored!.main, scored!.side, scored!.dungeons.length]).toEqual([undefined, null, null, 3])
})

test('rounds are counted', () => {
  const again = { event: 'dungeons-revealed' as const, dungeons: [dungeon()] }
  expect(rounds([...EVENTS, again]).map(({ round, main }) => [round, main === null])).toEqual([[1, false], [2, true]])
})
