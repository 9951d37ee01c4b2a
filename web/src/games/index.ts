/** The games of this browser: a folder each, found by its `index.ts`, behind the interface on this page (docs/browser.md). */
import type { Component, Snippet } from 'svelte'
import { Refusal, settings } from '../lib/api'
import type { Stage } from '../table/stage.svelte'
import type { TableStore } from '../table/table.svelte'
import type { AnyEvent, AnyView } from '../wire'
import { words, type Source } from '../words/index.svelte'

/** The types of one game: on the wire, and its stage. */
export interface Kind {
  View: AnyView
  Event: AnyEvent
  /** What a seat sends as its decision: any JSON that the game's server side reads. */
  Choice: unknown
  Options: object
  /** What the server says about the options (`games.<game>.form` of /api/settings). */
  Form: object
  Stage: Stage<AnyView, AnyEvent>
  /** What all may know of a seat's unfinished work; never, where the game tells nothing. */
  Progress: unknown
}

export interface FormProps<K extends Kind> {
  form: K['Form']
  options: K['Options']
  /** How many seats the table has. */
  count: number
  /** The seats, with a note below them. */
  seats: Snippet<[note: string]>
  /** The switches that every game has. */
  switches: Snippet
}

/** What a game needs before there is a table. */
export interface OptionsPart<K extends Kind> {
  /** The fields of a new table. */
  Form: Component<FormProps<K>, object, 'options'>
  /** The options of somebody's first table. */
  readonly first: K['Options']
  /** The bots of a quick game. */
  readonly opponents: readonly string[]
  /** The options wished for, as far as this server offers them. */
  valid(form: K['Form'], wish: K['Options']): K['Options']
  /** The options in a few words each, the most telling first. */
  describe(options: K['Options']): string[]
}

/** How a line of the log looks. */
export type Look = 'plain' | 'chapter' | 'gain' | 'prize' | 'safe' | 'warning' | 'loss' | 'end'

export interface TableProps<K extends Kind> {
  table: TableStore<K>
}

export interface SeatProps<K extends Kind> extends TableProps<K> {
  seat: number
}

export interface PlayerProps<K extends Kind> extends SeatProps<K> {
  /** The seat of this device that may see its own secrets now. */
  looking: number | null
}

export interface BoardProps<K extends Kind> extends TableProps<K> {
  /** The seat of this device that may see its own secrets now. */
  looking: number | null
}

export interface EndProps<K extends Kind> extends TableProps<K> {
  /** The ways on from here: a rematch, the check of the shuffles, home. */
  children: Snippet
}

/** What a game needs at a table in play. */
export interface TablePart<K extends Kind> {
  stage(): K['Stage']
  /** The seats that are to decide. */
  deciders(view: K['View']): number[]
  isOver(view: K['View']): boolean
  /** A decision stands once it is given; else it may be changed until all have decided. */
  isFinal(view: K['View']): boolean
  /** Even alone at a decision, people at one device see what the others may not. */
  hasSecrets(options: K['Options'], view: K['View']): boolean
  /** What a seat is doing, and whether it is out of what goes on now. */
  state(view: K['View'], seat: number): { text: string; isOut: boolean }
  /** An event in words, '' if it needs none. */
  sentence(event: K['Event'], name: (seat: number) => string): string
  look(event: K['Event']): Look
  /** Keys and what they do, for the menu. */
  keys(): { keys: string[]; text: string }[]
  /** The top bar, after the menu's button. */
  Bar: Component<TableProps<K>>
  /** The middle of the screen. */
  Board: Component<BoardProps<K>>
  /** The decision of a seat, at the thumb. */
  Choices: Component<SeatProps<K>>
  /** What one may do while only others decide. */
  Idle?: Component<TableProps<K>>
  /** What a seat has, in the grid areas `lead`, `tail` and `extra` of its row. */
  Player: Component<PlayerProps<K>>
  /** What stands above the log. */
  Aside: Component<TableProps<K>>
  /** The end of the game. */
  End: Component<EndProps<K>>
  /** What moves above everything. */
  Overlay: Component<TableProps<K>>
}

/** A game: each part is loaded when it is first shown. */
export interface Game<K extends Kind> {
  words: Source
  options(): Promise<OptionsPart<K>>
  table(): Promise<TablePart<K>>
  /** The page of rules. */
  rules(): Promise<Component>
}

/** A game whose own types are not known: what the pages and the table work with. */
export type AnyGame = Game<Kind>
export type AnyOptionsPart = OptionsPart<Kind>
export type AnyTablePart = TablePart<Kind>

// each game's index.ts says that it satisfies Game with its own types, which its own server fills
const FOUND = import.meta.glob<AnyGame>('./*/index.ts', { eager: true, import: 'default' })

/** Every game by its name, which is its folder's. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  Object.entries(FOUND).map(([path, game]) => [path.split('/')[1]!, game]),
)

/** The game that the home page opens with. */
export const FIRST_GAME = [...GAMES.keys()][0]!

/** A table or a server has a game that this browser has no folder for. */
export class UnknownGame extends Error {}

let hasFailed = false

/** A page asks once for a module or a style sheet and remembers the failure: only a new page asks again. */
async function startAnew(): Promise<never> {
  await settings() // a reload without a server would leave nothing on the screen
  location.reload()
  return new Promise(() => undefined)
}

/** Loads parts of a game, and its words with them. */
async function load<Part>(name: string, parts: (game: AnyGame) => Promise<Part>): Promise<Part> {
  const game = GAMES.get(name)
  if (!game) throw new UnknownGame(name)
  if (hasFailed) await startAnew()
  try {
    const [loaded] = await Promise.all([parts(game), words.add(game.words)])
    return loaded
  } catch {
    hasFailed = true
    throw new Refusal('unreachable', name)
  }
}

export const loadOptions = (name: string): Promise<AnyOptionsPart> => load(name, (game) => game.options())
export const loadRules = (name: string): Promise<Component> => load(name, (game) => game.rules())
export const loadTable = (name: string): Promise<[AnyTablePart, AnyOptionsPart]> =>
  load(name, (game) => Promise.all([game.table(), game.options()]))
