import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeIn } from '../../src/lib/links'
import { nameFault } from '../../src/lib/names'

const CASES = JSON.parse(readFileSync('../tests/data/names.json', 'utf-8')) as [string, string | null][]

test.each(CASES)('the server and this page say the same of the name %j', (name, fault) => {
  // a line break at the border is trimmed here, before the name is sent
  expect(nameFault(name)).toBe(fault)
})

test.each([
  ['k7m2qx4w', 'k7m2qx4w'],
  [' K7M2QX4W. ', 'k7m2qx4w'],
  ['k7m2qx', 'k7m2qx'],
  ['https://play.example.org/t/k7m2qx4w?utm_source=chat#top', 'k7m2qx4w'],
  ['Komm: http://localhost:8000/t/k7m2qx4w) bis gleich!', 'k7m2qx4w'],
  ['http://localhost:8000/t/k7m2qx4w/', 'k7m2qx4w'],
  ['k7m2qx4', null],
  ['camper van', null],
  ['http://localhost:8000/t/k7m2qx4wzz', null],
])('the code in %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
