import { expect, test } from 'vitest'
import { spotsOf } from '../../../src/games/dungeon/counting'
import { FINDS, Refusal, Walk, follow } from '../../../src/games/dungeon/walk'
import { CASES } from './gallery'

test.each(CASES.filter(({ says }) => !says.startsWith('refused')))('whatever counts has its place: $title', ({ layout, path, tools }) => {
  const start = Walk.begin(layout, tools)
  if (start instanceof Refusal) throw new Error(start.message)
  const { walk } = follow(start, path)
  for (const find of FINDS) expect([find, spotsOf(walk, find).length]).toEqual([find, walk.discoveries[find]])
})
