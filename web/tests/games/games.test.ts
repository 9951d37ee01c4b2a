import { describe, expect, test } from 'vitest'
import { FIRST_GAME, GAMES, loadOptions, loadRules, loadTable, UnknownGame } from '../../src/games'
import { LANGUAGES, words } from '../../src/words/index.svelte'

const FORMS = import.meta.glob('../../../docs/formats/*-wire.schema.json')

test('a game is its folder', () => {
  expect(GAMES.has('diamant')).toBe(true)
  expect(GAMES.has(FIRST_GAME)).toBe(true)
})

test('a game without a folder is not loaded', async () => {
  await expect(loadTable('chess')).rejects.toBeInstanceOf(UnknownGame)
})

describe.each([...GAMES.keys()])('%s', (game) => {
  test('has its types from a schema', () => {
    expect(Object.keys(FORMS)).toContain(`../../../docs/formats/${game}-wire.schema.json`)
  })

  test('has the words that every table asks for, in every language', async () => {
    const { opponents } = await loadOptions(game)
    const asked = ['ask', 'idle', 'log', 'start', 'lobby-title', 'invite-text', ...opponents.map((bot) => `bot-${bot}`)]
    const atHome = ['title', 'promise', 'play'].map((end) => `web-home-${game}-${end}`)
    for (const language of LANGUAGES) {
      await words.load(language)
      const keys = [...asked.map((end) => `web-${game}-${end}`), ...atHome]
      expect(keys.filter((key) => !words.has(key))).toEqual([])
    }
  })

  test('describes its first options', async () => {
    const part = await loadOptions(game)
    const told = part.describe(part.first)
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((text) => !text)).toEqual([])
  })

  test('has a page of rules and a table', async () => {
    expect(await loadRules(game)).toBeTypeOf('function')
    const [table] = await loadTable(game)
    expect(table.stage().shown).toBeNull()
    for (const { keys, text } of table.keys()) expect([keys.join(''), text]).not.toContain('')
  })
})
