/** The options of a table of Dungeon: the form, and what they are in words. */
import type { OptionsPart } from '..'
import { say } from '../../words/index.svelte'
import Form from './Form.svelte'
import type { Dungeon } from './types'

export default {
  Form,
  first: { begins: 'chance', time_limit: null },
  opponents: ['greedy', 'apprentice'],

  valid(form, wish) {
    const limit = wish.time_limit ?? null
    return { begins: 'chance', time_limit: form.time_limits.includes(limit) ? limit : null }
  },

  describe: ({ time_limit: seconds }) => [
    seconds === null ? say('web-dungeon-no-limit') : say('dungeon-time-limit', { seconds }),
  ],
} satisfies OptionsPart<Dungeon>
