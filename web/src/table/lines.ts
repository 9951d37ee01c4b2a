/** The log in words: what happened in the game, and who played for whom. */
import { say } from '../words/index.svelte'
import type { TableStore } from './table.svelte'

export interface Line {
  event: string
  look: string
  text: string
}

/** The lines of the log behind the first `from` events, newest last. */
export function linesOf(table: TableStore, from = 0): Line[] {
  const events = table.stage.log
  const lines: Line[] = []
  const tellNotes = (after: number): void => {
    for (const { seat, note } of table.notes.filter((one) => one.after === after || (after === events.length && one.after > after)))
      lines.push({ event: note, look: 'note', text: say(`web-note-${note}`, { name: table.name(seat) }) })
  }
  tellNotes(from)
  events.slice(from).forEach((event, nth) => {
    lines.push({ event: event.event, look: table.part.look(event), text: table.part.sentence(event, table.name) })
    tellNotes(from + nth + 1)
  })
  return lines.filter((line) => line.text)
}
