/** The types of Dungeon, by the names that its parts use. */
import type { TableStore } from '../../table/table.svelte'
import type { DungeonStage } from './stage.svelte'
import type {
  Choice, CleanUp, Dungeon as LaidDungeon, Event as DungeonEvent, Form, Goal, Options, OwnView, Progress, Submission, Swap, Tokens, View,
} from './wire'

export type { Choice, CleanUp, DungeonEvent, Form, Goal, LaidDungeon, Options, OwnView, Progress, Submission, Swap, Tokens, View }

export interface Dungeon {
  View: View
  Event: DungeonEvent
  Choice: Choice
  Options: Options
  Form: Form
  Stage: DungeonStage
  Progress: Progress
}

export type DungeonTable = TableStore<Dungeon>
