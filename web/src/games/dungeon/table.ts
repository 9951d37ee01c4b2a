/** A table of Dungeon in play. */
import type { TablePart } from '..'
import { say } from '../../words/index.svelte'
import Aside from './Aside.svelte'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import End from './End.svelte'
import Flights from './Flights.svelte'
import { look, sentence } from './narrator'
import Player from './Player.svelte'
import { DungeonStage } from './stage.svelte'
import type { Dungeon, View } from './types'

const SECRET_TASKS = ['look', 'explore']

function state(view: View, seat: number): { text: string; isOut: boolean } {
  switch (view.phase) {
    case 'over':
      return { text: '', isOut: true }
    case 'exploration':
      return { text: say('web-dungeon-state-builds'), isOut: false }
    case 'market':
      if (view.passed.includes(seat)) return { text: say('web-dungeon-state-passed'), isOut: true }
      return { text: say(view.pending.includes(seat) ? 'web-dungeon-state-buys' : 'web-dungeon-state-waits'), isOut: false }
    default:
      return { text: say(view.pending.includes(seat) ? 'web-dungeon-state-chooses' : 'web-dungeon-state-waits'), isOut: false }
  }
}

export default {
  stage: () => new DungeonStage(),
  deciders: (view) => view.pending,
  isOver: (view) => view.phase === 'over',
  isFinal: (view) => view.task?.kind === 'explore', // V-D5
  hasSecrets: (_, view) => SECRET_TASKS.includes(view.task?.kind ?? ''), // V-H3
  state,
  sentence,
  look,
  keys: () => [
    { keys: [say('web-dungeon-key-pass')], text: say('web-dungeon-pass') },
    { keys: ['1', '–', '5'], text: say('web-dungeon-keys-take') },
    { keys: ['T'], text: say('web-dungeon-keys-turn') },
    { keys: ['←', '→', '↑', '↓', 'Enter'], text: say('web-keys-choose') },
  ],
  Bar,
  Board,
  Choices,
  Player,
  Aside,
  End,
  Overlay: Flights,
} satisfies TablePart<Dungeon>
