/** Follows the deck through a match record, only as far as the shuffle needs it. */

interface Edition {
  traps: string[]
  relics: number[]
  /** All relics are in the deck from the start, without numbers. */
  areAlike: boolean
}

const NEWER: Edition = {
  traps: ['scorpion', 'snake', 'lava', 'boulder', 'spikes'],
  relics: [5, 7, 8, 10, 12],
  areAlike: false,
}
const EDITIONS: Record<string, Edition> = {
  '2017': { traps: ['spider', 'snake', 'lava', 'boulder', 'ram'], relics: [], areAlike: true },
  '2024': NEWER,
  international: NEWER,
}
const TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
const TRAP_COPIES = 3
const ALIKE_RELICS = 5

export interface DeckOptions {
  edition: string
  relics: boolean
  custom?: { treasures?: number[]; trap_copies?: Record<string, number>; relic_values?: number[] }
}

const rising = (numbers: number[]): number[] => [...numbers].sort((one, other) => one - other)

export class Deck {
  /** The cards shuffled for this expedition, in the urn's order. */
  #stock: string[]
  #pile: string[]
  #path: string[] = []
  #inCave: Set<number>
  urn: string[]

  constructor(
    options: DeckOptions,
    readonly seats: number,
  ) {
    const edition = EDITIONS[options.edition]
    if (!edition) throw new Error(options.edition)
    const custom = options.custom ?? {}
    const treasures = rising(custom.treasures ?? TREASURES).map((rubies) => `treasure-${rubies}`)
    const traps = edition.traps.flatMap((kind) =>
      Array<string>(custom.trap_copies?.[kind] ?? TRAP_COPIES).fill(`trap-${kind}`),
    )
    const alike = options.relics && edition.areAlike ? Array<string>(ALIKE_RELICS).fill('relic') : []
    this.#stock = [...treasures, ...traps, ...alike]
    this.#pile =
      options.relics && !edition.areAlike
        ? rising(custom.relic_values ?? edition.relics).map((number) => `relic-${number}`)
        : []
    this.#inCave = new Set()
    this.urn = []
    this.#begin()
  }

  /** D-E1, D-E2: everybody into the cave, the top relic into the deck. */
  #begin(): void {
    const relic = this.#pile.shift()
    if (relic) this.#stock.push(relic)
    this.urn = [...this.#stock]
    this.#path = []
    this.#inCave = new Set(Array.from({ length: this.seats }, (_, seat) => seat))
  }

  /** D-X3 to D-X5: the path's relics are out of the game, and one of two like traps. */
  #end(sprung: string | null): void {
    const gone = [...this.#path.filter((card) => card.startsWith('relic')), ...(sprung ? [sprung] : [])]
    for (const card of gone) this.#stock.splice(this.#stock.indexOf(card), 1)
    this.#begin()
  }

  draw(card: string): boolean {
    const place = this.urn.indexOf(card)
    if (place < 0) return false
    if (card.startsWith('trap') && this.#path.includes(card)) this.#end(card)
    else {
      this.urn.splice(place, 1)
      this.#path.push(card)
    }
    return true
  }

  decide(moves: Record<string, string>): void {
    for (const [seat, choice] of Object.entries(moves)) if (choice === 'return') this.#inCave.delete(Number(seat))
    if (!this.#inCave.size) this.#end(null)
  }
}
