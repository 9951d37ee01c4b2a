/** The options of a table of Diamant: the form, and what they are in words. */
import type { OptionsPart } from '..'
import { say } from '../../words/index.svelte'
import Form from './Form.svelte'
import type { Diamant } from './types'

export default {
  Form,
  first: { edition: '2024', relics: true, hidden_chests: false },
  opponents: ['odds', 'bold', 'steady'],

  valid(form, wish) {
    const edition = form.editions.find((known) => known.name === wish.edition) ?? form.editions[0]!
    const relics = edition.relics === 'always' || wish.relics
    return { edition: edition.name, relics, hidden_chests: wish.hidden_chests }
  },

  describe: (options) => [
    say(`diamant-edition-${options.edition}`),
    say(options.relics ? 'web-diamant-with-relics' : 'web-diamant-without-relics'),
    ...(options.hidden_chests ? [say('web-diamant-option-hidden-chests')] : []),
  ],
} satisfies OptionsPart<Diamant>
