/** Dungeon in the browser. */
import type { Game } from '..'
import type { Dungeon } from './types'

export default {
  words: {
    en: () => import('./words/en'),
    de: () => import('./words/de'),
    he: () => import('./words/he'),
  },
  options: async () => (await import('./options')).default,
  table: async () => (await import('./table')).default,
  rules: async () => (await import('./Rules.svelte')).default,
} satisfies Game<Dungeon>
