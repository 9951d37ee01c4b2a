/** A table of Diamant in play. */
import type { TablePart } from '..'
import { say } from '../../words/index.svelte'
import Bar from './Bar.svelte'
import Cave from './Cave.svelte'
import Choices from './Choices.svelte'
import End from './End.svelte'
import Hurry from './Hurry.svelte'
import { look, sentence } from './narrator'
import Odds from './Odds.svelte'
import Overlay from './Overlay.svelte'
import Player from './Player.svelte'
import { CaveStage } from './stage.svelte'
import type { Diamant } from './types'

export default {
  stage: () => new CaveStage(),
  deciders: (view) => (view.phase === 'decide' ? view.in_cave : []),
  isOver: (view) => view.phase === 'over',
  isFinal: () => false, // D-E8
  hasSecrets: (options) => options.hidden_chests,

  state(view, seat) {
    const isOut = view.phase === 'over' || !view.in_cave.includes(seat)
    return { text: say(isOut ? 'web-diamant-state-home' : 'web-diamant-state-cave'), isOut }
  },

  sentence,
  look,
  keys: () => [
    { keys: [say('web-diamant-key-return')], text: say('web-diamant-return') },
    { keys: [say('web-diamant-key-continue')], text: say('web-diamant-continue') },
    { keys: ['←', '→', 'Enter'], text: say('web-keys-choose') },
  ],
  Bar,
  Board: Cave,
  Choices,
  Idle: Hurry,
  Player,
  Aside: Odds,
  End,
  Overlay,
} satisfies TablePart<Diamant>
