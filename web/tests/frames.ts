/** What a real server sent at whole tables: the recordings of tests/data/frames. */
import type { ServerMessage } from '../src/wire'

const FILES = import.meta.glob<string>('../../tests/data/frames/*.txt', { eager: true, query: '?raw', import: 'default' })

/** The messages to every listener, each from its welcome on. */
export const recordings = (): ServerMessage[][] => Object.values(FILES).flatMap((file) => listeners(file.split('\n')))

function listeners(lines: string[]): ServerMessage[][] {
  const found: ServerMessage[][] = []
  for (const written of lines) {
    // what the first listener hears too is told by its line there
    const line = written.startsWith('=') ? lines[Number(written.slice(1)) - 1]! : written
    if (line.startsWith('< ')) found.at(-1)!.push(JSON.parse(line.slice(2)) as ServerMessage)
    else if (line.includes(', since ')) found.push([])
  }
  return found
}
