/** The types of Diamant, by the names that its parts use. */
import type { TableStore } from '../../table/table.svelte'
import type { CaveStage } from './stage.svelte'
import type { Choice, Event as DiamantEvent, Form, Options, View } from './wire'

export type { Choice, DiamantEvent, Form, Options, View }

export interface Diamant {
  View: View
  Event: DiamantEvent
  Choice: Choice
  Options: Options
  Form: Form
  Stage: CaveStage
  Progress: never
}

export type DiamantTable = TableStore<Diamant>
