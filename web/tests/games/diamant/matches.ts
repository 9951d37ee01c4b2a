/** Recorded tables of Diamant: their events, and the views that they led to. */
import type { DiamantEvent, View } from '../../../src/games/diamant/types'
import type { Script } from '../../../src/table/stage.svelte'
import { recordings } from '../../frames'

/** What one listener saw happen, from the first view on. */
export interface Match {
  first: View
  scripts: Script<View, DiamantEvent>[]
}

export function matches(): Match[] {
  return recordings().flatMap((messages) => {
    const told = messages.flatMap((message) =>
      message.type === 'events' ? [{ events: message.events as DiamantEvent[], view: message.view as View }] : [],
    )
    const [first, ...scripts] = told
    return first ? [{ first: first.view, scripts }] : []
  })
}

/** Somebody came home alone, with relics: no recorded table has that. */
const ALONE: DiamantEvent = { event: 'relics-taken', seat: 1, relics: ['relic-5', 'relic-7'], points: [5, 7] }

export const events = (): DiamantEvent[] => [
  ...matches().flatMap(({ scripts }) => scripts.flatMap((script) => script.events)),
  ALONE,
]
