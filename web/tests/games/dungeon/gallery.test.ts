import { expect, test } from 'vitest'
import { Refusal, Walk, follow, type Explored } from '../../../src/games/dungeon/walk'
import { CASES } from './gallery'

const listed = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([word, count]) => (count ? [`${word} ${count}`] : []))

const finds = ({ discoveries }: Explored): string => listed(discoveries).join(', ')

const uses = ({ used_tokens, used_books, boxed_books }: Explored): string =>
  [...listed(used_tokens), ...[...used_books, ...boxed_books].map((book) => `book ${book}`)].join(', ')

test.each(CASES)('$title', (example) => {
  const start = Walk.begin(example.layout, example.tools)
  const end = start instanceof Refusal ? start : follow(start, example.path)
  const refusal = end instanceof Refusal ? end : end.refusal
  const explored = end instanceof Refusal || refusal ? null : end.walk.explored()
  const says = explored?.ending ?? `refused ${refusal?.rule} at ${refusal?.where}`
  expect([says, explored ? finds(explored) : '', explored ? uses(explored) : '']).toEqual([example.says, example.finds, example.uses])
})
