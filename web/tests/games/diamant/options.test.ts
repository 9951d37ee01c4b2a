import { expect, test } from 'vitest'
import options from '../../../src/games/diamant/options'
import type { Form } from '../../../src/games/diamant/types'

const FORM: Form = {
  editions: [
    { name: '2017', relics: 'always', traps: [] },
    { name: '2024', relics: 'variant', traps: [] },
  ],
}

test('a wish that the server offers is granted', () => {
  const wish = { edition: '2024', relics: false, hidden_chests: true }
  expect(options.valid(FORM, wish)).toEqual(wish)
})

test('an edition that always has relics has them', () => {
  expect(options.valid(FORM, { edition: '2017', relics: false, hidden_chests: false }).relics).toBe(true)
})

test('an edition that is not offered gives way to the first that is', () => {
  expect(options.valid(FORM, { edition: '1999', relics: true, hidden_chests: false }).edition).toBe('2017')
})
